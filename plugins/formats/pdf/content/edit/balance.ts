import type { Operator } from '../stream/operand.js';

/** Which states a stream leaves open at its end. */
export interface Balance {
  /** Indexes of `Q` operators without a preceding `q`, which viewers ignore. */
  readonly stray: ReadonlySet<number>;
  /** Operators that close the open text object and saved states. */
  readonly closing: string;
}

/** Examines what a stream opens and closes, so that something can be drawn after it in the original space. */
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
