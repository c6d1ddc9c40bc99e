import { HASH_PRIME } from './characters.js';

/** A position in an automaton. */
export interface Position {
  /** States that can continue, sorted. */
  readonly states: Int32Array;
  /** Whether the last character was in `\w`: 0 no, 1 yes, 2 unknown. */
  readonly word: number;
  /** Forms that may be complete, sorted. */
  readonly complete: Int32Array;
}

/** Hash of the whole position. */
export function hashOf({ states, word, complete }: Position): number {
  let hash = word;
  for (let i = 0; i < complete.length; i++) hash = Math.imul(hash ^ (complete[i] ?? 0), HASH_PRIME);
  hash = Math.imul(hash ^ 0xffff, HASH_PRIME);
  for (let i = 0; i < states.length; i++) hash = Math.imul(hash ^ (states[i] ?? 0), HASH_PRIME);
  return hash;
}

export const isSame = (a: Position, b: Position): boolean =>
  a.word === b.word && areEqual(a.complete, b.complete) && areEqual(a.states, b.states);

function areEqual(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
