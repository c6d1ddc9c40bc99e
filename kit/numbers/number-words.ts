import type { Span } from '../../core/contracts/span.js';
import WORDS from './number-words.json' with { type: 'json' };

const BELOW_TWENTY = WORDS.en.ones;
const TENS = WORDS.en.tens.slice(2);

/** A number from 0 to 199 in English words, as `ninety-three`. */
export interface NumberWords extends Span {
  /** The number. */
  readonly value: number;
}

const belowTwenty = BELOW_TWENTY.join('|');
const tens = TENS.join('|');
const below100 = `(?:(?:${tens})(?:[\\s-]?(?:${BELOW_TWENTY.slice(1, 10).join('|')}))?|${belowTwenty})`;
const PATTERN = new RegExp(
  `(?<!\\p{L})(?:(?<hundred>(?:one|a)\\s)?hundred(?:(?:\\sand)?[\\s-]{1,2}(?<over>${below100}))?|(?<plain>${below100}))(?!\\p{L})`,
  'giu',
);

function below100Value(words: string): number {
  return words
    .toLowerCase()
    .split(/[\s-]/u)
    .map((word) => {
      // `ninetythree` without a hyphen, as in dictated texts.
      const ten = TENS.findIndex((each) => word.startsWith(each));
      const rest = ten < 0 ? word : word.slice(TENS[ten]?.length);
      return (ten < 0 ? 0 : (ten + 2) * 10) + Math.max(0, BELOW_TWENTY.indexOf(rest));
    })
    .reduce((sum, value) => sum + value, 0);
}

/** English number words from 0 to 199 in a text, in order. */
export function readNumberWords(text: string): readonly NumberWords[] {
  return Array.from(text.matchAll(PATTERN), (match) => {
    const { over, plain } = match.groups ?? {};
    const value = plain === undefined ? 100 + below100Value(over ?? 'zero') : below100Value(plain);
    return { start: match.index, end: match.index + match[0].length, value };
  });
}

/** A whole number from 0 to 199 in English words. */
export function numberWords(value: number): string {
  if (value >= 100) return `one hundred${value === 100 ? '' : ` ${numberWords(value - 100)}`}`;
  if (value < 20) return BELOW_TWENTY[value] ?? '';
  const rest = value % 10 === 0 ? '' : `-${BELOW_TWENTY[value % 10]}`;
  return `${TENS[Math.floor(value / 10) - 2]}${rest}`;
}
