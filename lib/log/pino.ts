// A transport of pino, which runs it in a thread of its own: { target: '@deidkit/log/pino' } in a pipeline.
import type { Transform } from 'node:stream';
import { createEngine } from '../engine/create-engine.js';
import { LineReader } from './line-reader.js';
import { type LogCleanerOptions, logOptions } from './options.js';
import { lineTransform } from './stream.js';

/**
 * The step of a pipeline of pino that lets no identifying data through. The next step writes, such as `pino/file`.
 * @example pino({ transport: { pipeline: [{ target: '@deidkit/log/pino' }, { target: 'pino/file' }] } });
 */
export default async function cleanedLines(options: LogCleanerOptions = {}): Promise<Transform> {
  const { line, config } = logOptions(options);
  const engine = await createEngine(config);
  engine.checkOptions({ mode: line.mode });
  const reader = new LineReader(engine, line);
  const stream = lineTransform((one) => reader.clean(one));
  stream.once('close', () => void engine.close());
  return stream;
}
