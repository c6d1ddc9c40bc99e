import type { Judged } from './judge.js';

export type Row = readonly [what: string, value: string];

/** Prints a table of two columns. */
export function print(rows: readonly Row[]): void {
  for (const [what, value] of rows) console.log(`${what.padEnd(54)}${value}`);
}

const percent = (part: number, all: number): string =>
  `${part}/${all} (${all === 0 ? '-' : ((100 * part) / all).toFixed(2)} %)`;

const sum = (all: readonly Judged[], of: (one: Judged) => number): number => all.reduce((n, one) => n + of(one), 0);

/** The table of all documents. */
export function table(all: readonly Judged[]): Row[] {
  const files = all.filter(({ outcome }) => outcome.error === undefined);
  return [
    ['documents', String(all.length)],
    ['returned', percent(files.length, all.length)],
    ...refusals(all),
    ...(sum(all, ({ hits }) => hits) > 0 ? gone(files) : []),
    ...looks(files),
    ...placed(files),
    ...costs(files),
  ];
}

/** How often each reason was given. */
function refusals(all: readonly Judged[]): Row[] {
  const reasons = new Map<string, number>();
  for (const { error } of all.map(({ outcome }) => outcome)) {
    if (error !== undefined) reasons.set(error, (reasons.get(error) ?? 0) + 1);
  }
  return [...reasons].sort((a, b) => b[1] - a[1]).map(([reason, count]) => [`  refused: ${reason}`, String(count)]);
}

function gone(files: readonly Judged[]): Row[] {
  const clean = files.filter((one) => one.leftPoppler + one.leftMupdf + one.leftStrings === 0);
  const left = [
    sum(files, (o) => o.leftPoppler),
    sum(files, (o) => o.leftMupdf),
    sum(files, (o) => o.leftStrings),
  ].join(', ');
  const lost = (key: 'lost' | 'lostAsDrawn'): string =>
    percent(
      sum(files, ({ [key]: [missing] }) => missing),
      sum(files, ({ [key]: [, words] }) => words),
    );
  return [
    ['of them with no word left (poppler, mupdf, strings)', percent(clean.length, files.length)],
    ['words left: poppler, mupdf, strings', `${left} of ${sum(files, (o) => o.hits)}`],
    ['with pages that became pictures', percent(files.filter(({ pictured }) => pictured).length, files.length)],
    ['other words lost', lost('lost')],
    ['other words lost, read in the order of drawing', lost('lostAsDrawn')],
  ];
}

function looks(files: readonly Judged[]): Row[] {
  const drawn = files.flatMap(({ pixels }) => (pixels === undefined ? [] : [pixels]));
  const share = (test: (pixels: number) => boolean): string => percent(drawn.filter(test).length, drawn.length);
  return [
    ['identical outside of boxes, 50 dpi, 3 pages', share((pixels) => pixels === 0)],
    ['changed in at most 0.1 % of pixels', share((pixels) => pixels <= 0.001)],
    ['changed in more than 1 %', share((pixels) => pixels > 0.01)],
    ['the same file, byte for byte', percent(files.filter(({ same }) => same).length, files.length)],
  ];
}

function placed(files: readonly Judged[]): Row[] {
  const all = files.flatMap(({ placement }) => placement ?? []);
  if (all.length === 0) return [];
  const count = (key: 'words' | 'overlap' | 'base' | 'size'): number => all.reduce((n, one) => n + one[key], 0);
  return [
    ['substitutes at the place of the word (half of boxes)', percent(count('overlap'), count('words'))],
    ['of them on the same base line, within 0.5 pt', percent(count('base'), count('overlap'))],
    ['of them of the same size, within 0.5 pt, or squeezed', percent(count('size'), count('overlap'))],
  ];
}

function costs(files: readonly Judged[]): Row[] {
  const cpu = files.map(({ outcome }) => outcome.cpu).sort((a, b) => a - b);
  const at = (q: number): string => (cpu[Math.ceil(q * cpu.length) - 1] ?? 0).toFixed(2);
  const pages = sum(files, ({ outcome }) => Number(outcome.report?.format.pages ?? 0));
  const most = Math.max(0, ...files.map(({ outcome }) => outcome.rss));
  return [
    ['CPU seconds a document: median, p95, most', [at(0.5), at(0.95), at(1)].join(', ')],
    ['pages a CPU second', (pages / sum(files, ({ outcome }) => outcome.cpu)).toFixed(1)],
    ['memory of the process, most', `${Math.round(most / 2 ** 20)} MiB`],
  ];
}

/** A line for each document that was refused, or is not as it should be. */
export function details(all: readonly Judged[]): void {
  for (const { name, outcome, pixels = 0, hits, leftPoppler, leftMupdf, leftStrings, placement } of all) {
    const off = placement && placement.words - Math.min(placement.overlap, placement.base, placement.size);
    if (outcome.error !== undefined) console.log(`refused  ${name}: ${outcome.error}`);
    if (leftPoppler + leftMupdf + leftStrings > 0)
      console.log(`left     ${name}: ${leftPoppler}, ${leftMupdf}, ${leftStrings}`);
    // Where nothing was sought, nothing at all is to change.
    if (pixels > (hits > 0 ? 0.01 : 0)) console.log(`changed  ${name}: ${(100 * pixels).toFixed(2)} %`);
    if (off) console.log(`place    ${name}: ${JSON.stringify(placement)}`);
  }
}
