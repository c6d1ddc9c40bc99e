/** A name in a content stream, without its slash and with its escapes resolved. */
interface NameOperand {
  readonly name: string;
}

/** An operand of an operator. Strings are their bytes; `true`, `false` and `null` are JavaScript values. */
export type Operand = number | boolean | null | Uint8Array | NameOperand | readonly Operand[] | OperandDict;

/** A dictionary in a content stream. */
export type OperandDict = ReadonlyMap<string, Operand>;

/** One operator with its operands and their range of bytes. */
export interface Operator {
  readonly name: string;
  readonly operands: readonly Operand[];
  /** Offset of the first operand. */
  readonly start: number;
  /** Offset after the operator. */
  readonly end: number;
}

export const isString = (value: Operand | undefined): value is Uint8Array => value instanceof Uint8Array;

export const isList = (value: Operand | undefined): value is readonly Operand[] => Array.isArray(value);

export const isDict = (value: Operand | undefined): value is OperandDict => value instanceof Map;

/** The name if the operand is one, otherwise undefined. */
export function nameOf(value: Operand | undefined): string | undefined {
  if (typeof value !== 'object' || value === null || isString(value) || isList(value) || isDict(value))
    return undefined;
  return value.name;
}

/** The number at an index; 0 if there is none. */
export function numberAt(operands: readonly Operand[], index: number): number {
  const value = operands[index];
  return typeof value === 'number' ? value : 0;
}
