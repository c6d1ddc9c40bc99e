import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { labelled, labelledWithSign } from '../../../kit/index.js';

const r = String.raw;
const YEAR = r`(?:19|20)\d{2}`;
const END = r`(?![\p{L}\p{N}_]|[-./]\p{N})`;
/** Kinds of cases in the dockets of Pennsylvania. */
const PA_KINDS = 'CR|SA|MD|TR|CV|LT|NT|JV|DP|AP|SU|AD|FN';
/** What may be counted behind `is`: then the number is none of a file. */
const COUNTED = r`(?! ?(?:%|units|dollars|euros?|usd|eur|gbp|pounds|people|shares|miles|km|years|days|weeks|months|minutes|words)(?!\p{L}))`;

/** Forms of dockets that tell by themselves which court keeps them. */
const STATE_DOCKETS: readonly Pattern[] = [
  // `CP-02-CR-0007719-2020`, `MJ-05227-CR-0000123-2020`
  {
    name: 'PA docket',
    type: 'CASE_NUMBER',
    match: r`(?:CP|MC|MJ|MD)-\d{2,5}-(?:${PA_KINDS})-\d{7}-${YEAR}${END}`,
    score: 0.9,
  },
  // `ESX-L-001234-21`, `MRS-DC-4471-22`
  {
    name: 'NJ docket',
    type: 'CASE_NUMBER',
    match: r`[A-Z]{3}-(?:L|C|DC|SC|LT|F|FM|FD|FV|P|DJ)-\d{4,6}-\d{2}${END}`,
    score: 0.8,
  },
  // `HHD-CV-20-6123456-S`
  {
    name: 'CT docket',
    type: 'CASE_NUMBER',
    match: r`[A-Z]{2,3}-(?:CV|FA|CR|MV)-?\d{2}-\d{6,7}(?:-S)?${END}`,
    score: 0.85,
  },
  // `27-CV-20-12345`
  {
    name: 'MN docket',
    type: 'CASE_NUMBER',
    match: r`\d{2}[A-Z]{0,2}-(?:CV|CR|FA|PR|JV|CO|VB)-\d{2}-\d{1,6}${END}`,
    score: 0.85,
  },
  // `37-2020-00012345-CU-PO-CTL`
  {
    name: 'CA docket',
    type: 'CASE_NUMBER',
    match: r`\d{2}-${YEAR}-\d{8}-[A-Z]{2}-[A-Z]{2}-[A-Z]{2,3}${END}`,
    score: 0.9,
  },
  // `2021-CP-40-01234`
  { name: 'SC docket', type: 'CASE_NUMBER', match: r`${YEAR}-?(?:CP|GS|DR)-?\d{2}-?\d{4,5}${END}`, score: 0.8 },
  // `1CLP-22-0000448`
  { name: 'HI docket', type: 'CASE_NUMBER', match: r`[1-5][A-Z]{2,4}-\d{2}-\d{7}${END}`, score: 0.85 },
  // `CO/1184/2022`, `QB-2021-003421`, `BL-2020-LIV-000012`, of the High Court
  {
    name: 'UK High Court',
    type: 'CASE_NUMBER',
    match: r`(?:CO/\d{1,5}/${YEAR}|(?:QB|KB|BL|PT|CR|HT|CL|LM|AC|IP|FL|AD|IL|CO)-${YEAR}-(?:[A-Z]{3}-)?\d{6})${END}`,
    score: 0.85,
  },
  // `Crl.O.P. No. 11873 of 2022`, `W.P.(C) 4471/2019`, `C.S.(OS) 118 of 2020`
  {
    name: 'IN case',
    type: 'CASE_NUMBER',
    lead: r`(?:Crl|Cri|W|C|O|S|R|F|M|A|I|E|L)\.(?:[A-Z]{1,2}\.){1,3} ?(?:\([A-Z]{1,4}\) ?)?(?:No\.?|Nos\.?)? ?`,
    match: r`\d{1,6}(?:/${YEAR}| of ${YEAR})${END}`,
    score: 0.75,
  },
];

/** Numbers of registers, brokers and police. */
const REGISTERS: readonly Pattern[] = [
  // `Title number(s) of the property: WYK 774120`
  {
    name: 'title of a transfer',
    type: 'ID_NUMBER',
    lead: r`[Tt]itle [Nn](?:umbers?|o)\.?(?:\(s\))?(?: of the [a-z]{4,10})?: {0,4}`,
    match: r`[A-Z]{1,4} ?\d{3,7}[A-Z]?${END}`,
    score: 0.7,
  },
  // `CT Vol 10771 Fol 402`
  {
    name: 'volume and folio of a title',
    type: 'ID_NUMBER',
    lead: r`[Vv]ol(?:ume)?\.? `,
    match: r`\d{3,6},? [Ff]ol(?:io)?\.? \d{1,4}(?!\d)`,
    score: 0.7,
  },
  labelled('ID_NUMBER', 'pexa, pexa workspace, pexa id', 0.7, r`[A-Z]{2}\d{6,9}${END}`),
  labelled(
    'ID_NUMBER',
    r`portf, portf\., portfolio no, portfolio number, safekeeping, custody account, depot`,
    0.65,
    r`\d{3,6}[-.]\d{4,8}(?:[-.]\d{1,3})?${END}`,
  ),
  labelled('ID_NUMBER', 'auto ln, home ln, car ln, mtg ln, heloc', 0.65, r`\d{3,8}(?:-\d{1,8}){1,3}${END}`),
  labelled('ORDER_NUMBER', r`inv\.`, 0.6, r`\d{4,10}${END}`),
  // `bond lodged #7718204-009`, `escrow (#22-10447-JR)`
  {
    name: 'behind a sign',
    type: 'ID_NUMBER',
    lead: r`(?<=[a-z] |[a-z] \()#`,
    match: r`(?=(?:-?\d){6})\d{2,10}-\d{2,6}(?:-[A-Z]{1,4})?${END}`,
    score: 0.55,
  },
  // `payoff ln 0118827744`
  {
    name: 'loan',
    type: 'ID_NUMBER',
    lead: r`(?<![\p{L}\p{N}'-])(?:ln|LN|Ln)\.? ?#? `,
    match: r`\d{6,12}${END}`,
    score: 0.6,
  },
  labelled('CASE_NUMBER', 'index', 0.65, r`\d{5,6}/(?:(?:19|20)\d{2}|\d{2})${END}`),
  labelled('ID_NUMBER', 'alert', 0.6, r`\d{5,9}(?:-[A-Z0-9]{1,4})?${END}`),
  labelled('CASE_NUMBER', 'apostille, apostille no, protocol no', 0.65, r`[A-Z]{0,2}/?\d{3,8}[-/]\d{2,4}${END}`),
  labelled('ID_NUMBER', 'scro, pncid, pnc id, cro no, cro', 0.65, r`(?:[A-Z]?\d{5,7}|\d{2,4})/\d{2,6}[A-Z]?${END}`),
  labelled('ORDER_NUMBER', 'b/l, b/l no, mbl, hbl, awb', 0.7, r`[A-Z]{4}[A-Z0-9]{0,3}\d{6,12}${END}`),
  labelled('EMPLOYEE_ID', 'payroll', 0.55, r`(?!(?:19|20)\d\d(?!\d))\d{4,8}${END}${COUNTED}`),
  // `2 CA-CR 2021-0044`, of the courts of appeal of Arizona
  {
    name: 'AZ appeal',
    type: 'CASE_NUMBER',
    match: r`[12] CA-(?:CR|CV|JV|SA|IC|MH|HC|UB) (?:19|20)?\d{2}-\d{4}${END}`,
    score: 0.85,
  },
  // `PD220614-203399`, of a police department: year, month and day, running number
  {
    name: 'report of police',
    type: 'CASE_NUMBER',
    match: r`[A-Z]{2,4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-\d{3,8}${END}`,
    score: 0.7,
  },
  { name: 'Action Fraud', type: 'CASE_NUMBER', match: r`NFRC ?\d{9,12}${END}`, score: 0.8 },
];

/** Numbers of the papers that law firms, courts, police and registers keep, in the forms of several English-speaking countries. */
export const legalNumber: PatternRecognizer = {
  name: 'identifiers/legal',
  types: ['CASE_NUMBER', 'ID_NUMBER', 'BANK_ACCOUNT', 'ORDER_NUMBER', 'EMPLOYEE_ID'],
  patterns: [
    ...STATE_DOCKETS,
    ...REGISTERS,
    // Titles of the Land Registry: letters of the county, digits.
    labelled(
      'ID_NUMBER',
      'title no, title nos, title number, title numbers, folio, certificate of title',
      0.7,
      r`[A-Z]{1,4} ?\d{3,7}[A-Z]?${END}`,
    ),
    // `STRATA PLAN BCS 2217`, `Deposited Plan 118820`
    labelled(
      'ID_NUMBER',
      'strata plan, deposited plan, condominium plan, survey plan',
      0.65,
      r`(?:[A-Z]{2,4} ?)?\d{3,7}${END}`,
    ),
    // `URN 01/YE/4471/23`, of the police
    labelled(
      'CASE_NUMBER',
      'urn, crime ref, crime reference, crime no, custody ref, custody no, occurrence no',
      0.7,
      r`(?:\d{2}[A-Z]{0,2}/)?[A-Z0-9]{1,4}/\d{3,8}/\d{2,4}${END}|[A-Z]{0,3}\d{4,8}/\d{2,4}${END}`,
    ),
    // `recorded at Volume 4471, Page 0218`
    {
      name: 'volume and page of a deed',
      type: 'ID_NUMBER',
      lead: r`(?:[Rr]ecorded|[Ff]iled|[Rr]egistered|[Ee]ntered)(?: [a-z]{2,12}){0,6} (?:[Vv]olume|[Vv]ol\.|[Dd]eed [Bb]ook|[Pp]lat [Bb]ook|[Mm]ap [Bb]ook|[Bb]ook|[Ll]iber|[Rr]eel|O\.?R\.? [Bb]ook) `,
      match: r`\d{1,6},? (?:at )?(?:[Pp]ages?|[Pp]gs?\.|[Pp]p?\.|[Ff]olio) \d{1,5}(?!\d)`,
      score: 0.65,
    },
    // `BSB 032-187, account 44 1926`
    {
      name: 'account behind a branch',
      type: 'BANK_ACCOUNT',
      lead: r`BSB:? ?(?:[Nn]o\.? ?)?\d{3}[- ]?\d{3},? {0,3}(?:and )?(?:[Aa]ccount|[Aa]cct?|ACC|A/C|a/c)(?: [Nn]o\.?| [Nn]umber)?\.?:? {1,3}`,
      match: r`\d{2,5}(?:[ -]?\d{2,5}){1,3}${END}`,
      score: 0.8,
    },
    // `My reference there is CMP-88-20931/B`, `their account number with you was 6 0044 1783 92`
    {
      name: "somebody's number in a sentence",
      type: 'ID_NUMBER',
      lead: r`(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Yy]our)(?: [a-z]{3,12})? (?:reference|ref|account|acct|a/c|policy|claim|case|complaint|customer|membership|loan|mortgage|file|matter|docket)(?: (?:number|no\.?|ref|reference|id))?(?: (?:there|here|with (?:you|them|us|the bank)))? (?:is|was):? #?`,
      match: r`(?=[A-Z]{0,6}[-/ ]?\d)(?=(?:[A-Z/ -]{0,6}\d){5})[A-Z0-9]{1,12}(?:[-/ ][A-Z0-9]{1,10}){0,5}${END}${COUNTED}`,
      score: 0.6,
    },
    // `File # 0098-TN-2241`, `Escrow No. 11-4471-KR`
    labelledWithSign(
      'CASE_NUMBER',
      'file, our file, your file, loan file, escrow, settlement, client/?matter, matter',
      0.7,
      r`(?=(?:[A-Z-]{0,6}\d){5})[A-Z0-9]{1,8}(?:[-.][A-Z0-9]{1,10}){1,4}${END}`,
    ),
  ],
};
