import type { Span } from '../../../../core/index.js';

/** Characters after which a slash begins a regular expression in a script; elsewhere it divides. */
const BEFORE_REGEX = new Set('(,=:[!&|?{};+\n');

/** Decodes the escapes of a script: letters may be written as their numbers. */
export const unescaped = (script: string): string =>
  script.replace(/\\(?:x([\da-f]{2})|u([\da-f]{4}))/gi, (_, two?: string, four?: string) =>
    String.fromCharCode(Number.parseInt(two ?? four ?? '', 16)),
  );

/** Positions of the strings and comments of a script. An unclosed string ends with its line. */
export function literalsOf(script: string): Span[] {
  const found: Span[] = [];
  let before = '\n';
  for (let at = 0; at < script.length; at++) {
    const sign = script[at] ?? '';
    const two = script.slice(at, at + 2);
    const isLiteral = sign === '"' || sign === "'" || sign === '`';
    const isComment = two === '//' || two === '/*';
    const isRegex = sign === '/' && !isComment && BEFORE_REGEX.has(before);
    if (isLiteral || isComment || isRegex) {
      const end = isComment ? commentEnd(script, at, two) : quoteEnd(script, at, sign);
      if (!isRegex) found.push({ start: at, end });
      at = end - 1;
      before = isComment ? before : 'x';
    } else if (sign === '\n' || sign.trim() !== '') before = sign;
  }
  return found;
}

function commentEnd(script: string, at: number, opening: string): number {
  const close = script.indexOf(opening === '//' ? '\n' : '*/', at + 2);
  if (close < 0) return script.length;
  return opening === '//' ? close : close + 2;
}

function quoteEnd(script: string, at: number, quote: string): number {
  for (let end = at + 1; end < script.length; end++) {
    const sign = script[end];
    if (sign === '\\') end++;
    else if (sign === quote) return end + 1;
    else if (sign === '\n' && quote !== '`') return end;
  }
  return script.length;
}
