import { expect } from 'chai';
import { Engine, isDeidError } from '../../core/index.js';
import custom, { type CustomOptions, checkExamples } from '../../plugins/domains/custom/index.js';
import { testPlugin } from '../kit/index.js';
import { casesOf } from './support/cases.js';

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
/** What a plugin's options are, its schema knows. */
const any = <T>(value: unknown): T => value as never;

testPlugin(custom, {
  options,
  cases: casesOf('custom'),
});

const make = (extra: CustomOptions): Promise<Engine> =>
  Engine.create({ plugins: [{ plugin: custom, options: { ...options, ...extra } }] });

describe('the plugin custom', () => {
  it('works in further domains, or in all, if the options say so', async () => {
    await using general = await make({ alsoIn: ['General'] });
    await using all = await make({ alsoIn: ['*'] });
    for (const engine of [general, all]) expect(engine.analyze('blue heron').findings).to.have.length(1);
  });

  it('marks its findings as domain specific and assigns its types to their parents', async () => {
    await using engine = await make({});
    const { findings } = engine.analyze('badge BX-004711', { domain, entities: ['ID_NUMBER'] });
    expect(findings.map((f) => [f.type, f.domainSpecific])).to.deep.equal([['BADGE', true]]);
  });

  it('protects what lies within an ignored phrase, and nothing else', async () => {
    await using engine = await make({ ignore: ['Blue Heron Street', 'Old QuietWater-Mill'] });
    const found = (text: string): string[] =>
      engine.analyze(text, { domain }).findings.map(({ start, end }) => text.slice(start, end));
    expect(found('Blue Heron, 4 blue heron street, Blue  Heron\nStreet and Blue Heron')).to.deep.equal([
      'Blue Heron',
      'Blue Heron',
    ]);
    expect(found('the old quietwater-mill, the old quietwater')).to.deep.equal(['quietwater']);
    expect(found('Blue Heron Streetcar, a bold QuietWater-Millet')).to.deep.equal(['Blue Heron', 'QuietWater']);
  });

  it('lowers the score of a term right behind a counter word of its dictionary', async () => {
    const dictionary = [{ type: 'PROPRIETARY_TERM', terms: ['Osprey'], score: 0.7, counter: ['harbour'] }];
    await using engine = await make({ dictionary });
    const count = (text: string): number => engine.analyze(text, { domain }).findings.length;
    expect([count('the osprey plan'), count('the harbour osprey')]).to.deep.equal([1, 0]);
  });

  it('registers the domain even without options', async () => {
    await using engine = await Engine.create({ plugins: [custom] });
    expect(engine.analyze('nothing', { domain }).domain).to.equal('Custom');
  });

  it('reports every mistake in its options with its place', async () => {
    const wrong = { dictionary: [{ type: 'lower', terms: [] }], patterns: [{ name: 'x', type: 'X', score: 2 }] };
    const error = await Engine.create({ plugins: [{ plugin: custom, options: wrong }] }).catch((e: unknown) => e);
    expect(isDeidError(error) && error.code).to.equal('plugin_options_invalid');
    const pointers = isDeidError(error) && 'mistakes' in error ? JSON.stringify(error.mistakes) : '';
    for (const place of ['/dictionary/0/type', '/dictionary/0/terms', '/patterns/0/score', '/patterns/0']) {
      expect(pointers).to.include(place);
    }
  });

  it('registers domains with names of their own, which inherit and have their own examples', async () => {
    const domains = [
      {
        name: 'Night Ward',
        extends: 'Custom',
        patterns: [{ name: 'bed', type: 'ID_NUMBER', match: 'N-\\d{2}\\b', score: 0.6 }],
        examples: [{ text: 'Bed [[N-17]] of [[blue heron]]' }, { text: 'Bed N-18' }],
      },
      { name: 'Radiology', dictionary: [{ type: 'PROPRIETARY_TERM', terms: ['Tern'] }] },
    ];
    await using engine = await make({ domains });
    expect(engine.domains.map(({ name }) => name)).to.include.members(['Custom', 'Night Ward', 'Radiology']);
    const found = (text: string, name: string): number => engine.analyze(text, { domain: name }).findings.length;
    expect([found('N-17 blue heron', 'night ward'), found('N-17 blue heron', 'Custom')]).to.deep.equal([2, 1]);
    expect([found('tern', 'Radiology'), found('tern', 'Custom')]).to.deep.equal([1, 0]);
    const mistakes = custom.check?.(engine, any({ ...options, domains })) ?? [];
    expect(mistakes.map(({ pointer }) => pointer)).to.deep.equal(['/domains/0/examples/1']);
  });

  it('refuses a pattern that is not linear', async () => {
    const patterns = [{ name: 'slow', type: 'PROPRIETARY_TERM', match: '(?:\\w+\\s?)+$', score: 0.9 }];
    const error = await make({ patterns }).catch((e: unknown) => e);
    expect(isDeidError(error) && error.code).to.equal('unsafe_pattern');
  });
});

describe('checkExamples', () => {
  it('accepts examples that hold, with types, levels and domains', async () => {
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

describe('terms of scripts without blanks', () => {
  const found = async (terms: readonly string[], text: string, caseSensitive = false): Promise<string[]> => {
    await using engine = await Engine.create({
      plugins: [{ plugin: custom, options: { dictionary: [{ type: 'PERSON', terms, caseSensitive }] } }],
    });
    return engine.analyze(text, { domain }).findings.map(({ start, end }) => text.slice(start, end));
  };

  it('are found within running text', async () => {
    expect(await found(['山本花子'], '本日山本花子さんが来院した。')).to.deep.equal(['山本花子']);
    expect(await found(['青葉県立北高校'], '彼女は青葉県立北高校の生徒')).to.deep.equal(['青葉県立北高校']);
    expect(await found(['李晓梅'], '昨天李晓梅来过')).to.deep.equal(['李晓梅']);
    expect(await found(['สมหญิง'], 'นางสมหญิงมาพบแพทย์')).to.deep.equal(['สมหญิง']);
    expect(await found(['ສົມພອນ'], 'ທ່ານສົມພອນມາ')).to.deep.equal(['ສົມພອນ']);
  });

  it('are found across blanks and line breaks between their letters', async () => {
    const text = '昨日山本 花子と、山本\n花子';
    expect(await found(['山本花子'], text)).to.deep.equal(['山本 花子', '山本\n花子']);
    expect(await found(['山本 花子'], '昨日山本花子と')).to.deep.equal(['山本花子']);
    expect(await found(['山本'], '登山 本日')).to.deep.equal([]);
  });

  it('are found in Korean with attached particles, and not within other words', async () => {
    const text = '박민수가, 박민수는, 박민수씨. 민수에게, 박민수';
    expect(await found(['박민수', '민수'], text)).to.deep.equal(['박민수', '박민수', '박민수', '민수', '박민수']);
    expect(await found(['민수'], '박민수, 민수기')).to.deep.equal([]);
  });

  it('need word boundaries if they are short, or at Latin ends', async () => {
    expect(await found(['森'], '小森さんと森林、森 です')).to.deep.equal(['森']);
    expect(await found(['ユキ'], 'ユキノシタ、ユキさん')).to.deep.equal(['ユキ']);
    expect(await found(['สม'], 'สมชาย')).to.deep.equal([]);
    expect(await found(['札幌Tower', 'Tower札幌'], '昨日札幌Towerに、札幌Towers、Tower札幌です')).to.deep.equal([
      '札幌Tower',
      'Tower札幌',
    ]);
    expect(await found(['Anna'], 'Annabel, アAnnaは')).to.deep.equal(['Anna']);
  });

  it('never split a syllable', async () => {
    expect(await found(['รมยาก'], 'เรมยาก รมยากิ')).to.deep.equal([]);
  });

  it('respect case if it counts', async () => {
    expect(await found(['札幌Tower'], '昨日札幌TOWER', true)).to.deep.equal([]);
    expect(await found(['札幌Tower'], '昨日札幌Tower', true)).to.deep.equal(['札幌Tower']);
  });
});
