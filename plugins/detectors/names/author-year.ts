import type { Evidence, EvidenceKind, Match } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

/** Evidence from the way in which texts cite literature. */
export const CITED = [
  {
    name: 'form:cited-author',
    reason: 'author and year of a publication that the text cites',
    weights: { PERSON: -4, ORGANIZATION: -4, LOCATION: -4, FACILITY: -4, CITY: -4 },
  },
] as const satisfies readonly EvidenceKind[];

/** What stands in brackets with a year: `(Metlay et al., 2019; Torres & Cilloniz, 2015)`. */
const IN_BRACKETS = /\([^()\n]{2,80}(?:(?:1[89]|20)\d\d|n\.d\.)[^()\n]{0,80}\)/gu;
const WORD = String.raw`\p{Lu}[\p{L}\p{M}'’-]{0,30}`;
/** A surname, with its particles and initials: `van der Berg`, `Kionka, P. A.`; a given name before it is that of somebody. */
const AUTHOR = String.raw`(?:(?:${lexiconPattern('person-names', { class: 'particle' })}) ){0,3}${WORD}(?:,? (?:\p{Lu}\.[ -]?){1,3})?`;
const YEAR = String.raw`(?:(?:1[89]|20)\d\d[a-z]?|n\.d\.)`;
/** One source: `Kionka, 2013, p. 4`, `Ruiz, Rath, & Niedzwiecki, 2021`. */
const SOURCE = new RegExp(
  String.raw`^ ?(?:(?:see|cf\.|e\.g\.,|[Ss]ource:) )?${AUTHOR}(?:(?:, (?:& |and )?| & | and )${AUTHOR}){0,8}(?:,? et al\.?)?(?:,|(?<=al\.)) ${YEAR}(?:, ${YEAR}){0,3}(?:, (?:pp?|ch)\. ?[\d–-]{1,9})?$`,
  'u',
);
const isCitation = (text: string): boolean =>
  text
    .slice(1, -1)
    .split(';')
    .every((part) => SOURCE.test(part));
/** What only a citation has; without it, `(Weber, 1952; Ruiz, 1960)` may be persons and their years of birth. */
const TELLING = / & |et al|n\.d\.|, pp?\./u;
/** Citations without such a mark from which on a text seems to cite. */
const FEW = 3;

/**
 * Evidence against open names that are authors in citations: `(Saleri & Ryan, 2019)`. In a text that cites like that, one author
 * with a year is a citation too.
 */
export function doubtsByCitation(view: string, open: readonly Match[]): readonly (Evidence | undefined)[] {
  if (open.length === 0 || !view.includes('(')) return [];
  const citations = [...view.matchAll(IN_BRACKETS)].filter(([text]) => isCitation(text));
  const cites = citations.length >= FEW || citations.some(([text]) => TELLING.test(text));
  if (!cites) return [];
  return open.map(({ start, end }) => {
    const isCited = citations.some(({ index, 0: text }) => index < start && end < index + text.length);
    return isCited ? { code: 'form:cited-author' } : undefined;
  });
}
