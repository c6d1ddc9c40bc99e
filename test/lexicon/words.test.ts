import { expect } from 'chai';
import { LEXICON } from '../../lexicon/compiled.js';
import { lexiconByLanguage, lexiconPattern, lexiconSet, lexiconWords } from '../../lexicon/words.js';

describe('words of the lexicon', () => {
  it('can be selected by group, class and language, each once', () => {
    const all = lexiconWords('person-roles');
    const parts = lexiconWords('person-roles', { class: 'contract-part' });
    expect(parts).to.include('landlord');
    expect(all).to.include.members([...parts]);
    expect(new Set(all).size).to.equal(all.length);
    expect(lexiconWords('person-roles', { class: ['contract-part'], language: ['en'] })).to.deep.equal(parts);
    expect(lexiconWords('person-roles', { class: 'contract-part', language: 'de' })).to.deep.equal([]);
  });

  it('can be looked up in a set that is created once', () => {
    expect(lexiconSet('person-roles').has('landlord')).to.equal(true);
    expect(lexiconSet('person-roles')).to.equal(lexiconSet('person-roles'));
  });

  it('can be alternatives of an expression, longer ones first', () => {
    const expression = new RegExp(`^(?:${lexiconPattern('person-roles', { class: 'contract-part' })})`, 'u');
    expect(expression.exec('tenants in common')?.[0]).to.equal('tenants');
    expect(expression.exec('co-borrower')?.[0]).to.equal('co-borrower');
  });

  it('can be grouped by language', () => {
    expect([...lexiconByLanguage('person-roles', { class: 'contract-part' }).keys()]).to.deep.equal(['en']);
  });

  it('are all those of the files', () => {
    for (const [group, classes] of Object.entries(LEXICON))
      for (const [name, languages] of Object.entries(classes()))
        for (const terms of Object.values(languages))
          expect(terms, `${group}/${name}`).to.be.a('string').with.length.above(0);
  });

  it('differ between languages', () => {
    const lists = Object.values(LEXICON).flatMap((classes) => Object.values(classes()));
    const copies = lists.filter((byLanguage) => {
      const long = Object.values<string>(byLanguage).filter((terms) => terms.split('|').length > 3);
      return new Set(long).size < long.length;
    });
    expect(copies).to.deep.equal([]);
  });
});
