import type { EntityType } from '../contracts/entity-type.js';
import type { TokenRows } from '../contracts/tokens.js';
import { isSearchedAgain } from '../mentions/value.js';
import { foldCase } from '../scan/phrases.js';
import type { Candidate } from './candidate.js';
import { placesOf, SearchTerms } from './search-terms.js';

/** Types of names: what is one at one place is one wherever it is written the same. */
const NAMES: ReadonlySet<EntityType> = new Set(['PERSON', 'ORGANIZATION', 'LOCATION', 'CITY', 'FACILITY']);
/** Most characters of a name, and most names that are searched again in one text. */
const MAX_LENGTH = 80;
const MAX_VALUES = 500;

/** Two words or more: `Hartwell Transit Authority`, `Unit 6, 22 Ironbark Street`. */
const SEVERAL_WORDS = /^\S*\p{L}{2}\S*(?:\s+\S+)*\s+\S*\p{L}{2}\S*$/u;
const WHITE_SPACE = /\s/;
/** A login or code of one word, which has too few digits to be found as a number in all spellings: `tanwl2`. */
const CODE = /^(?=.*\d)(?=.*\p{L}{3})[\p{L}\d._-]{5,30}$/u;
/** Letters that a segment, a label or a list says to be a name: `BRH`. */
const LETTERS = /^\p{Lu}{3,8}$/u;
const SURE_LETTERS = 0.9;
/** `Piper & Daughters| Plumbing`: the partners alone are the firm, too. */
const PARTNERS = /^\p{Lu}[\p{L}'’.-]+ & \p{Lu}[\p{L}'’-]+(?= )/u;
const LOWER_CASE = /^[^\p{Lu}]*$/u;
const LINE_BREAK = /\n/;

/** How a value is searched again: in any case, only as it is written, or not at all. */
function spellingOf(text: string, { type, score }: Candidate): 'any' | 'exact' | undefined {
  if (text.length > MAX_LENGTH || LINE_BREAK.test(text)) return undefined;
  const isName = NAMES.has(type);
  if (!isName && !isSearchedAgain(type)) return undefined;
  if (WHITE_SPACE.test(text) && SEVERAL_WORDS.test(text)) return 'any';
  if (!isName) return CODE.test(text) ? 'any' : undefined;
  return LETTERS.test(text) && score >= SURE_LETTERS ? 'exact' : undefined;
}

/** True for a name that is searched again: most are one word, which may be an ordinary one elsewhere. */
export const isNameAgain = (view: string, one: Candidate): boolean =>
  NAMES.has(one.type) && spellingOf(view.slice(one.start, one.end), one) !== undefined;

/** First code unit of the scripts of which words may stand without blanks between them, or as their kin write them. */
const FIRST_OTHER_SCRIPT = 0x370;

/** Tells which words stand more than once in a text: most values begin with one that does not. */
class FirstWords {
  readonly #view: string;
  readonly #tokens: TokenRows;
  /** How often each word stands in the text, by its hash; counted when first needed. */
  #counts: ReadonlyMap<number, number> | undefined;

  constructor(view: string, tokens: TokenRows) {
    this.#view = view;
    this.#tokens = tokens;
  }

  /** False if a value can stand nowhere else, since its first word does not. */
  mayRepeat({ start, end }: Candidate): boolean {
    if (this.#view.charCodeAt(start) >= FIRST_OTHER_SCRIPT) return true;
    const token = this.#tokenAt(start);
    if (token === undefined || (this.#tokens.end[token] ?? 0) > end) return true;
    this.#counts ??= countsOf(this.#tokens);
    return (this.#counts.get(this.#tokens.hash[token] ?? 0) ?? 0) > 1;
  }

  /** The token that begins at an offset; undefined if none does. */
  #tokenAt(start: number): number | undefined {
    const { start: starts, length } = this.#tokens;
    let [low, high] = [0, length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((starts[middle] ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    return low < length && starts[low] === start ? low : undefined;
  }
}

function countsOf({ hash, length }: TokenRows): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (let i = 0; i < length; i++) counts.set(hash[i] ?? 0, (counts.get(hash[i] ?? 0) ?? 0) + 1);
  return counts;
}

/** A place where a value that was found elsewhere stands again. */
interface Again {
  readonly start: number;
  readonly end: number;
  readonly candidate: Candidate;
}

const keyOf = (text: string, type: EntityType): string => `${type} ${foldCase(text.replace(/\s+/g, ' '))}`;

/**
 * The further places of names of several words, of logins and of letters that stand for a name, in any case and with any
 * white space. Numbers are found by `Mentions`, which knows their spellings. One look-up for each word of the text.
 */
export function wordsAgain(view: string, tokens: TokenRows, seeds: readonly Candidate[]): Again[] {
  const terms = new SearchTerms();
  const known = new Map<string, Candidate>();
  const first = new FirstWords(view, tokens);
  for (const seed of seeds) {
    const text = view.slice(seed.start, seed.end);
    const spelling = terms.size < MAX_VALUES ? spellingOf(text, seed) : undefined;
    if (spelling === undefined || !first.mayRepeat(seed) || known.has(keyOf(text, seed.type))) continue;
    known.set(keyOf(text, seed.type), seed);
    terms.add(text, seed.type, spelling === 'exact');
    const partners = seed.type === 'ORGANIZATION' ? PARTNERS.exec(text)?.[0] : undefined;
    if (partners === undefined || known.has(keyOf(partners, seed.type))) continue;
    known.set(keyOf(partners, seed.type), seed);
    terms.add(partners, seed.type);
  }
  if (terms.size === 0) return [];
  return placesOf(view, tokens, terms).flatMap(({ start, end, type }) => {
    const text = view.slice(start, end);
    const candidate = known.get(keyOf(text, type));
    if (candidate === undefined) return [];
    // `best buy` in lower case may be ordinary words.
    const isOther = LOWER_CASE.test(text) && !LOWER_CASE.test(view.slice(candidate.start, candidate.end));
    return isOther && type !== 'PERSON' && NAMES.has(type) ? [] : [{ start, end, candidate }];
  });
}
