import { expect } from 'chai';
import fc from 'fast-check';
import { Hashes } from '../../plugins/detectors/names/lists/hashes.js';

describe('a set of hashes', () => {
  it('has the same members as a set, whether given at first or added later', () => {
    const hash = fc.oneof(fc.integer(), fc.integer({ min: -5, max: 5 }));
    fc.assert(
      fc.property(
        fc.array(hash, { maxLength: 600 }),
        fc.array(hash, { maxLength: 40 }),
        fc.array(hash),
        (first, later, asked) => {
          const hashes = new Hashes(first);
          for (const one of later) hashes.add(one);
          const all = new Set([...first, ...later]);
          expect([...hashes]).to.deep.equal([...all]);
          for (const one of [...all, ...asked]) expect(hashes.has(one)).to.equal(all.has(one));
        },
      ),
    );
  });
});
