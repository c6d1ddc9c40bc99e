import type { AST } from '@eslint-community/regexpp';
import { type CharNode, type ColumnSet, meet, newSet, union, without } from './alphabet.js';
import type { Sources } from './sources.js';

const NONE: ColumnSet = newSet();
const ALL: ColumnSet = NONE.map(() => -1);

/** What is known of a part of a pattern. */
interface Part {
  /** Characters it can begin with. */
  readonly first: ColumnSet;
  /** True if it can match nothing. */
  readonly nullable: boolean;
  /** Upper bound of the ways in which it can match one and the same text. */
  readonly ways: number;
}

/**
 * An upper bound of the ways in which a backtracking matcher can try one pattern at one offset: 1 if every choice is decided
 * by the next character, more where neighbours can begin alike. With bounded repetitions, work per offset is at most this
 * times the length of the pattern, so a small bound proves the scan linear. Infinity where no bound is found.
 */
export class AmbiguityMeter {
  readonly #sources: Sources;
  readonly #known = new Map<string, number>();
  #ignoreCase = false;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** @param source a valid pattern without back-references. */
  ways(source: string, ignoreCase: boolean): number {
    const key = `${ignoreCase} ${source}`;
    let ways = this.#known.get(key);
    if (ways === undefined) {
      ways = this.#waysOf(source, ignoreCase);
      this.#known.set(key, ways);
    }
    return ways;
  }

  #waysOf(source: string, ignoreCase: boolean): number {
    this.#ignoreCase = ignoreCase;
    return this.#alternation(this.#sources.parse(source).alternatives, NONE).ways;
  }

  #alternation(alternatives: readonly AST.Alternative[], follow: ColumnSet): Part {
    const parts = alternatives.map((a) => this.#sequence(a.elements, follow));
    return {
      first: parts.reduce((all, p) => union(all, p.first), NONE),
      nullable: parts.some((p) => p.nullable),
      ways: this.#mostAtOnce(alternatives, parts),
    };
  }

  /** Ways of the alternatives that one text can enter together. Alternatives that differ in their literal beginning exclude each other. */
  #mostAtOnce(alternatives: readonly AST.Alternative[], parts: readonly Part[]): number {
    const heads = alternatives.map((a) => literalHead(a, this.#ignoreCase));
    let most = 1;
    parts.forEach((part, i) => {
      let together = 0;
      parts.forEach((other, k) => {
        if (meet(part.first, other.first) && compatible(heads[i] ?? '', heads[k] ?? '')) together += other.ways;
      });
      most = Math.max(most, together);
    });
    return most;
  }

  #sequence(elements: readonly AST.Element[], follow: ColumnSet): Part {
    let first = follow;
    let nullable = true;
    let ways = 1;
    let behind = follow;
    for (const element of elements.toReversed()) {
      const part = this.#element(element, behind);
      ways *= part.ways;
      first = part.nullable ? union(part.first, first) : part.first;
      nullable &&= part.nullable;
      behind = first;
    }
    return { first: nullable ? without(first, follow) : first, nullable, ways };
  }

  #element(element: AST.Element, follow: ColumnSet): Part {
    switch (element.type) {
      case 'Assertion':
        return { first: NONE, nullable: true, ways: 1 };
      case 'Group':
      case 'CapturingGroup':
        return this.#alternation(element.alternatives, follow);
      case 'Quantifier':
        return this.#quantifier(element, follow);
      case 'Backreference':
        return { first: ALL, nullable: true, ways: Number.POSITIVE_INFINITY };
      default:
        return { first: this.#chars(element), nullable: false, ways: 1 };
    }
  }

  #quantifier({ element, min, max }: AST.Quantifier, follow: ColumnSet): Part {
    const once = this.#element(element, NONE);
    const again = max > 1 ? once.first : NONE;
    const part = max > 1 ? this.#element(element, union(follow, again)) : this.#element(element, follow);
    const decided = !meet(part.first, follow) && !part.nullable;
    const most = Number.isFinite(max) ? max : 2;
    const rounds = decided ? 1 : most - min + 1;
    return { first: part.first, nullable: min === 0 || part.nullable, ways: part.ways ** most * rounds };
  }

  #chars(node: CharNode): ColumnSet {
    return this.#sources.columns(node, this.#ignoreCase);
  }
}

/** The characters an alternative must begin with, one after another. */
function literalHead({ elements }: AST.Alternative, ignoreCase: boolean): string {
  let head = '';
  for (const element of elements) {
    if (element.type !== 'Character') break;
    head += String.fromCodePoint(element.value);
  }
  return ignoreCase ? head.toLowerCase() : head;
}

const compatible = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);
