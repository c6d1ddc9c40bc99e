import { isList, isString, numberAt, type Operand, type Operator } from '../stream/operand.js';
import type { Glyph } from '../text/glyph.js';
import { decimal } from './number.js';
import { spacing } from './spacing.js';
import { placeOf, type Removal, type Substitute } from './stream-edits.js';

/**
 * Writes operators that show a substitute at the position of the text and restore the position and state of the text.
 */
export type WriteSubstitute = (glyph: Glyph, substitute: Substitute) => string;

/** The changes of one text operator, by position of the glyph. */
export interface ShowEdits {
  readonly removals: ReadonlyMap<number, Removal> | undefined;
  /** Numbers of a TJ array before a glyph. */
  readonly shifts: ReadonlyMap<number, number> | undefined;
}

/**
 * A text operator without the removed glyphs. The other codes are kept byte for byte; a number moves over the gap, so
 * that the following text stays in place.
 */
export function rewriteShow({ name, operands }: Operator, edits: ShowEdits, write: WriteSubstitute): string {
  const shown = operands[operands.length - 1];
  const elements: readonly Operand[] = name === 'TJ' && isList(shown) ? shown : shown === undefined ? [] : [shown];
  const array = new ShowArray();
  elements.forEach((element, index) => {
    if (typeof element === 'number') array.move(element);
    else if (isString(element)) rewriteString(element, index, edits, array, write);
  });
  // The text after the operator has its own shifts.
  for (const shift of edits.shifts?.values() ?? []) array.move(-shift);
  return before(name, operands) + array.done();
}

function rewriteString(
  bytes: Uint8Array,
  index: number,
  { removals, shifts }: ShowEdits,
  array: ShowArray,
  write: WriteSubstitute,
): void {
  for (let at = 0; at < bytes.length; ) {
    const place = placeOf(index, at);
    array.move(shifts?.get(place) ?? 0);
    const removal = removals?.get(place);
    if (removal === undefined) array.show(bytes[at++] ?? 0);
    else {
      const { glyph, substitute } = removal;
      if (substitute !== undefined) array.interrupt(write(glyph, substitute));
      array.move(spacing(glyph.run, glyph.advance));
      at += glyph.length;
    }
  }
}

/** The effects of `'` and `"` before they show text. */
function before(name: string, operands: readonly Operand[]): string {
  if (name !== "'" && name !== '"') return '';
  if (name === "'") return 'T* ';
  const [word, char] = [numberAt(operands, operands.length - 3), numberAt(operands, operands.length - 2)];
  return `${decimal(word)} Tw ${decimal(char)} Tc T* `;
}

/** Builds the operand of a TJ operator. */
class ShowArray {
  #text = '[';
  #hex = '';
  #moved = 0;

  show(byte: number): void {
    this.#flushMove();
    this.#hex += byte.toString(16).padStart(2, '0');
  }

  move(by: number): void {
    if (by === 0) return;
    this.#flushString();
    this.#moved += by;
  }

  /** Ends the operator, inserts other operators, and begins a new one. */
  interrupt(operators: string): void {
    this.#flushMove();
    this.#flushString();
    this.#text += `]TJ ${operators} [`;
  }

  done(): string {
    this.#flushMove();
    this.#flushString();
    return `${this.#text}]TJ`;
  }

  #flushString(): void {
    if (this.#hex !== '') this.#text += `<${this.#hex}>`;
    this.#hex = '';
  }

  #flushMove(): void {
    if (Math.abs(this.#moved) > 1e-4) this.#text += `${decimal(this.#moved)} `;
    this.#moved = 0;
  }
}
