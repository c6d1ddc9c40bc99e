import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBook } from './book.js';
import type { Run } from './book-child.js';
import { mupdfRedacts } from './mupdf-redacts.js';
import type { Row } from './report.js';
import { Runner } from './run.js';

/** Words of the book that are replaced where speed is compared with that of mupdf. */
const WORDS = ['weather', 'years', 'jones'];

/** Speed and memory on a long book: with the whole engine in a thread, as in the service, and with given words. */
export async function measureBook(pages: number, out: string, dense: boolean): Promise<Row[]> {
  const file = join(out, 'book.pdf');
  writeFileSync(file, await makeBook(pages, dense));
  const runs = [...(await withEngine(file)), ...(await withWords(file, out))];
  return [
    [`a book of ${pages} pages`, 'pages a CPU second, by the clock, memory'],
    ...runs.map(
      ({ name, cpu, seconds, rss }): Row => [
        name,
        `${(pages / cpu).toFixed(1)}, ${(pages / seconds).toFixed(1)}, ${Math.round(rss / 2 ** 20)} MiB`,
      ],
    ),
    ...mupdfRedacts(file, out, WORDS, pages),
  ];
}

function withEngine(file: string): Promise<readonly Run[]> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./book-child.js', import.meta.url));
    child.once('message', (runs: readonly Run[]) => resolve(runs));
    child.once('exit', () => reject(new Error('the child ended')));
    child.send(file);
  });
}

async function withWords(file: string, out: string): Promise<Run[]> {
  const runner = new Runner();
  const runs: Run[] = [];
  for (const name of ['given words, first document', 'given words, second document']) {
    const task = { input: file, output: join(out, 'words.pdf'), words: WORDS, mode: 'redact', ocr: false } as const;
    const { error, cpu, seconds, rss } = await runner.send(task);
    runs.push({ name: error === undefined ? name : `${name}: ${error}`, cpu, seconds, rss });
  }
  runner.close();
  return runs;
}
