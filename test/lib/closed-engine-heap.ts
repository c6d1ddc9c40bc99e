import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeHeapSnapshot } from 'node:v8';
import { createEngine } from '../../lib/index.js';

// A process that reads one text, closes its engine and prints which of the words of the text its heap still holds, and
// last whether it holds a line that the process keeps. Started by `closed-engine.test.ts` with --expose-gc and the
// folder for the snapshot; text and line come from standard input, so that they are in no argument of the process.

const [folder = '.'] = process.argv.slice(2);

const inHex = (word: string): string => Buffer.from(word).toString('hex');

/** The words of the text in hexadecimal digits, so that the search itself holds no part of it, and the line that is kept. */
async function read(): Promise<{ readonly words: readonly string[]; readonly kept: string }> {
  const [text = '', line = ''] = readFileSync(0, 'utf8').split('\n');
  const engine = await createEngine();
  engine.analyze(text);
  engine.deidentify(text, { mode: 'PROPRIETARY', seed: 's' });
  const openRecord = engine.recordSessions({ seed: 's' });
  for (let i = 0; i < 2; i++) openRecord().deidentify(text);
  const words = [...text.matchAll(/Q[a-z]{8,}/g)].map(([word]) => inHex(word));
  await engine.close();
  return { words, kept: Buffer.from(line).toString() };
}

const { words, kept } = await read();
await new Promise((resolve) => setImmediate(resolve));
globalThis.gc?.();
const heap = readFileSync(writeHeapSnapshot(join(folder, 'heap.heapsnapshot')));
const holds = (word: string): boolean => heap.includes(Buffer.from(word, 'hex'));
process.stdout.write(JSON.stringify([...words, inHex(kept)].map(holds)));
