import { RunMemory } from '../../core/hosting.js';
import type { Engine } from '../../core/index.js';
import { deidentifyFile } from '../../lib/deidentify-file.js';
import { DEFAULT_FILE_LIMITS, processFile } from '../../lib/files/process.js';
import { openFile } from '../../lib/files/source.js';
import { Sealing, sealFiles } from '../../lib/index.js';
import { once } from '../base/once.js';
import { analyze, asJson, general, outputs, preview } from './answers.js';
import { bodyWork } from './bodies.js';
import { askedOf } from './evidence.js';
import { underName } from './file-requests.js';
import { restoredHere } from './restored-stream.js';
import type { FileInput, FileOutcome, Until, Work } from './work.js';

/** Work in the thread of the event loop, for short texts, tests, and hosts without threads. */
export function inlineWork(engine: Engine): Work {
  const bodies = once(() => bodyWork(engine));
  const file = async (
    { seal, numbered: _, ...input }: FileInput,
    bytes: Uint8Array,
    { signal }: Until,
  ): Promise<FileOutcome> => {
    const { bytes: whole, ...outcome } = await deidentifyFile(engine, bytes, 'bytes', { ...input, signal });
    return { ...outcome, pieces: [whole], ...(seal === true && { seals: await sealFiles([bytes], [whole]) }) };
  };
  return {
    analyze: async (input) => JSON.stringify(await engine.annotated(() => analyze(engine, input))),
    outputs: async (input) => asJson(await engine.annotated(() => outputs(engine, input))),
    general: async (input) => asJson(await engine.annotated(() => general(engine, input))),
    preview: async (input) => JSON.stringify(await engine.annotated(() => preview(engine, input))),
    async textBody(body) {
      const { answer, ...facts } = await bodies().text(body);
      return { answer: asJson(answer), ...facts };
    },
    file,
    async fileBody({ maxCodePoints, ...body }, until) {
      const request = bodies().file(body);
      const most = maxCodePoints === undefined ? {} : { maxCodePoints };
      const outcome = await file({ ...request.input, ...most }, request.bytes, until);
      return { ...underName(outcome, request), asked: askedOf(request.input) };
    },
    async stream({ input: { seal, numbered, ...input }, source, sink, until: { signal } }) {
      const { wholeFileBytes: wholeLimit } = DEFAULT_FILE_LIMITS;
      const sealing = seal === true ? new Sealing(source, sink) : undefined;
      const file = await openFile(sealing?.source ?? source, { wholeLimit, signal });
      const run = numbered && new RunMemory(numbered);
      const made = await processFile(engine, file, sealing?.sink ?? sink, { ...input, signal, ...(run && { run }) });
      const result = { ...made, ...(run && { names: run.last }) };
      return sealing === undefined ? result : { ...result, seals: await sealing.end() };
    },
    restoring: async (input) => restoredHere(input),
    ready: true,
    warmUp: () => undefined,
    close: async () => undefined,
  };
}
