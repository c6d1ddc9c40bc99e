import type { RestoreOptions } from '../../core/hosting.js';
import { RunMemory, type RunState } from '../../core/hosting.js';
import type { AnalyzeOptions, DeidentifyOptions, Engine } from '../../core/index.js';
import { engineOf } from '../engine/create-engine.js';
import { Sealing } from '../evidence/seals.js';
import { DEFAULT_FILE_LIMITS, type FileOptions, processFile } from '../files/process.js';
import { openFile } from '../files/source.js';
import { defineWork, type TaskStreams } from './work.js';

/** A configuration as sent to a thread. */
export interface EngineData {
  readonly config: unknown;
  /** Base of relative paths. */
  readonly base: string;
}

/** A text and its options. */
export interface TextWork<Options> {
  readonly text: string;
  readonly options: Options;
}

/** The file options that can be sent to a thread: no functions. */
export type FileTask = Omit<FileOptions, 'signal' | 'onProgress' | 'onFindings' | 'run'> & {
  /** The numbers of earlier files of its run: the result has the entities of this one. */
  readonly numbered?: RunState;
  /** True: the result has the seals of original and new file. */
  readonly seal?: boolean;
};

/** The tasks of an engine pool. Each thread creates an engine from the same configuration. */
const work = defineWork({
  start: ({ config, base }: EngineData): Promise<Engine> => engineOf({ config, base: new URL(base) }),
  tasks: {
    analyze: (engine: Engine, { text, options }: TextWork<AnalyzeOptions>) => engine.analyzeAsync(text, options),
    deidentify: (engine: Engine, { text, options }: TextWork<DeidentifyOptions>) =>
      engine.deidentifyAsync(text, options),
    restore: (engine: Engine, { text, options }: TextWork<RestoreOptions>) => engine.restore(text, options),
    replaceTerms: (engine: Engine, { text, options }: TextWork<Readonly<Record<string, string>>>) =>
      engine.replaceTerms(text, options),
    tokens: (engine: Engine, text: string) => engine.tokens(text),
    async file(engine: Engine, { seal = false, numbered, ...options }: FileTask, streams: TaskStreams) {
      const wholeLimit = options.limits?.wholeFileBytes ?? DEFAULT_FILE_LIMITS.wholeFileBytes;
      const sealing = seal ? new Sealing(streams.source, streams.sink) : undefined;
      const { source, sink } = sealing ?? streams;
      const file = await openFile(source, { wholeLimit });
      const run = numbered && new RunMemory(numbered);
      const made = await processFile(engine, file, sink, { ...options, ...(run && { run }) }, streams.searched);
      const result = { ...made, ...(run && { names: run.last }) };
      return sealing === undefined ? result : { ...result, seals: await sealing.end() };
    },
  },
});

export default work;
