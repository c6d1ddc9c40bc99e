import { afterLabel, afterMarkedLabel, type Pattern } from '../../core/index.js';
import { stdnum } from './checks.js';
import { r } from './row.js';

/** Area never 000, 666 or 9xx, group never 00, serial never 0000. Source: ssa.gov, "SSN randomization". */
const AREA = r`(?!000|666|9)\d{3}`;
const REST = (joint: string): string => r`${joint}(?!00)\d{2}${joint}(?!0000)\d{4}`;
/** Groups of an ITIN. Source: IRS, Internal Revenue Manual 3.21.263. */
const ITIN_GROUP = '(?:5\\d|6[0-5]|7\\d|8[0-8]|9[0-24-9])';
const START = r`(?<!\d[-./]|[$€£])`;
const END = r`\b(?![-./]\d)`;

const SSN_WORDS = ['ssn', 'ss', 'social', 'soc', 'ssns', 'itin', 'taxpayer', 'tin', 'socialsecurity'];
const SSN_LABELS = [
  'ssn',
  'ssns',
  'ss#',
  's\\.s\\.n\\.?',
  'social security',
  'soc sec',
  'social sec',
  'socialsecurity',
];
const ITIN_WORDS = ['itin', 'taxpayer', 'tin', 'individual', 'tax'];
const LAST_FOUR = `(?:last (?:four|4)(?: digits)?(?: of)?(?: (?:the|his|her|my|your))?|ends|ending)(?: (?:in|with))?`;

const ssn = (name: string, match: string, score: number): Pattern => ({
  name,
  type: 'US_SSN',
  match: `${START}${match}${END}`,
  score,
  context: SSN_WORDS,
});

export const SSN: readonly Pattern[] = [
  ssn('hyphens', AREA + REST('-'), 0.8),
  ssn('dots', AREA + REST(r`\.`), 0.75),
  ssn('blanks', AREA + REST(' '), 0.7),
  ssn('one hyphen', `${AREA}(?!00)(?:-\\d{2}|\\d{2}-)(?!0000)\\d{4}`, 0.3),
  ssn('bare', `${AREA}(?!00)\\d{2}(?!0000)\\d{4}`, 0.2),
  // What was never issued still identifies its holder in a record that uses it.
  ssn('not issued', r`\d{3}-\d{2}-\d{4}`, 0.4),
  {
    name: 'labelled',
    type: 'US_SSN',
    lead: afterLabel(SSN_LABELS),
    match: r`\d{3}[- .]?\d{2}[- .]?\d{4}\b`,
    ignoreCase: true,
    score: 0.9,
  },
  {
    name: 'ss no.',
    type: 'US_SSN',
    lead: afterMarkedLabel(['ss', 'social']),
    match: r`\d{3}[- .]?\d{2}[- .]?\d{4}\b`,
    ignoreCase: true,
    score: 0.85,
  },
  {
    name: 'last four',
    type: 'US_SSN',
    lead: r`(?:ssn|social security|social)(?: (?:number|no\.?|#))?[:,]?(?: \(?(?:is|that))? {0,2}${LAST_FOUR}[:#]? {0,2}`,
    match: r`\d{4}\b`,
    ignoreCase: true,
    score: 0.8,
  },
  {
    name: 'last four of',
    type: 'US_SSN',
    lead: r`last (?:four|4)(?: digits)? (?:of )?(?:(?:the|his|her|my|your|their) )?(?:ssn|social security number|social)(?: (?:is|are|:)|:)? {0,2}`,
    match: r`\d{4}\b`,
    ignoreCase: true,
    score: 0.8,
  },
  { name: 'masked', type: 'US_SSN', match: r`xxx-?xx-?\d{4}\b`, ignoreCase: true, score: 0.8 },
  { name: 'masked', type: 'US_SSN', match: r`\*{3}-?\*{2}-?\d{4}\b`, score: 0.8 },
  { name: 'masked', type: 'US_SSN', match: r`#{3}-?#{2}-?\d{4}\b`, score: 0.8 },
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
  itin('one hyphen', r`9\d{2}-?${ITIN_GROUP}-?\d{4}`, 0.3),
  {
    name: 'labelled',
    type: 'US_ITIN',
    lead: afterLabel(['itin']),
    match: r`9\d{2}[- ]?\d{2}[- ]?\d{4}\b`,
    ignoreCase: true,
    score: 0.9,
  },
];

const EIN_WORDS = ['ein', 'fein', 'employer', 'federal', 'irs', 'tin', 'taxpayer'];

export const US_TAX: readonly Pattern[] = [
  {
    name: 'US EIN',
    type: 'TAX_ID',
    match: `${START}\\d{2}-\\d{7}${END}`,
    score: 0.3,
    validate: stdnum('us/ein'),
    valid: 0.45,
    context: EIN_WORDS,
  },
  {
    name: 'US EIN, labelled',
    type: 'TAX_ID',
    lead: afterLabel(['ein', 'fein', 'employer identification', 'federal tax id', 'federal tax']),
    match: r`\d{2}-?\d{7}\b`,
    ignoreCase: true,
    score: 0.85,
  },
  {
    name: 'US ATIN',
    type: 'TAX_ID',
    match: `${START}9\\d{2}-93-\\d{4}${END}`,
    score: 0.6,
    context: ['atin', 'adoption'],
  },
  { name: 'US PTIN', type: 'TAX_ID', match: r`P-?\d{8}\b`, score: 0.35, context: ['ptin', 'preparer'] },
];
