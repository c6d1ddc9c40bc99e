import type { AST } from '@eslint-community/regexpp';
import { DeidError } from '../contracts/errors.js';
import type { Pattern, Recognizer } from '../contracts/recognizer.js';
import { AmbiguityMeter, type Measure } from './ambiguity.js';
import { regexpp } from './regexpp.js';
import { Sources } from './sources.js';

/** Maximum repetition count in a pattern. */
const MAX_REPETITIONS = 2048;
/** Maximum number of ways in which a pattern may be tried at one offset; see {@link AmbiguityMeter}. */
const MAX_WAYS = 1000;

/**
 * Rejects patterns that could make the scan slower than linear: back-references; unbounded repetitions, except of one
 * character class at the very end of a pattern; adjacent parts that can divide the same text in too many ways. An
 * accepted pattern does a bounded amount of work at each offset.
 * @param isProved true for a pattern that has been accepted before.
 */
export function checkSafety(
  recognizers: readonly Recognizer[],
  sources = new Sources(),
  isProved: (pattern: Pattern) => boolean = () => false,
): void {
  const meter = new AmbiguityMeter(sources);
  for (const recognizer of recognizers)
    for (const [i, pattern] of ('patterns' in recognizer ? recognizer.patterns : []).entries()) {
      const why = isProved(pattern) ? undefined : unsafeReason(sources, meter, pattern);
      if (why !== undefined) throw new DeidError('unsafe_pattern', [pattern.name ?? i + 1, recognizer.name, why]);
    }
}

/** Why a pattern is rejected, without quoting it except in messages of the parser; undefined if it is linear. */
export function unsafeReason(
  sources: Sources,
  meter: AmbiguityMeter,
  { lead, match, ignoreCase = false }: Pattern,
): string | undefined {
  for (const source of lead === undefined ? [match] : [lead, match]) {
    const why = shapeReason(sources, source) ?? waysReason(meter.measure(source, ignoreCase));
    if (why !== undefined) return why;
  }
  // A finding has at least one character, so a pattern that can be empty is always a mistake.
  return meter.measure(match, ignoreCase).nullable
    ? 'it can match without a character: make a part of it compulsory'
    : undefined;
}

function waysReason({ ways, aside }: Measure): string | undefined {
  const most = Math.max(ways, aside);
  return most > MAX_WAYS
    ? `neighbouring parts can share one text in ${most.toPrecision(3)} ways, more than ${MAX_WAYS}: make them disjoint, or bound them`
    : undefined;
}

function shapeReason(sources: Sources, source: string): string | undefined {
  let why: string | undefined;
  let tree: AST.Pattern;
  try {
    tree = sources.parse(source);
  } catch (error) {
    const said = error instanceof Error ? ` (${error.message.split(': ').at(-1)})` : '';
    return `it is no valid regular expression with the flag u${said}: correct it`;
  }
  regexpp().visitRegExpAST(tree, {
    onBackreferenceEnter: () => {
      why = 'it has a back-reference: write out what may stand there, or compare in its validator';
    },
    onQuantifierEnter: (node) => {
      if (node.max <= MAX_REPETITIONS || (isSingle(node.element) && isLast(node))) return;
      why ??= `a repetition has no bound of at most ${MAX_REPETITIONS}: give it one`;
    },
  });
  return why;
}

const isSingle = (node: AST.Element): boolean =>
  node.type === 'Character' || node.type === 'CharacterSet' || node.type === 'CharacterClass';

/** True if nothing can follow the node in the whole pattern. */
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

/**
 * Why an expression must not be run over texts of others: it is invalid with the flag u, may be slower than linear, or
 * matches without a character. Quotes nothing of it; undefined if it may be run.
 */
export function expressionFault(match: string, ignoreCase: boolean): string | undefined {
  const sources = new Sources();
  try {
    sources.parse(match);
  } catch {
    return 'it is no valid expression';
  }
  return unsafeReason(sources, new AmbiguityMeter(sources), { type: '', score: 0, match, ignoreCase });
}
