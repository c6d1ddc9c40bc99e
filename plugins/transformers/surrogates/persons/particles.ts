import { lexiconSet } from '../../../../kit/index.js';
import { fold, wordSet } from '../base/text.js';

/** With a capital, or in a text of one case, these are always particles. */
const SURE = lexiconSet('person-names', { class: 'particle-anywhere' });
/**
 * With a capital, these are particles only after another name: Van Morrison, Di Smith, Al Green and Le Nguyen are
 * people.
 */
const INNER = lexiconSet('person-names', { class: 'particle-behind-a-name' });
const LINK = wordSet('y e und and & st');
const PARTICLE = new Set([...SURE, ...INNER, ...LINK, "'t", 'ben', 'af', 'av']);
/** Words that make a preceding `van` or `von` a particle. */
const ARTICLE = wordSet('der den de dem het t ter');
/** True for a word that can be a particle. @param small the word in lower case. */
export const mayBeParticle = (small: string): boolean => PARTICLE.has(small);

/** Vietnamese names that contain words which are particles elsewhere. */
const VIETNAMESE = lexiconSet('person-names', { class: 'beside-particle', language: 'vi' });

/**
 * True if the word at an index of a name is a particle (`de`, `van der`, `Della`) and stays. If in doubt it is taken
 * for a name, because a name must not stay.
 */
export function isParticle(name: readonly string[], at: number): boolean {
  const word = name[at] ?? '';
  const small = word.toLowerCase();
  if (!PARTICLE.has(small)) return false;
  const inLowerCase = word === small && name.some((other) => other !== other.toLowerCase());
  if (inLowerCase) return true;
  if (at === name.length - 1) return false;
  if (SURE.has(small) || (word === small && at > 0 && LINK.has(small))) return true;
  const isVietnamese = name.some((other) => VIETNAMESE.has(other.toLowerCase()));
  if (isVietnamese || (at === 0 && !startsSurname(name))) return isBeforeArticle(small, name[at + 1] ?? '');
  return INNER.has(small);
}

const isCapitals = (word = ''): boolean => /^\p{Lu}{2}/u.test(word);

/** `LE GOFF Maëlys`: a name that begins in capitals and continues in mixed case begins with the surname. */
const startsSurname = (name: readonly string[]): boolean =>
  isCapitals(name[0]) && isCapitals(name[1]) && !isCapitals(name.at(-1));

const isBeforeArticle = (small: string, next: string): boolean =>
  (small === 'van' || small === 'von') && ARTICLE.has(next.toLowerCase());

/** Cultures by the particles of their names. */
const ORIGINS: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['de', wordSet('von vom zu zum zur')],
  ['nl', wordSet('van ter ten t')],
  ['it', wordSet('di della dello degli dell dalla lo')],
  ['pt', wordSet('da do dos das')],
  ['ar', wordSet('al el abu bin ibn bint')],
  ['fr', wordSet('du des le')],
  ['es', wordSet('del los las y')],
];

/** The code of the first culture whose particles occur in a name outside of its parts; undefined if there are none. */
export function originOf(text: string): string | undefined {
  if (!text.includes(' ')) return undefined;
  const small = text
    .toLowerCase()
    .split(/[\s']+/u)
    .slice(0, -1);
  return ORIGINS.find(([, particles]) => small.some((word) => particles.has(word)))?.[0];
}

/** The particles at the end of the text before a surname, as addresses write them: `vander` for `Jan van der `. */
export function particlesBefore(text: string): string {
  const found: string[] = [];
  for (const word of text.toLowerCase().trim().split(/\s+/u).reverse()) {
    if (!PARTICLE.has(word)) break;
    found.unshift(fold(word).replace(/\P{L}/gu, ''));
  }
  return found.join('');
}
