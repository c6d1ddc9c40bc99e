import type { EntityType, FileJob, FileReport } from '../../../core/index.js';
import { EncodedReader, Pauses, readAhead } from '../../../kit/index.js';
import { TextStream } from './text-stream.js';
import { SIZES, type WindowSizes } from './windows.js';

const warningsOf = (reader: EncodedReader): string[] => {
  const warnings: string[] = [];
  if (reader.choice.by === 'detector' && reader.choice.confidence < 0.5) {
    warnings.push('The encoding is a guess. Give it if you know it.');
  }
  if (reader.tail.length > 0) warnings.push('The file ends within a character.');
  return warnings;
};

/** De-identifies a text window by window. */
export async function deidentifyPlain(job: FileJob, sizes: WindowSizes = SIZES): Promise<FileReport> {
  const { encoding } = job.options;
  const option = typeof encoding === 'string' ? encoding : undefined;
  const reader = new EncodedReader(option);
  const counts = new Map<EntityType, number>();
  const stream = new TextStream(job.session, reader, sizes, counts, job.extension === 'log', new Pauses(job.signal));
  let started = false;
  for await (const block of readAhead(job, reader, option)) {
    job.signal?.throwIfAborted();
    if (!started) await job.sink.write(reader.bom);
    started = true;
    for await (const bytes of stream.push(block)) await job.sink.write(bytes);
  }
  if (!started) await job.sink.write(reader.bom);
  for await (const bytes of stream.end()) await job.sink.write(bytes);
  await job.sink.write(reader.tail);
  const { codec, confidence, by, bom } = reader.choice;
  return {
    counts: Object.fromEntries(counts),
    warnings: warningsOf(reader),
    format: { encoding: codec.name, confidence, by, byteOrderMark: bom > 0 },
  };
}
