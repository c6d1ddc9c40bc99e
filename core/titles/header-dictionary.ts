import { lexiconClasses, lexiconWords } from '../../lexicon/words.js';
import type { HeaderEntry, Strength } from './entry.js';

const STRENGTHS: readonly Strength[] = ['strong', 'beside', 'weak'];

/**
 * Titles of columns in English, German, French, Spanish, Italian and, for the commonest, further languages, as {@link titleWords}
 * writes them: lower case, without accents, articles and prepositions; words that are often written as one or with a hyphen are one
 * here. Short forms, as banks, insurers, schools, shippers and help desks write them, stand among the others. No title stands twice.
 * Their classes are types with how much a title says: `date-of-birth-strong`.
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
