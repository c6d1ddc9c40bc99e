import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from './report.js';

/** Redacts words as the documentation of mupdf shows it: search, annotate, apply, save. */
const SCRIPT = `
var doc = new PDFDocument(scriptArgs[0]), hits = 0;
for (var i = 0; i < doc.countPages(); ++i) {
  var page = doc.loadPage(i), found = 0;
  for (var w = 2; w < scriptArgs.length; ++w) {
    page.search(scriptArgs[w]).forEach(function (quads) {
      page.createAnnotation("Redact").setQuadPoints(quads);
      found++;
    });
  }
  if (found) page.applyRedactions(true, 0);
  hits += found;
}
doc.save(scriptArgs[1], "garbage,compress");
print(hits);`;

/** The last line that `times` prints in a shell: user and system time of what the shell ran. */
const TIMES = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/;

/** Speed of mupdf's own redaction, which neither checks nor cleans anything, as a measure of the machine. */
export function mupdfRedacts(file: string, out: string, words: readonly string[], pages: number): Row[] {
  const script = join(out, 'redact.js');
  writeFileSync(script, SCRIPT);
  const args = ['-c', 'mutool run "$@"; times', 'sh', script, file, join(out, 'mupdf.pdf'), ...words];
  const { stdout } = spawnSync('sh', args, { encoding: 'utf8' });
  const times = TIMES.exec(stdout ?? '')
    ?.slice(1)
    .map(Number);
  const hits = Number.parseInt(stdout ?? '', 10);
  if (times === undefined || Number.isNaN(hits)) return [['mupdf (mutool run)', 'not measured']];
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = times;
  const speed = pages / ((userMinutes + systemMinutes) * 60 + user + system);
  return [['mupdf, native, given words: pages a CPU second, places', `${speed.toFixed(1)}, ${hits}`]];
}
