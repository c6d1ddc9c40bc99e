import { expect } from 'chai';
import fc from 'fast-check';
import { byPosition, type Span, sortByPosition } from '../../core/contracts/span.js';

describe('spans in order of appearance', () => {
  it('are ordered by start, and those with the same start by length, longest first', () => {
    const spans: Span[] = [
      { start: 4, end: 6 },
      { start: 0, end: 2 },
      { start: 0, end: 9 },
    ];
    sortByPosition(spans);
    expect(spans.map(({ start, end }) => [start, end])).to.deep.equal([
      [0, 9],
      [0, 2],
      [4, 6],
    ]);
  });

  it('are ordered as by a stable sort, for few and many spans', () => {
    const span = fc.record({ start: fc.nat(12), end: fc.nat(12) });
    const few = fc.array(span, { maxLength: 12 });
    const many = fc.array(span, { minLength: 60, maxLength: 70 });
    fc.assert(
      fc.property(fc.oneof(few, many), (given) => {
        const spans: Span[] = [...given];
        sortByPosition(spans);
        const expected = given.toSorted(byPosition);
        expect(spans.length).to.equal(expected.length);
        // The same objects, so that what is equal keeps its order.
        for (const [i, one] of spans.entries()) expect(one).to.equal(expected[i]);
      }),
    );
  });
});
