import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GraphWriter } from '../../../plugins/detectors/neural/onnx/graph-writer.js';

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

/** A graph of one node: scores = table[input_ids]. */
function lookup(table: Float32Array, rows: number, columns: number): Uint8Array {
  const graph = new GraphWriter();
  const ids = graph.input('input_ids', 'int64', ['batch', 'pieces']);
  const found = graph.node('Gather', [graph.constant('float', [rows, columns], table), ids]);
  graph.output('logits', found, 'float', ['batch', 'pieces', 'labels']);
  return graph.bytes();
}
