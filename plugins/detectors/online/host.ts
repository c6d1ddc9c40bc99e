import { KIND, scoreOf } from '../../../kit/index.js';
import type { DomainJudge } from './top-level-domains.js';

/** A host name around a dot. If there is none, `score` is 0 and `end` says how far the reader looked. */
interface Host {
  readonly start: number;
  readonly end: number;
  readonly type: 'URL' | 'DOMAIN_NAME';
  readonly score: number;
}

/** @param from text before this offset is ignored. */
export type HostReader = (view: string, dot: number, from: number) => Host;

const LABEL = '[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}-]{0,62}';
const MAX_LABEL = 63;
const IN_LABEL = /[\p{L}\p{N}\p{M}]/u;

/** Makes the reader of bare host names such as `www.example.com` and `example.co.uk`. */
export function hostReader(judge: DomainJudge): HostReader {
  const name = new RegExp(`${LABEL}(?:\\.${LABEL})*`, 'uy');
  return (view, dot, from) => {
    if (!isLabelAt(view, dot + 1)) return nothing(dot + 1);
    const start = labelStart(view, dot, from);
    if (start === dot) return nothing(dot + 1);
    const end = endOfNameless(view, start);
    if (end > dot) return nothing(end);
    let whole = endOfPlain(view, start);
    if (whole < 0) {
      name.lastIndex = start;
      whole = name.test(view) ? name.lastIndex : start;
    }
    while (whole > start && view.charCodeAt(whole - 1) === HYPHEN) whole--;
    if (whole <= dot || !isAlone(view, start, whole)) return nothing(Math.max(whole, dot + 1));
    const { length, score, internal } = judgeName(view.slice(start, whole), judge);
    if (score === 0) return nothing(whole);
    return { start, end: start + length, type: internal ? 'DOMAIN_NAME' : 'URL', score };
  };
}

const nothing = (end: number): Host => ({ start: end, end, type: 'URL', score: 0 });

function labelStart(view: string, dot: number, from: number): number {
  const lowest = Math.max(from, dot - MAX_LABEL);
  let start = dot;
  while (start > lowest && isLabelAt(view, start - 1)) start--;
  while (start < dot && view[start] === '-') start++;
  return start;
}

const DOT = 46;
const HYPHEN = 45;
const UNDERSCORE = 95;

/** True for characters allowed in a label: letters, digits, marks, hyphen. */
function isLabelAt(view: string, at: number): boolean {
  const code = view.charCodeAt(at);
  if (code === HYPHEN) return true;
  return code < 128 ? KIND[code] !== 0 && code !== UNDERSCORE : IN_LABEL.test(view.charAt(at));
}

/**
 * End of a run of labels and dots in which only the first label begins with a letter, so that none can be a top-level
 * domain; -1 for any other run. Most dots inside words belong to such runs: versions, network addresses, decimals and
 * times.
 */
function endOfNameless(view: string, start: number): number {
  for (let at = start; ; at++) {
    if (view.charCodeAt(at) !== DOT) {
      if (!isLabelAt(view, at)) return at;
    } else if (isLabelAt(view, at + 1) && !isDigit(view.charCodeAt(at + 1))) return -1;
  }
}

/** End of the labels and dots of an ASCII name; -1 if a regular expression must read the name. */
function endOfPlain(view: string, start: number): number {
  let label = start;
  for (let at = start; ; at++) {
    const code = view.charCodeAt(at);
    if (code > 127 || at - label > MAX_LABEL) return -1;
    if (code === HYPHEN ? at > label : isAlphanumeric(code)) continue;
    if (at === label) return at === start ? -1 : at - 1;
    if (code !== DOT) return at;
    label = at + 1;
  }
}

const isAlphanumeric = (code: number): boolean => (KIND[code] ?? 0) !== 0 && code !== UNDERSCORE;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Excludes parts of e-mail addresses, paths, variables, calls and longer names. */
const isAlone = (view: string, start: number, end: number): boolean =>
  !'@/\\$_.#~'.includes(view[start - 1] ?? ' ') && !'@(_='.includes(view[end] ?? ' ');

interface Judged {
  readonly length: number;
  readonly score: number;
  readonly internal?: boolean;
}

const NOT_A_NAME: Judged = { length: 0, score: 0 };

/**
 * The name ends at its last label that is a top-level domain, so that a word directly after the full stop is excluded.
 */
function judgeName(text: string, judge: DomainJudge): Judged {
  const labels = text.split('.');
  if (labels.length > 10) return NOT_A_NAME;
  const isWww = WWW.test(labels[0] ?? '');
  let length = text.length;
  for (let count = labels.length; count > 1; count--) {
    const last = labels[count - 1] ?? '';
    const lower = last.toLowerCase();
    // `see.No` is the end of a sentence, `EXAMPLE.COM` a domain
    const isSentence = last !== lower && !isWww && text !== text.toUpperCase();
    const kind = isSentence || (isWww && count === 2) ? 'none' : judge(lower, labels[count - 2] ?? '', count);
    if (kind !== 'none') return { length, score: scoreName(labels, count, kind), internal: kind === 'internal' };
    length -= last.length + 1;
  }
  return NOT_A_NAME;
}

const WWW = /^www\d?$/i;
const DIGITS = /^\d+$/;

function scoreName(labels: readonly string[], count: number, kind: 'plain' | 'ambiguous' | 'internal'): number {
  if (WWW.test(labels[0] ?? '') && count > 2) return scoreOf('form:own');
  if (kind === 'internal') return count > 2 ? scoreOf('form:usual') : scoreOf('form:shared');
  if (kind === 'ambiguous' || DIGITS.test(labels[count - 2] ?? '')) return scoreOf('form:common');
  for (let i = 0; i < count; i++) if (labels[i]?.length === 1) return scoreOf('form:plausible');
  return scoreOf('form:usual');
}
