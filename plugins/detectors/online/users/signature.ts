import type { CodeRecognizer, Match, WordList } from '../../../../core/index.js';
import { lexiconWords, scoreOf } from '../../../../kit/index.js';
import { isUserInSentence } from './not-users.js';

const WORDS = lexiconWords('logins', { class: 'profession-behind-a-login', language: 'en' });
const PROFESSIONS: ReadonlySet<string> = new Set(WORDS);

/** Abbreviations of professions after a signature. */
export const PROFESSION_WORDS: WordList = {
  name: 'online/professions',
  words: WORDS,
};

/** Maximum length of a login with the sign before it, in code units. */
const NEAR = 32;
/** `-kmorales LPN`: after a hyphen that begins a line or a sentence; `LHarrigan, RN`: initial and surname in one. */
const BEFORE =
  /(?:(?:^|\n|[.;] ?)[-–]{1,2} ?([a-z]{4,16}\d{0,3}) |(?:^|\n|[.;:,] |[Bb]y:? |[Pp]er |[-–/] ?)(\p{Lu}{1,2}\p{Lu}\p{Ll}{2,15}),? )$/u;
const SCORE = scoreOf('form:usual');
/** Written in capitals, at least its first letter. */
const isProfession = (word: string): boolean => /^\p{Lu}/u.test(word) && PROFESSIONS.has(word.toLowerCase());

/** Logins that sign the notes of wards and practices. */
export const signature: CodeRecognizer = {
  name: 'online/signature',
  types: ['USERNAME'],
  needs: { words: [PROFESSION_WORDS.name] },
  recognize({ view, tokens, wordList }): readonly Match[] {
    const bit = wordList(PROFESSION_WORDS.name);
    const matches: Match[] = [];
    for (let token = 1; token < tokens.length; token++) {
      if (((tokens.flags[token] ?? 0) & bit) === 0) continue;
      const at = tokens.start[token] ?? 0;
      if (!isProfession(view.slice(at, tokens.end[token]))) continue;
      const found = BEFORE.exec(view.slice(Math.max(0, at - NEAR), at));
      const login = found?.[1] ?? found?.[2];
      // A match at the cut may be the end of a longer word.
      const isCut = found?.index === 0 && at > NEAR;
      if (found === null || isCut || login === undefined || !isUserInSentence(login)) continue;
      const start = at - found[0].length + found[0].indexOf(login);
      matches.push({ type: 'USERNAME', start, end: start + login.length, score: SCORE, why: 'signs a note' });
    }
    return matches;
  },
};
