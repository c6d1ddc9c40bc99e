import type { PatternRecognizer } from '../../core/index.js';

const END = "(?![\\p{L}\\p{N}_'-])";
const SURNAME = `\\p{Lu}\\p{Ll}{1,15}(?:['-]\\p{Lu}\\p{Ll}{1,15})?`;
// Words that stand behind a shorthand and are no names.
const NOT = `(?!(?:The|His|Her|Pt|Patient|Family|Mother|Father|Wife|Husband|Daughter|Son|Surgery|Cardiology|Neurology|Nursing|Ortho|Psych|Radiology|Pharmacy|Social|Medicine|Renal|Team|Attending|Resident|Primary|Oncology|Anesthesia|Case|Vascular|Infectious|Endocrine|Pulmonary|Urology)(?![\\p{L}]))`;

/** Clinicians and patients in the shorthand of notes: `d/w Okafor`, `pt J.S.`, `JQ/mt` at the end of a dictation. */
export const clinician: PatternRecognizer = {
  name: 'medical/clinician',
  types: ['PERSON'],
  domains: ['Medical'],
  patterns: [
    {
      name: 'discussed with',
      type: 'PERSON',
      lead: '(?:[Dd]/[Ww]|[Ss]/[Ww]|[Cc]/[Oo]/[Rr]|[Ss]een w/|[Dd]iscussed w/|[Ss]taffed w/|[Pp]er) ',
      match: `${NOT}${SURNAME}(?=,? (?:MD|DO|RN|NP|PA|PA-C)\\b|[.,;\\n]| and | re )`,
      score: 0.55,
    },
    {
      name: 'initials of a patient',
      type: 'PERSON',
      lead: '(?:[Pp]t|[Pp]atient|[Cc]lient|[Rr]esident)(?:: ?| initials:? ?| )',
      match: '(?:[A-Z]\\.){2,3}|[A-Z]\\. ?[A-Z]\\.',
      score: 0.65,
    },
    {
      name: 'role behind',
      type: 'PERSON',
      match: `${SURNAME}(?=,? (?:RN|LPN|CRNA|CNM|PA-C|NP-C|FNP|ARNP|DPM|RRT|LCSW)\\b)`,
      score: 0.75,
    },
    {
      name: 'role in front',
      type: 'PERSON',
      lead: '(?:RN|LPN|CRNA|PA-C|ARNP|CNA|MA|PCP|Nurse) ',
      match: `${NOT}${SURNAME}${END}`,
      score: 0.55,
    },
    {
      name: 'initials of a dictation',
      type: 'PERSON',
      match: '(?<=\\n)[A-Z]{2,3}[:/](?:[a-z]{2,3}|[A-Z]{2,3})(?=[ \\t]{0,3}(?:\\n|$|[Dd]:|\\d))',
      score: 0.5,
    },
  ],
};
