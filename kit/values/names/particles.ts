import { lexiconSet } from '../../../lexicon/words.js';
import { wordSet } from './name-words.js';

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
/** True for a word that can be a particle. @param lowerCase the word in lower case. */
export const mayBeParticle = (lowerCase: string): boolean => PARTICLE.has(lowerCase);

/** Vietnamese names that contain words which are particles elsewhere. */
const VIETNAMESE = lexiconSet('person-names', { class: 'beside-particle', language: 'vi' });

/**
 * True if the word at an index of a name is a particle (`de`, `van der`, `Della`) and stays. If in doubt it is taken
 * for a name, because a name must not stay.
 */
export function isParticle(name: readonly string[], at: number): boolean {
  const word = name[at] ?? '';
  const lowerCase = word.toLowerCase();
  if (!PARTICLE.has(lowerCase)) return false;
  // `T. Garroway`, `T E Garroway`: an initial; `Ó Dálaigh` is none.
  if (/^\p{Lu}$/u.test(word) && word !== 'Ó' && !LINK.has(lowerCase)) return false;
  const inLowerCase = word === lowerCase && name.some((other) => other !== other.toLowerCase());
  if (inLowerCase) return true;
  if (at === name.length - 1) return false;
  if (SURE.has(lowerCase) || (word === lowerCase && at > 0 && LINK.has(lowerCase))) return true;
  const isVietnamese = name.some((other) => VIETNAMESE.has(other.toLowerCase()));
  if (isVietnamese || (at === 0 && !startsSurname(name))) return isBeforeArticle(lowerCase, name[at + 1] ?? '');
  return INNER.has(lowerCase);
}

const isCapitals = (word = ''): boolean => /^\p{Lu}{2}/u.test(word);

/** `LE GOFF Maëlys`: a name that begins in capitals and continues in mixed case begins with the surname. */
const startsSurname = (name: readonly string[]): boolean =>
  isCapitals(name[0]) && isCapitals(name[1]) && !isCapitals(name.at(-1));

const isBeforeArticle = (lowerCase: string, next: string): boolean =>
  (lowerCase === 'van' || lowerCase === 'von') && ARTICLE.has(next.toLowerCase());

/** Cultures by the particles of their names. */
const ORIGINS: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['de', wordSet('von vom zu zum zur')],
  ['nl', wordSet('van ter ten t')],
  ['it', wordSet('di della dello degli dell dalla lo')],
  ['pt', wordSet('da do dos das')],
  ['ar', wordSet('al el abu bin ibn bint binti binte')],
  ['fr', wordSet('du des le')],
  ['es', wordSet('del los las y')],
];

/** The code of the first culture whose particles occur in a name outside of its parts; undefined if there are none. */
export function originOf(text: string): string | undefined {
  if (!text.includes(' ')) return undefined;
  const lowerCase = text
    .toLowerCase()
    .split(/[\s']+/u)
    .slice(0, -1);
  return ORIGINS.find(([, particles]) => lowerCase.some((word) => particles.has(word)))?.[0];
}
