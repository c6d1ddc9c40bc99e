/** ISO 639-1 code of a language that the engine can guess from a text. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';

/** All languages that can be guessed. */
export const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
