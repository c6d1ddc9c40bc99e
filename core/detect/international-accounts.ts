import { type Candidate, justAbove } from './candidate.js';

/** Name of the recognizer of international account numbers behind a label of accounts. */
const RECOGNIZER = 'international-account';
/** Country, check digits and 11 to 30 letters and digits, whatever the check digits say: a label has said that it is an account. */
const FORM = /^\p{Lu}{2} ?\d\d(?:[ .-]?[\p{Lu}\d]){11,30}$/u;
const FEWEST_DIGITS = 8;

/** Bank accounts by their label that have the form of an IBAN, again as such: `Kontonummer DE21 3704 0044 0532 0130 99`. */
export function withInternationalAccounts(view: string, candidates: readonly Candidate[]): Candidate[] {
  return candidates.flatMap((one): Candidate[] => {
    if (one.type !== 'BANK_ACCOUNT') return [];
    const term = view.slice(one.start, one.end);
    if (!FORM.test(term) || term.replace(/\D/g, '').length < FEWEST_DIGITS) return [];
    const score = justAbove(one.score);
    const ledger = one.ledger.length === 0 ? one.ledger : [{ reason: 'form of an IBAN', by: score }];
    return [{ ...one, type: 'IBAN_CODE', score, recognizer: RECOGNIZER, ledger }];
  });
}
