import { inlinePicture, isPictureKey } from '../stream/inline-picture.js';
import { isDict, isList, isString, nameOf, type Operand, type Operator } from '../stream/operand.js';
import { OPERATORS } from '../stream/operators.js';
import { tokenize } from '../stream/tokenize.js';
import { isLoose, utf8 } from '../text/loose.js';
import { write } from './rewrite-mark.js';

/**
 * A content stream without anything that draws nothing: comments, words that are no operators, strings that are never
 * shown, notes in pictures.
 * @param renamed new names
 */
export function cleaned(bytes: Uint8Array, renamed: ReadonlyMap<string, string>): Uint8Array {
  const out: Uint8Array[] = [];
  let last = 0;
  for (const operator of tokenize(bytes)) {
    if (operator.start > last) out.push(NEW_LINE);
    last = operator.end;
    out.push(written(bytes, operator, renamed));
  }
  return Buffer.concat(out);
}

const NEW_LINE = Uint8Array.of(10);
const NOTHING = new Uint8Array();

function written(bytes: Uint8Array, operator: Operator, renamed: ReadonlyMap<string, string>): Uint8Array {
  const { name, operands, start, end } = operator;
  if (name === 'BI') return picture(bytes, operator);
  if (isLoose(operator)) {
    if (!OPERATORS.has(name)) return NOTHING;
    return latin1([...operands.filter((operand) => !isString(operand) && !isList(operand)).map(write), name].join(' '));
  }
  if (renamed.size === 0 || !operands.some((operand) => hasName(operand, renamed))) return bytes.subarray(start, end);
  return latin1([...operands.map((operand) => write(withNames(operand, renamed))), name].join(' '));
}

function hasName(value: Operand, renamed: ReadonlyMap<string, string>): boolean {
  const name = nameOf(value);
  if (name !== undefined) return renamed.has(utf8(name));
  if (isList(value)) return value.some((item) => hasName(item, renamed));
  return isDict(value) && [...value].some(([key, item]) => renamed.has(utf8(key)) || hasName(item, renamed));
}

function withNames(value: Operand, renamed: ReadonlyMap<string, string>): Operand {
  const name = nameOf(value);
  if (name !== undefined) return { name: renamed.get(utf8(name)) ?? name };
  if (isList(value)) return value.map((item) => withNames(item, renamed));
  if (!isDict(value)) return value;
  return new Map([...value].map(([key, item]) => [renamed.get(utf8(key)) ?? key, withNames(item, renamed)]));
}

/** An inline picture without unknown keys, and without data other than pixels. */
function picture(bytes: Uint8Array, operator: Operator): Uint8Array {
  const given = bytes.subarray(operator.start, operator.end);
  const { dict, pixels, notes } = inlinePicture(bytes, operator) ?? {};
  if (dict === undefined || pixels === undefined) return given;
  if ((notes?.taken ?? []).length === 0 && [...dict.keys()].every(isPictureKey)) return given;
  // The length is optional, and would no longer be right.
  const kept = [...dict].filter(([key]) => isPictureKey(key) && key !== 'L' && key !== 'Length');
  const entries = kept.map(([key, value]) => `/${key} ${write(value)}`).join(' ');
  return Buffer.concat([latin1(`BI ${entries} ID `), notes?.kept ?? pixels, latin1('\nEI')]);
}

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');
