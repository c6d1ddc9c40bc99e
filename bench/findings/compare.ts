import type { KeptFinding, Run } from './golden.js';

/** A finding that one of two runs has and the other has not. */
export interface Change {
  /** Corpus and number of the text, as `de#3`. */
  readonly text: string;
  readonly sign: '+' | '-';
  readonly finding: KeptFinding;
}

/**
 * Added and removed findings, and the number of texts that could not be compared because one run has not read them
 * unchanged.
 */
export function changesBetween(before: Run, after: Run): { changes: Change[]; incomparable: number } {
  const changes: Change[] = [];
  let incomparable = 0;
  for (const [text, { hash, findings }] of after) {
    const old = before.get(text);
    if (old?.hash !== hash) {
      incomparable++;
      continue;
    }
    for (const finding of without(old.findings, findings)) changes.push({ text, sign: '-', finding });
    for (const finding of without(findings, old.findings)) changes.push({ text, sign: '+', finding });
  }
  return { changes, incomparable };
}

/** Findings of the first list whose place the second does not report as the same type, whichever recognizer reports it. */
function without(list: readonly KeptFinding[], other: readonly KeptFinding[]): KeptFinding[] {
  const places = new Set(other.map(placeOf));
  return list.filter((finding) => !places.has(placeOf(finding)));
}

const placeOf = ({ start, end, type }: KeptFinding): string => `${start} ${end} ${type}`;

/** Rows of a table, one for each recognizer and type: what is new and what is gone, by what the labels say of it. */
export function tally(changes: readonly Change[]): string[][] {
  const rows = new Map<string, number[]>();
  for (const { sign, finding } of changes) {
    const key = `${finding.recognizer} ${finding.type}`;
    const row = rows.get(key) ?? [0, 0, 0, 0, 0, 0];
    const column = (sign === '+' ? 0 : 3) + ['right', 'wrong', 'open'].indexOf(finding.verdict);
    row[column] = (row[column] ?? 0) + 1;
    rows.set(key, row);
  }
  const size = (row: readonly number[]): number => row.reduce((a, b) => a + b, 0);
  return [...rows].sort(([, a], [, b]) => size(b) - size(a)).map(([key, row]) => [key, ...row.map(String)]);
}
