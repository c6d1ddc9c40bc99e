import { type Carried, restoringWith } from '../../core/hosting.js';

/** A stream to be restored. */
export interface StreamInput {
  /** The memory of its conversation. */
  readonly carried: Carried;
  /** What it holds: a text, or the events of a model. */
  readonly as: 'text' | 'events';
  /** UTF-16 code units of originals that it may get: `text_too_long`. */
  readonly most: number;
}

/** A stream that is being restored. */
export interface RestoredStream {
  /** Takes the next piece, and gives what is certain. */
  push(piece: string): Promise<string>;
  /** Gives the rest: nothing comes any more. */
  end(): Promise<string>;
  /** Forgets it, also before its end. */
  close(): void;
}

/** Restores a stream in this thread. */
export function restoredHere({ carried, as, most }: StreamInput): RestoredStream {
  const pieces = restoringWith(carried, most).pieces({ as });
  return {
    push: async (piece) => pieces.push(piece),
    end: async () => pieces.end(),
    close: () => undefined,
  };
}
