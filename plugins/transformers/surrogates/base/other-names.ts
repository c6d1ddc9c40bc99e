import { FRONT } from './front-words.js';
import SYNONYMS from './synonyms.json' with { type: 'json' };
import { fold } from './text.js';

/** Synonyms, a group in a row: neither may stand in for the other as a substitute. */
const GROUPS: ReadonlyMap<string, number[]> = groupsOf(SYNONYMS.map((group) => group.map(fold)));

function groupsOf(lines: readonly (readonly string[])[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [i, names] of lines.entries())
    for (const name of names) if (name !== '') groups.set(name, [...(groups.get(name) ?? []), i]);
  return groups;
}

const DOSE = /[\s,]+\d.*$/su;
const plain = (text: string): string => fold(text.replace(FRONT, '').replace(DOSE, ''));

/** True if two words mean the same according to the table: `mom` and `mother`, `Tylenol` and `acetaminophen`. */
export function meansSame(a: string, b: string): boolean {
  const own = GROUPS.get(plain(a));
  return own !== undefined && (GROUPS.get(plain(b)) ?? []).some((group) => own.includes(group));
}
