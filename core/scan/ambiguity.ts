import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Characters as bits: 128 of ASCII, and one for everything beyond. */
type Chars = bigint;
const ALL: Chars = (1n << 129n) - 1n;
const NONE: Chars = 0n;
const WIDE = ['é', 'É', 'ß', 'ø', 'Ž', 'я', 'Я', 'ا', '漢', 'か', '한', '\u0301', 'ñ', 'α', '€', '§', '…', '№', '😀'];

type CharNode = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

/** What is known of a part of a pattern. */
interface Part {
  /** Characters it can begin with. */
  readonly first: Chars;
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
  readonly #parser = new RegExpParser({ ecmaVersion: 2024 });
  readonly #sets = new Map<string, Chars>();
  #flags = 'u';

  /** @param source a valid pattern without back-references. */
  ways(source: string, ignoreCase: boolean): number {
    this.#flags = ignoreCase ? 'ui' : 'u';
    const { alternatives } = this.#parser.parsePattern(source, 0, source.length, { unicode: true });
    return this.#alternation(alternatives, NONE).ways;
  }

  #alternation(alternatives: readonly AST.Alternative[], follow: Chars): Part {
    const parts = alternatives.map((a) => this.#sequence(a.elements, follow));
    return {
      first: parts.reduce((all, p) => all | p.first, NONE),
      nullable: parts.some((p) => p.nullable),
      ways: this.#mostAtOnce(alternatives, parts),
    };
  }

  /** Ways of the alternatives that one text can enter together. Alternatives that differ in their literal beginning exclude each other. */
  #mostAtOnce(alternatives: readonly AST.Alternative[], parts: readonly Part[]): number {
    const heads = alternatives.map((a) => literalHead(a, this.#flags.includes('i')));
    let most = 1;
    parts.forEach((part, i) => {
      let together = 0;
      parts.forEach((other, k) => {
        if ((part.first & other.first) !== NONE && compatible(heads[i] ?? '', heads[k] ?? '')) together += other.ways;
      });
      most = Math.max(most, together);
    });
    return most;
  }

  #sequence(elements: readonly AST.Element[], follow: Chars): Part {
    let first = follow;
    let nullable = true;
    let ways = 1;
    let behind = follow;
    for (const element of elements.toReversed()) {
      const part = this.#element(element, behind);
      ways *= part.ways;
      first = part.nullable ? part.first | first : part.first;
      nullable &&= part.nullable;
      behind = first;
    }
    return { first: nullable ? first & ~follow : first, nullable, ways };
  }

  #element(element: AST.Element, follow: Chars): Part {
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

  #quantifier({ element, min, max }: AST.Quantifier, follow: Chars): Part {
    const once = this.#element(element, NONE);
    const again = max > 1 ? once.first : NONE;
    const part = max > 1 ? this.#element(element, follow | again) : this.#element(element, follow);
    const decided = (part.first & follow) === NONE && !part.nullable;
    const most = Number.isFinite(max) ? max : 2;
    const rounds = decided ? 1 : most - min + 1;
    return { first: part.first, nullable: min === 0 || part.nullable, ways: part.ways ** most * rounds };
  }

  #chars(node: CharNode): Chars {
    const key = `${this.#flags} ${node.raw}`;
    let set = this.#sets.get(key);
    if (set === undefined) {
      const regex = new RegExp(`^(?:${node.raw})$`, this.#flags);
      set = NONE;
      for (let code = 0; code < 128; code++) if (regex.test(String.fromCharCode(code))) set |= 1n << BigInt(code);
      const wide =
        node.type === 'Character'
          ? node.value > 127
          : /[^\0-\x7f]|\\[pPu]/u.test(node.raw) || WIDE.some((c) => regex.test(c));
      if (wide) set |= 1n << 128n;
      this.#sets.set(key, set);
    }
    return set;
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
