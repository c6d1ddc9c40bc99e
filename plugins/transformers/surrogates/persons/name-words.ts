import { lexiconSet } from '../../../../kit/index.js';
import { wordSet } from '../base/text.js';

// In small letters and without the full stop at the end, as `listed` writes them.

/** Forms of address and roles of men. */
export const MALE = lexiconSet('forms-of-address', { class: 'man' });
/** Those of women. */
export const FEMALE = lexiconSet('forms-of-address', { class: 'woman' });
/** Those that both bear. */
export const TITLE = lexiconSet('forms-of-address', { class: 'either' });
/** Behind these, a name alone is mostly a given name. */
export const WOMAN = lexiconSet('forms-of-address', { class: 'kin-woman' });
export const MAN = lexiconSet('forms-of-address', { class: 'kin-man' });
/** Several kin, behind which given names stand: `their daughters, Imogen (16) and Beatrix (12)`. */
export const DAUGHTERS = lexiconSet('forms-of-address', { class: 'kin-women' });
export const SONS = lexiconSet('forms-of-address', { class: 'kin-men' });
export const CHILDREN = lexiconSet('forms-of-address', { class: 'kin-several' });
/** As they are, for people of either gender. */
export const CLOSE = lexiconSet('forms-of-address', { class: 'kin-either' });
/** Kin that are names as well: `Tran, Son`. */
export const NAMES_TOO = lexiconSet('forms-of-address', { class: 'kin-or-a-name' });
/** Words of other languages before the surname that somebody was born with or has by marriage. */
export const BORN = wordSet('née né geborene geborener geb nata nato nascida nascido');
/** Forms of address that a given name follows as often as a surname. */
export const FAMILIAR = wordSet('don doña dña dona d dª d.ª');
/** Titles that a given name follows as often. */
export const NO_ADDRESS = wordSet('the by patient nurse sister pastor');
/** What stands behind a name. */
export const SUFFIX = lexiconSet('forms-of-address', { class: 'behind-name' });
/** Those that are no surname. */
export const SURE_SUFFIX = lexiconSet('forms-of-address', { class: 'behind-name-no-surname' });
/** Words between a form of address and the title behind it. */
export const BETWEEN = wordSet('le la den dem der die kollege kollegin');
