import { inlineImageEnd } from './inline-image.js';
import { isWord, Lexer } from './lexer.js';
import { nameOf, type Operand, type Operator } from './operand.js';

/**
 * Maximum number of operands; no operator has more, since those of TJ are one array. Excess ones are dropped from the
 * front, as in viewers.
 */
const MAX_OPERANDS = 64;

/** All operators of a content stream in order. An inline image is one operator `BI`. */
export function tokenize(bytes: Uint8Array): Operator[] {
  const lexer = new Lexer(bytes);
  const operators: Operator[] = [];
  let operands: Operand[] = [];
  let start = -1;
  for (;;) {
    lexer.skipBlank();
    if (lexer.atEnd) return operators;
    const from = lexer.position;
    const token = lexer.next();
    if (token === undefined) continue;
    if (start < 0) start = from;
    if (!isWord(token)) {
      if (operands.length >= MAX_OPERANDS) operands.shift();
      operands.push(token);
      continue;
    }
    if (token.word === 'BI') operands = [imageDict(lexer)];
    operators.push({ name: token.word, operands, start, end: lexer.position });
    operands = [];
    start = -1;
  }
}

/** Reads an inline image up to and including its `EI`. */
function imageDict(lexer: Lexer): Map<string, Operand> {
  const dict = new Map<string, Operand>();
  let key: string | undefined;
  while (!lexer.atEnd) {
    const token = lexer.next();
    if (token === undefined) continue;
    if (isWord(token)) {
      if (token.word === 'ID') break;
      continue;
    }
    const name = nameOf(token);
    if (key === undefined) key = name;
    else {
      dict.set(key, token);
      key = undefined;
    }
  }
  lexer.position = inlineImageEnd(lexer.bytes, lexer.position + 1, dict);
  return dict;
}
