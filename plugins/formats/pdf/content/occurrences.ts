import type { Edit } from '../../../../core/index.js';
import { mayStandInside } from '../../../../kit/index.js';

const LETTER = /[\p{L}\p{N}]/u;
const ALPHA = /\p{L}/u;
const HYPHEN = /[-\u00ad\u2010]/;

/** Number of letters of a term that are compared at every position of a text. */
const PREFIX = 3;

const NONE: ReadonlySet<number> = new Set();

/**
 * Finds terms in a text as whole words, ignoring blanks, case, and hyphens between letters. For files in which blanks
 * look like gaps between letters, and for names broken at a line end.
 */
export class LooseTerms {
  readonly #byPrefix = new Map<string, string[]>();
  /** Lengths of the prefixes: shorter terms have shorter ones. */
  readonly #lengths: readonly number[];

  /** True for a term in a script without blanks, which may be inside of a run of letters. */
  readonly #standsInside: boolean;

  constructor(terms: readonly string[]) {
    this.#standsInside = terms.some(mayStandInside);
    for (const term of new Set(terms.map((one) => withoutBlanks(one).letters))) {
      if (term === '') continue;
      const prefix = term.slice(0, PREFIX);
      const known = this.#byPrefix.get(prefix);
      if (known === undefined) this.#byPrefix.set(prefix, [term]);
      else known.push(term);
    }
    this.#lengths = [...new Set([...this.#byPrefix.keys()].map(({ length }) => length))];
  }

  /**
   * Ranges of the text without overlaps; of overlapping ones the first and longest.
   * @param seams offsets at which letters of different operators meet: a term drawn by itself counts as a whole word.
   */
  in(text: string, seams: ReadonlySet<number> = NONE): Edit[] {
    const { letters, places } = withoutBlanks(text);
    const found: Edit[] = [];
    for (let at = 0; at < letters.length; at++) {
      const start = places[at] ?? 0;
      // Nearly all letters are inside of words.
      const within = isInside(text, start) && !seams.has(start);
      if (within && !this.#standsInside) continue;
      for (const length of this.#lengths) {
        const terms = this.#byPrefix.get(letters.slice(at, at + length)) ?? [];
        for (const term of terms) {
          if (!letters.startsWith(term, at)) continue;
          const end = (places[at + term.length - 1] ?? start) + 1;
          if (isWhole(text, start, end, seams) || mayStandInside(term)) found.push({ start, end, text: '' });
        }
      }
    }
    return apart(found);
  }
}

function withoutBlanks(text: string): { letters: string; places: Int32Array } {
  const places = new Int32Array(text.length);
  let letters = '';
  let count = 0;
  // Start of the plain letters that have not been copied yet.
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (isPlain(text.charCodeAt(at))) {
      places[count++] = at;
      continue;
    }
    if (at > from) letters += text.slice(from, at);
    from = at + 1;
    const letter = (text[at] ?? '').toLowerCase();
    if (letter.trim() === '' || letter.length > 1 || isJoint(text, at)) continue;
    letters += letter;
    places[count++] = at;
  }
  return { letters: letters + text.slice(from), places };
}

/** True for lower-case ASCII letters and digits, as nearly all characters are. */
const isPlain = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);

/** True for a hyphen between letters, which may be that of a line end. */
const isJoint = (text: string, at: number): boolean =>
  HYPHEN.test(text[at] ?? '') && ALPHA.test(text[at - 1] ?? '') && ALPHA.test(text[at + 1] ?? '');

/** True for an offset between two letters or digits. */
export const isInside = (text: string, at: number): boolean => isLetter(text, at) && isLetter(text, at - 1);

const isLetter = (text: string, at: number): boolean => isPlain(text.charCodeAt(at)) || LETTER.test(text[at] ?? '');

/** True if a range begins and ends at word boundaries or at seams. */
function isWhole(text: string, start: number, end: number, seams: ReadonlySet<number>): boolean {
  const edges = [start, end].filter((at) => isInside(text, at));
  if (edges.length === 0) return true;
  if (!edges.every((at) => seams.has(at))) return false;
  for (let at = start + 1; at < end; at++) if (seams.has(at)) return false;
  return true;
}

function apart(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept[kept.length - 1];
    if (last === undefined || edit.start >= last.end) kept.push(edit);
  }
  return kept;
}
