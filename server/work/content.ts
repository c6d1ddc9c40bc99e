import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { codePoints } from '../limits/tokens.js';
import type { Fields } from '../openapi/fields.js';
import type { OtherContent } from './answers.js';

/** What a request is about, and its length. */
export interface MeasuredContent {
  /** Empty if there is something in its place. */
  readonly text: string;
  readonly instead?: OtherContent;
  /** Length in code points: of the texts, or of all strings, numbers and keys. */
  readonly points: number;
}

/** Reads the text, the texts or the JSON of a request, of which it has one. */
export function contentOf({ text, texts, json, keys }: Fields, body: Buffer): MeasuredContent {
  if (texts) return { text: '', instead: { texts }, points: texts.reduce((sum, one) => sum + codePoints(one), 0) };
  if (json) {
    const written = asWritten(body.toString('utf8'), 'json');
    return { text: '', instead: { json: written, ...(keys && { keys }) }, points: pointsOf(json) };
  }
  return { text: text ?? '', points: codePoints(text ?? '') };
}

/** Length of what a request is about, in UTF-16 code units. */
export function sizeOf({ text, instead }: { readonly text: string; readonly instead?: OtherContent }): number {
  if (instead === undefined) return text.length;
  if ('json' in instead) return instead.json.length;
  return instead.texts.reduce((sum, one) => sum + one.length, 0);
}

/** A member of a JSON object as it is written: `1.0` and numbers of many digits would be lost in a value. */
export function asWritten(body: string, member: string): string {
  const root = parseTree(body);
  const node = root && findNodeAtLocation(root, [member]);
  return node === undefined ? '{}' : body.slice(node.offset, node.offset + node.length);
}

/** Length of all strings, numbers and keys of a value, in code points. */
export function pointsOf(value: unknown): number {
  if (typeof value === 'string') return codePoints(value);
  if (typeof value === 'number') return String(value).length;
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + pointsOf(item), 0);
  return Object.entries(value).reduce((sum, [key, item]) => sum + codePoints(key) + pointsOf(item), 0);
}
