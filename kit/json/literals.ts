import type { Edit } from '../../core/contracts/span.js';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const BACKSLASH = 0x5c;
const SHORT_ESCAPE = 2;
const UNICODE_ESCAPE = 6;

/** A text as it is written between the quotes of a JSON string. */
const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Length of the character of a string literal at an offset: 1, or that of an escape. */
function writtenLength(json: string, at: number): number {
  if (json.charCodeAt(at) !== BACKSLASH) return 1;
  return json[at + 1] === 'u' ? UNICODE_ESCAPE : SHORT_ESCAPE;
}

/**
 * Edits of a string as edits of its literal in the JSON text. Each escape is one code unit of the string.
 * @param start offset of the literal's opening quote
 */
export function inLiteral(json: string, start: number, edits: readonly Edit[]): Edit[] {
  let at = start + 1;
  let units = 0;
  const advance = (to: number): number => {
    for (; units < to; units++) at += writtenLength(json, at);
    return at;
  };
  return edits.map((edit) => ({ start: advance(edit.start), end: advance(edit.end), text: escaped(edit.text) }));
}

/**
 * The literal of a replaced number: a number if the substitute is one, otherwise a string. So the JSON stays valid
 * whatever a mode puts in its place.
 */
export const numberLiteral = (text: string): string => (NUMBER.test(text) ? text : JSON.stringify(text));
