import type { Match } from '../../../core/index.js';
import { hashWord } from '../hash.js';
import { type Body, endOf, isCapital, lowerOf, startOf } from './words.js';

const MAX_NAMES = 200;
/** A legal form proves a name; this is a little less sure than the name with its form. */
const SCORE = 0.78;
/** For names of several words that begin with no given name (`Miller Kaplan`), surer than any reading of them as a person. */
const SURE = 0.999;
const FROM = 0.8;

/** The second pass: a name that stood before a legal form is found wherever it stands without one. */
export function recallOrganizations(body: Body, found: readonly Match[]): Match[] {
  const names = remember(body, found);
  if (names.size === 0) return [];
  const again: Match[] = [];
  for (let token = 0; token < body.tokens.length; token++) {
    if (!isCapital(body, token)) continue;
    const start = startOf(body, token);
    const name = names.get(lowerOf(body, token))?.find((text) => isWhole(body.view, start, text));
    if (name === undefined) continue;
    again.push({
      type: 'ORGANIZATION',
      start,
      end: start + name.length,
      score: scoreOf(body, token, name),
      why: 'named before',
    });
  }
  return again;
}

const scoreOf = (body: Body, token: number, name: string): number =>
  name.includes(' ') && ((body.tokens.flags[token] ?? 0) & body.given) === 0 ? SURE : SCORE;

const isWhole = (view: string, start: number, text: string): boolean =>
  view.startsWith(text, start) && !/[\p{L}\p{N}]/u.test(view.charAt(start + text.length));

/** Names without their legal form, and the first two words of longer ones, by their first word. */
function remember(body: Body, found: readonly Match[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  let token = 0;
  for (const { start, end, score } of found.slice(0, MAX_NAMES)) {
    if (score < FROM) continue;
    while (token < body.tokens.length && startOf(body, token) < start) token++;
    for (const name of namesOf(body, token, end)) {
      const first = lowerOf(body, token);
      const known = names.get(first) ?? [];
      if (!known.includes(name))
        names.set(
          first,
          [...known, name].sort((a, b) => b.length - a.length),
        );
    }
  }
  return names;
}

function namesOf(body: Body, first: number, end: number): string[] {
  const ends: number[] = [];
  for (let at = first; at < body.tokens.length && endOf(body, at) <= end; at++) ends.push(endOf(body, at));
  const start = startOf(body, first);
  const name = (words: number): string => body.view.slice(start, ends[words - 1] ?? start);
  // The last word is the legal form; dotted forms are several tokens, which later mentions lack, so they are not remembered.
  const words = ends.length - 1;
  if (words >= 3) return [name(words), name(2)].filter((text) => !/[,&]$/.test(text));
  if (words === 2) return [name(2)];
  const hash = hashWord(body.view, start, ends[0] ?? start);
  return words === 1 && (ends[0] ?? 0) - start >= 4 && !body.gazetteer.isCommon(hash) ? [name(1)] : [];
}
