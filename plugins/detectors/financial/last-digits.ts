import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';
import { DIGIT, lexiconPattern, scoreOf } from '../../../kit/index.js';

const LAST = 4;
const ZERO = 48;
const LONGEST_WORDS = 24;
/** Words and signs before the last digits of a number, in seven languages. */
const WORDS = new RegExp(
  `(?:\\bend\\p{L}{0,4}|\\bletzte\\p{L}{0,2}|\\b(?:${lexiconPattern('finance-labels', { class: 'last-digits' })})|[*•#…]|\\.{3})\\P{L}{0,6}(?:\\p{L}{2,8} ?){0,2}\\P{L}{0,4}$`,
  'iu',
);
const SAID = scoreOf('form:usual');
const UNLABELLED = scoreOf('form:common');

/** The number formed by the last four digits before an offset, ignoring separators. */
function lastDigits(view: string, end: number): number {
  let value = 0;
  for (let at = end - 1, place = 1; at >= 0 && place < 10 ** LAST; at--) {
    const digit = view.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) continue;
    value += digit * place;
    place *= 10;
  }
  return value;
}

/** The last four digits of a card whose full number is in the text: `(the one with 4471)`, `4471 was charged`. */
export const lastDigitsRecognizer: CodeRecognizer = {
  name: 'financial/last-digits',
  types: ['CREDIT_CARD'],
  needs: { digits: 16 },
  recognize: () => [],
  recall({ view, tokens }: TextDocument, found: readonly Match[]): readonly Match[] {
    const cards = found
      .filter(({ type, score }) => type === 'CREDIT_CARD' && score >= SAID)
      .sort((a, b) => a.start - b.start);
    if (cards.length === 0) return [];
    const ends = new Set(cards.map(({ end }) => lastDigits(view, end)));
    const matches: Match[] = [];
    let card = 0;
    const { start: starts, end: tokenEnds, kind, length } = tokens;
    for (let i = 0; i < length; i++) {
      const start = starts[i] ?? 0;
      const end = tokenEnds[i] ?? 0;
      if (kind[i] !== DIGIT || end - start !== LAST || !ends.has(lastDigits(view, end))) continue;
      while ((cards[card]?.end ?? view.length) <= start) card++;
      if ((cards[card]?.start ?? view.length) <= start) continue;
      const isSaid = WORDS.test(view.slice(Math.max(0, start - LONGEST_WORDS), start));
      matches.push({
        type: 'CREDIT_CARD',
        start,
        end,
        score: isSaid ? SAID : UNLABELLED,
        why: 'last digits of a card in the text',
      });
    }
    return matches;
  },
};
