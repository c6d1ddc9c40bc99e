import { isBlank } from '../text/characters.js';
import type { Item } from './item.js';
import type { TextBuilder } from './text-builder.js';

const HYPHEN = /^[-\u00ad\u2010]$/;
const LOWER = /^\p{Ll}/u;
const WORD = /[\p{L}\p{N}]$/u;
const WORD_START = /^[\p{L}\p{N}]/u;
/** Letters of scripts without blanks between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u303f\uff00-\uffef]/u;
const SOFT_HYPHEN = '\u00ad';

/** How a line continues in the next one: with the next word, within a word, or not at all. */
export type Joint = ' ' | '' | '\n';

/** A line of a column or cell, and how the preceding one continues in it. */
export interface TextLine {
  readonly items: readonly Item[];
  readonly joint: Joint;
}

/** Writes lines one after the other and joins hyphenated words. */
export function writeLines(lines: readonly TextLine[], builder: TextBuilder): void {
  let last: readonly Item[] | undefined;
  for (const { items, joint } of lines) {
    if (last !== undefined) joinLines(last, items, joint, builder);
    for (const item of withoutHyphen(items)) builder.add(item);
    last = items;
  }
  for (const { spot, text } of last === undefined ? [] : hyphenOf(last)) builder.add({ spot, text });
}

const isSeen = ({ text }: Item): boolean => !isBlank(text);

/** Ends a line: nothing between parts of a word, a blank inside of a paragraph, otherwise a line break. */
function joinLines(items: readonly Item[], next: readonly Item[], joint: Joint, builder: TextBuilder): void {
  const [hyphen] = hyphenOf(items);
  const start = next.find(isSeen)?.text ?? '';
  const end = items.findLast(isSeen)?.text ?? '';
  const unspaced = UNSPACED.test(end) && UNSPACED.test(start);
  if (hyphen === undefined) builder.blank(joint === ' ' && unspaced ? '' : joint);
  else if (hyphen.text === SOFT_HYPHEN || (LOWER.test(start) && isBroken(items))) builder.hidden(hyphen.spot);
  else {
    builder.add(hyphen);
    if (!WORD_START.test(start)) builder.blank('\n');
  }
}

/** True if letters are before the hyphen: `exam-`, but not `12-`. */
const isBroken = (items: readonly Item[]): boolean => /\p{L}$/u.test(items[hyphenAt(items) - 1]?.text ?? '');

/** The hyphen at the end of a line, after a letter or digit. */
function hyphenOf(items: readonly Item[]): Item[] {
  const hyphen = items[hyphenAt(items)];
  return hyphen === undefined ? [] : [hyphen];
}

/** Index of the hyphen at the end of a line, ignoring blanks; -1 if there is none. */
function hyphenAt(items: readonly Item[]): number {
  let at = items.length - 1;
  while (at > 0 && isBlank(items[at]?.text ?? ' ')) at--;
  return HYPHEN.test(items[at]?.text ?? '') && WORD.test(items[at - 1]?.text ?? '') ? at : -1;
}

function withoutHyphen(items: readonly Item[]): readonly Item[] {
  const at = hyphenAt(items);
  return at < 0 ? items : items.slice(0, at);
}
