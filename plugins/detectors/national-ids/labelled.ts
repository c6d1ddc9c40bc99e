import type { Pattern } from '../../../core/index.js';
import { idLabels, labelled, labelledCode, labelledWithSign } from '../../../kit/index.js';
import { r } from './row.js';

const CODE = labelledCode(5);

/**
 * Values after a label that names them, in any format and with any check digit: a mistyped number still identifies a
 * person.
 */
export const LABELLED: readonly Pattern[] = [
  labelled('NATIONAL_ID', idLabels('national-id'), 'cue:label', CODE),
  labelled(
    'NATIONAL_ID',
    r`n[°º] ?ss, nss, n[°º] ?(?:de )?sécu, num(?:éro)? (?:de )?sécu, n[°º] (?:de )?sécurité sociale, n[°º] insee, (?:immatriculation|matricule) (?:de )?sécurité sociale, nir`,
    'cue:label',
    r`[1-478] ?\d{2} ?\d{2} ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3}(?: ?\d{2})?(?!\d)`,
  ),
  // The Belgian register; the Brazilian programme of social integration; Spanish social security.
  labelled(
    'NATIONAL_ID',
    r`rijksregister(?:nummer|nr)?, rrn, niss, insz, registre national, n[°º] national, numéro national`,
    'cue:label',
    r`\d{2}\.?\d{2}\.?\d{2}[- ]?\d{3}[. -]?\d{2}(?!\d)`,
  ),
  labelled('NATIONAL_ID', r`pis, pasep, pis/pasep, nis, nit`, 'cue:label', r`\d{3}\.?\d{5}\.?\d{2}-?\d(?!\d)`),
  labelled(
    'NATIONAL_ID',
    r`n[°º] ?s\.s\., n[°º] ?ss, n[°º] afiliación(?: s\.s\.| ss)?, nuss, naf`,
    'cue:label',
    r`\d{2}[ /-]?\d{7,8}[ /-]?\d{2}(?!\d)`,
  ),
  // Identity cards of Colombia, Argentina and Uruguay: millions with dots.
  labelledWithSign(
    'NATIONAL_ID',
    r`c\.c\., cc, c\.i\., ci, cédula, l\.e\., le, l\.c\., lc, documento`,
    'cue:label',
    r`\d{1,2}(?:\.\d{3}){2}(?:-\d)?(?![-.,]?\d)|\d(?:\.\d{3}){3}(?![-.,]?\d)`,
  ),
  labelled('NATIONAL_ID', r`c\.c\., l\.e\., le, l\.c\.`, 'cue:word', r`\d{1,2}(?:\.\d{3}){2}(?![-.,]?\d)`),
  labelled('NATIONAL_ID', 'cc, cartão de cidadão, bi', 'cue:phrase', r`\d{8} \d ?[A-Z]{2}\d(?![\p{L}\p{N}_])`),
  labelled(
    'NATIONAL_ID',
    r`bpa, perso, c\.i\., carta d'identità n, ausweis-nr, personalausweis-nr, id-nr, sozialvers\.-nr, rentenvers\.-nr, rv-nr, sv-nr`,
    'cue:label',
    CODE,
  ),
  labelled(
    'NATIONAL_ID',
    idLabels('social-insurance-number'),
    'cue:label',
    r`\d{2} ?\d{6} ?[A-Z] ?\d{3}(?![\p{L}\p{N}_])`,
  ),
  labelled(
    'NATIONAL_ID',
    r`titre de séjour, carte de séjour, aufenthaltstitel, alien, alien no, alien reg, alien registration, uscis, a-number`,
    'cue:label',
    r`(?:A[ -]?(?=\d))?\d{3}[- ]?\d{3}[- ]?\d{3,4}(?!\d)`,
  ),
  // `SSR DOCS … P/ZAF/A04417098/ZAF/` in airline records.
  {
    name: 'passport of a booking',
    type: 'PASSPORT',
    lead: 'P/[A-Z]{3}/',
    match: r`[A-Z0-9]{6,12}(?=/[A-Z]{3}/)`,
    score: 'cue:label',
  },
  // `passport ends in 2231`
  {
    name: 'last digits of a passport',
    type: 'PASSPORT',
    lead: '(?:[Pp]assport|PASSPORT)(?: (?:no\\.?|number))?,? (?:which |that )?(?:ends|ending|finishing)(?: (?:in|with|on))?:? ',
    match: r`[A-Z]?\d{3,5}(?![\p{L}\p{N}_]|[-./]\p{N})`,
    score: 'cue:label',
  },
  {
    name: 'A-number',
    type: 'NATIONAL_ID',
    lead: '(?:A|Alien) ?#:? ?',
    match: r`A? ?\d{3}[- ]?\d{3}[- ]?\d{3}(?![\p{L}\p{N}_-])`,
    score: 'cue:label',
  },
  // `PPS 8244713TA` with any check letter; `passport G 04471882`.
  labelled('NATIONAL_ID', 'pps, pps no, pps number, ppsn', 'cue:label', r`\d{7}[A-W][A-IW]?(?![\p{L}\p{N}_])`),
  labelled(
    'PASSPORT',
    'passport, passport no, passport number, ppt no, pp no',
    'cue:label',
    r`[A-Z]{1,2} \d{6,8}(?![\p{L}\p{N}_]|[-./]\p{N})`,
  ),
  labelled('PASSPORT', 'visa no, visa number, visa id, visum-?nr, numéro de visa', 'cue:label', CODE),
  labelled(
    'DRIVER_LICENSE',
    r`(?<!/)dl, d\.l\., oln, pat\.`,
    'cue:word',
    r`(?:[A-Z]{2}[ -])?(?:(?=[A-Z]{0,3}\d{4})[A-Z0-9]{7,16}|[A-Z]?\d{2,3}-\d{2,4}-\d{3,4}(?:-\d)?)(?![\p{L}\p{N}_]|[-./]\p{N})`,
  ),
  labelled(
    'NATIONAL_ID',
    'ni, nino, national insurance',
    'cue:label',
    r`[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![\p{L}\p{N}_])`,
  ),
  labelledWithSign(
    'NATIONAL_ID',
    'ni, sin, nas, nik, citizen, identity, identité, documento, rg, ausweis',
    'cue:phrase',
    CODE,
  ),
  labelled('TAX_ID', idLabels('tax-id'), 'cue:label', CODE),
  labelledWithSign('TAX_ID', 'vat, gst, pan, tva, iva, tax, registration, company reg', 'cue:phrase', CODE),
  // Longer than amounts of tax, which follow the same labels.
  labelled('TAX_ID', 'vat, tva, iva, mwst, ust, btw, moms, gst', 'cue:word', labelledCode(8)),
  labelled('PASSPORT', idLabels('passport'), 'cue:label', CODE),
  labelled('DRIVER_LICENSE', idLabels('driver-license'), 'cue:label', CODE),
  labelledWithSign('DRIVER_LICENSE', r`(?<!/)dl, ol, driver, patente`, 'cue:phrase', CODE),
];
