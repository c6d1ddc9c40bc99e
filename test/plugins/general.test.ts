import { expect } from 'chai';
import { Engine } from '../../core/index.js';
import finance from '../../plugins/domains/finance/index.js';
import general from '../../plugins/domains/general/index.js';
import { testPlugin } from '../kit/index.js';

testPlugin(general, {
  cases: {
    'general/project-name': [
      {
        finds: [
          'The confidential [[PROJECT_NAME|Project Kestrel]] starts.',
          'codenamed [[Basalt]] by the board',
          'code name: "[[Silver Heron]]"',
          'vertraulich: [[Projekt Nordlicht]]',
        ],
        ignores: [
          'Project Manager and Project Plan',
          'our launch Project Team',
          'The project kestrel',
          'Project Kestrel',
        ],
      },
      { level: 3, finds: ['[[Operation Lighthouse]] went on'], ignores: ['the Operation Room'] },
    ],
    'general/internal-code': {
      finds: [
        'ticket [[KEST-1042]] is open',
        'blocked by [[OPS-7]]',
        'Document no. [[QX-1042]]',
        'asset id: [[AB12345]]',
      ],
      ignores: ['COVID-19 and UTF-8', 'ticket for ISO-9001', 'the KEST-1042 tram', 'part two', 'v1.ABC-12'],
    },
  },
});

describe('the domain General', () => {
  it('leaves projects to deals where Finance is chosen', async () => {
    await using engine = await Engine.create({ plugins: [general, finance] });
    const types = (domain: string): string[] =>
      engine.analyze('Project Falcon is confidential', { domain }).findings.map((f) => f.type);
    expect(types('General')).to.deep.equal(['PROJECT_NAME']);
    expect(types('Finance')).to.deep.equal(['DEAL_NAME']);
  });

  it('marks code names as domain specific', async () => {
    await using engine = await Engine.create({ plugins: [general] });
    const [found] = engine.analyze('codenamed Basalt').findings;
    expect(found?.domainSpecific).to.equal(true);
  });
});
