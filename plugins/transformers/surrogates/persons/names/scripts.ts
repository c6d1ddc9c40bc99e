import { lexiconWords } from '../../../../../kit/index.js';

/** Names in another script than Latin. Given names do not show a gender here. */
export interface ScriptNames {
  readonly script: RegExp;
  readonly given: readonly string[];
  readonly surnames: readonly string[];
  /** True if surname and given name are written without a space, surname first. */
  readonly joined: boolean;
}

type ScriptLanguage = 'ar' | 'el' | 'he' | 'hi' | 'ja' | 'ko' | 'ru' | 'zh';

const script = (pattern: RegExp, language: ScriptLanguage, joined = false): ScriptNames => ({
  script: pattern,
  given: lexiconWords('name-pools', { class: 'given-in-script', language }),
  surnames: lexiconWords('name-pools', { class: 'surname-in-script', language }),
  joined,
});

/** Names for scripts other than Latin. */
export const SCRIPTS: readonly ScriptNames[] = [
  script(/\p{Script=Han}/u, 'zh', true),
  script(/\p{Script=Hangul}/u, 'ko', true),
  script(/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'),
  script(/\p{Script=Cyrillic}/u, 'ru'),
  script(/\p{Script=Arabic}/u, 'ar'),
  script(/\p{Script=Greek}/u, 'el'),
  script(/\p{Script=Hebrew}/u, 'he'),
  script(/\p{Script=Devanagari}/u, 'hi'),
];
