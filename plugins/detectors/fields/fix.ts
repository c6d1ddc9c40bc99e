import type { EntityType, Match } from '../../../core/index.js';
import { scoreOf } from '../../../kit/index.js';
import { pieceUntil } from './pieces.js';

const tags = (type: EntityType, numbers: string): [string, EntityType][] =>
  numbers.split(' ').map((number) => [number, type]);

/**
 * Tags of the FIX protocol (version 5.0, "Fields by tag") for the parties, accounts, identifiers and dates of a trade.
 */
const TAGS: ReadonlyMap<string, EntityType> = new Map([
  ...tags('BANK_ACCOUNT', '1 79 581'),
  ...tags('ID_NUMBER', '49 50 56 57 76 109 115 116 128 129 142 143 144 145 336 439 440 448 523 524 538 571 572'),
  ...tags('ORDER_NUMBER', '11 17 19 37 41 66 67 70 117 131 198 278 526 527 583 880 1003'),
  ...tags('DATE_TIME', '52 60 122 126 168 432 779'),
  ...tags('DATE', '64 75 193 229 272'),
  ...tags('USERNAME', '553'),
  ...tags('PASSWORD', '554 925 96'),
]);
const START = /(?<![^\s|;>"'([])8=FIXT?\.\d/g;
/**
 * Pairs are separated by a control character, which logs print as `|`, `^A`, `;` or a blank; values contain none of
 * these.
 */
const PAIR = /(?<=[\p{Cc}|;\s\u2401]|\^A|^)(\d{1,4})=([^\p{Cc}|;^\s\u2401]{1,64})/gu;
const MARK = '8=FIX';
const NEXT = /[\r\n]|8=FIX/;
const SCORE = scoreOf('cue:field');
const WHY = 'tag of a FIX message';

/** Values of FIX messages, as found in logs. */
export function* fix(view: string): Generator<Match> {
  for (const { index } of view.matchAll(START)) {
    const { text, start } = pieceUntil(view, index + MARK.length, NEXT);
    for (const { index: at, 0: all, 1: tag = '', 2: value = '' } of text.matchAll(PAIR)) {
      const type = TAGS.get(tag);
      if (type === undefined || !/[\p{L}\d]{2}/u.test(value)) continue;
      const end = start + at + all.length;
      yield { type, start: end - value.length, end, score: SCORE, why: WHY };
    }
  }
}
