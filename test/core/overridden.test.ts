import { expect } from 'chai';
import { definePlugin, Engine, isDeidError } from '../../core/index.js';

const plugin = definePlugin({
  name: 'wards',
  description: 'Rooms and doors of a hospital.',
  register(registry) {
    registry.wordList({ name: 'wards/floors', words: ['mezzanine', 'Attic'] });
    registry.recognizer({
      name: 'wards/door',
      types: ['ID_NUMBER'],
      context: ['door'],
      patterns: [
        { name: 'short', type: 'ID_NUMBER', match: 'D-\\d{2}\\b', score: 0.3 },
        { name: 'long', type: 'ID_NUMBER', match: 'D-\\d{4}\\b', score: 0.9 },
        { name: 'same', type: 'ID_NUMBER', match: 'E-\\d{2}\\b', score: 0.9 },
        { name: 'same', type: 'ID_NUMBER', match: 'F-\\d{2}\\b', score: 0.9 },
      ],
    });
    registry.recognizer({
      name: 'wards/name',
      types: ['CITY'],
      dictionary: [{ type: 'CITY', terms: ['Blue Ward'], score: 0.3 }],
    });
    registry.recognizer({
      name: 'wards/floor',
      types: ['LOCATION'],
      *recognize(document) {
        const { start, end } = document.tokens;
        for (const row of document.listed('wards/floors'))
          yield { type: 'LOCATION', start: start[row] ?? 0, end: end[row] ?? 0, score: 0.9 };
      },
    });
  },
});

const TEXT = 'From D-12 to D-4711 on the mezzanine or attic of Blue Ward.';

async function found(override: object, text = TEXT, disable: readonly string[] = []): Promise<string[]> {
  await using engine = await Engine.create({ config: { override, disable }, plugins: [plugin] });
  return engine.analyze(text).findings.map(({ start, end }) => text.slice(start, end));
}

describe('overrides in a configuration', () => {
  const PLAIN = ['D-4711', 'mezzanine', 'attic'];
  const cases: readonly (readonly [string, object, readonly string[]])[] = [
    ['nothing', {}, PLAIN],
    ['the score of a pattern', { 'wards/door/short': { score: 0.6 } }, ['D-12', ...PLAIN]],
    ['the score of all patterns of a recognizer', { 'wards/door': { score: 0.4 } }, ['mezzanine', 'attic']],
    [
      'that of a recognizer and that of one pattern, which counts more',
      { 'wards/door': { score: 0.1 }, 'wards/door/short': { score: 0.8 } },
      ['D-12', 'mezzanine', 'attic'],
    ],
    ['context words of a recognizer', { 'wards/door': { context: ['from'] } }, ['D-12', ...PLAIN]],
    [
      'context words of a pattern, and how much they add',
      { 'wards/door/short': { context: ['from'], boost: 0.5 } },
      ['D-12', ...PLAIN],
    ],
    ['counter words', { 'wards/door/long': { counter: ['to'], score: 0.7 } }, ['mezzanine', 'attic']],
    ['the expression of a pattern', { 'wards/door/long': { match: 'D-\\d{2,4}\\b' } }, ['D-12', ...PLAIN]],
    ['the score of listed terms', { 'wards/name': { score: 0.9 } }, [...PLAIN, 'Blue Ward']],
    ['a domain in which a recognizer works', { 'wards/floor': { domains: ['Finance'] } }, ['D-4711']],
    [
      'words that a list also holds, and such as it does not',
      { 'wards/floors': { add: ['from'], remove: ['ATTIC'] } },
      ['From', 'D-4711', 'mezzanine'],
    ],
  ];
  for (const [title, override, left] of cases)
    it(`take effect: ${title}`, async () => {
      expect(await found(override)).to.eql(left);
    });

  const refused: readonly (readonly [string, object, string, string])[] = [
    ['a name that nobody registered', { 'wards/dor': { score: 1 } }, '/override/wards~1dor', "'wards/door' is one"],
    [
      'words of a pattern',
      { 'wards/door/long': { add: ['x'] } },
      '/override/wards~1door~1long/add',
      'is nothing that a pattern has',
    ],
    [
      'the score of code',
      { 'wards/floor': { score: 0.3 } },
      '/override/wards~1floor/score',
      'recognizer of code has: it has domains',
    ],
    ['the score of a list', { 'wards/floors': { score: 0.3 } }, '/override/wards~1floors/score', 'it has add, remove'],
    [
      'one expression for several patterns',
      { 'wards/door/same': { match: 'x' } },
      '/override/wards~1door~1same/match',
      'several patterns',
    ],
    ['a score beyond the scale', { 'wards/door': { score: 3 } }, '/override/wards~1door/score', 'must be <= 1'],
    ['a property that there is not', { 'wards/door': { scor: 1 } }, '/override/wards~1door', "unknown property 'scor'"],
  ];
  for (const [title, override, pointer, says] of refused)
    it(`are refused with their place: ${title}`, async () => {
      const error: unknown = await found(override).catch((thrown: unknown) => thrown);
      if (!isDeidError(error)) throw error;
      expect(error.code).to.equal('config_invalid');
      expect(error.mistakes.map((mistake) => mistake.pointer)).to.eql([pointer]);
      expect(error.message).to.include(says);
    });

  it('are refused for a name that is also disabled', async () => {
    const error: unknown = await found({ 'wards/door': { score: 1 } }, TEXT, ['wards/door']).catch((e: unknown) => e);
    expect(error).to.have.property('message').that.includes("is switched off by 'disable'");
  });

  it('are refused if an expression is not linear', async () => {
    const error: unknown = await found({ 'wards/door/long': { match: '(?:a+)+b' } }).catch((e: unknown) => e);
    expect(error).to.have.property('code', 'unsafe_pattern');
  });
});
