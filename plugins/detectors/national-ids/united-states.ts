import type { Pattern } from '../../../core/index.js';
import { type Basis, labelled, labelledWithSign, lexiconWords } from '../../../kit/index.js';
import { stdnum } from './checks.js';
import { r } from './row.js';

/**
 * The area is never 000, 666 or 9xx, the group never 00, the serial never 0000. Source: ssa.gov, "SSN randomization".
 */
const AREA = r`(?!000|666|9)\d{3}`;
const REST = (joint: string): string => r`${joint}(?!00)\d{2}${joint}(?!0000)\d{4}`;
/** Groups of an ITIN. Source: IRS, Internal Revenue Manual 3.21.263. */
const ITIN_GROUP = r`(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])`;
const START = r`(?<!\d[-./]|[$€£])`;
const END = r`\b(?![-./]\d)`;

const SSN_WORDS = ['ssn', 'ssns', 'ss', 'social security', 'soc sec', 'tin'];
/** Labels of goods and of what happens to them, whose numbers can look like any other. */
const OF_GOODS = lexiconWords('number-labels', { class: 'label-of-goods' });
const ITIN_WORDS = ['itin', 'taxpayer', 'tax', 'tin'];
const NINE = r`\d{3}(?:[- .\t]?| - | {2,4})\d{2}(?:[- .\t]?| - | {2,4})\d{4}\b`;

const ssn = (name: string, match: string, score: Basis): Pattern => ({
  name,
  type: 'US_SSN',
  match: `${START}${match}${END}`,
  score,
  context: SSN_WORDS,
  counter: OF_GOODS,
});

/** The last four digits, if the words around them say so. */
const lastFour = (name: string, lead: string): Pattern => ({
  name,
  type: 'US_SSN',
  lead,
  match: r`\d{4}\b`,
  ignoreCase: true,
  score: 'cue:label',
});

const masked = (match: string): Pattern => ({
  name: 'masked',
  type: 'US_SSN',
  match,
  ignoreCase: true,
  score: 'form:own',
});

export const SSN: readonly Pattern[] = [
  ssn('hyphens', AREA + REST(r`-(?:\r?\n)?`), 'form:own'),
  ssn('dots', AREA + REST(r`\.`), 'form:own'),
  ssn('blanks', AREA + REST(' '), 'form:typical'),
  ssn('one hyphen', r`${AREA}(?!00)(?:-\d{2}|\d{2}-)(?!0000)\d{4}`, 'form:common'),
  ssn('bare', r`${AREA}(?!00)\d{2}(?!0000)\d{4}`, 'form:bare'),
  // A number that was never issued may still identify a person in a record.
  ssn('not issued', r`\d{3}-\d{2}-\d{4}`, 'form:shared'),
  labelled('US_SSN', r`ssns?, s\.s\.n\., social security, soc\.? sec\.?, social sec`, 'cue:field', NINE),
  labelledWithSign('US_SSN', 'ss, social', 'cue:label', NINE),
  // One digit in each box of a form: `3 7 8 - 2 2 - 4 1 0 9`.
  labelled(
    'US_SSN',
    r`ssns?, social security`,
    'cue:field',
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

const itin = (name: string, form: string, score: Basis): Pattern => ({
  name,
  type: 'US_ITIN',
  match: `${START}${form}${END}`,
  score,
  context: ITIN_WORDS,
});

export const ITIN: readonly Pattern[] = [
  itin('hyphens', r`9\d{2}-${ITIN_GROUP}-\d{4}`, 'form:own'),
  itin('blanks', r`9\d{2} ${ITIN_GROUP} \d{4}`, 'form:usual'),
  itin('bare, or one hyphen', r`9\d{2}-?${ITIN_GROUP}-?\d{4}`, 'form:common'),
  labelled('US_ITIN', 'itin', 'cue:field', NINE),
];

const tax = (name: string, form: string, score: Basis, ...context: string[]): Pattern => ({
  name,
  type: 'TAX_ID',
  match: `${START}${form}${END}`,
  score,
  context,
});
const EIN_LABELS = 'ein, fein, employer identification, federal tax, federal id, federal employer identification';

export const US_TAX: readonly Pattern[] = [
  {
    ...tax('US EIN', r`\d{2}-\d{7}`, 'form:common', 'ein', 'fein', 'employer', 'irs', 'tin'),
    validate: stdnum('us/ein'),
    valid: 'check:weak',
  },
  labelled('TAX_ID', EIN_LABELS, 'cue:label', r`\d{2}-?\d{7}\b`),
  tax('US ATIN', r`9\d{2}-93-\d{4}`, 'form:usual', 'atin', 'adoption'),
  tax('US PTIN', r`P-?\d{8}`, 'form:common', 'ptin', 'preparer'),
];
