import { expect } from 'chai';
import fc from 'fast-check';
import { byPosition, type Span, sortByPosition } from '../../core/span.js';

describe('spans in order of appearance', () => {
  it('are what a stable sort makes of few and of many', () => {
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
