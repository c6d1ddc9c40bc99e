import { lexiconPattern, longForms, shortForms } from '../../../../kit/index.js';

/**
 * Compares words of names to decide whether two names belong to one person. Words are in lower case, without accents.
 */

type Gender = 'f' | 'm';

const TITLES: Readonly<Record<Gender, string>> = {
  m: lexiconPattern('forms-of-address', { class: 'man-before-name' }),
  f: lexiconPattern('forms-of-address', { class: 'woman-before-name' }),
};
/** Words for relatives and roles, which are not part of a name. */
const KIN: Readonly<Record<Gender, string>> = {
  m: lexiconPattern('forms-of-address', { class: 'kin-man-before-name' }),
  f: lexiconPattern('forms-of-address', { class: 'kin-woman-before-name' }),
};
const BEHIND_TITLE = '[.:,]?(?: (?:dr|prof|med|ing|dipl|kolleg(?:e|in))\\.?){0,3} $';
const AS_MAN = new RegExp(`(?<!\\p{L})(?:${TITLES.m}|${KIN.m})${BEHIND_TITLE}`, 'iu');
const AS_WOMAN = new RegExp(`(?<!\\p{L})(?:${TITLES.f}|${KIN.f})${BEHIND_TITLE}`, 'iu');

/** The gender shown by a title at the end of the text before a name. */
export const titleGender = (before: string): Gender | undefined =>
  AS_MAN.test(before) ? 'm' : AS_WOMAN.test(before) ? 'f' : undefined;

/** Plain spelling: Müller is Mueller in addresses and capitals, Weiß is WEISS. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/gu, '$1');

const TITLE = new RegExp(
  `^(?:${lexiconPattern('person-titles', { class: 'folded' })}|${plain(`${TITLES.m}|${TITLES.f}`)})\\.?$`,
  'u',
);
const SUFFIX = new RegExp(`^(?:${lexiconPattern('forms-of-address', { class: 'behind-name-folded' })})\\.?$`, 'u');

/**
 * Words of a name without titles and suffixes, with double names split and `Last, First` reversed. A name in brackets
 * (`A.M. (Annemie) Wijnands`) is a further given name.
 */
export function wordsOf(name: string): string[] {
  const text = plain(name)
    .replace(/['’]s$/u, '')
    .replace(/[()"“”„]/gu, ' ');
  const parts = text.split(',').map((part) =>
    part
      .replace(/\.[-\s]*(?=\p{L})/gu, '. ')
      .split(/\s+/u)
      .filter((word) => word !== '' && !SUFFIX.test(word) && !TITLE.test(word))
      .flatMap((word) => word.replace(/\.$/u, '').split('-'))
      .filter((word) => word !== ''),
  );
  const [last = [], ...first] = parts.filter((part) => part.length > 0);
  return first.length > 0 ? [...first.flat(), ...last] : last;
}

/** The words of double names: `reyes` and `hale` of `Joan Hale-Reyes`. */
export const halvesOf = (name: string): ReadonlySet<string> =>
  new Set(
    /-/.test(name) ? (plain(name).match(/[\p{L}'’]+(?:-[\p{L}'’]+)+/gu) ?? []).flatMap((word) => word.split('-')) : [],
  );

/** Short forms of a given name, and the names of which it is a short form. */
export const alsoCalled = (given: string): string[] => [...shortForms(given), ...longForms(given)].map(plain);

/** `Bob` or `Bob Hale` for Robert Hale: another form of the given name, and no word that is not part of the name. */
export function isCalled(words: readonly string[], whole: readonly string[]): boolean {
  const [given = '', ...rest] = words;
  const [own = ''] = whole;
  return alsoCalled(own).includes(given) && rest.every((word) => whole.includes(word));
}

export const isInitial = (word: string): boolean => word.length <= 2 && [...word].length === 1;

/** True if one of the words is the other, or its initial. */
const agree = (a: string, b: string): boolean =>
  a === b || (isInitial(a) && b.startsWith(a)) || (isInitial(b) && a.startsWith(b));

/** True if the words of the short name are in the long one, in order, and at its beginning or end. */
function isPartOf(short: readonly string[], long: readonly string[]): boolean {
  if (!agree(short[0] ?? '', long[0] ?? '') && !agree(short.at(-1) ?? '', long.at(-1) ?? '')) return false;
  let at = 0;
  return short.every((word) => {
    while (at < long.length) if (agree(word, long[at++] ?? '')) return true;
    return false;
  });
}

/** Reads the surname first, as in forms and registers: `Müller Anna Maria`. */
const rotations = (words: readonly string[]): string[][] =>
  words.map((_, i) => [...words.slice(i), ...words.slice(0, i)]);

const MAX_ROTATED_WORDS = 5;

/**
 * True if both can be names of one person: the words of the shorter one are in the longer one in the same order
 * (`Vicente Ribes`, `Vicente Ribes Sanchis`, `V. Ribes`), with given names or surnames first.
 */
export function canBeOne(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 0) return false;
  if (short.length === 1) return long.includes(short[0] ?? '');
  if (isPartOf(short, long)) return true;
  // Reversed initials would match too many names.
  if (short.length > MAX_ROTATED_WORDS || short.some(isInitial) || long.some(isInitial)) return false;
  return rotations(short).some((turned, i) => i > 0 && isPartOf(turned, long));
}
