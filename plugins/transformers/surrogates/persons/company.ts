import { fold } from '../base/text.js';
import { isKnownGiven, isKnownSurname } from './cultures.js';
import { type Mention, type Part, parseName } from './parse.js';

/** What is known of a word from names that hold no comma. */
type RoleOf = (word: string) => 'given' | 'surname' | undefined;

const APART = /,|\n/gu;

const isName = ({ role }: Part): boolean => role === 'given' || role === 'surname';
const isListedGiven = (word: string): boolean => isKnownGiven(word) && !isKnownSurname(word);

/** `Robert Hale, …`: a given name and a surname in front of the sign, which no surname first can be. */
function isWhole(parts: readonly Part[], roleOf: RoleOf): boolean {
  const [first, second] = parts;
  if (first === undefined || second === undefined) return false;
  if (first.role === 'initials') return parts.length > 1 && isName(second);
  return roleOf(first.text) === 'given' || (isListedGiven(first.text) && roleOf(first.text) !== 'surname');
}

/** `Maggie, Pippa`, `Kathleen, Declan Furey`: the first is a given name elsewhere, and no surname. */
function isGivenOnly(parts: readonly Part[], roleOf: RoleOf): boolean {
  const [only] = parts;
  return parts.length === 1 && only?.role !== 'initials' && roleOf(only?.text ?? '') === 'given';
}

/** Where the second person of a name begins; undefined if it is one person's. */
function border({ text, parts }: Mention, roleOf: RoleOf): number | undefined {
  for (const { index, 0: sign } of text.matchAll(APART)) {
    const front = parts.filter(({ end }) => end <= index);
    const behind = parts.filter(({ start }) => start > index);
    if (front.length === 0 || !behind.some(isName)) continue;
    if (sign === ',' && (isWhole(front, roleOf) || isGivenOnly(front, roleOf))) return index + 1;
    const [only] = behind;
    // A line break may be one within a name.
    if (sign === '\n' && behind.length === 1 && isWhole(front, roleOf) && roleOf(only?.text ?? '') === 'given')
      return index + 1;
  }
  return undefined;
}

const moved = (parts: readonly Part[], by: number): Part[] =>
  parts.map((part) => ({ ...part, start: part.start + by, end: part.end + by }));

/**
 * The persons whom one term names, each with the places of its parts in the whole: `Kathleen, Declan Furey` are two where the document
 * has a Kathleen elsewhere.
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

/** What names without a comma or a line break say of their words: those of several words first, then those of lists that stand alone. */
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
