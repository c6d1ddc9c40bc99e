import { isList, isString, numberAt, type Operand, type Operator } from '../stream/operand.js';
import type { Glyph } from '../text/glyph.js';
import { decimal } from './number.js';
import { placeOf, type Removal, type Substitute } from './stream-edits.js';

/**
 * Writes operators that show a substitute from where the text stands and leave the position and the state of the text as
 * they were.
 */
export type WriteSubstitute = (glyph: Glyph, substitute: Substitute) => string;

/**
 * A text operator without the removed glyphs. Kept codes are the same bytes; a number moves over what is gone, so that
 * nothing behind it moves.
 */
export function rewriteShow(
  { name, operands }: Operator,
  removals: ReadonlyMap<number, Removal>,
  write: WriteSubstitute,
): string {
  const shown = operands[operands.length - 1];
  const elements: readonly Operand[] = name === 'TJ' && isList(shown) ? shown : shown === undefined ? [] : [shown];
  const array = new ShowArray();
  elements.forEach((element, index) => {
    if (typeof element === 'number') array.move(element);
    if (!isString(element)) return;
    for (let at = 0; at < element.length; ) {
      const removal = removals.get(placeOf(index, at));
      if (removal === undefined) array.show(element[at++] ?? 0);
      else {
        const { glyph, substitute } = removal;
        if (substitute !== undefined) array.interrupt(write(glyph, substitute));
        array.move(moveOver(glyph));
        at += glyph.length;
      }
    }
  });
  return before(name, operands) + array.done();
}

/** What `'` and `"` do before they show text. */
function before(name: string, operands: readonly Operand[]): string {
  if (name !== "'" && name !== '"') return '';
  if (name === "'") return 'T* ';
  const [word, char] = [numberAt(operands, operands.length - 3), numberAt(operands, operands.length - 2)];
  return `${decimal(word)} Tw ${decimal(char)} Tc T* `;
}

/** The number of a TJ array that moves as far as a glyph does. */
function moveOver({ run, advance }: Glyph): number {
  const unit = run.size * (run.font.vertical ? 1 : run.scale);
  return unit === 0 ? 0 : (-1000 * advance) / unit;
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
    this.#flushString();
    this.#moved += by;
  }

  /** Ends the operator, puts others behind it and begins a new one. */
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
