import { type Random, type Span, splice } from '../../../../core/index.js';
import { byPosition, lexiconPattern, lexiconWords, saysNothingElse } from '../../../../kit/index.js';
import { meansSame } from '../base/other-names.js';
import { fold, likeCase } from '../base/text.js';
import { nearby } from '../numbers/amounts.js';

/** Words that may replace each other. */
interface Group {
  readonly words: readonly string[];
  /** In lower case, the longest first. */
  readonly sought: readonly string[];
}

const groupOf = (words: readonly string[]): Group => ({
  words,
  sought: words.toSorted((a, b) => b.length - a.length).map((word) => word.toLowerCase()),
});

const GROUPS: readonly Group[] = [
  lexiconWords('calendar-words', { class: 'season', language: 'en' }),
  lexiconWords('calendar-words', { class: 'season', language: 'de' }),
  lexiconWords('calendar-words', { class: 'season', language: 'fr' }),
  lexiconWords('calendar-words', { class: 'season', language: 'es' }),
  lexiconWords('calendar-words', { class: 'holiday', language: 'en' }),
  lexiconWords('calendar-words', { class: 'holiday', language: 'de' }),
  lexiconWords('calendar-words', { class: 'feast' }),
  lexiconWords('calendar-words', { class: 'day-beside', language: 'en' }),
  lexiconWords('calendar-words', { class: 'week-beside', language: 'en' }),
  lexiconWords('calendar-words', { class: 'time-of-day', language: 'en' }),
  lexiconWords('calendar-words', { class: 'part-of-day', language: 'en' }),
].map(groupOf);

const VAGUE = lexiconWords('calendar-words', { class: 'vague', language: 'en' });

/** Calendar words in a text that are not part of a date, such as holidays and seasons, in order. */
function calendarWords(text: string): readonly (Span & { readonly others: readonly string[] })[] {
  // Numbers without words are an impossible date: `31/02/1958`.
  if (!/\p{L}{3}/u.test(text)) return [];
  const folded = text.toLowerCase();
  const found: (Span & { others: readonly string[] })[] = [];
  for (const { words, sought } of GROUPS)
    for (const word of sought) {
      const start = folded.indexOf(word);
      const end = start + word.length;
      if (start < 0 || /\p{L}/u.test(folded.charAt(end)) || /\p{L}/u.test(folded.charAt(start - 1))) continue;
      if (!found.some((other) => other.start < end && start < other.end)) found.push({ start, end, others: words });
    }
  return found.sort(byPosition);
}

/** Another word of the same kind, in the case of the original. */
function otherWord(original: string, others: readonly string[], random: Random): string {
  const rest = others.filter((word) => fold(word) !== fold(original) && !meansSame(word, original));
  return likeCase(random.pick(rest), original);
}

// The vague words, by language.
const VAGUE_IN: Partial<Record<string, readonly string[]>> = {
  de: lexiconWords('calendar-words', { class: 'vague', language: 'de' }),
  fr: lexiconWords('calendar-words', { class: 'vague', language: 'fr' }),
  es: lexiconWords('calendar-words', { class: 'vague', language: 'es' }),
  it: lexiconWords('calendar-words', { class: 'vague', language: 'it' }),
  pt: lexiconWords('calendar-words', { class: 'vague', language: 'pt' }),
  nl: lexiconWords('calendar-words', { class: 'vague', language: 'nl' }),
  pl: lexiconWords('calendar-words', { class: 'vague', language: 'pl' }),
  sv: lexiconWords('calendar-words', { class: 'vague', language: 'sv' }),
  tr: lexiconWords('calendar-words', { class: 'vague', language: 'tr' }),
};

/** Signs of a language in the words of a date, for texts whose language is not clear. */
const BY_SIGN: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[іїєґ]/iu, lexiconWords('calendar-words', { class: 'vague', language: 'uk' })],
  [/\p{Script=Cyrillic}/u, lexiconWords('calendar-words', { class: 'vague', language: 'ru' })],
  [/\p{Script=Greek}/u, lexiconWords('calendar-words', { class: 'vague', language: 'el' })],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, lexiconWords('calendar-words', { class: 'vague', language: 'ja' })],
  [/\p{Script=Han}/u, lexiconWords('calendar-words', { class: 'vague', language: 'zh' })],
  [/[ěřů]/iu, lexiconWords('calendar-words', { class: 'vague', language: 'cs' })],
  [/[ąęłńśźż]/iu, lexiconWords('calendar-words', { class: 'vague', language: 'pl' })],
];

const vagueWords = (original: string, code: string | undefined): readonly string[] =>
  BY_SIGN.find(([sign]) => sign.test(original))?.[1] ?? (code === undefined ? undefined : VAGUE_IN[code]) ?? VAGUE;

/** A vague time, for terms that cannot be parsed. */
const vague = (original: string, random: Random, code?: string): string =>
  inCase(random.pick(vagueWords(original, code)), original);

/**
 * If the original is a sentence in capitals, so is its substitute. A lone abbreviation (`KW 12`) does not count as one.
 */
const inCase = (words: string, original: string): string =>
  likeCase(words, /\p{Lu}{4}/u.test(original) || !/\p{Lu}/u.test(original) ? original : 'a');

/** Counts of days, visits or cycles: `POD #2`, `hospital day 4`. */
const COUNT = new RegExp(
  `^(?:${lexiconPattern('calendar-words', { class: 'of-counted-days', language: 'en' })}|c\\d+d|#|\\s|\\d|-|/)+$`,
  'iu',
);

/** Moves a text that is a date or a time; undefined for any other. */
type MoveText = (text: string) => string | undefined;

/** Replaces calendar words, alone or beside a date that moves. Undefined if the text contains anything else. */
function otherWords(text: string, move: MoveText, random: Random): string | undefined {
  const words = calendarWords(text);
  const edits = words.map(({ start, end, others }) => ({
    start,
    end,
    text: otherWord(text.slice(start, end), others, random),
  }));
  const [first] = edits;
  if (first === undefined) return undefined;
  const without = edits.map((edit) => ({ ...edit, text: '' }));
  const rest = splice(text, without).trim();
  if (saysNothingElse(rest, [])) return splice(text, edits);
  const moved = move(rest);
  if (moved === undefined) return undefined;
  return first.start === 0 ? `${first.text} ${moved}` : `${moved} ${first.text}`;
}

/**
 * Replaces what is not a numeric date: holidays, seasons and relative days with others of their kind, counts with other
 * counts, and everything else with a vague time.
 */
export function inWords(text: string, move: MoveText, random: Random, code: string | undefined): string {
  const words = otherWords(text, move, random);
  if (words !== undefined) return words;
  if (!COUNT.test(text) || !/\d/u.test(text)) return vague(text, random, code);
  return text.replace(/\d+/gu, (digits) => nearby(digits, random));
}
