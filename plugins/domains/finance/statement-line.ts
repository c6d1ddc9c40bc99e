import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

const HOW = lexiconPattern('finance-labels', { class: 'payment-line', language: 'en' }).toUpperCase();
/** A line that begins with its day and, in a column, how was paid. */
const LINE =
  '(?<=(?:^|\\n)[ \\t]?\\d{1,2}[ /.-](?:\\p{L}{3}|\\d\\d)(?:[ /.-]\\d{2,4})?[ \\t]{1,6}(?:DD|SO|DEB|POS|VIS|BGC|FPO|FPI|BP|TFR)[ \\t]{2,8})';
const NO_PARTY = `(?!(?:${lexiconPattern('finance-labels', { class: 'not-a-party-of-a-line', language: 'en' }).toUpperCase()})(?![\\p{L}\\p{N}]))`;
const TITLE = '(?:(?:MRS?|MS|MISS|DR) )';
const SURNAME = "[A-Z][A-Z'-]{2,19}";

/** Who paid or was paid, in lines of a statement, which are in capitals: `FPI O BRANNIGAN RENT NOV`. */
export const statementLine: PatternRecognizer = {
  name: 'finance/statement-line',
  types: ['PERSON', 'ORGANIZATION', 'BANK_ACCOUNT'],
  domains: ['Finance'],
  patterns: [
    {
      name: 'initials and surname behind a kind of payment',
      type: 'PERSON',
      lead: `(?:${HOW})[ ]{1,4}`,
      match: `(?:${TITLE}(?:[A-Z] ){0,2}|(?:[A-Z] ){1,2})${SURNAME}(?![\\p{L}\\p{N}_])`,
      score: 'cue:label',
    },
    // `FPI O BRIEN C`, `FPO MCELWEE S`; `RENT A ROOM` has an article
    {
      name: 'surname and initials behind a kind of payment',
      type: 'PERSON',
      match: `${LINE}${NO_PARTY}(?:(?:O|MC|MAC|DE|VAN|LE) )?${SURNAME}(?: (?!A [A-Z])[A-Z]){1,2}(?![\\p{L}\\p{N}_&'-])`,
      score: 'cue:label',
    },
    {
      name: 'party of a line',
      type: 'ORGANIZATION',
      match: `${LINE}${NO_PARTY}(?=[A-Z]{2})[A-Z][A-Z&'*.-]{1,24}(?: ${NO_PARTY}[A-Z&][A-Z&'.-]{1,20}){0,2}(?![\\p{L}\\p{N}_])`,
      score: 'form:plausible',
    },
    // `GB CD 4471`: the card of the payment
    {
      name: 'card of a line',
      type: 'BANK_ACCOUNT',
      lead: '(?<![\\p{L}\\p{N}])(?:CD|CARD) ',
      match: '\\d{4}(?=[ \\t]{2}|[ \\t]?(?:\\r?\\n|$)| \\d\\d[A-Z]{3})',
      score: 'cue:word',
    },
  ],
};
