import type { CodeRecognizer, Match } from '../../../../core/index.js';
import { lexiconSet, lexiconWords, scoreOf } from '../../../../kit/index.js';
import {
  GIVEN,
  HOMOGRAPH,
  type Kind,
  LATER,
  NO_NAME,
  nameIn,
  OTHER,
  PARTICLE,
  SECOND,
  SURNAME,
} from './name-grammar.js';

/** How a language without capitals writes names: its words, their spelling, and what one script adds. */
interface Listed {
  readonly script: RegExp;
  readonly words: RegExp;
  /** A word in the one spelling in which the lists are compared. */
  readonly spelling: (word: string) => string;
  readonly kinds: () => ReadonlyMap<string, Kind>;
  /** The kind of a word that no list has. */
  readonly unlisted: (spelling: string) => Kind;
  /** Letters that are written on to the next word: `و` (and), `ل` (to). */
  readonly prefixes: string;
  /** Whether a word that no list has is a given name before a surname. */
  readonly openGiven: boolean;
}

type Language = 'ar' | 'hi';

const CLASSES = [
  ['surname-in-script', SURNAME],
  ['given-in-script', GIVEN],
  ['homograph-in-script', HOMOGRAPH],
] as const;

/** The kinds of the listed words of a language; made when a text of its script is first read. */
function kindsOf(language: Language, spelling: (word: string) => string): () => ReadonlyMap<string, Kind> {
  let made: Map<string, Kind> | undefined;
  return () => {
    if (made !== undefined) return made;
    made = new Map();
    for (const [name, kind] of CLASSES)
      for (const word of lexiconWords('person-names', { class: name, language })) made.set(spelling(word), kind);
    for (const word of OTHER_WORDS[language].second) made.set(spelling(word), SECOND);
    for (const word of OTHER_WORDS[language].later) made.set(spelling(word), LATER);
    for (const word of OTHER_WORDS[language].particle) made.set(spelling(word), PARTICLE);
    for (const word of OTHER_WORDS[language].noName) made.set(spelling(word), NO_NAME);
    return made;
  };
}

const OTHER_WORDS = {
  ar: {
    second: new Set<string>(),
    later: new Set<string>(),
    particle: lexiconSet('person-names', { class: 'particle-in-script', language: 'ar' }),
    noName: new Set<string>(),
  },
  hi: {
    second: lexiconSet('person-names', { class: 'second-in-script', language: 'hi' }),
    later: lexiconSet('person-names', { class: 'later-in-script', language: 'hi' }),
    particle: new Set<string>(),
    noName: lexiconSet('not-a-name', { class: 'beside-name', language: 'hi' }),
  },
} as const;

/** Without vowel signs, and with one form of the letters that writers do not distinguish. */
const arabicSpelling = (word: string): string =>
  word
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة$/, 'ه');
/** Without the dot below, and with one sign of a nasal vowel. */
const hindiSpelling = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .replace(/\u0901/g, '\u0902');

/** A surname made of a place, tribe or craft: `الدليمي`. */
const NISBA = /^ال[\p{Script=Arabic}]{3,11}ي$/u;
/** Words of one or two signs are abbreviations and particles. */
const LONG = /^\p{Script=Devanagari}{3,16}$/u;

const LANGUAGES: readonly Listed[] = [
  {
    script: /\p{Script=Arabic}{2}/u,
    words: /[\p{Script=Arabic}\p{M}]+/gu,
    spelling: arabicSpelling,
    kinds: kindsOf('ar', arabicSpelling),
    unlisted: (word) => (NISBA.test(word) ? LATER : OTHER),
    prefixes: 'وفبلك',
    openGiven: false,
  },
  {
    script: /\p{Script=Devanagari}{2}/u,
    words: /[\p{Script=Devanagari}\p{M}]+/gu,
    spelling: hindiSpelling,
    kinds: kindsOf('hi', hindiSpelling),
    unlisted: (word) => (LONG.test(word) ? OTHER : NO_NAME),
    prefixes: '',
    openGiven: true,
  },
];

interface Word {
  readonly start: number;
  readonly end: number;
  readonly kind: Kind;
}

/**
 * Names of which a list has a part, in Arabic and Devanagari: a given name with a surname or with a father's name
 * (`زياد بن حمد`), any word before a surname (`तनुज शर्मा`), and a name that is no other word. Words that are
 * also names need a neighbour that is one.
 */
export const listedNamesInScripts: CodeRecognizer = {
  name: 'names/listed-in-scripts',
  types: ['PERSON'],
  needs: { beyondLatin: true },
  recognize: ({ view }) => LANGUAGES.flatMap((language) => (language.script.test(view) ? namesIn(view, language) : [])),
};

function namesIn(view: string, language: Listed): Match[] {
  const out: Match[] = [];
  let run: Word[] = [];
  const close = (): void => {
    for (let at = 0; at < run.length; ) {
      const name = nameIn(run, at, language.openGiven, (words) => isWhole(view, run, at, words));
      const [first, last] = [run[at], run[at + (name?.words ?? 0) - 1]];
      if (name !== undefined && first !== undefined && last !== undefined)
        out.push({
          type: 'PERSON',
          start: first.start,
          end: last.end,
          score: scoreOf(name.score),
          why: 'list: parts of a name',
        });
      at += name?.words ?? 1;
    }
    run = [];
  };
  for (const match of view.matchAll(language.words)) {
    const word = wordOf(match[0], match.index, language);
    const before = run[run.length - 1];
    if (before !== undefined && view.slice(before.end, word.start) !== ' ') close();
    run.push(word);
  }
  close();
  return out;
}

/** A subject particle or a form of address behind the name, a mailbox, or a line that has nothing else. */
const ENDS = /^ (?:(?:ने|जी)(?![\p{L}\p{M}])|<)/u;
const LINE_END = /^[ \t]{0,4}(?:\r?\n|$)/;

function isWhole(view: string, run: readonly Word[], at: number, words: number): boolean {
  const [first, last] = [run[at], run[at + words - 1]];
  if (first === undefined || last === undefined) return false;
  const behind = view.slice(last.end, last.end + 8);
  if (ENDS.test(behind)) return true;
  return LINE_END.test(behind) && (first.start === 0 || view.charAt(first.start - 1) === '\n');
}

function wordOf(text: string, index: number, { kinds, spelling, unlisted, prefixes }: Listed): Word {
  const end = index + text.length;
  const spelled = spelling(text);
  const kind = kinds().get(spelled);
  if (kind !== undefined) return { start: index, end, kind };
  // `ومريم`, `لزياد`: a conjunction or preposition is written on to the name.
  const behind = prefixes.includes(spelled.charAt(0)) ? kinds().get(spelled.slice(1)) : undefined;
  if (behind === GIVEN) return { start: index + 1, end, kind: behind };
  return { start: index, end, kind: unlisted(spelled) };
}
