import { lexiconSet, lexiconWords } from '../../../../../kit/index.js';

/** Common surnames of Japan, which show that a name is Japanese. They are never used as substitutes. */
export const KANJI_SURNAMES: ReadonlySet<string> = lexiconSet('name-pools', {
  class: 'known-kanji-surname',
  language: 'ja',
});

/** Rarer surnames of two characters, used as substitutes. */
export const KANJI_OTHERS = lexiconWords('name-pools', { class: 'kanji-surname', language: 'ja' });
export const KANJI_MEN = lexiconWords('name-pools', { class: 'kanji-male', language: 'ja' });
export const KANJI_WOMEN = lexiconWords('name-pools', { class: 'kanji-female', language: 'ja' });
/** Final characters of women's given names. */
export const ENDS_OF_WOMEN = /[子美香奈恵代江里乃花菜織咲絵衣希]$/u;
