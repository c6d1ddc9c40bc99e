import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { withMemoryLimit } from './memory-limit.js';

/** PDFium with its own memory. */
export type Pdfium = WrappedPdfiumModule;

/** Maximum memory of an instance, in bytes; by default it may grow to 2 GiB. */
const MEMORY = 512 * 1024 * 1024;

/** Starts an instance of PDFium. Its code is read and compiled only now. */
export async function startPdfium(): Promise<Pdfium> {
  const { init } = await import('@embedpdf/pdfium');
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const wasm = withMemoryLimit(new Uint8Array(await readFile(file)), MEMORY);
  // Its console output might quote the document.
  const quiet = (): void => undefined;
  const pdfium = await init({ wasmBinary: wasm.buffer, print: quiet, printErr: quiet });
  pdfium.PDFiumExt_Init();
  return pdfium;
}
