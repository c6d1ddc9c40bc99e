import { lexiconPattern, lexiconSet } from '../../lexicon/words.js';
import type { EntityType } from '../contracts/entity-type.js';
import { type Candidate, isSameReading, justAbove, tier } from './candidate.js';

/** Name of the recognizer of organisations whose kind is a word of their name. */
const RECOGNIZER = 'kind-of-organization';

/** Words that end the name of an organisation, in lower case. */
const BEHIND: ReadonlySet<string> = new Set([
  ...lexiconSet('organization-words', { class: 'ending' }),
  ...lexiconSet('organization-words', { class: 'maybe-ending' }),
]);
/** Those that are surnames, too: `Charlotte Church`. */
const SURNAMES = lexiconSet('organization-words', { class: 'ending-or-surname' });
/** Words that begin it: `Molkerei Sandhorst`, `Stiftung Hafen`. */
const IN_FRONT: ReadonlySet<string> = new Set(
  [...lexiconSet('organization-words', { class: 'trade' }), ...lexiconSet('organization-words', { class: 'head' })].map(
    (word) => word.toLowerCase(),
  ),
);
/** German words that end with the kind: `Astrid-Lindgren-Grundschule`. */
const GERMAN = new RegExp(`(?:${lexiconPattern('organization-words', { class: 'german-kind' })})$`, 'iu');

/** Types for which names of organisations are taken, and that of a name of which only a part is found. */
const TAKEN_FOR: ReadonlySet<EntityType> = new Set(['PERSON', 'LOCATION', 'CITY', 'FACILITY', 'ORGANIZATION']);
/** Types of organisations, of which only a longer name is news. */
const ORGANIZATIONS: ReadonlySet<EntityType> = new Set(['ORGANIZATION', 'FACILITY']);
const LONGEST = 80;
/** Capitalised words behind a term, which may go on to the kind: `Coppervale School| District`. */
const GOES_ON = /(?: (?:& |and |of (?:the )?)?\p{Lu}[\p{L}'’&-]{1,24}){1,4}/uy;
/** Behind the name of a place or a single name: `Marlow| and Sons Ltd`. */
const GOES_ON_AND = /(?: (?:& |and )?\p{Lu}[\p{L}'’&-]{1,24}){1,4}/uy;
/** Behind a full name, as a person is somebody `of` an organisation, or stands beside it. */
const GOES_ON_DIRECTLY = /(?: \p{Lu}[\p{L}'’&-]{1,24}){1,4}/uy;
const LAST_WORD = /[ -]([\p{L}'’]{2,24})$/u;
const FIRST_WORD = /^[\p{L}'’-]{2,32}(?= )/u;
const TWO_WORDS = /^[^ ]+ [^ ]+$/u;

/**
 * Names of organisations that were taken for persons or places, or found in part, again as organisations: a word says
 * of which kind they are (`Brierley Quarry`, `Molkerei Sandhorst`), within the term or in the words behind it.
 */
export function withOrganizationKinds(view: string, candidates: readonly Candidate[]): Candidate[] {
  const longer: Candidate[] = [];
  let last: Candidate | undefined;
  let stop: number | undefined;
  for (const one of candidates) {
    const { type, start, end, score } = one;
    if (!TAKEN_FOR.has(type) || tier(score) === 0 || end - start > LONGEST) continue;
    if (!isSameReading(last, one)) stop = endOfKind(view, one);
    last = one;
    if (stop === undefined || (ORGANIZATIONS.has(type) && stop === end)) continue;
    const sum = justAbove(score);
    const ledger = one.ledger.length === 0 ? one.ledger : [{ reason: 'kind of organisation', by: sum }];
    longer.push({ ...one, type: 'ORGANIZATION', end: stop, score: sum, recognizer: RECOGNIZER, ledger });
  }
  return longer;
}

/** End of the longest name of an organisation that begins with a term; undefined if none does. */
function endOfKind(view: string, { type, start, end }: Candidate): number | undefined {
  const term = view.slice(start, end);
  if (!/^\p{Lu}/u.test(term) || /[\p{N}\n]/u.test(term)) return undefined;
  const goesOn = ORGANIZATIONS.has(type)
    ? GOES_ON
    : type === 'PERSON' && /\s/.test(term)
      ? GOES_ON_DIRECTLY
      : GOES_ON_AND;
  goesOn.lastIndex = end;
  let more = goesOn.exec(view)?.[0] ?? '';
  while (more !== '' && !isKindBehind(term + more)) more = withoutLastWord(more);
  if (more !== '') return end + more.length;
  if (type === 'PERSON' && TWO_WORDS.test(term) && SURNAMES.has(lastWord(term))) return undefined;
  return isKindBehind(term) || isKindInFront(term) ? end : undefined;
}

const withoutLastWord = (words: string): string =>
  words.slice(0, words.lastIndexOf(' ')).replace(/ (?:&|and|of(?: the)?)$/u, '');

const lastWord = (term: string): string => LAST_WORD.exec(term)?.[1]?.toLowerCase() ?? '';

function isKindBehind(term: string): boolean {
  const word = lastWord(term);
  return word !== '' && (BEHIND.has(word) || GERMAN.test(word));
}

function isKindInFront(term: string): boolean {
  const word = FIRST_WORD.exec(term)?.[0] ?? '';
  return word !== '' && (IN_FRONT.has(word.toLowerCase()) || GERMAN.test(word));
}
