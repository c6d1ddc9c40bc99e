import { type Language, lexiconWords } from '../../../../kit/index.js';

const wordsOf = (language: Exclude<Language, 'en'>): Readonly<Record<string, readonly string[]>> => ({
  MARITAL_STATUS: lexiconWords('attribute-pools', { class: 'marital-status', language }),
  NATIONALITY: lexiconWords('attribute-pools', { class: 'nationality', language }),
});

/**
 * Lists for texts that are not in English, by language and type, in the spelling of forms. Forms for men come first.
 */
export const LISTS_BY_LANGUAGE: Partial<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  de: wordsOf('de'),
  fr: wordsOf('fr'),
  es: wordsOf('es'),
  it: wordsOf('it'),
  pt: wordsOf('pt'),
  nl: wordsOf('nl'),
};
