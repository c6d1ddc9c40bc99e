import type { Term, Transform, TransformScope } from '../../../core/index.js';
import { isKindOfPlace, withCharacters } from '../../../kit/index.js';
import { fold } from './base/text.js';
import { staysAsItIs, type Verdict } from './families/certainty.js';
import { type Family, type Generators, makeGenerators } from './families/generators.js';
import { familyOf, rankOf } from './families/index.js';
import { keptOf } from './families/kept.js';
import { keptOfRegister } from './families/numbers.js';
import { persons } from './families/persons.js';
import { isKind } from './organisations/kinds.js';
import { isKnownGiven } from './persons/cultures.js';
import { knownName } from './persons/front-words.js';

/** Words of the persons of a unit, folded: given names that stand alone, and surnames. */
interface Called {
  readonly given: ReadonlySet<string>;
  readonly surnames: ReadonlySet<string>;
}

const LAST_WORD = /(?<=[\p{L}.] |^)\p{Lu}[\p{L}'’-]+$/u;

function calledIn(terms: readonly Term[]): Called {
  const [given, surnames] = [new Set<string>(), new Set<string>()];
  for (const { category, text } of terms) {
    if (category !== 'PERSON') continue;
    if (isKnownGiven(text)) given.add(fold(text));
    else surnames.add(fold(LAST_WORD.exec(text)?.[0] ?? ''));
  }
  return { given, surnames };
}

const TWO_NAMES = /^(\p{Lu}\p{L}+) (\p{Lu}[\p{L}'’-]+)$/u;

/**
 * `Ingrid Solheim` as an organisation or place, beside Ingrid or Ms Solheim: one person must not get two names. Returns the
 * given name, folded.
 */
function givenOfFullName({ category, text }: Term, called: Called): string | undefined {
  if (category !== 'ORGANIZATION' && category !== 'LOCATION') return undefined;
  const [, given = '', surname = ''] = TWO_NAMES.exec(text) ?? [];
  if (given === '' || isKind(surname) || isKindOfPlace(surname)) return undefined;
  const isOne = called.given.has(fold(given)) || (called.surnames.has(fold(surname)) && knownName(given));
  return isOne ? fold(given) : undefined;
}

/** Tells the organisations and places that are a person of the unit: `Tamsin Hale` beside Ms Hale, and `Tamsin`. */
function personsIn(terms: readonly Term[]): (term: Term) => boolean {
  const called = calledIn(terms);
  if (called.given.size === 0 && called.surnames.size === 0) return () => false;
  const given = new Set(terms.map((term) => givenOfFullName(term, called) ?? ''));
  return (term) =>
    givenOfFullName(term, called) !== undefined || (term.category === 'ORGANIZATION' && given.has(fold(term.text)));
}

/** Groups the terms that get invented values by family. Each term is identified by its index in the unit. */
function byFamily(terms: readonly Term[], verdicts: readonly Verdict[]): Map<Family, number[]> {
  const groups = new Map<Family, number[]>();
  const isPerson = personsIn(terms);
  for (const [i, term] of terms.entries()) {
    if (verdicts[i] !== 'invent') continue;
    const family = isPerson(term) ? persons : familyOf(term);
    const group = groups.get(family);
    if (group === undefined) groups.set(family, [i]);
    else group.push(i);
  }
  return groups;
}

const NOT_ASCII = /[^\0-\x7f]/;

/** Characters that stand for several: `ﬁ`, `㍿`, `㌀`. */
const inLetters = (text: string): string =>
  NOT_ASCII.test(text)
    ? text.replace(/[\p{L}\p{N}\p{S}]/gu, (one) => {
        const spelled = one.normalize('NFKC');
        return spelled.length > one.length && /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(spelled) ? spelled : one;
      })
    : text;

/**
 * Decodes escapes of a term, and spells characters that stand for several: `J\u00fcrgen` and `Jürgen` are one name, as
 * `Wolﬀ` and `Wolff`, and its substitute must not contain such a character.
 */
function inFull(term: Term): Term {
  const text = inLetters(withCharacters(term.text));
  return text === term.text ? term : { ...term, text, parts: undefined };
}

/** Encodes blanks of a substitute as the original does: `Jane%20Roe`. */
const inQuery = (substitute: string, original: string | undefined): string =>
  original?.includes('%20') === true ? substitute.replaceAll(' ', '%20') : substitute;

/** In place of a term that is too doubtful for an invented value. */
const MASKED = '*****';

/** Number of terms of a family that are replaced without a pause. */
const TERMS_AT_ONCE = 32;

/**
 * Makes the substitutes, and says which parts of a term may appear in its substitute.
 * @param floor names below this certainty, 0 to 1, are masked
 */
export const replacing = (floor: number): Required<Pick<Transform, 'apply' | 'applying' | 'keeps'>> => {
  function* applying(
    given: readonly Term[],
    scope: TransformScope,
  ): Generator<undefined, readonly string[], undefined> {
    const terms = given.map(inFull);
    const generators = scope.memory<Generators>('surrogate', () => makeGenerators(scope));
    const verdicts = generators.certainNames.of(terms, floor);
    // A kind that stays may be part of a substitute: `Court` beside `Ninth District Court`.
    generators.substitutes.open(verdicts.includes('keep') ? terms.filter((_, i) => verdicts[i] !== 'keep') : terms);
    const [only] = terms;
    // Fast path: the cell of a table is a single term, so there is nothing to group.
    if (only !== undefined && terms.length === 1 && verdicts[0] === 'invent')
      return Array.from(familyOf(only)(terms, generators, terms), (made) => inQuery(made, given[0]?.text));
    const out: string[] = terms.map((_, i) => (verdicts[i] === 'keep' ? (given[i]?.text ?? '') : MASKED));
    const groups = [...byFamily(terms, verdicts)].sort(([a], [b]) => rankOf(a) - rankOf(b));
    for (const [family, places] of groups) {
      const own = places.flatMap((i) => terms[i] ?? []);
      let n = 0;
      for (const made of family(own, generators, terms)) {
        const i = places[n++];
        if (i !== undefined) out[i] = inQuery(made, given[i]?.text);
        if (n % TERMS_AT_ONCE === 0) yield;
      }
      yield;
    }
    return out;
  }
  return {
    keeps: (given) => {
      const term = inFull(given);
      return staysAsItIs(term, floor) ? [term.text] : [...keptOf(term), ...keptOfRegister(term)];
    },
    applying,
    apply(given, scope) {
      const steps = applying(given, scope);
      for (;;) {
        const { done, value } = steps.next();
        if (done === true) return value;
      }
    },
  };
};
