import { expect } from 'chai';
import { Engine } from '../../core/index.js';
import finance from '../../plugins/domains/finance/index.js';
import general from '../../plugins/domains/general/index.js';
import { testPlugin } from '../kit/index.js';
import { casesOf } from './support/cases.js';

testPlugin(general, {
  cases: casesOf('general'),
});

describe('the domain General', () => {
  it('reports no projects as deals if Finance is chosen', async () => {
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
