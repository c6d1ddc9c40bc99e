import type { PatternRecognizer } from '../../../core/index.js';
import { eitherCase, lexiconPattern } from '../../../kit/index.js';

const END = '(?![\\p{L}\\p{N}_]|[-/]\\p{N})';

/** Qualifications that are licensed: `LMFT`, `LCSW`. */
const QUALIFIED = lexiconPattern('clinical-words', { class: 'licensed-qualification', language: 'en' }).toUpperCase();
const NUMBERED = lexiconPattern('clinical-words', { class: 'numbered-thing', language: 'en' });

/** Numbers that name one implant, batch or doctor, which notes write without a colon: `LOT 64821907`, `Regd. No. APMC/FMR/61842`. */
export const clinicalNumbers: PatternRecognizer = {
  name: 'medical/clinical-number',
  types: ['DEVICE_ID', 'SPECIMEN_ID', 'ID_NUMBER', 'MEDICAL_LICENSE', 'MEDICAL_RECORD_NUMBER'],
  domains: ['Medical'],
  patterns: [
    {
      name: 'lot or serial number',
      type: 'DEVICE_ID',
      lead: '(?:LOT|[Ll]ot|[Bb]atch|BATCH|SN|S/N|[Ss]erial)(?: ?#| [Nn]o\\.?| [Nn]umber)?[:# ]{1,3}',
      match: `(?=[A-Z-]{0,8}\\d)(?=(?:[A-Z-]{0,8}\\d){3}|[A-Z]?\\d[A-Z]{1,2}\\d)[A-Z\\d]{3,14}(?:-[A-Z\\d]{1,8}){0,3}${END}`,
      score: 'cue:phrase',
    },
    // The number of a donation (ISBT 128): `W0415 24 118832`.
    {
      name: 'donation',
      type: 'SPECIMEN_ID',
      match: `(?<![\\p{L}\\p{N}_-])[A-NP-Z]\\d{4} ?\\d{2} ?\\d{6}(?: ?[A-Z\\d])?${END}`,
      score: 'form:usual',
    },
    // `Slide GY24-3310`, `job 88213`, `approval AP/77/2041`
    {
      name: 'behind its thing',
      type: 'ID_NUMBER',
      lead: `(?<!\\p{L})(?:${eitherCase(NUMBERED)}|${NUMBERED.toUpperCase()})(?: ?(?:no\\.?|number|ref|id|ID|#))?[:# ]{1,3}`,
      match: `(?=(?:[A-Z/-]{0,5}\\d){4})(?:[A-Z]{1,4}\\d{0,8}|\\d{1,8})(?:[-/][A-Z]{0,2}\\d{1,8}){0,3}${END}(?! ?(?:mg|mL|ml|g|kg|cm|mm|days?|years?)(?!\\p{L}))`,
      score: 'cue:phrase',
    },
    // `UR 882 10 47`: a record, as Australian hospitals print it
    {
      name: 'record in groups',
      type: 'MEDICAL_RECORD_NUMBER',
      lead: '(?<!\\p{L})(?:UR|URN|MRN|CCN|H#|Hosp(?:ital)? ?#) ?:? ?',
      match: `(?:[A-Z]{1,3}[- ]?)?\\d{2,5}(?: \\d{2,5}){1,3}${END}`,
      score: 'cue:label',
    },
    // `by crew 4417`, `Medic 52`: who was on duty that day.
    {
      name: 'crew',
      type: 'ID_NUMBER',
      lead: '(?:[Cc]rew|CREW|[Mm]edic|MEDIC|[Aa]mbulance|[Rr]escue|Engine)(?: [Nn]o\\.?| ?#| [Uu]nit)?[: ]{1,2}',
      match: `\\d{2,5}${END}(?! (?:\\p{Ll}|%))`,
      score: 'cue:phrase',
    },
    {
      name: 'council number',
      type: 'MEDICAL_LICENSE',
      lead: '(?:[Rr]egd?n?|[Rr]egistration|[Cc]ouncil|[Ll]ic(?:en[cs]e)?)\\.? ?(?:[Nn]o|[Nn]umber)?\\.?[:# ]{1,3}',
      match: `[A-Z]{2,6}(?:/[A-Z]{2,5}){0,2}[/ -]\\d{4,7}${END}`,
      score: 'cue:label',
    },
    // `Okonkwo, LMFT 118203`
    {
      name: 'behind a qualification',
      type: 'MEDICAL_LICENSE',
      lead: `(?<![\\p{L}\\p{N}])(?:${QUALIFIED})(?: ?#| [Nn]o\\.?| [Ll]ic(?:ense)?\\.?)?:? `,
      match: `\\d{4,8}${END}(?! ?(?:mg|mL|ml|patients?|cells)(?!\\p{L}))`,
      score: 'cue:phrase',
    },
    // A PIN of the Nursing and Midwifery Council: year, month, number, country: `18A0447E`
    {
      name: 'registration of a nurse',
      type: 'MEDICAL_LICENSE',
      match: `(?<![\\p{L}\\p{N}_-])\\d{2}[A-L]\\d{4}[ESWNCO]${END}`,
      score: 'form:plausible',
    },
  ],
};
