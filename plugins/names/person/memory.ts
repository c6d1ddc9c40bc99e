import { type Match, UPPER } from '../../../core/index.js';
import { hashWord } from '../hash.js';
import { isInsideCode } from './code.js';
import { canBeName, isPostNominal } from './run.js';
import { isBehindPlaceWord } from './surroundings.js';
import { CAPS, endOf, flagsOf, isCapitalised, knowledgeOf, type Page, readWord, startOf } from './word.js';

/** From this score on, a name is sure enough to be looked for in the whole document. */
const SURE = 0.7;
const MIN_LENGTH = 3;

/**
 * The second pass: a surname or first name that was found surely once is found wherever else it stands alone with a
 * capital, with a slightly lower score.
 * @param matches those of the first pass, sorted by start
 */
export function recall(page: Page, matches: readonly Match[]): Match[] {
  const known = remember(page, matches);
  if (known.size === 0) return [];
  const found: Match[] = [];
  let covered = 0;
  for (let token = 0; token < page.tokens.length; token++) {
    if (((page.tokens.kind[token] ?? 0) & UPPER) === 0) continue;
    const start = startOf(page, token);
    while (covered < matches.length && (matches[covered]?.end ?? 0) <= start) covered++;
    const here = matches[covered];
    if (here !== undefined && here.start <= start && here.score >= SURE) continue;
    if (!isCapitalised(page, token) || endOf(page, token) - start < MIN_LENGTH) continue;
    if (!known.has(hashWord(page.view, start, endOf(page, token))) || !standsAlone(page, token)) continue;
    const last = extend(page, token, known);
    found.push({ type: 'PERSON', start, end: endOf(page, last), score: scoreOf(page, token), why: 'named before' });
    token = last;
  }
  return found;
}

/** Hashes of the words of sure names; everyday words only from the end of a name (`Peter Black`). */
function remember(page: Page, matches: readonly Match[]): Set<number> {
  const known = new Set<number>();
  let token = 0;
  for (const { start, end, score } of matches) {
    if (score < SURE) continue;
    while (token < page.tokens.length && startOf(page, token) < start) token++;
    for (; token < page.tokens.length && startOf(page, token) < end; token++) {
      if (!isCapitalised(page, token) || endOf(page, token) - startOf(page, token) < MIN_LENGTH) continue;
      if ((flagsOf(page, token) & page.bits.stop) !== 0) continue;
      known.add(hashWord(page.view, startOf(page, token), endOf(page, token)));
    }
  }
  return known;
}

function standsAlone(page: Page, token: number): boolean {
  if (!canBeName(page, token) || isInsideCode(page, token) || isBehindPlaceWord(page, readWord(page, token)))
    return false;
  const next = token + 1;
  if (next >= page.tokens.length || startOf(page, next) !== endOf(page, token) + 1) return true;
  if (page.view.charCodeAt(endOf(page, token)) !== 32) return true;
  return (flagsOf(page, next) & page.bits.thing) === 0 || !isCapitalised(page, next) || isPostNominal(page, next);
}

/** The last token of neighbouring remembered words. */
function extend(page: Page, token: number, known: ReadonlySet<number>): number {
  let last = token;
  while (
    startOf(page, last + 1) === endOf(page, last) + 1 &&
    page.view.charCodeAt(endOf(page, last)) === 32 &&
    isCapitalised(page, last + 1) &&
    known.has(hashWord(page.view, startOf(page, last + 1), endOf(page, last + 1)))
  )
    last++;
  return last;
}

/** Everyday words count only inside a sentence, where their capital means something. */
function scoreOf(page: Page, token: number): number {
  const start = startOf(page, token);
  if (!page.gazetteer.isCommon(hashWord(page.view, start, endOf(page, token)))) return 0.66;
  return (knowledgeOf(page, token) & CAPS) === 0 && isInSentence(page, token) ? 0.55 : 0.35;
}

const isInSentence = (page: Page, token: number): boolean =>
  token > 0 &&
  startOf(page, token) === endOf(page, token - 1) + 1 &&
  page.view.charCodeAt(endOf(page, token - 1)) === 32 &&
  !isCapitalised(page, token - 1);
