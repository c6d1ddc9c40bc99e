import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEnginePool } from '../../lib/index.js';
import { peakBytes, resetPeak } from '../files/peak.js';
import { makeBook } from './book.js';
import { mupdfRedacts } from './mupdf-redacts.js';
import type { Row } from './report.js';
import { Runner } from './run.js';

/** Words of the book that are replaced where speed is compared with that of mupdf. */
const WORDS = ['weather', 'years', 'jones'];

/** Speed and memory on a long book: with the whole engine in a thread, as in the service, and with given words. */
export async function measureBook(pages: number, out: string): Promise<Row[]> {
  const book = await makeBook(pages);
  const file = join(out, 'book.pdf');
  writeFileSync(file, book);
  return [
    ['pages', String(pages)],
    ...(await withEngine(book, pages)),
    ...(await withWords(file, out, pages)),
    ...mupdfRedacts(file, out, WORDS, pages),
  ];
}

async function withEngine(book: Buffer, pages: number): Promise<Row[]> {
  await using pool = await createEnginePool(undefined, { threads: 1 });
  const rows: Row[] = [];
  for (const [name, mode] of [
    ['substitutes, first document', 'PROPRIETARY'],
    ['substitutes, second document', 'PROPRIETARY'],
    ['boxes', 'REDACT'],
  ] as const) {
    resetPeak();
    const from = process.cpuUsage();
    await pool.file({ adapter: 'pdf', chunks: [book], extension: 'pdf', options: { mode } });
    const { user, system } = process.cpuUsage(from);
    const speed = (pages / ((user + system) / 1e6)).toFixed(1);
    rows.push([`${name}: pages a CPU second, memory`, `${speed}, ${Math.round(peakBytes() / 2 ** 20)} MiB`]);
  }
  return rows;
}

async function withWords(file: string, out: string, pages: number): Promise<Row[]> {
  const runner = new Runner();
  const rows: Row[] = [];
  for (const name of ['first', 'second']) {
    const task = { input: file, output: join(out, 'words.pdf'), words: WORDS, mode: 'redact', ocr: false } as const;
    const { cpu, rss, error } = await runner.send(task);
    const value = error ?? `${(pages / cpu).toFixed(1)}, ${Math.round(rss / 2 ** 20)} MiB`;
    rows.push([`given words, ${name} document: pages a CPU second, memory`, value]);
  }
  runner.close();
  return rows;
}
