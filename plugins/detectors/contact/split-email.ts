import type { CodeRecognizer, Match } from '../../../core/index.js';
import { lexiconPattern, scoreOf } from '../../../kit/index.js';

const TOP = `(?:${lexiconPattern('domains', { class: 'top-of-split-address' })})(?![\\p{L}\\p{N}_-])`;
/** The top-level domain must be in lower case, because sentences end in a full stop as well. */
const HOST = new RegExp(`@ ?(?:[\\p{L}\\p{N}-]{2,30}\\.){0,2}[\\p{L}\\p{N}-]{2,30} ?\\. ?${TOP}(?:\\.${TOP})?`, 'uy');
const OF_PROVIDER = new RegExp(
  `@ ?(?:${lexiconPattern('domains', { class: 'provider-of-split-address' })}) ?\\. ?${TOP}`,
  'uy',
);
/** The part before the `@`; after a label, also a piece that a blank has separated from it. */
const LOCAL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._+-]{1,40} ?$/u;
const LABELLED =
  /(?<=(?:[Ee]-?[Mm]ail|E-?MAIL|[Mm]ail|[Cc]ourriel|[Cc]orreo)(?: [Aa]ddress)? ?[:=] {0,3})(?:[\p{Ll}\p{N}]{1,24}\. )?[\p{L}\p{N}][\p{L}\p{N}._+-]{1,40} ?$/u;
/** How far before the `@` an address and its label are searched for, in code units. */
const REACH = 100;
const SCORE = scoreOf('form:typical');

/** Addresses with blanks inserted by text recognition or a line break: `jane.doe @ gmail. com`. */
export const splitEmail: CodeRecognizer = {
  name: 'contact/split-email',
  types: ['EMAIL_ADDRESS'],
  needs: { holds: ['@', ' '] },
  recognize({ view }): Match[] {
    const matches: Match[] = [];
    for (let at = view.indexOf('@'); at >= 0; at = view.indexOf('@', at + 1)) {
      const span = split(view, at, LABELLED, HOST) ?? split(view, at, LOCAL, OF_PROVIDER);
      if (span !== undefined) matches.push(span);
    }
    return matches;
  },
};

function split(view: string, at: number, local: RegExp, host: RegExp): Match | undefined {
  const end = hostEnd(host, view, at);
  if (end === undefined) return undefined;
  const before = view.slice(Math.max(0, at - REACH), at);
  const found = local.exec(before);
  if (found === null) return undefined;
  const start = at - before.length + found.index;
  // The e-mail recognizer finds addresses without blanks.
  return view.slice(start, end).includes(' ')
    ? { type: 'EMAIL_ADDRESS', start, end, score: SCORE, why: 'blanks within the address' }
    : undefined;
}

function hostEnd(host: RegExp, view: string, at: number): number | undefined {
  host.lastIndex = at;
  return host.test(view) ? host.lastIndex : undefined;
}
