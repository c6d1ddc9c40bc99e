import { type CodeRecognizer, LOWER, type Match, UPPER } from '../../../../core/index.js';
import type { Gazetteer } from '../../gazetteer.js';
import { hashWord } from '../../hash.js';
import { endOf, flagsOf, openPage, type Page, startOf } from '../words/word.js';

const SHORTEST = 4;
/** Of a name in capitals, two words at least. */
const SHOUTED = /^\p{Lu}[\p{Lu}.'-]*(?: \p{Lu}[\p{Lu}.'-]*)+$/u;
/** What stands behind a whole name in the sentence of a contract. */
const GOES_ON = /^(?:,| \(| and \p{Lu}| of \p{Lu}?| both | residing | as | who | hereby | aged )/u;
const SURE = 0.6;

/**
 * `HARBHAJAN SINGH DHESI and …`: what is left of a name in capitals where the word behind it is in capitals too, no list knows another
 * meaning of it, and the sentence goes on in small letters.
 */
export const restInCapitals = (gazetteer: Gazetteer): CodeRecognizer => ({
  name: 'names/rest-in-capitals',
  types: ['PERSON'],
  needs: { holds: ['ABCDEFGHIJKLMNOPQRSTUVWXYZ'] },
  recognize: () => [],
  recall(document, found): Match[] {
    const names = found.filter(
      ({ type, score, start, end }) =>
        type === 'PERSON' && score >= SURE && SHOUTED.test(document.view.slice(start, end)),
    );
    if (names.length === 0) return [];
    const page = openPage(document, gazetteer);
    return names.flatMap((name) => longer(page, name) ?? []);
  },
});

function longer(page: Page, { start, end, score }: Match): Match | undefined {
  if (page.view.charAt(end) !== ' ') return undefined;
  const next = tokenFrom(page, end + 1);
  if (!isRest(page, next)) return undefined;
  const last = endOf(page, next);
  return { type: 'PERSON', start, end: last, score, priority: 0.999, why: 'the rest of a name in capitals' };
}

/** The first token that begins at an offset or behind it. */
function tokenFrom(page: Page, offset: number): number {
  let low = 0;
  let high = page.tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (startOf(page, middle) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isRest(page: Page, token: number): boolean {
  if (token >= page.tokens.length) return false;
  const kind = page.tokens.kind[token] ?? 0;
  const [from, to] = [startOf(page, token), endOf(page, token)];
  if ((kind & UPPER) === 0 || (kind & LOWER) !== 0 || to - from < SHORTEST) return false;
  const { stop, title, thing, label } = page.bits;
  if ((flagsOf(page, token) & (stop | title | thing | label)) !== 0) return false;
  return GOES_ON.test(page.view.slice(to, to + 12)) && !page.gazetteer.isCommon(hashWord(page.view, from, to));
}
