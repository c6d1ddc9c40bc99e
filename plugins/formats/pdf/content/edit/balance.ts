import type { Operator } from '../stream/operand.js';

/** How a stream leaves what it opened. */
export interface Balance {
  /** Indexes of `Q` operators without a `q` before them: viewers pass over them. */
  readonly stray: ReadonlySet<number>;
  /** What closes the text object and the saved states that are still open. */
  readonly closing: string;
}

/** Looks at what a stream opens and closes, so that something can be drawn behind it in the space it began with. */
export function balanceOf(operators: readonly Operator[]): Balance {
  const stray = new Set<number>();
  let depth = 0;
  let inText = false;
  operators.forEach(({ name }, index) => {
    if (name === 'BT') inText = true;
    else if (name === 'ET') inText = false;
    else if (name === 'q') depth++;
    else if (name === 'Q' && depth > 0) depth--;
    else if (name === 'Q') stray.add(index);
  });
  return { stray, closing: `${inText ? ' ET' : ''}${' Q'.repeat(depth)}` };
}
