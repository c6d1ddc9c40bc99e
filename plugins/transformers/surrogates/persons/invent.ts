import type { Random } from '../../../../core/index.js';
import { lexiconPattern, lexiconWords, longForms, shortForms } from '../../../../kit/index.js';
import { fold } from '../base/text.js';
import type { Culture, Gender } from './names/culture.js';
import { ENDS_OF_WOMEN, KANJI_MEN, KANJI_OTHERS, KANJI_SURNAMES, KANJI_WOMEN } from './names/kanji.js';
import { SCRIPTS } from './names/scripts.js';

const NICKNAME_TRIES = 30;
/** Tries with surnames that exist; a long table needs more than there are. */
const REAL_TRIES = 10;

/** A given name of the culture. */
export function givenName({ male, female }: Culture, gender: Gender | undefined, random: Random): string {
  const either = gender ?? random.pick(['male', 'female'] as const);
  return random.pick(either === 'male' ? male : female);
}

/**
 * A surname of the culture: a real one, or one that is assembled from parts, of which there are more.
 * @param variant number of earlier results that could not be used
 */
export function surname({ surnames: { starts, ends }, family }: Culture, random: Random, variant: number): string {
  if (family.length > 0 && (variant < REAL_TRIES || starts.length === 0)) return random.pick(family);
  const start = random.pick(starts);
  if (ends.length === 0) return start;
  const end = random.pick(ends);
  if (start.endsWith('-')) return start + end.charAt(0).toUpperCase() + end.slice(1);
  // Avoids a triple letter: `Falleland` instead of `Fallleland`.
  return (start.slice(-2) === end[0]?.repeat(2) ? start.slice(0, -1) : start) + end;
}

const ENDS_WITH_S = ['banks', 'bridges', 'brooks', 'fields', 'hills', 'waters', 'wells', 'woods'];

/** A surname that ends in `s` like the original, so that the apostrophe in `the Hargreaves' house` stays right. */
export const surnameWithS = ({ surnames: { starts } }: Culture, random: Random): string =>
  random.pick(starts) + random.pick(ENDS_WITH_S);

const SYLLABLES = lexiconWords('name-pools', { class: 'syllable' });

/** An invented name that is in no list, for when the lists are exhausted. */
export function madeUpName(random: Random): string {
  let name = '';
  for (let i = 0; i < 3; i++) name += random.pick(SYLLABLES);
  return name.charAt(0).toUpperCase() + name.slice(1) + random.pick(['n', 'r', 's', 'l', '']);
}

/**
 * A given name with short forms for a name that has some, and a short form for a short form, because a later mention
 * may need it.
 * @param called the short form that is known already: the name must have a short form with another first letter.
 */
export function likeNickname(word: string, called: string | undefined, make: () => string): string {
  const forms =
    [shortForms, longForms].find((of) => of(word).length > 0) ?? (called === undefined ? undefined : shortForms);
  // A name that will be shortened must be long enough.
  const isLike = (name: string): boolean =>
    forms?.(name).some((form) => fold(form).charAt(0) !== called?.charAt(0)) ?? name.length > (called?.length ?? 0);
  let name = make();
  for (let i = 0; i < NICKNAME_TRIES && !isLike(name); i++) name = make();
  return name;
}

const MEN = new RegExp(`^(?:${lexiconPattern('name-pools', { class: 'male-despite-ending', language: 'ru' })})$`, 'iu');
// True for the Cyrillic endings of women's names, which a few names of men have as well.
const isFeminine = (name: string): boolean =>
  /\p{Script=Arabic}/u.test(name) ? ARABIC_WOMEN.test(name) : /[аяαηάή]$/u.test(name) && !MEN.test(name);
/** Arabic names of women: by their ending, without exceptions for men, and known names. */
const ARABIC_WOMEN = new RegExp(
  `^(?!حمزة$|أسامة$|اسامة$|طلحة$|معاوية$|عبيدة$|عطية$|خليفة$).{2,}ة$|^(?:${lexiconPattern('name-pools', { class: 'female-despite-ending', language: 'ar' })})$`,
  'u',
);

const isJapanese = (kind: 'given' | 'surname', word: string, surname: string): boolean =>
  KANJI_SURNAMES.has(kind === 'surname' ? word : surname) && /\p{Script=Han}/u.test(word);

/**
 * A name in the script of the original, if that is not Latin. For names written without a space it has as many
 * characters.
 */
export function scriptNames(
  kind: 'given' | 'surname',
  word: string,
  random: Random,
  gender?: Gender,
  surname = '',
): ((random: Random) => string) | undefined {
  if (isJapanese(kind, word, surname))
    return (draw) => draw.pick(kind === 'surname' ? KANJI_OTHERS : ENDS_OF_WOMEN.test(word) ? KANJI_WOMEN : KANJI_MEN);
  const names = /\p{Script=Latin}/u.test(word) ? undefined : SCRIPTS.find(({ script }) => script.test(word));
  if (names === undefined) return undefined;
  const list = kind === 'given' ? names.given : names.surnames;
  // In some grammatical cases, names of women end like those of men: `Светлане Игоревне`.
  const isWoman = gender === undefined ? isFeminine(word) : gender === 'female';
  const alike = list.filter((name) => (names.joined ? name.length === word.length : isFeminine(name) === isWoman));
  if (alike.length > 0) return () => random.pick(alike);
  // Makes `Каменева` from `Каменев`.
  const feminine = (name: string): string => name.replace(/(?<=[оеё]в|[иы]н)$/u, 'а').replace(/(?:ий|ый|ой)$/u, 'ая');
  const isCyrillic = /\p{Script=Cyrillic}/u.test(word) && isFeminine(word);
  return () => (isCyrillic ? feminine(random.pick(list)) : random.pick(list));
}
