import { lexiconPattern, lexiconSet } from '../../lexicon/words.js';

/** Diseases and findings that are called by the name of a discoverer. */
const DISEASES: ReadonlySet<string> = lexiconSet('not-a-name', { class: 'named-disease', language: 'en' });
/** What may stand between: `Emery-Dreifuss muscular dystrophy`. */
const MODIFIERS = lexiconPattern('not-a-name', { class: 'of-a-named-disease', language: 'en' });
/** The next words, or those behind the rest of the name: `Mary` of `Sister Mary Joseph nodule`. */
const NEXT = new RegExp(` (?:\\p{Lu}\\p{Ll}{1,16} )?(?:(?:${MODIFIERS}) ){0,3}(\\p{Ll}{4,24})(?!\\p{L})`, 'uy');
/** `Werner's syndrome`: a syndrome is hardly ever called after who has it. */
const SYNDROME = new RegExp(`['’]s? (?:(?:${MODIFIERS}) ){0,3}syndromes?(?!\\p{L})`, 'uy');

/**
 * True if a disease stands directly behind a name, which is then that of a discoverer: `Ludwig angina`. With a genitive
 * it may be the patient's: `Paul's ulcer`.
 * @param end offset behind the name, in UTF-16 code units
 */
export function isDiseaseBehind(view: string, end: number): boolean {
  NEXT.lastIndex = end;
  return DISEASES.has(NEXT.exec(view)?.[1] ?? '');
}

/**
 * True if a syndrome stands behind a genitive: `Duane's syndrome`.
 * @param end offset behind the name, in UTF-16 code units
 */
export function isSyndromeBehind(view: string, end: number): boolean {
  SYNDROME.lastIndex = end;
  return SYNDROME.test(view);
}
