/** Transitions into (or out of) each tag in one list: those of tag t stand from `starts[t]` to `starts[t + 1]`. */
export interface Transitions {
  readonly starts: Int32Array;
  /** The tag at the other end. */
  readonly others: Uint8Array;
  /** Exponentials of the scores. */
  readonly steps: Float64Array;
}

/** The transitions that are allowed. @param lists for each tag, those at the other end. */
export function allowedTransitions(lists: readonly Int32Array[]): Transitions {
  const starts = new Int32Array(lists.length + 1);
  lists.forEach((list, tag) => {
    starts[tag + 1] = (starts[tag] ?? 0) + list.length;
  });
  const others = Uint8Array.from(lists.flatMap((list) => [...list]));
  return { starts, others, steps: new Float64Array(others.length) };
}

/** Writes what each transition is worth. */
export function fillSteps(transitions: Transitions, step: (tag: number, other: number) => number): void {
  const { starts, others, steps } = transitions;
  for (let tag = 0; tag + 1 < starts.length; tag++)
    for (let k = starts[tag] ?? 0; k < (starts[tag + 1] ?? 0); k++) steps[k] = step(tag, others[k] ?? 0);
}
