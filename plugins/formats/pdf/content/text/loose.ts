import { append } from '../../../../../kit/index.js';
import { readableIn } from '../../objects/readable.js';
import { inlinePicture, isPictureKey } from '../stream/inline-picture.js';
import { isDict, isList, isString, nameOf, type Operand, type Operator } from '../stream/operand.js';
import { OPERATORS } from '../stream/operators.js';
import type { ReadStream } from './content-stream.js';

/** Text in a content stream that is not drawn: invisible on the page, but readable in the file. */
export interface Loose {
  /** Comments, words that are no operators, and strings that are never shown. */
  readonly texts: readonly string[];
  /** Tags of marked content, and names in its properties. */
  readonly names: ReadonlySet<string>;
}

const PERCENT = 0x25;
/** Operators that take strings. */
const TAKES_STRINGS = new Set(['Tj', 'TJ', "'", '"', 'BDC', 'DP']);
const MARKS = new Set(['BDC', 'BMC', 'DP', 'MP']);
/** Maximum length of invalid content that identifies nobody. */
const SHORT = 3;

/** True for an invalid operator, or one with strings that it does not take. */
export const isLoose = ({ name, operands }: Operator): boolean =>
  (!OPERATORS.has(name) && name.length > SHORT) || (!TAKES_STRINGS.has(name) && name !== 'BI' && hasString(operands));

function hasString(operands: readonly Operand[]): boolean {
  for (const operand of operands) if (isString(operand) || (isList(operand) && hasString(operand))) return true;
  return false;
}

/** Content of a stream besides what draws. */
export function looseIn({ bytes, operators }: ReadStream): Loose {
  const texts: string[] = [];
  const names = new Set<string>();
  let last = 0;
  const gap = (to: number): void => {
    if (to > last + 1)
      append(texts, loose(Buffer.from(bytes.buffer, bytes.byteOffset + last, to - last).toString('latin1')));
  };
  const mayComment = bytes.includes(PERCENT);
  for (const operator of operators) {
    if (mayComment) gap(operator.start);
    last = operator.end;
    if (MARKS.has(operator.name)) for (const operand of operator.operands) addNames(operand, names);
    else if (operator.name === 'BI') append(texts, pictureTexts(bytes, operator));
    else if (isLoose(operator)) texts.push(textOf(bytes, operator));
  }
  gap(bytes.length);
  return { texts, names };
}

/** Blanks and stray delimiters contain no data. */
const loose = (text: string): string[] => (/[A-Za-z0-9]{2}/.test(text) ? [text.trim()] : []);

function textOf(bytes: Uint8Array, { name, operands, start, end }: Operator): string {
  const strings = [...stringsIn(operands)];
  if (strings.length > 0) return [...strings, OPERATORS.has(name) ? '' : name].join(' ');
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1');
}

function* stringsIn(value: Operand): Generator<string> {
  if (isString(value)) yield Buffer.from(value).toString('latin1').replaceAll('\0', '');
  else if (isList(value)) for (const item of value) yield* stringsIn(item);
  else if (isDict(value)) for (const item of value.values()) yield* stringsIn(item);
}

/** Texts under unknown keys of a picture, and data other than pixels in its format. */
function* pictureTexts(bytes: Uint8Array, operator: Operator): Generator<string> {
  const picture = inlinePicture(bytes, operator);
  for (const [key, value] of picture?.dict ?? []) {
    if (!isPictureKey(key)) yield [key, ...stringsIn(value)].join(' ');
  }
  for (const part of picture?.notes?.taken ?? []) yield* loose(readableIn(part));
}

function addNames(value: Operand, names: Set<string>): void {
  const name = nameOf(value);
  if (name !== undefined) names.add(utf8(name));
  else if (isList(value)) for (const item of value) addNames(item, names);
  else if (isDict(value)) {
    for (const [key, item] of value) {
      names.add(utf8(key));
      addNames(item, names);
    }
  }
}

/** A name as in the objects of the document, whose bytes are UTF-8. */
export const utf8 = (name: string): string =>
  /^[\0-\x7f]*$/.test(name) ? name : Buffer.from(name, 'latin1').toString('utf8');
