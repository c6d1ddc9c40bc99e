import { type Bounds, heightScale, IDENTITY, type Matrix, matrixOf, multiply } from '../base/geometry.js';
import { numberAt, type Operand } from '../stream/operand.js';
import type { Font } from './font.js';
import type { Run } from './glyph.js';

/** The parts of the graphics state that place text. Saved by `q`, restored by `Q`. */
export interface State {
  /** User space to the space of the page, and to that of the stream that is read. */
  toPage: Matrix;
  toStream: Matrix;
  /** In the space of the stream: everything outside is invisible. Undefined: everything is visible. */
  clip: Bounds | undefined;
  font: Font | undefined;
  fontName: string | undefined;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
}

/** The state at the beginning of a page. */
export const initialState = (): State => ({
  toPage: IDENTITY,
  toStream: IDENTITY,
  clip: undefined,
  font: undefined,
  fontName: undefined,
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
});

/** Common data of the glyphs of one operator. @param text position of the operator, in user space */
export const runOf = (
  state: State,
  font: Font,
  text: Matrix,
  { stream, operator, mark }: Pick<Run, 'stream' | 'operator' | 'mark'>,
): Run => ({
  stream,
  operator,
  mark,
  font,
  fontName: state.fontName,
  size: state.size,
  charSpacing: state.charSpacing,
  wordSpacing: state.wordSpacing,
  scale: state.scale,
  rise: state.rise,
  mode: state.mode,
  toPage: multiply(text, state.toPage),
  toStream: multiply(text, state.toStream),
  clip: state.clip,
});

/** Minimum size of a picture on the page in which words can be read, in points. */
const LEGIBLE = { width: 24, height: 6 } as const;

/** True if words can be read in a picture that fills the unit square of a space. */
export function isLegible(toPage: Matrix): boolean {
  const [width, height] = [Math.hypot(toPage[0], toPage[1]), heightScale(toPage)];
  return Math.max(width, height) >= LEGIBLE.width && Math.min(width, height) >= LEGIBLE.height;
}

/** The matrix formed by the last six operands. */
export const lastMatrix = (operands: readonly Operand[]): Matrix =>
  matrixOf(operands.slice(-6).map((value) => (typeof value === 'number' ? value : 0)));

/** Operators that set one value of the state. */
export const SETTERS: ReadonlyMap<string, (state: State, operands: readonly Operand[]) => void> = new Map([
  ['Tc', set((state, value) => (state.charSpacing = value))],
  ['Tw', set((state, value) => (state.wordSpacing = value))],
  ['Tz', set((state, value) => (state.scale = value / 100))],
  ['TL', set((state, value) => (state.leading = value))],
  ['Ts', set((state, value) => (state.rise = value))],
  ['Tr', set((state, value) => (state.mode = value))],
  [
    'cm',
    (state: State, operands: readonly Operand[]): void => {
      if (operands.length < 6) return;
      const matrix = lastMatrix(operands);
      state.toPage = multiply(matrix, state.toPage);
      state.toStream = multiply(matrix, state.toStream);
    },
  ],
]);

function set(change: (state: State, value: number) => void): (state: State, operands: readonly Operand[]) => void {
  return (state, operands) => change(state, numberAt(operands, operands.length - 1));
}
