import type { Random } from '../../../../core/index.js';
import { lexiconSet, lexiconWords } from '../../../../kit/index.js';
import type { Gender } from './names/culture.js';

const PATRONYMIC = /^\p{Script=Cyrillic}{3,14}(?:вич(?:ем|[ауеі])?|(?:[оеё]в|[ії]в|ин|ич)н(?:ою|ой|[аыеуиі]))$/u;
const MALE = /вич(?:ем|[ауеі])?$/u;
const FATHERS = lexiconWords('name-pools', { class: 'patronymic', language: 'ru' });

const isPatronymic = (word: string): boolean => PATRONYMIC.test(word);

const DAUGHTER = lexiconSet('person-names', { class: 'daughter-of' });
const SON = lexiconSet('person-names', { class: 'son-of' });

/** The gender shown by a patronymic among or behind the words of a name: `Светлане Игоревне`, `Siti binti Roslan`, `Selvi a/p` are women. */
export function genderByPatronymic(words: readonly string[], after: string): Gender | undefined {
  const [, behind = ''] = /^ (\S{2,5}) \p{Lu}/u.exec(after) ?? [];
  if (words.some((word) => DAUGHTER.has(word)) || DAUGHTER.has(behind)) return 'female';
  if (words.some((word) => SON.has(word)) || SON.has(behind)) return 'male';
  const patronymic = words.find(isPatronymic);
  if (patronymic === undefined) return undefined;
  return MALE.test(patronymic) ? 'male' : 'female';
}

/** Another patronymic, of the same gender; undefined for any other word. */
export function patronymicFor(word: string, random: Random): string | undefined {
  if (!isPatronymic(word)) return undefined;
  const others = FATHERS.filter((father) => father.charAt(0) !== word.charAt(0));
  const made = random.pick(others);
  return MALE.test(word) ? made : made.replace(/ич$/u, 'на');
}

const CYRILLIC = /^\p{Script=Cyrillic}/u;

/**
 * Roles of the words of `Иванов Сергей Николаевич` and `Смирнова О. В.`, surname first; undefined for names in other
 * scripts and forms.
 */
export function russianRoles(
  names: readonly string[],
  isInitials: (word: string) => boolean,
): ('given' | 'surname' | 'initials')[] | undefined {
  const [first = '', ...rest] = names;
  if (rest.length === 0 || !CYRILLIC.test(first)) return undefined;
  if (!isInitials(first) && rest.every(isInitials)) return names.map((_, i) => (i === 0 ? 'surname' : 'initials'));
  const at = names.findIndex(isPatronymic);
  return at < 1 ? undefined : names.map((_, i) => (i === at || i === at - 1 ? 'given' : 'surname'));
}
