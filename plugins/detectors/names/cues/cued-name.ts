import type { Match } from '../../../../core/index.js';
import { type Basis, largest, scoreOf } from '../../../../kit/index.js';
import { hashWord } from '../lists/hash.js';
import { canBeName, endOfName, readRun, readRunWithParticles } from '../lists/name-span.js';
import { asGiven, asName, asSurname } from '../lists/strength.js';
import {
  CAMEL,
  CAPS,
  COMMON,
  flagsOf,
  INITIAL,
  isLatin,
  type NameWord,
  startOf,
  type TextWindow,
} from '../lists/word.js';

/** A name announced by a cue in front of it, and the token at which reading continues. */
export interface CuedName {
  readonly match: Match;
  readonly next: number;
}

/**
 * Reliability of a cue. `sure`: a title or `Patient:`; `fair`: a role that is also an everyday word; `weak`: a label
 * that may name things.
 */
export type Trust = 'sure' | 'fair' | 'weak';

const COMMA = 44;
const GENITIVE_S = 115;
/** Strength of a word that a list of names holds; see {@link asName}. */
const KNOWN = 1.5;
const COLON = 58;
const SPACE = 32;

/**
 * Bases of the scores by reliability of the cue: for a word known as a name, for two words, for a word in no list, and
 * for an everyday word.
 */
const BASES: Readonly<Record<Trust, readonly [known: Basis, pair: Basis, unknown: Basis, other: Basis]>> = {
  sure: ['cue:field', 'cue:field', 'cue:label', 'cue:word'],
  fair: ['cue:label', 'cue:word', 'cue:hint', 'form:common'],
  weak: ['cue:label', 'cue:word', 'form:common', 'form:bare'],
};

/** `AGENT: Good morning`, `Mr. Speaker: Order.` */
const NO_NAME = /(?:good (?:morning|afternoon|evening|day|night)|speaker)(?!\p{L})/iuy;

/** Reads the name after a cue, starting at a token. */
export function readCued(window: TextWindow, token: number, trust: Trust, why: string): CuedName | undefined {
  NO_NAME.lastIndex = startOf(window, token);
  if (NO_NAME.test(window.view)) return undefined;
  const run = leadingName(window, readRunWithParticles(window, token), trust);
  const first = run[0];
  const last = run[run.length - 1];
  if (first === undefined || last === undefined) return undefined;
  const given = run.length <= 2 ? givenBehindComma(window, run, trust) : undefined;
  const all = given === undefined ? run : [...run, ...given];
  const end = all[all.length - 1] ?? last;
  const score = scoreOfCued(all, trust);
  return { match: { type: 'PERSON', start: first.start, end: endOfName(window, end), score, why }, next: end.last + 1 };
}

/** The words from the start of a run that belong to the name. */
function leadingName(window: TextWindow, run: readonly NameWord[], trust: Trust): readonly NameWord[] {
  let length = 0;
  for (const word of run) {
    if (length > 0 && isBehindGenitive(window, run[length - 1], word)) break;
    if (!isNameLike(window, word, run.slice(0, length).every(isInitial), trust, run[0])) break;
    length++;
  }
  const words = run.slice(0, length);
  if (!words.every(isInitial)) return words;
  // `THE WITNESS: I can answer`
  const isPronoun = length === 1 && /^[IA](?!\.)/u.test(window.view.slice(words[0]?.start, (words[0]?.end ?? 0) + 1));
  return words.slice(0, trust === 'sure' && !isPronoun ? 2 : 0);
}

/**
 * True for a German noun behind a surname in the genitive: `Frau Schäfers Schreiben`. The surname without its `s` is known,
 * with it neither given name nor surname is, and the noun is no known name.
 */
function isBehindGenitive(window: TextWindow, before: NameWord | undefined, word: NameWord): boolean {
  if (before === undefined || asName(before) >= KNOWN || asName(word) >= KNOWN) return false;
  const { view, gazetteer } = window;
  if (view.charCodeAt(before.end - 1) !== GENITIVE_S || !isLatin(view, before.start)) return false;
  const stem = hashWord(view, startOf(window, before.last), before.end - 1);
  return window.document.language() === 'de' && gazetteer.isSurname(stem) && !gazetteer.isCommon(stem);
}

function isNameLike(
  window: TextWindow,
  word: NameWord,
  isFirst: boolean,
  trust: Trust,
  first: NameWord | undefined,
): boolean {
  if (isInitial(word)) return true;
  const flags = flagsOf(window, word.first);
  if ((flags & window.bits.title) !== 0 && (flags & (window.bits.given | window.bits.surname)) === 0) return false;
  if (isFirst && trust === 'sure') return (word.known & CAMEL) === 0 || asName(word) > 0;
  if (asName(word) >= 1) return true;
  // `Sr. Gabriel de la Fuente`: after a particle, an everyday word is part of the name.
  if (!isFirst && trust === 'sure' && word.start < startOf(window, word.first)) return true;
  if (first !== undefined && trust === 'sure' && isBehindGivenName(window, word, first)) return true;
  // In a text in capitals, an unknown word is as likely a name as any other.
  const isUnknown = (word.known & (CAPS | COMMON)) === CAPS;
  return isUnknown && first !== undefined && ((first.known & CAPS) !== 0 || asGiven(first) >= 1) && !isInitial(first);
}

const SENTENCE = /^(?:[,.;:)]|'s| \p{Ll}| \(|\s{0,2}(?:\n|$)| \p{Lu}{3,6}(?!\p{L}))/u;

/** `Mr Fintan Shine attended`: after a title and a first name that is not a surname, any word is the surname. */
const isBehindGivenName = (window: TextWindow, word: NameWord, first: NameWord): boolean =>
  word.first === first.last + 1 &&
  asGiven(first) >= 1 &&
  asSurname(first) < 2 &&
  (word.known & CAPS) === 0 &&
  SENTENCE.test(window.view.slice(word.end, word.end + 8));

function scoreOfCued(words: readonly NameWord[], trust: Trust): number {
  const [known, pair, unknown, other] = BASES[trust];
  const best = largest(words.map(asName));
  if (best >= 1.5) return scoreOf(known);
  const whole = words.filter((word) => !isInitial(word));
  if (whole.length >= 2 || (whole.length === 1 && words.length > 1)) return scoreOf(pair);
  return scoreOf(best >= 0.5 ? unknown : other);
}

const isInitial = (word: NameWord): boolean => (word.known & INITIAL) !== 0;

/** The `John A.` of `SMITH, John A.`, if it follows. */
function givenBehindComma(
  window: TextWindow,
  surnames: readonly NameWord[],
  trust: Trust,
): readonly NameWord[] | undefined {
  const last = surnames[surnames.length - 1];
  if (last === undefined || trust === 'fair') return undefined;
  const next = last.last + 1;
  const { view } = window;
  if (view.charCodeAt(last.end) !== COMMA || !canBeName(window, next)) return undefined;
  const gap = startOf(window, next) - last.end;
  if (gap > 2 || (gap === 2 && view.charCodeAt(last.end + 1) !== SPACE)) return undefined;
  const run = readRun(window, next).slice(0, 3);
  const first = run[0];
  if (first === undefined || asGiven(first) < 1 || isPronoun(window, first)) return undefined;
  // `Vorname: Elfriede, Geburtsdatum: …`: a label follows the comma.
  if (asGiven(first) < 2 && view.charCodeAt((run[run.length - 1] ?? first).end) === COLON) return undefined;
  // German capitalises every noun: `Frau Wenke, Durchwahl 118`.
  if (asGiven(first) <= 1 && window.document.language() === 'de') return undefined;
  // `Ada Whitlock, Ben Hale`: two complete names.
  if (
    surnames.length === 2 &&
    (asGiven(surnames[0] ?? first) >= 3 || run.filter((word) => !isInitial(word)).length > 1)
  )
    return undefined;
  return run.every((word, index) => index === 0 || isInitial(word) || asName(word) >= 1) ? run : [first];
}

/** A single capital before a lower-case word is not an initial: `I have`, `A quick question`. */
const isPronoun = ({ view }: TextWindow, { start, end }: NameWord): boolean =>
  end - start === 1 && /^[IA](?:'\p{Ll}| \p{Ll})/u.test(view.slice(start, start + 3));
