import { expect } from 'chai';
import type { Engine } from '../../core/index.js';
import { lexiconWords } from '../../kit/index.js';
import { createEngine } from '../../lib/index.js';

/** Surnames that are in no list, so that only the title tells what they are. */
const SURNAMES = ['Quellmann', 'Tannhoff', 'Zschoche'] as const;
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** All German words for roles and titles, masculine and feminine, in all their cases. */
const ROLES = lexiconWords('person-roles', { class: 'role', language: 'de' });
const isFeminine = (word: string): boolean => /(?:in|innen|frau|schwester|hebamme)$/.test(word);
/** Endings of the masculine from which a feminine is made, and how. */
const FEMININES: readonly (readonly [ending: RegExp, feminine: string])[] = [
  [/arzt$/, 'ärztin'],
  [/anwalt$/, 'anwältin'],
  [/(?<!h)rat$/, 'rätin'],
  [/(?:loge|päde|goge|zeuge|kollege|kunde|schöffe|erbe)$/, 'in'],
  [/(?:ent|ist|or|eur|är|ier|iker|iter|ator|nehmer|geber|führer|halter|meister|berater|verwalter)$/, 'in'],
];
const feminineOf = (word: string): string | undefined => {
  const [ending, feminine] = FEMININES.find(([pattern]) => pattern.test(word)) ?? [];
  if (ending === undefined || feminine === undefined) return undefined;
  return feminine === 'in' ? `${word.replace(/e$/, '')}in` : word.replace(ending, feminine);
};

describe('German titles and roles', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  it('has a feminine for every masculine', () => {
    const known = new Set([...ROLES, ...lexiconWords('person-titles', { class: ['title', 'role', 'rank'] })]);
    const missing = ROLES.filter((word) => !isFeminine(word)).flatMap((word) => {
      const feminine = feminineOf(word);
      return feminine === undefined || known.has(feminine) ? [] : [`${word}: ${feminine}`];
    });
    expect(missing).to.deep.equal([]);
    expect(ROLES.filter(isFeminine).length).to.be.greaterThan(300);
  });

  it('finds an unknown surname after every one of them, in either gender, as a person without the title', () => {
    const missed: string[] = [];
    const others: string[] = [];
    for (const [index, role] of ROLES.entries()) {
      const surname = SURNAMES[index % SURNAMES.length] ?? '';
      const text = `Gestern hat ${capitalised(role)} ${surname} angerufen.`;
      const start = text.indexOf(surname);
      const { findings } = engine.analyze(text, { level: 2 });
      const found = findings.find((one) => one.start <= start && one.end >= start + surname.length);
      if (found === undefined) missed.push(`${role} ${surname}`);
      else if (found.type !== 'PERSON' || found.start !== start) others.push(`${role} ${surname}`);
    }
    expect(missed).to.deep.equal([]);
    // The model takes some holders of an office for the office.
    expect(others.length, others.join(', ')).to.be.below(ROLES.length / 100);
  });
});
