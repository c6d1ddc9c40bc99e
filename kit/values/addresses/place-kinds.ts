import { lexiconPattern, lexiconSet } from '../../../lexicon/words.js';
import { fold } from '../../words/fold.js';
import { onFirstUse } from '../../words/on-first-use.js';
import { isOrganisationKind } from '../../words/organisation-kinds.js';

const PLACE_KINDS = onFirstUse(() => lexiconSet('place-pools', { class: 'kind-of-place' }));
const COUNTRIES = onFirstUse(
  () => new Set([...lexiconSet('places', { class: ['country', 'known-country'] })].map(fold)),
);

/** True for a word that says what kind of place something is. */
export const isKindOfPlace = (word: string): boolean => PLACE_KINDS().has(word.toLowerCase());

/** True for the name of a country that hardly means anything else. */
export const isCountry = (text: string): boolean => COUNTRIES().has(fold(text));

/** Words that say what kind of place something is, before its name. */
const FRONT = onFirstUse(
  () =>
    new RegExp(
      `^(?:(?:${lexiconPattern('place-pools', { class: 'kind-in-front', language: 'en' })}) )(?=\\p{Lu})`,
      'iu',
    ),
);
/** The same behind its name. */
const BEHIND = onFirstUse(
  () => new RegExp(` (?:${lexiconPattern('place-pools', { class: 'kind-behind', language: 'en' })})$`, 'iu'),
);
const LAST_WORD = /(?<=\p{Ll}) \p{Lu}\p{L}+$/u;

/** `Freiburg im Breisgau`: Freiburg with an addition that distinguishes it. */
const NEAR =
  /^(\p{Lu}[\p{L}-]{3,}) (?:im|am|an (?:der|dem)|in der|ob der|vor der|bei|aan (?:de|den|het)|nad|przy) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u;

/** The name of a town without an addition that distinguishes it from others of the same name. */
export const mainTown = (name: string): string => NEAR.exec(name)?.[1] ?? name;

/**
 * Where the name of a place stands among the words for its kind: `Travis County`, `Lake Champlain`, `Moorside Surgery`.
 */
export function nameOfPlace(text: string): readonly [start: number, end: number] {
  const start = FRONT().exec(text)?.[0].length ?? 0;
  let name = text.slice(start);
  name = name.slice(0, name.length - (BEHIND().exec(name)?.[0].length ?? 0));
  for (;;) {
    const kind = LAST_WORD.exec(name)?.[0] ?? '';
    if (kind === '' || !isOrganisationKind(kind.trim())) return [start, start + name.length];
    name = name.slice(0, -kind.length);
  }
}

/** `Harbour Road Medical Centre`: three words and more without a number, of which the last two say a kind. */
export function isInstitution(part: string): boolean {
  const words = part.trim().split(/\s+/u);
  return words.length > 2 && !/\d/u.test(part) && words.slice(-2).every(isOrganisationKind);
}
