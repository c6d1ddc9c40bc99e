import type { AST } from '@eslint-community/regexpp';
import {
  addAll,
  addColumn,
  type CharNode,
  type ColumnSet,
  complement,
  END,
  isCharNode,
  newSet,
  surelyIn,
} from './alphabet.js';

/** The exact columns that a position of a pattern can consume. */
type SetOf = (node: CharNode) => ColumnSet;

/**
 * Characters that may be adjacent for a lookahead or lookbehind to hold; undefined if any may be. A set that is too
 * large costs a needless attempt, never a match.
 */
export function allowedBy(assertion: AST.LookaroundAssertion, setOf: SetOf): ColumnSet | undefined {
  if (assertion.negate) {
    const refused = refusedBy(assertion, setOf);
    return refused && complement(refused);
  }
  return assertion.kind === 'lookahead' ? nextBy(assertion, setOf) : beforeBy(assertion, setOf);
}

/** Characters that are an alternative by themselves. */
function refusedBy({ alternatives }: AST.LookaroundAssertion, setOf: SetOf): ColumnSet | undefined {
  const all = newSet();
  for (const { elements } of alternatives) {
    const [only, more] = elements;
    if (only !== undefined && more === undefined && isCharNode(only)) addAll(all, surelyIn(setOf(only)));
  }
  return all.some((bits) => bits !== 0) ? all : undefined;
}

function nextBy({ alternatives }: AST.LookaroundAssertion, setOf: SetOf): ColumnSet | undefined {
  const all = newSet();
  for (const { elements } of alternatives) {
    const [head] = elements;
    const node = head?.type === 'Quantifier' && head.min > 0 ? head.element : head;
    if (node === undefined || !isCharNode(node)) return undefined;
    addAll(all, setOf(node));
  }
  return all;
}

function beforeBy({ alternatives }: AST.LookaroundAssertion, setOf: SetOf): ColumnSet | undefined {
  const { set, isOpen } = endOfAny(alternatives, setOf);
  return isOpen ? undefined : set;
}

/** The possible last characters of a part of a pattern. */
interface Ending {
  readonly set: ColumnSet;
  /** True if the part can be empty, so that the characters before it count as well. */
  readonly isOpen: boolean;
}

function endOfAny(alternatives: readonly AST.Alternative[], setOf: SetOf): Ending {
  const endings = alternatives.map(({ elements }) => endOf(elements, setOf));
  const set = newSet();
  for (const ending of endings) addAll(set, ending.set);
  return { set, isOpen: endings.some(({ isOpen }) => isOpen) };
}

function endOf(elements: readonly AST.Element[], setOf: SetOf): Ending {
  const set = newSet();
  for (let i = elements.length - 1; i >= 0; i--) {
    const ending = endOfElement(elements[i], setOf);
    addAll(set, ending.set);
    if (!ending.isOpen) return { set, isOpen: false };
  }
  return { set, isOpen: true };
}

function endOfElement(element: AST.Element | undefined, setOf: SetOf): Ending {
  if (element === undefined) return { set: newSet(), isOpen: true };
  if (isCharNode(element)) return { set: setOf(element), isOpen: false };
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return endOfAny(element.alternatives, setOf);
    case 'Quantifier': {
      const ending = endOfElement(element.element, setOf);
      return { set: ending.set, isOpen: ending.isOpen || element.min === 0 };
    }
    case 'Assertion':
      return element.kind === 'start' ? { set: startOfText(), isOpen: false } : { set: newSet(), isOpen: true };
    default:
      return { set: newSet(), isOpen: true };
  }
}

/** There is no character beyond either end of a text. */
function startOfText(): ColumnSet {
  const set = newSet();
  addColumn(set, END);
  return set;
}
