import { lexiconPattern, lexiconSet, scoreOf } from '../../../../kit/index.js';
import type { Street } from './street.js';
import { matchEnd, type Words } from './words.js';

// Lower-case words within a name after `rue`, `calle`, `via`, `rua`, `ul.`.
const PARTICLE = `(?:(?:${lexiconPattern('streets', { class: 'street-particle' })})[ ]?)`;
/** @param blank pattern for the separator of two words. */
const nameWith = (blank: string): string =>
  `${PARTICLE}{0,2}(?:\\p{Lu}[\\p{L}'.-]{0,24}|\\d{1,3}[A-Z]?(?= (?:de|N|#|con|[A-Z]|calle)))(?:(?:${blank}|(?<=\\.))(?:(?:${lexiconPattern('streets', { class: 'between-words' })}) ){0,2}\\p{Lu}[\\p{L}'.-]{0,24}){0,5}`;
const NAME = nameWith('[ ]');
const LOWER_NAME = `${PARTICLE}{0,2}\\p{L}{3,20}(?:[ ]\\p{L}{2,20}){0,4}?`;
const NUMBER =
  '(?:,? {0,3}(?:n[º°o.]{1,2} ?|núm\\.? ?|[Kk]m\\.? ?)?\\d{1,5}(?:[.,]\\d{1,3}(?!\\d))?(?:[ ](?:m|lok)\\. ?\\d{1,4}|[ ]?(?:bis|ter|quater)(?!\\p{L})|(?:[ ]?[A-Za-hj-npqrtx]|[a-z])(?![\\p{L}\\d]|-\\d)|[ ]?-[ ]?\\d{1,4}(?!\\d)|/(?:\\d{1,3}|[A-Z](?!\\p{L}))|-[A-Z](?!\\p{L}))?(?![\\p{L}\\d]|/\\d)|[,.]? {0,2}[sS] ?/ ?[nN](?!\\p{L}))';
// A single `w`, `v`, `u` or `z` before a word is a Polish or Czech preposition.
// Floor and door of a Spanish, Italian or Portuguese flat: `, 2º B`, `, 5, E`, ` - 4º F 11`, `, bajo A`.
const DOOR = `(?:[ ]?[,-]?[ ]{0,2}(?:\\d{1,3}(?:er|\\.?[ºª°o]\\.?)?(?![\\p{L}\\d])(?:[ ]?(?:[A-Z]|izq|dcha|der|esq|piso)(?![\\p{L}\\d]))?|(?:${lexiconPattern('streets', { class: 'door' })}|(?![kuvwz] \\p{L})[A-Z])(?![\\p{L}\\d])|\\d{1,2}[ºª°]?[A-Z](?![\\p{L}\\d]))\\.?)`;

const NUMBERED = new RegExp(`(?:\\.|/\\.?)?[ ]{0,2}${NAME}(?:${NUMBER})`, 'uy');
const LOWER_NUMBERED = new RegExp(`(?:\\.|/\\.?)?[ ]${LOWER_NAME}(?:${NUMBER})`, 'uy');
// If no number follows, the full stop after a longer word ends the sentence: `12 rue du Port. Il va bien`.
const NAMED = new RegExp(`(?:\\.|/\\.?)?[ ]{0,2}${nameWith('(?<!\\p{Ll}{3}\\.)[ ]')}`, 'uy');
const DOORS = new RegExp(`(?:${DOOR}){1,3}`, 'iuy');

/** Street words without other meanings, after which a name without a number is enough. Lower case. */
const SURE = lexiconSet('streets', { class: 'sure-prefix' });
/** Street words that are letters or short words elsewhere: they need their abbreviation sign. */
const ABBREVIATED = lexiconSet('streets', { class: 'abbreviated-prefix' });

/** How a letter was sent, not a street: `VIA CERTIFIED MAIL`, `Via E-Mail and Fax`. */
const DELIVERY = new RegExp(
  `^ (?:(?:U\\.?S\\.? |electronic |first[- ]class |overnight |priority |express )?(?:${lexiconPattern('streets', { class: 'delivery' })})|U\\.?S\\.? mail)(?!\\p{L})`,
  'iu',
);
const LONGEST_DELIVERY = 40;

const HOUSE_BEFORE = /^\d{1,5}[A-Za-z]?$/;

/**
 * Reads a street whose street word comes first, `12 bis, rue de la Paix` or `Calle Mayor 3, 2º B`, starting from that
 * word.
 */
export function prefixedStreet(words: Words, at: number): Street | undefined {
  const type = words.text(at).toLowerCase();
  const end = words.end(at);
  if (ABBREVIATED.has(type) && !/[./]/.test(words.view[end] ?? '') && (words.isLowerCase(at) || type.length < 2))
    return undefined;
  // `C/ Mayor` is a street, `C/C 44.812` an account
  if (type === 'c' && (words.view[end] !== '/' || /^[cC](?!\p{L})/u.test(words.view.slice(end + 1, end + 3))))
    return undefined;
  if (type === 'via' && DELIVERY.test(words.view.slice(end, end + LONGEST_DELIVERY))) return undefined;
  if (words.view[end] === '.' && !ABBREVIATED.has(type) && !/^(?:avda|avd|avgda)$/.test(type)) return undefined;
  // Italian has the number behind; before, it is counted, paid or a year: `received 28-Nov-2024 via IBAN`, `40 via Hermes`.
  const house = type === 'via' && words.isLowerCase(at) ? -1 : houseBefore(words, at);
  const found = matchEnd(NUMBERED, words.view, end);
  // `12 venelle du Moulin, 29900 Concarneau`: with a house number in front, the second number is a postal code.
  const numbered = house >= 0 && /\d{4,5}$/.test(words.view.slice(end, Math.max(end, found))) ? -1 : found;
  const start = words.start(house >= 0 ? house : at);
  if (numbered > 0 && (house >= 0 || !isEnglish(words, at)))
    return {
      start,
      end: withDoors(words.view, numbered),
      score: scoreOf('form:own'),
      confirmed: scoreOf('form:unmistakable'),
    };
  const named = matchEnd(NAMED, words.view, end);
  if (named > 0 && house >= 0)
    return { start, end: trim(words.view, named), score: scoreOf('form:own'), confirmed: scoreOf('form:unmistakable') };
  if (named > 0 && SURE.has(type) && words.view[end] !== ',')
    return { start, end: trim(words.view, named), score: scoreOf('form:usual'), confirmed: scoreOf('form:own') };
  const lower =
    SURE.has(type) || (ABBREVIATED.has(type) && /[./]/.test(words.view[end] ?? ''))
      ? matchEnd(LOWER_NUMBERED, words.view, end)
      : -1;
  return lower > 0
    ? { start, end: withDoors(words.view, lower), score: scoreOf('form:usual'), confirmed: scoreOf('form:own') }
    : undefined;
}

/** `Via` and `Plaza` begin sentences in other languages; in lower case they need a house number. */
const isEnglish = (words: Words, at: number): boolean =>
  words.isLowerCase(at) && /^(?:via|square|place|plaza|camino|corso|largo|route|strada|passage)$/.test(words.text(at));

/** Start of `12` or `12 bis` before the street word; -1 if there is none. */
function houseBefore(words: Words, at: number): number {
  let k = at - 1;
  if (k > 0 && /^(?:bis|ter|quater)$/i.test(words.text(k))) k--;
  if (k < 0 || !/^(?:,? {1,2})$/.test(words.gap(k + 1)) || !HOUSE_BEFORE.test(words.text(k))) return -1;
  // `51.08.04-256.13, rue`: the tail of a longer number
  if (/\d[-./]$/.test(words.view.slice(Math.max(0, words.start(k) - 2), words.start(k)))) return -1;
  return k > 0 && words.gap(k) === ' ' && words.isDigits(k - 1) && words.text(k - 1).length <= 5 ? k - 1 : k;
}

/** Extends the street by floor and door, but not by a postal code that follows. */
function withDoors(view: string, end: number): number {
  const doors = matchEnd(DOORS, view, end);
  return doors < 0 || /^\d/.test(view.slice(doors, doors + 1)) ? end : doors;
}

const trim = (view: string, end: number): number => (view[end - 1] === '.' || view[end - 1] === "'" ? end - 1 : end);
