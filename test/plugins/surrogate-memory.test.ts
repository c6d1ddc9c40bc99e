import { expect } from 'chai';
import fc from 'fast-check';
import { Given } from '../../plugins/transformers/surrogates/base/given.js';
import { foldedHash, hashOf, WordHashes } from '../../plugins/transformers/surrogates/base/hashes.js';
import { RecentHashes } from '../../plugins/transformers/surrogates/base/recent-hashes.js';
import { fold, holdsFolded } from '../../plugins/transformers/surrogates/base/text.js';

const MANY = 16_000;

describe('the memory of surrogates', () => {
  it('keeps the substitutes of the last sixteen thousand originals, and no others', () => {
    const given = new Given();
    for (let i = 0; i < 5 * MANY; i++) given.set(hashOf(`name ${i}`), `name ${i}`, `other ${i}`);
    for (let i = 4 * MANY; i < 5 * MANY; i++)
      expect(given.get(hashOf(`name ${i}`), `name ${i}`)).to.equal(`other ${i}`);
    expect(given.get(hashOf('name 0'), 'name 0')).to.equal(undefined);
  });

  it('does not confuse originals with the same hash', () => {
    const given = new Given();
    given.set(7, 'Smith', 'Alder');
    expect(given.get(7, 'Jones')).to.equal(undefined);
    given.set(7, 'Jones', 'Birch');
    expect([given.get(7, 'Smith'), given.get(7, 'Jones')]).to.deep.equal(['Alder', 'Birch']);
  });

  it('keeps the last sixteen thousand hashes', () => {
    const owners = new RecentHashes();
    for (let i = 0; i < 5 * MANY; i++) owners.set(hashOf(`name ${i}`), i + 1);
    const lost = Array.from({ length: MANY }, (_, i) => i + 4 * MANY).filter(
      (i) => owners.get(hashOf(`name ${i}`)) !== i + 1,
    );
    // A full neighbourhood may push one out.
    expect(lost.length).to.be.below(10);
  });

  it('uses the same hash for all texts that fold alike', () => {
    expect(foldedHash('  MÜLLER,  Jörg ')).to.equal(foldedHash('muller, jorg'));
    expect(foldedHash('a b')).not.to.equal(foldedHash('ab'));
    fc.assert(fc.property(fc.string(), (text) => foldedHash(text) === hashOf(fold(text))));
  });

  it('uses the same hash for the same words, whatever separates them', () => {
    const hash = (text: string): number => {
      const words = new WordHashes();
      words.read(text);
      return words.all();
    };
    expect(hash('O’Neil (Ann)')).to.equal(hash('o neil, ANN'));
    expect(hash('Ann Lee')).not.to.equal(hash('Lee Ann'));
    expect(hash('Ann Lee')).not.to.equal(hash('AnnLee'));
  });

  it('finds a text within another if their folded forms match', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', 'b', 'É', 'e', ' ', '1'), maxLength: 6 });
    fc.assert(
      fc.property(text, text, (whole, part) => {
        const own = fold(part);
        return holdsFolded(whole, part) === (own.length > 1 ? fold(whole).includes(own) : fold(whole) === own);
      }),
    );
  });
});
