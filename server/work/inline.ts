import type { Engine } from '../../core/index.js';
import { deidentifyFile } from '../../lib/deidentify-file.js';
import { analyze, general, outputs, preview } from './answers.js';
import type { Work } from './work.js';

/** Work in the thread of the event loop: for short texts, for tests, and for hosts that want no threads. */
export const inlineWork = (engine: Engine): Work => ({
  analyze: async (input) => JSON.stringify(analyze(engine, input)),
  outputs: async (input) => JSON.stringify(outputs(engine, input)),
  general: async (input) => JSON.stringify(general(engine, input)),
  preview: async (input) => JSON.stringify(preview(engine, input)),
  file: (input, bytes, signal) => deidentifyFile(engine, bytes, 'bytes', { ...input, signal }),
  ready: true,
  warmUp: () => undefined,
  close: async () => undefined,
});
