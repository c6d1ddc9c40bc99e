import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { DIGIT, LOWER, OTHER, UPPER } from '../tokens.js';
import { type CharSet, charSet, NEXT_CLASSES } from './char-set.js';

/** Longest token the dispatch table tells apart; longer ones count as this long. */
export const MAX_TOKEN = 64;
const ALL_NEXT = (1 << NEXT_CLASSES) - 1;
const ALL_AFTER = 0b1111;
const MAX_WORDS = 2000;

/** One way in which the first token of a match may look. Masks, so that many ways are one row. */
export interface Shape {
  /** Union of DIGIT, UPPER, LOWER, OTHER. */
  readonly kind: number;
  /** Length of the token, at most MAX_TOKEN. */
  readonly length: number;
  /** Bit d: it may begin with the digit d. */
  readonly firstDigits: number;
  /** Bit 0 to 25: it may begin with the letter; bit 26: with another word character. */
  readonly firstLetters: number;
  /** Next-classes that may follow. */
  readonly next: number;
  /** Kinds of what may follow that: bit 0 no word character, 1 digit, 2 upper, 3 lower or other. */
  readonly after: number;
}

/** Where a pattern can begin: at a token of one of these shapes, at one of these words, or at one of these symbols. */
export interface FirstToken {
  readonly shapes: readonly Shape[];
  /** Whole first tokens in lower case, where they can be listed. */
  readonly words: ReadonlySet<string>;
  /** ASCII codes of symbols it may begin with; 128 stands for every symbol outside ASCII. */
  readonly symbols: ReadonlySet<number>;
}

/** A set of beginnings of matches that the table cannot tell apart. */
interface Partial {
  /** 0 nothing consumed yet, 1 inside the first token, 2 behind it. */
  phase: 0 | 1 | 2;
  kind: number;
  length: number;
  next: number;
  /** True behind `\b` or its like: the token must end here. */
  closed: boolean;
  firstDigits: number;
  firstLetters: number;
  words: Set<string> | null;
}

type Partials = Map<number, Partial>;
type CharNode = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

/** Reads from the source of a pattern where it can begin, by following the source with sets of characters instead of characters. */
export class FirstTokenReader {
  readonly #parser = new RegExpParser({ ecmaVersion: 2024 });
  readonly #sets = new Map<string, CharSet>();

  /** @param sources parts of the pattern in order (lead, match); all with the same flags. Throws SyntaxError on a bad source. */
  read(sources: readonly string[], ignoreCase: boolean): FirstToken {
    const flags = ignoreCase ? 'ui' : 'u';
    const walk = new Walk((node) => this.#charSet(node, flags));
    let partials: Partials = new Map([[0, start()]]);
    for (const source of sources) {
      const tree = this.#parser.parsePattern(source, 0, source.length, { unicode: true });
      partials = walk.alternatives(tree.alternatives, partials);
    }
    walk.accept(partials);
    return walk;
  }

  #charSet(node: CharNode, flags: string): CharSet {
    const key = `${flags} ${node.raw}`;
    let set = this.#sets.get(key);
    if (set === undefined) {
      set = charSet(node, flags);
      this.#sets.set(key, set);
    }
    return set;
  }
}

const start = (): Partial => ({
  phase: 0,
  kind: 0,
  length: 0,
  next: 0,
  closed: false,
  firstDigits: 0,
  firstLetters: 0,
  words: null,
});

class Walk implements FirstToken {
  readonly shapes: Shape[] = [];
  readonly words = new Set<string>();
  readonly symbols = new Set<number>();
  readonly #charSet: (node: CharNode) => CharSet;

  constructor(charSetOf: (node: CharNode) => CharSet) {
    this.#charSet = charSetOf;
  }

  alternatives(list: readonly AST.Alternative[], from: Partials): Partials {
    if (list.length === 1 && list[0] !== undefined) return this.#sequence(list[0], from);
    const all: Partials = new Map();
    for (const alternative of list) for (const p of this.#sequence(alternative, from).values()) add(all, p);
    return all;
  }

  /** The pattern may end here: what is still inside the first token may go on with anything. */
  accept(partials: Partials): void {
    for (const p of partials.values()) {
      if (p.phase === 2) this.#emit(p, ALL_AFTER);
      else if (p.phase === 1 && p.closed) this.#emit({ ...p, next: ALL_NEXT }, ALL_AFTER);
      else if (p.phase === 1) this.#emitOpen(p);
    }
  }

  #sequence(alternative: AST.Alternative, from: Partials): Partials {
    let now = from;
    for (const element of alternative.elements) {
      if (now.size === 0) break;
      now = this.#element(element, now);
    }
    return now;
  }

  #element(element: AST.Element, from: Partials): Partials {
    switch (element.type) {
      case 'Assertion':
        return endsToken(element, this.#charSet) ? closeAll(from) : from;
      case 'Group':
      case 'CapturingGroup':
        return this.alternatives(element.alternatives, from);
      case 'Quantifier':
        return this.#repeat(element, from);
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return this.#consume(this.#charSet(element), from);
      default:
        throw new SyntaxError('back-references are not allowed');
    }
  }

  #repeat({ element, min, max }: AST.Quantifier, from: Partials): Partials {
    let now = from;
    for (let i = 0; i < Math.min(min, MAX_TOKEN + 2); i++) now = this.#element(element, now);
    const all: Partials = new Map(now);
    for (let i = min; i < max && i <= MAX_TOKEN + 2 && now.size > 0; i++) {
      now = this.#element(element, now);
      let grew = false;
      for (const p of now.values()) grew = add(all, p) || grew;
      if (!grew) break;
    }
    return all;
  }

  #consume(set: CharSet, from: Partials): Partials {
    const to: Partials = new Map();
    for (const p of from.values()) {
      if (p.phase === 2) this.#emit(p, afterMask(set));
      else this.#consumeInToken(set, p, to);
    }
    return to;
  }

  #consumeInToken(set: CharSet, p: Partial, to: Partials): void {
    if (!p.closed) {
      if (set.digits !== 0) add(to, grow(p, DIGIT, set.digits, 0, 48, set.digits));
      if (set.lower !== 0) add(to, grow(p, LOWER, 0, set.lower, 97, set.lower));
      if (set.upper !== 0) add(to, grow(p, UPPER, 0, set.upper, 97, set.upper));
      // A letter beyond ASCII may have any kind, as far as the sets know.
      if (set.underscore || set.wide)
        for (const kind of set.wide ? [OTHER, UPPER, LOWER] : [OTHER]) add(to, growBeyond(p, kind, set.letter));
    }
    if (set.next === 0) return;
    if (p.phase === 0) {
      for (const code of set.symbols) this.symbols.add(code);
      if (set.wideSymbols) this.symbols.add(128);
    } else if (p.words !== null) for (const word of p.words) this.words.add(word);
    else
      for (let cls = 0; cls < NEXT_CLASSES; cls++)
        if (set.next & (1 << cls)) add(to, { ...p, phase: 2, next: 1 << cls, closed: false });
  }

  #emit(p: Partial, after: number): void {
    if (p.words !== null) for (const word of p.words) this.words.add(word);
    else if (after !== 0) this.shapes.push({ ...p, after });
  }

  #emitOpen(p: Partial): void {
    const open = { ...p, words: null, next: ALL_NEXT };
    for (let length = p.length; length <= MAX_TOKEN; length++)
      for (let kind = 1; kind < 16; kind++)
        if ((kind & p.kind) === p.kind && (length > p.length || kind === p.kind))
          this.#emit({ ...open, kind, length }, ALL_AFTER);
  }
}

function grow(p: Partial, kind: number, digits: number, letters: number, base: number, bits: number): Partial {
  const first = p.phase === 0;
  return {
    phase: 1,
    kind: p.kind | kind,
    length: Math.min(p.length + 1, MAX_TOKEN),
    next: 0,
    closed: false,
    firstDigits: first ? digits : p.firstDigits,
    firstLetters: first ? letters : p.firstLetters,
    words: extend(first ? new Set(['']) : p.words, base, bits),
  };
}

/** One more word character outside the table's bits; words go on where it is known which. */
function growBeyond(p: Partial, kind: number, letter: string): Partial {
  const grown = grow(p, kind, 0, 1 << 26, 0, 0);
  const words = p.phase === 0 ? [''] : p.words;
  if (letter === '' || words === null) return grown;
  return { ...grown, words: new Set([...words].map((word) => word + letter)) };
}

/** All words with one more character of the set, or null where that is too many to list. */
function extend(words: Set<string> | null, base: number, bits: number): Set<string> | null {
  if (words === null || base === 0) return null;
  const chars: string[] = [];
  for (let i = 0; i < 26; i++) if (bits & (1 << i)) chars.push(String.fromCharCode(base + i));
  if (chars.length > 4 || words.size * chars.length > MAX_WORDS) return null;
  const longer = new Set<string>();
  for (const word of words) for (const char of chars) longer.add(word + char);
  return longer;
}

/** Adds a partial to a set, merging it with one that differs only in first characters and words. Tells whether the set grew. */
function add(to: Partials, p: Partial): boolean {
  const key = (((p.phase * 2 + (p.closed ? 1 : 0)) * 16 + p.kind) * (MAX_TOKEN + 1) + p.length) * 256 + p.next;
  // Words that can be listed stay apart from those that cannot, so that neither spoils the other.
  const slot = key * 2 + (p.words === null ? 0 : 1);
  const old = to.get(slot);
  if (old === undefined) {
    to.set(slot, p);
    return true;
  }
  const words = old.words === null || p.words === null ? null : new Set([...old.words, ...p.words]);
  const merged = {
    ...old,
    firstDigits: old.firstDigits | p.firstDigits,
    firstLetters: old.firstLetters | p.firstLetters,
    words: words !== null && words.size > MAX_WORDS ? null : words,
  };
  to.set(slot, merged);
  return (
    merged.firstDigits !== old.firstDigits ||
    merged.firstLetters !== old.firstLetters ||
    (merged.words?.size ?? 0) !== (old.words?.size ?? 0)
  );
}

function closeAll(from: Partials): Partials {
  const to: Partials = new Map();
  for (const p of from.values()) add(to, p.phase === 1 ? { ...p, closed: true } : p);
  return to;
}

/** True for `\b` and for a negative lookahead over all letters and digits, such as `(?!\w)` or `(?![\p{L}\p{N}_])`. */
function endsToken(assertion: AST.Assertion, charSetOf: (node: CharNode) => CharSet): boolean {
  if (assertion.kind === 'word') return !assertion.negate;
  if (assertion.kind !== 'lookahead' || !assertion.negate) return false;
  return assertion.alternatives.some(({ elements: [only, more] }) => {
    if (only === undefined || more !== undefined) return false;
    if (only.type !== 'CharacterSet' && only.type !== 'CharacterClass') return false;
    const set = charSetOf(only);
    return set.digits === 0x3ff && set.lower === 0x3ffffff && set.upper === 0x3ffffff;
  });
}

const afterMask = (set: CharSet): number =>
  (set.next !== 0 ? 1 : 0) |
  (set.digits !== 0 ? 2 : 0) |
  (set.upper !== 0 || set.wide ? 4 : 0) |
  (set.lower !== 0 || set.underscore || set.wide ? 8 : 0);
