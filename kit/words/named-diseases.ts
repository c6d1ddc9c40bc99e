import { lexiconSet } from '../../lexicon/words.js';

/** Diseases and findings that are called by the name of a discoverer. */
const DISEASES: ReadonlySet<string> = lexiconSet('not-a-name', { class: 'named-disease', language: 'en' });
/** The next word, or the one behind the rest of the name: `Mary` of `Sister Mary Joseph nodule`. */
const NEXT = / (?:\p{Lu}\p{Ll}{1,16} )?(\p{Ll}{4,16})(?!\p{L})/uy;

/**
 * True if a disease stands directly behind a name, which is then that of a discoverer: `Ludwig angina`. With a genitive
 * it may be the patient's: `Paul's ulcer`.
 * @param end offset behind the name, in UTF-16 code units
 */
export function isDiseaseBehind(view: string, end: number): boolean {
  NEXT.lastIndex = end;
  return DISEASES.has(NEXT.exec(view)?.[1] ?? '');
}
