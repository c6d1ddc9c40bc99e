import { isDict, isList, isString, nameOf, type Operand, type Operator } from '../stream/operand.js';
import { decimal } from './number.js';

/** New texts of the properties of a mark, by key; undefined removes the entry. */
export type MarkEdits = ReadonlyMap<string, string | undefined>;

/** An operator for marked content, with new texts in its properties. */
export function rewriteMark({ name, operands }: Operator, edits: MarkEdits): string {
  const written = operands.map((operand) => (isDict(operand) ? write(changed(operand, edits)) : write(operand)));
  return [...written, name].join(' ');
}

function changed(dict: ReadonlyMap<string, Operand>, edits: MarkEdits): Map<string, Operand> {
  const entries = new Map(dict);
  for (const [key, text] of edits) {
    if (text === undefined) entries.delete(key);
    else entries.set(key, utf16(text));
  }
  return entries;
}

/** A text string in UTF-16 with byte order mark. */
const utf16 = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

/** An operand in the syntax of PDF. */
export function write(value: Operand): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return decimal(value);
  if (isString(value)) return `<${Buffer.from(value).toString('hex')}>`;
  if (isList(value)) return `[${value.map(write).join(' ')}]`;
  if (isDict(value)) return `<<${[...value].map(([key, entry]) => `${name(key)} ${write(entry)}`).join(' ')}>>`;
  return name(nameOf(value) ?? '');
}

/** A name with its slash. */
export const name = (text: string): string =>
  `/${text.replace(/[^!-~]|[#%()/<>[\]{}]/g, (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
