/** ISO 639-1 code of a language that the engine can guess from a text. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';

/** All languages that can be guessed. */
export const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

const NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** True for an ISO 639-1 code of a language that exists: `nb`, not `english` and not `NB`. */
export const isLanguageCode = (code: unknown): boolean =>
  typeof code === 'string' && /^[a-z]{2}$/.test(code) && NAMES.of(code) !== undefined;

/** What is said of another value among the languages of a plugin or of its contribution. */
export const notALanguage = (code: unknown): string =>
  `works in a language '${String(code)}', which is no code of a language: write two letters as in ISO 639-1, such as 'de'`;
