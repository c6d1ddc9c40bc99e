import type { Pattern } from '../../../core/index.js';
import { labelled } from '../../../kit/index.js';

const r = String.raw;

const END = r`(?![\p{L}\p{N}_]|[-./]\p{N})`;
const YEAR = r`(?:19|20)\d{2}`;
/** `1021 of 2018`, `217/2016` */
const OF_YEAR = r`\d{1,6}(?:-\d{1,6})?(?: of |/)${YEAR}${END}`;
/** Chamber, register, running number and year, as courts of Germany, Austria and Poland write them: `12 O 345/19`, `XV C 412/99`. */
const BY_CHAMBER = r`(?:[IVX]{1,5}|\d{1,4})[a-z]? [A-Z][A-Za-z]{0,4}(?: \([a-z]{2,5}\))? \d{1,5}/(?:${YEAR}|\d{2})[a-z]?${END}`;

/** What numbers of laws stand behind: `Regulation (EEC) No. 1408/71`. */
const NO_LAW = r`(?<!(?:E[CU]|EEC|Euratom|ECSC)\)? )(?<!(?:[Rr]egulations?|[Dd]irectives?|[Dd]ecisions?|[Dd]ecrees?|[Ll]aws?|[Oo]rders?|[Pp]rotocols?|[Rr]esolutions?|[Rr]ecommendations?|[Cc]onventions?|[Aa]cts?|[Rr]ules?) )`;
/** What stands before numbers of laws, notices and standards in capitals. */
const NO_REGISTRY =
  '(?:ACTS?|LN|SI|GN|SRO|NOS?|ART|SEC|REG|CAP|GAZ|RES|DAY|PART|PAGE|ALL|OUT|SHEET|E[CU]|EEC|UE|CE|LEY|RD|RDL|LO|DL|DLGS|DPR|DM|LEI|DEC|PORT|UN|ISO|EN|DIN|BS|IEC|IN|ON|FY|Q|BY|TO|AND|OR|OF|AS|AT|PCT|CT|MRI|PET|EXP|MM|DOB|VOL|ISSUE|CR|GR|PR|CPC|CPP)';
const CITED = [
  'v',
  'application',
  'applications',
  'gc',
  'dec',
  'echr',
  'applicant',
  'applicants',
  'ecthr',
  'strasbourg',
];

/** How courts of India abbreviate kinds of cases: `W.P.`, `Crl.M.C.`, `CM APPL.`, `O.S.`, `MAT.APP.`. */
const INDIAN = r`(?:W\.?P|S\.?L\.?P|C\.?W\.?P|C\.?M|C\.?S|O\.?S|O\.?A|O\.?P|I\.?A|T\.?A|M\.?A|C\.?A|C\.?C|S\.?C|S\.?A|A\.?S|C\.?P|M\.?P|T\.?P|R\.?P|E\.?P|E\.?A|L\.?P\.?A|R\.?F\.?A|R\.?S\.?A|F\.?A\.?O|M\.?F\.?A|C\.?R\.?P|C\.?M\.?A|C\.?R\.?R|C\.?R\.?A|C\.?R|M\.?J\.?C|F\.?I\.?R|I\.?T\.?A|[Cc][Rr][Ll](?:\.? ?(?:A|M\.?C|R\.?C|M\.?P|O\.?P|L\.?P|REV\.?P|Rev\.?P|M\.?A|Misc))?|CM APPL|MAT\.? ?APP|CONT\.? ?CAS|ARB\.? ?(?:P|A)|CO\.? ?PET|BAIL APPLN|TEST\.? ?CAS|EX\.? ?P|CRM|CRA)`;

/** Numbers of cases that stand behind words and signs of courts which the forms of {@link DOCKETS} alone do not show. */
export const COURT_FILES: readonly Pattern[] = [
  // `application (no. 41278/07)`, `v. Poland, no. 41278/07, § 34`
  {
    name: 'application to the European Court of Human Rights',
    type: 'CASE_NUMBER',
    lead: r`${NO_LAW}[Nn]os?\. `,
    match: r`\d{1,5}/\d{2}${END}`,
    score: 0.35,
    context: CITED,
  },
  // `nos. 60908/11, 62110/11 and 62129/11`
  {
    name: 'further number of a list',
    type: 'CASE_NUMBER',
    match: r`(?<=[\d/-]{4,11}(?:,|,? and|,? &|;) )(?:\d{2,5}/\d{2}|\d{2}-\d{3,5}|\d{1,6} of ${YEAR})${END}`,
    score: 0.3,
    context: [...CITED, 'nos', 'docket', 'petitions', 'appeals', 'dockets'],
  },
  // `Writ Petition (C) No. 1021 of 2018`, `Criminal Appeal Nos. 12-14 of 2011`
  {
    name: 'petition or appeal',
    type: 'CASE_NUMBER',
    lead: r`(?:petition|appeal|application|suit|revision|reference|complaint|crime|case|diary|miscellaneous|misc\.?|f\.?i\.?r\.?|cause|motion|action|proceedings?)(?: ?\([a-z.]{1,9}\))? ?(?:numbers?|nos?)?\.?:? {0,2}`,
    match: OF_YEAR,
    ignoreCase: true,
    score: 0.75,
  },
  {
    name: 'abbreviated kind of case',
    type: 'CASE_NUMBER',
    match: r`(?<=(?<![\p{L}\p{N}])${INDIAN}\.?(?: ?\([A-Za-z.]{1,7}\))? ?(?:Nos?\.? ?|[-/])?)\d{1,6}(?:/| of )${YEAR}${END}`,
    score: 0.7,
  },
  // Registries of Australia, Hong Kong and others by their letters: `VID 567 of 2018`, `HCMP 1422/2013`. A month and a year are a date.
  {
    name: 'registry and year',
    type: 'CASE_NUMBER',
    match: r`(?<![\p{L}\p{N}.])(?!${NO_REGISTRY}(?!\p{L}))[A-Z]{2,5} (?:\d{1,6} of |(?!(?:0?[1-9]|1[0-2])/)\d{1,6}/)${YEAR}${END}`,
    score: 0.55,
  },
  // Of the police of South Africa, the courts of Ireland and of France, the prosecutors of Poland.
  {
    name: 'ZA CAS',
    type: 'CASE_NUMBER',
    lead: 'CAS:? (?:[Nn]o\\.?:? )?',
    match: r`\d{1,5}/\d{1,2}/${YEAR}${END}`,
    score: 0.7,
  },
  { name: 'NZ', type: 'CASE_NUMBER', match: r`(?:CIV|CRI|FAM)-${YEAR}-\d{3}-\d{4,6}${END}`, score: 0.85 },
  {
    name: 'IE record',
    type: 'CASE_NUMBER',
    lead: r`(?<=(?:19|20)\d{2}[ /])No\.? ?`,
    match: r`\d{1,6}(?: ?(?:P|S|JR|CA|SP|EXT|SS|MCA|COS|HLC|PAP|IA)(?!\p{L})\.?)?`,
    score: 0.6,
  },
  labelled('CASE_NUMBER', 'record no, record number', 0.65, r`${YEAR}[/ ](?:No\. )?\d{1,6}(?: ?[A-Z]{1,3})?${END}`),
  {
    name: 'FR number of a decision',
    type: 'CASE_NUMBER',
    lead: 'n[°o]\\.? ?',
    match: r`\d{2}/\d{4,5}${END}`,
    score: 0.35,
    context: ['tgi', 'tribunal', 'cour', 'ca', 'appel', 'cass', 'rg', 'arrêt', 'jugement', 'ordonnance', 'court', 'tj'],
  },
  {
    name: 'PL prosecutor',
    type: 'CASE_NUMBER',
    match: r`(?:P[ORK] )?[IVX]{1,5} Ds\.? \d{1,5}[./]\d{2,4}${END}`,
    score: 0.65,
  },
  labelled(
    'CASE_NUMBER',
    'file ref, file reference, file no, file number, file, ref, reference, docket no, docket, case no, case, case ref, court ref, under no, no',
    0.7,
    BY_CHAMBER,
  ),
  // A Roman number, and a register that courts of Poland keep: no label is needed.
  {
    name: 'PL sygnatura',
    type: 'CASE_NUMBER',
    match: r`[IVX]{1,5} (?:CSKP?|C[KN]P|CKN|CZP|K[KO]|KZP|[PU]K|UZP|A[CKGPU]a|A[CKGPU]z|C[aoz]?|N[cs]|RC|RNs|K[apoz]?|W|P[aoz]?|Ua?|G[Cz]|GNc|[OFG]SK|[OFG]PS|SA/[A-Z][a-z]|NSNc) \d{1,5}/(?:${YEAR}|\d{2})${END}`,
    score: 0.6,
  },
];
