import type { Match } from '../../../../../core/index.js';
import { LOWER } from '../../../../../kit/index.js';
import { hashWord } from '../../lists/hash.js';
import { endOf, flagsOf, hashesOf, type Page, startOf } from '../../lists/word.js';

const SMALL_S = 115;
const SPACE = 32;
const SHORTEST = 4;
/** `Peters ist da`: a name that ends so, and what it does. */
const VERBS = hashesOf(
  `ist war hat hatte wird wurde kann soll will muss kommt geht sagt sagte und oder aber bei mit von für als wenn is was heeft had wordt werd kan zal
  moet komt gaat zegt zei en of maar met van voor als toen och eller men med och har är var kom og men med har er var kom`.split(
    /\s+/,
  ),
);

/**
 * `Annas neue Nummer`, `Kevins Eltern`, `Henks verjaardag`: a frequent first name in the genitive of German, Dutch and Scandinavian,
 * which has no apostrophe, right before what is somebody's.
 */
export function readOwner(page: Page, token: number): Match | undefined {
  const [start, end] = [startOf(page, token), endOf(page, token)];
  const { view, bits, gazetteer } = page;
  if (view.charCodeAt(end - 1) !== SMALL_S || end - start <= SHORTEST || view.charCodeAt(end) !== SPACE)
    return undefined;
  if ((flagsOf(page, token) & (bits.given | bits.surname | bits.stop | bits.thing | bits.title)) !== 0)
    return undefined;
  const next = token + 1;
  if (startOf(page, next) !== end + 1 || VERBS.has(page.tokens.hash[next] ?? 0)) return undefined;
  if (((page.tokens.kind[next] ?? 0) & LOWER) === 0) return undefined;
  const stem = hashWord(view, start, end - 1);
  if (!gazetteer.isFrequentGiven(stem) || gazetteer.isCommon(hashWord(view, start, end))) return undefined;
  const language = page.document.language();
  if (language !== 'de' && language !== 'nl' && language !== undefined) return undefined;
  return { type: 'PERSON', start, end, score: 0.55, why: 'a first name in the genitive' };
}
