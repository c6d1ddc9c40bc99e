import { type PieceRestorer, restoringWith } from '../../core/hosting.js';
import { DeidError } from '../../core/index.js';
import { defineWork } from '../../lib/pool/work.js';
import type { StreamInput } from './restored-stream.js';

/** The streams that are being restored, by their ids. */
type Streams = Map<string, PieceRestorer>;

/** The stream of an id. It is lost if its thread was stopped. */
function streamOf(streams: Streams, id: string): PieceRestorer {
  const stream = streams.get(id);
  if (stream === undefined) throw new DeidError('processing_failed');
  return stream;
}

/** The tasks of the thread that restores streams. It needs no engine: all streams share it, a piece at a time. */
const work = defineWork({
  start: async (): Promise<Streams> => new Map(),
  tasks: {
    open(streams: Streams, { id, input: { carried, as, most } }: { readonly id: string; readonly input: StreamInput }) {
      streams.set(id, restoringWith(carried, most).pieces({ as }));
    },
    push: (streams: Streams, { id, piece }: { readonly id: string; readonly piece: string }): string =>
      streamOf(streams, id).push(piece),
    end: (streams: Streams, id: string): string => streamOf(streams, id).end(),
    close: (streams: Streams, id: string): boolean => streams.delete(id),
  },
});

export default work;
