/** Language of the names of streets and towns. */
export type StyleName = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'pl' | 'sv' | 'tr';
