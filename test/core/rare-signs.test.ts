import { expect } from 'chai';
import fc from 'fast-check';
import { joinedWords, packedBytes } from '../../core/detect/rare-signs.js';

/** The same, tried at every word. */
const JOINED = /(?<![\p{L}\p{N}.@%_()-])[\p{L}\p{N}.@()-]{0,200}(?:_|%[0-9a-f]{2})[\p{L}\p{N}.@%_()-]{1,300}/giu;
const PACKED =
  /(?<![A-Za-z0-9+/=_-])(?:[A-Za-z0-9+/]{60,76}\r?\n){0,5000}[A-Za-z0-9+/]{16,}={0,2}(?![A-Za-z0-9+/=_-])/g;

const everywhere = (text: string, pattern: RegExp): object[] =>
  Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({ start: index, end: index + length }));

const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'a',
        'Roe',
        'é',
        '_',
        '%20',
        '%',
        '%4',
        '.',
        '(',
        ' ',
        '-',
        '=',
        '/',
        '\n',
        '\u{1f600}',
        '\u{10400}',
      ),
      fc.constantFrom(
        'x'.repeat(150),
        'y_'.repeat(120),
        'z'.repeat(299),
        'Q'.repeat(16),
        'R'.repeat(64),
        'S1+'.repeat(25),
      ),
    ),
    { maxLength: 16 },
  )
  .map((pieces) => pieces.join(''));

describe('a search by rare signs', () => {
  it('finds the same as a pattern that is tried at every word', () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(joinedWords(one)).to.deep.equal(everywhere(one, JOINED));
        expect(packedBytes(one)).to.deep.equal(everywhere(one, PACKED));
      }),
      { numRuns: 2000 },
    );
  });
});
