import type { Random } from '../../../../core/index.js';
import { lexiconWords, patronymicSex } from '../../../../kit/index.js';

const FATHERS = lexiconWords('name-pools', { class: 'patronymic', language: 'ru' });

/** Another patronymic, of the same gender; undefined for any other word. */
export function patronymicFor(word: string, random: Random): string | undefined {
  const sex = patronymicSex(word);
  if (sex === undefined) return undefined;
  const others = FATHERS.filter((father) => father.charAt(0) !== word.charAt(0));
  const made = random.pick(others);
  return sex === 'male' ? made : made.replace(/ич$/u, 'на');
}
