import { expect } from 'chai';
import { definePlugin } from '../../core/index.js';
import { wordHash } from '../../core/scan/characters.js';
import { LexiconBuilder, lookUp } from '../../core/scan/lexicon.js';
import { createEngine } from '../../lib/index.js';

describe('the lexicon', () => {
  it('returns everything that was stored about each of many words', () => {
    const builder = new LexiconBuilder();
    for (let i = 0; i < 80_000; i += 3) {
      const entry = builder.entry(`word${i}`);
      builder.terms[entry] = ~i;
    }
    for (let list = 0; list < 1000; list++)
      builder.addList(
        Array.from({ length: 80 }, (_, i) => `word${80 * list + i}`),
        list,
      );
    const lexicon = builder.done();
    const wrong = Array.from({ length: 80_000 }, (_, i) => i).filter((i) => {
      const entry = lookUp(lexicon, wordHash(`WORD${i}`));
      const terms = entry < lexicon.plain ? lexicon.terms[entry] : 0;
      const lists = lexicon.listsOf[lexicon.sets[entry] ?? 0];
      return lists?.join() !== String(Math.floor(i / 80)) || terms !== (i % 3 === 0 ? ~i : 0);
    });
    expect(wrong).to.deep.equal([]);
    expect(lookUp(lexicon, wordHash('another'))).to.equal(0);
    expect(lexicon.plain).to.equal(1 + Math.ceil(80_000 / 3));
  });

  it('refuses words that begin something after words of lists have been added', () => {
    const builder = new LexiconBuilder();
    builder.entry('heron');
    builder.addList(['Heron'], 1);
    builder.addList(['heron', 'HERON'], 40);
    expect(() => builder.entry('wren')).to.throw(RangeError);
    const lexicon = builder.done();
    expect(lexicon.listsOf[lexicon.sets[lookUp(lexicon, wordHash('heron'))] ?? 0]).to.deep.equal([1, 40]);
  });

  const TERMS = ['Kestrel', 'Kestrel Bay', '  kestrel   bay north ', '#Heron', 'Wren', '--', ''];
  for (const [order, terms] of [
    ['first', TERMS],
    ['last', TERMS.toReversed()],
  ] as const)
    it(`contains a word and the phrases that begin with it, when it is added ${order}`, async () => {
      const birds = definePlugin({
        name: 'birds',
        description: 'Places.',
        register(registry) {
          registry.entityType({ name: 'PLACE', description: 'A place.', examples: [], laws: [] });
          const named = { type: 'PLACE', terms: ['WREN'], caseSensitive: true, score: 0.9 };
          const dictionary = [{ type: 'PLACE', terms, score: 0.8 }, named];
          registry.recognizer({ name: 'birds/places', types: ['PLACE'], dictionary });
        },
      });
      const engine = await createEngine({ plugins: [{ use: birds }] });
      const text = 'From KESTREL to Kestrel Bay and kestrel bay north, #heron, wren, WREN; Heron Bay.';
      const found = engine.analyze(text).findings.map(({ start, end, score }) => [text.slice(start, end), score]);
      expect(found).to.deep.equal([
        ['KESTREL', 0.8],
        ['Kestrel Bay', 0.8],
        ['kestrel bay north', 0.8],
        ['#heron', 0.8],
        ['wren', 0.8],
        ['WREN', 0.9],
      ]);
      await engine.close();
    });
});
