import { lexiconSet } from '../../lexicon/words.js';
import type { EntityType } from '../contracts/entity-type.js';
import { type Candidate, justAbove, tier } from './candidate.js';

/** Name of the recognizer of organisations that are mentioned by the beginning of their name. */
const RECOGNIZER = 'short-name-of-organization';

const ORGANIZATIONS: ReadonlySet<EntityType> = new Set(['ORGANIZATION', 'FACILITY']);
/** Types for which such a mention is taken; a city stays one beside the firms that bear its name. */
const TAKEN_FOR: ReadonlySet<EntityType> = new Set(['PERSON', 'LOCATION']);
const GIVEN_NAMES = lexiconSet('given-names');
/** From here a field or a label has said what the term is, and it stays: `<Dbtr><Nm>Quill</Nm>` beside `Quill GmbH`. */
const SAID_BY_FIELD = 0.99;
/** A shorter word is found in too many names. */
const SHORTEST = 4;
const FIRST_WORD = /^\p{Lu}[\p{L}\p{N}'’-]+(?=[ ,])/u;

/**
 * Mentions of an organisation by the first word of its name that were taken for persons or places, again as
 * organisations: `Wexham Logistics Ltd. … Wexham pays monthly`. Not where the text names a person so, too.
 */
export function withShortOrganizations(view: string, candidates: readonly Candidate[]): Candidate[] {
  const names = firstWords(view, candidates);
  if (names.size === 0) return [];
  for (const { type, start, end } of candidates)
    if (type === 'PERSON') for (const word of laterWords(view.slice(start, end))) names.delete(word);
  return candidates.flatMap((one): Candidate[] => {
    if (!TAKEN_FOR.has(one.type) || tier(one.score) === 0 || one.score >= SAID_BY_FIELD) return [];
    if (!names.has(view.slice(one.start, one.end))) return [];
    const score = justAbove(one.score);
    const ledger = one.ledger.length === 0 ? one.ledger : [{ reason: 'first word of an organisation', by: score }];
    return [{ ...one, type: 'ORGANIZATION', score, recognizer: RECOGNIZER, ledger }];
  });
}

/** First words of the organisations of a text that have several. */
function firstWords(view: string, candidates: readonly Candidate[]): Set<string> {
  const names = new Set<string>();
  for (const { type, start, end, score } of candidates) {
    if (!ORGANIZATIONS.has(type) || tier(score) === 0) continue;
    const word = FIRST_WORD.exec(view.slice(start, end))?.[0];
    if (word !== undefined && word.length >= SHORTEST && !GIVEN_NAMES.has(word.toLowerCase())) names.add(word);
  }
  return names;
}

/** The words of a person's name but its first. */
const laterWords = (name: string): string[] => name.split(/\s+/u).slice(1);
