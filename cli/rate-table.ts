import type { Rates } from '../plugins/detectors/ner/trainer/index.js';
import { table } from './base/terminal.js';

/** A row of a table of scores. */
export interface RateRow {
  readonly type: string;
  /** Labelled terms. */
  readonly terms: number;
  readonly strict: Rates;
  readonly overlap: Rates;
}

const points = ({ precision, recall, f }: Rates): string[] =>
  [precision, recall, f].map((rate) => (rate * 100).toFixed(1).padStart(5));

/** Formats precision, recall and F1 in percent, by type. */
export function rateTable(rows: readonly RateRow[]): string {
  const heads = ['strict P', 'R', 'F', 'overlap P', 'R', 'F'];
  return table([
    ['type', 'terms', ...heads.map((head) => head.padStart(5))],
    ...rows.map(({ type, terms, strict, overlap }) => [
      type,
      String(terms).padStart(5),
      ...points(strict),
      ...points(overlap),
    ]),
  ]);
}
