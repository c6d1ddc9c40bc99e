import { expect } from 'chai';
import fc from 'fast-check';
import { labelBefore } from '../../core/detect/label-before.js';

/** What it must equal: as an expression, which is tried at every character. */
const LABEL = /(?:\p{L}[\p{L}\p{M}.'/-]{0,24}[ _]){0,3}\p{L}[\p{L}\p{M}.'/-]{0,24}(?=[ \t:#=.([-]{0,6}$)/u;

describe('the label before a number', () => {
  it('is up to four words, with the signs behind them', () => {
    expect(labelBefore('see the old account no.: ')).to.equal('the old account no.');
    expect(labelBefore('Lohnkonto ')).to.equal('Lohnkonto');
    expect(labelBefore('paid 44 ')).to.equal(undefined);
  });

  it('is what the expression finds in any text of words of at most 25 characters', () => {
    const parts = fc.constantFrom(...Array.from("abZé\u0301.'/- _:#=(4\t[\n,"));
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 25 }), (signs) => {
        const text = signs.join('');
        expect(labelBefore(text)).to.equal(LABEL.exec(text)?.[0]);
      }),
      { numRuns: 2_000 },
    );
  });
});
