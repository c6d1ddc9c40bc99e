import { basename } from 'node:path';
import { printTable } from '../table.js';
import type { Measured } from './measured.js';

const MIB = 2 ** 20;
const GIB = 2 ** 30;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Measurements of a run over files. */
interface Judges {
  readonly withOffice: boolean;
  readonly withPdfText: boolean;
}

/** Prints the tables and the lists of results to be checked. */
export function printReport(all: readonly Measured[], judges: Judges): void {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const of = (kind: string): Measured[] => all.filter((one) => one.kind === kind);
  console.log(`deidkit on ${all.length} files, Node ${process.version}; time in seconds of CPU, one process\n`);
  printTable(
    [
      'kind',
      'files',
      'output',
      'refused',
      'uncaught',
      'hung',
      'crashed',
      'no adapter',
      'over 1 GB',
      'peak MB',
      'files/s',
      'MB/s',
    ],
    kinds.map((kind) => outcomes(kind, of(kind))),
  );
  console.log(
    '\nterms: a rare, a middling and a frequent word of each file, and all that is found; masked at equal length\n',
  );
  printTable(
    [
      'kind',
      'terms',
      'left in text',
      'in attributes',
      'in binary parts',
      'in parts named as not searched',
      'parts kept',
      'changed or gone without a term',
      'same bytes if none',
    ],
    kinds.map((kind) => leaks(kind, of(kind))),
  );
  printCells(all);
  printOffice(all, judges.withOffice);
  if (!judges.withPdfText) console.log('\npdftotext is not installed: texts of PDF files were not looked at.');
  printLists(all);
}

function outcomes(kind: string, files: readonly Measured[]): string[] {
  const count = (is: Measured['result']['is']): string => String(files.filter(({ result }) => result.is === is).length);
  const done = files.filter(({ result }) => result.is === 'output');
  const seconds = sum(done.map(({ cpu = 0 }) => cpu));
  const peaks = files.map(({ peak = 0 }) => peak);
  const rate = (amount: number): string => (seconds === 0 ? '-' : (amount / seconds).toFixed(1));
  return [
    kind,
    String(files.length),
    ...[count('output'), count('refused'), count('uncaught'), count('hung'), count('crashed'), count('no adapter')],
    String(peaks.filter((peak) => peak > GIB).length),
    (Math.max(0, ...peaks) / MIB).toFixed(0),
    rate(done.length),
    rate(sum(done.map(({ size }) => size)) / 1e6),
  ];
}

function leaks(kind: string, files: readonly Measured[]): string[] {
  const done = files.filter(({ residue }) => residue !== undefined);
  const total = (pick: (one: Measured) => number | undefined): string => String(sum(done.map((one) => pick(one) ?? 0)));
  return [
    kind,
    total(({ terms }) => terms),
    total(({ residue }) => residue?.text),
    total(({ residue }) => residue?.attributes),
    total(({ residue }) => residue?.binary),
    total(({ residue }) => residue?.named),
    total(({ same }) => same),
    total(({ changedForNothing }) => changedForNothing?.length),
    `${files.filter(({ untouched }) => untouched === true).length} of ${files.filter(({ untouched }) => untouched !== undefined).length}`,
  ];
}

function printCells(all: readonly Measured[]): void {
  const seen = all.filter(({ cells }) => cells !== undefined);
  const not = all.filter(({ notCompared }) => notCompared !== undefined);
  if (seen.length + not.length === 0) return;
  const wrong = seen.filter(({ cellsChanged }) => (cellsChanged?.length ?? 0) > 0);
  console.log(
    `\ncells seen by SheetJS before and after: ${sum(seen.map(({ cells = 0 }) => cells))} in ${seen.length} files; other cells changed in ${wrong.length} files`,
  );
  if (not.length > 0) console.log(`not compared: ${not.length} files`);
  for (const { path, notCompared } of not) console.log(`  ${basename(path)}: ${notCompared}`);
  for (const { path, cellsChanged = [] } of wrong) console.log(`  ${basename(path)}: ${cellsChanged.join(' ')}`);
}

function printOffice(all: readonly Measured[], withOffice: boolean): void {
  if (!withOffice) {
    console.log('\nLibreOffice did not look: it or pdftotext is not installed, or --office 0.');
    return;
  }
  const seen = all.flatMap(({ office, path }) => (office === undefined ? [] : [{ path, ...office }]));
  const opened = seen.filter((one) => one.opened);
  const same = opened.filter(({ opens, pages: [a, b] }) => opens && a === b);
  console.log(
    `\nLibreOffice opened ${opened.length} of ${seen.length} files before, ${opened.filter(({ opens }) => opens).length} of them after; as many pages: ${same.length}; terms in the text of the PDF: ${sum(opened.map(({ left }) => left))}`,
  );
  for (const { path, opens, pages, left } of opened)
    if (!opens || pages[0] !== pages[1] || left > 0)
      console.log(
        `  ${basename(path)}: ${opens ? `pages ${pages.join(' -> ')}, ${left} terms left` : 'does not open any more'}`,
      );
}

function printLists(all: readonly Measured[]): void {
  const lines = new Map<string, string[]>();
  const add = (title: string, line: string): void => void lines.set(title, [...(lines.get(title) ?? []), line]);
  for (const { path, kind, result, residue, changedForNothing = [], untouched, cpu = 0, peak = 0 } of all) {
    const name = basename(path);
    if (result.is === 'refused') add(`refused, ${kind}, ${result.code}: ${result.why}`, name);
    if (result.is === 'uncaught') add(`uncaught, ${kind}`, `${name}: ${result.why}`);
    if (result.is === 'hung' || result.is === 'crashed')
      add(`${result.is}, ${kind}`, `${name}, during: ${result.during}`);
    if (residue !== undefined && residue.places.length > 0)
      add(`left, ${kind}`, `${name}: ${residue.places.join('; ')}`);
    if (changedForNothing.length > 0)
      add(`parts changed or gone without a term, ${kind}`, `${name}: ${changedForNothing.join(', ')}`);
    if (untouched === false) add(`other bytes although nothing was found, ${kind}`, name);
    if (cpu > 5) add('more than 5 s', `${name}: ${cpu.toFixed(1)} s`);
    if (peak > GIB) add('more than 1 GB', `${name}: ${(peak / MIB).toFixed(0)} MB`);
  }
  for (const [title, names] of lines)
    console.log(`\n${title} (${names.length})\n  ${names.join(title.startsWith('refused') ? ', ' : '\n  ')}`);
}
