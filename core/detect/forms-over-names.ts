import { lexiconSet } from '../../lexicon/words.js';
import type { EntityType } from '../contracts/entity-type.js';
import { type Candidate, justAbove, tier } from './candidate.js';

/** Name of the recognizer of codes and logins that were taken for names. */
const RECOGNIZER = 'form-over-name';
const NAMES: ReadonlySet<EntityType> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION']);
/** Categories of what has digits; the finer of them say what a term is. */
const NUMBERS: ReadonlySet<EntityType> = new Set(['ID_NUMBER', 'FINANCIAL']);
const CODE = /\d.*\d/su;
/** What names of people have not: a digit, a low line, a capital within; or no capital at all. */
const NO_NAME = /[\d_]|\p{Ll}\p{Lu}|^[^\p{Lu}]+$/u;
/** `priya.raman`: a name in the form of a login tells both; a selection of persons must not leave it. */
const NAME_AS_LOGIN = /^\p{L}{2,}[._]\p{L}{2,}$/u;
const GIVEN_NAMES = lexiconSet('given-names');

/**
 * Codes and logins, read by their form, their line or their label, where a recognizer of names takes the same term for a
 * name and is surer: `GB29 NWBK 6016 …` is no place, however likely a model finds one. A given name stays one.
 * @param categoryOf the coarser type of a type; itself if there is none
 * @param isEstimate true for a recognizer that estimates types; see `RecognizerBase.estimates`
 */
export function withFormsOverNames(
  view: string,
  candidates: readonly Candidate[],
  categoryOf: (type: EntityType) => EntityType,
  isEstimate: (recognizer: string) => boolean,
): Candidate[] {
  const isRead = ({ type, start, end, score, recognizer }: Candidate): boolean => {
    if (tier(score) === 0 || isEstimate(recognizer)) return false;
    if (type === 'USERNAME') return isLogin(view.slice(start, end));
    const category = categoryOf(type);
    return category !== type && NUMBERS.has(category) && CODE.test(view.slice(start, end));
  };
  const read = candidates.filter(isRead);
  if (read.length === 0) return [];
  const names = namesByStart(candidates);
  return read.flatMap((one): Candidate[] => {
    const name = surestWithin(one, names);
    if (name < one.score) return [];
    const score = justAbove(name);
    const ledger = one.ledger.length === 0 ? one.ledger : [{ reason: 'read by its form or label', by: score }];
    return [{ ...one, score, recognizer: RECOGNIZER, ledger }];
  });
}

function namesByStart(candidates: readonly Candidate[]): Map<number, Candidate[]> {
  const names = new Map<number, Candidate[]>();
  for (const one of candidates) if (NAMES.has(one.type)) names.set(one.start, [...(names.get(one.start) ?? []), one]);
  return names;
}

/** How sure the surest name is that is the whole of a term or a part of it; 0 if there is none. */
function surestWithin({ start, end }: Candidate, names: ReadonlyMap<number, readonly Candidate[]>): number {
  let surest = 0;
  for (let at = start; at < end; at++)
    for (const name of names.get(at) ?? []) if (name.end <= end) surest = Math.max(surest, name.score);
  return surest;
}

const isLogin = (term: string): boolean =>
  NO_NAME.test(term) && !NAME_AS_LOGIN.test(term) && !GIVEN_NAMES.has(term.toLowerCase());
