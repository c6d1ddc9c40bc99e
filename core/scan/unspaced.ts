import { FOLD } from './characters.js';
import {
  beginsAt,
  type Edges,
  edgesOf,
  endsAt,
  isBlank,
  isHangul,
  isUnspaced,
  standsBetween,
} from './unspaced-letters.js';

/** Maximum white space within a term, in code units: a line break and the indentation of the next line. */
const MAX_BLANKS = 8;
const BLANK = 0x20;
const NONE: readonly never[] = [];
const LINE_END = /[\n\r\u2028\u2029]/;

interface Entry<T> extends Edges {
  /** The term without blanks, if case counts. */
  readonly exact: string | undefined;
  readonly value: T;
}

/** A node of the prefix tree of terms: terms that end here, and the next letters. */
interface Node<T> {
  next: Map<number, Node<T>> | undefined;
  entries: readonly Entry<T>[] | undefined;
}

/** A position of a term. */
export interface InsidePlace<T> {
  readonly start: number;
  readonly end: number;
  readonly value: T;
}

/** How the letters of a term are separated in a text: not at all, by a line break, or by blanks. */
type Gap = 'none' | 'line' | 'blank';

/** True for a term that is also found within a run of letters, because its script has no blanks between words. */
export function mayStandInside(term: string): boolean {
  if (!hasUnspacedEdge(term)) return false;
  const text = withoutBlanks(term);
  const { openStart, openEnd } = edgesOf(text);
  return (
    openStart ||
    openEnd ||
    (text.length > 1 && isHangul(text.charCodeAt(text.length - 2)) && isHangul(text.charCodeAt(text.length - 1)))
  );
}

/**
 * Finds terms of scripts without blanks between words (Chinese, Japanese, Thai, Lao, Khmer, Burmese) or with attached
 * particles (Korean) within runs of letters: `田中太郎` in `本日田中太郎さんが`. A line break inside a term is ignored. The work per
 * letter is bounded by the longest term, however many there are.
 */
export class InsideTerms<T> {
  readonly #root: Node<T> = { next: undefined, entries: undefined };

  /** Number of terms. */
  get size(): number {
    return this.#root.next?.size ?? 0;
  }

  /** Adds a term if it can occur between letters. @returns a function that removes it again */
  add(term: string, exact: boolean, value: T): (() => void) | undefined {
    if (!hasUnspacedEdge(term.trim())) return undefined;
    const letters = withoutBlanks(term);
    const edges = edgesOf(letters);
    if (!standsBetween(letters, edges)) return undefined;
    const path = this.#pathOf(withSingleBlanks(term));
    const node = path.at(-1)?.node ?? this.#root;
    const entry: Entry<T> = { ...edges, exact: exact ? letters : undefined, value };
    node.entries = [...(node.entries ?? NONE), entry];
    return () => {
      node.entries = node.entries?.filter((one) => one !== entry);
      prune(path);
    };
  }

  /** Positions of the terms, in order; of those that start at the same place the longest. Linear in the text. */
  find(text: string): InsidePlace<T>[] {
    const found: InsidePlace<T>[] = [];
    const first = this.#root.next;
    if (first === undefined || first.size === 0) return found;
    for (let at = 0; at < text.length; at++) {
      const node = first.get(FOLD[text.charCodeAt(at)] ?? 0);
      if (node !== undefined) findAt(text, at, node, found);
    }
    return found;
  }

  /** The nodes of a term below the root, each with its parent. */
  #pathOf(text: string): Step<T>[] {
    const path: Step<T>[] = [];
    let parent = this.#root;
    for (let i = 0; i < text.length; i++) {
      const code = FOLD[text.charCodeAt(i)] ?? 0;
      parent.next ??= new Map();
      const node: Node<T> = parent.next.get(code) ?? { next: undefined, entries: undefined };
      parent.next.set(code, node);
      path.push({ parent, code, node });
      parent = node;
    }
    return path;
  }
}

interface Step<T> {
  readonly parent: Node<T>;
  readonly code: number;
  readonly node: Node<T>;
}

/** Removes the last nodes of a path that are empty. */
function prune<T>(path: readonly Step<T>[]): void {
  for (const { parent, code, node } of path.toReversed()) {
    if ((node.entries?.length ?? 0) > 0 || (node.next?.size ?? 0) > 0) return;
    parent.next?.delete(code);
  }
}

/** Adds the longest terms that begin at `start`. */
function findAt<T>(text: string, start: number, first: Node<T>, found: InsidePlace<T>[]): void {
  const count = found.length;
  let gap: Gap = 'none';
  let node: Node<T> | undefined = first;
  for (let end = start + 1; node !== undefined; ) {
    const ending = (node.entries ?? NONE).filter((entry) => fits(text, start, end, entry, gap));
    if (ending.length > 0) found.length = count;
    for (const { value } of ending) found.push({ start, end, value });
    if (node.next === undefined || end >= text.length) return;
    const next = afterBlanks(text, end);
    if (next > end && !isTorn(text, end, next))
      node = node.next.get(BLANK)?.next?.get(FOLD[text.charCodeAt(next)] ?? 0);
    else {
      if (next > end) gap = gap !== 'blank' && LINE_END.test(text.slice(end, next)) ? 'line' : 'blank';
      node = node.next.get(FOLD[text.charCodeAt(next)] ?? 0);
    }
    end = next + 1;
  }
}

function fits<T>(text: string, start: number, end: number, entry: Entry<T>, gap: Gap): boolean {
  if (gap !== 'none' && !(gap === 'line' ? entry.openStart : entry.torn)) return false;
  if (!beginsAt(text, start, entry) || !endsAt(text, end, entry)) return false;
  return entry.exact === undefined || withoutBlanks(text.slice(start, end)) === entry.exact;
}

function afterBlanks(text: string, at: number): number {
  let i = at;
  while (i - at < MAX_BLANKS && isBlank(text.charCodeAt(i))) i++;
  return i;
}

/**
 * True if white space between two letters can be ignored: scripts without blanks have a line break there. In Korean,
 * blanks separate words.
 */
function isTorn(text: string, from: number, to: number): boolean {
  const [before, behind] = [text.charCodeAt(from - 1), text.charCodeAt(to)];
  return isUnspaced(before) && isUnspaced(behind) && !isHangul(before) && !isHangul(behind);
}

/** True for a trimmed term that begins or ends in a script without blanks between words. */
export const hasUnspacedEdge = (term: string): boolean =>
  isUnspaced(term.charCodeAt(0)) || isUnspaced(term.charCodeAt(term.length - 1));

const withoutBlanks = (text: string): string => text.replace(/\s+/g, '');

/** The term with single blanks, and without blanks between letters of scripts without blanks. */
function withSingleBlanks(term: string): string {
  const text = term.trim().replace(/\s+/g, ' ');
  let out = '';
  for (let i = 0; i < text.length; i++) if (text[i] !== ' ' || !isTorn(text, i, i + 1)) out += text.charAt(i);
  return out;
}
