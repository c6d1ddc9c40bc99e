import type { PatternRecognizer } from '../../../core/index.js';
import { labelled } from '../../../kit/index.js';

const r = String.raw;
const END = r`(?![\p{L}\p{N}_]|[-./]\p{N})`;
/** `LA/12A/4471`, `NK/22/0471`, `2008/157733`: three digits at least, parted by slashes. */
const SLASHED = r`(?=(?:[A-Z/-]{0,8}\d){3})[A-Z0-9]{1,8}(?:[/-][A-Z0-9]{1,10}){1,4}${END}`;
const COUNTIES = 'CE|CN|CW|DL|KE|KK|KY|LD|LH|LK|LM|LS|MH|MN|MO|OY|RN|SO|TN|TS|WD|WH|WW|WX|C|D|G|L|T|W';

/** Numbers of the papers that schools, offices and carriers keep, in the forms of several English-speaking countries. */
export const businessNumber: PatternRecognizer = {
  name: 'identifiers/business',
  types: ['STUDENT_ID', 'ID_NUMBER', 'ORDER_NUMBER', 'CASE_NUMBER', 'LICENSE_PLATE', 'TAX_ID', 'EMPLOYEE_ID'],
  patterns: [
    labelled(
      'STUDENT_ID',
      r`matric, matric no, matriculation no, matriculation number, roll no, admission no, exam no, index no, candidate no`,
      0.65,
      SLASHED,
    ),
    labelled(
      'ID_NUMBER',
      r`reg no, registration no, nysc, ration card, ration card bears, file ref, bond no, permit ref, plan ref, folio no`,
      0.65,
      SLASHED,
    ),
    labelled(
      'TAX_ID',
      'eori, eori no, eori number, eori-?nummer',
      0.8,
      r`[A-Z]{2} ?(?=[A-Z]{0,3}\d{5})[A-Z0-9]{6,15}(?![\p{L}\p{N}_])`,
    ),
    labelled('EMPLOYEE_ID', r`reg no, warrant no, collar no, shoulder no`, 0.6, r`\d{4,6}[A-Z]${END}`),
    labelled('ORDER_NUMBER', 'ticket, e-?ticket, eticket', 0.7, r`\d{3}-\d{10}(?!\d)`),
    labelled('CASE_NUMBER', 'docket, case, cause, citation', 0.6, r`[A-Z]{1,3}\d{4}-\d{4,8}${END}`),
    labelled('CASE_NUMBER', r`pol, policy`, 0.65, r`\d{2,4}-\d{3,4}-\d{3,6}${END}`),
    labelled('CASE_NUMBER', 'case, case no, report, incident', 0.6, r`\d{4}-\d{4,8}${END}`),
    labelled('ID_NUMBER', 'ref, our ref, court ref', 0.55, r`\d{2}/\d{4,6}${END}`),
    labelled('LICENSE_PLATE', 'lp, l/p, tag, temp tag, plates?', 0.6, r`[A-Z]{3}-\d{3,4}${END}|\d{3} \d{3}[A-Z]${END}`),
    // Receipts of the immigration service of the United States.
    {
      name: 'USCIS receipt',
      type: 'CASE_NUMBER',
      match: r`(?:EAC|IOE|LIN|MSC|NBC|SRC|WAC|YSC)\d{10}(?![\p{L}\p{N}])`,
      score: 0.85,
    },
    labelled(
      'ID_NUMBER',
      'crn, centrelink, customer reference number',
      0.75,
      r`\d{3} ?\d{3} ?\d{3} ?[A-Z](?![\p{L}\p{N}])`,
    ),
    labelled('ID_NUMBER', 'share code', 0.75, r`[A-Z0-9]{3} ?[A-Z0-9]{3} ?[A-Z0-9]{3}(?![\p{L}\p{N}])`),
    { name: 'KE plate', type: 'LICENSE_PLATE', match: r`K[A-Z]{2} \d{3}[A-Z](?![\p{L}\p{N}])`, score: 0.55 },
    {
      name: 'booking behind ref',
      type: 'ORDER_NUMBER',
      lead: '(?:[Rr]ef|[Rr]ef\\.|[Rr]eference|[Bb]ooking|[Ll]ocator):? ',
      match: r`(?=[A-Z]{0,5}\d)(?=\d{0,5}[A-Z])[A-Z0-9]{6}(?![\p{L}\p{N}_-])`,
      score: 0.55,
    },
    // `2011/004471/07`, a company in the register of South Africa.
    {
      name: 'ZA company',
      type: 'TAX_ID',
      match: r`(?:19|20)\d{2}/\d{6}/(?:0[6-8]|10|2[0-6]|3[01])(?![\d/-])`,
      score: 0.65,
    },
    {
      name: 'IE plate',
      type: 'LICENSE_PLATE',
      match: r`(?<![\p{L}\p{N}-])(?:[12]\d[12]|[89]\d|0\d|1[0-2])-(?:${COUNTIES})-\d{2,6}(?![\p{L}\p{N}-])`,
      score: 0.6,
    },
  ],
};
