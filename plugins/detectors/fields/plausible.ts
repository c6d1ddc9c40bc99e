import type { EntityType } from '../../../core/index.js';
import { lexiconSet } from '../../../kit/index.js';

const digitsIn = (value: string): number => {
  let count = 0;
  for (let i = 0; i < value.length; i++) if (isDigit(value.charCodeAt(i))) count++;
  return count;
};
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** A word of a name: `Ann`, `O'Neil-Ruiz`, `J`, `d'Arc`. */
const NAME_WORD = /^(?:[dD]['’]|['’]t)?\p{Lu}[\p{L}\p{M}'’-]{0,30}$/u;
const PARTICLE = /^(?:d(?:e[lr]?|os?|as?|i|u|en)|v[ao]n|ten?|l[aeo]s?|el|al|bin|y|zu|und|e|het|['’]t)$/iu;
/** A name has at most this many words. */
const MOST_WORDS = 8;

const isName = (value: string): boolean => {
  const words = value.split(/[ .,]+/).filter((word) => word !== '');
  return (
    words.length <= MOST_WORDS &&
    words.every((word) => NAME_WORD.test(word) || PARTICLE.test(word)) &&
    words.some((word) => NAME_WORD.test(word)) &&
    !HUMP.test(value)
  );
};
const SCRIPT_NAME = /^[\p{Lo}\p{M} ・·.]{2,30}$/u;
const LOWER_CASE_NAME = /^\p{Ll}[\p{Ll}\p{M}'’-]{1,24}(?: \p{Ll}[\p{Ll}\p{M}'’-]{0,24}){0,3}$/u;
/** A capital inside a word, as in `UserService`, but not in `McCoy` and `DeSantis`. */
const HUMP = /(?<!(?:^|[^\p{L}])(?:M[ac]c?|D[eiu]|L[aeu]|V[ao]n|O|Fitz|St|Al|El))\p{Ll}\p{Lu}/u;

/** Words that fill a name field without being a name. */
const NO_NAMES = lexiconSet('column-titles', { class: 'no-value-of-a-name' });

const isOther = (value: string): boolean =>
  value.split(/[ .,]+/).every((word) => word === '' || NO_NAMES.has(word.toLowerCase()));

/** How much the value of a name field looks like a name: 0 for not at all, 2 for several words. */
export function nameLikeness(value: string): number {
  if (value.length > 60 || value.length < 2 || isOther(value)) return 0;
  if (isName(value)) return / ./.test(value) ? 2 : 1;
  return SCRIPT_NAME.test(value) ? 2 : 0;
}

/** A lower-case name, which only the name of its field identifies. */
export const isLowerCaseName = (value: string): boolean =>
  value.length > 2 && LOWER_CASE_NAME.test(value) && !isOther(value);

const CODE = /^[\p{L}\p{N}*(+#](?:[ ./_(+#-]?[\p{L}\p{N}*)]){1,39}$/u;
/** `org.apache.log4j2`, `web-app-2`. */
const PACKAGE = /^[a-z]{2,}(?:[._-][a-z]+)+[._-]?[a-z]*\d{0,3}$/;
/** A login: one word, with a letter. */
const LOGIN = /^(?=[\d._-]{0,20}\p{L})[\p{L}\d_][\p{L}\p{M}\d._@+-]{1,39}$/u;
const PLACE = /^\p{Lu}[\p{L}\p{M}'’.]{1,30}(?:(?:[ -]|, )[\p{L}\p{M}'’.]{1,30}){0,4}$/u;
const isPlace = (value: string): boolean =>
  (PLACE.test(value) && !isOther(value) && !HUMP.test(value)) || SCRIPT_NAME.test(value);
const code =
  (least: number, most = 40) =>
  (value: string) => {
    const count = digitsIn(value);
    return count >= least && count <= most && CODE.test(value) && !PACKAGE.test(value);
  };

const SHAPES: ReadonlyMap<EntityType, (value: string) => boolean> = new Map([
  [
    'ORGANIZATION',
    (value: string) => /^\p{Lu}[\p{L}\p{N}&'’., -]{1,60}$/u.test(value) && !isOther(value) && !HUMP.test(value),
  ],
  [
    'PHONE_NUMBER',
    (value: string) =>
      digitsIn(value) >= 7 && /^(?:%2B|[+(\d])[\d ()./x+-]{5,24}(?: ?(?:ext|x)\.? ?\d{1,6})?$/i.test(value),
  ],
  [
    'PASSWORD',
    (value: string) => /^\d{4,8}$/.test(value) || (/^\p{Lu}[\p{L} ]{2,40}$/u.test(value) && !isOther(value)),
  ],
  ['DATE_OF_BIRTH', (value: string) => digitsIn(value) >= 4 && /^[\p{L}\d][\p{L}\d ./,:+-]{3,34}$/u.test(value)],
  ['DATE', (value: string) => digitsIn(value) >= 4 && /^\d[\d ./:T-]{5,24}Z?$/u.test(value)],
  ['AGE', (value: string) => /^\d{1,3}(?: ?(?:y|years|yo|Jahre|ans|años|anni))?(?: ?\/? ?[MF])?$/.test(value)],
  ['US_SSN', (value: string) => /^[\dX*]{3}-?[\dX*]{2}-?\d{4}$|^\d{4}$/i.test(value)],
  ['USERNAME', (value: string) => LOGIN.test(value) && !PACKAGE.test(value)],
  ['CVV', (value: string) => /^\d{3,4}$/.test(value)],
  ['COORDINATES', (value: string) => /^-?\d{1,3}\.\d{2,12}$/.test(value)],
  ['POSTAL_CODE', (value: string) => digitsIn(value) > 0 && /^[A-Za-z0-9][A-Za-z0-9 -]{2,9}$/.test(value)],
  ['LICENSE_PLATE', (value: string) => digitsIn(value) > 0 && /^[\p{L}\d][\p{L}\d -]{2,11}$/u.test(value)],
  ['CITY', isPlace],
  ['STATE', (value: string) => /^[A-Z]{2,3}$/.test(value) || isPlace(value)],
  ['COUNTRY', (value: string) => /^[A-Z]{2,3}$/.test(value) || isPlace(value)],
  [
    'STREET_ADDRESS',
    (value: string) =>
      /^(?=.{0,80}[ \d])[\p{Lu}\p{Lo}\d#'](?:[\p{L}\p{M}\d #.,'’/&°ºª-]){3,90}$/u.test(value) &&
      /\p{L}{2}/u.test(value) &&
      !/^\S*[./]\S*$/.test(value),
  ],
]);
const anyCode = code(2);

/**
 * True if a value is plausible for the type that its field announces; stricter than for columns, where many values can
 * be compared.
 */
export const isPlausible = (type: EntityType, value: string): boolean => (SHAPES.get(type) ?? anyCode)(value);
