import { crc32, deflateRawSync } from 'node:zlib';
import type { Learnt } from '../tagger/calibrate.js';
import type { Lexicon } from '../tagger/lexicon.js';
import { MAGIC, type ModelHead, START } from '../tagger/model.js';
import type { Weights } from './adagrad.js';

/** Greatest weight an int8 can hold; greater ones are cut. */
const CLIP = 4;

/**
 * Writes a model: weights as int8, rows without a noticeable weight left out; packed if it is a team's own, which they hand around.
 * @param prune rows whose greatest weight is smaller are dropped.
 * @param learnt what is known of each type, in a model of a team's own.
 */
export function writeModel(
  weights: Weights,
  lexicon: Lexicon,
  card: unknown,
  prune: number,
  learnt?: Readonly<Record<string, Learnt>>,
): Uint8Array {
  const { tags, features, transitions } = weights;
  const unit = CLIP / 127;
  const ids: number[] = [];
  const rows: number[] = [];
  for (let row = 0; row * tags.size < features.length; row++) {
    const values = features.subarray(row * tags.size, (row + 1) * tags.size);
    if (!values.some((w) => Math.abs(w) >= prune)) continue;
    ids.push(row);
    for (const w of values) rows.push(Math.max(-127, Math.min(127, Math.round(w / unit))));
  }
  const bytes = (column: ArrayBufferView): Uint8Array =>
    new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
  const body = Buffer.concat([
    bytes(transitions),
    deltas(ids),
    bytes(Int8Array.from(rows)),
    bytes(lexicon.hash),
    bytes(lexicon.bits),
    bytes(lexicon.cluster),
    bytes(lexicon.rank),
  ]);
  const plain = learnt === undefined;
  const columns = plain ? body : deflateRawSync(body, { level: 9 });
  const head: ModelHead = {
    types: tags.types,
    unit,
    rows: ids.length,
    words: lexicon.hash.length,
    check: crc32(columns),
    ...(plain && { plain }),
    ...(learnt && { learnt }),
    card,
  };
  const json = Buffer.from(JSON.stringify(head));
  const start = Buffer.alloc(START);
  start.write(MAGIC, 0, 'latin1');
  start.writeUInt32LE(json.length, 8);
  return Buffer.concat([start, json, columns]);
}

function deltas(ids: readonly number[]): Uint8Array {
  const out: number[] = [];
  let last = 0;
  for (const id of ids) {
    let delta = id - last;
    last = id;
    while (delta > 127) {
      out.push((delta & 127) | 128);
      delta >>>= 7;
    }
    out.push(delta);
  }
  return Uint8Array.from(out);
}
