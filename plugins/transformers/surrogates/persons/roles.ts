import type { Language } from '../../../../kit/index.js';
import { fold } from '../base/text.js';
import { hasSurnameEnding, isKnownGiven, isKnownSurname } from './cultures.js';
import { type Mention, type Part, parseName } from './parse.js';

type Sure = 'given' | 'surname';

/** What the mentions of a unit show about the words of its names. */
export interface Certain {
  /** Roles of single words after a title or kinship term. */
  readonly alone: ReadonlyMap<string, Sure>;
  /** Roles of all words: first from single words, then from the order of full names. */
  readonly all: ReadonlyMap<string, Sure>;
  /** Surnames with their particle, folded: `van alstyne` of `Margaret Van Alstyne`. */
  readonly surnamesWithParticles: ReadonlySet<string>;
}

export function certainRoles(mentions: readonly Mention[]): Certain {
  const alone = new Map<string, Sure>();
  const note = (into: Map<string, Sure>, { text, role }: Part): void => {
    if ((role === 'given' || role === 'surname') && !into.has(fold(text))) into.set(fold(text), role);
  };
  for (const { parts } of mentions) if (parts.length === 1) for (const part of parts) note(alone, part);
  const all = new Map(alone);
  for (const { parts } of mentions) for (const part of parts) note(all, part);
  return { alone, all, surnamesWithParticles: new Set(mentions.flatMap(surnameWithParticle)) };
}

/** The surname of a mention with the particle before it, folded; empty if there is none. */
function surnameWithParticle({ text, parts }: Mention): string[] {
  const surname = parts.at(-1);
  const before = parts.at(-2);
  if (surname?.role !== 'surname' || before === undefined) return [];
  const particle = text.slice(before.end, surname.start).trim();
  return /^(?:van|von|di|da|du|la|le|al|ter|ten)$/iu.test(particle) ? [fold(`${particle} ${surname.text}`)] : [];
}

/** True for a given name of a list, or a double one of which one half is listed. */
export const isGivenWord = (name: string): boolean => isKnownGiven(name) || name.split('-').some(isKnownGiven);

/**
 * Reads names whose surname comes first without a comma, as in registers of many countries (not English): `Rizzati
 * Antonio`, `BRAGA HELENA`. Requires that the rest of the document shows this order, or that only the last word is a
 * given name.
 */
export function turned(mention: Mention, { alone }: Certain, language: Language | undefined): Pick<Mention, 'parts'> {
  const { parts, text } = mention;
  const [first] = parts;
  const last = parts.at(-1);
  if (language === 'en' || parts.length < 2 || parts.length > 3) return mention;
  if (first?.role !== 'given' || last?.role !== 'surname' || text.includes(',')) return mention;
  const isShown =
    alone.get(fold(first.text)) === 'surname' &&
    alone.get(fold(last.text)) !== 'surname' &&
    (language !== undefined || !isGivenWord(first.text));
  const isListed =
    (language !== undefined || hasSurnameEnding(first.text)) &&
    isGivenWord(last.text) &&
    !isKnownSurname(last.text) &&
    !isGivenWord(first.text);
  if (!isShown && !isListed) return mention;
  return { parts: parts.map((part, i): Part => (i === 0 ? { ...part, role: 'surname' } : { ...part, role: 'given' })) };
}

/** `D. Iván Peña`, `D.ª Pilar Soto`: a Spanish form of address that looks like an initial. */
export function withoutAddress(mention: Mention, language: Language | undefined): Pick<Mention, 'parts'> {
  const [first] = mention.parts;
  const isAddress =
    language === 'es' && mention.parts.length > 2 && first?.start === 0 && /^D(?:\.ª?|ª|ña\.?)$/u.test(first.text);
  return isAddress ? { parts: mention.parts.slice(1) } : mention;
}

/** `VAN ALSTYNE`, if the unit has a Margaret Van Alstyne: the first word is a particle. In Van Morrison it is not. */
export function withoutParticle(mention: Mention, { surnamesWithParticles }: Certain): Pick<Mention, 'parts'> {
  const { parts, text } = mention;
  const [first, last] = parts;
  const isIt =
    parts.length === 2 &&
    first?.role === 'given' &&
    surnamesWithParticles.has(fold(text.slice(first.start, last?.end)));
  return isIt && last !== undefined ? { parts: [{ ...last, role: 'surname' }] } : mention;
}

/** Gives the words of a name the roles that they have in the full name of its person: `Minh Anh` in `Vu, Minh Anh`. */
export function withRolesOfPerson(mention: Mention, persons: readonly string[] = []): Mention {
  for (const person of persons) {
    const whole = parseName({ text: person, before: '', header: [] }).parts;
    const roles = new Map(whole.map(({ text, role }) => [fold(text), role] as const));
    const parts = mention.parts.map(
      (part): Part => (part.role === 'initials' ? part : { ...part, role: roles.get(fold(part.text)) ?? 'initials' }),
    );
    // A word that is not part of the person's name shows that the mention is somebody else.
    if (parts.every(({ role }, i) => role !== 'initials' || mention.parts[i]?.role === 'initials'))
      return { ...mention, parts, person: { given: textOf(whole, 'given'), surname: textOf(whole, 'surname') } };
  }
  return mention;
}

const textOf = (parts: readonly Part[], role: 'given' | 'surname'): string =>
  parts.find((part) => part.role === role)?.text ?? '';
