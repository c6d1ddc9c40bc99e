/** Indexes of the memory cells that a watched thread and its watcher share. */
export const CELLS = {
  /** Number of turns of the event loop so far. */
  turns: 0,
  /** How long the event loop may be blocked, in milliseconds. */
  blockedMs: 1,
} as const;

/** Input of the watcher. */
export interface StallData {
  readonly cells: Int32Array;
  /** Text to print before the process ends. */
  readonly says: string;
}
