import { lexiconWords } from '../../lexicon/words.js';

/** Names of contracting parties that contracts, courts and registers capitalise, such as `Lessee`; they act like persons. Lower case. */
export const CONTRACT_PARTS = lexiconWords('person-roles', { class: 'contract-part', language: 'en' });

/** Terms capitalised in legal documents, in English and Latin. */
const LAW = lexiconWords('common-things', { class: 'law', language: 'en' });

/** Abbreviations of offices, banks and computing that name no company. Lower case, but written in capitals. */
export const OFFICE_ABBREVIATIONS = lexiconWords('common-things', { class: 'office-abbreviation', language: 'en' });

/** Programs, languages and machines. */
const PROGRAMS = lexiconWords('common-things', { class: 'program', language: 'en' });

/** Cars, drinks, sweets, toys and other goods that people speak of by their brand. */
const GOODS = lexiconWords('common-things', { class: 'goods', language: 'en' });

/** Holidays, religions, ancient peoples, zodiac signs and stars: topics rather than persons. */
const CULTURE = lexiconWords('common-things', { class: 'culture', language: 'en' });

/**
 * Words and terms that many texts capitalise although they are not names. Lower case; none is a frequent name of a
 * person.
 */
export const COMMON_THINGS: readonly string[] = [...CONTRACT_PARTS, ...LAW, ...PROGRAMS, ...GOODS, ...CULTURE];
