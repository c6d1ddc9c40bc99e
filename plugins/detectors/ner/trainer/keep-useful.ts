import type { Random } from '../../../../core/index.js';
import { FeatureReader } from '../tagger/features.js';
import { BITS } from '../tagger/hash.js';
import type { Lexicon } from '../tagger/lexicon.js';
import type { Weights } from './adagrad.js';
import type { Example } from './examples.js';
import { SentenceRows } from './sentence-rows.js';

/**
 * How much more a feature counts that is seen more often: its greatest weight times its count to this power. A small weight that is asked for in every
 * other sentence changes more than a greater one of a pair of words that comes once. Chosen on development texts.
 */
const POWER = 0.25;
/** A feature that these examples do not show has been seen in others. */
const UNSEEN = 0.3;

/** How often each hashed feature occurs in examples. */
export function countFeatures(examples: readonly Example[], lexicon: Lexicon, random: Random): Uint32Array {
  const reader = new FeatureReader(lexicon);
  const rows = new SentenceRows(random, 0);
  const counts = new Uint32Array(1 << BITS);
  for (const example of examples) {
    const text = reader.read(example.text);
    const { length, sentences } = text.tokens;
    const blind = new Uint8Array(length);
    for (const [s, from] of sentences.entries()) {
      const to = sentences[s + 1] ?? from;
      rows.read({ text, from, to, blind });
      for (let token = 0; token < to - from; token++)
        for (const feature of rows.of(token)) counts[feature] = (counts[feature] ?? 0) + 1;
    }
  }
  return counts;
}

/** The weights of the features that change most, so many that the model stays small; those of others are zero. */
export function keepUseful({ tags, features, transitions }: Weights, counts: Uint32Array, most: number): Weights {
  const { size } = tags;
  const use = Float64Array.from(counts, (count, row) => {
    let greatest = 0;
    for (let at = row * size; at < (row + 1) * size; at++) greatest = Math.max(greatest, Math.abs(features[at] ?? 0));
    return greatest * (count + UNSEEN) ** POWER;
  });
  const least = Float64Array.from(use).sort()[Math.max(0, use.length - most)] ?? 0;
  const kept = Float32Array.from(features, (weight, at) => ((use[Math.floor(at / size)] ?? 0) < least ? 0 : weight));
  return { tags, features: kept, transitions };
}
