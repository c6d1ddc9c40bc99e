import type { Random } from '../../../../core/index.js';
import { lexiconWords } from '../../../../kit/index.js';
import type { Gender } from './names/culture.js';

const PATRONYMIC = /^\p{Script=Cyrillic}{3,14}(?:вич(?:ем|[ауеі])?|(?:[оеё]в|[ії]в|ин|ич)н(?:ою|ой|[аыеуиі]))$/u;
const MALE = /вич(?:ем|[ауеі])?$/u;
const FATHERS = lexiconWords('name-pools', { class: 'patronymic', language: 'ru' });

const isPatronymic = (word: string): boolean => PATRONYMIC.test(word);

/** The gender shown by a patronymic among the words of a name: `Светлане Игоревне` is a woman. */
export function genderByPatronymic(words: readonly string[]): Gender | undefined {
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
