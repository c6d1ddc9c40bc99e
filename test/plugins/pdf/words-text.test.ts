import { expect } from 'chai';
import type { Turn, Word } from '../../../plugins/formats/pdf/ocr/word.js';
import { textOfWords } from '../../../plugins/formats/pdf/ocr/words-text.js';

/** Words as a typewriter sets them: ten pixels to a letter, lines of twenty. */
function typed(lines: readonly string[], turn: Turn = 0): Word[] {
  return lines.flatMap((line, number) =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => {
      const [from, to, base] = [index * 10, (index + text.length) * 10, number * 20 + 12];
      const box =
        turn === 0
          ? { left: from, top: base - 12, right: to, bottom: base }
          : { left: 5000 - to, top: base - 12, right: 5000 - from, bottom: base };
      return { text, box, line: number, confidence: 95, row: { base, capitals: 12, turn, slope: 0 } };
    }),
  );
}
const textOf = (lines: readonly string[], turn: Turn = 0): string => textOfWords(typed(lines, turn)).text;

describe('pdf: the text of words in pictures', () => {
  it('joins the lines of a paragraph, but not lines that end by themselves', () => {
    const lines = [
      'Jane Miller',
      '4 Elm Street',
      'She may be called in the morning on (415)',
      '555-0199 or else at the',
      'office.',
    ];
    for (const turn of [0, 2] as const)
      expect(textOf(lines, turn)).to.equal(
        'Jane Miller\n4 Elm Street\nShe may be called in the morning on (415) 555-0199 or else at the\noffice.',
      );
  });

  it('joins words broken at the end of a line, and assigns both parts to them', () => {
    const { text, pieces } = textOfWords(typed(['It was signed by Mrs. Whit-', 'combe today']));
    expect(text).to.equal('It was signed by Mrs. Whitcombe today');
    const parts = pieces.filter(({ start, end }) => start >= 22 && end <= 31);
    expect(parts.map(({ start, end }) => text.slice(start, end))).to.deep.equal(['Whit', 'combe']);
  });

  it('does not join lines with space between them', () => {
    const words = typed(['Her phone is in the book, it is (415) 555-0132', '', 'Dear Dr. Hargreaves']);
    expect(textOfWords(words).text).to.equal('Her phone is in the book, it is (415) 555-0132\nDear Dr. Hargreaves');
  });

  it('joins a line with wide gaps, as justified text may have, and the next one', () => {
    expect(
      textOf([
        'She may be called in the early mornings, and',
        'in the very late evenings   too   on   (415)',
        '555-0199 or else',
      ]),
    ).to.include('(415) 555-0199');
  });

  it('starts a new line at the label of a field', () => {
    expect(textOf(['Home address: 221 Barker Street, Lowestoft', 'Date of birth: 12/05/1961'])).to.equal(
      'Home address: 221 Barker Street, Lowestoft\nDate of birth: 12/05/1961',
    );
  });

  it('keeps the rows of tables, and their cells separate', () => {
    expect(
      textOf(['Ada Marsh       536-22-8714    (415) 555-0132', 'Tom Marsh       412-55-9083    (415) 555-0199']),
    ).to.equal('Ada Marsh   536-22-8714   (415) 555-0132\nTom Marsh   412-55-9083   (415) 555-0199');
  });

  it('reads columns of text one after the other', () => {
    const left = [
      'A first column tells at length of Eleanor',
      'Whitcombe, who came to us on a Monday or',
      'a Tuesday in May and went on with Thomas',
      'Pemberton, whom nobody at the inn knew.',
    ];
    const right = [
      'He lives in the old mill below the bridge',
      'with two dogs and a cat, and has not been',
      'seen since, though somebody asked for him',
      'at the gate.',
    ];
    const across = left.map((line, at) => `${line.padEnd(46)}${right[at]}`);
    const text = textOf(['A heading that stands above both of the columns and is as wide as they are', ...across]);
    expect(text).to.include('Eleanor Whitcombe').and.to.include('Thomas Pemberton').and.to.include('in the old mill');
    expect(text.indexOf('Pemberton')).to.be.lessThan(text.indexOf('dogs'));
  });
});
