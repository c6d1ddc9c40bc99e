import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { EntityTypes } from '../../core/hosting.js';
import type { Finding } from '../../core/index.js';
import type { Corpus, GoldDocument } from '../accuracy/corpus.js';
import { GROUPS } from '../accuracy/labels.js';

/**
 * What the labels of a corpus say of a finding; `other` where something else is labelled there, `open`
 * where the corpus does not label everything of that kind.
 */
type Verdict = 'right' | 'wrong' | 'other' | 'open';

/** A finding as it is kept: positions and names, never a piece of the text. */
export interface KeptFinding {
  readonly start: number;
  readonly end: number;
  readonly type: string;
  readonly recognizer: string;
  readonly verdict: KeptVerdict;
}

/** Findings of one run: of each text, by corpus and number, beside the hash of the text. */
export type Run = Map<string, { readonly hash: string; readonly findings: readonly KeptFinding[] }>;

/** The findings of one text, judged by its labels. */
export function keep(
  corpus: Corpus,
  document: GoldDocument,
  findings: readonly Finding[],
  types: EntityTypes,
): KeptFinding[] {
  return findings.map((f) => ({
    start: f.start,
    end: f.end,
    type: f.type,
    recognizer: f.recognizer,
    verdict: kept(judge(corpus, document, f, types)),
  }));
}

type KeptVerdict = Exclude<Verdict, 'other'>;
const kept = (verdict: Verdict): KeptVerdict => (verdict === 'other' ? 'open' : verdict);

/** Whether a finding is what the labels of its corpus say. */
export function judge(
  corpus: Corpus,
  { spans }: GoldDocument,
  finding: Pick<Finding, 'start' | 'end' | 'type'>,
  types: EntityTypes,
): Verdict {
  const groups = GROUPS.filter(
    ({ ours }) => ours.includes(finding.type) || ours.includes(types.category(finding.type)),
  );
  const labels = new Set(groups.flatMap(({ gold }) => gold));
  const touched = spans.filter((s) => s.start < finding.end && finding.start < s.end);
  if (touched.some((s) => labels.has(s.label))) return 'right';
  if (![...labels].some((label) => corpus.complete.has(label))) return 'open';
  if (touched.length === 0) return 'wrong';
  const neutral = groups.flatMap((group) => group.neutral ?? []);
  return touched.every(({ label }) => isPersonal(label) && !neutral.includes(label)) ? 'other' : 'open';
}

const isPersonal = (label: string): boolean => !label.startsWith('OTHER') && label !== 'MISC';

/** Short hash of a text: tells whether two runs have read the same. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Writes a run, and the folder it goes to. */
export function writeRun(file: string, run: Run): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify([...run])}\n`);
}

/** Reads what {@link writeRun} wrote; `undefined` if there is no such file. */
export function readRun(file: string): Run | undefined {
  let json: string;
  try {
    json = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const entries: unknown = JSON.parse(json);
  if (!Array.isArray(entries)) throw new Error('the file holds no run of bench:findings');
  return new Map(entries);
}
