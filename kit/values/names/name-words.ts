import { lexiconSet } from '../../../lexicon/words.js';

/** The words of a text, separated by white space, as a set. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/**
 * Forms of address and roles of men. All lists are in lower case and without the full stop at the end, like the result
 * of `listed`.
 */
export const MALE = lexiconSet('forms-of-address', { class: 'man' });
/** Forms of address and roles of women. */
export const FEMALE = lexiconSet('forms-of-address', { class: 'woman' });
/** Forms of address and roles of both. */
export const TITLE = lexiconSet('forms-of-address', { class: 'either' });
/** Female kinship terms. A single name after them is usually a given name. */
export const WOMAN = lexiconSet('forms-of-address', { class: 'kin-woman' });
export const MAN = lexiconSet('forms-of-address', { class: 'kin-man' });
/** Plural kinship terms, followed by given names: `their daughters, Imogen (16) and Beatrix (12)`. */
export const DAUGHTERS = lexiconSet('forms-of-address', { class: 'kin-women' });
export const SONS = lexiconSet('forms-of-address', { class: 'kin-men' });
export const CHILDREN = lexiconSet('forms-of-address', { class: 'kin-several' });
/** Kinship terms and other close relations of either gender. */
export const CLOSE = lexiconSet('forms-of-address', { class: 'kin-either' });
/** Kinship terms that are also names: `Tran, Son`. */
export const NAMES_TOO = lexiconSet('forms-of-address', { class: 'kin-or-a-name' });
/** Words of other languages before a birth name or married name. */
export const BORN = wordSet('née né geborene geborener geb nata nato nascida nascido');
/** Forms of address that are followed by given names as often as by surnames. */
export const FAMILIAR = wordSet('don doña dña dona d dª d.ª');
/** Titles that are followed by given names as often as by surnames. */
export const NO_ADDRESS = wordSet('the by patient nurse sister pastor');
export type Sex = 'male' | 'female';
/** `Jr.` and `III` behind a name. */
export const GENERATION: ReadonlySet<string> = wordSet('ii iii iv v jr sr');
/** Suffixes of names. */
export const SUFFIX = lexiconSet('forms-of-address', { class: 'behind-name' });
/** Suffixes that are never surnames. */
export const SURE_SUFFIX = lexiconSet('forms-of-address', { class: 'behind-name-no-surname' });
/** Words between a form of address and a title after it. */
export const BETWEEN = wordSet('le la den dem der die kollege kollegin');
