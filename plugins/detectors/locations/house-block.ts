import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';
import { lexiconPattern, lexiconSet, scoreOf } from '../../../kit/index.js';
import { CA_POSTCODE, UK_AREAS, UK_POSTCODE } from './address/forms.js';
import { FIELD_LABEL } from './lists/field-labels.js';

const r = String.raw;
/** How far before a postal code the address is read, in code units, and its most parts. */
const REACH = 100;
const MOST_PARTS = 4;
const WORD = r`(?:\p{Lu}[\p{L}'’-]{1,20}|(?:St|Ste|Nr|Upr|Lwr|Gt|Lt)\.)`;
const LINK = r`(?:[ -](?:${lexiconPattern('streets', { class: 'within-a-name' })}|&)){1,2}[ -]`;
/** One part of an address in capitals: `The Old Dairy`, `7 Cobbler's Rise`, `Stoke-on-Trent`. */
const PART = r`(?:\d{1,4}[A-Za-z]?(?:[-/]\d{1,4})? )?${WORD}(?:(?: |-|${LINK})${WORD}){0,4}`;
/** A part and what separates it from the next; before it stands the edge of a field, of a line or a preposition. */
const LAST_PART = new RegExp(
  r`(?<=^|[\n\t>] {0,8}|[,:;|(·•] ?| {2}|[ \n](?:at|of|to|in|from|near) )(${PART})(?:,?[ ]{1,2}|,?[ ]{0,3}\r?\n[ \t>]{0,8})$`,
  'u',
);
/** The second half of a British or Canadian postal code, and the whole code that ends there. */
const SECOND_HALF = /(?<=[A-Z\d] )(?:\d[ABD-HJLNP-UW-Z]{2}|\d[A-Z]\d)(?![\p{L}\p{N}])/gu;
const CODE_AT_END = new RegExp(`(?<![\\p{L}\\p{N}])(?:${UK_POSTCODE}|${CA_POSTCODE})$`, 'u');
const LONGEST_CODE = 8;
const LABEL = new RegExp(`^(?:${FIELD_LABEL})`, 'iu');
/** Words of sentences, headings and measures, which no part of an address begins with or holds. */
const NOT_A_PART = lexiconSet('streets', { class: 'not-in-address-block', language: 'en' });
const TITLE = new RegExp(`^(?:${lexiconPattern('person-titles', { language: 'en' })})(?![\\p{L}])`, 'iu');
/** Types that end an address on its left side. */
const OTHERS: ReadonlySet<string> = new Set(['PERSON', 'ORGANIZATION', 'DATE', 'DATE_OF_BIRTH', 'OCCUPATION']);
const SURE = scoreOf('form:plausible');

/**
 * Names of houses and towns before a British or Canadian postal code: `The Old Dairy, Nether Compton DT9 4QG`, also when each part
 * has a line. The parts are read from the code to the left, as far as they are written like names and nobody else's.
 */
export const houseBlock: CodeRecognizer = {
  name: 'locations/house-block',
  types: ['LOCATION'],
  needs: { digits: 2 },
  recognize: () => [],
  recall({ view }: TextDocument, found: readonly Match[]): readonly Match[] {
    const matches: Match[] = [];
    for (const { 0: half, index } of view.matchAll(SECOND_HALF)) {
      const end = index + half.length;
      const code = CODE_AT_END.exec(view.slice(Math.max(0, end - LONGEST_CODE), end))?.[0];
      if (code === undefined || !isCode(code)) continue;
      const start = blockStart(view, end - code.length, found);
      if (start < end - code.length)
        matches.push({ type: 'LOCATION', start, end, score: scoreOf('form:own'), why: 'parts before a postal code' });
    }
    return matches;
  },
};

/** A British code has one of the areas; a Canadian one ends in a digit. */
const isCode = (code: string): boolean => /\d$/u.test(code) || UK_AREAS.has(/^[A-Z]{1,2}/u.exec(code)?.[0] ?? '');

/** Where the address of a postal code begins. */
function blockStart(view: string, code: number, found: readonly Match[]): number {
  let start = code;
  for (let parts = 0; parts < MOST_PARTS; parts++) {
    const before = view.slice(Math.max(0, start - REACH), start);
    const part = LAST_PART.exec(before);
    const text = part?.[1];
    if (part === null || text === undefined || !isPart(text)) break;
    const from = start - (before.length - part.index);
    // A name never stands directly before a code: there the town is called like somebody.
    const isTown = parts === 0 && !/[,\n]/u.test(view.slice(from + text.length, start));
    if (!isTown && isOthers(found, from, from + text.length)) break;
    start = from;
    if (/^\d/.test(text)) break;
  }
  return start;
}

/** True if something else that is found covers the whole part. */
const isOthers = (found: readonly Match[], start: number, end: number): boolean =>
  found.some((match) => OTHERS.has(match.type) && match.score >= SURE && match.start <= start && end <= match.end);

const isPart = (text: string): boolean =>
  !TITLE.test(text) &&
  !LABEL.test(`${text}:`) &&
  text.split(/[ -]/u).every((word) => !NOT_A_PART.has(word.toLowerCase()));
