import { lexiconPattern, lexiconSet } from '../../../../kit/index.js';

const WORDS = lexiconSet('place-pools', { class: 'kind-of-place' });

/** True for a word that says what kind of place something is. */
export const isKindOfPlace = (word: string): boolean => WORDS.has(word.toLowerCase());

/** Words that say what kind of place something is, before and after its name. */
const FRONT = new RegExp(
  `^(?:(?:${lexiconPattern('place-pools', { class: 'kind-in-front', language: 'en' })}) )(?=\\p{Lu})`,
  'iu',
);
const BEHIND = new RegExp(` (?:${lexiconPattern('place-pools', { class: 'kind-behind', language: 'en' })})$`, 'iu');

/** `Freiburg im Breisgau`: Freiburg with an addition that distinguishes it, which is dropped. */
const NEAR =
  /^(\p{Lu}[\p{L}-]{3,}) (?:im|am|an (?:der|dem)|in der|ob der|vor der|bei|aan (?:de|den|het)|nad|przy) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u;

/** The name of a place without words for its kind. */
export interface NamedPlace {
  /** Includes the blank after it; empty if there is none. */
  readonly front: string;
  readonly name: string;
  /** Includes the blank before it; empty if there is none. */
  readonly behind: string;
}

/**
 * Splits a place into its name and words for its kind, so that a county stays a county and a lake a lake: `Travis
 * County`, `Lake Champlain`.
 */
export function namedPlace(text: string): NamedPlace {
  const front = FRONT.exec(text)?.[0] ?? '';
  const rest = text.slice(front.length);
  const behind = BEHIND.exec(rest)?.[0] ?? '';
  const name = rest.slice(0, rest.length - behind.length);
  return { front, name: NEAR.exec(name)?.[1] ?? name, behind };
}
