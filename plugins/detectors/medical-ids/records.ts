import type { PatternRecognizer } from '../../../core/index.js';
import { idLabels, labelled, labelledCode, labelledWithSign } from '../../../kit/index.js';
import { nhi } from './checks.js';

const r = String.raw;

/** Numbers of patients, their records and their visits. */
export const medicalRecord: PatternRecognizer = {
  name: 'medical-ids/medical-record',
  types: ['MEDICAL_RECORD_NUMBER'],
  patterns: [
    {
      name: 'prefix',
      type: 'MEDICAL_RECORD_NUMBER',
      match: r`(?:MRN[-_#]?|(?:PAT|EMR|EHR)[-_#])\d[A-Z0-9-]{2,16}\b`,
      ignoreCase: true,
      // Higher than the bare label, so that the finding includes the prefix of the number.
      score: 'form:own',
    },
    {
      name: 'NZ NHI',
      type: 'MEDICAL_RECORD_NUMBER',
      match: r`[A-HJ-NP-Z]{3}\d{4}\b(?!-)`,
      score: 'form:bare',
      validate: nhi,
      valid: 'check:weak',
      context: ['nhi'],
    },
    labelled('MEDICAL_RECORD_NUMBER', `${idLabels('medical-record')}, (?<!de )séjour`, 'cue:label'),
    labelledWithSign(
      'MEDICAL_RECORD_NUMBER',
      r`${idLabels('medical-record-before-a-sign')}, (?<!\*)hc`,
      'cue:label',
      labelledCode(4),
    ),
    // `PID` must have enough digits, because process ids of a computer are short.
    labelled(
      'MEDICAL_RECORD_NUMBER',
      'pid, patient-?id',
      'cue:label',
      r`(?:0\d{6,11}|\d{8,12})(?![\p{L}\p{N}_]|[-./]\p{N})`,
    ),
    labelledWithSign('MEDICAL_RECORD_NUMBER', 'ficha, ficha clínica', 'cue:phrase', labelledCode(4)),
    labelled(
      'MEDICAL_RECORD_NUMBER',
      'ficha, ficha clínica',
      'cue:word',
      r`\d{2,4}-\d{3,6}(?![\p{L}\p{N}_]|[-./]\p{N})`,
    ),
    labelledWithSign('MEDICAL_RECORD_NUMBER', 'record', 'cue:word', labelledCode(5)),
    // `MR 220-118`, `HN 48-29137`: in capitals only, because lower-case words may end in these letters.
    {
      name: 'behind two capitals',
      type: 'MEDICAL_RECORD_NUMBER',
      lead: '(?:MR|HN|UR|HRN|FIN|HAR|CSN|EMPI)\\.? ',
      match: r`(?!(?:19|20)\d{2}-(?:19|20)?\d{2}(?!\d))(?:\d{3,4}-\d{3,6}|\d{2}-\d{2}-\d{2,4}|\d{6,12})(?![\p{L}\p{N}_]|[-./,]\p{N}| ?%)`,
      score: 'cue:word',
    },
    // Scotland (CHI); and the French label of a hospital stay, which has other meanings elsewhere.
    labelled('MEDICAL_RECORD_NUMBER', 'chi, iep, nda', 'cue:label', r`\d{6} ?\d{4}(?!\d)|\d{7,12}(?!\d)`),
    // In Spanish reports the label may include the prefix of the number.
    labelled('MEDICAL_RECORD_NUMBER', 'cipa: nhc, nhc: nhc', 'cue:label', labelledCode(4)),
  ],
};
