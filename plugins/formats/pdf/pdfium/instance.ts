import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { withMemoryLimit } from './memory-limit.js';

/** PDFium with a memory of its own. */
export type Pdfium = WrappedPdfiumModule;

/** Most memory of an instance; as it is built, it takes up to 2 GiB. In bytes. */
const MEMORY = 512 * 1024 * 1024;

/** Starts an instance of PDFium. It is read and compiled then, and not before. */
export async function startPdfium(): Promise<Pdfium> {
  const { init } = await import('@embedpdf/pdfium');
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const wasm = withMemoryLimit(new Uint8Array(await readFile(file)), MEMORY);
  // What it would print may quote the document.
  const quiet = (): void => undefined;
  const pdfium = await init({ wasmBinary: wasm.buffer, print: quiet, printErr: quiet });
  pdfium.PDFiumExt_Init();
  return pdfium;
}
