import type { Match } from '../../../../core/index.js';

/** From this score on, a name alone is plausible. */
const PLAUSIBLE = 0.5;
/** As often a name alone must be plausible to be looked for where nothing speaks for it. */
const OFTEN = 2;
/** Who greets, or is greeted, is somebody. */
const SIGNS: ReadonlySet<string> = new Set(['closing in front', 'greeting in front']);
const ONE_WORD = /^\p{Lu}[\p{Ll}\p{M}]{2,24}$/u;

/**
 * First names that stand alone and are plausible at two places or more, as those of a helper in a log of visits: `… by Rosa. …
 * with Rosa. … Rosa's car`. All its matches: before one of them may stand what makes it surer.
 */
export function repeatedNames(view: string, found: readonly Match[]): Match[] {
  const places = new Map<string, { readonly matches: Match[]; count: number }>();
  const seen = new Set<number>();
  for (const match of found) {
    if (match.type !== 'PERSON' || match.score < PLAUSIBLE || seen.has(match.start)) continue;
    const name = view.slice(match.start, match.end);
    if (!ONE_WORD.test(name)) continue;
    seen.add(match.start);
    const known = places.get(name);
    if (known === undefined) places.set(name, { matches: [match], count: SIGNS.has(match.why ?? '') ? OFTEN : 1 });
    else {
      known.count++;
      known.matches.push(match);
    }
  }
  return Array.from(places.values()).flatMap(({ matches, count }) => (count >= OFTEN ? matches : []));
}
