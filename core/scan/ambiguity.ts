import type { AST } from '@eslint-community/regexpp';
import { type CharNode, type ColumnSet, meet, newSet, union } from './alphabet.js';
import type { Sources } from './sources.js';

const NONE: ColumnSet = newSet();
const ALL: ColumnSet = NONE.map(() => -1);

/** Properties of a part of a pattern. */
interface Part {
  /** Characters with which it can begin. */
  readonly first: ColumnSet;
  /** True if it can match the empty string. */
  readonly nullable: boolean;
  /** Upper bound of the number of ways in which it can match the same text. */
  readonly ways: number;
  /** The same for the worst lookahead or lookbehind in it. */
  readonly aside: number;
  /** Maximum number of characters it reads. */
  readonly longest: number;
}

/** Result of measuring a whole pattern. */
export interface Measure {
  /** Upper bound of the number of ways in which it can match the same text. */
  readonly ways: number;
  /**
   * The same for the worst lookahead or lookbehind. Their ways do not multiply those of the rest, because they are
   * never re-entered once they hold.
   */
  readonly aside: number;
  /** True if it can match without consuming a character. */
  readonly nullable: boolean;
  /**
   * Maximum number of characters that one attempt reads, including lookahead and lookbehind; an unbounded end counts
   * once.
   */
  readonly longest: number;
}

/**
 * Computes an upper bound of the number of ways in which a backtracking matcher can try a pattern at one offset: 1 if
 * the next character decides every choice, more if neighbours can begin alike. With bounded repetitions, the work per
 * offset is at most this number times the length of the pattern, so a small bound proves that the scan is linear.
 * Infinity if no bound is found.
 */
export class AmbiguityMeter {
  readonly #sources: Sources;
  readonly #known = new Map<string, Measure>();
  #ignoreCase = false;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** @param source a valid pattern without back-references. */
  measure(source: string, ignoreCase: boolean): Measure {
    const key = `${ignoreCase} ${source}`;
    let known = this.#known.get(key);
    if (known === undefined) {
      this.#ignoreCase = ignoreCase;
      known = this.#alternation(this.#sources.parse(source).alternatives, NONE);
      this.#known.set(key, known);
    }
    return known;
  }

  #alternation(alternatives: readonly AST.Alternative[], follow: ColumnSet): Part {
    const parts = alternatives.map((a) => this.#sequence(a.elements, follow));
    return {
      first: parts.reduce((all, p) => union(all, p.first), NONE),
      nullable: parts.some((p) => p.nullable),
      ways: this.#mostAtOnce(alternatives, parts, follow),
      aside: greatest(parts, 'aside', 1),
      longest: greatest(parts, 'longest', 0),
    };
  }

  /**
   * Ways of the alternatives that the same text can enter. Alternatives with different literal beginnings exclude each
   * other. An alternative that may be empty continues with what follows, and two that may be empty both match nothing.
   */
  #mostAtOnce(alternatives: readonly AST.Alternative[], parts: readonly Part[], follow: ColumnSet): number {
    const begins = parts.map(({ first, nullable }) => (nullable ? union(first, follow) : first));
    const heads = alternatives.map((a) => literalHead(a, this.#ignoreCase));
    let most = 1;
    parts.forEach((part, i) => {
      let together = part.ways;
      parts.forEach((other, k) => {
        const meets = (part.nullable && other.nullable) || meet(begins[i] ?? NONE, begins[k] ?? NONE);
        if (i !== k && meets && compatible(heads[i] ?? '', heads[k] ?? '')) together += other.ways;
      });
      most = Math.max(most, together);
    });
    return most;
  }

  #sequence(elements: readonly AST.Element[], follow: ColumnSet): Part {
    let first = NONE;
    let nullable = true;
    let ways = 1;
    let aside = 1;
    let longest = 0;
    let behind = follow;
    for (const element of elements.toReversed()) {
      const part = this.#element(element, behind);
      ways *= part.ways;
      aside = Math.max(aside, part.aside);
      longest += part.longest;
      first = part.nullable ? union(part.first, first) : part.first;
      behind = part.nullable ? union(part.first, behind) : part.first;
      nullable &&= part.nullable;
    }
    return { first, nullable, ways, aside, longest };
  }

  #element(element: AST.Element, follow: ColumnSet): Part {
    switch (element.type) {
      case 'Assertion':
        return this.#assertion(element);
      case 'Group':
      case 'CapturingGroup':
        return this.#alternation(element.alternatives, follow);
      case 'Quantifier':
        return this.#quantifier(element, follow);
      case 'Backreference':
        return { first: ALL, nullable: true, ways: Number.POSITIVE_INFINITY, aside: 1, longest: 1 };
      default:
        return { first: this.#chars(element), nullable: false, ways: 1, aside: 1, longest: 1 };
    }
  }

  /** Consumes nothing, but a lookahead or lookbehind tries its own ways until one holds. */
  #assertion(node: AST.Assertion): Part {
    if (node.kind !== 'lookahead' && node.kind !== 'lookbehind')
      return { first: NONE, nullable: true, ways: 1, aside: 1, longest: 0 };
    const { ways, aside, longest } = this.#alternation(node.alternatives, NONE);
    return { first: NONE, nullable: true, ways: 1, aside: ways * aside, longest };
  }

  #quantifier({ element, min, max }: AST.Quantifier, follow: ColumnSet): Part {
    const once = this.#element(element, NONE);
    const again = max > 1 ? once.first : NONE;
    const part = max > 1 ? this.#element(element, union(follow, again)) : this.#element(element, follow);
    const decided = !meet(part.first, follow) && !part.nullable;
    const most = Number.isFinite(max) ? max : 2;
    const rounds = decided ? 1 : most - min + 1;
    const longest = part.longest * (Number.isFinite(max) ? max : min + 1);
    const { first, aside } = part;
    return { first, nullable: min === 0 || part.nullable, ways: part.ways ** most * rounds, aside, longest };
  }

  #chars(node: CharNode): ColumnSet {
    return this.#sources.columns(node, this.#ignoreCase);
  }
}

const greatest = (parts: readonly Part[], what: 'aside' | 'longest', least: number): number =>
  parts.reduce((most, part) => Math.max(most, part[what]), least);

/** The characters with which an alternative must begin, in order. */
function literalHead({ elements }: AST.Alternative, ignoreCase: boolean): string {
  let head = '';
  for (const element of elements) {
    if (element.type !== 'Character') break;
    head += String.fromCodePoint(element.value);
  }
  return ignoreCase ? head.toLowerCase() : head;
}

const compatible = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);
