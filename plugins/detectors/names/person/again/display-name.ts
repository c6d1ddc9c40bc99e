import type { Match } from '../../../../../core/index.js';
import { canBeName } from '../../lists/name-span.js';
import { asGiven, asName } from '../../lists/strength.js';
import { type NameWord, type Page, readWord, startOf } from '../../lists/word.js';
import {
  folded,
  LEAST_STRENGTH,
  Mailboxes,
  matchOf,
  mayBePerson,
  SHORTEST_ALONE,
  scoreOf,
  spellings,
  wordOf,
} from '../../repeat-mentions/mailbox-spelling.js';

/** What stands before an address in angle brackets is mostly a person. */
const DISPLAYED = 0.6;
const QUOTED = 0.8;

/** The name that is shown right before an address: `"Les Spahnn" <x17@…>`, `Desirée (dfontaine@…)`. */
export const displayName = (page: Page, address: Match): Match | undefined =>
  inFront(page, address) ?? besides(page, address);

const DISPLAY = /(?:^|[\n,;:"(])[ \t]*((?:\p{Lu}[\p{L}\p{M}'’-]{0,24}\.? ){1,3}\p{Lu}[\p{L}\p{M}'’-]{1,24})["']? ?<$/u;
const LONGEST_ALONE = 30;
const QUOTE = /["'“‘]/u;
const LONGEST_DISPLAY = 110;

/** The words in front of `<address>`, in quotes or bare. */
function inFront(page: Page, address: Match): Match | undefined {
  const { view } = page;
  if (view.charAt(address.start - 1) !== '<') return undefined;
  const before = view.slice(Math.max(0, address.start - LONGEST_DISPLAY), address.start);
  const shown = DISPLAY.exec(before);
  const text = shown?.[1];
  if (shown === null || text === undefined) return undefined;
  const start = address.start - before.length + shown.index + shown[0].indexOf(text);
  const words = wordsFrom(page, start, start + text.length);
  const [first, last] = [words[0], words[words.length - 1]];
  if (first === undefined || last === undefined || first === last) return undefined;
  const spelled = scoreOf(page, first, last, new Mailboxes(spellings(page, address)));
  // In quotes, a word may be one that no name holds elsewhere.
  const isQuoted = QUOTE.test(view.charAt(start - 1));
  const fits = (word: NameWord): boolean => canBeName(page, word.first) && asName(word) > 0;
  const isName = (isQuoted ? words.some(fits) : words.every(fits)) && mayBePerson(page, words);
  if (spelled === 0 && (!isName || isOwner(page, words, address))) return undefined;
  return matchOf(start, start + text.length, Math.max(spelled, isQuoted ? QUOTED : DISPLAYED));
}

const BEFORE_BRACKET = /(?<![\p{L}\p{M}'’-])\p{Lu}[\p{L}\p{M}'’-]{2,24} \($/u;

/** `Desirée (dfontaine@…)`: a first name that stands alone before the address. */
function besides(page: Page, address: Match): Match | undefined {
  const before = page.view.slice(Math.max(0, address.start - LONGEST_ALONE), address.start);
  const shown = BEFORE_BRACKET.exec(before);
  if (shown === null) return undefined;
  const start = address.start - before.length + shown.index;
  const token = tokenAt(page, start);
  const word = readWord(page, token);
  const isName = word.end === address.start - 2 && canBeName(page, token) && asGiven(word) >= LEAST_STRENGTH;
  return isName && !isOwner(page, [word], address) ? matchOf(start, word.end, DISPLAYED) : undefined;
}

/** Whether a word is the name of the domain, as those of companies are. */
function isOwner(page: Page, words: readonly NameWord[], { start, end }: Match): boolean {
  const address = page.view.slice(start, end);
  const domain = folded(address.slice(address.indexOf('@')));
  return words.some((word) => word.end - word.start >= SHORTEST_ALONE && domain.includes(folded(wordOf(page, word))));
}

/** The words between two offsets. */
function wordsFrom(page: Page, start: number, end: number): NameWord[] {
  const words: NameWord[] = [];
  for (let token = tokenAt(page, start); startOf(page, token) < end; ) {
    const word = readWord(page, token);
    words.push(word);
    token = word.last + 1;
  }
  return words;
}

/** The first token that begins at or behind an offset. */
function tokenAt(page: Page, offset: number): number {
  let [low, high] = [0, page.tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (startOf(page, middle) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
