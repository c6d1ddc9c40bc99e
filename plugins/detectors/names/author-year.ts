import type { Evidence, EvidenceKind, Match, Span } from '../../../core/index.js';
import { byPosition, lexiconPattern, overlapping } from '../../../kit/index.js';

/** Evidence from the way in which texts cite literature. */
export const CITED = [
  {
    name: 'form:cited-author',
    reason: 'author and year of a publication that the text cites',
    weights: { PERSON: -4, ORGANIZATION: -4, LOCATION: -4, FACILITY: -4, CITY: -4 },
  },
] as const satisfies readonly EvidenceKind[];

/** What stands in brackets with a year: `(Metlay et al., 2019; Torres & Cilloniz, 2015)`. */
const IN_BRACKETS = /\([^()\n]{2,80}(?:(?:1[89]|20)\d\d|n\.d\.)[^()\n]{0,160}\)/gu;
const WORD = String.raw`\p{Lu}[\p{L}\p{M}'’-]{0,30}`;
/** A surname, with its particles and initials: `van der Berg`, `Kionka, P. A.`; a given name before it is that of somebody. */
const AUTHOR = String.raw`(?:(?:${lexiconPattern('person-names', { class: 'particle' })}) ){0,3}${WORD}(?:,? (?:\p{Lu}\.[ -]?){1,3})?`;
const YEAR = String.raw`(?:(?:1[89]|20)\d\d[a-z]?|n\.d\.)`;
/** One source: `Kionka, 2013, p. 4`, `Ruiz, Rath, & Niedzwiecki, 2021`. */
const SOURCE = new RegExp(
  String.raw`^ ?(?:(?:see|cf\.|e\.g\.,|[Ss]ources?:) )?${AUTHOR}(?:(?:, (?:& |and )?| & | and )${AUTHOR}){0,8}(?:,? et al\.?)?(?:,|(?<=al\.)) ${YEAR}(?:, ${YEAR}){0,3}(?:, (?:pp?|ch)\. ?[\d–-]{1,9})?$`,
  'u',
);
/** What else may stand among sources: `Cleveland Clinic, 2022b`. */
const OTHER_SOURCE = new RegExp(String.raw`^ ?\p{Lu}[^;]{2,80}, ${YEAR}(?:, ${YEAR}){0,3}$`, 'u');
/** What only a citation has; without it, `(Weber, 1952; Ruiz, 1960)` may be persons and their years of birth. */
const TELLING = / & |et al|n\.d\.|, pp?\./u;
const ET_AL = 'et al';
/** Citations without such a mark from which on a text seems to cite. */
const FEW = 3;
/** *et al.* outweighs even a model that is sure of the name. */
const SURE = 2.5;

/** A place where a text cites. */
interface Cited extends Span {
  readonly isSure: boolean;
}

/**
 * Evidence against open names that are authors in citations: `(Saleri & Ryan, 2019)`, `Ouali et al. (2020)`. In a text that cites
 * like that, one author with a year is a citation too.
 */
export function doubtsByCitation(view: string, open: readonly Match[]): readonly (Evidence | undefined)[] {
  if (open.length === 0 || !view.includes('(')) return [];
  const cited = [...inBrackets(view), ...beforeEtAl(view)].sort(byPosition);
  if (cited.length === 0) return [];
  const elsewhere = wordsElsewhere(view, cited);
  return open.map((match) => {
    const source = overlapping(cited, match).find(({ start, end }) => start <= match.start && match.end <= end);
    if (source === undefined || namesIn(view.slice(match.start, match.end)).some((word) => elsewhere.has(word)))
      return undefined;
    return source.isSure ? { code: 'form:cited-author', value: SURE } : { code: 'form:cited-author' };
  });
}

const NAME = /\p{Lu}[\p{L}\p{M}]+/gu;
const namesIn = (text: string): readonly string[] => Array.from(text.matchAll(NAME), ([word]) => word.toLowerCase());

/** The words with a capital outside of citations: whoever writes about herself may cite herself. */
function wordsElsewhere(view: string, cited: readonly Cited[]): ReadonlySet<string> {
  const words = new Set<string>();
  let from = 0;
  for (const { start, end } of [...cited, { start: view.length, end: view.length }]) {
    for (const word of namesIn(view.slice(from, start))) words.add(word);
    from = end;
  }
  return words;
}

function inBrackets(view: string): readonly Cited[] {
  const citations = [...view.matchAll(IN_BRACKETS)].map(sourcesOf).filter((parts) => parts.length > 0);
  const cites = citations.length >= FEW || citations.some((parts) => parts.some(({ text }) => TELLING.test(text)));
  return cites ? citations.flat() : [];
}

/** The sources in brackets, without what is no author; none if something else stands there or nothing but one tells that it is a citation. */
function sourcesOf({ 0: brackets, index }: RegExpExecArray): readonly (Cited & { readonly text: string })[] {
  const out: (Cited & { readonly text: string })[] = [];
  let others = 0;
  let start = index + 1;
  for (const text of brackets.slice(1, -1).split(';')) {
    if (SOURCE.test(text)) out.push({ start, end: start + text.length, text, isSure: text.includes(ET_AL) });
    else if (OTHER_SOURCE.test(text)) others++;
    else return [];
    start += text.length + 1;
  }
  return others === 0 || out.some(({ text }) => TELLING.test(text)) ? out : [];
}

const REACH = 200;
const LONGEST_YEAR = 12;
const BEHIND_ET_AL = new RegExp(String.raw`^\.?,? \(${YEAR}\)`, 'u');
const NO_GIVEN_NAME = String.raw`(?<!\p{Lu}\p{Ll}{2,20} )`;
const AUTHORS = new RegExp(`${NO_GIVEN_NAME}${AUTHOR}(?:(?:, | & | and )${AUTHOR}){0,8},? $`, 'u');
/** `Braveman et al. (2022)` */
function beforeEtAl(view: string): readonly Cited[] {
  const out: Cited[] = [];
  for (let at = view.indexOf(ET_AL); at > 0; at = view.indexOf(ET_AL, at + ET_AL.length)) {
    const behind = view.slice(at + ET_AL.length, at + ET_AL.length + LONGEST_YEAR);
    const list = BEHIND_ET_AL.test(behind) ? AUTHORS.exec(view.slice(Math.max(0, at - REACH), at)) : null;
    if (list !== null) out.push({ start: at - list[0].length, end: at, isSure: true });
  }
  return out;
}
