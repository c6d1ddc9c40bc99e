import type { ModelEntity, RunningModel } from '../../../core/services.js';

/**
 * Probabilities between which the fast model is not sure whether there is an entity, or of which type it is. Between 0.05 and 0.95 the accurate model reads a
 * fifth less, and 0.6 % more leak, on texts that nobody here has read.
 */
const UNSURE = { from: 0.015, to: 0.99 };
/** UTF-16 code units that are read at once at most, where more sentences than one are unsure: about a window of the network. */
const MOST = 420;
const SENTENCE = /\n+|[.!?…]["')\]»”]?\s+(?=["'(«“\p{Lu}\d])|[。！？]/gu;

/** A letter of a script of which the fast model has learnt nothing. */
const UNLEARNT_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/**
 * Reads all with a fast model, and with an accurate one only the sentences in which the fast one is unsure, and those in scripts that it has not learnt.
 * Where the fast model is sure it is left alone, whether it reports a name or none.
 */
export class Cascade implements RunningModel {
  readonly readsAllScripts = true;
  readonly #fast: RunningModel;
  readonly #accurate: RunningModel;

  constructor(fast: RunningModel, accurate: RunningModel) {
    this.#fast = fast;
    this.#accurate = accurate;
  }

  tag(text: string, suspicion: number): readonly ModelEntity[] {
    const seen = this.#fast.tag(text, Math.min(suspicion, UNSURE.from));
    const unsure = passages(text, seen);
    const kept = seen.filter(
      (entity) =>
        (entity.best || entity.probability >= suspicion) && !unsure.some((passage) => overlap(entity, passage)),
    );
    for (const { start, end } of unsure)
      for (const entity of this.#accurate.tag(text.slice(start, end), suspicion))
        kept.push({ ...entity, start: entity.start + start, end: entity.end + start });
    return kept.sort((a, b) => a.start - b.start);
  }
}

interface Passage {
  readonly start: number;
  readonly end: number;
}

const overlap = (a: Passage, b: Passage): boolean => a.start < b.end && b.start < a.end;

/** Sentences with something unsure, neighbours together as far as a window goes. */
function passages(text: string, seen: readonly ModelEntity[]): Passage[] {
  const doubtful = seen.filter(({ anyType, probability }) => anyType >= UNSURE.from && probability < UNSURE.to);
  const out: Passage[] = [];
  let next = 0;
  for (const sentence of sentencesOf(text, seen)) {
    while (next < doubtful.length && (doubtful[next]?.end ?? 0) <= sentence.start) next++;
    const doubt = doubtful[next];
    const isUnlearnt = UNLEARNT_SCRIPT.test(text.slice(sentence.start, sentence.end));
    if (!isUnlearnt && (doubt === undefined || !overlap(doubt, sentence))) continue;
    const last = out.at(-1);
    if (last !== undefined && last.end === sentence.start && sentence.end - last.start <= MOST)
      out[out.length - 1] = { start: last.start, end: sentence.end };
    else out.push(sentence);
  }
  return out;
}

/** Sentences and lines. None ends within an entity (`J. Smith`): one that is read again must be read whole. */
function* sentencesOf(text: string, seen: readonly ModelEntity[]): Generator<Passage> {
  let start = 0;
  let next = 0;
  for (const { 0: mark, index } of text.matchAll(SENTENCE)) {
    const end = index + mark.length;
    while (next < seen.length && (seen[next]?.end ?? 0) <= end) next++;
    if ((seen[next]?.start ?? end) < end) continue;
    yield { start, end };
    start = end;
  }
  if (start < text.length) yield { start, end: text.length };
}
