import { engineOf } from '../engine/create-engine.js';
import type { EngineData } from '../pool/engine-work.js';
import { defineWork } from '../pool/work.js';
import { LineReader } from './line-reader.js';
import type { LineOptions } from './options.js';

/** What the thread is made from. */
interface ReaderData extends EngineData {
  readonly options: LineOptions;
}

/** The task of the thread that reads the lines of a log. */
const work = defineWork({
  async start({ config, base, options }: ReaderData): Promise<LineReader> {
    const engine = await engineOf({ config, base: new URL(base) });
    engine.checkOptions({ mode: options.mode });
    return new LineReader(engine, options);
  },
  tasks: {
    async clean(reader: LineReader, lines: readonly string[]): Promise<string[]> {
      const made: string[] = [];
      for (const line of lines) made.push(await reader.clean(line));
      return made;
    },
  },
});

export default work;
