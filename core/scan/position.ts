import { HASH_PRIME } from './characters.js';

/** Where an automaton has got to. */
export interface Position {
  /** States that can go on, sorted. */
  readonly states: Int32Array;
  /** Whether the last character was one of `\w`: 0 no, 1 yes, 2 not known. */
  readonly word: number;
  /** Forms that may be complete with the last character or before it, sorted. */
  readonly complete: Int32Array;
}

/** A hash of all of it. */
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
