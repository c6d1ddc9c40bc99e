import type { Term } from '../../../../core/index.js';
import { append } from '../../../../kit/index.js';
import { fold } from '../base/text.js';
import { Logins } from '../persons/logins.js';
import type { Named } from '../persons/mentions.js';
import { spell, unspelled } from '../persons/spelled.js';
import { sexIn } from './genders.js';
import { each, type Family, type Generators } from './generators.js';
import { keptOf } from './kept.js';

/** Names of the persons to whom terms of this unit belong, known from other units. */
function personsOfOtherUnits(terms: readonly Term[]): Named[] {
  const names: string[] = [];
  for (const { persons } of terms) if (persons !== undefined) append(names, persons);
  const each = names.length > 1 ? [...new Set(names)] : names;
  return each.map((text) => ({ text, before: '', header: [] }));
}

type Beside = Pick<Named, 'after' | 'isFollowed' | 'sex'>;

/** Distance between a name and a field for the sex of its bearer, in code units. */
const FIELD_DISTANCE = 300;

/** The text behind each person up to the next one, and the sex of the person according to a field behind it. */
function besidesIn(unit: readonly Term[], language: string | undefined): ReadonlyMap<Term, Beside> {
  const found = new Map<Term, Beside>();
  if (unit.length < 2) return found;
  let next: Term | undefined;
  let field: Term | undefined;
  for (const term of [...unit].sort((a, b) => b.start - a.start)) {
    if (term.type === 'GENDER') field = term;
    if (term.category !== 'PERSON') continue;
    const gap = next === undefined ? Number.POSITIVE_INFINITY : next.start - term.end;
    const sex =
      field !== undefined && field.start - term.end < FIELD_DISTANCE ? sexIn(field.text, language) : undefined;
    const isFollowed = gap <= (term.after?.length ?? 0);
    found.set(term, { after: isFollowed ? term.after?.slice(0, gap) : term.after, isFollowed, sex });
    [next, field] = [term, undefined];
  }
  return found;
}

/** Names of persons. Names that only occur inside e-mail addresses are read as well. */
export const persons: Family = (terms, { names, substitutes }, unit) => {
  const words = terms.map(({ text }) => unspelled(text));
  const around = besidesIn(unit, substitutes.code);
  const whole = terms.map((term, i): Term & Named => {
    const text = words[i];
    const alone = text === undefined ? term : { ...term, text };
    const beside = around.get(term);
    return beside === undefined ? alone : { ...alone, ...beside };
  });
  const made = names.replace(whole, () => [...unit.flatMap(Logins.namesIn), ...personsOfOtherUnits(terms)]);
  return made.map((name, i) => (words[i] === undefined ? name : spell(name, terms[i]?.text ?? '')));
};

function email(term: Term, { substitutes, logins }: Generators): string {
  // Web addresses encode the sign.
  const sign = term.text.includes('@') ? '@' : '%40';
  const at = term.text.lastIndexOf(sign);
  const local = term.text.slice(0, Math.max(at, 0));
  const domain = term.text.slice(at < 0 ? 0 : at + sign.length);
  return substitutes.settle({
    key: `email/${fold(term.text)}`,
    original: term.text,
    keeps: () => keptOf(term),
    make: (random, variant) =>
      `${logins.write(local, random, Math.max(0, variant - 2))}${sign}${logins.domain(domain, variant)}`,
  });
}

/** E-mail addresses: the local part follows the person, the domain is a reserved one. */
export const emails: Family = (terms, generators, unit) => {
  if (!unit.some((term) => term.category === 'PERSON'))
    generators.names.meet([...personsOfOtherUnits(unit), ...unit.flatMap(Logins.namesIn)]);
  return each(terms, (term) => email(term, generators));
};

/** User names and handles. Those made of a name follow the person. */
export const usernames: Family = (terms, { substitutes, logins, names }, unit) => {
  if (!unit.some((term) => term.category === 'PERSON')) names.meet(personsOfOtherUnits(unit));
  return each(terms, (term) =>
    substitutes.settle({
      key: `username/${fold(term.text)}`,
      original: term.text,
      keeps: () => keptOf(term),
      make: (random, variant) => logins.write(term.text, random, variant),
    }),
  );
};
