import { lexiconClasses, lexiconWords } from '../../lexicon/words.js';
import type { HeaderEntry, Strength } from './entry.js';

const STRENGTHS: readonly Strength[] = ['strong', 'beside', 'weak'];

/**
 * Column titles in English, German, French, Spanish, Italian and, for the most common ones, further languages, in the
 * form of {@link titleWords}: lower case, without accents, articles and prepositions; words often written as one or
 * with a hyphen are one word here. Abbreviations of banks, insurers, schools, shippers and help desks are included. No
 * title occurs twice. The classes consist of a type and how much the title tells: `date-of-birth-strong`.
 */
export const HEADER_DICTIONARY: readonly HeaderEntry[] = lexiconClasses('column-types').flatMap((name) => {
  const strength = STRENGTHS.find((one) => name.endsWith(`-${one}`));
  if (strength === undefined) return [];
  const type = name
    .slice(0, -strength.length - 1)
    .replaceAll('-', '_')
    .toUpperCase();
  return [[type, strength, lexiconWords('column-types', { class: name })]];
});
