import type { Pattern } from '../../../core/index.js';
import { labelled, labelledWithSign } from '../../../kit/index.js';

const r = String.raw;

/** Words near a number that make it the number of a case. */
const COURT = ['court', 'case', 'docket', 'plaintiff', 'defendant', 'petitioner', 'cause', 'complaint', 'judge'];
const YEAR = r`(?:19|20)\d{2}`;
const END = r`(?![\p{L}\p{N}_]|[-./]\p{N})`;

/** Kinds of cases in the registers of counties. */
const KINDS = 'L|CH|CV|CVS|CVD|CR|CRS|CF|CM|D|DR|DV|F|JA|JV|LM|M|MR|P|PR|SC|SP|TR';
/** Year, kind of case, running number: `2023 L 004512`, `23-CH-1042`. */
const BY_YEAR = r`(?:${YEAR}|\d{2})[- ][A-Z]{1,4}[- ]?\d{2,7}(?:-[A-Z0-9]{1,4})?`;
/** Chamber, register, running number and year: `3 O 123/24`, `12 W (pat) 4/19`, `3 Ob 123/23x`. */
const BY_CHAMBER = r`(?:[IVX]{1,4}|\d{1,4})[a-z]? [A-Z]{1,5}(?: \([a-z]{2,5}\))? \d{1,5}/(?:${YEAR}|\d{2})[a-z]?`;
/** `123/2024`, `1234/22.5T8LSB`, `45 of 2019`. */
const NUMBER_OF_YEAR = r`\d{1,6}(?:/(?:${YEAR}|\d{2})(?:[-./][A-Z0-9]{1,9})?| of ${YEAR})`;

/** Numbers of cases in the forms that the courts of a country use. */
export const DOCKETS: readonly Pattern[] = [
  // The general identification number of a case in Spain: place, order, kind, year, number.
  { name: 'ES NIG', type: 'CASE_NUMBER', match: r`\d{5} \d{2} \d ${YEAR} \d{7}${END}`, score: 0.85 },
  // District courts of the United States: office, year, kind, number, initials of the judges.
  {
    name: 'US docket',
    type: 'CASE_NUMBER',
    match: r`\d{1,2}:\d{2}-(?:cv|cr|mj|md|mc|bk|ap|po|sw|civ|crim|cm|vv|gj)-\d{3,6}(?:-[A-Z]{2,4}){0,3}\b`,
    ignoreCase: true,
    score: 0.9,
  },
  {
    name: 'US docket, short',
    type: 'CASE_NUMBER',
    match: r`\d{2,4}-(?:cv|cr|mj|bk|civ|crim|cm)-\d{3,6}(?:-[A-Z]{2,4}){0,3}\b`,
    ignoreCase: true,
    score: 0.8,
  },
  // Of counties that write kind and year in one: `FC2025-044170`.
  {
    name: 'US docket, kind and year',
    type: 'CASE_NUMBER',
    match: r`(?:FC|CV|CR|PB|JD|TJ|LC|SC|DR|CF|CT|FN|MH|GC)${YEAR}-\d{5,7}${END}`,
    score: 0.75,
  },
  {
    name: 'US docket of an appeal',
    type: 'CASE_NUMBER',
    match: r`\d{2}-(?:\d{2}-)?\d{3,5}-(?:CV|CR)${END}`,
    score: 0.85,
  },
  {
    name: 'US docket behind No.',
    type: 'CASE_NUMBER',
    lead: r`nos?\. (?:civ\. |cr\. )?`,
    match: r`\d{2}-\d{3,5}${END}`,
    ignoreCase: true,
    score: 0.35,
    context: [
      ...COURT,
      'action',
      'appeal',
      'appeals',
      'appellant',
      'appellee',
      'circuit',
      'certiorari',
      'supreme',
      'v',
    ],
  },
  // Year, kind, running number, judge: `25-3-00417-04`.
  {
    name: 'US docket of Washington',
    type: 'CASE_NUMBER',
    lead: r`(?:[Nn][Oo]s?|[Cc]ause|CAUSE)\.?:? {1,3}`,
    match: r`\d{2}-\d-\d{5}-\d{1,2}${END}`,
    score: 0.7,
  },
  // `Bankr. D. Me. 17-20114`
  {
    name: 'US docket of a bankruptcy',
    type: 'CASE_NUMBER',
    lead: r`Bankr\. (?:[NSEWMCD]{1,2}\.? ?){1,3}[A-Z][A-Za-z]{1,4}\.?,? (?:No\. )?`,
    match: r`\d{2}-\d{4,6}${END}`,
    score: 0.7,
  },
  {
    name: 'US docket of a county',
    type: 'CASE_NUMBER',
    match: r`${YEAR}[- ](?:${KINDS})[- ]\d{4,7}${END}`,
    score: 0.35,
    context: COURT,
  },
  {
    name: 'DE Aktenzeichen',
    type: 'CASE_NUMBER',
    match: r`(?:[IVX]{1,4}|\d{1,3}) [A-Z][A-Za-z]{0,4} \d{1,5}/\d{2}\b(?!/)`,
    score: 0.4,
    // Without one of these words such a number is mostly the citation of a decision.
    context: [
      'az',
      'aktenzeichen',
      'geschäftszeichen',
      'gz',
      'geschäftsnummer',
      'docket',
      'regional court',
      'federal court',
      'higher regional',
      'judgment',
      'ruling',
    ],
  },
  {
    name: 'EU court',
    type: 'CASE_NUMBER',
    match: r`[CTF]-\d{1,4}/\d{2}(?: P)?\b`,
    score: 0.45,
    context: ['case', 'rechtssache', 'affaire', 'asunto', 'cjeu', 'eugh'],
  },
  { name: 'ES NIG', type: 'CASE_NUMBER', match: r`\d{2}\.\d{3}\.\d{2}\.\d-${YEAR}/\d{7}${END}`, score: 0.9 },
  { name: 'FR RG', type: 'CASE_NUMBER', match: r`RG (?:n[°o] ?)?\d{2}/\d{4,6}\b`, score: 0.75 },
  // Numeração única. Source: resolution CNJ 65/2008.
  { name: 'BR CNJ', type: 'CASE_NUMBER', match: r`\d{7}-\d{2}\.${YEAR}\.\d\.\d{2}\.\d{4}${END}`, score: 0.9 },
  {
    name: 'ES expediente with a name',
    type: 'CASE_NUMBER',
    lead: r`(?:expediente|exp\.|dossier|fascicolo) [\p{L}]{3,12} `,
    match: r`(?!${YEAR}(?!\d))\d{4,10}(?:/\d{2,4})?${END}`,
    ignoreCase: true,
    score: 0.55,
  },
  labelledWithSign(
    'CASE_NUMBER',
    'case, claim, cause, docket, court file, matter, index, appeal, petition, suit, complaint, warrant, citation',
    0.75,
    r`(?:${BY_YEAR}|${NUMBER_OF_YEAR})${END}`,
  ),
  labelled(
    'CASE_NUMBER',
    'warrant, custody order, court order, protective order, restraining order, case, docket',
    0.65,
    r`\d{2}[- ]?(?:${KINDS})[- ]?\d{4,7}${END}`,
  ),
  labelled('CASE_NUMBER', 'case, probate case, probate', 0.65, r`\d{4}(?:-\d{4}){2,3}${END}`),
  labelled('CASE_NUMBER', 'portalis', 0.8, r`[A-Z0-9]{4}-[A-Z]-[A-Z0-9]{3}-[A-Z0-9]{2,6}${END}`),
  // Courts of the Netherlands: chamber or section, kind, year and number.
  {
    name: 'NL rolnummer',
    type: 'CASE_NUMBER',
    match: r`(?:CV EXPL|HA ZA|HA RK|KG ZA|KG RK|FA RK|AZ VERZ|EJ VERZ|VV EXPL) \d{2}-\d{1,6}${END}`,
    score: 0.85,
  },
  // Number, year, kind and court. Source: Portaria 1154/2004.
  { name: 'PT', type: 'CASE_NUMBER', match: r`\d{1,6}/\d{2}\.\d[A-Z0-9]{2,7}(?:-[A-Z]{1,2})?${END}`, score: 0.85 },
  labelled(
    'CASE_NUMBER',
    r`
      az, az\., aktenzeichen, geschäftszeichen, gz, gz\., geschäftsnummer, geschäfts-?nr, unser zeichen, rechtssache
    `,
    0.75,
    r`(?:${BY_CHAMBER}|\d{2,4} (?:Js|UJs|AR|Ds|Cs|Ls|OWi) \d{1,6}/\d{2})${END}`,
  ),
  labelled(
    'CASE_NUMBER',
    r`
      n°? ?r\.?g\.?, numéro de rg, n°? ?de rôle, n°? ?(?:de )?parquet, n°? ?(?:de )?minute, n°? portalis, requête n°
      sentencia, ur-?nr, ur\.-?nr, urkundenrolle, urk\.-?nr, sent\., sent\. n, repertorio, rep\. n, protocolo n[°º], dud, d\.u\.d\., nig, n\.i\.g\., dpa, autos, procedimiento ordinario, procedimiento abreviado, diligencias previas, juicio verbal, juicio ordinario, rollo de apelación, rollo, recurso de apelación
      atestado, r\.g\., r\.g\.n\.r\., r\.g\. ?n\.?, procedimento penale, proc\. pen\., sentenza n, processo n, proc\. n, autos de processo
      zaak-? ?en rolnummer, rolnummer, parketnummer, proces-verbaal, pv-nummer
    `,
    0.7,
    r`(?:${NUMBER_OF_YEAR}|[A-Z]{1,3}/\d{2}/\d{4,7}(?: / [A-Z]{2} [A-Z]{2} \d{2}-\d{1,5})?|\d{2}[-/]\d{4,8}(?:-\d{2})?|\d{17,20}|\d{2}\.?\d{3}\.?\d{4,6})${END}`,
  ),
];
