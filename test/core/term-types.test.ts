import { expect } from 'chai';
import { TermTypes } from '../../kit/terms/term-types.js';

describe('types of many terms', () => {
  const terms = Array.from({ length: 20_000 }, (_, i) => `ann\nlee${i}@example\ncom`);
  const make = (): TermTypes => {
    const types = new TermTypes();
    for (const [i, term] of terms.entries()) types.add(term, i % 2 === 0 ? 'PERSON' : 'EMAIL_ADDRESS');
    return types;
  };

  it('return the first type given for each term, and none for other terms', () => {
    const types = make();
    for (const term of terms) types.add(term, 'DATE');
    expect(types.size).to.equal(terms.length);
    expect(terms.every((term, i) => types.get(term) === (i % 2 === 0 ? 'PERSON' : 'EMAIL_ADDRESS'))).to.equal(true);
    expect(
      terms.filter((term) => types.get(`${term}m`) !== undefined || types.get(term.slice(1)) !== undefined),
    ).to.deep.equal([]);
  });

  it('can be removed one by one, and added again', () => {
    const types = make();
    for (const [i, term] of terms.entries()) if (i % 3 === 0) types.delete(term);
    for (const term of terms.slice(0, 3)) types.delete(term);
    types.delete('never added');
    expect(terms.filter((term) => types.get(term) !== undefined)).to.have.length(types.size);
    expect(types.get(terms[3] ?? '')).to.equal(undefined);
    types.add(terms[3] ?? '', 'DATE');
    for (let i = 0; i < 20_000; i++) types.add(`more${i}`, 'PERSON');
    expect(types.get(terms[3] ?? '')).to.equal('DATE');
    expect(types.get(terms[0] ?? '')).to.equal(undefined);
    expect(types.get(terms[4] ?? '')).to.equal('PERSON');
  });
});
