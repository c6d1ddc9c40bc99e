import type { EntityType } from '../contracts/entity-type.js';
import { type Candidate, justAbove, tier } from './candidate.js';

/** Name of the recognizer of numbers of the same form as one whose type is known. */
const RECOGNIZER = 'form-of-known-number';
/** The type of a number that is only known to be one. */
const NUMBER: EntityType = 'ID_NUMBER';
/** Categories of numbers; their finer types say of what a number is. */
const CATEGORIES: ReadonlySet<EntityType> = new Set([NUMBER, 'FINANCIAL']);
const FEWEST_DIGITS = 6;

/**
 * Numbers that only an estimate finds, with the type of those of the same form whose label or check digits say one:
 * `Account 44718820 was closed; please move the balance to 55218801`. Not where numbers of this form have several types.
 * @param categoryOf the coarser type of a type; itself if there is none
 * @param isEstimate true for a recognizer that estimates types; see `RecognizerBase.estimates`
 */
export function withTypesOfAlike(
  view: string,
  candidates: readonly Candidate[],
  categoryOf: (type: EntityType) => EntityType,
  isEstimate: (recognizer: string) => boolean,
): Candidate[] {
  const isGuessed = ({ type, recognizer }: Candidate): boolean => type === NUMBER && isEstimate(recognizer);
  const guessed = candidates.filter((one) => isGuessed(one) && tier(one.score) > 0);
  if (guessed.length === 0) return [];
  const read = candidates.filter(
    ({ type, recognizer }) => !isEstimate(recognizer) && type !== NUMBER && CATEGORIES.has(categoryOf(type)),
  );
  const types = typesByForm(view, read);
  const known = new Set(read.map(({ start, end }) => `${start} ${end}`));
  return guessed.flatMap((one): Candidate[] => {
    const [type, ...others] = types.get(formOf(view, one)) ?? [];
    if (type === undefined || others.length > 0 || known.has(`${one.start} ${one.end}`)) return [];
    const score = justAbove(one.score);
    const ledger =
      one.ledger.length === 0 ? one.ledger : [{ reason: `same form as a number of type ${type}`, by: score }];
    return [{ ...one, type, score, recognizer: RECOGNIZER, ledger }];
  });
}

function typesByForm(view: string, read: readonly Candidate[]): Map<string, Set<EntityType>> {
  const types = new Map<string, Set<EntityType>>();
  for (const one of read) {
    if (tier(one.score) === 0) continue;
    const form = formOf(view, one);
    if (form.replaceAll(/[^9]/gu, '').length >= FEWEST_DIGITS)
      types.set(form, (types.get(form) ?? new Set()).add(one.type));
  }
  return types;
}

/** `99-AA 9999` of `20-KX 4471`. */
const formOf = (view: string, { start, end }: Candidate): string =>
  view.slice(start, end).replace(/\d/gu, '9').replace(/\p{L}/gu, 'A');
