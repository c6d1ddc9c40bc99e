import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A token classifier as a team exports it, made by hand: each piece has the scores of its own row in a table. */
export interface TinyClassifier {
  readonly tokenizer: unknown;
  readonly labels: readonly string[];
  /** The label of each piece, by its number; left out, the first. */
  readonly labelOf: ReadonlyMap<number, string>;
  readonly vocabulary: number;
}

/** Writes the folder; it is gone when the test disposes of it. */
export function tinyFolder({ tokenizer, labels, labelOf, vocabulary }: TinyClassifier): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), 'deidkit-onnx-'));
  const table = new Float32Array(vocabulary * labels.length);
  for (let piece = 0; piece < vocabulary; piece++)
    table[piece * labels.length + Math.max(0, labels.indexOf(labelOf.get(piece) ?? ''))] = 6;
  writeFileSync(join(path, 'model.onnx'), lookup(table, vocabulary, labels.length));
  writeFileSync(join(path, 'tokenizer.json'), JSON.stringify(tokenizer));
  writeFileSync(join(path, 'config.json'), JSON.stringify({ id2label: { ...labels }, max_position_embeddings: 40 }));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

// ONNX is a message of Protocol Buffers: fields with a number, and a length before what is no whole number.

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))];
const number = (field: number, value: number): Buffer => Buffer.from([...varint(field * 8), ...varint(value)]);
const bytes = (field: number, ...parts: readonly (Uint8Array | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from([...varint(field * 8 + 2), ...varint(body.length)]), body]);
};

/** A graph of one node: scores = table[input_ids]. */
function lookup(table: Float32Array, rows: number, columns: number): Uint8Array {
  const FLOAT = 1;
  const INT64 = 7;
  const shaped = (name: string, type: number, dims: readonly string[]): Buffer[] => [
    bytes(1, name),
    bytes(2, bytes(1, number(1, type), bytes(2, ...dims.map((dim) => bytes(1, bytes(2, dim)))))),
  ];
  const weights = Buffer.from(table.buffer);
  const graph = [
    bytes(1, bytes(1, 'table'), bytes(1, 'input_ids'), bytes(2, 'logits'), bytes(4, 'Gather')),
    bytes(2, 'tiny'),
    bytes(5, number(1, rows), number(1, columns), number(2, FLOAT), bytes(8, 'table'), bytes(9, weights)),
    bytes(11, ...shaped('input_ids', INT64, ['batch', 'pieces'])),
    bytes(12, ...shaped('logits', FLOAT, ['batch', 'pieces', 'labels'])),
  ];
  return Buffer.concat([number(1, 8), bytes(7, ...graph), bytes(8, bytes(1, ''), number(2, 13))]);
}
