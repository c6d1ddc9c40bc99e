import type { PluginFaults } from '../contracts/plugin-faults.js';
import type { Finding, Recognizer } from '../contracts/recognizer.js';
import type { TermPart } from '../contracts/term-parts.js';
import { makeView, toOriginal, type View } from '../scan/view.js';

/** A named group, not a lookbehind. */
const NAMED_GROUP = /\(\?<(?![=!])/;
/** Code units before and behind a term that the look-around of its pattern may need. */
const AROUND = 40;

type Read = (text: string, finding: Finding) => readonly TermPart[] | undefined;

/** Reads the parts of terms by what their recognizers say: their function `parts`, or the named groups of their patterns. */
export class TermParts {
  readonly #readers = new Map<string, Read>();

  constructor(recognizers: readonly Recognizer[], faults: PluginFaults) {
    for (const recognizer of recognizers) {
      const read = recognizer.parts !== undefined ? ownParts(recognizer, faults) : groupsOf(recognizer);
      if (read !== undefined) this.#readers.set(recognizer.name, read);
    }
  }

  /** The parts of a finding of a text. @throws DeidError `recognizer_failed` */
  of(text: string, finding: Finding): readonly TermPart[] | undefined {
    return this.#readers.get(finding.recognizer)?.(text, finding);
  }
}

function ownParts(recognizer: Recognizer, faults: PluginFaults): Read {
  return (text, { start, end }) => {
    const term = text.slice(start, end);
    const parts: unknown = faults.call('recognizer', recognizer.name, 'its parts()', () => recognizer.parts?.(term));
    if (parts === undefined) return undefined;
    if (isParts(parts, term.length)) return parts;
    throw faults.recognizerFailed(
      recognizer.name,
      'its parts() returned something else than a list of { role, start, end } within the term, in order and without overlaps',
    );
  };
}

/** Plugins may be written without a type checker. */
function isParts(parts: unknown, length: number): parts is readonly TermPart[] {
  if (!Array.isArray(parts)) return false;
  const list: readonly unknown[] = parts;
  let from = 0;
  for (const part of list) {
    if (typeof part !== 'object' || part === null || !('role' in part && 'start' in part && 'end' in part))
      return false;
    const { role, start, end } = part;
    if (typeof role !== 'string' || !isOffset(start) || !isOffset(end)) return false;
    if (start < from || end < start || end > length) return false;
    from = end;
  }
  return true;
}

const isOffset = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

/** Tries the patterns with named groups at the place of the term. Compiled here, because the scan needs no offsets of groups. */
function groupsOf(recognizer: Recognizer): Read | undefined {
  if (!('patterns' in recognizer)) return undefined;
  const patterns = recognizer.patterns
    .filter(({ match }) => NAMED_GROUP.test(match))
    .map(({ type, match, ignoreCase }) => ({
      type,
      expression: new RegExp(match, ignoreCase === true ? 'diuy' : 'duy'),
    }));
  if (patterns.length === 0) return undefined;
  return (text, { start, end, type }) => {
    const from = Math.max(0, start - AROUND);
    const view = makeView(text.slice(from, end + AROUND));
    const term = { start: start - from, end: end - from };
    const at = inView(view, term.start);
    for (const one of patterns) {
      if (one.type !== type) continue;
      one.expression.lastIndex = at;
      const found = one.expression.exec(view.text);
      if (found !== null && toOriginal(view, { start: at, end: at + found[0].length }).end === term.end)
        return partsIn(view, found, term.start);
    }
    return undefined;
  };
}

/** The named groups that took part in a match. A group within another is a part of that part, and left out. */
function partsIn(view: View, found: RegExpExecArray, term: number): readonly TermPart[] {
  const parts: TermPart[] = [];
  const groups = Object.entries(found.indices?.groups ?? {});
  for (const [role, span] of groups.sort(([, a], [, b]) => (a?.[0] ?? 0) - (b?.[0] ?? 0))) {
    if (span === undefined || span[0] === span[1]) continue;
    const { start, end } = toOriginal(view, { start: span[0], end: span[1] });
    if (start - term >= (parts.at(-1)?.end ?? 0)) parts.push({ role, start: start - term, end: end - term });
  }
  return parts;
}

/** Offset in the view of an offset in the original. */
function inView({ origin, text }: View, at: number): number {
  if (origin === undefined) return at;
  for (let i = 0; i < text.length; i++) if ((origin[i] ?? 0) >= at) return i;
  return text.length;
}
