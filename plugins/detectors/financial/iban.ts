import { electronicFormatIBAN, getCountrySpecifications, ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconWords } from '../../../kit/index.js';

/**
 * International bank account numbers of every country of the registry, by length and check digits, in any case and
 * grouping.
 */
export function ibanRecognizer(): PatternRecognizer {
  const form = `(?:${formsByLength().join('|')})(?![\\p{L}0-9_])`;
  return {
    name: 'financial/iban',
    types: ['IBAN_CODE'],
    patterns: [
      {
        name: 'verified',
        type: 'IBAN_CODE',
        match: form,
        ignoreCase: true,
        score: 'form:plausible',
        validate: isIban,
        valid: 'check:strong',
      },
      {
        name: 'of the right length',
        type: 'IBAN_CODE',
        match: form,
        score: 'form:common',
        context: lexiconWords('finance-labels', { class: 'iban-context' }),
      },
      {
        // With a label, a number with a wrong digit is reported as well, because it still points to an account.
        name: 'labelled',
        type: 'IBAN_CODE',
        lead: 'IBAN(?: (?:is|no|number|nr))?\\.?[\'"]?[ :=#]{1,3}[\'"]?',
        match: '[A-Z]{2} ?\\d\\d(?:[ \\t-]{0,3}[A-Z0-9]{4}){2,7}(?:[ \\t-]{0,3}[A-Z0-9]{1,3})?(?![\\p{L}0-9_])',
        ignoreCase: true,
        score: 'cue:label',
      },
    ],
  };
}

/** Between the groups: a blank, several or a tab, or the end of a line. */
const GAP = '[ \\t.-]{0,3}(?:\\r?\\n[ \\t>]{0,8})?';

/** One pattern for each length, so that a number ends where its country's numbers end and not in the next word. */
function formsByLength(): string[] {
  const countries = new Map<number, string[]>();
  for (const [country, { chars }] of Object.entries(getCountrySpecifications()))
    if (chars !== null && chars !== undefined) countries.set(chars, [...(countries.get(chars) ?? []), country]);
  return [...countries].map(
    // The country code is checked in a lookahead, because the scan then starts at two letters and digits, which are
    // rare, rather than at words such as `by`, `is` and `at`.
    ([length, codes]) => `(?=${codes.join('|')})[A-Z]{2}[ -]?\\d\\d(?:${GAP}[A-Z0-9]){${length - 4}}`,
  );
}

/** Only the IBAN check digits are verified, not those that some countries have inside the account number. */
const isIban = (term: string): boolean =>
  validateIBAN(electronicFormatIBAN(term.replace(/[^A-Za-z0-9]/g, '')) ?? '').errorCodes.every(
    (code) => code === ValidationErrorsIBAN.WrongAccountBankBranchChecksum,
  );
