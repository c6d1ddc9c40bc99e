import { lexiconPattern, lexiconWords } from '../../../../kit/index.js';

/** Surnames of one character, as a character class. */
const characters = (words: readonly string[]): string => `[${words.join('')}]`;

const CHINESE_ONE = lexiconWords('person-names', { class: 'surname-of-one-character', language: 'zh' });
const CHINESE_WORDS = new Set(lexiconWords('person-names', { class: 'surname-and-word', language: 'zh' }));
const CHINESE_TWO = lexiconPattern('person-names', { class: 'compound-surname', language: 'zh' });
/** Chinese surnames, simplified and traditional, without those that are usual words of a sentence. */
export const CHINESE_SURNAME = `(?:${CHINESE_TWO}|${characters(CHINESE_ONE.filter((one) => !CHINESE_WORDS.has(one)))})`;
/** Chinese surnames of two characters. */
export const CHINESE_COMPOUND = `(?:${CHINESE_TWO})`;
/** All Chinese surnames, for places where strong evidence stands beside them. */
export const ANY_CHINESE_SURNAME = `(?:${CHINESE_TWO}|${characters(CHINESE_ONE)})`;

const KOREAN_ONE = lexiconWords('person-names', { class: 'surname-of-one-syllable', language: 'ko' });
const KOREAN_WORDS = new Set(lexiconWords('person-names', { class: 'surname-and-determiner', language: 'ko' }));
/** Korean surnames of two syllables. */
export const KOREAN_COMPOUND = `(?:${lexiconPattern('person-names', { class: 'surname-of-two-syllables', language: 'ko' })})`;
/** Korean surnames of one syllable. */
export const KOREAN_SYLLABLE = characters(KOREAN_ONE);
/** Korean surnames. */
export const KOREAN_SURNAME = `(?:${KOREAN_COMPOUND}|${KOREAN_SYLLABLE})`;
/** Korean surnames that are no other word before a noun, as `이` (this) and `전` (former) are. */
export const SURE_KOREAN_SURNAME = `(?:${KOREAN_COMPOUND}|${characters(KOREAN_ONE.filter((one) => !KOREAN_WORDS.has(one)))})`;

/** Frequent Japanese surnames. */
export const JAPANESE_SURNAME = `(?:${lexiconPattern('person-names', { class: 'surname-in-han', language: 'ja' })})`;
