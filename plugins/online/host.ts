import { KIND } from '../../core/index.js';
import type { DomainJudge } from './top-level-domains.js';

/** A host name around a dot; `score` 0 if there is none, `end` then says how far the reader looked. */
interface Host {
  readonly start: number;
  readonly end: number;
  readonly type: 'URL' | 'DOMAIN_NAME';
  readonly score: number;
}

/** @param from nothing before it is looked at. */
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
    name.lastIndex = start;
    const text = name.exec(view)?.[0].replace(/-+$/, '') ?? '';
    const whole = start + text.length;
    if (whole <= dot || !isAlone(view, start, whole)) return nothing(Math.max(whole, dot + 1));
    const { length, score, internal } = judgeName(text, judge);
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

/** True for what a label can hold: letters, digits, marks, hyphen. */
function isLabelAt(view: string, at: number): boolean {
  const code = view.charCodeAt(at);
  if (code === HYPHEN) return true;
  return code < 128 ? KIND[code] !== 0 && code !== UNDERSCORE : IN_LABEL.test(view.charAt(at));
}

/**
 * End of a run of labels and dots in which no label but the first begins with a letter, so that none can be a top-level
 * domain; -1 for another run. Versions, addresses, decimals and times are most of what has a dot inside.
 */
function endOfNameless(view: string, start: number): number {
  for (let at = start; ; at++) {
    if (view.charCodeAt(at) !== DOT) {
      if (!isLabelAt(view, at)) return at;
    } else if (isLabelAt(view, at + 1) && !isDigit(view.charCodeAt(at + 1))) return -1;
  }
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Not a piece of a mail address, path, variable, call or longer name. */
const isAlone = (view: string, start: number, end: number): boolean =>
  !'@/\\$_.#~'.includes(view[start - 1] ?? ' ') && !'@(_='.includes(view[end] ?? ' ');

interface Judged {
  readonly length: number;
  readonly score: number;
  readonly internal?: boolean;
}

const NOT_A_NAME: Judged = { length: 0, score: 0 };

/** The name ends at its last label that is a top-level domain: a word glued to the full stop behind it stays outside. */
function judgeName(text: string, judge: DomainJudge): Judged {
  const labels = text.split('.');
  if (labels.length > 10 || labels.every((label) => /^\d+$/.test(label))) return NOT_A_NAME;
  const shouts = text === text.toUpperCase();
  for (let count = labels.length; count > 1; count--) {
    const name = labels.slice(0, count);
    const last = name.at(-1) ?? '';
    // `see.No` ends a sentence, `EXAMPLE.COM` does not.
    const isWww = /^www\d?$/i.test(name[0] ?? '');
    if ((last !== last.toLowerCase() && !shouts && !isWww) || (isWww && count === 2)) continue;
    const kind = judge(name.map((label) => label.toLowerCase()));
    if (kind === 'none') continue;
    return { length: name.join('.').length, score: scoreName(name, kind), internal: kind === 'internal' };
  }
  return NOT_A_NAME;
}

function scoreName(labels: readonly string[], kind: 'plain' | 'ambiguous' | 'internal'): number {
  if (/^www\d?$/i.test(labels[0] ?? '') && labels.length > 2) return 0.85;
  if (kind === 'internal') return labels.length > 2 ? 0.6 : 0.4;
  if (kind === 'ambiguous' || /^\d+$/.test(labels.at(-2) ?? '')) return 0.3;
  return labels.some((label) => label.length === 1) ? 0.5 : 0.6;
}
