import { expect } from 'chai';
import fc from 'fast-check';
import { DeidError, type DeidentifyOptions, type Engine, type Span } from '../../core/index.js';
import { createEngine, deidentifyFile, type RequestRules } from '../../lib/index.js';

/** Never to be seen in an error. */
const CANARY = 'Sigrid';
const many = (count: number): string[] => Array.from({ length: count }, (_, i) => `term${i}`);

/** Invalid rules with the place of the mistake. Callers without a type checker may send any JSON. */
const REFUSED: readonly (readonly [what: string, rules: unknown, pointer: string])[] = [
  ['a list', [], '/rules'],
  ['a text', CANARY, '/rules'],
  ['a number', 1, '/rules'],
  ['a function', { allow: [() => CANARY] }, '/rules'],
  ['an expression', { patterns: [{ type: 'PERSON', match: /Sigrid/ }] }, '/rules'],
  ['a big integer', { thresholds: { PERSON: 1n } }, '/rules'],
  ['more than there may be', { allow: [`${CANARY} ${'x'.repeat(60_000)}`] }, '/rules'],
  ['an unknown name', { [CANARY]: 1 }, '/rules'],
  ['the name of Presidio', { allow_list: [CANARY] }, '/rules'],
  ['the name of Google', { customInfoTypes: [] }, '/rules'],
  ['a prototype', JSON.parse('{"__proto__":{"allow":["a"]}}'), '/rules'],
  ['one term for a list', { allow: CANARY }, '/rules/allow'],
  ['an empty allowed term', { allow: ['a', ''] }, '/rules/allow/1'],
  ['an allowed number', { allow: [1] }, '/rules/allow/0'],
  ['an allowed list', { allow: [[CANARY]] }, '/rules/allow/0'],
  ['null among terms', { allow: [null] }, '/rules/allow/0'],
  ['blanks as a term', { allow: ['  '] }, '/rules/allow/0'],
  ['marks as a term', { allow: ['***'] }, '/rules/allow/0'],
  ['too many allowed terms', { allow: many(1001) }, '/rules/allow'],
  ['an allowed term that is too long', { allow: ['x'.repeat(201)] }, '/rules/allow/0'],
  ['a term both allowed and denied', { allow: ['b', CANARY], deny: [CANARY.toUpperCase()] }, '/rules/allow/1'],
  ['one denied term for a list', { deny: CANARY }, '/rules/deny'],
  ['an empty denied term', { deny: [''] }, '/rules/deny/0'],
  ['a denied number', { deny: ['a', 2] }, '/rules/deny/1'],
  ['marks as a denied term', { deny: ['a', '--'] }, '/rules/deny/1'],
  ['denied terms of no type', { deny: [{ type: CANARY, terms: ['a'] }] }, '/rules/deny/0/type'],
  ['denied terms without terms', { deny: [{ type: 'PERSON' }] }, '/rules/deny/0'],
  ['no denied terms', { deny: [{ terms: [] }] }, '/rules/deny/0/terms'],
  ['a misspelt name', { deny: [{ terms: ['a'], casesensitive: true }] }, '/rules/deny/0'],
  ['a text for a flag', { deny: [{ terms: ['a'], caseSensitive: 'yes' }] }, '/rules/deny/0/caseSensitive'],
  ['marks within denied terms', { deny: [{ terms: ['a', '?'] }] }, '/rules/deny/0/terms/1'],
  ['too many denied terms', { deny: [{ terms: many(600) }, { terms: many(600) }] }, '/rules/deny'],
  ['a pattern without a type', { patterns: [{ match: CANARY }] }, '/rules/patterns/0'],
  ['a pattern without an expression', { patterns: [{ type: 'PERSON' }] }, '/rules/patterns/0'],
  ['a pattern of no type', { patterns: [{ type: CANARY, match: 'a' }] }, '/rules/patterns/0/type'],
  ['an empty pattern', { patterns: [{ type: 'PERSON', match: '' }] }, '/rules/patterns/0/match'],
  ['an open group', { patterns: [{ type: 'PERSON', match: `(${CANARY}` }] }, '/rules/patterns/0/match'],
  ['an unknown escape', { patterns: [{ type: 'PERSON', match: '\\y' }] }, '/rules/patterns/0/match'],
  ['a range upside down', { patterns: [{ type: 'PERSON', match: '[z-a]' }] }, '/rules/patterns/0/match'],
  ['a lead that is none', { patterns: [{ type: 'PERSON', match: 'a', lead: '[' }] }, '/rules/patterns/0/lead'],
  ['nested repetitions', { patterns: [{ type: 'PERSON', match: '(a+)+b' }] }, '/rules/patterns/0/match'],
  ['a repetition without end', { patterns: [{ type: 'PERSON', match: '[a-z]*x' }] }, '/rules/patterns/0/match'],
  ['a back-reference', { patterns: [{ type: 'PERSON', match: '(a)\\1' }] }, '/rules/patterns/0/match'],
  ['what may be empty', { patterns: [{ type: 'PERSON', match: 'a?' }] }, '/rules/patterns/0/match'],
  ['an edge alone', { patterns: [{ type: 'PERSON', match: '\\b' }] }, '/rules/patterns/0/match'],
  ['exponential groups', { patterns: [{ type: 'PERSON', match: '(?:a?){30}a{30}c' }] }, '/rules/patterns/0/match'],
  ['exponential lookaheads', { patterns: [{ type: 'PERSON', match: '(?=(?:a|a){20}c)a' }] }, '/rules/patterns/0/match'],
  [
    'an exponential lead',
    { patterns: [{ type: 'PERSON', match: 'a', lead: '(?:a|a){20}' }] },
    '/rules/patterns/0/lead',
  ],
  ['a long walk', { patterns: [{ type: 'PERSON', match: '(?:[a-z]{1,500}-){1,500}' }] }, '/rules/patterns'],
  [
    'many long walks',
    { patterns: Array.from({ length: 20 }, (_, i) => ({ type: 'PERSON', match: `[^]{1,90}x${i}` })) },
    '/rules/patterns',
  ],
  [
    'an expression that is too long',
    { patterns: [{ type: 'PERSON', match: 'a'.repeat(501) }] },
    '/rules/patterns/0/match',
  ],
  [
    'too many patterns',
    { patterns: Array.from({ length: 21 }, (_, i) => ({ type: 'PERSON', match: `x${i}` })) },
    '/rules/patterns',
  ],
  ['a score above one', { patterns: [{ type: 'PERSON', match: 'a', score: 2 }] }, '/rules/patterns/0/score'],
  ['a validator', { patterns: [{ type: 'PERSON', match: 'a', validate: 'x' }] }, '/rules/patterns/0'],
  ['the name regex', { patterns: [{ type: 'PERSON', match: 'a', regex: CANARY }] }, '/rules/patterns/0'],
  ['thresholds as a list', { thresholds: [0.5] }, '/rules/thresholds'],
  ['a threshold of no type', { thresholds: { [CANARY]: 0.5 } }, '/rules/thresholds'],
  ['a threshold above one', { thresholds: { PERSON: 1.5 } }, '/rules/thresholds/PERSON'],
  ['a threshold that is a text', { thresholds: { PERSON: '0.5' } }, '/rules/thresholds/PERSON'],
  ['two thresholds', { thresholds: { PERSON: [0.5, 0.4] } }, '/rules/thresholds/PERSON'],
  ['rising thresholds', { thresholds: { PERSON: [0.2, 0.5, 0.8] } }, '/rules/thresholds/PERSON'],
  ['an operator of no type', { operators: { [CANARY]: 'redact' } }, '/rules/operators'],
  ['no operator', { operators: { PERSON: CANARY } }, '/rules/operators/PERSON'],
  ['an operator that is a number', { operators: { PERSON: 1 } }, '/rules/operators/PERSON'],
  ['an operator without a name', { operators: { PERSON: { options: {} } } }, '/rules/operators/PERSON'],
  [
    'an unknown option',
    { operators: { PERSON: { use: 'mask', options: { [CANARY]: 1 } } } },
    '/rules/operators/PERSON/options',
  ],
  [
    'an option out of range',
    { operators: { PERSON: { use: 'mask', options: { keepLast: 99 } } } },
    '/rules/operators/PERSON/options/keepLast',
  ],
  ['a code without a key', { operators: { PERSON: 'hash' } }, '/rules/operators/PERSON/options'],
  ['a short key', { operators: { '*': { use: 'hash', options: { key: CANARY } } } }, '/rules/operators/*/options/key'],
  [
    'a secret of the host',
    { operators: { PERSON: { use: 'hash', options: { keyEnv: 'HOME' } } } },
    '/rules/operators/PERSON/options/keyEnv',
  ],
  [
    'a substitute that is too long',
    { operators: { PERSON: { use: 'replace', options: { with: CANARY.repeat(200) } } } },
    '/rules/operators/PERSON/options',
  ],
];

const TEXT = 'Ms. Anna Smith of Berlin called 555-201-3344 about BX-004711 and project blue heron.';

describe('rules of a request', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const redacted = (rules: RequestRules, options: DeidentifyOptions = {}): string =>
    engine.deidentify(TEXT, { mode: 'REDACT', ...options, rules }).outputs[0]?.text ?? '';
  const covered = (text: string, options: DeidentifyOptions): string => {
    const letters = [...text.split('')];
    for (const { start, end } of engine.analyze(text, options).findings) letters.fill('*', start, end);
    return letters.join('');
  };

  it(`are refused with their place and without their words: ${REFUSED.length} wrong or hostile ones`, () => {
    expect(REFUSED.length).to.be.at.least(60);
    for (const [what, rules, pointer] of REFUSED) {
      let thrown: unknown;
      try {
        Reflect.apply(engine.deidentify, engine, [TEXT, { rules }]);
      } catch (error) {
        thrown = error;
      }
      if (!(thrown instanceof DeidError)) expect.fail(`${what} is accepted, or fails with another error: ${thrown}`);
      expect(thrown.code, what).to.equal('validation_failed');
      expect(
        thrown.mistakes.map((mistake) => mistake.pointer),
        what,
      ).to.include(pointer);
      expect(JSON.stringify([thrown.message, thrown.mistakes]), what).not.to.match(/sigrid/i);
    }
  });

  it('suggest our name for a rule of another service', () => {
    const said = (rules: object): string => {
      try {
        engine.checkOptions({ rules });
        return '';
      } catch (error) {
        return String(error);
      }
    };
    expect(said({ allow_list: [] })).to.include("Did you mean 'allow'?");
    expect(said({ ad_hoc_recognizers: [] })).to.include("Did you mean 'patterns'?");
    expect(said({ operators: { PERSON: 'masc' } })).to.include("Did you mean 'mask'?");
    expect(said({ thresholds: { PRESON: 0.5 } })).to.include("Did you mean 'PERSON'?");
    expect(() => Reflect.apply(engine.analyze, engine, [TEXT, { deny_list: ['x'] }])).to.throw("Did you mean 'rules'?");
  });

  it('leave allowed terms unchanged, but not findings that extend beyond them', () => {
    expect(redacted({})).to.include('***** of ***** called');
    expect(redacted({ allow: ['berlin'] })).to.include('***** of Berlin called');
    expect(redacted({ allow: ['Anna'] })).to.include('***** of ***** called');
    expect(redacted({ allow: ['Ms. Anna Smith'] })).to.include('Ms. Anna Smith of *****');
  });

  it('report denied terms at every level, whatever types are requested and however others are treated', () => {
    for (const level of [1, 2, 3] as const)
      for (const deny of [['Blue  Heron'], [{ type: 'PERSON', terms: ['blue heron'], caseSensitive: true }]])
        expect(redacted({ deny }, { level, entities: ['CREDIT_CARD'] })).to.equal(TEXT.replace('blue heron', '*****'));
    expect(redacted({ deny: [{ terms: ['Blue Heron'], caseSensitive: true }] })).to.include('blue heron');
    expect(redacted({ deny: ['Smith'], operators: { PERSON: 'keep' } })).to.include('Anna ***** of');
    expect(engine.analyze(TEXT, { rules: { deny: ['blue heron'] } }).findings.at(-1)).to.include({
      type: 'PROPRIETARY_TERM',
      recognizer: 'request/deny',
      domainSpecific: true,
    });
  });

  it('search for patterns with context words, whatever types are requested', () => {
    const patterns = [{ type: 'EMPLOYEE_ID', match: '[A-Z]{2}-\\d{6}\\b', score: 0.4, context: ['About'] }];
    const alone = { entities: ['CREDIT_CARD'], level: 2 } as const;
    expect(redacted({ patterns }, alone)).to.equal(TEXT.replace('BX-004711', '*****'));
    expect(redacted({ patterns: patterns.map((one) => ({ ...one, context: [] })) }, alone)).to.equal(TEXT);
  });

  it('set thresholds by type, category and for all, and keep the types that a mode always finds', () => {
    const phone = (rules: RequestRules, options: DeidentifyOptions = {}): boolean =>
      engine.analyze(TEXT, { ...options, rules }).findings.some(({ type }) => type === 'PHONE_NUMBER');
    expect(phone({})).to.equal(true);
    for (const type of ['PHONE_NUMBER', 'phone_number', '*'])
      expect(phone({ thresholds: { [type]: 1 } })).to.equal(false);
    expect(phone({ thresholds: { '*': 1, PHONE_NUMBER: 0.3 } })).to.equal(true);
    expect(phone({ thresholds: { PHONE_NUMBER: [1, 0.3, 0.2] } }, { level: 1 })).to.equal(false);
    expect(phone({ thresholds: { PHONE_NUMBER: [1, 0.3, 0.2] } }, { level: 2 })).to.equal(true);
    expect(phone({ thresholds: { '*': 1 } }, { mode: 'HIPAA' })).to.equal(true);
  });

  it('replace by type, with precedence over the mode but not over its law', () => {
    const operators = { PHONE_NUMBER: { use: 'mask', options: { keepLast: 4 } }, '*': 'label' };
    expect(redacted({ operators })).to.match(/\[PERSON_1\] of \S+ called \*{8}3344 about/);
    expect(redacted({ operators: { PERSON: 'label' } })).to.match(/\[PERSON_1\] of \*{5} called \*{5} about/);
    expect(redacted({ operators: { PERSON: 'redact' } }, { mode: 'HIPAA' })).to.include('***** of');
    expect(() => redacted({ operators: { PERSON: 'keep' } }, { mode: 'HIPAA' })).to.throw('45 CFR 164.514(c)');
  });

  it('restore originals encrypted with a key of the caller', () => {
    const rules = { operators: { '*': { use: 'encrypt', options: { key: 'a key of the caller' } } } };
    const text = redacted(rules);
    expect(text).not.to.include('Anna');
    expect(engine.restore(text, { mode: 'REDACT', rules })).to.equal(TEXT);
  });

  it('never put a denied term into a substitute', () => {
    const seeds = Array.from({ length: 40 }, (_, i) => `${i}`);
    const names = seeds.map(
      (seed) => engine.deidentify('Anna Smith called.', { seed }).outputs[0]?.text.split(' ')[0] ?? '',
    );
    const deny = [...new Set(names)];
    for (const seed of seeds)
      expect(deny).not.to.include(
        engine.deidentify('Anna Smith called.', { seed, rules: { deny } }).outputs[0]?.text.split(' ')[0],
      );
  });

  it('apply to files, including columns of a known type, and are counted', async () => {
    const rules = { allow: ['Anna Smith', 'Berlin'], deny: ['Kestrel', 'blue heron'] };
    const csv = 'name,city,note\nAnna Smith,Berlin,blue heron\nMary Jones,Kestrel,none\n';
    const work = async (options: DeidentifyOptions) => {
      const file = await deidentifyFile(engine, Buffer.from(csv), 'bytes', {
        extension: 'csv',
        mode: 'REDACT',
        ...options,
      });
      return { ...file, text: Buffer.from(file.bytes).toString() };
    };
    const { text, codePoints } = await work({ rules });
    expect(text).to.equal('name,city,note\nAnna Smith,Berlin,*****\n*****,*****,none\n');
    expect(codePoints - (await work({})).codePoints).to.equal(JSON.stringify(rules).length);
    expect((await work({ rules, entities: ['AGE'] })).text).to.equal(
      'name,city,note\nAnna Smith,Berlin,*****\nMary Jones,*****,none\n',
    );
  });

  const word = fc.constantFrom(
    'Anna',
    'Smith',
    'Berlin',
    'Kestrel',
    'met',
    'on',
    'Monday',
    '555-201-3344',
    'BX-004711',
    'Dr.',
  );
  const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
  const term = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '));
  const scores = fc.double({ min: 0, max: 1, noNaN: true });
  const rules = fc.record({
    deny: fc.array(term, { maxLength: 2 }),
    allow: fc.array(term, { maxLength: 2 }),
    thresholds: fc.dictionary(fc.constantFrom('PERSON', 'LOCATION', '*', 'PHONE_NUMBER'), scores),
    patterns: fc.constantFrom([], [{ type: 'ID_NUMBER', match: '[A-Z]{2}-\\d{6}', score: 0.3 }]),
  });
  const consistent = ({ deny, allow, ...rest }: { deny: string[]; allow: string[] }): RequestRules => ({
    ...rest,
    deny,
    allow: allow.filter((one) => !deny.includes(one)),
  });

  it('preserve the law of levels', () => {
    fc.assert(
      fc.property(text, rules, (given, all) => {
        const [one, two, three] = ([1, 2, 3] as const).map((level) =>
          covered(given, { level, rules: consistent(all) }),
        );
        for (let i = 0; i < given.length; i++) {
          // A blank between two findings of a higher level says nothing.
          if (given[i] === ' ') continue;
          if (one?.[i] === '*') expect(two?.[i]).to.equal('*');
          if (two?.[i] === '*') expect(three?.[i]).to.equal('*');
        }
      }),
      { numRuns: 150 },
    );
  });

  it('cover every denied term, and uncover only allowed ones', () => {
    const places = (given: string, terms: readonly string[]): Span[] =>
      terms.flatMap((one) =>
        [...given.matchAll(new RegExp(`(?<!\\S)${one.replaceAll('.', '\\.')}(?!\\S)`, 'g'))].map(({ index }) => ({
          start: index,
          end: index + one.length,
        })),
      );
    fc.assert(
      fc.property(text, rules, fc.constantFrom([], ['AGE']), (given, all, entities) => {
        const { deny = [], allow = [], ...rest } = consistent(all);
        const denied = deny.filter((one): one is string => typeof one === 'string');
        const found = covered(given, { entities, rules: { ...rest, deny, allow } });
        for (const { start, end } of places(given, denied)) expect(found.slice(start, end)).to.match(/^\*+$/);
        const before = covered(given, { entities, rules: { ...rest, deny } }).split('');
        for (const { start, end } of places(given, allow)) before.fill('-', start, end);
        for (let i = 0; i < given.length; i++)
          if (before[i] === '*' && given[i] !== ' ') expect(found[i]).to.equal('*');
      }),
      { numRuns: 150 },
    );
  });
});
