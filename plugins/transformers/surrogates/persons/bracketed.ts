import { fold } from '../base/text.js';
import { isKnownGiven } from './cultures.js';
import { guessedGender } from './genders.js';
import type { Mention, Part } from './parse.js';

/** The end of `J.C. de Vries (` or `William Tate, known as "`: another name of the same person follows. */
const SAME_PERSON_FOLLOWS =
  /(?:\(["'“„«]?|(?:called|known as|preferred name:?|genannt|gen\.|detta|detto|dite?|conocid[oa] como|conhecid[oa] (?:como|por)|roepnaam:?) {1,3}["'“„«(]?)$/iu;

/** A single name that belongs to the person named right before it; undefined for any other name. */
function sameAs(mention: Mention, previous: Mention | undefined): Mention | undefined {
  const { parts, before } = mention;
  const [only] = parts;
  if (
    previous === undefined ||
    previous.parts.length < 2 ||
    parts.length !== 1 ||
    only?.role === 'initials' ||
    !SAME_PERSON_FOLLOWS.test(before)
  )
    return undefined;
  const near = fold(before.slice(-MAX_DISTANCE));
  return near.includes(fold(previous.text.slice(-SHOWN))) ? previous : undefined;
}

/**
 * Maximum distance between a name and another form of it, and length of the end of the first name that is examined. In
 * code units.
 */
const MAX_DISTANCE = 40;
const SHOWN = 4;

const hasRole = (parts: readonly Part[], role: Part['role']): boolean => parts.some((part) => part.role === role);

/** Full names given in two pieces: `J.C. de Vries (Johanna)` is Johanna de Vries. */
export function bracketed(mentions: readonly Mention[]): Mention[] {
  return mentions.flatMap((mention, i) => {
    const person = sameAs(mention, mentions[i - 1]);
    const [first] = mention.parts;
    if (person === undefined || first === undefined) return [];
    const [initials] = person.parts;
    const hasInitialsOnly =
      hasRole(person.parts, 'surname') && !hasRole(person.parts, 'given') && initials?.role === 'initials';
    if (!hasInitialsOnly || fold(initials.text).charAt(0) !== fold(first.text).charAt(0)) return [];
    const surnames = person.parts.filter(({ role }) => role === 'surname');
    return [{ ...person, parts: [{ ...first, role: 'given' }, ...surnames] }];
  });
}

const givenOf = ({ parts }: Mention): string | undefined => parts.find(({ role }) => role === 'given')?.text;

/**
 * Adds genders that the preceding name implies, for names that are in no list: in `Preferred name: Xio`, Xio has the
 * gender of Xiomara.
 */
export function withGenders(mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, i) => {
    const person = sameAs(mention, mentions[i - 1]);
    const [only] = mention.parts;
    const given = person === undefined ? undefined : givenOf(person);
    if (person === undefined || given === undefined || only === undefined || isKnownGiven(only.text)) return mention;
    const gender = mention.gender ?? person.gender ?? guessedGender(fold(given));
    return { ...mention, gender, parts: [{ ...only, role: 'given' }] };
  });
}

/** The given name in brackets or quotes within a name, beside the one before it: `Tobias (Toby) Blackwood`. */
function calledIn({ text, parts }: Mention): { readonly short: string; readonly long: string }[] {
  const given = parts.filter(({ role }) => role === 'given');
  const [first, second] = given;
  if (first === undefined || second === undefined || !/[("'“„«‘]/u.test(text.slice(first.end, second.start))) return [];
  return [{ short: fold(second.text), long: fold(first.text) }];
}

/** Names by which the person of the preceding name is called: Xio of Xiomara, Toby in `Tobias (Toby) Blackwood`. */
export function clippedIn(mentions: readonly Mention[]): { readonly short: string; readonly long: string }[] {
  return mentions.flatMap((mention, i) => {
    const called = calledIn(mention);
    if (called.length > 0) return called;
    const person = sameAs(mention, mentions[i - 1]);
    const long = fold((person && givenOf(person)) ?? '');
    const short = fold(mention.parts[0]?.text ?? '');
    const isClipped = short.length > 2 && short.length < long.length && long.startsWith(short);
    return isClipped ? [{ short, long }] : [];
  });
}
