import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

const END = '(?![\\p{L}\\p{N}_]|[-/]\\p{N})';

/** Numbers of the court's file beside the case number: entries of a docket, charges, subpoenas, warrants. */
export const docketEntry: PatternRecognizer = {
  name: 'legal/docket-entry',
  types: ['CASE_NUMBER'],
  domains: ['Legal'],
  patterns: [
    {
      name: 'entry',
      type: 'CASE_NUMBER',
      lead: '(?:Dkt|DKT|ECF|D\\.?I|D\\.?E|Doc(?:ket)?|R)\\.?(?: (?:[Ee]ntry|[Nn]os?|#))\\.? ?#?|(?:Dkt|DKT|ECF)\\.? ',
      match: `\\d{1,5}(?:-\\d{1,3})?${END}`,
      score: 'cue:phrase',
    },
    // Lines of a docket sheet, and what their texts refer to: `12/19/2024   44   ORDER denying 31 Motion`.
    {
      name: 'line of a docket sheet',
      type: 'CASE_NUMBER',
      match: '(?<=\\n\\d{1,2}/\\d{1,2}/\\d{2,4}[ \\t|]{1,12})\\d{1,4}(?=[ \\t|]{1,12}[A-Z]{4})',
      score: 'cue:label',
    },
    {
      name: 'entry before its kind',
      type: 'CASE_NUMBER',
      lead: '(?:re|denying|granting|terminating|striking|adopting|to|on|by) ',
      match:
        '\\d{1,4}(?= (?:Motion|Notice|Order|Complaint|Answer|Response|Reply|Brief|Memorandum|Stipulation)(?!\\p{L}))',
      score: 'cue:phrase',
    },
    // `1:24-cr-00288-RMR-2`: initials of the judges, and the number of the defendant.
    {
      name: 'US docket with a defendant',
      type: 'CASE_NUMBER',
      match: `\\d{1,2}:\\d{2}-[a-z]{2,4}-\\d{3,6}(?:-[A-Z]{2,4}){0,3}(?:-\\d{1,3})?${END}`,
      score: 'form:unmistakable',
    },
    {
      name: 'process',
      type: 'CASE_NUMBER',
      lead: `(?:${lexiconPattern('legal-labels', { class: 'process' })})(?: (?:[Nn]o|[Nn]umber|#)\\.?)?[ :(]{1,3}#?`,
      match: `(?=[A-Z\\d-]{0,16}\\d)(?:[A-Z]{1,6}-?\\d{1,8}(?:[-/][A-Z\\d]{1,8}){0,3}|\\d{1,8}(?:[-/][A-Z\\d]{1,8}){1,3}|\\d{4,8})${END}`,
      score: 'cue:phrase',
    },
    // `No. MDL 3117`, `MDL No. 3117`
    { name: 'multidistrict', type: 'CASE_NUMBER', match: `MDL (?:No\\. ?)?\\d{3,5}${END}`, score: 'form:own' },
  ],
};
