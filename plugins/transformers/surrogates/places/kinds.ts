import { lexiconPattern, lexiconSet } from '../../../../kit/index.js';

const WORDS = lexiconSet('place-pools', { class: 'kind-of-place' });

/** True for a word that says what kind of place something is. */
export const isKindOfPlace = (word: string): boolean => WORDS.has(word.toLowerCase());

/** Words that say what kind of place something is, in front of its name and behind it. */
const FRONT = new RegExp(
  `^(?:(?:${lexiconPattern('place-pools', { class: 'kind-in-front', language: 'en' })}) )(?=\\p{Lu})`,
  'iu',
);
const BEHIND = new RegExp(` (?:${lexiconPattern('place-pools', { class: 'kind-behind', language: 'en' })})$`, 'iu');

/** `Freiburg im Breisgau`: Freiburg, and what tells it from others of that name, which goes. */
const NEAR =
  /^(\p{Lu}[\p{L}-]{3,}) (?:im|am|an (?:der|dem)|in der|ob der|vor der|bei|aan (?:de|den|het)|nad|przy) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u;

/** The name of a place without the words that say of which kind it is. */
export interface NamedPlace {
  /** With the blank behind it; empty if there is none. */
  readonly front: string;
  readonly name: string;
  /** With the blank in front; empty if there is none. */
  readonly behind: string;
}

/** `Travis County`, `Lake Champlain`: a county stays a county, and a lake a lake. */
export function namedPlace(text: string): NamedPlace {
  const front = FRONT.exec(text)?.[0] ?? '';
  const rest = text.slice(front.length);
  const behind = BEHIND.exec(rest)?.[0] ?? '';
  const name = rest.slice(0, rest.length - behind.length);
  return { front, name: NEAR.exec(name)?.[1] ?? name, behind };
}
