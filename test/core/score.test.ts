import { expect } from 'chai';
import {
  type AnalyzeOptions,
  definePlugin,
  Engine,
  type Pattern,
  type Recognizer,
  type Registry,
} from '../../core/index.js';

const CODE: Pattern = { type: 'ORDER_NUMBER', match: 'Q\\d{3}\\b', score: 0.3 };

const engineOf = (more: Partial<Pattern>): Promise<Engine> =>
  Engine.create({
    plugins: [
      definePlugin({
        name: 'sea',
        description: 'Codes, and a domain with a context word.',
        register(registry) {
          registry.recognizer({ name: 'sea/code', types: ['ORDER_NUMBER'], patterns: [{ ...CODE, ...more }] });
          registry.domain({ name: 'Sea', description: 'x', context: { ORDER_NUMBER: ['vessel'] } });
        },
      }),
    ],
  });

/** The score of the code in a text, and why; undefined where it is not found at level 3. */
async function scored(more: Partial<Pattern>, text: string, options: AnalyzeOptions = {}) {
  await using engine = await engineOf(more);
  const { findings, explanation } = engine.analyze(text, { ...options, level: 3, explain: true });
  const ledger = explanation?.ledgers[0] ?? [];
  const sum = ledger.reduce((total, { by }) => total + by, 0);
  if (findings[0] !== undefined) expect(sum).to.be.closeTo(findings[0].score, 1e-9);
  return { score: findings[0]?.score, why: ledger.map(({ reason, by }) => `${by} ${reason}`), explanation };
}

describe('the basis of a score', () => {
  it('may be named instead of a number, and is shown', async () => {
    const { score: of, why } = await scored({ score: 'cue:label', name: 'labelled' }, 'Q123');
    expect(of).to.equal(0.8);
    expect(why).to.deep.equal(['0.8 pattern labelled: after its label']);
    expect(await score({ score: 'form:common', validate: () => true, valid: 'check:strong' }, 'Q123')).to.equal(0.9);
  });

  it('is refused if its name is unknown', async () => {
    const misspelt: Partial<Pattern> = JSON.parse('{ "score": "cue:lable" }');
    expect(String(await engineOf(misspelt).catch((error: unknown) => error))).to.include('such as cue:label');
  });
});

const score = async (more: Partial<Pattern>, text: string, options: AnalyzeOptions = {}) =>
  (await scored(more, text, options)).score;

const context = ['order'];

/** What is said of candidates that are no findings, as `type term reason`. */
async function rejected(text: string, recognizers: readonly Recognizer[]): Promise<string[]> {
  const register = (registry: Registry) => {
    for (const recognizer of recognizers) registry.recognizer(recognizer);
  };
  await using engine = await Engine.create({ plugins: [definePlugin({ name: 'sea', description: 'x', register })] });
  const { findings, explanation } = engine.analyze(text, { level: 2, explain: true });
  expect(explanation?.ledgers).to.have.length(findings.length);
  return (explanation?.rejected ?? []).map((r) => `${r.type} ${text.slice(r.start, r.end)} ${r.reason}`);
}

const finding = (name: string, type: string, match: string, score: number): Recognizer => ({
  name: `sea/${name}`,
  types: [type],
  patterns: [{ type, match, score }],
});

describe('an explanation', () => {
  it('shows candidates below the threshold and those that lost an overlap, but not those that were found as well', async () => {
    const wide = finding('wide', 'STREET_ADDRESS', 'Q1 [A-Z]\\w{2,9}', 0.8);
    const same = finding('same', 'STREET_ADDRESS', 'Q1 Mole', 0.7);
    const within = finding('within', 'CITY', 'Mole', 0.6);
    const weak = finding('weak', 'AGE', '77', 0.3);
    const shown = await rejected('at Q1 Mole, 77', [wide, same, within, weak]);
    expect(shown).to.have.members(['CITY Mole lost_overlap', 'AGE 77 below_threshold']);
  });
});

describe('the score of a pattern', () => {
  it('is the base score without evidence, and is shown with its name', async () => {
    expect(await scored({}, 'a Q123 b')).to.deep.include({ score: 0.3, why: ['0.3 pattern'] });
    expect((await scored({ name: 'short' }, 'a Q123 b')).why).to.deep.equal(['0.3 pattern short']);
  });

  it('rises if the validator accepts the term, and the match is dropped if it refuses', async () => {
    const validate = (term: string): boolean => term === 'Q123';
    const { score: risen, why } = await scored({ validate }, 'Q123');
    expect({ risen, why }).to.deep.equal({ risen: 0.8, why: ['0.3 pattern', '0.5 checksum or form verified'] });
    expect(await score({ validate, valid: 0.6 }, 'Q123')).to.equal(0.6);
    expect(await score({ validate, score: 0.9 }, 'Q123')).to.equal(0.9);
    const { score: none, explanation } = await scored({ validate }, 'a Q124 b');
    expect(none).to.equal(undefined);
    expect(explanation?.rejected).to.deep.equal([
      {
        start: 2,
        end: 6,
        type: 'ORDER_NUMBER',
        score: 0.3,
        recognizer: 'sea/code',
        ledger: [{ reason: 'pattern', by: 0.3 }],
        reason: 'failed_validation',
      },
    ]);
  });

  it('rises once by a context word, by the amount of the pattern, and never above 1', async () => {
    const { score: risen, why } = await scored({ context }, 'order, order Q123');
    expect({ risen, why }).to.deep.equal({ risen: 0.65, why: ['0.3 pattern', '0.35 context word nearby'] });
    expect(await score({ context, boost: 0.1 }, 'order Q123')).to.equal(0.4);
    expect(await score({ context, score: 0.9 }, 'order Q123')).to.equal(1);
  });

  for (const [where, text, wanted, options] of [
    ['before it', 'the ORDER Q123', 0.65, {}],
    ['on the line before', 'order\nQ123', 0.65, {}],
    ['two lines before', 'order\nand\nQ123', 0.3, {}],
    ['far before it', `order${' x'.repeat(40)} Q123`, 0.3, {}],
    ['behind it', 'Q123 is the order', 0.65, {}],
    ['on the next line', 'Q123\norder', 0.3, {}],
    ['far behind it', `Q123${' x'.repeat(20)} order`, 0.3, {}],
    ['as a part of another word', 'reorder orders Q123', 0.3, {}],
    ['in the header', 'Q123', 0.65, { header: ['No. of order'] }],
    ['in the domain', 'vessel Q123', 0.65, { domain: 'Sea' }],
    ['in another domain', 'vessel Q123', 0.3, { domain: 'General' }],
  ] as const)
    it(`${wanted > 0.3 ? 'rises' : 'does not rise'} by a context word ${where}`, async () => {
      expect(await score({ context }, text, options)).to.equal(wanted);
    });

  it('falls by a counter word directly before it on its line, and never below 0', async () => {
    const counter = ['page'];
    const { score: fallen, why } = await scored({ counter, score: 0.7 }, 'page Q123');
    expect({ fallen, why }).to.deep.equal({ fallen: 0.3, why: ['0.7 pattern', '-0.4 counter word near it'] });
    expect(await score({ counter, score: 0.7 }, 'page\nQ123')).to.equal(0.7);
    expect(await score({ counter, score: 0.7 }, 'Q123 page')).to.equal(0.7);
    expect(await score({ counter, score: 0.7 }, `page${' x'.repeat(15)} Q123`)).to.equal(0.7);
    expect((await scored({ counter }, 'page Q123')).explanation?.rejected).to.deep.include({
      start: 5,
      end: 9,
      type: 'ORDER_NUMBER',
      score: 0,
      recognizer: 'sea/code',
      reason: 'below_threshold',
      least: 0.2,
      ledger: [
        { reason: 'pattern', by: 0.3 },
        { reason: 'counter word near it', by: -0.3 },
      ],
    });
    expect(await score({ counter, context, score: 0.7 }, 'order of page Q123')).to.equal(0.6);
  });

  it('falls for a listed term with a counter word directly after it', async () => {
    await using engine = await Engine.create({
      plugins: [
        definePlugin({
          name: 'port',
          description: 'Names of quays.',
          register(registry) {
            registry.recognizer({
              name: 'port/quay',
              types: ['CITY'],
              dictionary: [{ type: 'CITY', terms: ['Oldquay'], score: 0.6, counterBehind: ['grade', 'bone rules'] }],
            });
          },
        }),
      ],
    });
    const scoreOf = (text: string) => engine.analyze(text, { level: 3 }).findings[0]?.score;
    for (const text of ['Oldquay grade 2', 'the OLDQUAY Bone Rules']) expect(scoreOf(text)).to.equal(0.2);
    for (const text of [
      'Oldquay',
      'Oldquay, grade 2',
      'Oldquay. Grade 2',
      'Oldquay upgrade',
      'Oldquay bone',
      'grade Oldquay',
    ])
      expect(scoreOf(text)).to.equal(0.6);
  });

  it('is the same at every level, so that a higher level finds at least as much', async () => {
    await using engine = await engineOf({ context, score: 0.5 });
    const scores = ([1, 2, 3] as const).map((level) => engine.analyze('order Q123', { level }).findings[0]?.score);
    expect(scores).to.deep.equal([0.85, 0.85, 0.85]);
  });
});
