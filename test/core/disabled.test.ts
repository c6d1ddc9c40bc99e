import { expect } from 'chai';
import { definePlugin, Engine, isDeidError } from '../../core/index.js';

const plugin = definePlugin({
  name: 'wards',
  description: 'Rooms and doors of a hospital.',
  register(registry) {
    registry.wordList({ name: 'wards/floors', words: ['mezzanine'] });
    registry.recognizer({
      name: 'wards/door',
      types: ['ID_NUMBER'],
      patterns: [
        { name: 'short', type: 'ID_NUMBER', match: 'D-\\d{2}\\b', score: 0.9 },
        { name: 'long', type: 'ID_NUMBER', match: 'D-\\d{4}\\b', score: 0.9 },
      ],
    });
    registry.recognizer({
      name: 'wards/floor',
      types: ['LOCATION'],
      *recognize(document) {
        const bit = document.wordList('wards/floors');
        const { flags, start, end, length } = document.tokens;
        for (let i = 0; i < length; i++)
          if (((flags[i] ?? 0) & bit) !== 0)
            yield { type: 'LOCATION', start: start[i] ?? 0, end: end[i] ?? 0, score: 0.9 };
      },
    });
  },
});

const TEXT = 'From D-12 to D-4711 on the mezzanine.';

async function found(disable: readonly string[]): Promise<string[]> {
  await using engine = await Engine.create({ config: { plugins: [{ use: 'wards' }], disable }, plugins: [{ plugin }] });
  return engine.analyze(TEXT).findings.map(({ start, end }) => TEXT.slice(start, end));
}

describe('names that a configuration disables', () => {
  const cases: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['nothing', [], ['D-12', 'D-4711', 'mezzanine']],
    ['a recognizer', ['wards/door'], ['mezzanine']],
    ['one pattern of a recognizer', ['wards/door/short'], ['D-4711', 'mezzanine']],
    ['all patterns of a recognizer, one by one', ['wards/door/short', 'wards/door/long'], ['mezzanine']],
    ['a word list, which its recognizer may still ask for', ['wards/floors'], ['D-12', 'D-4711']],
    ['several things', ['wards/door/long', 'wards/floor'], ['D-12']],
  ];
  for (const [title, disable, left] of cases)
    it(`find nothing: ${title}`, async () => {
      expect(await found(disable)).to.eql(left);
    });

  it('are refused with their place and a similar name if they are not registered', async () => {
    const error: unknown = await found(['wards/floor', 'wards/dor', 'zzzzzzzzzzzzzzzz']).catch((e: unknown) => e);
    if (!isDeidError(error)) throw error;
    expect(error.code).to.equal('config_invalid');
    expect(error.mistakes.map(({ pointer }) => pointer)).to.eql(['/disable/1', '/disable/2']);
    expect(error.mistakes[0]?.message).to.contain("'wards/door'");
    expect(error.mistakes[1]?.message).not.to.contain('wards/');
  });
});
