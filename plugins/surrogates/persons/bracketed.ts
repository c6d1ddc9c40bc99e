import { fold } from '../text.js';
import type { Mention, Part } from './parse.js';

/** The end of `J.C. de Vries (` and of `William Tate, known as "`: a name of the same person follows. */
const AGAIN =
  /(?:\(["'“„«]?|(?:called|known as|preferred name:?|genannt|gen\.|detta|detto|dite?|conocid[oa] como|conhecid[oa] (?:como|por)|roepnaam:?) {1,3}["'“„«(]?)$/iu;

/** A name alone that is another one of the person who is named right before it; undefined for any other. */
export function sameAs(mention: Mention, previous: Mention | undefined): Mention | undefined {
  const { parts, before } = mention;
  const [only] = parts;
  if (previous === undefined || parts.length !== 1 || only?.role === 'initials' || !AGAIN.test(before))
    return undefined;
  const near = fold(before.slice(before.length - previous.text.length - FARTHEST));
  return near.includes(fold(previous.text)) ? previous : undefined;
}

/** Between a name and another one of the same person. */
const FARTHEST = 30;

const hasRole = (parts: readonly Part[], role: Part['role']): boolean => parts.some((part) => part.role === role);

/** Whole names that are told in two pieces: `J.C. de Vries (Johanna)` is Johanna de Vries. */
export function bracketed(mentions: readonly Mention[]): Mention[] {
  return mentions.flatMap((mention, i) => {
    const person = sameAs(mention, mentions[i - 1]);
    const [first] = mention.parts;
    if (person === undefined || first === undefined) return [];
    const [initials] = person.parts;
    const isTold = hasRole(person.parts, 'surname') && !hasRole(person.parts, 'given') && initials?.role === 'initials';
    if (!isTold || fold(initials.text).charAt(0) !== fold(first.text).charAt(0)) return [];
    const surnames = person.parts.filter(({ role }) => role === 'surname');
    return [{ ...person, parts: [{ ...first, role: 'given' }, ...surnames] }];
  });
}
