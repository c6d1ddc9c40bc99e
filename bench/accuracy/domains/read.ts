import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MarkedText, readMarks } from '../../../kit/index.js';

/** A document or sentence with its marks. */
export interface Marked extends MarkedText {
  /** Title of the document; empty for a sentence. */
  readonly name: string;
}

/** The sources lie beside the compiled program's sources, which the build does not copy. */
const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../../../bench/accuracy');

/** Documents, each after a line `=== title`. @param folder in `bench/accuracy` */
export function readDocuments(file: string, folder = 'domains'): Marked[] {
  const parts = read(join(folder, file)).split(/^=== (.+)\n/m);
  return parts.flatMap((name, i) => (i % 2 === 1 ? [{ name, ...readMarks(parts[i + 1] ?? '') }] : []));
}

/** Sentences, one per line. */
export function readSentences(file: string): Marked[] {
  return read(join('domains', file))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ name: '', ...readMarks(line) }));
}

const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
