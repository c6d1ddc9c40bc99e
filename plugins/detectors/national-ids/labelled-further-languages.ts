import type { Pattern } from '../../../core/index.js';
import { idLabels, labelled, labelledCode, labelledWithSign } from '../../../kit/index.js';
import { r } from './row.js';

/** Digits of any country after a label whose script identifies it. */
const SCRIPTS = idLabels('national-id-in-its-script');

const CODE = labelledCode(5);
/** One or two letters separated from the digits, as on Greek and Romanian cards: `ΑΒ 123456`, `RX 482913`. */
const SERIES = r`\p{Lu}{2} ?\d{6}(?![\p{L}\p{N}_]|[-./]\p{N})`;

/** Labels of identity, tax, passport and driving licence numbers in the languages of some forty countries. */
export const LABELLED_OTHER_LANGUAGES: readonly Pattern[] = [
  labelled('NATIONAL_ID', SCRIPTS, 'cue:label', r`[\p{Lu}\d](?:[ -]?[\p{Lu}\d]){6,17}(?![\p{L}\p{N}_])`),
  // Ambiguous abbreviations that need a number in the right format: `C.C. 1.020.765.432`, `RG 3.456.789`, `BI
  // 004567890LA041`.
  labelled(
    'NATIONAL_ID',
    r`c\.c\., cédula, cedula, c\.i\.`,
    'cue:label',
    r`\d{1,3}(?:\.\d{3}){2,3}(?![\p{L}\p{N}_]|[.,]\d)`,
  ),
  labelled(
    'NATIONAL_ID',
    r`rg, r\.g\., registro geral`,
    'cue:label',
    r`\d{1,2}\.\d{3}\.\d{3}(?:-?[\dX])?(?![\p{L}\p{N}_]|[.,]\d)`,
  ),
  labelled('NATIONAL_ID', r`bi, b\.i\., bilhete de identidade`, 'cue:label', r`\d{9}[A-Z]{2}\d{3}(?![\p{L}\p{N}_])`),
  labelled('NATIONAL_ID', r`dowodem osobistym, dowodu osobistego, dowodem osobistym nr, dowód os\.`, 'cue:label', CODE),
  labelled(
    'NATIONAL_ID',
    r`αριθμός ταυτότητας, αδτ, α\.δ\.τ\., ταυτότητα, ci seria, c\.i\. seria, carte de identitate seria, buletin seria`,
    'cue:label',
    r`(?:${SERIES}|\p{Lu}{2} ?(?:nr\.?|număr) ?\d{6}(?!\d))`,
  ),
  labelledWithSign(
    'NATIONAL_ID',
    r`seg\. social, s\.s\., ss, seguridad social, afiliación, ahv-?nr, svnr, t\.i\.`,
    'cue:label',
    CODE,
  ),
  // `65 170839 J 008`: the German pension insurance number, regardless of its check digit.
  labelled(
    'NATIONAL_ID',
    r`versicherungsnummer, versicherungsnr\., versicherungs-nr\., vers\.-nr\., rentenversicherungsnummer, sozialversicherungsnummer, sv-nummer, sv-nr\., rv-nummer, rv-nr\., rvnr, vsnr`,
    'cue:label',
    r`\d{2} ?\d{6} ?[A-Z] ?\d{3}(?![\p{L}\p{N}_])`,
  ),
  // With an explicit label, a wrong check digit is tolerated.
  labelled(
    'NATIONAL_ID',
    r`fnr, f\.nr\., fødselsnr, fødselsnr\., personnr, personnr\., d-nr`,
    'cue:label',
    r`\d{6} ?\d{5}(?!\d)`,
  ),
  labelled('NATIONAL_ID', r`personnr, personnr\., pers\.nr, pnr`, 'cue:label', r`(?:19|20)?\d{6}[-+]\d{4}(?!\d)`),
  labelled(
    'NATIONAL_ID',
    r`r\. ?č\., rč, rod\. č\., rodné číslo, rodným číslem`,
    'cue:label',
    r`\d{6} ?/ ?\d{3,4}(?!\d)`,
  ),
  labelled(
    'NATIONAL_ID',
    r`č\. ?op, op č\., op číslo, číslo op, občanský průkaz č\., občanským průkazem č\.`,
    'cue:label',
    r`\d{6,9}(?!\d)`,
  ),
  // Three letters separated from the digits: the Polish identity card.
  labelled('NATIONAL_ID', idLabels('polish-identity-card'), 'cue:label', r`[A-Z]{3} ?\d{6}(?!\d)`),
  // The second number of an enumeration: `con pasaportes números 054321987 y 057654321`.
  {
    name: 'second of two',
    type: 'NATIONAL_ID',
    lead: r`(?:pasaportes|passeports|passaporti|passaportes|paspoorten|dnis?|nifs?|nies|cpfs)(?: (?:números|nums?\.|numéros|numeri|nummers|nº))? [A-Z]{0,3}\d{5,11}[A-Z]? (?:y|e|et|en) `,
    match: r`[A-Z]{0,3}\d[A-Z0-9.-]{4,11}[A-Z0-9](?![\p{L}\p{N}_])`,
    ignoreCase: true,
    score: 'cue:word',
  },
  labelled(
    'PASSPORT',
    r`pasaportes, pasaportes números, pasaportes núms\., passeports, passaporti, passaportes, paspoorten, reisepässe, cestovní pas č\., paszportu, paszportem, pașaportul`,
    'cue:label',
    CODE,
  ),
  labelled(
    'NATIONAL_ID',
    idLabels('identity-document'),
    'cue:label',
    r`(?=[A-Z]{0,4}\d|\d{0,8}[A-Z])(?=(?:[A-Z]{0,8}\d){3})[A-Z0-9]{6,14}(?![\p{L}\p{N}_])`,
  ),
  labelled(
    'TAX_ID',
    r`org\. ?nr, org\. ?nr\., org\.-nr, org\.-nr\., organisationsnr, organisasjonsnr, org\.nummer`,
    'cue:label',
    r`\d{6}-\d{4}(?!\d)|\d{3} ?\d{3} ?\d{3}(?!\d)`,
  ),
  labelledWithSign('TAX_ID', r`c\.f\., cf, cod fiscal, steuernr\., inps, urssaf`, 'cue:label', CODE),
];
