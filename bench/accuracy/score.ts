import type { EntityTypes } from '../../core/hosting.js';
import type { Finding } from '../../core/index.js';
import type { Corpus, GoldDocument, GoldSpan } from './corpus.js';
import type { LabelGroup } from './labels.js';

/** Counts that precision and recall are made of. */
export interface Counts {
  gold: number;
  found: number;
  /** Gold that was found. */
  hit: number;
  /** Findings that are gold. */
  right: number;
}

export interface GroupScore {
  readonly strict: Counts;
  readonly words: Counts;
  /** Gold spans of which every letter and digit is covered by findings of any type. */
  readonly covered: number;
}

/** Letters and digits, blind to type. */
export interface Leakage {
  goldCharacters: number;
  leaked: number;
  coveredCharacters: number;
  /** Covered characters that are not gold. */
  over: number;
}

const none = (): Counts => ({ gold: 0, found: 0, hit: 0, right: 0 });
const WORD = /[\p{L}\p{N}]+/gu;

/** Scores one row of the table over a corpus; `undefined` where the corpus has no such label. */
export function scoreGroup(
  corpus: Corpus,
  results: readonly (readonly Finding[])[],
  group: LabelGroup,
  types: EntityTypes,
): GroupScore | undefined {
  if (!group.gold.some((label) => corpus.complete.has(label))) return undefined;
  const score = { strict: none(), words: none(), covered: 0 };
  for (const [i, document] of corpus.documents.entries())
    scoreDocument(document, results[i] ?? [], group, types, score);
  return score.strict.gold === 0 && score.strict.found === 0 ? undefined : score;
}

/** Several rows as one. */
export function pooled(scores: readonly GroupScore[]): GroupScore {
  const sum = { strict: none(), words: none(), covered: 0 };
  for (const score of scores) {
    add(sum.strict, score.strict);
    add(sum.words, score.words);
    sum.covered += score.covered;
  }
  return sum;
}

function add(to: Counts, from: Counts): void {
  to.gold += from.gold;
  to.found += from.found;
  to.hit += from.hit;
  to.right += from.right;
}

function scoreDocument(
  { text, spans }: GoldDocument,
  findings: readonly Finding[],
  group: LabelGroup,
  types: EntityTypes,
  score: { strict: Counts; words: Counts; covered: number },
): void {
  const together = <T extends Span>(list: readonly T[]): readonly T[] =>
    group.joined === true ? joined(text, list) : list;
  const gold = together(spans.filter((s) => group.gold.includes(s.label)));
  const neutral = spans.filter((s) => s.label.startsWith('OTHER') || group.neutral?.includes(s.label));
  const ours = together(
    findings.filter((f) => group.ours.includes(f.type) || group.ours.includes(types.category(f.type))),
  );
  const counted = ours.filter((f) => gold.some((g) => touches(f, g)) || !neutral.some((n) => touches(f, n)));
  const same = (a: Span, b: Span): boolean => a.start === b.start && a.end === b.end;
  score.strict.gold += gold.length;
  score.strict.found += counted.length;
  score.strict.hit += gold.filter((g) => counted.some((f) => same(f, g))).length;
  score.strict.right += counted.filter((f) => gold.some((g) => same(f, g))).length;
  score.covered += gold.filter((g) => isCovered(text, g, findings)).length;
  for (const word of text.matchAll(WORD)) {
    const at = { start: word.index, end: word.index + word[0].length };
    const isGold = gold.some((g) => touches(g, at));
    const isFound = ours.some((f) => touches(f, at));
    if (!isGold && (!isFound || neutral.some((n) => touches(n, at)))) continue;
    score.words.gold += isGold ? 1 : 0;
    score.words.found += isFound ? 1 : 0;
    score.words.hit += isGold && isFound ? 1 : 0;
    score.words.right += isGold && isFound ? 1 : 0;
  }
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Spans of which only blanks and commas part neighbours, as one. */
function joined<T extends Span>(text: string, spans: readonly T[]): T[] {
  const out: T[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = out[out.length - 1];
    if (last !== undefined && /^[\s,]{0,6}$/.test(text.slice(last.end, span.start)))
      out[out.length - 1] = { ...last, end: Math.max(last.end, span.end) };
    else out.push(span);
  }
  return out;
}

const touches = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

function isCovered(text: string, gold: GoldSpan, findings: readonly Finding[]): boolean {
  for (let at = gold.start; at < gold.end; at++)
    if (/[\p{L}\p{N}]/u.test(text.charAt(at)) && !findings.some((f) => f.start <= at && at < f.end)) return false;
  return true;
}

/** Share of labelled characters that stay readable, and share of covered characters without a label, ignoring types. */
export function leakage(corpus: Corpus, results: readonly (readonly Finding[])[]): Leakage {
  const sum = { goldCharacters: 0, leaked: 0, coveredCharacters: 0, over: 0 };
  corpus.documents.forEach(({ text, spans }, i) => {
    const state = new Uint8Array(text.length);
    for (const s of spans) state.fill(s.label.startsWith('OTHER') ? 4 : 1, s.start, s.end);
    for (const f of results[i] ?? []) for (let at = f.start; at < f.end; at++) state[at] = (state[at] ?? 0) | 2;
    for (const match of text.matchAll(/[\p{L}\p{N}]/gu)) {
      const bits = state[match.index] ?? 0;
      if (bits & 1) sum.goldCharacters++;
      if ((bits & 3) === 1) sum.leaked++;
      if (bits & 2 && !(bits & 4)) sum.coveredCharacters++;
      if (bits === 2) sum.over++;
    }
  });
  return sum;
}
