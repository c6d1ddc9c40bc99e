import type { CodeRecognizer, Match } from '../../../core/index.js';
import { FieldJudge } from './judge.js';
import { isCompound, isDigit, isQuote, type Key, keyBefore } from './keys.js';
import { FIELD_TYPES, type FieldMeanings } from './meanings.js';
import { lineAt, listAt, plainAt, quotedAt, skipSpace, type Value } from './values.js';

/**
 * Values that the name of their field identifies, in any syntax of pairs: `"lastName": "…"`, `zip='…'`,
 * `<City>…</City>`.
 */
export const pairsRecognizer = (meanings: FieldMeanings): CodeRecognizer => ({
  name: 'fields/pairs',
  types: [...FIELD_TYPES],
  needs: { holds: [':=>'] },
  recognize({ view }): Match[] {
    const judge = new FieldJudge(view, meanings);
    for (const sign of [':', '='])
      for (let at = view.indexOf(sign); at >= 0; at = view.indexOf(sign, at + 1))
        readPair(view, at, sign === ':', judge);
    for (let at = view.indexOf('</'); at >= 0; at = view.indexOf('</', at + 2)) readElement(view, at, judge);
    return judge.matches();
  },
});

function readPair(view: string, sign: number, isColon: boolean, judge: FieldJudge): void {
  const next = view.charAt(sign + 1);
  if (next === '=' || next === '/' || next === ':') return;
  // Times of day and ports contain colons too.
  if (isColon && isDigit(view.charCodeAt(sign + 1)) && isDigit(view.charCodeAt(sign - 1))) return;
  // `{last: 'Kerr'}`: a quoted value may follow any word within a record.
  const isRecord = isColon && isQuote(view.charCodeAt(skipBlanks(view, sign + 1)));
  const key = keyBefore(view, sign, isColon && !isRecord);
  if (key === undefined) return;
  if (key.form === 'bare' && isColon && !isCompound(key.text) && !(isRecord && isInRecord(view, key.start))) return;
  const meaning = judge.meaning(key);
  if (meaning === undefined) return;
  for (const value of valuesOf(view, next === '>' ? sign + 2 : sign + 1, isColon, key)) judge.take(meaning, value);
}

/** True if an unquoted word is the first key of a record in braces, or follows the value of another field. */
function isInRecord(view: string, start: number): boolean {
  let at = start - 1;
  while (start - at < 40 && /\s/.test(view.charAt(at))) at--;
  return view[at] === '{' || (view[at] === ',' && /["'\w}\]]/.test(view.charAt(at - 1)));
}

function* valuesOf(view: string, from: number, isColon: boolean, key: Key): Generator<Value> {
  const at = key.form === 'quoted' ? skipSpace(view, from) : skipBlanks(view, from);
  if (view[at] === '[') return yield* listAt(view, at + 1);
  const value = quotedAt(view, at) ?? unquoted(view, at, isColon, key);
  if (value !== undefined) yield value;
}

/** Deepest indent of a setting, in code units. */
const FAR = 60;
/** `first=Ida&last=Brandt` */
const IN_QUERY = /^[^\s&]{0,40}&[\p{L}_][\w.-]{0,40}=/u;
const LINE_START = /(?:^|\n)[ \t]*(?:- )?(?:export )?$/;

/** Unquoted values occur only in records, settings and query strings. */
function unquoted(view: string, at: number, isColon: boolean, key: Key): Value | undefined {
  if (key.form === 'quoted') return plainAt(view, at);
  const isLine = LINE_START.test(view.slice(Math.max(0, key.start - FAR), key.start));
  if (isColon) return isLine && view[at - 1] === ' ' ? lineAt(view, at) : undefined;
  return isLine && !IN_QUERY.test(view.slice(at, at + FAR)) ? lineAt(view, at) : plainAt(view, at);
}

const skipBlanks = (view: string, from: number): number => {
  let at = from;
  while (at - from < 20 && view[at] === ' ') at++;
  return at;
};

const LONGEST_ELEMENT = 240;
const OPENING = /^<(?:[\w-]{1,30}:)?([\p{L}_][\p{L}\p{N}_.-]{0,40})(?: [^<>]{0,120})?>$/u;

/** Reads `<City>Oslo</City>` backwards from the closing tag. */
function readElement(view: string, closing: number, judge: FieldJudge): void {
  const opened = view.lastIndexOf('<', closing - 1);
  if (opened < 0 || closing - opened > LONGEST_ELEMENT) return;
  const length = view.slice(opened, closing).indexOf('>') + 1;
  const start = opened + length;
  const [, text] = length === 0 ? [] : (OPENING.exec(view.slice(opened, start)) ?? []);
  if (text === undefined) return;
  const key: Key = { text, start: opened, form: 'quoted' };
  const inner = view.slice(start, closing);
  const value = inner.trim();
  const meaning = value === '' ? undefined : judge.meaning(key);
  if (meaning !== undefined) judge.take(meaning, { text: value, start: start + inner.indexOf(value), end: closing });
}
