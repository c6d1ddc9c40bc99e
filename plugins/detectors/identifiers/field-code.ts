import type { CodeRecognizer, Match } from '../../../core/index.js';
import { lexiconSet, scoreOf } from '../../../kit/index.js';

const r = String.raw;
/** Signs between a label and its value; a full stop only behind an abbreviation. */
const SIGN = /[:=#\t]|\.(?= )/gu;
const ABBREVIATION = /^\p{Lu}\p{L}{1,5}$/u;
/** Most characters of a label. */
const LONGEST_LABEL = 40;
/** One to four words at the end of a piece of a line. */
const LABEL =
  /(?:^|[|;,\t([{•*>]|\p{Zs}{2}|- )\p{Zs}{0,3}["'*_]{0,2}(\p{L}[\p{L}\p{M}.'’/&-]{0,23}(?: [\p{L}\p{M}.'’/&º°-]{1,20}){0,3})["'*_)\]]{0,3}\p{Zs}{0,12}$/u;
/** Blanks, leader dots and quotes before the value. */
const GAP = /[:#]?["'*_)\]]{0,3}[.\p{Zs}\t]{0,30}["'*_#]{0,2}/uy;
/** Letters and digits of one code: `AH0012345`, `PAY-9981-22`, `KD 204 771`, `SB 55/118-25`. */
const MIXED = r`(?:[A-Z]{1,6}[-./]?)?[A-Z]{0,4}\d[A-Z0-9]{0,14}(?:[-/._][A-Z0-9]{1,10}){0,4}|[A-Z]{1,4}(?: \d{2,6}){1,3}(?:[/-]\d{1,6}){0,2}|[A-Z]{1,4} \d{1,6}(?:[/-]\d{1,6}){1,3}`;
/** Groups of digits: `2023/4471`, `118-22450-9`. */
const GROUPED = r`\d{2,8}(?:[-/]\d{2,8}){1,3}`;
const END = r`(?![\p{L}\p{N}_%°]|[-./,:]\p{N}| ?[%€£$])(?=["'*_)\]}]{0,3}\p{Zs}{0,3}(?:$|[\n\r\t,;|)\]}<]|\.(?:\s|$)|\p{Zs}\p{Zs}| - | \())`;
const CODE = new RegExp(`(?:${MIXED}|${GROUPED})${END}`, 'uy');

const DATE =
  /^(?:\d{1,2}[-/.]\d{1,2}[-/.](?:\d{2}|\d{4})|(?:19|20)\d\d[-/.]\d{1,2}(?:[-/.]\d{1,2})?|(?:19|20)\d\d[-/](?:19|20)?\d\d|\d{1,2}[-/](?:19|20)\d\d|Q\d[-/ ]\d{2,4})$/u;
/** Fewest digits of a code with letters, and of one of digits alone. */
const FEWEST = { mixed: 4, grouped: 6 } as const;

const THINGS = lexiconSet('number-labels', { class: 'label-of-a-thing' });
const STANDARDS = lexiconSet('number-labels', { class: 'prefix-of-a-standard' });
const SCORE = scoreOf('cue:hint');

/** True for a label that announces a product, a place in a document, a quantity or a standard. */
const isOfThing = (label: string): boolean =>
  label
    .toLowerCase()
    .split(/[ ./&-]+/u)
    .some((word) => THINGS.has(word));

/** True if a code is shaped like somebody's number: enough digits, no date, no name of a standard. */
function isCode(term: string): boolean {
  const digits = term.replace(/\D/gu, '').length;
  const letters = /[A-Z]+/u.exec(term)?.[0];
  if (digits < (letters === undefined ? FEWEST.grouped : FEWEST.mixed) || DATE.test(term)) return false;
  return letters === undefined ? !/^(\d+)[-/]\1$/u.test(term) : !STANDARDS.has(/^[A-Z]+/u.exec(term)?.[0] ?? '');
}

/** The label that ends at a position; undefined if the words there do not begin a field. */
function labelBefore(view: string, end: number): string | undefined {
  const from = Math.max(0, end - LONGEST_LABEL);
  const piece = view.slice(from, end);
  const line = piece.slice(piece.lastIndexOf('\n') + 1);
  const found = LABEL.exec(line);
  const isCut = from > 0 && line.length === piece.length;
  return found === null || (isCut && found.index === 0) ? undefined : found[1];
}

/**
 * A code alone in a field, whatever its label says: `UR: TB 558 201`, `Az. = SB 55/118-25`, `Pay ref<TAB>AH0012345`. The label
 * is one to four words at the beginning of a line, a cell or a part of a list, and names no product, place or quantity.
 */
export const fieldCode: CodeRecognizer = {
  name: 'identifiers/field-code',
  types: ['ID_NUMBER'],
  needs: { digits: FEWEST.mixed, holds: [':=#.\t'] },
  recognize({ view }): Match[] {
    const matches: Match[] = [];
    for (const { 0: sign, index } of view.matchAll(SIGN)) {
      GAP.lastIndex = index + 1;
      GAP.test(view);
      CODE.lastIndex = GAP.lastIndex;
      const code = CODE.exec(view)?.[0];
      if (code === undefined || !isCode(code)) continue;
      const start = CODE.lastIndex - code.length;
      const label = labelBefore(view, index);
      if (label === undefined || isOfThing(label) || (sign === '.' && !ABBREVIATION.test(label))) continue;
      matches.push({
        type: 'ID_NUMBER',
        start,
        end: start + code.length,
        score: SCORE,
        why: 'a code alone in a field',
      });
    }
    return matches;
  },
};
