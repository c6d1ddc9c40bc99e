import { fold } from '../base/text.js';
import { isKnownGiven, isKnownSurname } from './cultures.js';
import { type Mention, type Part, parseName } from './parse.js';

/** What names without a comma show about a word. */
type RoleOf = (word: string) => 'given' | 'surname' | undefined;

const APART = /,|\n/gu;

const isName = ({ role }: Part): boolean => role === 'given' || role === 'surname';
const isListedGiven = (word: string): boolean => isKnownGiven(word) && !isKnownSurname(word);

/** `Robert Hale, …`: a given name and a surname before the separator, so it is not "surname, given name". */
function isWhole(parts: readonly Part[], roleOf: RoleOf): boolean {
  const [first, second] = parts;
  if (first === undefined || second === undefined) return false;
  if (first.role === 'initials') return parts.length > 1 && isName(second);
  return roleOf(first.text) === 'given' || (isListedGiven(first.text) && roleOf(first.text) !== 'surname');
}

/** `Maggie, Pippa`, `Kathleen, Declan Furey`: the first word is a given name elsewhere, and no surname. */
function isGivenOnly(parts: readonly Part[], roleOf: RoleOf): boolean {
  const [only] = parts;
  return parts.length === 1 && only?.role !== 'initials' && roleOf(only?.text ?? '') === 'given';
}

/** Index of the part with which the second person begins; undefined if the name is that of one person. */
function border({ text, parts }: Mention, roleOf: RoleOf): number | undefined {
  for (const { index, 0: sign } of text.matchAll(APART)) {
    const front = parts.filter(({ end }) => end <= index);
    const behind = parts.filter(({ start }) => start > index);
    if (front.length === 0 || !behind.some(isName)) continue;
    if (sign === ',' && (isWhole(front, roleOf) || isGivenOnly(front, roleOf))) return index + 1;
    const [only] = behind;
    // A line break can also be inside of a name.
    if (sign === '\n' && behind.length === 1 && isWhole(front, roleOf) && roleOf(only?.text ?? '') === 'given')
      return index + 1;
  }
  return undefined;
}

const moved = (parts: readonly Part[], by: number): Part[] =>
  parts.map((part) => ({ ...part, start: part.start + by, end: part.end + by }));

/**
 * Splits a term that names several persons; offsets of the parts still refer to the term. `Kathleen, Declan Furey` are
 * two persons if the document has a Kathleen elsewhere.
 */
export function apart(mention: Mention, roleOf: RoleOf): readonly Mention[] {
  const at = border(mention, roleOf);
  if (at === undefined) return [mention];
  const { text, before } = mention;
  const first = parseName({ text: text.slice(0, at - 1), before, header: [] });
  const second = parseName({ text: text.slice(at), before: '', header: [] });
  return [
    { ...mention, parts: first.parts, gender: first.gender },
    ...apart({ ...second, text: second.text }, roleOf).map((each) => ({ ...each, text, parts: moved(each.parts, at) })),
  ];
}

/**
 * Roles of words, inferred from names without a comma or line break. Names of several words take precedence over single
 * words, whose roles come from lists.
 */
export function rolesElsewhere(mentions: readonly Mention[]): RoleOf {
  const roles = new Map<string, 'given' | 'surname'>();
  const plain = mentions.filter(({ text }) => !/[,\n]/u.test(text));
  const note = ({ text, role }: Part): void => {
    if ((role === 'given' || role === 'surname') && !roles.has(fold(text))) roles.set(fold(text), role);
  };
  for (const { parts } of plain) if (parts.length > 1) for (const part of parts) note(part);
  for (const { parts } of plain)
    for (const part of parts)
      if (parts.length === 1 && isListedGiven(part.text))
        note({ ...part, role: part.role === 'free' ? 'given' : part.role });
  return (word) => roles.get(fold(word));
}
