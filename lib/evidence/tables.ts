import { papaparse } from '../csv/papaparse.js';
import { type Json, sha256 } from './canonical.js';

/** A part of a report as a table of two columns. */
export interface EvidenceTable {
  /** What the part is about. */
  readonly title: string;
  /** Its rows; the name is empty where there is nothing to name. */
  readonly rows: readonly (readonly [name: string, value: string])[];
}

type Fields = { readonly [name: string]: Json };

/** Titles of the parts, in their order, and what stands there if there is nothing. Fields without a title of their own stand together. */
const PARTS: readonly (readonly [field: string, title: string, nothing: string])[] = [
  ['policy', 'Policy', ''],
  ['options', 'Options of the call', 'none: the defaults of the configuration'],
  ['counts', 'Terms replaced, by entity type', 'none'],
  ['identifiers', 'Terms replaced, by the letters of 45 CFR 164.514(b)(2)(i)', 'none'],
  ['risk', 'Persons told apart in the new table', 'not counted'],
  ['warnings', 'Warnings', 'none'],
  ['input', 'Seal of the original', ''],
  ['output', 'Seal of the de-identified file', ''],
];

/**
 * The parts of a report as tables; all that it says, and nothing else.
 * @param text the report as it was written, after `reportFault` has found nothing wrong with it
 */
export function evidenceTables(text: string): EvidenceTable[] {
  const { report, key, signature }: { readonly report: Fields; readonly key: Json; readonly signature: Json } =
    JSON.parse(text);
  const titled = new Set(PARTS.map(([field]) => field));
  const rest = Object.fromEntries(Object.entries(report).filter(([field]) => !titled.has(field)));
  return [
    { title: 'Report', rows: [['sha256', sha256(text)], ...rowsOf(rest, '')] },
    ...PARTS.map(([field, title, nothing]) => ({ title, rows: rowsOf(report[field] ?? null, nothing) })),
    { title: 'Signature (Ed25519)', rows: rowsOf({ key, signature }, '') },
  ];
}

/** A report as CSV, with the columns `table`, `name` and `value`. Values that a spreadsheet would compute begin with an apostrophe. */
export function evidenceCsv(text: string): string {
  const data = evidenceTables(text).flatMap(({ title, rows }) => rows.map(([name, value]) => [title, name, value]));
  const options = { newline: '\n', escapeFormulae: true };
  return `${papaparse().unparse({ fields: ['table', 'name', 'value'], data }, options)}\n`;
}

const plain = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

function rowsOf(value: Json, nothing: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [['', value === null ? nothing : plain(value)]];
  const rows = Object.entries(value).map(([name, one]): [string, string] => {
    const isList = Array.isArray(one) && one.every((item) => typeof item === 'string');
    const number = String(Number(name) + 1);
    return [Array.isArray(value) ? number : name, isList ? one.join(', ') : plain(one)];
  });
  return rows.length === 0 ? [['', nothing]] : rows;
}
