import { LOCAL_TITLES } from '../words/titles.js';
import { isCitizen } from '../person/words/citizen.js';
import { isSmallSurname } from '../person/words/small-surname.js';
import {
  ARTICLED,
  endOf,
  flagsOf,
  hashesOf,
  INITIAL,
  isAbbreviated,
  isCapitalised,
  lowerOf,
  type NameWord,
  type Page,
  readWord,
  startOf,
  textOf,
} from './word.js';

const MAX_WORDS = 6;
const MAX_PARTICLES = 3;
/** Wider gaps part the columns of a form. */
const MAX_GAP = 2;
const SPACE = 32;
const COMMA = 44;
const DOT = 46;
const HYPHEN = 45;
const QUOTE = 34;
const OPENING_QUOTE = 0x201c;

const PARTICLES: ReadonlySet<string> = new Set(
  `von van vom zu zum zur der den de del della delle dello degli dei di da das do dos du des la le les lo el al as ap ab ben
  las los bin bint ibn abu umm ul ur af av ter ten te het op in't e y i san santa mac mc st o d l t vd vdr vdn`.split(
    /\s+/,
  ),
);

const PARTICLE_HASHES = hashesOf(PARTICLES);

/** Letters behind a name that say what its bearer is. They end the name, and are evidence for it. */
const POST_NOMINALS: ReadonlySet<string> = new Set(
  `FRCSI FRCPI FRCPath FRCOG FRACS FRACP FRCR MRICS FRICS MCIArb FCIArb MD DO RN NP PA PAC PhD DDS DMD DVM FACP FACS FACC FACOG FAAP MBBS MBChB BSN MSN LPN LVN CRNA CNM CNA PharmD DPT OT OTR LCSW
  LMFT LPC PsyD EdD DrPH MPH ARNP APRN FNP DNP ACNP RPh RD CCC SLP Esq CPA CFA CFP JD LLM QC KC SC MP MEP MBE OBE CBE FRCS
  FRCP MRCP MRCS MBA MSc BSc MEng PE CEO CFO CTO COO CIO VP SVP EVP BA MA MS Msc PHD ESQ PHARMD PSYD`.split(/\s+/),
);
const DOTTED_POST_NOMINAL =
  /(?:M\.? ?D|D\.? ?O|R\.? ?N|Ph\.? ?D|N\.P|P\.A|D\.D\.S|LL\.? ?[BM]|J\.D|Esq|B\.A|M\.A|M\.Sc|B\.Sc|M\.B\.A|Q\.C|K\.C)(?!\w)/y;
const GENERATION = /,? (?:Jr|Sr|JR|SR|jr|sr|II|III|IV)\b\.?/y;

/** By their second letter: a capital, or that of `PhD`, `PsyD`, `DrPH`. */
const mayBePostNominal = (unit: number): boolean => unit <= 90 || unit === 104 || unit === 114 || unit === 115;

/** True if the text at this offset is a post-nominal. */
export function isPostNominal(page: Page, token: number): boolean {
  const start = startOf(page, token);
  const length = endOf(page, token) - start;
  if (length > 6) return false;
  if (length > 1 && mayBePostNominal(page.view.charCodeAt(start + 1)) && POST_NOMINALS.has(textOf(page, token)))
    return true;
  DOTTED_POST_NOMINAL.lastIndex = start;
  return page.view.charCodeAt(start + length) === DOT && DOTTED_POST_NOMINAL.test(page.view);
}

/** `Ravelli C.F. RVLLND…`: initials that are the label of a number. */
const NUMBER_LABEL =
  /(?:C\. ?F\.|P\. ?I\.|P\. ?IVA|[DN]\.N?I\.[IFE]?\.?|C\.C\.)[ :,]{1,3}(?:n\.? ?[°º]? ?)?(?=[A-Z]{0,6}\d)/y;

function isLabel(page: Page, token: number): boolean {
  NUMBER_LABEL.lastIndex = startOf(page, token);
  return page.view.charCodeAt(endOf(page, token)) === DOT && NUMBER_LABEL.test(page.view);
}

/** True if a token can be part of a name: capitalised, and no word that never is. */
export function canBeName(page: Page, token: number): boolean {
  if (!isCapitalised(page, token)) return false;
  const { stop, title, thing, given, surname } = page.bits;
  const flags = flagsOf(page, token);
  if (isCitizen(page, token)) return false;
  // Single letters are initials, whatever words of one letter a list holds.
  if ((flags & (stop | title)) !== 0 && endOf(page, token) - startOf(page, token) === 1)
    return (flags & title) === 0 || !isLocalTitle(page, token);
  if ((flags & stop) !== 0)
    return isAbbreviated(page.view, startOf(page, token), endOf(page, token)) || isSmallSurname(page, token);
  return (flags & (thing | title)) === 0 || (flags & (given | surname)) !== 0;
}

/** `M.` in French, `D.` in Spanish: no initial there. */
const isLocalTitle = (page: Page, token: number): boolean =>
  LOCAL_TITLES.get(lowerOf(page, token))?.includes(page.document.language() ?? '') === true;

/**
 * Reads the words of one possible name from a token on: capitalised words with spaces between them, initials with their
 * full stops, and particles in front of a capitalised word (`Ludwig van Beethoven`).
 * @param particles whether it may begin with a particle, as it does behind a title
 */
export function readRun(page: Page, token: number, particles = false): NameWord[] {
  const words: NameWord[] = [];
  let next = token;
  let from = -1;
  if (particles) {
    next = skipParticles(page, token);
    if (next > token) from = startOf(page, token) - (page.view.startsWith("'t ", startOf(page, token) - 1) ? 1 : 0);
  }
  while (words.length < MAX_WORDS && canBeName(page, next)) {
    const known = words[words.length - 1];
    if (known !== undefined && (isPostNominal(page, next) || isLabel(page, next))) break;
    const word = readWord(page, next);
    words.push(from < 0 ? word : behindParticle(page, word, from));
    from = -1;
    const behind = behindNickname(page, word);
    next = behind ?? word.last + 1;
    if (behind === undefined && !isNameGap(page, word, next)) break;
    const after = skipParticles(page, next);
    if (after > next) {
      if (!isCapitalised(page, after) || isArticle(page, next, after)) break;
      from = startOf(page, next);
      next = after;
    }
  }
  return words;
}

const ARTICLES = hashesOf(['al', 'el', 'ul', 'bin', 'ibn', 'bint']);

/** A word with its particles, the first of which begins at `start`. */
const behindParticle = (page: Page, word: NameWord, start: number): NameWord => ({
  ...word,
  start,
  known: ARTICLES.has(page.tokens.hash[word.first - 1] ?? 0) ? word.known | ARTICLED : word.known,
});

const NICKNAME = /\.? ["“]\p{Lu}[\p{L}'.-]{0,15}["”] (?=\p{Lu}\p{L})/uy;
const IN_BOTH = / \(["“'‘]\p{Lu}[\p{L}'.-]{0,15}["”'’]\) (?=\p{Lu}\p{L})/uy;
const BRACKET = 40;
const CALLED = /\.? \(\p{Lu}[\p{L}'.-]{0,15}\) (?=(?:(?:van|von|de|der|den|ter|ten|'t) ){0,3}\p{Lu}\p{Ll})/uy;

/** The token behind the nickname of `Bernadette "Bernie" Winslow` or `J.P. (Jan-Pieter) de Hoop`, if one follows the word. */
function behindNickname(page: Page, word: NameWord): number | undefined {
  const isInitial = (word.known & INITIAL) !== 0;
  const stop = isInitial && page.view.charCodeAt(word.end) === DOT ? 1 : 0;
  const mark = page.view.charCodeAt(word.end + stop + 1);
  const called =
    mark === QUOTE || mark === OPENING_QUOTE ? NICKNAME : isInitial ? CALLED : mark === BRACKET ? IN_BOTH : undefined;
  if (called === undefined) return undefined;
  called.lastIndex = word.end;
  if (!called.test(page.view)) return undefined;
  let next = word.last + 1;
  while (startOf(page, next) < called.lastIndex) next++;
  return next;
}

/** The first token that is no particle, seen from a particle on; the token itself where what follows is no name. */
function skipParticles(page: Page, token: number): number {
  if (!isCapitalSoon(page, token)) return token;
  let at = token;
  while (at - token < MAX_PARTICLES && isParticle(page, at) && isParticleGap(page, at)) at++;
  return at > token && isCapitalised(page, at) ? at : token;
}

const GERMAN_ARTICLES: ReadonlySet<string> = new Set(['der', 'den', 'dem']);

/** `Frau Montag den Nießbrauch`: in German no particle by itself, but before a name that lists have. */
const isArticle = (page: Page, token: number, after: number): boolean =>
  after === token + 1 &&
  GERMAN_ARTICLES.has(lowerOf(page, token)) &&
  (flagsOf(page, after) & (page.bits.given | page.bits.surname)) === 0 &&
  page.document.language() === 'de';

const isCapitalSoon = (page: Page, token: number): boolean => {
  for (let at = token + 1; at <= token + MAX_PARTICLES; at++) if (isCapitalised(page, at)) return true;
  return false;
};

const isParticle = (page: Page, token: number): boolean =>
  endOf(page, token) - startOf(page, token) <= 5 &&
  PARTICLE_HASHES.has(page.tokens.hash[token] ?? 0) &&
  PARTICLES.has(lowerOf(page, token)) &&
  !isInitialWithDot(page, token);

const isInitialWithDot = (page: Page, token: number): boolean =>
  endOf(page, token) - startOf(page, token) === 1 &&
  page.view.charCodeAt(endOf(page, token)) !== 39 &&
  // `van 't Hoff`
  page.view.charCodeAt(startOf(page, token) - 1) !== 39;

function isParticleGap(page: Page, token: number): boolean {
  const end = endOf(page, token);
  // `van 't Hoff`
  if (startOf(page, token + 1) === end + 2) return page.view.startsWith(" 't ", end);
  if (startOf(page, token + 1) !== end + 1) return false;
  const unit = page.view.charCodeAt(end);
  return unit === SPACE || unit === 45 || unit === 39;
}

/** A space or two, or the full stop of an initial. */
function isNameGap(page: Page, word: NameWord, next: number): boolean {
  if (next >= page.tokens.length) return false;
  const { view } = page;
  let at = word.end;
  if (view.charCodeAt(at) === DOT) {
    if ((word.known & INITIAL) === 0) return false;
    at++;
    // `J.S. Bach`, `J.-P. Martin`
    if (view.charCodeAt(at) === HYPHEN && endOf(page, next) - startOf(page, next) === 1) at++;
    if (startOf(page, next) === at) return isCapitalised(page, next);
  }
  while (view.charCodeAt(at) === SPACE && at - word.end < MAX_GAP) at++;
  // `L. 't Hart`
  return startOf(page, next) === (view.startsWith("'t ", at) ? at + 1 : at) && at > word.end;
}

/** Where a name ends, with the full stop of a last initial and a mark of generation (`Jr.`). */
export function endOfName(page: Page, word: NameWord): number {
  const end = (word.known & INITIAL) !== 0 && page.view.charCodeAt(word.end) === DOT ? word.end + 1 : word.end;
  const unit = page.view.charCodeAt(end);
  if (unit !== SPACE && unit !== COMMA) return end;
  GENERATION.lastIndex = end;
  return GENERATION.test(page.view) ? GENERATION.lastIndex : end;
}
