import type { Decoded } from '../xml/entities.js';
import { segmentOf } from './decoded.js';
import type { Unit } from './unit.js';

/** Quoted texts in a number format: `0 "per patient"`. */
const LITERAL = /"([^"]{3,1000})"/g;

/** The literal text in a number format; the rest consists of format codes. */
export function formatUnits(decoded: Decoded, base: number): Unit[] {
  return Array.from(decoded.text.matchAll(LITERAL), ({ index, 1: text = '' }) => ({
    segments: [segmentOf(decoded, base, index + 1, index + 1 + text.length, 'formatLiteral')],
    repeated: true,
  }));
}
