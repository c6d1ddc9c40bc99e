import { lexiconSet } from '../../lexicon/words.js';
import type { EntityType } from '../contracts/entity-type.js';
import { type Candidate, isSameReading, justAbove, tier } from './candidate.js';
import { labelBefore } from './label-before.js';

/** Name of the recognizer of organisations that the word before them names. */
const RECOGNIZER = 'label-of-organization';

const lower = (words: Iterable<string>): ReadonlySet<string> => new Set([...words].map((word) => word.toLowerCase()));
/** Nouns directly before the name of an organisation, in lower case: `the law firm Keller Rohrbeck`, `la clinique X`. */
const NOUNS = lower(lexiconSet('organization-words', { class: 'before-its-name' }));
/** Labels of fields that hold one, or a person, in lower case: `Supplier: Santander`. */
const LABELS = lower(lexiconSet('organization-words', { class: ['label-of-one', 'label-of-a-party'] }));
/** Nouns and relations directly behind one, in lower case: `Harcourt shares`, `Denholm's board`. */
const BEHIND = lower(lexiconSet('organization-words', { class: 'behind-its-name' }));
const NEXT_WORD = /(?:['’]s)? (\p{L}+)(?!\p{L})/uy;
const GIVEN_NAMES = lexiconSet('given-names');

/** Types for which the name of an organisation is taken where only the name is judged. */
const TAKEN_FOR: ReadonlySet<EntityType> = new Set(['PERSON', 'LOCATION', 'CITY', 'STATE', 'COUNTRY', 'FACILITY']);
/** Length of the text before a name in which its label stands, in code units. */
const BEFORE = 60;
const MOST_WORDS = 4;
/** A noun within the term: `Supplier Fischer`. */
const FIRST_WORD = /^(\p{L}+) (?=\p{Lu})/u;

/**
 * Terms that were taken for persons or places, again as organisations: the noun directly before the name, or the label
 * of its field, says what it is. A name that begins with a given name stays a person: `the company Mary founded`.
 */
export function withOrganizationLabels(view: string, candidates: readonly Candidate[]): Candidate[] {
  const labelled: Candidate[] = [];
  let last: Candidate | undefined;
  let start: number | undefined;
  for (const one of candidates) {
    if (!TAKEN_FOR.has(one.type) || tier(one.score) === 0) continue;
    if (!isSameReading(last, one)) start = startBehindLabel(view, one);
    last = one;
    if (start === undefined) continue;
    const score = justAbove(one.score);
    const ledger = one.ledger.length === 0 ? one.ledger : [{ reason: 'label of an organisation', by: score }];
    labelled.push({ ...one, start, type: 'ORGANIZATION', score, recognizer: RECOGNIZER, ledger });
  }
  return labelled;
}

function isBeforeNoun(view: string, end: number): boolean {
  NEXT_WORD.lastIndex = end;
  return BEHIND.has(NEXT_WORD.exec(view)?.[1]?.toLowerCase() ?? '');
}

/** Where the name behind a label begins; undefined if no label stands before it. */
function startBehindLabel(view: string, { start, end, type }: Candidate): number | undefined {
  const term = view.slice(start, end);
  if (!/^\p{Lu}/u.test(term) || /[\p{N}\n,]/u.test(term)) return undefined;
  if (type === 'PERSON' && GIVEN_NAMES.has(term.split(/[ -]/u, 1).join('').toLowerCase())) return undefined;
  const noun = FIRST_WORD.exec(term);
  if (noun?.[1] !== undefined && NOUNS.has(noun[1].toLowerCase())) return start + noun[0].length;
  const before = view.slice(Math.max(0, start - BEFORE), start);
  if (isBeforeNoun(view, end)) return start;
  const label = labelBefore(before)?.toLowerCase();
  if (label === undefined) return undefined;
  const isField = before.endsWith(': ') || before.endsWith(':\t');
  // Clients and landlords may be persons.
  if (isField && type === 'PERSON') return undefined;
  const known = isField ? LABELS : NOUNS;
  if (!isField && !/[\p{L}] ["“„«]?$/u.test(before)) return undefined;
  const words = label.split(/[ _]/u);
  for (let count = 1; count <= MOST_WORDS; count++)
    if (
      known.has(
        words
          .slice(-count)
          .join(' ')
          .replace(/^[ld]['’]/u, ''),
      )
    )
      return start;
  return undefined;
}
