import type { Pattern } from '../../../core/index.js';

const r = String.raw;
/** Of what the last digits are asked. */
const OF =
  '(?:social(?: security)?(?: number)?|ssn|s\\.s\\.n\\.|card|debit card|credit card|account|checking|phone|cell|mobile|number|id|member id|policy|licen[cs]e)';
const QUESTION = `[Ll]ast ?(?:four|4)(?: digits| numbers)?(?: (?:of|on|for) (?:(?:your|ur|the|his|her|their|that) (?:[a-z]{2,12} )?)?${OF})?(?: on file| please| for me)?[?.,]? ?`;
/** The next line, with the time and the name of who speaks. */
const SPEAKER = '\\r?\\n(?:[[(]?\\d{1,2}:\\d\\d(?::\\d\\d)?[\\])]?)?[^\\n:?\\d]{1,30}: ';
/** Words of the answer: `sure, it's `, `July ninth nineteen seventy-six, and `. */
const WORDS = '[^\\n\\d:]{0,60}';

/** The answer in a chat or a call: `may I have the last four of your card?` and in the next line `Visitor: sure, 8841`. */
export const askedDigits: Pattern = {
  name: 'last digits, answered',
  type: 'ID_NUMBER',
  lead: QUESTION + SPEAKER + WORDS,
  match: r`(?<![\p{L}\p{N}])\d(?:[ -]?\d){3}(?![\p{L}\p{N}_]|[-./,:]\p{N}| ?%)`,
  score: 0.6,
};
