import type { AnalyzeOptions, Engine, Finding, Span } from '../../../core/index.js';
import type { Marked } from './read.js';

/** What a domain leaves readable in one document, and what it covers beside the marks. */
export interface Leaks {
  readonly name: string;
  /** By kind of mark. */
  readonly kinds: ReadonlyMap<string, { all: number; missed: number }>;
  /** Marked letters and digits. */
  readonly gold: number;
  /** Those of them that no finding covers. */
  readonly leaked: number;
  readonly words: number;
  /** Findings that touch no mark. */
  readonly false: number;
  /** The terms themselves. All documents are invented. */
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
}

const LETTER = /[\p{L}\p{N}]/u;

/** Terms marked `OTHER` count neither way. */
export function countLeaks(engine: Engine, { name, text, marks }: Marked, options: AnalyzeOptions): Leaks {
  const { findings } = engine.analyze(text, options);
  const covered = coveredBy(findings, text.length);
  const kinds = new Map<string, { all: number; missed: number }>();
  const missed: string[] = [];
  let gold = 0;
  let leaked = 0;
  for (const { type = '', start, end } of marks) {
    if (type === 'OTHER') continue;
    const [all, open] = countLetters(text, start, end, covered);
    gold += all;
    leaked += open;
    const kind = kinds.get(type) ?? { all: 0, missed: 0 };
    kinds.set(type, { all: kind.all + 1, missed: kind.missed + (open > 0 ? 1 : 0) });
    if (open > 0) missed.push(`${type} ${text.slice(start, end)}`);
  }
  const wrong = findings.filter((f) => !marks.some((m) => touches(f, m)));
  return {
    name,
    kinds,
    gold,
    leaked,
    words: text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0,
    false: wrong.length,
    missed,
    wrong: wrong.map((f) => `${f.type} ${text.slice(f.start, f.end)}`),
  };
}

/** Sum of one count over all documents. */
export const sum = (leaks: readonly Leaks[], key: 'gold' | 'leaked' | 'words' | 'false'): number =>
  leaks.reduce((total, leak) => total + leak[key], 0);

function coveredBy(findings: readonly Finding[], length: number): Uint8Array {
  const covered = new Uint8Array(length);
  for (const { start, end } of findings) covered.fill(1, start, end);
  return covered;
}

function countLetters(text: string, start: number, end: number, covered: Uint8Array): [all: number, open: number] {
  let all = 0;
  let open = 0;
  for (let at = start; at < end; at++) {
    if (!LETTER.test(text.charAt(at))) continue;
    all++;
    if (covered[at] === 0) open++;
  }
  return [all, open];
}

const touches = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
