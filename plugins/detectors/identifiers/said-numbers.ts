import type { Pattern } from '../../../core/index.js';

const r = String.raw;

/** No unit, sum or clock behind it, and no more of a number. */
const END = r`(?![\p{L}\p{N}_@]|[-./,:]\p{N}| ?[%€£]| (?:units?|dollars?|euros?|usd|eur|gbp|pounds?|people|pieces|shares?|tons?|miles|k?m|kg|mg|ml|hours?|days|years?|times|votes|rows|records|users|points|words|steps)(?!\p{L}))`;
/** Six letters and digits or more, five of them digits, or two groups of digits. No date, no span of years, no law by number and year, and no round sum. */
const CODE = r`(?![1-9]\d{0,5}000(?![\d-])|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}(?!\d)|(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2}(?!\d)|(?:19|20)\d\d[-/]\d{2,4}(?!\d)|\d{1,6}/(?:\d\d|(?:19|20)\d\d)(?![\d/-]))(?:(?=[A-Z/-]{0,6}\d[A-Z/-]{0,3}\d[A-Z/-]{0,3}\d[A-Z/-]{0,3}\d[A-Z/-]{0,3}\d)[A-Z0-9](?:[-/]?[A-Z0-9]){5,20}|\d{3,6} \d{3,6}(?! ?\d))`;
const GAP = r`(?: {0,2}= {0,2}["']?| - |(?: is| was)?:? {1,2}#?|: {0,4}#?| ?# ?)`;

/**
 * Things that have numbers. Each has recognizers that know its form; this is for what they do not take for one of theirs.
 * A lead is not backtracked into: what begins with another's word stands first.
 */
const HAVE_NUMBERS =
  '(?:access|alarm|booking|confirmation|coupon|door|entry|gate|locker|safe|security|unlock|verification|voucher) code|' +
  'chart|encounter|prescription|registration|specimen|account|acct|a/c|invoice|membership|matter|docket|ticket|incident|permit|claim|case|parcel|lease|bates|agreement|routing|aba|ssn|social|npi|dea|vin|imei|plate|card|loan|report|order|booking|passport|badge|visit|accession|asset tag|evidence|meter|inmate|alien|subscriber|beneficiary|enrollee|licence|license|dl|rx|tracking|confirmation|reference|ref|transaction|wire|warrant|citation|property|folio|deed|title|apn|pin|member|policy|voucher|consignment|waybill|manifest|container|pnr|user|customer|client|patient|student|employee|payroll|pension|reservation|login|token|password|phone|fax|cell|mobile|pager|sort code|locker|ein|fein|tin|itin|utr|nino|s/n|sn|fin|plan|blood unit|implant|pump|wristband|tag|fleet|folder|referral|application|complaint';

/** Behind these a number names a thing that is sold, or a place in something. */
export const OF_THINGS: readonly string[] =
  'part model item catalog catalogue cat patent article art cas ec sku tariff lot batch version build error status bug issue prime port color colour hex icd cpt hcpcs ndc loinc snomed product source magic random'.split(
    ' ',
  );

/**
 * What is called a number, whatever of: `inmate number 48213097`, `her chart is A48213097`, `SSN - 482-13-097`. A label
 * tells that somebody's number stands behind it also where the number is mistyped, invented or of a form that nobody knows.
 */
export const SAID_NUMBERS: readonly Pattern[] = [
  {
    name: 'called a number',
    type: 'ID_NUMBER',
    lead: r`(?:number|num\.|no\.|nr\.?|id)${GAP}`,
    match: `${CODE}${END}`,
    ignoreCase: true,
    score: 0.5,
    counter: OF_THINGS,
  },
  {
    name: 'of a thing that has a number',
    type: 'ID_NUMBER',
    lead: r`(?:${HAVE_NUMBERS})(?: no)?${GAP}`,
    match: `${CODE}${END}`,
    ignoreCase: true,
    score: 0.5,
    counter: OF_THINGS,
  },
];
