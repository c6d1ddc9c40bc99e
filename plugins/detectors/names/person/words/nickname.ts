import type { Match } from '../../../../../core/index.js';
import type { NameWord, Page } from '../../lists/word.js';

const SPACE = 32;
const COMMA = 44;
const BEHIND = /(?:,? (?:Jr|Sr|II|III|IV)\.?)?,? \(["“](\p{Lu}[\p{Ll}'-]{1,14}(?: \p{Lu}[\p{Ll}'-]{1,14})?)["”]\)/uy;
/** `CRUTCHFIELD, DEVONTE "TAY"`: in capitals, behind a name in capitals. */
const SHOUTED = / ["“](\p{Lu}[\p{Lu}'-]{1,14})["”](?![\p{L}\p{N}])/uy;
const CAPITALS_BEFORE = /\p{Lu}{2}$/u;
/** Quotes alone are enough where an initial, a gap or a mark follows: `Smith, John "Jack" A.` */
const QUOTED = / ["“](\p{Lu}[\p{Ll}'-]{1,14})["”](?= \p{Lu}\.| {2}|,|\r?\n|$)/uy;
const SCORE = 0.6;
/** What contracts and papers of courts call their parties; most have an ending of who acts or is acted upon. */
const PARTY =
  /(?:tor|sor|yer|ler|ner|ger|ker|der|mer|ver|ter|ee|ant|ent|trix)$|^(?:Landlord|Husband|Wife|Child|Ward|Minor|Part(?:y|ies)|Principal|Estate|Company|Author|Parents?|Decedent|Deceased|Debtor|Guarantor|Donor|Mortgagor)$/u;
/** First names with such an ending. */
const NAME =
  /^(?:Peter|Walter|Dexter|Chester|Lester|Hunter|Tyler|Taylor|Skyler|Miller|Conner|Alexander|Xander|Roger|Oliver|Grant|Bryant|Brent|Trent|Kent|Vincent|Clement|Dee|Lee|Renee|Aimee|Elmer|Victor|Hector)$/u;

/** `the Buyer`, `BUYER`. */
function isParty(name: string): boolean {
  const word = name === name.toUpperCase() ? name.charAt(0) + name.slice(1).toLowerCase() : name;
  return PARTY.test(word) && !NAME.test(word);
}

/** `Ellsworth Ames ("Trip")`: what somebody is called, in brackets and quotes right behind the name. */
export function readNickname(view: string, end: number): Match | undefined {
  const unit = view.charCodeAt(end);
  if (unit !== SPACE && unit !== COMMA) return undefined;
  BEHIND.lastIndex = end;
  QUOTED.lastIndex = end;
  SHOUTED.lastIndex = end;
  const bracketed = BEHIND.exec(view);
  const quoted = QUOTED.exec(view) ?? (CAPITALS_BEFORE.test(view.slice(end - 2, end)) ? SHOUTED.exec(view) : null);
  const name = (bracketed ?? quoted)?.[1];
  if (name === undefined || isParty(name)) return undefined;
  const last = bracketed === null ? end + (quoted?.[0].length ?? 0) - 1 : BEHIND.lastIndex - 2;
  return { type: 'PERSON', start: last - name.length, end: last, score: SCORE, why: 'nickname behind the name' };
}

const BESIDE = /\.? (?:\(["“'‘]|["“])\p{Lu}\p{Ll}[\p{L}'-]{0,13}(?: \p{Lu}[\p{Ll}'-]{1,13})?["”'’]\)?(?=[ ,.;)]|$)/uy;

/** True for a word of a name that a nickname follows: `Folasade ("Sade") Ekundayo`, `Cornelius ("Neil") will lead`. */
export function isBesideNickname({ view }: Page, word: NameWord): boolean {
  BESIDE.lastIndex = word.end;
  const found = view.charCodeAt(word.end) === SPACE ? BESIDE.exec(view)?.[0] : undefined;
  const name = found === undefined ? '' : found.replace(/[^\p{L}'-]+/gu, '');
  return name !== '' && !isParty(name);
}

/** True for what {@link readNickname} found. */
export const isNickname = (view: string, start: number): boolean => /^\(["“]$/u.test(view.slice(start - 2, start));
