import { expect } from 'chai';
import { Engine, isDeidError } from '../../core/index.js';
import custom, { type CustomOptions, checkExamples } from '../../plugins/custom/index.js';
import { testPlugin } from '../kit/index.js';

const options = {
  entityTypes: [{ name: 'BADGE', parent: 'ID_NUMBER', description: 'Badge of an employee.' }],
  dictionary: [
    { type: 'PROPRIETARY_TERM', terms: ['Blue Heron', 'QuietWater'] },
    { type: 'PROPRIETARY_TERM', terms: ['Tern'], caseSensitive: true, score: 0.4, context: ['prototype'] },
  ],
  patterns: [
    { name: 'badge', type: 'BADGE', match: 'BX-\\d{6}\\b', score: 0.4, context: ['badge'] },
    { name: 'member', type: 'CUSTOMER_ID', match: '\\d{8}\\b', lead: 'member[ :]{1,2}', score: 0.9, check: 'luhn' },
  ],
  ignore: ['quietwater'],
  thresholds: { BADGE: [0.9, 0.7, 0.2] },
  context: { BADGE: ['turnstile'] },
} satisfies CustomOptions;

const domain = 'Custom';

testPlugin(custom, {
  options,
  cases: {
    'custom/dictionary': [
      {
        domain,
        finds: ['the [[blue  heron]] plan', 'a [[Tern]] prototype'],
        ignores: ['QuietWater', 'a Tern', 'a tern prototype'],
      },
      { finds: ['other domains find none'], ignores: ['the Blue Heron plan'] },
    ],
    'custom/pattern': {
      domain,
      finds: [
        'badge [[BADGE|BX-004711]]',
        'turnstile [[BX-004711]]',
        'member: [[79927398]]'.replace('79927398', '12345674'),
      ],
      ignores: ['BX-004711 alone', 'member: 12345678', 'BX-0047'],
    },
  },
});

const make = (extra: CustomOptions): Promise<Engine> =>
  Engine.create({ plugins: [{ plugin: custom, options: { ...options, ...extra } }] });

describe('the plugin custom', () => {
  it('works in further domains, and in all, where the options say so', async () => {
    await using general = await make({ alsoIn: ['General'] });
    await using all = await make({ alsoIn: ['*'] });
    for (const engine of [general, all]) expect(engine.analyze('blue heron').findings).to.have.length(1);
  });

  it('marks its findings as domain specific and files its types under their parents', async () => {
    await using engine = await make({});
    const { findings } = engine.analyze('badge BX-004711', { domain, entities: ['ID_NUMBER'] });
    expect(findings.map((f) => [f.type, f.domainSpecific])).to.deep.equal([['BADGE', true]]);
  });

  it('registers the domain even without options', async () => {
    await using engine = await Engine.create({ plugins: [custom] });
    expect(engine.analyze('nothing', { domain }).domain).to.equal('Custom');
  });

  it('names every mistake in its options by place', async () => {
    const wrong = { dictionary: [{ type: 'lower', terms: [] }], patterns: [{ name: 'x', type: 'X', score: 2 }] };
    const error = await Engine.create({ plugins: [{ plugin: custom, options: wrong }] }).catch((e: unknown) => e);
    expect(isDeidError(error) && error.code).to.equal('plugin_options_invalid');
    const pointers = isDeidError(error) && 'mistakes' in error ? JSON.stringify(error.mistakes) : '';
    for (const place of ['/dictionary/0/type', '/dictionary/0/terms', '/patterns/0/score', '/patterns/0']) {
      expect(pointers).to.include(place);
    }
  });

  it('refuses a pattern that is not linear', async () => {
    const patterns = [{ name: 'slow', type: 'PROPRIETARY_TERM', match: '(?:\\w+\\s?)+$', score: 0.9 }];
    const error = await make({ patterns }).catch((e: unknown) => e);
    expect(isDeidError(error) && error.code).to.equal('unsafe_pattern');
  });
});

describe('checkExamples', () => {
  it('passes examples that hold, with types, levels and domains', async () => {
    await using engine = await make({ alsoIn: ['General'] });
    const examples = [
      { text: 'The [[PROPRIETARY_TERM|blue heron]] and badge [[BADGE|BX-004711]].' },
      { text: 'BX-004711 alone', domain: 'General', level: 2 as const },
      { text: '[[BX-004711]] alone', level: 3 as const },
    ];
    expect(checkExamples(engine, examples)).to.deep.equal([]);
  });

  it('reports missing and unexpected terms by number', async () => {
    await using engine = await make({});
    const examples = [{ text: 'a [[grey goose]]' }, { text: 'a blue heron' }, { text: 'badge [[PERSON|BX-004711]]' }];
    expect(checkExamples(engine, examples)).to.deep.equal([
      { example: 0, problem: 'missing', term: 0 },
      { example: 1, problem: 'unexpected', term: 0 },
      { example: 2, problem: 'missing', term: 0 },
    ]);
  });
});
