import { isUtf8 } from 'node:buffer';
import { DeidError } from '../../core/index.js';
import { jsonMistake } from '../../lib/engine/json-place.js';
import { scanJson } from './json-scan.js';

const MAX_DEPTH = 64;
/** Maximum number of values: five times as many as the largest map of replacements has. */
const MAX_VALUES = 50_000;
const BOM = '\uFEFF';
/** Matches a lone surrogate: with the flag `u`, a valid pair is a character of another category. */
const LONE_SURROGATE = /\p{Cs}/u;

/**
 * Parses a JSON body strictly. Invalid UTF-8, duplicate keys and lone surrogates are refused rather than repaired,
 * because a repaired text is not the one the client wanted to be searched. A byte order mark is dropped. Errors give
 * the place of the mistake but quote nothing, unlike the messages of `JSON.parse`.
 */
export function parseJson(body: Buffer): unknown {
  if (body.length === 0) throw new DeidError('empty_body');
  if (!isUtf8(body)) throw new DeidError('invalid_utf8');
  const decoded = body.toString('utf8');
  const text = decoded.startsWith(BOM) ? decoded.slice(1) : decoded;
  const { tooDeep, tooMany, duplicateKey } = scanJson(text, MAX_DEPTH, MAX_VALUES);
  if (tooDeep) throw new DeidError('json_too_deep', [MAX_DEPTH]);
  if (tooMany) throw new DeidError('json_too_many_values', [MAX_VALUES]);
  const value = parse(text);
  if (duplicateKey) throw new DeidError('duplicate_json_key');
  // In valid UTF-8, only an escape can produce a lone surrogate.
  if (text.includes('\\u') && holdsLoneSurrogate(value)) throw new DeidError('unpaired_surrogate');
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DeidError('malformed_json', [jsonMistake(text) ?? 'an unknown place']);
  }
}

function holdsLoneSurrogate(value: unknown): boolean {
  if (typeof value === 'string') return LONE_SURROGATE.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => LONE_SURROGATE.test(key) || holdsLoneSurrogate(item));
}
