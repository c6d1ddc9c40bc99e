import { lexiconSet } from '../../../../kit/index.js';

type Gender = 'f' | 'm';

/**
 * The most frequent given names of the supported languages, without accents and with `ae` for `ä`: enough to
 * distinguish the two members of a couple.
 */
const MEN = lexiconSet('given-names', { class: 'frequent-man' });
const WOMEN = lexiconSet('given-names', { class: 'frequent-woman' });

/** The gender of a folded given name, if a list shows it. */
export function listedGender(name = ''): Gender | undefined {
  const [man, woman] = [MEN.has(name), WOMEN.has(name)];
  return man === woman ? undefined : man ? 'm' : 'f';
}

/** The gender of a folded given name: from a list, else from typical endings of names. */
export function genderOfGiven(name = ''): Gender | undefined {
  if (name.length < 3 || (MEN.has(name) && WOMEN.has(name))) return undefined;
  if (MEN.has(name)) return 'm';
  if (WOMEN.has(name)) return 'f';
  if (name.endsWith('a')) return 'f';
  return /(?:[^k]o|us|bert|hard|fried)$/u.test(name) ? 'm' : undefined;
}
