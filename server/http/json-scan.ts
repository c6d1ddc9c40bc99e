/** Facts about a JSON text that a parser does not report. */
export interface JsonShape {
  /** True if objects and arrays are nested deeper than allowed. The rest of the text was not read. */
  readonly tooDeep: boolean;
  /** True if it has more values than allowed. The rest of the text was not read. */
  readonly tooMany: boolean;
  /** True if an object has a duplicate key. Reliable for valid JSON only. */
  readonly duplicateKey: boolean;
}

const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPEN = new Set([0x7b, 0x5b]);
const CLOSE = new Set([0x7d, 0x5d]);
const COMMA = 0x2c;
const STRUCTURE = /["{}[\],]/g;

/**
 * Checks the structure of a JSON text without parsing it: nesting depth, number of values, and duplicate keys, of which a parser would
 * silently drop one.
 * @param maxDepth maximum nesting
 * @param maxValues maximum number of values
 */
export function scanJson(text: string, maxDepth: number, maxValues: number): JsonShape {
  // The keys of each open object; an array has none.
  const open: (Set<string> | undefined)[] = [];
  let duplicateKey = false;
  let values = 1;
  STRUCTURE.lastIndex = 0;
  for (let match = STRUCTURE.exec(text); match !== null; match = STRUCTURE.exec(text)) {
    const code = text.charCodeAt(match.index);
    if (code === COMMA || OPEN.has(code)) values++;
    if (values > maxValues) return { tooDeep: false, tooMany: true, duplicateKey };
    if (code === COMMA) continue;
    if (OPEN.has(code)) {
      if (open.push(undefined) > maxDepth) return { tooDeep: true, tooMany: false, duplicateKey };
    } else if (CLOSE.has(code)) open.pop();
    else {
      const end = stringEnd(text, match.index + 1);
      STRUCTURE.lastIndex = end + 1;
      if (open.length === 0 || !isKey(text, end + 1)) continue;
      const key = canonicalKey(text.slice(match.index, end + 1));
      const keys = open[open.length - 1] ?? new Set();
      duplicateKey ||= keys.has(key);
      open[open.length - 1] = keys.add(key);
    }
  }
  return { tooDeep: false, tooMany: false, duplicateKey };
}

/** Offset of the quote that ends a string. */
function stringEnd(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH && at - 1 - slashes >= from) slashes++;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}

/** A string followed by a colon is a key. */
function isKey(text: string, from: number): boolean {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 0x20) at++;
  return text.charCodeAt(at) === COLON;
}

/** The decoded key, so that two spellings of one key are equal. */
function canonicalKey(literal: string): string {
  if (!literal.includes('\\')) return literal;
  try {
    return JSON.stringify(JSON.parse(literal));
  } catch {
    return literal;
  }
}
