import type { Random, Term } from '../../../../core/index.js';
import type { Language } from '../../../../kit/index.js';
import { FRONT } from '../base/front-words.js';
import { type Named, namedOccupation, type Occupation, occupationsIn } from '../base/occupation-groups.js';
import { meansSame } from '../base/other-names.js';
import type { SubstituteRegistry } from '../base/substitute-registry.js';
import { fold } from '../base/text.js';

/** Number of tries in the own group of three digits, and in each wider one. */
const TRIES = 8;
/** `CEO` becomes `CFO`. */
const ABBREVIATION = /^\p{Lu}{2,4}$/u;
const VOWEL = /^[aeiou]/iu;
/** `a` or `an` directly before the occupation. */
const ARTICLE = /(?<!\p{L})(an?) $/iu;

/** Occupations of the same field and level, of the same sex where words show it; a later try looks in wider groups. */
function alike({ occupation, from }: Named, original: string, variant: number): readonly Occupation[] {
  const { group, sex, term } = occupation;
  const others = from.all.filter(
    (other) =>
      (other.sex === sex || other.sex === '') &&
      other.term !== term &&
      ABBREVIATION.test(other.term) === ABBREVIATION.test(term) &&
      !meansSame(other.term, term) &&
      !meansSame(other.term, original),
  );
  for (let digits = group.length - Math.floor(variant / TRIES); digits > 0; digits--) {
    const near = others.filter((other) => other.group.startsWith(group.slice(0, digits)));
    if (near.length > 1) return near;
  }
  return others;
}

/** Those that suit the article before: `an architect` becomes `an engineer`. */
function fitting(others: readonly Occupation[], before: string, rank: string): readonly Occupation[] {
  const article = rank === '' ? ARTICLE.exec(before)?.[1] : undefined;
  if (article === undefined) return others;
  const fit = others.filter(({ term }) => VOWEL.test(term) === article.length > 1);
  return fit.length > 0 ? fit : others;
}

const CAPITALS = /^\P{Ll}*\p{Lu}\P{Ll}*\p{Lu}\P{Ll}*$/u;
const EACH_CAPITAL = /^\p{Lu}\p{L}*(?: (?:of |and |de )?\p{Lu}\p{L}*)+/u;

/** Gives an occupation the case of the original: `Quantity Surveyor`, `quantity surveyor`, `Quantity surveyor`. */
function inCaseOf(made: string, original: string): string {
  if (CAPITALS.test(original) && original.length > 2) return made.toUpperCase();
  if (EACH_CAPITAL.test(original)) return made.replace(/(?<![\p{L}'])\p{Ll}(?=\p{L}{2})/gu, (one) => one.toUpperCase());
  return /^\p{Lu}/u.test(original) ? made.charAt(0).toUpperCase() + made.slice(1) : made;
}

function written(named: Named, term: Term, rest: string, random: Random, variant: number): string {
  const { term: made } = random.pick(fitting(alike(named, rest, variant), term.before, named.rank));
  const cased = inCaseOf(made, rest.slice(named.rank.length));
  return `${named.rank}${cased}${named.isPlural && !cased.endsWith('s') ? 's' : ''}`;
}

/** Any occupation of a language. */
const anyOf = (language: Language | undefined): readonly Occupation[] =>
  (occupationsIn(language ?? 'en') ?? occupationsIn('en'))?.all ?? [];

/** Another occupation of the same field and level; any one for an occupation that is in no list. */
export function otherOccupation(term: Term, substitutes: SubstituteRegistry, keeps: () => readonly string[]): string {
  const front = FRONT.exec(term.text)?.[0] ?? '';
  const rest = term.text.slice(front.length);
  const { language } = substitutes;
  const named = namedOccupation(rest, language);
  return substitutes.settle({
    key: `OCCUPATION/${fold(term.text)}`,
    original: term.text,
    orMask: true,
    keeps,
    make: (random, variant) =>
      front +
      (named === undefined
        ? inCaseOf(random.pick(anyOf(language)).term, rest)
        : written(named, term, rest, random, variant)),
  });
}
