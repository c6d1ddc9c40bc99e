import type { SheetCell } from '../../../../kit/index.js';
import { isMeasure } from '../sheets/plain-number.js';
import type { Cell } from './biff/cells.js';
import { dateNumber, dateText, numberOf, numberText } from './numbers.js';
import type { Book } from './workbook.js';

/** A cell as it is displayed, for the search of its sheet. */
export function shownCell(book: Book, { row, column, content }: Cell): SheetCell {
  switch (content.is) {
    case 'shared':
      return { row, column, text: book.shared[content.string]?.text ?? '', plain: false };
    case 'text':
    case 'result':
      return { row, column, text: content.text, plain: false };
    default: {
      const { value, format } = content;
      const date = format.isDate ? dateText(value, book.is1904) : undefined;
      const text = date ?? numberText(value, format);
      return { row, column, text, plain: date === undefined && isMeasure(text) };
    }
  }
}

/** The number that is displayed as a substitute in the format of its cell; `undefined` if only a text can be. */
export function newNumber(book: Book, { content }: Cell, text: string): number | undefined {
  if (content.is !== 'number' && content.is !== 'numeric result') return undefined;
  const { value, format } = content;
  return format.isDate ? dateNumber(text, value, book.is1904) : numberOf(text, format);
}
