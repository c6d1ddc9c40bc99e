import type { Span } from '../../../../core/index.js';
import { scoreOf } from '../../../../kit/index.js';
import { UNIT } from './forms.js';
import { CONNECTORS, NOT_IN_STREETS } from './vocabulary.js';
import { matchEnd, type Words } from './words.js';

/** A unit, and the line that ends in it if that line reads as an address. */
interface UnitLine extends Span {
  readonly score: number;
}

const MOST_WORDS = 8;
/** Unit words that occur without a street in letter addresses. Lower case. */
const UNIT_WITHOUT_STREET = /^(?:apt|apartment|suite|ste|appt|appartement|bldg)$/;

/**
 * Reads `935 Koskikatu 25 Apt. 864` from its unit word, for streets of any language, if capitalised words with a number
 * precede the unit.
 * @param from offset after the previous address; text before it is ignored.
 */
export function unitLine(words: Words, at: number, from: number): UnitLine | undefined {
  const end = matchEnd(UNIT, words.view, words.start(at));
  if (end < 0) return undefined;
  const start = lineStart(words, at, from);
  if (start !== undefined) return { start: words.start(start), end, score: scoreOf('form:own') };
  const type = words.text(at).toLowerCase();
  if (!UNIT_WITHOUT_STREET.test(type) || !/\d/.test(words.view.slice(words.start(at), end))) return undefined;
  if (type === 'appt' && isTime(words.view, words.start(at) + type.length)) return undefined;
  return {
    start: words.start(at),
    end,
    score: /^(?:apt|suite|ste)$/.test(type) ? scoreOf('form:usual') : scoreOf('form:plausible'),
  };
}

/** In `appt 3/11`, `appt 10:30` and `appt 2pm`, `appt` is an appointment, not an apartment. */
function isTime(view: string, at: number): boolean {
  return /^\.?:? {0,2}\d{1,2}(?:[/:-]\d|\.\d\d| ?(?:am|pm|[ap]\.m)(?![A-Za-z]))/i.test(view.slice(at, at + 16));
}

function lineStart(words: Words, at: number, from: number): number | undefined {
  let first: number | undefined;
  let names = 0;
  let numbers = 0;
  for (let k = at - 1; k >= 0 && at - k <= MOST_WORDS && words.start(k) >= from; k--) {
    const gap = words.gap(k + 1);
    if (!(k === at - 1 ? /^(?:,? {1,2}|,? ?\r?\n[ >]{0,8}|\. ?)$/ : /^(?: |\. ?|-|'|\/|, )$/).test(gap)) break;
    // `Anna Smith, 88 Canal Road, Suite 400`: once number and street are found, the text before them is excluded.
    if (gap === ', ' && names > 0 && words.isDigits(k + 1)) break;
    const text = words.text(k);
    if (/^\d{1,6}[A-Za-z]?$/.test(text)) numbers++;
    else if (NOT_IN_STREETS.has(text.toLowerCase())) break;
    else if (words.isCapitalised(k)) names++;
    else if (!(words.isLowerCase(k) && (CONNECTORS.has(text) || (numbers > 0 && k > 0 && words.isCapitalised(k - 1)))))
      break;
    else continue;
    if (numbers > 0 && names > 0) first = k;
  }
  return first;
}
