import { lexiconSet } from '../../lexicon/words.js';
import type { EntityType } from '../contracts/entity-type.js';
import { sortByPosition } from '../contracts/span.js';
import { type Candidate, tier } from './candidate.js';
import { MEMORY } from './search-terms.js';

const ADDRESSES: ReadonlySet<EntityType> = new Set(['LOCATION', 'STREET_ADDRESS']);
const TOWN = String.raw`(\p{Lu}\p{Ll}[\p{L}\p{M}'’-]{3,24})`;
/** `2 Harbour Brae, |Tarbrax|, Argyll PA99 6QQ`, `40 Fullers Road, |Wexbridge| WX9 5PL`. */
const BEFORE_CODE = new RegExp(
  String.raw`(?:^|, ?|\n)${TOWN},? (?:\p{Lu}[\p{L}\p{M}'-]{1,24} )?(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|(?:[A-Z]{2} )?\d{5})$`,
  'u',
);
/** `Filiale Marktplatz 1, 85999 |Hohenlinden|`. */
const BEHIND_CODE = new RegExp(String.raw`(?:^|, ?|\n)(?:[A-Z]{1,3}-)?\d{4,5} ${TOWN}$`, 'u');
/** Towns that are searched for in one text, and places of each, so that the work stays linear. */
const MOST_TOWNS = 20;
const MOST_PLACES = 50;
/** Maximum score, so that a direct match at the same place wins. */
const MAX_SCORE = 0.75;
const NOT_A_NAME = lexiconSet('not-a-name', { class: 'word' });
/** A single word behind or before a word with a capital is part of a longer name: `Mr Wexbridge`, `Wexbridge Marina`. */
const IN_NAME = /(?:\p{Lu}[\p{Ll}.]{1,14}|\p{Lu}{4}) $/u;
const GOES_ON = /^ \p{Lu}\p{L}/u;
const LETTER = /[\p{L}\p{M}\p{N}_]/u;
const GLUED = /[\p{L}\p{M}\p{N}_@./-]/u;

/**
 * The towns of addresses with a postal code wherever they stand again, with a capital or in capitals: `the courts of Tarbrax`,
 * `COUNTY COURT AT WEXBRIDGE`. A town that the text also uses as a word in lower case is not searched for.
 * @param wanted candidates that count, sorted by position
 */
export function townsAgain(view: string, wanted: readonly Candidate[]): Candidate[] {
  const towns = new Map<string, Candidate>();
  for (const one of wanted) {
    if (!ADDRESSES.has(one.type) || tier(one.score) === 0 || towns.size === MOST_TOWNS) continue;
    const address = view.slice(one.start, one.end);
    const town = BEFORE_CODE.exec(address)?.[1] ?? BEHIND_CODE.exec(address)?.[1];
    if (town !== undefined && !towns.has(town) && !NOT_A_NAME.has(town.toLowerCase())) towns.set(town, one);
  }
  const places = [...towns].flatMap(([town, address]) =>
    placesOf(view, town.toLowerCase()).length > 0
      ? []
      : [...placesOf(view, town), ...placesOf(view, town.toUpperCase())].map((start) =>
          again(address, start, start + town.length),
        ),
  );
  return uncovered(places, wanted);
}

/** Places that are not within a longer name or address: `Eastvale Echo`. Of a person, a town may be the last word of a line. */
function uncovered(places: Candidate[], wanted: readonly Candidate[]): Candidate[] {
  if (places.length === 0) return places;
  sortByPosition(places);
  let next = 0;
  let end = -1;
  return places.filter((place) => {
    for (let one = wanted[next]; one !== undefined && one.start <= place.start; one = wanted[++next])
      if (one.type !== 'PERSON' && tier(one.score) > 0) end = Math.max(end, one.end);
    return end < place.end;
  });
}

/** Where a word stands alone. */
function placesOf(view: string, word: string): number[] {
  const places: number[] = [];
  for (let at = view.indexOf(word); at >= 0 && places.length < MOST_PLACES; at = view.indexOf(word, at + word.length)) {
    if (GLUED.test(view.charAt(at - 1)) || LETTER.test(view.charAt(at + word.length))) continue;
    const end = at + word.length;
    if (!IN_NAME.test(view.slice(Math.max(0, at - 16), at)) && !GOES_ON.test(view.slice(end, end + 3))) places.push(at);
  }
  return places;
}

function again(address: Candidate, start: number, end: number): Candidate {
  const score = Math.min(address.score, MAX_SCORE);
  const ledger = [{ reason: 'repeat mention of the town of an address', by: score }];
  return { ...address, type: 'LOCATION', start, end, score, recognizer: MEMORY, ledger };
}
