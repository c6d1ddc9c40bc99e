import type { Span } from '../../../../core/index.js';
import type { ModelEntity } from '../../../../core/services.js';

/** Number of labels: O, then B and I of each type. */
export const labelsOf = (types: number): number => 1 + 2 * types;

/**
 * Entities of a text from the probabilities of its words' labels.
 * @param likely for each word, the probabilities of all labels
 * @param suspicion lowest probability of an entity that is not part of the most probable labelling
 */
export function entitiesOf(
  words: readonly Span[],
  likely: Float64Array,
  types: number,
  suspicion: number,
): ModelEntity[] {
  return [...entities(words, likely, types, suspicion)];
}

function* entities(
  words: readonly Span[],
  likely: Float64Array,
  types: number,
  suspicion: number,
): Generator<ModelEntity> {
  const labels = labelsOf(types);
  const best = bestLabels(likely, labels);
  const outside = (word: number): number => likely[word * labels] ?? 1;
  const of = (word: number, type: number): number =>
    (likely[word * labels + 1 + 2 * type] ?? 0) + (likely[word * labels + 2 + 2 * type] ?? 0);
  const entity = (from: number, to: number, type: number, isBest: boolean): ModelEntity => {
    let sum = 0;
    let none = 0;
    for (let word = from; word < to; word++) {
      sum += of(word, type);
      none += outside(word);
    }
    const count = to - from;
    const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
    return {
      start,
      end,
      type,
      probability: sum / count,
      anyType: 1 - none / count,
      isUnknownWord: false,
      best: isBest,
      isCalibrated: true,
    };
  };
  for (let word = 0; word < words.length; ) {
    const label = best[word] ?? 0;
    let to = word + 1;
    if (label > 0) {
      const type = (label - 1) >> 1;
      while (best[to] === 2 * type + 2) to++;
      yield entity(word, to, type, true);
    } else {
      const type = suspected(word, types, of, suspicion);
      if (type >= 0) {
        while (to < words.length && best[to] === 0 && of(to, type) >= suspicion) to++;
        yield entity(word, to, type, false);
      }
    }
    word = to;
  }
}

/** The likeliest type of a word that is none by the best labels; -1 if none is likely enough. */
function suspected(word: number, types: number, of: (word: number, type: number) => number, least: number): number {
  let found = -1;
  for (let type = 0; type < types; type++)
    if (of(word, type) >= least && (found < 0 || of(word, type) > of(word, found))) found = type;
  return found;
}

/** The most probable labels of all words among those that may follow one another: inside of a type only behind the same type (Viterbi). */
function bestLabels(likely: Float64Array, labels: number): Uint8Array {
  const count = likely.length / labels;
  const from = new Uint8Array(likely.length);
  let before = new Float64Array(labels).fill(Number.NEGATIVE_INFINITY);
  before[0] = 0;
  for (let word = 0; word < count; word++) {
    const now = new Float64Array(labels);
    const top = before.reduce((most, value, label) => (value > (before[most] ?? 0) ? label : most), 0);
    for (let label = 0; label < labels; label++) {
      const isInside = label > 0 && label % 2 === 0;
      const begun = (before[label - 1] ?? 0) >= (before[label] ?? 0) ? label - 1 : label;
      const last = isInside ? begun : top;
      from[word * labels + label] = last;
      now[label] = (before[last] ?? 0) + Math.log((likely[word * labels + label] ?? 0) + 1e-12);
    }
    before = now;
  }
  const out = new Uint8Array(count);
  let label = before.reduce((most, value, one) => (value > (before[most] ?? 0) ? one : most), 0);
  for (let word = count - 1; word >= 0; word--) {
    out[word] = label;
    label = from[word * labels + label] ?? 0;
  }
  return out;
}

/** Probabilities from scores. */
export function softmax(scores: Float32Array, temperature: number, out: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (let i = 0; i < out.length; i++) {
    out[i] = Math.exp(((scores[i] ?? 0) - most) / temperature);
    sum += out[i] ?? 0;
  }
  for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) / sum;
}
