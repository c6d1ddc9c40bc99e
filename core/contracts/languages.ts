/** ISO 639-1 code of a language whose texts can be told. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';

/** All of them. */
export const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
