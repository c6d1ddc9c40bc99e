import type { Engine } from '../../core/index.js';
import engineWork, { type FileTask } from '../../lib/pool/engine-work.js';
import { defineWork, type TaskStreams } from '../../lib/pool/work.js';
import { once } from '../base/once.js';
import {
  type AnalyzeInput,
  analyze,
  asJson,
  type GeneralInput,
  general,
  type OutputsInput,
  outputs,
  type PreviewInput,
  preview,
} from './answers.js';
import { type BodyWork, bodyWork } from './bodies.js';
import { askedOf } from './evidence.js';
import { underName } from './file-requests.js';
import type { FileBody, TextBody } from './work.js';

/** Serialised in the thread, so that the event loop only sends the bytes. */
const json = (answer: object): Uint8Array => Buffer.from(asJson(answer));

/** Data of each thread. */
interface Thread {
  readonly engine: Engine;
  readonly bodies: () => BodyWork;
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The tasks of the service's worker threads. */
const work = defineWork({
  async start(data: never): Promise<Thread> {
    const engine = await engineWork.start(data);
    return { engine, bodies: once(() => bodyWork(engine)) };
  },
  tasks: {
    analyze: async ({ engine }: Thread, input: AnalyzeInput) =>
      json(await engine.annotated(() => analyze(engine, input))),
    outputs: async ({ engine }: Thread, input: OutputsInput) =>
      json(await engine.annotated(() => outputs(engine, input))),
    general: async ({ engine }: Thread, input: GeneralInput) =>
      json(await engine.annotated(() => general(engine, input))),
    preview: async ({ engine }: Thread, input: PreviewInput) =>
      json(await engine.annotated(() => preview(engine, input))),
    async textBody({ bodies }: Thread, body: TextBody) {
      const { answer, ...facts } = await bodies().text(body);
      return { answer: json(answer), ...facts };
    },
    file: ({ engine }: Thread, input: FileTask, streams: TaskStreams) => engineWork.tasks.file(engine, input, streams),
    async fileBody({ engine, bodies }: Thread, { maxCodePoints, ...body }: FileBody, { sink, searched }: TaskStreams) {
      const request = bodies().file(body);
      const task = { ...request.input, ...(maxCodePoints === undefined ? {} : { maxCodePoints }) };
      const streams = { source: only(request.bytes), sink, searched };
      return {
        ...underName(await engineWork.tasks.file(engine, task, streams), request),
        asked: askedOf(request.input),
      };
    },
  },
});

export default work;
