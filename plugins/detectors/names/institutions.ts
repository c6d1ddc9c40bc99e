import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';
import { lexiconPattern, lexiconSet, mayBeInFurtherLanguage, scoreOf } from '../../../kit/index.js';
import { endOfInstitution, startOfInstitution } from './cues/institution-span.js';

/** Word list: words for kinds of institutions in languages of Southern, Eastern and Northern Europe. */
export const INSTITUTION_LIST = 'names/institution';
const BEFORE_LANGUAGES = ['cs', 'it', 'pl', 'pt', 'ru', 'sv'] as const;
const BEFORE = lexiconSet('institution-kinds', { class: 'before-its-name', language: BEFORE_LANGUAGES });
const BEHIND = lexiconSet('institution-kinds', { class: 'behind-its-name', language: 'tr' });
/** The token table has single words; the rest of a kind of several words is read like an adjective. */
export const INSTITUTION_WORDS: readonly string[] = [...BEFORE, ...BEHIND].filter((word) => !word.includes(' '));

const NAME_BEFORE = /(?:^|[^\p{L}\p{N}])((?:\p{Lu}[\p{L}\p{M}'’-]{1,24} ){1,5})$/u;
const REACH = 90;
const capital = (words: string): string => words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase());
/** `Transtrands Löparklubb`, `Stockholms tingsrätt`: a genitive, and a noun that ends in the kind. */
const ENDING = lexiconPattern('institution-kinds', { class: 'ending-of-a-word', language: 'sv' });
const LOWER_ENDING = lexiconPattern('institution-kinds', { class: 'ending-in-lower-case', language: 'sv' });
const SWEDISH = new RegExp(
  `(?<![\\p{L}\\p{N}])\\p{Lu}\\p{L}{2,24}(?:(?:(?<=[sSxz])(?: \\p{Lu}\\p{L}{2,20}){0,2} (?:\\p{Ll}{0,14}(?:${LOWER_ENDING})|\\p{Lu}{0,14}(?:${ENDING.toUpperCase()})))|(?: \\p{Lu}\\p{L}{2,20}){0,2} (?:\\p{Lu}\\p{L}{1,14}(?:${ENDING})|(?:${capital(ENDING)})))(?![\\p{L}\\p{N}])`,
  'gu',
);
const NORDIC = /[åÅ]/u;
const SCORE = scoreOf('form:own');

/**
 * Institutions by the word for their kind, beside a name with capitals or in quotation marks: `Stowarzyszenie Dobra
 * Studnia`, `Хлебозавод «Каравай»`, `Toros Yem Fabrikası`, `Kustlandets Sparbank`.
 */
export const institution: CodeRecognizer = {
  name: 'names/institution',
  types: ['ORGANIZATION'],
  needs: { holds: ['ABCDEFGHIJKLMNOPQRSTUVWXYZ"'] },
  recognize(document: TextDocument): readonly Match[] {
    const found = NORDIC.test(document.view)
      ? Array.from(document.view.matchAll(SWEDISH), ({ 0: all, index }) => match(index, index + all.length))
      : [];
    const bit = document.wordList(INSTITUTION_LIST);
    let isOther: boolean | undefined;
    for (let token = 0; token < document.tokens.length; token++) {
      if (((document.tokens.flags[token] ?? 0) & bit) === 0) continue;
      isOther ??= mayBeInFurtherLanguage(document);
      if (!isOther) break;
      const one = atKind(document, document.tokens.start[token] ?? 0, document.tokens.end[token] ?? 0);
      if (one !== undefined) found.push(one);
    }
    return found;
  },
};

const match = (start: number, end: number): Match => ({
  type: 'ORGANIZATION',
  start,
  end,
  score: SCORE,
  why: 'cue: kind of institution',
});

function atKind({ view }: TextDocument, from: number, to: number): Match | undefined {
  const kind = view.slice(from, to);
  const isCapital = /^\p{Lu}/u.test(kind);
  const word = kind.toLowerCase();
  if (isCapital && BEHIND.has(word)) {
    const name = NAME_BEFORE.exec(view.slice(Math.max(0, from - REACH), from))?.[1];
    if (name !== undefined) return match(from - name.length, to);
  }
  if (!BEFORE.has(word)) return undefined;
  const start = startOfInstitution(view, from);
  const end = endOfInstitution(view, to, isCapital || start < from);
  if (end < 0) return undefined;
  // Before quotation marks, a word in lower case says what it is, and is no part of the name: `компания «Двор»`.
  const quote = isCapital || start < from ? 0 : view.slice(from, end).search(/[«"„“”]/u);
  return match(quote > 0 ? from + quote : start, end);
}
