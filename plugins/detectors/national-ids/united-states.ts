import type { Pattern } from '../../../core/index.js';
import { labelled, labelledWithSign } from '../../../kit/index.js';
import { stdnum } from './checks.js';
import { r } from './row.js';

/** Area never 000, 666 or 9xx, group never 00, serial never 0000. Source: ssa.gov, "SSN randomization". */
const AREA = r`(?!000|666|9)\d{3}`;
const REST = (joint: string): string => r`${joint}(?!00)\d{2}${joint}(?!0000)\d{4}`;
/** Groups of an ITIN. Source: IRS, Internal Revenue Manual 3.21.263. */
const ITIN_GROUP = r`(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])`;
const START = r`(?<!\d[-./]|[$€£])`;
const END = r`\b(?![-./]\d)`;

const SSN_WORDS = ['ssn', 'ssns', 'ss', 'social security', 'soc sec', 'tin'];
const ITIN_WORDS = ['itin', 'taxpayer', 'tax', 'tin'];
const NINE = r`\d{3}(?:[- .]?| - )\d{2}(?:[- .]?| - )\d{4}\b`;

const ssn = (name: string, match: string, score: number): Pattern => ({
  name,
  type: 'US_SSN',
  match: `${START}${match}${END}`,
  score,
  context: SSN_WORDS,
});

/** The last four digits, where the words around them say so. */
const lastFour = (name: string, lead: string): Pattern => ({
  name,
  type: 'US_SSN',
  lead,
  match: r`\d{4}\b`,
  ignoreCase: true,
  score: 0.8,
});

const masked = (match: string): Pattern => ({ name: 'masked', type: 'US_SSN', match, ignoreCase: true, score: 0.8 });

export const SSN: readonly Pattern[] = [
  ssn('hyphens', AREA + REST(r`-(?:\r?\n)?`), 0.8),
  ssn('dots', AREA + REST(r`\.`), 0.75),
  ssn('blanks', AREA + REST(' '), 0.7),
  ssn('one hyphen', r`${AREA}(?!00)(?:-\d{2}|\d{2}-)(?!0000)\d{4}`, 0.3),
  ssn('bare', r`${AREA}(?!00)\d{2}(?!0000)\d{4}`, 0.25),
  // What was never issued still stands for its holder in a record that uses it.
  ssn('not issued', r`\d{3}-\d{2}-\d{4}`, 0.4),
  labelled('US_SSN', r`ssns?, s\.s\.n\., social security, soc\.? sec\.?, social sec`, 0.9, NINE),
  labelledWithSign('US_SSN', 'ss, social', 0.85, NINE),
  // A digit in each box of a form: `3 7 8 - 2 2 - 4 1 0 9`.
  labelled(
    'US_SSN',
    r`ssns?, social security`,
    0.9,
    r`\d(?: \d){2}(?: ?- ?| {1,3})\d \d(?: ?- ?| {1,3})\d(?: \d){3}\b`,
  ),
  lastFour(
    'last four behind the label',
    r`(?:ssn|social security|social)(?: (?:number|no\.?|#))?[:,]? \(?(?:(?:is|that) )?(?:last (?:four|4)(?: digits)?|ends|ending)(?: (?:in|with|of|are|is))?[:#]? {0,2}`,
  ),
  lastFour(
    'last four before the label',
    r`last (?:four|4)(?: digits)? (?:of )?(?:(?:the|his|her|my|your|their) )?(?:ssn|social security number|social)(?: (?:is|are))?:? {0,2}`,
  ),
  masked(r`(?:xxx-?xx|nnn-?nn)-?\d{4}\b`),
  masked(r`(?<!\*)\*{3}-?\*{2}-?\d{4}\b`),
  masked(r`(?<!#)#{3}-?#{2}-?\d{4}\b`),
];

const itin = (name: string, form: string, score: number): Pattern => ({
  name,
  type: 'US_ITIN',
  match: `${START}${form}${END}`,
  score,
  context: ITIN_WORDS,
});

export const ITIN: readonly Pattern[] = [
  itin('hyphens', r`9\d{2}-${ITIN_GROUP}-\d{4}`, 0.75),
  itin('blanks', r`9\d{2} ${ITIN_GROUP} \d{4}`, 0.55),
  itin('bare, or one hyphen', r`9\d{2}-?${ITIN_GROUP}-?\d{4}`, 0.3),
  labelled('US_ITIN', 'itin', 0.9, NINE),
];

const tax = (name: string, form: string, score: number, ...context: string[]): Pattern => ({
  name,
  type: 'TAX_ID',
  match: `${START}${form}${END}`,
  score,
  context,
});
const EIN_LABELS = 'ein, fein, employer identification, federal tax, federal id, federal employer identification';

export const US_TAX: readonly Pattern[] = [
  {
    ...tax('US EIN', r`\d{2}-\d{7}`, 0.3, 'ein', 'fein', 'employer', 'irs', 'tin'),
    validate: stdnum('us/ein'),
    valid: 0.45,
  },
  labelled('TAX_ID', EIN_LABELS, 0.85, r`\d{2}-?\d{7}\b`),
  tax('US ATIN', r`9\d{2}-93-\d{4}`, 0.6, 'atin', 'adoption'),
  tax('US PTIN', r`P-?\d{8}`, 0.35, 'ptin', 'preparer'),
];
