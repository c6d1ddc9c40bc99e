import { hashText } from '../tagger/hash.js';
import type { Example } from './examples.js';

/** Labelled texts, parted for training and for measuring. */
export interface Parted {
  readonly training: readonly Example[];
  readonly heldOut: readonly Example[];
}

/**
 * Holds a share of the texts out of training. Which ones depends on the texts and the seed alone, not on their order; equal
 * texts stay together, so that no text is measured that was learnt.
 * @param share from 0 to 1; one text at least is held out.
 */
export function holdOut(examples: readonly Example[], share: number, seed: string): Parted {
  const salt = hashText(seed, 0);
  const places = new Map([...new Set(examples.map(({ text }) => text))].map((text) => [text, hashText(text, salt)]));
  const sorted = [...places].sort(([a, m], [b, n]) => m - n || (a < b ? -1 : 1)).map(([text]) => text);
  const held = new Set(sorted.slice(0, Math.max(1, Math.round(sorted.length * share))));
  return {
    training: examples.filter(({ text }) => !held.has(text)),
    heldOut: examples.filter(({ text }) => held.has(text)),
  };
}
