import type { Random } from '../../../core/index.js';
import { list } from '../text.js';

const PATRONYMIC = /^\p{Script=Cyrillic}{3,14}(?:вич(?:ем|[ауеі])?|(?:[оеё]в|[ії]в|ин|ич)н(?:ою|ой|[аыеуиі]))$/u;
const MALE = /вич(?:ем|[ауеі])?$/u;
const FATHERS = list(
  'Аркадьевич,Борисович,Вадимович,Глебович,Денисович,Егорович,Захарович,Игоревич,Кириллович,Львович,Маркович,Олегович,Платонович,Романович,Семёнович,Тимофеевич,Филиппович,Эдуардович,Юрьевич,Яковлевич',
);

export const isPatronymic = (word: string): boolean => PATRONYMIC.test(word);

/** Another patronymic, of the same gender; undefined for any other word. */
export function patronymicFor(word: string, random: Random): string | undefined {
  if (!isPatronymic(word)) return undefined;
  const others = FATHERS.filter((father) => father.charAt(0) !== word.charAt(0));
  const made = random.pick(others);
  return MALE.test(word) ? made : made.replace(/ич$/u, 'на');
}
