import type { CodeRecognizer, Match } from '../../../../core/index.js';
import { InsideTerms, scoreOf } from '../../../../kit/index.js';
import { givenNameOf, isGivenMention } from './given-names.js';

const SURE = scoreOf('cue:phrase');
const SCORE = scoreOf('cue:word');
const PART_SCORE = scoreOf('cue:hint');
/** Shorter parts are often other words. In code units. */
const SHORTEST_PART = 3;
/** Scripts with blanks between words and without capitals, for which no other recognizer finds repeat mentions. */
const WITHOUT_CASE = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{M} '’״׳-]+$/u;
const WORD = /[\p{L}\p{M}'’״׳]+/gu;
/** Excludes punctuation that Latin texts use as well. */
const BEYOND_LATIN = /[\u0590-\u1fff\u3040-\uffdc]/;

/** The surname in a Japanese name: two ideographs before a blank, two more ideographs, or kana. */
const SURNAME =
  /^(\p{Script=Han}{2}|\p{Script=Han}{1,3}(?=[ 　]))(?:[ 　]|\p{Script=Han}{2}$|[\p{Script=Hiragana}\p{Script=Katakana}]{2})/u;
/** Particles and verbs after a person who acts. */
const ACTS = /(?:[はがをにもへ](?!ん)|の(?!ん)|と(?!い)|氏|さん|様|君|先生|医師|、)/uy;
/** A letter before the name makes it part of another word: `富士山本館`. */
const BEFORE = /[\p{Script=Han}\p{Script=Katakana}]/u;
/** Persons whom Thai sentences mention by the given name only. */
const THAI_GIVEN = /^([ก-ฮเ-ไ]\p{Script=Thai}{3,}) /u;
const THAI_TITLE = /(?:นางสาว|นาย|นาง|น\.ส\.|เด็กชาย|เด็กหญิง|ด\.ช\.|ด\.ญ\.|คุณ) ?$/;
const LONGEST_TITLE = 10;

/** Finds a name that was recognised with certainty wherever else it occurs, in scripts without capitals. */
export const repeatMentionsInScripts: CodeRecognizer = {
  name: 'names/repeat-mentions-in-scripts',
  types: ['PERSON'],
  needs: { beyondLatin: true },
  recognize: () => [],
  recall({ view }, found) {
    if (!BEYOND_LATIN.test(view)) return [];
    const terms = new Set(sureTerms(view, found));
    return [...inside(view, terms), ...parts(view, terms), ...asWords(view, terms)];
  },
};

const sureTerms = (view: string, found: readonly Match[]): string[] =>
  found
    .filter(({ type, score }) => type === 'PERSON' && score >= SURE)
    .map(({ start, end }) => view.slice(start, end))
    .filter((term) => BEYOND_LATIN.test(term));

function inside(view: string, terms: ReadonlySet<string>): Match[] {
  const known = new InsideTerms<undefined>();
  for (const term of terms) known.add(term, true, undefined);
  return known.find(view).map(({ start, end }) => matchOf(start, end, SCORE));
}

/** Japanese surnames before a particle or an honorific, Thai given names after a title, other given names before one. */
function parts(view: string, terms: ReadonlySet<string>): Match[] {
  const known = new InsideTerms<Part>();
  for (const term of terms) {
    const surname = SURNAME.exec(term)?.[1];
    const given = THAI_GIVEN.exec(term)?.[1];
    if (surname !== undefined) known.add(surname, true, 'surname');
    if (given !== undefined) known.add(given, true, 'titled');
    const alone = givenNameOf(term);
    if (alone !== undefined) known.add(alone, true, 'given');
  }
  return known
    .find(view)
    .filter(({ start, end, value }) => IS_MENTION[value](view, start, end))
    .map(({ start, end }) => matchOf(start, end, SCORE));
}

function acts(view: string, start: number, end: number): boolean {
  ACTS.lastIndex = end;
  return ACTS.test(view) && !BEFORE.test(view.charAt(start - 1));
}

function isTitled(view: string, start: number): boolean {
  return THAI_TITLE.test(view.slice(Math.max(0, start - LONGEST_TITLE), start));
}

/** How a part of a name must stand in the text to mean the person. */
type Part = 'surname' | 'titled' | 'given';
const IS_MENTION: Readonly<Record<Part, (view: string, start: number, end: number) => boolean>> = {
  surname: acts,
  titled: isTitled,
  given: isGivenMention,
};

/** Each word of a name of several words, as a whole word. */
function asWords(view: string, terms: ReadonlySet<string>): Match[] {
  const parts = new Set<string>();
  for (const term of terms) {
    const words = WITHOUT_CASE.test(term) ? (term.match(WORD) ?? []) : [];
    if (words.length > 1) for (const word of words) if (word.length >= SHORTEST_PART) parts.add(word);
  }
  if (parts.size === 0) return [];
  return Array.from(view.matchAll(WORD))
    .filter(([word]) => parts.has(word))
    .map(({ index, 0: word }) => matchOf(index, index + word.length, PART_SCORE));
}

const matchOf = (start: number, end: number, score: number): Match => ({
  type: 'PERSON',
  start,
  end,
  score,
  why: 'repeat mention: the document has this name elsewhere',
});
