import type { PatternRecognizer } from '../../../core/index.js';
import { eitherCase, lexiconPattern } from '../../../kit/index.js';
import { areInitials } from './staff-initials.js';

const END = "(?![\\p{L}\\p{N}_'-])";
const SURNAME = `\\p{Lu}\\p{Ll}{1,15}(?:['-]\\p{Lu}\\p{Ll}{1,15})?`;
// Words after a shorthand that are not names.
const NOT = `(?!(?:${lexiconPattern('not-a-person', { class: 'behind-clinical-shorthand', language: 'en' })})(?![\\p{L}]))`;

/** Fields whose value is who did it. */
const STAFF_FIELD = lexiconPattern('clinical-words', { class: 'field-of-staff', language: 'en' });

/** Age and sex after the name of a patient in a list: ` 71F`, `  34 y/o M`. */
const AGE_AND_SEX = '(?=[ ,\\t]{1,4}\\d{1,3} ?(?:y/?o ?)?[MFmf]\\b)';

/** Clinicians and patients in the shorthand of notes: `d/w Okafor`, `pt J.S.`, `JQ/mt` at the end of a dictation. */
export const clinician: PatternRecognizer = {
  name: 'medical/clinician',
  types: ['PERSON'],
  domains: ['Medical'],
  patterns: [
    {
      name: 'discussed with',
      type: 'PERSON',
      // Excludes `ricoverata per Polmonite`: Italian words often end in a vowel, English words before `per` rarely do.
      lead: '(?:[Dd]/[Ww]|[Ss]/[Ww]|[Cc]/[Oo]/[Rr]|[Ss]een w/|[Dd]iscussed w/|[Ss]taffed w/|(?<![aio] )[Pp]er) ',
      match: `${NOT}${SURNAME}(?=,? (?:MD|DO|RN|NP|PA|PA-C)\\b|[.,;\\n]| and | re )`,
      score: 'cue:word',
    },
    {
      name: 'initials of a patient',
      type: 'PERSON',
      lead: '(?:[Pp]t|[Pp]atient|[Cc]lient|[Rr]esident|PT|PATIENT|CLIENT|RESIDENT)(?:: ?| initials:? ?| )',
      match: '(?:[A-Z]\\.){2,3}|[A-Z]\\. ?[A-Z]\\.',
      score: 'cue:phrase',
    },
    {
      name: 'role behind',
      type: 'PERSON',
      match: `${SURNAME}(?=,? (?:RN|LPN|CRNA|CNM|PA-C|NP-C|FNP|ARNP|DPM|RRT|LCSW)\\b(?!:))`,
      score: 'form:own',
    },
    {
      name: 'role in front',
      type: 'PERSON',
      lead: '(?:RN|LPN|CRNA|PA-C|ARNP|CNA|MA|PCP|Nurse) ',
      match: `${NOT}${SURNAME}${END}`,
      score: 'cue:word',
    },
    // `HCA Bex specialling`, `SHO: Dlamini`
    {
      name: 'grade in front',
      type: 'PERSON',
      lead: '(?<![\\p{L}\\p{N}])(?:HCA|SHO|SpR|ODP|RMO|JMO|ANP|[CS]T[1-8]|FY[12]|PGY-?\\d)(?:: ?| - | )',
      match: `${NOT}${SURNAME}(?=[.,;)/]|\\s{0,3}(?:\\r?\\n|$)| {2}| \\(| \\p{Ll})`,
      score: 'cue:word',
    },
    // Lists of wards: `Obi, C  34M`, `Szym, B. 71F`, `Poole/Denise 33F`, `"Skip" Lindholm 88M`.
    {
      name: 'before an age and sex',
      type: 'PERSON',
      match: `${SURNAME}(?:, ?|/)(?:\\p{Lu}\\p{Ll}{1,15}|\\p{Lu}\\.?)${AGE_AND_SEX}`,
      score: 'form:typical',
    },
    {
      name: 'nickname before an age and sex',
      type: 'PERSON',
      lead: '(?<=["“])',
      match: `\\p{Lu}\\p{Ll}{1,14}["”] ${SURNAME}${AGE_AND_SEX}`,
      score: 'cue:phrase',
    },
    // `Lin (MS3)`, `Okafor (PGY-2)`
    {
      name: 'year of training behind',
      type: 'PERSON',
      match: `${NOT}${SURNAME}(?= \\((?:PGY|MS|CA|R)-?\\d\\))`,
      score: 'form:typical',
    },
    // `kp/03062025`: initials of the typist of a dictation, and the date.
    {
      name: 'initials with a day',
      type: 'PERSON',
      match: '(?<![\\p{L}\\p{N}/])[a-z]{2,3}/(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?:20)?\\d\\d(?![\\p{L}\\p{N}/])',
      score: 'form:usual',
    },
    {
      name: 'initials of staff',
      type: 'PERSON',
      lead: '(?:[Gg]ross(?:ed)? by|[Tt]yped by|[Ss]cribe|[Ss]cribed by|[Tt]ranscribed by|[Dd]ictated by|[Rr]ead by|[Ee]ntered by|[Ii]nit(?:ial)?s?)(?: (?:PA|tech|RN|MA))?: ?',
      match: '(?:[A-Z]{2,3}|[a-z]{3})(?=[.,;)]|\\s{0,3}(?:\\n|$)| {2})',
      score: 'cue:word',
    },
    // `Grossed by TLW 1/28`, `checked by BA/CM`, `Typed: mjc`, `Checked: K.V.S.`
    {
      name: 'initials behind what was done',
      type: 'PERSON',
      lead: '(?:[Gg]rossed|[Tt]yped|[Cc]hecked|[Ss]cribed|[Vv]erified|[Cc]ounted|[Ww]itnessed|[Dd]rawn|[Gg]iven) by ',
      match:
        '(?:[A-Z]{2,3}(?:/[A-Z]{2,3})?|(?:[A-Z]\\.){2,3})(?=[ .,;)]|\\s{0,3}(?:\\n|$))(?! (?:RN|MD|PA|NP|DO)(?!\\p{L}))',
      score: 'cue:phrase',
    },
    {
      name: 'initials in a field of staff',
      type: 'PERSON',
      lead: `(?:${eitherCase(STAFF_FIELD)}|${STAFF_FIELD.toUpperCase()}):[ \\t]{1,3}`,
      match: '(?:[A-Z]{2,3}(?:/[A-Z]{2,3})?|[a-z]{2,3}|(?:[A-Z]\\.){2,3})(?=[.,;)]|\\s{0,3}(?:\\n|$)| {2})',
      score: 'cue:phrase',
    },
    // `Initials M-K`, `Subject initials: J.B.`
    {
      name: 'initials of a subject',
      type: 'PERSON',
      lead: '(?:[Ii]nitials|INITIALS)[: ]{1,3}',
      match: '[A-Z](?:[.-]{0,2}[A-Z]){1,2}\\.?(?![\\p{L}\\p{N}_])',
      score: 'cue:label',
    },
    {
      name: 'initials of a dictation',
      type: 'PERSON',
      match:
        '(?<=\\n|(?<!\\p{L})(?:[Dd]ictated|DICTATED)(?: by)?:? )[A-Z]{2,3}[:/](?:[a-z]{2,3}|[A-Z]{2,3})(?=[ \\t]{0,3}(?:\\n|$|[Dd]:|\\d)| {2})',
      score: 'form:plausible',
      // Titles of tables look the same: `SEX/AGE`.
      validate: areInitials,
      valid: 'form:plausible',
    },
    // `T: 04/23/24 14:10  PO/mjk`
    {
      name: 'initials behind the times of a dictation',
      type: 'PERSON',
      match: '(?<=[DT]: ?\\d[\\d/.: -]{3,20}[ \\t]{1,4})[A-Z]{2,3}[:/][a-z]{2,3}(?![\\p{L}\\p{N}_])',
      score: 'form:plausible',
    },
  ],
};
