import { expect } from 'chai';
import { inWholeWords } from '../../core/detect/whole-words.js';
import { definePlugin, Engine } from '../../core/index.js';
import { cutWord } from '../kit/word-borders.js';

/** Finds what stands between `<` and `>`, without them, after the text has been written without the marks. */
const cutter = (start: number, end: number) =>
  definePlugin({
    name: 'cutter',
    description: 'One term at a given place.',
    register(registry) {
      registry.recognizer({
        name: 'cutter/place',
        types: ['ID_NUMBER'],
        recognize: () => [{ type: 'ID_NUMBER', start, end, score: 0.9 }],
      });
    },
  });

/** The finding for a term marked with `<` and `>`. */
async function found(marked: string): Promise<string> {
  const text = marked.replace(/[<>]/g, '');
  const start = marked.indexOf('<');
  const engine = await Engine.create({ plugins: [cutter(start, marked.indexOf('>') - 1)] });
  const [one] = engine.analyze(text).findings;
  await engine.close();
  return one === undefined ? '' : text.slice(one.start, one.end);
}

describe('findings of whole words', () => {
  const cases: readonly [name: string, marked: string, whole: string][] = [
    ['a word that is cut at its end', 'the <Har>bour opened', 'Harbour'],
    ['a word that is cut at its beginning', 'the Har<bour> opened', 'Harbour'],
    ['a number that is cut', 'no. <12>34 is', '1234'],
    ['letters before a remainder with digits', 'code <AB>12 is', 'AB12'],
    ['a code of letters and digits', 'code A1<B2>C3 is', 'A1B2C3'],
    ['letters with accents', 'bei <Mül>ler an', 'Müller'],
    ['signs beyond the first plane', 'letter \u{11099}\u{110BA}<BX> is', '\u{110BA}BX'],
    ['digits beyond the first plane', 'lost\u{110F0}<BX> is', 'lost\u{110F0}BX'],
    ['letters with a sign beyond the first plane', 'letter <BX>\u{110BA} is', 'BX\u{110BA}'],
    ['Cyrillic letters', 'для <Ива>нова от', 'Иванова'],
  ];
  for (const [name, marked, whole] of cases)
    it(`covers ${name}`, async () => {
      expect(await found(marked)).to.equal(whole);
    });

  const kept: readonly [name: string, marked: string, term: string][] = [
    ['a unit behind a number', 'aged <45>yo and', '45'],
    ['a label before a number', 'MRN<00423> is', '00423'],
    ['Korean particles', '<김철수>는 왔다', '김철수'],
    ['words without blanks', '患者<王小明>住院', '王小明'],
    ['Arabic particles', 'قال ب<السيد> هنا', 'السيد'],
  ];
  for (const [name, marked, term] of kept)
    it(`leaves ${name}`, async () => {
      expect(await found(marked)).to.equal(term);
    });
});

describe('two findings in one word', () => {
  it('leave nothing of it between them', () => {
    const at = (start: number, end: number) => ({ start, end, recognizer: 'r' });
    const borders = inWholeWords('4111A4112 x', [at(0, 4), at(5, 9)], new Set());
    expect(borders).to.deep.equal([at(0, 5), at(5, 9)]);
    expect(inWholeWords('45yo 46', [at(0, 2), at(5, 7)], new Set())).to.deep.equal([at(0, 2), at(5, 7)]);
  });
});

describe('the law of word borders', () => {
  it('reports the part of a word that a finding leaves, but no unit, no escape and no particle', () => {
    const rest = (marked: string): string | undefined => {
      const span = { start: marked.indexOf('<'), end: marked.indexOf('>') - 1 };
      return cutWord(marked.replace(/[<>]/g, ''), span, [span]);
    };
    expect(rest('<Harbour Foods plc. Co>ntact')).to.equal('ntact');
    expect(rest('Har<bour> Foods')).to.equal('Har');
    expect(rest('no. <12>34')).to.equal('34');
    expect(rest('<3704 0044>DE89')).to.equal('DE89');
    for (const whole of ['<45>yo', 'DOB<03/14/1962>', '%20<Jane>', '\\n<Jane>', '<김철수>는', '<Harbour> Foods'])
      expect(rest(whole), whole).to.equal(undefined);
  });
});
