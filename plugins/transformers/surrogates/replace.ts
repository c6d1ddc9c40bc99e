import type { Term, Transform } from '../../../core/index.js';
import { withCharacters } from '../../../kit/index.js';
import { type Family, type Generators, makeGenerators } from './families/generators.js';
import { familyOf, rankOf } from './families/index.js';
import { keptOf } from './families/kept.js';

/** Terms by family, each with its place in the unit. */
function byFamily(terms: readonly Term[]): Map<Family, number[]> {
  const groups = new Map<Family, number[]>();
  for (const [i, term] of terms.entries()) {
    const family = familyOf(term);
    const group = groups.get(family);
    if (group === undefined) groups.set(family, [i]);
    else group.push(i);
  }
  return groups;
}

/** `J\u00fcrgen` and `Jürgen` are one name, and no code is left in what takes its place. */
function inFull(term: Term): Term {
  const text = withCharacters(term.text);
  return text === term.text ? term : { ...term, text };
}

/** A blank is written as the original writes it: `Jane%20Roe`. */
const inQuery = (substitute: string, original: string | undefined): string =>
  original?.includes('%20') === true ? substitute.replaceAll(' ', '%20') : substitute;

/** What makes the substitutes, and says what of a term they may show. */
export const replacing: Required<Pick<Transform, 'apply' | 'keeps'>> = {
  keeps: (term) => keptOf(inFull(term)),
  apply(given, scope) {
    const terms = given.map(inFull);
    const generators = scope.memory<Generators>('surrogate', () => makeGenerators(scope));
    generators.substitutes.open(terms);
    const [only] = terms;
    // The cell of a table is one term: nothing to sort.
    if (only !== undefined && terms.length === 1)
      return familyOf(only)(terms, generators, terms).map((made) => inQuery(made, given[0]?.text));
    const out: string[] = terms.map(() => '');
    const groups = [...byFamily(terms)].sort(([a], [b]) => rankOf(a) - rankOf(b));
    for (const [family, places] of groups) {
      const own = places.flatMap((i) => terms[i] ?? []);
      const made = family(own, generators, terms);
      for (const [n, i] of places.entries()) out[i] = inQuery(made[n] ?? '', given[i]?.text);
    }
    return out;
  },
};
