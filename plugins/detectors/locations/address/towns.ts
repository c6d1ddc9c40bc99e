import type { Match, TextDocument } from '../../../../core/index.js';
import { scoreOf } from '../../../../kit/index.js';

const NAME = "\\p{Lu}[\\p{L}'-]{2,24}(?:[ -](?:\\p{Ll}{1,4}[ -]){0,2}\\p{Lu}[\\p{L}'-]{1,24}){0,3}";
/** `29900 Concarneau`, `D-04105 Leipzig`, not `2008 Red Hat` */
const BEHIND_CODE = new RegExp(`(?:^|[ ,\\n-])(?!(?:19|20)\\d\\d )\\d{4,5} (${NAME})`, 'u');
/** `Sand Springs, OK 74063` */
const BEFORE_STATE = new RegExp(`[,\\n] ?(${NAME}),? (?:[A-Z]{2}|\\p{Lu}\\p{Ll}{3,12}) \\d{5}`, 'u');
/** Fast pre-check: both forms contain a postal code. */
const CODE = /\d{4}/;
/** Maximum number of towns searched for in one document, because each costs one pass over the text. */
const MOST_TOWNS = 16;
const SHORTEST = 4;
const LETTER = /[\p{L}\p{N}]/u;

/** From this score on, an address is certain enough to learn a town from it. */
const SURE = scoreOf('form:own');

/** Finds the towns of certain addresses wherever else they occur in the document. */
export function recallTowns({ view }: TextDocument, found: readonly Match[]): Match[] {
  const towns = new Set<string>();
  for (const { type, start, end, score } of found) {
    if (type !== 'LOCATION' || score < SURE || towns.size >= MOST_TOWNS) continue;
    const address = view.slice(start, end);
    if (!CODE.test(address)) continue;
    const town = BEHIND_CODE.exec(address)?.[1] ?? BEFORE_STATE.exec(address)?.[1];
    if (town !== undefined && town.length >= SHORTEST) towns.add(town);
  }
  const forms = new Set([...towns].flatMap((town) => [town, town.toUpperCase()]));
  return [...forms].flatMap((form) => [...placesOf(view, form)]);
}

function* placesOf(view: string, town: string): Iterable<Match> {
  for (let at = view.indexOf(town); at >= 0; at = view.indexOf(town, at + town.length)) {
    const end = at + town.length;
    if (LETTER.test(view.charAt(at - 1)) || LETTER.test(view.charAt(end))) continue;
    yield { type: 'LOCATION', start: at, end, score: scoreOf('form:usual'), why: 'town of an address' };
  }
}
