import type { Pattern } from '../../../core/index.js';

const r = String.raw;

/** What hospitals, insurers and ambulances number. */
const NUMBERED =
  'app|appeal|aps|auth|authorization|badge|bag|band|bed hold|booking|bracelet|cad|carrier|cioms|complaint|conf|confirmation|consent|cps|crew|csa|dcf|dcfs|denial|deviation|device|dictation|dme|emt|event|form|' +
  'grievance|hha|incident|iv pump|job|kit|lic|locker|medic|monitor|order|override|paramedic|permit|property bag|property|pump|referral|registry|req|requisition|sample tube|sample|screen|screening|shield|sitter|specimen|sticker|tag|telemetry box|tele box|' +
  'study|ticket|transport|trip|tube|unit|vial|visit|voucher|waybill|wo|work order|worker|wristband|cooler|freezer|shipment|stryker|scope|osha log|log';
const CAPITALS = NUMBERED.split('|')
  .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  .join('|');
const END = r`(?![\p{L}\p{N}_]|[-./:]\p{N}|,\d{3}| ?%)`;

/** Numbers in charts that neither a colon nor `no.` announces. */
export const CHARTED_NUMBERS: readonly Pattern[] = [
  // `Band #ZX40118`, `Pyxis override #88213`, `LIC. #FD-0331`, `Req# A7719203`
  {
    name: 'charted, behind the sign for a number',
    type: 'ID_NUMBER',
    lead: r`(?:${NUMBERED})s?\.?:? ?\(?#:? ?`,
    match: r`(?=[A-Z-]{0,7}\d{2})(?:[A-Z]{1,6}-?(?:[A-Z]{1,3}-)?)?\d{2,14}(?:-[A-Z0-9]{1,8}){0,3}${END}`,
    ignoreCase: true,
    score: 0.6,
    validate: (term) => term.replace(/\D/g, '').length > 2 || /\d-\d/.test(term),
    valid: 0.6,
  },
  // `Kit K-20991`, `voucher (GR-88120)`: letters, and four digits or more.
  {
    name: 'charted, letters and digits',
    type: 'ID_NUMBER',
    lead: r`(?:${NUMBERED}|${CAPITALS}|[Ss]amples?|specimens?|vials?|tubes?|screening no\.?|randomi[sz]ation no\.?|rand\.? no\.?):? \(?`,
    match: r`(?=(?:[A-Z-]{0,6}\d){4})(?:[A-Z]{1,5}-?\d{4,12}(?:-[A-Z0-9]{1,6})?|\d{4,8}-[A-Z]{1,4}|(?:19|20)\d{2}-[A-Z]{1,4}-\d{3,8})${END}`,
    score: 0.55,
  },
  // `Our ref: AS/KLM/00712`, `GMS no. K449817A`
  {
    name: 'reference with slashes',
    type: 'ID_NUMBER',
    lead: r`(?:(?:[Oo]ur|[Yy]our|[Hh]ospital|[Cc]linic|[Ff]ile) ?)?(?:[Rr]ef|REF|[Rr]eference)(?: (?:no|nr|number))?\.?:? {1,3}`,
    match: r`[A-Z]{1,5}(?:/[A-Z0-9]{1,8}){1,4}${END}`,
    score: 0.55,
    validate: (term) => term.replace(/\D/g, '').length > 3,
    valid: 0.55,
  },
  {
    name: 'numbered, with a last letter',
    type: 'ID_NUMBER',
    lead: r`(?:no|No|NO)(?:\.:?|:) ?#?`,
    match: r`[A-Z]{1,3}\d{5,9}[A-Z]${END}`,
    score: 0.5,
  },
  // `subject 1004-017`: a site and a number in it. Counting begins with a smaller number and ends with a greater.
  {
    name: 'subject of a trial',
    type: 'ID_NUMBER',
    lead: r`(?:[Ss]ubject|SUBJECT|[Ss]ubj\.?|[Pp]articipant|[Ss]creening (?:no\.?|number)|[Pp]t|[Pp]atient),? #?`,
    match: r`(?:\d{2,4}-\d{2,5}|[A-Z]{1,3}-\d{3,6})${END}`,
    score: 0.55,
    validate: isNoCount,
    valid: 0.55,
  },
  // `MRN ending 4471`, `tumor registry no. 2018-00417`
  {
    name: 'end of a number',
    type: 'ID_NUMBER',
    lead: r`(?:MRN|mrn|[Aa]cct|[Aa]ccount|SSN|ssn|[Mm]ember ID|[Cc]ard|ID),? (?:#|no\.? ?)?(?:ending|ends|ending in|ends in|ending with|\.{3}|…|last 4|last four):? ?#?`,
    match: r`\d{3,6}${END}`,
    score: 0.6,
  },
  {
    name: 'year and number',
    type: 'ID_NUMBER',
    lead: r`(?:[Rr]ef|[Rr]egistry|[Rr]eg|[Aa]utopsy|[Mm]orgue|ME [Cc]ase|[Cc]oroner|[Pp]olicy|[Rr]eferral|[Aa]uth)(?: (?:no|nr|number|case))?\.?:? #?`,
    match: r`(?:[A-Z]{1,3}-?)?(?:19|20)?\d{2}-\d{4,8}${END}`,
    score: 0.55,
  },
  // `DL IN 4417-82-9903`: the state, and its number. `ID CA B1234567`
  {
    name: 'licence of a state',
    type: 'ID_NUMBER',
    lead: r`(?:DL|OLN|CDL|D\.L\.|[Dd]river'?s? lic(?:ense)?|[Ll]ic\.?(?= [A-Z]{2} )|State ID|state ID|ID card):? #?(?:[A-Z]{2} (?:DL )?#?)?`,
    match: r`(?=(?:[A-Z-]{0,6}\d){6})[A-Z]{0,2}\d{2,9}(?:-\d{2,6}){0,4}${END}`,
    score: 0.6,
  },
  // `Firearm ser# BXR4471`, `s/n 2210NX81`
  {
    name: 'serial, in short',
    type: 'ID_NUMBER',
    lead: r`(?:ser|ser\.|sernum)(?: ?no\.?| ?#)?:? ?`,
    match: r`(?=(?:[A-Z-]{0,6}\d){3})[A-Z0-9]{4,20}(?:-[A-Z0-9]{1,8}){0,2}${END}`,
    ignoreCase: true,
    score: 0.6,
  },
];

/** `pp 100-200` counts; `1004-017` does not. */
function isNoCount(term: string): boolean {
  const [first = '', second = ''] = term.split('-');
  if (/\D/.test(first)) return true;
  return (
    second.startsWith('0') || first.startsWith('0') || first.length > second.length || Number(second) < Number(first)
  );
}
