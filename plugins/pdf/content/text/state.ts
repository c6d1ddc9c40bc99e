import { IDENTITY, type Matrix } from '../geometry.js';
import type { Font } from './font.js';

/** The parts of the graphics state that place text. Saved by `q`, restored by `Q`. */
export interface State {
  /** User space to the space of the page, and to that of the stream that is read. */
  toPage: Matrix;
  toStream: Matrix;
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
