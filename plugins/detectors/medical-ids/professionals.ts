import type { PatternRecognizer } from '../../../core/index.js';
import { labelled, labelledWithSign } from '../../../kit/index.js';
import { dea, lanr, npi } from './checks.js';

const r = String.raw;

export const providerNpi: PatternRecognizer = {
  name: 'medical-ids/npi',
  types: ['NPI'],
  patterns: [
    {
      type: 'NPI',
      match: r`[12]\d{9}\b(?![-./]\d)`,
      score: 0.2,
      validate: npi,
      valid: 0.4,
      context: ['npi', 'provider', 'prescriber'],
    },
    {
      name: 'groups',
      type: 'NPI',
      match: r`[12]\d{3}[- ]\d{3}[- ]\d{3}\b(?![-./]\d)`,
      score: 0.2,
      validate: npi,
      valid: 0.45,
      context: ['npi', 'provider', 'prescriber'],
    },
    labelled('NPI', 'npi, national provider identifier, provider id', 0.85, r`\d{4}[- ]?\d{3}[- ]?\d{3}\b`),
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
      score: 0.3,
      validate: dea,
      valid: 0.55,
      context: ['dea', 'prescriber'],
    },
    labelled('DEA_NUMBER', 'dea, dea registration', 0.9, r`[A-Z][A-Z0-9]-?\d{7}\b`),
  ],
};

/** Licences of physicians, nurses and pharmacists. */
export const medicalLicense: PatternRecognizer = {
  name: 'medical-ids/license',
  types: ['MEDICAL_LICENSE'],
  patterns: [
    { name: 'AU AHPRA', type: 'MEDICAL_LICENSE', match: r`(?:MED|NMW|PHA|DEN|PSY|PHY|OPT|OCC)000\d{7}\b`, score: 0.85 },
    {
      name: 'BR CRM',
      type: 'MEDICAL_LICENSE',
      match: r`(?:CRM|COREN|CRO|CRP|CREFITO|CRF)[-/ ]{0,2}[A-Z]{2}[-/: ]{0,2}(?:n\.?[º°] ?)?(?:\d{2,3}\.\d{3}|\d{3,6})(?![\p{L}\p{N}_]|[-./]\d)`,
      score: 0.8,
    },
    {
      name: 'DE LANR',
      type: 'MEDICAL_LICENSE',
      match: r`\d{9}\b(?![-./]\d)`,
      score: 0.2,
      validate: lanr,
      valid: 0.4,
      context: ['lanr', 'arztnummer', 'arzt'],
    },
    {
      name: 'DE BSNR',
      type: 'MEDICAL_LICENSE',
      match: r`(?!00)\d{9}\b(?![-./]\d)`,
      score: 0.2,
      context: ['bsnr', 'betriebsstättennummer', 'betriebsstätte'],
    },
    labelled(
      'MEDICAL_LICENSE',
      r`
        medical licen[cs]e, physician licen[cs]e, nursing licen[cs]e, rn licen[cs]e, pharmacist licen[cs]e, state licen[cs]e, provider licen[cs]e
        medical council, medical registration, gmc, gmc ref, imc, imc no, mcrn, nmc pin, gphc, hcpc, upin, ahpra, rpps, adeli, finess, lanr, arztnummer, bsnr
        betriebsstättennummer, approbation, zsr, big-?nummer, big-?registratie, agb-?code, agb, cédula prof\., ced\. prof\., céd\. prof\., registro médico, codice regionale, cédula profissional, ordem dos médicos
        ordine dei medici, iscrizione albo, crm, coren
        nº col, n° col, nº col\., n° col\., nºcol, núm\. col\., nº colegiad[oa], n° colegiad[oa], número de colegiad[oa], colegiad[oa]
      `,
      0.85,
    ),
    labelled('MEDICAL_LICENSE', 'nºcol, n°col, nº col, n° col', 0.85, r`\d{2} \d{2}(?: \d{3,6})?\b|\d{4,10}\b`),
    labelled(
      'MEDICAL_LICENSE',
      'nº col, nº col\\., n° col, n° col\\., colegiad[oa], núm\\. col, núm\\. colegiad[oa]',
      0.85,
      r`\d{2}[/-](?:\d{2}[/-]?)?\d{3,6}(?![\p{L}\p{N}_])`,
    ),
    // The chambers of Portugal: `Dra. Leonor Abrunhosa (OM 54321)`.
    {
      name: 'PT chambers',
      type: 'MEDICAL_LICENSE',
      lead: r`(?:OM|OE|OMD|OPP|OF)(?: n\.?º)?:? `,
      match: r`\d{4,6}(?![\p{L}\p{N}_]|[-./,]\d)`,
      score: 0.3,
      context: ['dr', 'dra', 'médico', 'médica', 'enfermeiro', 'enfermeira', 'psicóloga', 'psicólogo', 'cédula'],
    },
    labelled('MEDICAL_LICENSE', 'riziv, inami', 0.85, r`\d[-. ]?\d{5}[-. ]?\d{2}[-. ]?\d{3}(?!\d)`),
    labelled('MEDICAL_LICENSE', 'am, n[°º] am', 0.75, r`\d{2} \d \d{5} \d(?!\d)`),
    labelledWithSign('MEDICAL_LICENSE', r`physician, prescriber, col, col\.`, 0.6),
    labelled('MEDICAL_LICENSE', 'big', 0.7, r`\d{11}(?!\d)`),
    labelled(
      'MEDICAL_LICENSE',
      r`col\., iscr\. albo, iscritt[oa] all'albo`,
      0.6,
      r`\d{1,2}\.\d{3}(?!\d)|\d{4,8}(?![\p{L}\p{N}_]|[-./,]\d)`,
    ),
  ],
};
