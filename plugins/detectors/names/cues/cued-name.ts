import type { Match } from '../../../../core/index.js';
import { canBeName, endOfName, readRun } from '../lists/name-span.js';
import { asGiven, asName, asSurname } from '../lists/strength.js';
import {
  CAMEL,
  CAPS,
  COMMON,
  endOf,
  flagsOf,
  INITIAL,
  isCapitalised,
  type NameWord,
  type Page,
  startOf,
} from '../lists/word.js';

/** A name that something in front of it announced, and the token to go on at. */
export interface Announced {
  readonly match: Match;
  readonly next: number;
}

/** How sure the announcement is: a title or `Patient:`; a role that is an everyday word too; a label that may name things. */
export type Trust = 'sure' | 'fair' | 'weak';

const DOT = 46;
const COLON = 58;

/** Scores by trust for a word that is known as a name, and for one that is not. */
const SCORES: Readonly<Record<Trust, readonly [known: number, pair: number, unknown: number]>> = {
  sure: [0.9, 0.88, 0.8],
  fair: [0.78, 0.6, 0.5],
  weak: [0.76, 0.6, 0.35],
};

/** `AGENT: Good morning`, `Mr. Speaker: Order.` */
const GREETING = /(?:good (?:morning|afternoon|evening|day|night)|speaker)(?!\p{L})/iuy;
/** `My hon. Friend the Member for Rugby`: how members speak of each other. */
const MEMBER =
  /(?<=(?:[Hh]on|HON|[Hh]onou?rable)\.? (?:and learned |and gallant )?)(?:senators?|friends?|gentlem[ae]n|lady|ladies|members?)(?!\p{L})/iuy;

/** Reads the name that an announcement promised at a token. */
export function readAnnounced(page: Page, token: number, trust: Trust, why: string): Announced | undefined {
  GREETING.lastIndex = startOf(page, token);
  if (GREETING.test(page.view)) return undefined;
  MEMBER.lastIndex = startOf(page, token);
  if (MEMBER.test(page.view)) return undefined;
  const run = leadingName(page, readRun(page, token, true), trust);
  const first = run[0];
  const last = run[run.length - 1];
  if (first === undefined || last === undefined) return undefined;
  const reversed = run.length <= 2 ? givenBehindComma(page, run, trust) : undefined;
  const all = reversed === undefined ? run : [...run, ...reversed];
  const end = all[all.length - 1] ?? last;
  const score = scoreOf(all, trust) - (isThing(page, end.last + 1) ? thingDoubt(all, trust) : 0);
  if (score < 0.2) return undefined;
  return { match: { type: 'PERSON', start: first.start, end: endOfName(page, end), score, why }, next: end.last + 1 };
}

/** The words from the start of a run that belong to the announced name. */
function leadingName(page: Page, run: readonly NameWord[], trust: Trust): NameWord[] {
  const words: NameWord[] = [];
  for (const [i, word] of run.entries()) {
    if (!isNameLike(page, word, words.every(isInitial), trust, run[0]) && !isAmongCapitals(run, i, trust)) break;
    words.push(word);
  }
  if (!words.every(isInitial)) return words;
  // `THE WITNESS: I can answer`
  const isPronoun =
    words.length === 1 && /^[IA](?!\.)/u.test(page.view.slice(words[0]?.start, (words[0]?.end ?? 0) + 1));
  return words.slice(0, trust === 'sure' && !isPronoun ? 2 : 0);
}

function isNameLike(page: Page, word: NameWord, isFirst: boolean, trust: Trust, first: NameWord | undefined): boolean {
  if ((word.known & INITIAL) !== 0) return true;
  const flags = flagsOf(page, word.first);
  const listed = (flags & (page.bits.given | page.bits.surname)) !== 0;
  if ((flags & page.bits.title) !== 0 && !listed) return false;
  if (isFirst && trust === 'sure') return (word.known & CAMEL) === 0 || asName(word) > 0;
  if (asName(word) >= 1) return true;
  // `Sr. Gabriel de la Fuente`: particles make a name of an everyday word.
  if (!isFirst && trust === 'sure' && word.start < startOf(page, word.first)) return true;
  if (first !== undefined && (isLastInCapitals(page, word, first) || isBehindInitial(page, word, first))) return true;
  if (
    first !== undefined &&
    trust === 'sure' &&
    (isLastOfField(page, word, first) || isBehindCourtesy(page, word, first))
  )
    return true;
  if ((word.known & (CAPS | COMMON)) !== CAPS || first === undefined) return false;
  // In a text of capitals an unknown word fits as well as any other.
  return (first.known & CAPS) !== 0 || isShoutedSurname(page, word, first);
}

/** Whatever word ends the field behind a title and a name is a surname, where {@link isSecondSurname} or a double given name shows it. */
function isLastOfField(page: Page, word: NameWord, first: NameWord): boolean {
  if (word === first || (word.known & CAPS) !== 0) return false;
  if (!isDoubleGiven(first) && !isSecondSurname(page, word, first)) return false;
  FIELD_END.lastIndex = word.end;
  return FIELD_END.test(page.view);
}

const COURTESY = /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sir|Dame)\.? $/u;
const SENTENCE = /^(?:[,.;:)]|'s| \p{Ll}| \(|\s{0,2}(?:\n|$)| \p{Lu}{3,6}(?!\p{L}))/u;

/** `Mr Fintan Shine attended`: behind a title and a first name that is no surname, any word is the surname. */
function isBehindCourtesy(page: Page, word: NameWord, first: NameWord): boolean {
  if (word.first !== first.last + 1 || asGiven(first) < 1 || asSurname(first) >= 2) return false;
  if ((word.known & CAPS) !== 0 || !COURTESY.test(page.view.slice(Math.max(0, first.start - 6), first.start)))
    return false;
  return SENTENCE.test(page.view.slice(word.end, word.end + 8));
}

/** `Naam: R. Boukhari   Adres`: behind an initial, whatever word ends the field is a surname. */
function isBehindInitial(page: Page, word: NameWord, first: NameWord): boolean {
  if (word === first || !isInitial(first) || (word.known & CAPS) !== 0 || page.view.charCodeAt(first.end) !== DOT)
    return false;
  FIELD_END.lastIndex = word.end;
  return FIELD_END.test(page.view);
}

/** `Mr Sung-Hoon Pak   Arr` */
const isDoubleGiven = (first: NameWord): boolean =>
  first.last !== first.first && asGiven(first) >= 1 && asSurname(first) < 3;

/** `Dr. José Manuel Ordóñez Vigil`: of two surnames the second. */
function isSecondSurname(page: Page, word: NameWord, first: NameWord): boolean {
  const language = page.document.language();
  return (language === 'es' || language === 'pt') && word.first - first.first >= 2 && asGiven(first) >= 2;
}

const FIELD_END = /[ \t]{0,3}(?:[,;/(\r\n]|$)|[ \t]{2}/y;

/** `FUENSANTA ROS` in a field of a form in capitals: behind a given name, an everyday word that ends the field is a surname. */
function isLastInCapitals(page: Page, word: NameWord, first: NameWord): boolean {
  const least = page.document.language() === 'en' ? 3 : 1;
  if ((first.known & CAPS) === 0 || (word.known & CAPS) === 0 || asGiven(first) < least) return false;
  FIELD_END.lastIndex = word.end;
  return FIELD_END.test(page.view);
}

/** `PASCUAL MADRID NICOLAS`: in a run of capitals, an everyday word between two names is one, too. */
function isAmongCapitals(run: readonly NameWord[], at: number, trust: Trust): boolean {
  const [before, word, behind] = [run[at - 1], run[at], run[at + 1]];
  if (trust !== 'sure' || before === undefined || word === undefined || behind === undefined) return false;
  return (before.known & word.known & behind.known & CAPS) !== 0 && asName(before) >= 1 && asName(behind) >= 1;
}

/** Longer than abbreviations are, where no French is written. */
const SHOUTED = 6;

/** `Aïcha BENMOUSSA`: the surname in capitals behind a given name that has none. */
const isShoutedSurname = (page: Page, word: NameWord, first: NameWord): boolean =>
  (first.known & INITIAL) === 0 &&
  asGiven(first) >= 1 &&
  word.end - word.start >= (page.document.language() === 'fr' ? 3 : SHOUTED);

function scoreOf(words: readonly NameWord[], trust: Trust): number {
  const [known, pair, unknown] = SCORES[trust];
  const best = Math.max(...words.map(asName));
  if (best >= 1.5) return known;
  const whole = words.filter((word) => (word.known & INITIAL) === 0);
  if (whole.length >= 2 || (whole.length === 1 && words.length > 1)) return pair;
  return best >= 0.5 ? unknown : unknown - 0.15;
}

/** `Dr. Anna Weiler Hospital …`: behind a title, a whole name stays a name, and the thing is the next field of a form. */
const thingDoubt = (words: readonly NameWord[], trust: Trust): number =>
  trust === 'sure' && words.filter((word) => asName(word) >= 1.5).length >= 2 ? 0.25 : 0.5;

const isInitial = (word: NameWord): boolean => (word.known & INITIAL) !== 0;
const isWhole = (word: NameWord): boolean => !isInitial(word);

/** `John A.` of `SMITH, John A.`, if that is what follows. */
function givenBehindComma(page: Page, surnames: readonly NameWord[], trust: Trust): NameWord[] | undefined {
  const last = surnames[surnames.length - 1];
  if (last === undefined) return undefined;
  const next = last.last + 1;
  const { view } = page;
  if (trust === 'fair' || view.charCodeAt(last.end) !== 44 || !canBeName(page, next)) return undefined;
  const gap = startOf(page, next) - last.end;
  if (gap > 2 || (gap === 2 && view.charCodeAt(last.end + 1) !== 32)) return undefined;
  const run = readRun(page, next).slice(0, 3);
  const first = run[0];
  // `Hi Siobhan, I have`
  if (first !== undefined && isPronoun(page, first)) return undefined;
  // `Nowak Halina, PESEL 55…`
  if (first === undefined || (asGiven(first) < 1 && (first.known & last.known & CAPS) === 0)) return undefined;
  // `Vorname: Elfriede, Geburtsdatum: …`: the next label.
  if (asGiven(first) < 2 && page.view.charCodeAt((run[run.length - 1] ?? first).end) === COLON) return undefined;
  // German writes every noun with a capital: `Frau Wenke, Durchwahl 118`.
  if (asGiven(first) <= 1 && page.document.language() === 'de') return undefined;
  if ((first.known & COMMON) !== 0 && asGiven(first) < 1) return undefined;
  if (surnames.length === 2 && (asGiven(surnames[0] ?? first) >= 3 || run.filter(isWhole).length > 1)) return undefined;
  const kept = run.filter((word, index) => index === 0 || (word.known & INITIAL) !== 0 || asName(word) >= 1);
  return kept.length === run.length ? run : [first];
}

/** A lone capital that a word in small letters follows: `I have`, `A quick question`. */
const isPronoun = ({ view }: Page, { start, end }: NameWord): boolean =>
  end - start === 1 && /^[IA](?:'\p{Ll}| \p{Ll})/u.test(view.slice(start, start + 3));

function isThing(page: Page, token: number): boolean {
  if (token >= page.tokens.length || startOf(page, token) - endOf(page, token - 1) !== 1) return false;
  if (page.view.charCodeAt(startOf(page, token) - 1) !== 32) return false;
  return (flagsOf(page, token) & page.bits.thing) !== 0 && isCapitalised(page, token);
}
