import type { AST, RegExpParser } from '@eslint-community/regexpp';
import { type CharNode, type ColumnSet, columnsOf } from './alphabet.js';
import { regexpp } from './regexpp.js';

/** The parsed patterns of one engine: each source is parsed once, and each character class is examined once. */
export class Sources {
  #parser: RegExpParser | undefined;
  readonly #trees = new Map<string, AST.Pattern>();
  readonly #columns = new Map<string, ColumnSet>();

  /** Throws SyntaxError if the source is not a regular expression with the flag u. */
  parse(source: string): AST.Pattern {
    let tree = this.#trees.get(source);
    if (tree === undefined) {
      this.#parser ??= new (regexpp().RegExpParser)({ ecmaVersion: 2024 });
      tree = this.#parser.parsePattern(source, 0, source.length, { unicode: true });
      this.#trees.set(source, tree);
    }
    return tree;
  }

  /** The columns that one position of a pattern can consume. */
  columns(node: CharNode, ignoreCase: boolean): ColumnSet {
    const key = ignoreCase ? `i${node.raw}` : `-${node.raw}`;
    let set = this.#columns.get(key);
    if (set === undefined) {
      set = columnsOf(node, ignoreCase);
      this.#columns.set(key, set);
    }
    return set;
  }
}
