import type { Engine } from '../../core/index.js';
import engineWork from '../../lib/pool/engine-work.js';
import { defineWork } from '../../lib/pool/work.js';
import {
  type AnalyzeInput,
  analyze,
  type GeneralInput,
  general,
  type OutputsInput,
  outputs,
  type PreviewInput,
  preview,
} from './answers.js';

/** Written out here, so that the event loop only has to send the bytes. */
const json = (answer: object): Uint8Array => Buffer.from(JSON.stringify(answer));

/** What the service's worker threads do; each holds an engine of its own. */
const work = defineWork({
  start: engineWork.start,
  tasks: {
    analyze: (engine: Engine, input: AnalyzeInput) => json(analyze(engine, input)),
    outputs: (engine: Engine, input: OutputsInput) => json(outputs(engine, input)),
    general: (engine: Engine, input: GeneralInput) => json(general(engine, input)),
    preview: (engine: Engine, input: PreviewInput) => json(preview(engine, input)),
    file: engineWork.tasks.file,
  },
});

export default work;
