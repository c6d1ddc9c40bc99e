import type { PatternRecognizer } from '../../../core/index.js';
import { idLabels, labelled, labelledWithSign } from '../../../kit/index.js';
import { dea, lanr, npi } from './checks.js';

const r = String.raw;

export const providerNpi: PatternRecognizer = {
  name: 'medical-ids/npi',
  types: ['NPI'],
  patterns: [
    {
      type: 'NPI',
      match: r`[12]\d{9}\b(?![-./]\d)`,
      score: 'form:bare',
      validate: npi,
      valid: 'check:weak',
      context: ['npi', 'provider', 'prescriber'],
    },
    {
      name: 'groups',
      type: 'NPI',
      match: r`[12]\d{3}[- ]\d{3}[- ]\d{3}\b(?![-./]\d)`,
      score: 'form:bare',
      validate: npi,
      valid: 'check:weak',
      context: ['npi', 'provider', 'prescriber'],
    },
    labelled('NPI', 'npi, national provider identifier, provider id', 'cue:label', r`\d{4}[- ]?\d{3}[- ]?\d{3}\b`),
  ],
};

export const deaNumber: PatternRecognizer = {
  name: 'medical-ids/dea',
  types: ['DEA_NUMBER'],
  patterns: [
    {
      type: 'DEA_NUMBER',
      match: r`[ABCDEFGHJKLMPRSTUX][A-Z9]\d{7}\b(?!-)`,
      ignoreCase: true,
      score: 'form:common',
      validate: dea,
      valid: 'check:fair',
      context: ['dea', 'prescriber'],
    },
    labelled('DEA_NUMBER', 'dea, dea registration', 'cue:field', r`[A-Z][A-Z0-9]-?\d{7}\b`),
  ],
};

/** Licences of physicians, nurses and pharmacists. */
export const medicalLicense: PatternRecognizer = {
  name: 'medical-ids/license',
  types: ['MEDICAL_LICENSE'],
  patterns: [
    {
      name: 'AU AHPRA',
      type: 'MEDICAL_LICENSE',
      match: r`(?:MED|NMW|PHA|DEN|PSY|PHY|OPT|OCC)000\d{7}\b`,
      score: 'form:own',
    },
    {
      name: 'BR CRM',
      type: 'MEDICAL_LICENSE',
      match: r`(?:CRM|COREN|CRO|CRP|CREFITO|CRF)[-/ ]{0,2}[A-Z]{2}[-/: ]{0,2}(?:n\.?[º°] ?)?(?:\d{2,3}\.\d{3}|\d{3,6})(?![\p{L}\p{N}_]|[-./]\d)`,
      score: 'form:own',
    },
    {
      name: 'DE LANR',
      type: 'MEDICAL_LICENSE',
      match: r`\d{9}\b(?![-./]\d)`,
      score: 'form:bare',
      validate: lanr,
      valid: 'check:weak',
      context: ['lanr', 'arztnummer', 'arzt'],
    },
    {
      name: 'DE BSNR',
      type: 'MEDICAL_LICENSE',
      match: r`(?!00)\d{9}\b(?![-./]\d)`,
      score: 'form:bare',
      context: ['bsnr', 'betriebsstättennummer', 'betriebsstätte'],
    },
    labelled('MEDICAL_LICENSE', idLabels('medical-license'), 'cue:label'),
    labelled('MEDICAL_LICENSE', 'nºcol, n°col, nº col, n° col', 'cue:label', r`\d{2} \d{2}(?: \d{3,6})?\b|\d{4,10}\b`),
    labelled(
      'MEDICAL_LICENSE',
      'nº col, nº col\\., n° col, n° col\\., colegiad[oa], núm\\. col, núm\\. colegiad[oa]',
      'cue:label',
      r`\d{2}[/-](?:\d{2}[/-]?)?\d{3,6}(?![\p{L}\p{N}_])`,
    ),
    // Portuguese professional chambers: `Dra. Leonor Abrunhosa (OM 54321)`.
    {
      name: 'PT chambers',
      type: 'MEDICAL_LICENSE',
      lead: r`(?:OM|OE|OMD|OPP|OF)(?: n\.?º)?:? `,
      match: r`\d{4,6}(?![\p{L}\p{N}_]|[-./,]\d)`,
      score: 'form:common',
      context: ['dr', 'dra', 'médico', 'médica', 'enfermeiro', 'enfermeira', 'psicóloga', 'psicólogo', 'cédula'],
    },
    labelled('MEDICAL_LICENSE', 'riziv, inami', 'cue:label', r`\d[-. ]?\d{5}[-. ]?\d{2}[-. ]?\d{3}(?!\d)`),
    labelled('MEDICAL_LICENSE', 'am, n[°º] am', 'cue:label', r`\d{2} \d \d{5} \d(?!\d)`),
    labelledWithSign('MEDICAL_LICENSE', r`physician, prescriber, col, col\.`, 'cue:word'),
    labelled('MEDICAL_LICENSE', 'big', 'cue:phrase', r`\d{11}(?!\d)`),
    labelled(
      'MEDICAL_LICENSE',
      r`col\., iscr\. albo, iscritt[oa] all'albo`,
      'cue:word',
      r`\d{1,2}\.\d{3}(?!\d)|\d{4,8}(?![\p{L}\p{N}_]|[-./,]\d)`,
    ),
  ],
};
