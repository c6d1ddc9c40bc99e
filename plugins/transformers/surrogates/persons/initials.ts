import type { SubstituteRegistry } from '../base/substitute-registry.js';
import { fold } from '../base/text.js';

/** Substitutes for the initial of a person of whom nothing else is known. */
const LETTERS = [...'abcdefghijklmnoprstvw'];

/** Another initial, in lower case, for a letter of the Latin script: the same one in names and in logins. */
export function otherInitial(letter: string, surname: string, substitutes: SubstituteRegistry): string {
  const own = fold(letter);
  const random = substitutes.random(`initial/${own}/${fold(surname)}`);
  let other = random.pick(LETTERS);
  for (let i = 0; i < LETTERS.length && other === own; i++) other = random.pick(LETTERS);
  return other;
}
