import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';
import { lexiconPattern, lexiconSet, mayBeInFurtherLanguage, PERSON_ROLES, scoreOf } from '../../../kit/index.js';

/** Word list: last words of occupations in Italian, Portuguese, Polish, Swedish, Czech, Turkish and Russian. */
export const OCCUPATION_LIST = 'attributes/further-occupation';
const TERMS = lexiconSet('occupations', { class: 'of-somebody' });
export const OCCUPATION_WORDS: readonly string[] = [
  ...new Set([...TERMS].map((term) => term.slice(term.lastIndexOf(' ') + 1))),
];
/** Turkish nouns that name an occupation together with the noun before them: `fabrika müdürü`. */
const POSSESSIVE = /(?:[ıiuü]sı?|[ıiuü]|sorumlusu|sahibi)$/u;

const CUE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${lexiconPattern('occupations', { class: 'before-it' })}) (?:an? |un |una |uma? |ett? |en )?$`,
  'iu',
);
/** What stands before an occupation in apposition, at the beginning of a line, and behind the years of a CV. */
const SIGN = /(?:, | \(|^\(| - |[|;:] |(?:19|20)\d\d ?-[^\n]{0,16}[: ] {0,3})$/u;
const LINE = /(?:^|\n)[ \t*•-]{0,4}$/u;
const STOPS = new RegExp(
  `^(?:[,.;)|]|[ \\t]{0,4}(?:\\n|$| -|\\()| (?:${lexiconPattern('attributes', { class: 'behind-occupation' })}|${lexiconPattern('occupations', { class: 'behind-it' })}|z|ze|из|från|nella|nel|na|no) )`,
  'u',
);
const BEHIND = new RegExp(`^ (?:${lexiconPattern('occupations', { class: 'behind-it' })})(?!\\p{L})`, 'u');
/** `di laboratorio`, `по продажам`, `provozu`: what further tells an occupation before its end. */
const MORE = new RegExp(
  `^ (?:(?:${lexiconPattern('occupations', { class: 'before-its-field' })}) )?\\p{Ll}[\\p{L}-]{2,20}(?=[,.;)|\n]|$)`,
  'u',
);
const ADJECTIVE =
  /(?:^|[^\p{L}-])(\p{L}[\p{L}-]{2,20}(?:sk[aáýý]|ck[aáý]|[wn][ay]|[nvd][íáý]|ная|ный|ский|ская|овый|ший|тний)) $/u;
const WORD_BEFORE = /(?:^|[^\p{L}-])(\p{L}[\p{L}-]{2,20}) $/u;
const REACH = 40;
const SCORE = scoreOf('form:usual');

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Listed occupations in apposition, directly before a person, behind words such as *former* and *retired*, and in the
 * lines of a CV: `Il Neri, falegname,`, `tesař Jan Novák`, `emerytowany kolejarz`, `2016-oggi: enologa presso`.
 */
export const furtherOccupation: CodeRecognizer = {
  name: 'attributes/further-occupation',
  types: ['OCCUPATION'],
  needs: { words: [OCCUPATION_LIST] },
  recognize: () => [],
  recall(document: TextDocument, found: readonly Match[]): readonly Match[] {
    const { view } = document;
    if (!mayBeInFurtherLanguage(document)) return [];
    const bit = document.wordList(OCCUPATION_LIST);
    const persons = new Set(
      found.flatMap(({ type, start, score }) => (type === 'PERSON' && score >= LEAST ? [start] : [])),
    );
    const matches: Match[] = [];
    const { flags, start, end, length } = document.tokens;
    for (let token = 0; token < length; token++) {
      if (((flags[token] ?? 0) & bit) === 0) continue;
      const term = listedTerm(view, start[token] ?? 0, end[token] ?? 0);
      const span = term === undefined ? undefined : told(view, term, persons);
      if (span !== undefined)
        matches.push({ type: 'OCCUPATION', ...span, score: SCORE, why: 'listed occupation of somebody' });
    }
    return matches;
  },
};

const LEAST = 0.5;
const ROLES: ReadonlySet<string> = new Set(PERSON_ROLES);

/** The longest listed term that ends with a word; a Turkish possessive needs the noun before it. */
function listedTerm(view: string, start: number, end: number): Span | undefined {
  let first = start;
  let best: number | undefined = TERMS.has(view.slice(start, end).toLowerCase()) ? start : undefined;
  for (let words = 0; words < 2; words++) {
    const before = WORD_BEFORE.exec(view.slice(Math.max(0, first - REACH), first))?.[1];
    if (before === undefined) break;
    first -= before.length + 1;
    if (TERMS.has(view.slice(first, end).toLowerCase())) best = first;
  }
  return best === undefined ? undefined : { start: best, end };
}

/** The term with what belongs to it, if its surroundings tell that it is somebody's occupation. */
function told(view: string, { start, end }: Span, persons: ReadonlySet<number>): Span | undefined {
  const wide = withNounBefore(view, start, end);
  const isBeforePerson = view.charAt(end) === ' ' && persons.has(end + 1);
  // A role on a ward or in an office stands there like a title: `Hemşire Elif Aksoy`.
  if (isBeforePerson) return ROLES.has(view.slice(start, end).toLowerCase()) ? undefined : { start: wide, end };
  const behind = view.slice(end, end + REACH);
  if (BEHIND.test(behind)) return { start: wide, end };
  const more = MORE.exec(behind)?.[0].length ?? 0;
  const before = [start, wide].map((at) => view.slice(Math.max(0, at - REACH), at));
  if (before.some((text) => CUE.test(text))) return { start, end: end + more };
  const isClosed = STOPS.test(view.slice(end + more, end + more + REACH));
  if (!isClosed) return undefined;
  if (before.some((text) => SIGN.test(text))) return { start: wide, end: end + more };
  return before.some((text) => LINE.test(text)) && /^[ \t]*(?:\n|$)/u.test(view.slice(end + more))
    ? { start: wide, end: end + more }
    : undefined;
}

/** Start of the adjective, or of the noun that a Turkish possessive needs, before a term. */
function withNounBefore(view: string, start: number, end: number): number {
  const before = view.slice(Math.max(0, start - REACH), start);
  const isTurkish = TURKISH.has(view.slice(start, end).toLowerCase());
  const word = (isTurkish && POSSESSIVE.test(view.slice(start, end)) ? WORD_BEFORE : ADJECTIVE).exec(before)?.[1];
  return word === undefined ? start : start - word.length - 1;
}

const TURKISH = lexiconSet('occupations', { class: 'of-somebody', language: 'tr' });
