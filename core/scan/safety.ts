import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { DeidError } from '../errors.js';
import type { Recognizer } from '../recognizer.js';

/** Longest repetition of more than one character that a pattern may ask for. */
const MOST = 2048;

/**
 * Refuses patterns that could make the scan slower than linear: back-references, and repetitions without a bound, but for one
 * class of characters at the very end of a pattern, which can only go forward. That neighbouring bounded repetitions do not
 * multiply is proved by `provePattern`, which costs more and runs for operators' patterns and in the tests of plugins.
 */
export function checkSafety(recognizer: Recognizer): void {
  if (!('patterns' in recognizer)) return;
  const parser = new RegExpParser({ ecmaVersion: 2024 });
  for (const pattern of recognizer.patterns) {
    const refuse = (why: string): never => {
      throw new DeidError('unsafe_pattern', [pattern.name ?? pattern.type, recognizer.name, why]);
    };
    checkSource(parser, pattern.lead, refuse);
    checkSource(parser, pattern.match, refuse);
  }
}

function checkSource(parser: RegExpParser, source: string | undefined, refuse: (why: string) => never): void {
  if (source === undefined) return;
  let tree: AST.Pattern;
  try {
    tree = parser.parsePattern(source, 0, source.length, { unicode: true });
  } catch {
    refuse('it is no valid regular expression with the flag u');
    return;
  }
  visitRegExpAST(tree, {
    onBackreferenceEnter: () => refuse('it has a back-reference'),
    onQuantifierEnter: (node) => {
      if (node.max !== Number.POSITIVE_INFINITY && node.max <= MOST) return;
      if (!isSingle(node.element) || !isLast(node)) refuse(`a repetition has no bound of at most ${MOST}`);
    },
  });
}

const isSingle = (node: AST.Element): boolean =>
  node.type === 'Character' || node.type === 'CharacterSet' || node.type === 'CharacterClass';

/** True if nothing can follow the node: it ends each alternative it stands in, up to the whole pattern. */
function isLast(node: AST.QuantifiableElement | AST.Element): boolean {
  let child: AST.Node = node;
  let parent: AST.Node | null = node.parent;
  while (parent !== null && parent.type !== 'Pattern') {
    if (parent.type === 'Alternative' && parent.elements.at(-1) !== child) return false;
    if (parent.type === 'Quantifier' || parent.type === 'Assertion') return false;
    child = parent;
    parent = parent.parent;
  }
  return true;
}
