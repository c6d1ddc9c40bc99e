import type { Match } from '../../../../core/index.js';
import { UPPER } from '../../../../kit/index.js';
import { canBeName, endOfName, readRun } from '../lists/name-span.js';
import type { NameWord, TextWindow } from '../lists/word.js';
import { Mailboxes, matchOf, scoreOfSpelling, spellings } from './mailbox-spelling.js';

const COMMA = 44;

/**
 * Names of persons derived from the e-mail addresses of the document: neighbouring words that a mailbox spells (`Les
 * Spahnn`, `lspahnn@…`), anywhere in the text.
 * @param found what all recognizers of the engine have found.
 */
export function readMailboxes(window: TextWindow, found: readonly Match[]): Match[] {
  const addresses = found.filter(({ type }) => type === 'EMAIL_ADDRESS');
  if (addresses.length === 0) return [];
  const boxes = new Mailboxes(addresses.flatMap((address) => spellings(window, address)));
  if (boxes.isEmpty) return [];
  const out: Match[] = [];
  let before: readonly NameWord[] = [];
  for (let token = 0; token < window.tokens.length; token++) {
    if (((window.tokens.kind[token] ?? 0) & UPPER) === 0 || !canBeName(window, token)) continue;
    const run = readRun(window, token);
    const match = spelledIn(window, run, boxes) ?? spelledAcross(window, before, run, boxes);
    if (match !== undefined) out.push(match);
    before = run;
    token = run[run.length - 1]?.last ?? token;
  }
  return out;
}

/** The longest part of a run, from a first to a last name, that a mailbox spells. */
function spelledIn(window: TextWindow, run: readonly NameWord[], boxes: Mailboxes): Match | undefined {
  for (let from = 0; from + 1 < run.length; from++) {
    for (let to = run.length - 1; to > from; to--) {
      const [first, last] = [run[from], run[to]];
      if (first === undefined || last === undefined) continue;
      const score = scoreOfSpelling(window, first, last, boxes);
      if (score > 0) return matchOf(first.start, endOfName(window, last), score);
    }
  }
  return undefined;
}

/** `Spahnn, Les` */
function spelledAcross(
  window: TextWindow,
  before: readonly NameWord[],
  run: readonly NameWord[],
  boxes: Mailboxes,
): Match | undefined {
  const [surname, given] = [before[before.length - 1], run[0]];
  if (surname === undefined || given === undefined || given.start !== surname.end + 2) return undefined;
  if (window.view.charCodeAt(surname.end) !== COMMA) return undefined;
  const score = scoreOfSpelling(window, given, surname, boxes);
  return score > 0 ? matchOf(surname.start, endOfName(window, given), score) : undefined;
}
