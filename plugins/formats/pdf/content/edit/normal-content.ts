import { DeidError } from '../../../../../core/index.js';
import { isList, isString, type Operand } from '../stream/operand.js';
import { hexDigit, isHexBlank } from '../stream/strings.js';
import { tokenize } from '../stream/tokenize.js';
import { write } from './rewrite-mark.js';

/** Maximum number of graphics states that content keeps at once; some readers take quadratic time for them. */
const MAX_STATES = 1000;

const [SAVE, RESTORE, LESS, GREATER] = [0x71, 0x51, 0x3c, 0x3e] as const;

/**
 * Content as all readers see it: strings with wrong digits, which readers read differently, are written as most of them
 * show them.
 * @returns undefined if nothing is to be changed.
 * @throws DeidError `document_unsafe` if it keeps too many graphics states
 */
export function normalContent(bytes: Uint8Array): Uint8Array | undefined {
  checkStates(bytes);
  if (!hasWrongDigits(bytes, 0, bytes.length)) return undefined;
  const out: Uint8Array[] = [];
  let copied = 0;
  for (const { name, operands, start, end } of tokenize(bytes)) {
    if (!operands.some(hasString) || !hasWrongDigits(bytes, start, end)) continue;
    out.push(bytes.subarray(copied, start), Buffer.from([...operands.map(write), name].join(' '), 'latin1'));
    copied = end;
  }
  return Buffer.concat([...out, bytes.subarray(copied)]);
}

const hasString = (operand: Operand): boolean => isString(operand) || (isList(operand) && operand.some(isString));

/** Counts `q` and `Q`, also where they follow each other without a blank. */
function checkStates(bytes: Uint8Array): void {
  let states = 0;
  let isStart = true;
  for (const byte of bytes) {
    if (isStart && byte === SAVE && ++states > MAX_STATES)
      throw new DeidError('document_unsafe', [`a page that keeps more than ${MAX_STATES} graphics states`]);
    if (isStart && byte === RESTORE && states > 0) states--;
    isStart = byte <= 0x20 || byte === GREATER || byte === 0x5d || (isStart && (byte === SAVE || byte === RESTORE));
  }
}

/** True if a range has something like a hexadecimal string with a sign that is no digit. */
function hasWrongDigits(bytes: Uint8Array, from: number, end: number): boolean {
  for (let at = bytes.indexOf(LESS, from); at >= 0 && at < end; at = bytes.indexOf(LESS, at + 1)) {
    if (bytes[at + 1] === LESS) {
      at++;
      continue;
    }
    let isWrong = false;
    for (at++; at < end && bytes[at] !== GREATER && bytes[at] !== LESS; at++)
      isWrong ||= hexDigit(bytes[at] ?? 0) < 0 && !isHexBlank(bytes[at] ?? 0);
    if (isWrong && bytes[at] === GREATER) return true;
    if (bytes[at] === LESS) at--;
  }
  return false;
}
