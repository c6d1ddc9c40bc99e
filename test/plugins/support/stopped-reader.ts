// Threads that read with the accurate model and are stopped in the middle of it; the process must go on. Prints what one of them found.
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { createEngine } from '../../../lib/index.js';

const STOPPED = 2;
const TEXT = 'It was Agnieszka Nowak of Kestrel Holdings who met maria lopez in Lagos. ';

if (isMainThread) {
  for (let times = 0; times < STOPPED; times++) {
    const thread = new Worker(new URL(import.meta.url));
    const found: unknown = await new Promise((resolve) => thread.once('message', resolve));
    if (times === 0) console.log(JSON.stringify(found));
    // It reads on.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await thread.terminate();
  }
} else {
  const plugins = [{ use: 'deidkit/plugins/ner' }, { use: 'deidkit/plugins/neural', options: { runtime: 'onnx' } }];
  await using engine = await createEngine({ plugins, defaults: { model: 'accurate' } });
  parentPort?.postMessage(engine.analyze(TEXT).findings.map(({ start, end }) => TEXT.slice(start, end)));
  for (;;) engine.analyze(TEXT.repeat(50));
}
