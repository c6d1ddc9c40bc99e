import {
  EncodedReader,
  type EntityType,
  type FileAdapter,
  type FileJob,
  type FileReport,
  looksLikeText,
} from '../../core/index.js';
import { TextStream } from './text-stream.js';
import { SIZES, type WindowSizes } from './windows.js';

const MEDIA_TYPES = {
  txt: 'text/plain',
  text: 'text/plain',
  log: 'text/plain',
  md: 'text/markdown',
} as const;

const warningsOf = (reader: EncodedReader): string[] => {
  const warnings: string[] = [];
  if (reader.choice.by === 'detector' && reader.choice.confidence < 0.5) {
    warnings.push('The encoding is a guess. Give it if you know it.');
  }
  if (reader.tail.length > 0) warnings.push('The file ends within a character.');
  return warnings;
};

async function process(job: FileJob, sizes: WindowSizes): Promise<FileReport> {
  const { encoding } = job.options;
  const reader = new EncodedReader(typeof encoding === 'string' ? encoding : undefined);
  const counts = new Map<EntityType, number>();
  const stream = new TextStream(job.session, reader, sizes, counts);
  let started = false;
  for await (const block of reader.blocks(job.source.stream())) {
    job.signal?.throwIfAborted();
    if (!started) await job.sink.write(reader.bom);
    started = true;
    for (const bytes of stream.push(block)) await job.sink.write(bytes);
  }
  if (!started) await job.sink.write(reader.bom);
  for (const bytes of stream.end()) await job.sink.write(bytes);
  await job.sink.write(reader.tail);
  const { codec, confidence, by, bom } = reader.choice;
  return {
    counts: Object.fromEntries(counts),
    warnings: warningsOf(reader),
    format: { encoding: codec.name, confidence, by, byteOrderMark: bom > 0 },
  };
}

/** Plain text of any length, in constant memory. `sizes` is a parameter for tests. */
export const txtAdapter = (sizes: WindowSizes = SIZES): FileAdapter => ({
  name: 'txt',
  extensions: Object.keys(MEDIA_TYPES),
  mediaTypes: MEDIA_TYPES,
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      encoding: {
        type: 'string',
        maxLength: 40,
        description: 'Encoding of the file, by any label of the WHATWG Encoding Standard. Left out, it is found out.',
      },
    },
  },
  accepts: (head) => looksLikeText(head),
  process: (job) => process(job, sizes),
});
