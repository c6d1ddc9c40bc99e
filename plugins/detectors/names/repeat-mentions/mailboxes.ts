import type { Match } from '../../../../core/index.js';
import { UPPER } from '../../../../kit/index.js';
import { canBeName, endOfName, readRun } from '../lists/name-span.js';
import type { NameWord, Page } from '../lists/word.js';
import { displayName } from '../person/again/display-name.js';
import { Mailboxes, matchOf, scoreOf, spellings } from './mailbox-spelling.js';

const COMMA = 44;

/**
 * Names of persons that the e-mail addresses of the document tell: words beside each other that a mailbox spells (`Les Spahnn`,
 * `lspahnn@…`), wherever they stand, and what is shown before an address: `"Les Spahnn" <x17@…>`.
 * @param found what all recognizers of the engine have found.
 */
export function readMailboxes(page: Page, found: readonly Match[]): Match[] {
  const addresses = found.filter(({ type }) => type === 'EMAIL_ADDRESS');
  if (addresses.length === 0) return [];
  const boxes = new Mailboxes(addresses.flatMap((address) => spellings(page, address)));
  const out = addresses.flatMap((address) => displayName(page, address) ?? []);
  if (boxes.isEmpty) return out;
  let before: readonly NameWord[] = [];
  for (let token = 0; token < page.tokens.length; token++) {
    if (((page.tokens.kind[token] ?? 0) & UPPER) === 0 || !canBeName(page, token)) continue;
    const run = readRun(page, token);
    const match = spelledIn(page, run, boxes) ?? spelledAcross(page, before, run, boxes);
    if (match !== undefined) out.push(match);
    before = run;
    token = run[run.length - 1]?.last ?? token;
  }
  return out;
}

/** The widest part of a run, from a first to a last name, that a mailbox spells. */
function spelledIn(page: Page, run: readonly NameWord[], boxes: Mailboxes): Match | undefined {
  for (let from = 0; from + 1 < run.length; from++) {
    for (let to = run.length - 1; to > from; to--) {
      const [first, last] = [run[from], run[to]];
      if (first === undefined || last === undefined) continue;
      const score = scoreOf(page, first, last, boxes);
      if (score > 0) return matchOf(first.start, endOfName(page, last), score);
    }
  }
  return undefined;
}

/** `Spahnn, Les` */
function spelledAcross(
  page: Page,
  before: readonly NameWord[],
  run: readonly NameWord[],
  boxes: Mailboxes,
): Match | undefined {
  const [surname, given] = [before[before.length - 1], run[0]];
  if (surname === undefined || given === undefined || given.start !== surname.end + 2) return undefined;
  if (page.view.charCodeAt(surname.end) !== COMMA) return undefined;
  const score = scoreOf(page, given, surname, boxes);
  return score > 0 ? matchOf(surname.start, endOfName(page, given), score) : undefined;
}
