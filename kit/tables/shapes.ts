import type { EntityType } from '../../core/contracts/entity-type.js';

const digits = (least: number) => (value: string) => {
  let count = 0;
  for (let i = 0; i < value.length && count < least; i++) if (isDigit(value.charCodeAt(i))) count++;
  return count >= least;
};
const word = (value: string): boolean => /\p{L}/u.test(value) && value.length <= 120;

/** What forms offer below `Insurance` and `Plan`, which is nobody's name. */
const CHOICES =
  /^(?:yes|no|y|n|ppo|hmo|epo|pos|hdhp|hsa|self[ -]?pay|uninsured|insured|waived|declined|private|public|commercial|medicare|medicaid|other|unknown|pending|individual|family|employee(?: only)?|full|partial|basic|standard|premium|gold|silver|bronze|cash)$/i;

/**
 * What a value must look like, at the least, for a column's title to be believed. Much looser than any recognizer, for
 * local forms that no recognizer knows; enough to tell a telephone number from the words `do not call`.
 */
const SHAPES: ReadonlyMap<EntityType, (value: string) => boolean> = new Map([
  ['PERSON', word],
  ['ORGANIZATION', (value: string) => word(value) && !CHOICES.test(value)],
  ['FACILITY', word],
  ['CITY', word],
  ['STREET_ADDRESS', (value: string) => /[\p{L}\d]/u.test(value)],
  ['USERNAME', word],
  ['RELIGION', word],
  ['ETHNICITY', word],
  ['POLITICAL_OPINION', word],
  ['SEXUAL_ORIENTATION', word],
  ['TRADE_UNION', word],
  ['PASSWORD', (value: string) => value.length > 1],
  ['API_KEY', (value: string) => value.length > 7],
  ['EMAIL_ADDRESS', (value: string) => value.includes('@')],
  ['URL', (value: string) => /[./]/.test(value)],
  ['PHONE_NUMBER', digits(5)],
  ['AGE', (value: string) => /^\D{0,10}\d{1,3}(?:\D|$)/.test(value) && value.length <= 20],
  ['DATE', digits(2)],
  ['DATE_OF_BIRTH', digits(2)],
  ['CVV', digits(3)],
  ['IP_ADDRESS', (value: string) => /[.:]/.test(value) && digits(2)(value)],
  ['MAC_ADDRESS', (value: string) => value.length >= 12],
  ['COORDINATES', digits(2)],
  ['LICENSE_PLATE', (value: string) => /[\p{L}\d]/u.test(value) && value.length <= 16],
  ['POSTAL_CODE', (value: string) => /\d/.test(value) && value.length <= 12],
  // Names are found by themselves; `open` and `closed` are states of something else.
  ['STATE', (value: string) => /^(?:\p{Lu}{2}|NSW|VIC|QLD|TAS|ACT)$/u.test(value)],
  ['SWIFT_BIC', (value: string) => /^[A-Za-z]{4}/.test(value)],
]);

/** True if the value may be of the type. Codes and numbers, of which there is no end of forms, need two digits. */
export const hasShape = (type: EntityType, value: string): boolean => (SHAPES.get(type) ?? digits(2))(value);

/** What people write where there is no value; replaced, it would look like one. */
const NOTHING =
  /^(?:[-–—.?*x_/#]{1,10}|n\/?a|n\.a\.|#N\/A|NULL|\(null\)|<null>|null|nil|none|None|NONE|\\N|NaN|nan|\(blank\)|k\.\s?A\.|s\/d|n\.d\.)$/;

/** What stands in the last rows of tables, below the values that it sums up. */
const SUMMARY =
  /^(?:(?:grand|sub)?[ -]?totals?|total général|sous-total|gesamt(?:summe)?|zwischensumme|summe|insgesamt|durchschnitt|average|moyenne|promedio|totale|totali|totales)\s?:?$/i;

/** Words between blanks, without a digit: a remark, as people write below a table and where a number is missing. */
const isRemark = (value: string): boolean => /\p{L}\s+\p{L}/u.test(value) && !/\d/.test(value);

/**
 * True if a cell cannot be a value of its column's type: a number in a column of names, a remark in one of numbers. Of codes there is
 * no end of forms, so one word is always a value; one character is none.
 */
export const isMisfit = (type: EntityType, value: string): boolean =>
  !hasShape(type, value) &&
  (SHAPES.get(type) === word || type === 'ORGANIZATION'
    ? !/\p{L}/u.test(value) || CHOICES.test(value)
    : isRemark(value) || value.length === 1);

/** Legal forms and words that end the name of a company, in the case in which they are written. */
const COMPANY =
  /\p{L}[\p{L}\d.,&)]* (?:AG|GmbH(?: & Co\.? KG)?|KG|OHG|UG|e\.?K\.?|e\.?V\.?|Ltd\.?|LTD\.?|Limited|LLC|L\.L\.C\.|LLP|PLLC|LP|Inc\.?|INC\.?|Corp\.?|CORP\.?|Corporation|PLC|plc|P\.?C\.?|& Co\.?|Company|S\.A\.(?:S\.|U\.)?|SA|SAS|SARL|SpA|S\.p\.A\.|Srl|S\.r\.l\.|S\.L\.U?\.?|SL|Lda\.?|B\.V\.|BV|N\.V\.|NV|Oy|AB|ApS|A\/S|Pty(?: Ltd)?|Sp\. z o\.o\.|Bank|Trust|Foundation|Association|Partners|Holdings?|Group|Services|Solutions|Enterprises|Industries|University|Hospital)$/u;

/** True for the name of a company, which a column of customers or payees holds beside persons. */
export const isCompany = (value: string): boolean => value.includes(' ') && COMPANY.test(value.trim());

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

/** True for a cell that says that it has no value, or sums up others. */
export const isNothing = (value: string): boolean =>
  value.length <= 16 && !isDigit(value.charCodeAt(0)) && (NOTHING.test(value) || SUMMARY.test(value));
