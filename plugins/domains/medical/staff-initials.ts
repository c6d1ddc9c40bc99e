import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { CLINICAL_ABBREVIATIONS, eitherCase, lexiconPattern, lexiconWords } from '../../../kit/index.js';

const DONE = eitherCase(lexiconPattern('clinical-words', { class: 'done-by-staff', language: 'en' }));
const ROLES = lexiconPattern('clinical-words', { class: 'role-of-staff', language: 'en' });
const ROLE = eitherCase(ROLES);
const END = '(?=[.,;)]|\\s{0,3}(?:\\r?\\n|$)| {2}| / [A-Z]{2,3}(?!\\p{L})| (?:at|on|@) ?\\d| \\d)';
const INITIALS = `(?:[A-Z]{2,3}|(?:[A-Z]\\.){2,3})${END}`;
const NOT_INITIALS: ReadonlySet<string> = new Set([
  ...CLINICAL_ABBREVIATIONS,
  ...lexiconWords('clinical-abbreviations', { class: 'sign-of-a-note', language: 'en' }),
  ...lexiconWords('clinical-abbreviations', { class: 'not-initials', language: 'en' }),
]);
/** True if no part of `RK`, `MH/BO` is the abbreviation of something else. */
export const areInitials = (term: string): boolean =>
  term
    .toLowerCase()
    .replaceAll(/[. ]/g, '')
    .split(/[:/]/)
    .every((part) => !NOT_INITIALS.has(part));
/** A line of notes that begins with its day or time. */
const ENTRY = '(?:^|\\n)\\d\\d?[:/]?\\d\\d[^\\n]{8,400}';

const initials = (name: string, lead: string, match = INITIALS): Pattern => ({
  name,
  type: 'PERSON',
  ...(lead === '' ? {} : { lead }),
  match,
  score: 'cue:phrase',
  validate: areInitials,
  valid: 'cue:phrase',
});

/** Initials of staff beside what they did or are: `given by SDV`, `reg (KJ)`, `Trainee: LMB`, `1420 JK: pt asleep`. */
export const staffInitials: PatternRecognizer = {
  name: 'medical/staff-initials',
  types: ['PERSON'],
  domains: ['Medical'],
  patterns: [
    initials('behind what was done', `(?<!\\p{L})(?:${DONE})(?: by|:)(?: (?:${ROLES}))?:? `),
    initials('behind a role', `(?<!\\p{L})(?:${ROLE})(?: \\(| - |:? )`),
    // `checked MH/BO`, `signed RJW / CB`: a pair in a slash are two persons
    initials(
      'of two behind what was done',
      `(?<!\\p{L})(?:${DONE})(?: by|:)? `,
      `[A-Z]{2,3} ?/ ?[A-Z]{2,3}(?=[.,;)]|\\s{0,3}(?:\\r?\\n|$)| {2})`,
    ),
    // `0930 To X-ray by chair. TLW`: who signs the entry
    initials(
      'at the end of an entry with its time',
      '',
      `(?<=${ENTRY}[.!?)] [-–—/]? ?)(?:[A-Z]{2,3}|(?:[A-Z]\\.){2,3})(?=[ \\t]{0,4}(?:\\r?\\n|$))`,
    ),
    initials('of a second signature', '(?<=(?:[Bb]y|BY):? [A-Z]{2,3} )/ '),
    initials(
      'of an entry with its time',
      '(?<=(?:^|\\n)[ \\t]{0,4}(?:\\d{4}|\\d{1,2}:\\d{2})(?: ?h(?:rs?)?)?[ ,-]{1,4})',
      '[A-Z]{2,3}(?=: \\p{L})',
    ),
  ],
};
