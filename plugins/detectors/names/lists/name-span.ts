import { lexiconByLanguage, lexiconSet, lexiconWords } from '../../../../kit/index.js';
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
  readWord,
  startOf,
  type TextWindow,
  textOf,
} from './word.js';

const MAX_WORDS = 6;
const MAX_PARTICLES = 3;
/** Wider gaps separate the columns of a form. */
const MAX_GAP = 2;
const SPACE = 32;
const COMMA = 44;
const DOT = 46;
const HYPHEN = 45;

const PARTICLES = lexiconSet('person-names', { class: 'particle' });
const PARTICLE_HASHES = hashesOf(PARTICLES);

/** Post-nominal letters, which tell the profession or degree of a person. They end the name and are evidence for it. */
const POST_NOMINALS = lexiconSet('person-titles', { class: 'post-nominal' });
const DOTTED_POST_NOMINAL =
  /(?:M\.? ?D|D\.? ?O|R\.? ?N|Ph\.? ?D|N\.P|P\.A|D\.D\.S|LL\.? ?[BM]|J\.D|Esq|B\.A|M\.A|M\.Sc|B\.Sc|M\.B\.A|Q\.C|K\.C)(?!\w)/y;
const GENERATION = /,? (?:Jr|Sr|JR|SR|jr|sr|II|III|IV)\b\.?/y;

/** Checks the second letter: a capital, or that of `PhD`, `PsyD`, `DrPH`. */
const mayBePostNominal = (unit: number): boolean => unit <= 90 || unit === 104 || unit === 114 || unit === 115;

/** True if the text at this offset is a post-nominal. */
export function isPostNominal(window: TextWindow, token: number): boolean {
  const start = startOf(window, token);
  const length = endOf(window, token) - start;
  if (length > 6) return false;
  if (length > 1 && mayBePostNominal(window.view.charCodeAt(start + 1)) && POST_NOMINALS.has(textOf(window, token)))
    return true;
  DOTTED_POST_NOMINAL.lastIndex = start;
  return window.view.charCodeAt(start + length) === DOT && DOTTED_POST_NOMINAL.test(window.view);
}

/** True if a token can be part of a name: capitalised, and not a word that is never part of one. */
export function canBeName(window: TextWindow, token: number): boolean {
  if (!isCapitalised(window, token)) return false;
  const { stop, title, thing, given, surname } = window.bits;
  const flags = flagsOf(window, token);
  // Single letters count as initials even if a list contains them as words; but `M.` in French and `D.` in Spanish are
  // titles.
  if ((flags & (stop | title)) !== 0 && endOf(window, token) - startOf(window, token) === 1)
    return (flags & title) === 0 || !isLocalTitle(lowerOf(window, token), window.document.language());
  if ((flags & stop) !== 0) return isAbbreviated(window.view, startOf(window, token), endOf(window, token));
  return (flags & (thing | title)) === 0 || (flags & (given | surname)) !== 0;
}

const LOCAL_TITLES: ReadonlyMap<string, readonly string[]> = lexiconByLanguage('person-titles', { class: 'local' });

/** True for a word that is only a title in a given language. */
export const isLocalTitle = (word: string, language: string | undefined): boolean =>
  language !== undefined && LOCAL_TITLES.get(language)?.includes(word) === true;

/**
 * The words of one possible name, starting at a token: capitalised words with spaces between them, initials with full
 * stops, and particles before a capitalised word (`Ludwig van Beethoven`).
 */
export function readRun(window: TextWindow, token: number): readonly NameWord[] {
  let run = window.runs[token];
  if (run === undefined) {
    run = wordsFrom(window, token, false);
    window.runs[token] = run;
  }
  return run;
}

/** As {@link readRun}, but the name may begin with a particle, as it does after a title. */
export const readRunWithParticles = (window: TextWindow, token: number): readonly NameWord[] =>
  wordsFrom(window, token, true);

function wordsFrom(window: TextWindow, token: number, particles: boolean): readonly NameWord[] {
  const words: NameWord[] = [];
  let next = token;
  let from = -1;
  if (particles) {
    next = skipParticles(window, token);
    if (next > token)
      from = startOf(window, token) - (window.view.startsWith("'t ", startOf(window, token) - 1) ? 1 : 0);
  }
  while (words.length < MAX_WORDS && canBeName(window, next)) {
    if (words.length > 0 && isPostNominal(window, next)) break;
    const word = readWord(window, next);
    words.push(from < 0 ? word : behindParticle(window, word, from));
    from = -1;
    const behind = behindNickname(window, word);
    next = behind ?? word.last + 1;
    if (behind === undefined && !isNameGap(window, word, next)) break;
    const after = skipParticles(window, next);
    if (after > next) {
      if (!isCapitalised(window, after) || isArticle(window, next, after)) break;
      from = startOf(window, next);
      next = after;
    }
  }
  return words;
}

const ARTICLES = hashesOf(lexiconWords('person-names', { class: 'article' }));

/** A word with its particles; `start` is the start of the first particle. */
const behindParticle = (window: TextWindow, word: NameWord, start: number): NameWord => ({
  ...word,
  start,
  known: ARTICLES.has(window.tokens.hash[word.first - 1] ?? 0) ? word.known | ARTICLED : word.known,
});

const NICKNAME = /\.? (?:["“]\p{Lu}[\p{L}'.-]{0,15}["”]|\(["“'‘]?\p{Lu}[\p{L}'.-]{0,15}["”'’]?\)) (?=\p{L})/uy;

/**
 * The token after the nickname in `Bernadette "Bernie" Winslow` or `J.P. (Jan-Pieter) de Hoop`, if a nickname follows
 * the word.
 */
function behindNickname(window: TextWindow, word: NameWord): number | undefined {
  NICKNAME.lastIndex = word.end;
  if (window.view.charCodeAt(word.end) === COMMA || !NICKNAME.test(window.view)) return undefined;
  let next = word.last + 1;
  while (startOf(window, next) < NICKNAME.lastIndex) next++;
  return isCapitalised(window, next) || isParticle(window, next) ? next : undefined;
}

/** The first token from a particle on that is not a particle; the token itself if no name follows. */
function skipParticles(window: TextWindow, token: number): number {
  if (!isCapitalSoon(window, token)) return token;
  let at = token;
  while (at - token < MAX_PARTICLES && isParticle(window, at) && isParticleGap(window, at)) at++;
  return at > token && isCapitalised(window, at) ? at : token;
}

/** `Frau Montag den Nießbrauch`: in German, `den` is a particle only before a listed name. */
const isArticle = (window: TextWindow, token: number, after: number): boolean =>
  after === token + 1 &&
  /^de[rnm]$/.test(lowerOf(window, token)) &&
  (flagsOf(window, after) & (window.bits.given | window.bits.surname)) === 0 &&
  window.document.language() === 'de';

const isCapitalSoon = (window: TextWindow, token: number): boolean => {
  for (let at = token + 1; at <= token + MAX_PARTICLES; at++) if (isCapitalised(window, at)) return true;
  return false;
};

const isParticle = (window: TextWindow, token: number): boolean =>
  endOf(window, token) - startOf(window, token) <= 5 &&
  PARTICLE_HASHES.has(window.tokens.hash[token] ?? 0) &&
  PARTICLES.has(lowerOf(window, token)) &&
  !isInitialWithDot(window, token);

const isInitialWithDot = (window: TextWindow, token: number): boolean =>
  endOf(window, token) - startOf(window, token) === 1 &&
  window.view.charCodeAt(endOf(window, token)) !== 39 &&
  // `van 't Hoff`
  window.view.charCodeAt(startOf(window, token) - 1) !== 39;

function isParticleGap(window: TextWindow, token: number): boolean {
  const end = endOf(window, token);
  // `van 't Hoff`
  if (startOf(window, token + 1) === end + 2) return window.view.startsWith(" 't ", end);
  if (startOf(window, token + 1) !== end + 1) return false;
  const unit = window.view.charCodeAt(end);
  return unit === SPACE || unit === 45 || unit === 39;
}

/** One or two spaces, or the full stop of an initial. */
function isNameGap(window: TextWindow, word: NameWord, next: number): boolean {
  if (next >= window.tokens.length) return false;
  const { view } = window;
  let at = word.end;
  if (view.charCodeAt(at) === DOT) {
    if ((word.known & INITIAL) === 0) return false;
    at++;
    // `J.S. Bach`, `J.-P. Martin`
    if (view.charCodeAt(at) === HYPHEN && endOf(window, next) - startOf(window, next) === 1) at++;
    if (startOf(window, next) === at) return isCapitalised(window, next);
  }
  while (view.charCodeAt(at) === SPACE && at - word.end < MAX_GAP) at++;
  // `L. 't Hart`
  return startOf(window, next) === (view.startsWith("'t ", at) ? at + 1 : at) && at > word.end;
}

/** The end of a name, including the full stop of a last initial and a generational suffix (`Jr.`). */
export function endOfName(window: TextWindow, word: NameWord): number {
  const end = (word.known & INITIAL) !== 0 && window.view.charCodeAt(word.end) === DOT ? word.end + 1 : word.end;
  const unit = window.view.charCodeAt(end);
  if (unit !== SPACE && unit !== COMMA) return end;
  GENERATION.lastIndex = end;
  return GENERATION.test(window.view) ? GENERATION.lastIndex : end;
}
