import { lexiconSet } from '../../../lexicon/words.js';
import { isInitials } from './name-pieces.js';
import type { Sex } from './name-words.js';

const PATRONYMIC = /^\p{Script=Cyrillic}{3,14}(?:вич(?:ем|[ауеі])?|(?:[оеё]в|[ії]в|ин|ич)н(?:ою|ой|[аыеуиі]))$/u;
const OF_MEN = /вич(?:ем|[ауеі])?$/u;

const DAUGHTER = lexiconSet('person-names', { class: 'daughter-of' });
const SON = lexiconSet('person-names', { class: 'son-of' });

/** The sex that a Russian patronymic shows: `Николаевич`; undefined for any other word. */
export const patronymicSex = (word: string): Sex | undefined =>
  PATRONYMIC.test(word) ? (OF_MEN.test(word) ? 'male' : 'female') : undefined;

/** The sex shown by a patronymic among or behind the words of a name: `Светлане Игоревне`, `Siti binti Roslan`, `Selvi a/p` are women. */
export function sexByDescent(words: readonly string[], after: string): Sex | undefined {
  const [, behind = ''] = /^ (\S{2,5}) \p{Lu}/u.exec(after) ?? [];
  if (words.some((word) => DAUGHTER.has(word)) || DAUGHTER.has(behind)) return 'female';
  if (words.some((word) => SON.has(word)) || SON.has(behind)) return 'male';
  const patronymic = words.find((word) => PATRONYMIC.test(word));
  return patronymic === undefined ? undefined : patronymicSex(patronymic);
}

const CYRILLIC = /^\p{Script=Cyrillic}/u;

/**
 * Roles of the words of `Иванов Сергей Николаевич` and `Смирнова О. В.`, surname first; undefined for names in other
 * scripts and forms.
 */
export function russianRoles(names: readonly string[]): ('given' | 'surname' | 'initials')[] | undefined {
  const [first = '', ...rest] = names;
  if (rest.length === 0 || !CYRILLIC.test(first)) return undefined;
  if (!isInitials(first) && rest.every(isInitials)) return names.map((_, i) => (i === 0 ? 'surname' : 'initials'));
  const at = names.findIndex((word) => PATRONYMIC.test(word));
  return at < 1 ? undefined : names.map((_, i) => (i === at || i === at - 1 ? 'given' : 'surname'));
}
