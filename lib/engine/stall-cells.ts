/** Cells of the memory that a watched thread and its watcher share. */
export const CELLS = {
  /** Turns of the event loop. */
  turns: 0,
  /** How long it may stand still, in milliseconds. */
  blockedMs: 1,
} as const;

/** What the watcher is given. */
export interface StallData {
  readonly cells: Int32Array;
  /** What to say before the process ends. */
  readonly says: string;
}
