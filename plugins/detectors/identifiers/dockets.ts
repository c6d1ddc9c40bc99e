import type { Pattern } from '../../../core/index.js';
import { type Basis, idLabels, labelled, lexiconPattern, lexiconWords } from '../../../kit/index.js';
import { sources } from './labels.js';

const r = String.raw;
const YEAR = r`(?:19|20)\d{2}`;
const END = r`(?![\p{L}\p{N}_]|[-./]\p{N})`;
/** Context words that make a number a case number. */
const COURT = [
  'court',
  'case',
  'docket',
  'plaintiff',
  'defendant',
  'petitioner',
  'cause',
  'complaint',
  'judge',
  'appeal',
  'circuit',
  'v',
];
const CITED = [
  'v',
  'application',
  'applications',
  'echr',
  'applicant',
  'strasbourg',
  'nos',
  'docket',
  'petitions',
  'appeals',
];
/** Types of cases in the registers of US counties. */
const KINDS = lexiconPattern('number-codes', { class: 'us-county-docket' });
/** `1021 of 2018`, `217/2016` */
const OF_YEAR = r`\d{1,6}(?:-\d{1,6})?(?: of |/)${YEAR}`;
/** Chamber, register, running number and year: `3 O 123/24`, `12 W (pat) 4/19`, `XV C 412/99`. */
const BY_CHAMBER = r`(?:[IVX]{1,5}|\d{1,4})[a-z]? [A-Z][A-Za-z]{0,4}(?: \([a-z]{2,5}\))? \d{1,5}/(?:${YEAR}|\d{2})[a-z]?`;
/** Prefixes of the numbers of laws: `Regulation (EEC) No. 1408/71`. */
const NO_LAW = r`(?<!(?:E[CU]|EEC|Euratom|ECSC)\)? )(?<!(?:[Rr]egulations?|[Dd]irectives?|[Dd]ecisions?|[Ll]aws?|[Oo]rders?|[Pp]rotocols?|[Rr]esolutions?|[Cc]onventions?|[Aa]cts?) )`;
/** Abbreviations of case types at Indian courts: `W.P.`, `Crl.M.C.`, `CM APPL.`, `O.S.`, `MAT.APP.`. */
const INDIAN = `(?:${lexiconWords('number-labels', { class: 'indian-case-kind' })
  .map((kind) => [...kind].join('\\.?'))
  .join(
    '|',
  )}|[Cc][Rr][Ll](?:\\.? ?(?:A|M\\.?C|R\\.?C|M\\.?P|O\\.?P|L\\.?P|REV\\.?P|Rev\\.?P|M\\.?A|Misc))?|CM APPL|MAT\\.? ?APP|CONT\\.? ?CAS|ARB\\.? ?(?:P|A)|BAIL APPLN)`;
/** Words before numbers of laws, notices and standards that are written in capitals. */
const NO_REGISTRY = `(?:${lexiconPattern('number-codes', { class: 'not-a-docket' })})`;

const docket = (name: string, match: string, score: Basis, more: Partial<Pattern> = {}): Pattern => ({
  name,
  type: 'CASE_NUMBER',
  match: `${match}${END}`,
  score,
  ...more,
});

/** Case numbers in the official formats of courts, country by country. */
export const DOCKETS: readonly Pattern[] = [
  // United States: district courts (CM/ECF), courts of appeal, and the unified systems of states and counties.
  docket(
    'US docket',
    r`\d{1,2}:\d{2}-(?:${lexiconPattern('number-codes', { class: 'us-district-docket' })})-\d{3,6}(?:-[A-Z]{2,4}){0,3}`,
    'form:unmistakable',
    { ignoreCase: true },
  ),
  docket('US docket, short', r`\d{2,4}-(?:cv|cr|mj|bk|civ|crim|cm)-\d{3,6}(?:-[A-Z]{2,4}){0,3}`, 'form:own', {
    ignoreCase: true,
  }),
  docket(
    'US docket, kind and year',
    r`(?:${lexiconPattern('number-codes', { class: 'us-docket-with-year' })})${YEAR}-\d{5,7}`,
    'form:own',
  ),
  docket('US docket of an appeal', r`\d{2}-(?:\d{2}-)?\d{3,5}-(?:CV|CR)`, 'form:own'),
  docket('US docket behind No.', r`\d{2}-\d{3,5}`, 'form:common', {
    lead: r`[Nn][Oo][Ss]?\. (?:[Cc]iv\. |[Cc]r\. )?`,
    context: COURT,
  }),
  docket('US docket of Washington', r`\d{2}-\d-\d{5}-\d{1,2}`, 'cue:phrase', {
    lead: r`(?:[Nn][Oo]s?|[Cc]ause|CAUSE)\.?:? {1,3}`,
  }),
  docket('US docket of a bankruptcy', r`\d{2}-\d{4,6}`, 'cue:phrase', {
    lead: r`Bankr\. (?:[NSEWMCD]{1,2}\.? ?){1,3}[A-Z][A-Za-z]{1,4}\.?,? (?:No\. )?`,
  }),
  docket('US docket of a county', r`${YEAR}[- ](?:${KINDS})[- ]\d{4,7}`, 'form:common', { context: COURT }),
  docket(
    'PA docket',
    r`(?:CP|MC|MJ|MD)-\d{2,5}-(?:${lexiconPattern('number-codes', { class: 'pennsylvania-docket' })})-\d{7}-${YEAR}`,
    'form:unmistakable',
  ),
  docket('NJ docket', r`[A-Z]{3}-(?:L|C|DC|SC|LT|F|FM|FD|FV|P|DJ)-\d{4,6}-\d{2}`, 'form:own'),
  docket('CT docket', r`[A-Z]{2,3}-(?:CV|FA|CR|MV)-?\d{2}-\d{6,7}(?:-S)?`, 'form:own'),
  docket('MN docket', r`\d{2}[A-Z]{0,2}-(?:CV|CR|FA|PR|JV|CO|VB)-\d{2}-\d{1,6}`, 'form:own'),
  docket('CA docket', r`\d{2}-${YEAR}-\d{8}-[A-Z]{2}-[A-Z]{2}-[A-Z]{2,3}`, 'form:unmistakable'),
  docket('SC docket', r`${YEAR}-?(?:CP|GS|DR)-?\d{2}-?\d{4,5}`, 'form:own'),
  docket('HI docket', r`[1-5][A-Z]{2,4}-\d{2}-\d{7}`, 'form:own'),
  docket('AZ appeal', r`[12] CA-(?:CR|CV|JV|SA|IC|MH|HC|UB) (?:19|20)?\d{2}-\d{4}`, 'form:own'),
  docket('USCIS receipt', r`(?:EAC|IOE|LIN|MSC|NBC|SRC|WAC|YSC)\d{10}`, 'form:own'),
  docket('report of police', r`[A-Z]{2,4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-\d{3,8}`, 'form:typical'),
  // United Kingdom, New Zealand, South Africa, Ireland.
  docket(
    'UK High Court',
    r`(?:CO/\d{1,5}/${YEAR}|(?:${lexiconPattern('number-codes', { class: 'uk-high-court' })})-${YEAR}-(?:[A-Z]{3}-)?\d{6})`,
    'form:own',
  ),
  docket('Action Fraud', r`NFRC ?\d{9,12}`, 'form:own'),
  docket('NZ', r`(?:CIV|CRI|FAM)-${YEAR}-\d{3}-\d{4,6}`, 'form:own'),
  docket('ZA CAS', r`\d{1,5}/\d{1,2}/${YEAR}`, 'cue:phrase', { lead: 'CAS:? (?:[Nn]o\\.?:? )?' }),
  // India, and other courts that use a type, a number and a year: `Writ Petition (C) No. 1021 of 2018`, `VID 567 of
  // 2018`.
  docket('petition or appeal', OF_YEAR, 'cue:label', {
    lead: r`(?:${lexiconPattern('number-labels', { class: 'petition', language: 'en' })})(?: ?\([a-z.]{1,9}\))? ?(?:numbers?|nos?)?\.?:? {0,2}`,
    ignoreCase: true,
  }),
  docket(
    'abbreviated kind of case',
    r`(?<=(?<![\p{L}\p{N}])${INDIAN}\.?(?: ?\([A-Za-z.]{1,7}\))? ?(?:Nos?\.? ?|[-/])?)\d{1,6}(?:/| of )${YEAR}`,
    'form:typical',
  ),
  docket(
    'registry and year',
    r`(?<![\p{L}\p{N}.])(?!${NO_REGISTRY}(?!\p{L}))[A-Z]{2,5} (?:\d{1,6} of |(?!(?:0?[1-9]|1[0-2])/)\d{1,6}/)${YEAR}`,
    'form:usual',
  ),
  // Europe: the European Courts, Germany, Spain (NIG), France (RG), Italy, the Netherlands, Portugal (Portaria
  // 1154/2004), Poland.
  docket('application to the European Court of Human Rights', r`\d{1,5}/\d{2}`, 'form:common', {
    lead: r`${NO_LAW}[Nn]os?\. `,
    context: CITED,
  }),
  docket(
    'further number of a list',
    r`(?<=[\d/-]{4,11}(?:,|,? and|,? &|;) )(?:\d{2,5}/\d{2}|\d{2}-\d{3,5}|\d{1,6} of ${YEAR})`,
    'form:common',
    { context: CITED },
  ),
  docket('EU court', r`[CTF]-\d{1,4}/\d{2}(?: P)?`, 'form:shared', {
    context: ['case', 'rechtssache', 'affaire', 'asunto', 'cjeu', 'eugh'],
  }),
  docket('DE Aktenzeichen', r`(?:[IVX]{1,4}|\d{1,3}) [A-Z][A-Za-z]{0,4} \d{1,5}/\d{2}(?!/)`, 'form:shared', {
    // Without one of these words, such a number is usually a citation of case law.
    context: [
      'az',
      'aktenzeichen',
      'geschäftszeichen',
      'gz',
      'geschäftsnummer',
      'docket',
      'regional court',
      'federal court',
      'judgment',
      'ruling',
    ],
  }),
  docket('ES NIG', r`(?:\d{5} \d{2} \d ${YEAR} \d{7}|\d{2}\.\d{3}\.\d{2}\.\d-${YEAR}/\d{7})`, 'form:unmistakable'),
  docket('FR RG', r`RG (?:n[°o] ?)?\d{2}/\d{4,6}`, 'form:own'),
  docket(
    'NL rolnummer',
    r`(?:CV EXPL|HA ZA|HA RK|KG ZA|KG RK|FA RK|AZ VERZ|EJ VERZ|VV EXPL) \d{2}-\d{1,6}`,
    'form:own',
  ),
  docket('PT', r`\d{1,6}/\d{2}\.\d[A-Z0-9]{2,7}(?:-[A-Z]{1,2})?`, 'form:own'),
  docket(
    'PL sygnatura',
    r`(?:(?:P[ORK] )?[IVX]{1,5} Ds\.? \d{1,5}[./]\d{2,4}|[IVX]{1,5} (?:${lexiconPattern('number-codes', { class: 'polish-register-of-cases', language: 'pl' })}|SA/[A-Z][a-z]) \d{1,5}/(?:${YEAR}|\d{2}))`,
    'form:usual',
  ),
  // Brazil. Source: resolution CNJ 65/2008.
  docket('BR CNJ', r`\d{7}-\d{2}\.${YEAR}\.\d\.\d{2}\.\d{4}`, 'form:unmistakable'),
  // After labels that courts use for their files.
  labelled(
    'CASE_NUMBER',
    sources(lexiconWords('number-labels', { class: 'court-label' })),
    'cue:label',
    r`(?:${BY_CHAMBER}|\d{1,6}(?:/(?:${YEAR}|\d{2})(?:[-./][A-Z0-9]{1,9})?| of ${YEAR})|\d{2}[-/]\d{4,8}(?:-\d{2})?|\d{17,20}|\d{2}\.?\d{3}\.?\d{4,6})${END}`,
  ),
  labelled(
    'CASE_NUMBER',
    idLabels('docket'),
    'cue:phrase',
    r`(?:${BY_CHAMBER}|(?:${YEAR}|\d{2})[- ]?(?:${KINDS})[- ]?\d{2,7}(?:-[A-Z0-9]{1,4})?|[A-Z]{1,6}(?:/[A-Z]{1,5}){0,3}/\d{1,6}[A-Z]?/${YEAR}|\d{5,6}/(?:${YEAR}|\d{2}))${END}`,
  ),
];
