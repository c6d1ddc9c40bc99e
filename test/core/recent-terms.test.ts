import { expect } from 'chai';
import { RecentTerms } from '../../core/transform/recent-terms.js';

describe('RecentTerms', () => {
  it('contains a term in any case and with any white space, and no other', () => {
    const terms = new RecentTerms();
    for (const term of ['Mary  Jones', ' Ode\n', 'Jürgen MÜLLER', '山田\u3000太郎']) terms.add(term);
    for (const form of ['mary jones', 'MARY JONES ', 'ode', 'jürgen müller', '山田 太郎']) {
      expect(terms.has(form), form).to.equal(true);
    }
    for (const other of ['mary', 'maryjones', 'od', '', 'jurgen muller', '山田太郎'])
      expect(terms.has(other), other).to.equal(false);
  });

  it('keeps the most recent of any number of terms', () => {
    const terms = new RecentTerms();
    for (let i = 0; i < 1_000_000; i++) terms.add(`term ${i}`);
    for (let i = 940_000; i < 1_000_000; i++) expect(terms.has(`term ${i}`)).to.equal(true);
    let wrong = 0;
    for (let i = 0; i < 10_000; i++) if (terms.has(`other ${i}`)) wrong++;
    expect(wrong).to.be.lessThan(20);
  });
});
