import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fromPackage } from '../lib/engine/packages.js';
import { evidenceCsv, publicKey, reportFault } from '../lib/index.js';
import { usage, withPath } from './base/errors.js';
import { EXIT } from './base/exit-codes.js';
import { note } from './base/terminal.js';
import { FAULTS } from './verify.js';

/** Options of `evidence`. */
export interface EvidencePageFlags {
  readonly key: string;
  readonly out: string;
}

/** Loads what writes PDFs, whose package may not be installed. */
const pdfOf = async (text: string): Promise<Uint8Array> => {
  const { evidencePdf } = await fromPackage('@deidkit/pdf', () => import('@deidkit/pdf/evidence'));
  return evidencePdf(text);
};

/** `deidkit evidence`: writes a signed report as a PDF or as tables (CSV), after its signature was checked. Needs no network and no engine. */
export async function evidencePage(path: string, { key, out }: EvidencePageFlags): Promise<number> {
  const format = /\.(pdf|csv)$/i.exec(out)?.[1]?.toLowerCase();
  if (format === undefined) throw usage('--out names the new file: it ends in .pdf or .csv.');
  const signer = publicKey(await withPath('--key', () => readFile(resolve(key), 'utf8')));
  const text = await withPath('REPORT', () => readFile(resolve(path), 'utf8'));
  const fault = reportFault(text, signer);
  if (fault !== undefined) {
    note(`The report: ${FAULTS[fault]}. Nothing was written.`);
    return EXIT.error;
  }
  const page = format === 'csv' ? evidenceCsv(text) : await pdfOf(text);
  await withPath('--out', () => writeFile(resolve(out), page, { flag: 'wx', mode: 0o600 }));
  return EXIT.ok;
}
