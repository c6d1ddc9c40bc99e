import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';
import { lexiconPattern, lexiconSet, OTHER_LANGUAGE_MONTHS, scoreOf } from '../../../kit/index.js';
import { FULL_MONTHS } from './months.js';

/** Word list: numbers in words in nine languages. */
export const SAID_LIST = 'temporal/said-number';
const NUMBERS = lexiconSet('said-numbers', { class: 'number' });
const ORDINALS = lexiconSet('said-numbers', { class: 'ordinal' });
export const SAID_WORDS: readonly string[] = [...new Set([...NUMBERS, ...ORDINALS])];

/** `on` is ten in Turkish, and `en` one in Swedish. */
const FREQUENT = lexiconSet('function-words', { class: 'frequent' });
const MONTHS: ReadonlySet<string> = new Set([
  ...FULL_MONTHS,
  ...OTHER_LANGUAGE_MONTHS.flatMap(({ months }) => months.map((month) => month.toLowerCase())),
]);
const YEARS = lexiconPattern('ages', { class: 'unit' });
/** Years that are those of somebody's life by their form alone: `yaşında`, `वर्षीय`, `साल की`. */
const OF_LIFE = /^(?: yaş\p{L}*| वर्षीय| साल (?:की|के|का)|-?летн\p{L}{1,3})(?![\p{L}\p{M}])/u;
const UNIT = new RegExp(
  `^ (?:${YEARS}|rok|roky|lata|lat)(?=[,.;:)!?،؛।\\n]|$| (?:i|a|e|och|и|ve|और|की|के|का)(?![\\p{L}\\p{M}]))`,
  'u',
);
/** What stands before the years of somebody's life. */
const BEFORE = new RegExp(
  `(?:(?:^|[^\\p{L}\\p{M}])(?:${lexiconPattern('ages', { class: ['word-for-age', 'label', 'person-before-years', 'who-is-of-age'] })}) ?[:=]? ?|[(] ?)$`,
  'iu',
);
const IN_COMMAS = /, $/u;
const OF = /^(?: de| of)? /u;
const WORD = /^\p{L}[\p{L}\p{M}]+/u;
const GAP = /^(?: | e |-| и )$/u;
const REACH = 40;
const SCORE = scoreOf('form:usual');

interface Run {
  readonly start: number;
  readonly end: number;
  /** Index of the token after the last word. */
  readonly next: number;
}

/**
 * Ages and dates whose numbers are words: `mam siedemdziesiąt jeden lat`, `elli dokuz yaşındaki`, `devátého ledna
 * devadesát`, `vinte e sete de março`.
 */
export const saidNumber: CodeRecognizer = {
  name: 'temporal/said',
  types: ['AGE', 'DATE'],
  needs: { words: [SAID_LIST] },
  recognize(document: TextDocument): readonly Match[] {
    const bit = document.wordList(SAID_LIST);
    const found: Match[] = [];
    for (let token = 0; token < document.tokens.length; token++) {
      if (((document.tokens.flags[token] ?? 0) & bit) === 0) continue;
      const run = runAt(document, token, bit);
      // `on` is ten in Turkish.
      if (run.next === token + 1 && FREQUENT.has(document.view.slice(run.start, run.end).toLowerCase())) continue;
      const match = dateOf(document, run, bit) ?? ageOf(document.view, run);
      if (match !== undefined) found.push(match);
      token = run.next - 1;
    }
    return found;
  },
};

/** The number words from a token on that belong together. */
function runAt({ view, tokens }: TextDocument, token: number, bit: number): Run {
  let last = token;
  for (let at = token + 1; at < tokens.length && at - last <= 2; at++) {
    if (((tokens.flags[at] ?? 0) & bit) === 0) continue;
    if (!GAP.test(view.slice(tokens.end[last] ?? 0, tokens.start[at] ?? 0))) break;
    last = at;
  }
  return { start: tokens.start[token] ?? 0, end: tokens.end[last] ?? 0, next: last + 1 };
}

/** A day in words before a month, and the year in words behind it. */
function dateOf(document: TextDocument, { start, end, next }: Run, bit: number): Match | undefined {
  const { view, tokens } = document;
  const gap = OF.exec(view.slice(end, end + REACH))?.[0].length;
  const month = gap === undefined ? undefined : WORD.exec(view.slice(end + gap, end + gap + REACH))?.[0];
  if (gap === undefined || month === undefined || !MONTHS.has(month.toLowerCase())) return undefined;
  const to = end + gap + month.length;
  let after = next;
  while (after < tokens.length && (tokens.start[after] ?? 0) < to) after++;
  const isYear =
    after < tokens.length && ((tokens.flags[after] ?? 0) & bit) !== 0 && (tokens.start[after] ?? 0) === to + 1;
  const last = isYear ? runAt(document, after, bit).end : to;
  return { type: 'DATE', start, end: last, score: SCORE, why: 'day in words before a month' };
}

function ageOf(view: string, { start, end }: Run): Match | undefined {
  const behind = view.slice(end, end + REACH);
  const age = (to: number): Match => ({ type: 'AGE', start, end: to, score: SCORE, why: 'age in words' });
  const life = OF_LIFE.exec(behind)?.[0];
  if (life !== undefined) return age(end);
  const unit = UNIT.exec(behind)?.[0].length;
  if (unit === undefined) return undefined;
  const before = view.slice(Math.max(0, start - REACH), start);
  const isOfSomebody =
    BEFORE.test(before) || (IN_COMMAS.test(before) && /^(?:[,.)]|$)/u.test(view.slice(end + unit, end + unit + 1)));
  return isOfSomebody ? age(end + unit) : undefined;
}
