// Programs of other people judge: poppler, mupdf and qpdf must be installed.
import { spawnSync } from 'node:child_process';

/** What a program prints. */
export const run = (program: string, args: readonly string[]): string => {
  const { stdout } = spawnSync(program, args, { timeout: 60_000, maxBuffer: 1 << 28, encoding: 'utf8' });
  return stdout ?? '';
};

/** Text as poppler and mupdf read it. */
export const popplerText = (file: string): string => run('pdftotext', ['-enc', 'UTF-8', file, '-']);
/** Text in the order it is drawn: gaps do not change how poppler puts lines and broken words together. */
export const popplerRawText = (file: string): string => run('pdftotext', ['-raw', '-enc', 'UTF-8', file, '-']);
export const mupdfText = (file: string): string => run('mutool', ['draw', '-q', '-F', 'txt', '-o', '-', file]);
/** Every character with its place and its font, as mupdf sees it. */
export const mupdfGlyphs = (file: string): string => run('mutool', ['draw', '-q', '-F', 'stext', '-o', '-', file]);
/** All objects with their streams unpacked, as far as qpdf can. */
export const unpacked = (file: string): string => {
  const args = ['--qdf', '--object-streams=disable', '--stream-data=uncompress', file, '-'];
  const { stdout } = spawnSync('qpdf', args, { timeout: 60_000, maxBuffer: 1 << 28, encoding: 'latin1' });
  return stdout ?? '';
};
