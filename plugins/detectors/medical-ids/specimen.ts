import type { PatternRecognizer } from '../../../core/index.js';
import { idLabels, labelled, labelledCode, labelledWithSign, lexiconPattern } from '../../../kit/index.js';

const r = String.raw;
const PATHOLOGY = ['accession', 'specimen', 'pathology', 'case', 'biopsy', 'cytology', 'lab', 'sample', 'slide'];

/** Numbers of samples, examinations and images. */
export const specimen: PatternRecognizer = {
  name: 'medical-ids/specimen',
  types: ['SPECIMEN_ID'],
  patterns: [
    // Laboratory, year, running number: S24-01234 surgical, C cytology, N gynaecology, HP, SP, MB.
    {
      name: 'pathology',
      type: 'SPECIMEN_ID',
      match: r`(?:${lexiconPattern('number-codes', { class: 'pathology' })})\d{2}-\d{3,7}\b`,
      score: 'form:plausible',
      context: PATHOLOGY,
    },
    {
      name: 'pathology, year first',
      type: 'SPECIMEN_ID',
      match: r`\d{2}-?(?:${lexiconPattern('number-codes', { class: 'pathology-year-first' })})-?\d{3,7}\b(?!-)`,
      score: 'form:common',
      context: [...PATHOLOGY, 'acc', 'accn', 'path'],
    },
    labelledWithSign(
      'SPECIMEN_ID',
      'acc, accn, acsn, acc no, access',
      'cue:phrase',
      r`(?=[A-Z0-9]{0,6}-?[A-Z])(?:[A-Z]{1,4}-?\d|\d{1,4}-?[A-Z])[A-Z0-9]{0,8}(?:-[A-Z0-9]{1,10}){0,3}(?![\p{L}\p{N}_]|[-./]\p{N})`,
    ),
    labelled('SPECIMEN_ID', idLabels('specimen'), 'cue:label'),
    labelledWithSign(
      'SPECIMEN_ID',
      'specimen, sample, lab, slide, donor, probe, muestra, requisition',
      'cue:label',
      labelledCode(4),
    ),
  ],
};
