import { expect } from 'chai';
import fc from 'fast-check';
import { Units } from '../../core/scan/units.js';

describe('the code units of a text', () => {
  it('equal those of the string, for successive texts of any length and with halves of surrogate pairs', () => {
    const units = new Units();
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom('\ud800', '\udc00x', 'é'.repeat(70), 'a'.repeat(3000)),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const text = pieces.join('');
        const expected = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
        expect(Array.from(units.of(text).subarray(0, text.length))).to.deep.equal(expected);
      }),
    );
  });
});
