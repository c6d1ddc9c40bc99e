import { lexiconClasses, lexiconWords } from '../../lexicon/words.js';
import type { HeaderEntry, Strength } from './entry.js';
import { asOneWord } from './title-words.js';

const ASCII_WORD = /^[a-z0-9]+$/;
/** A title of the lexicon in the form in which titles are compared. */
const inDictionary = (title: string): string => (ASCII_WORD.test(title) ? title : asOneWord(title));

const STRENGTHS: readonly Strength[] = ['strong', 'beside', 'weak'];

/**
 * Column titles in English, German, French, Spanish, Italian and, for the most common ones, all other languages of the
 * README. Those of all languages are in the form of {@link titleWords}: lower case, without accents, articles and
 * prepositions; words often written as one or with a hyphen are one word here. Those of a language are as people write
 * them. Abbreviations of banks, insurers, schools, shippers and help desks are included. No
 * title occurs twice. The classes consist of a type and how much the title tells: `date-of-birth-strong`.
 */
export const HEADER_DICTIONARY: readonly HeaderEntry[] = lexiconClasses('column-types').flatMap((name) => {
  const strength = STRENGTHS.find((one) => name.endsWith(`-${one}`));
  if (strength === undefined) return [];
  const type = name
    .slice(0, -strength.length - 1)
    .replaceAll('-', '_')
    .toUpperCase();
  return [[type, strength, lexiconWords('column-types', { class: name }).map(inDictionary)]];
});
