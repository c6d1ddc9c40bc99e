import { DeidError } from '../contracts/errors.js';
import { type Edit, splice } from '../contracts/span.js';
import { inOneWord } from '../scan/characters.js';
import { mayStandInside } from '../scan/unspaced.js';

/**
 * Replaces the given terms without detection, case-sensitively: longest first, at word boundaries where a script has
 * them, in one pass, so that a replacement is never replaced again.
 */
export function replaceTerms(
  text: string,
  replacements: Readonly<Record<string, string>>,
): { readonly text: string; readonly edits: readonly Edit[] } {
  const byFirst = index(replacements);
  const edits: Edit[] = [];
  for (let at = 0; at < text.length; ) {
    const edit = editAt(text, at, byFirst.get(text.charCodeAt(at)));
    if (edit !== undefined) edits.push(edit);
    at = edit?.end ?? at + 1;
  }
  return { text: splice(text, edits), edits };
}

type Pair = readonly [original: string, replacement: string];

function index(replacements: Readonly<Record<string, string>>): Map<number, Pair[]> {
  const byFirst = new Map<number, Pair[]>();
  if (typeof replacements !== 'object' || replacements === null || Array.isArray(replacements))
    throw new DeidError('replacements_invalid');
  for (const pair of Object.entries(replacements).sort(([a], [b]) => b.length - a.length)) {
    if (pair[0] === '' || typeof pair[1] !== 'string') throw new DeidError('replacements_invalid');
    const code = pair[0].charCodeAt(0);
    byFirst.set(code, [...(byFirst.get(code) ?? []), pair]);
  }
  return byFirst;
}

/** True if a word continues across the offset. */
const cutsWord = (text: string, at: number): boolean =>
  at > 0 && at < text.length && inOneWord(text.charCodeAt(at - 1), text.charCodeAt(at));

function editAt(text: string, at: number, pairs: readonly Pair[] | undefined): Edit | undefined {
  if (pairs === undefined) return undefined;
  const cuts = cutsWord(text, at);
  for (const [original, replacement] of pairs) {
    const end = at + original.length;
    if (!text.startsWith(original, at)) continue;
    if ((cuts || cutsWord(text, end)) && !mayStandInside(original)) continue;
    return { start: at, end, text: replacement };
  }
  return undefined;
}
