import type { Match } from '../../../../core/index.js';
import { scoreOf } from '../../../../kit/index.js';
import { type Body, endOf, isCapital, lowerOf, startOf } from '../cues/organization-span.js';
import { hashWord } from '../lists/hash.js';

/** Maximum number of names with the same first word, because each is tried wherever that word occurs. */
const MOST_ALIKE = 200;
/** Slightly lower than the score of the name with its legal form, which proves the name. */
const SCORE = scoreOf('repeat:name');
/**
 * Score of names of several words that do not begin with a given name (`Miller Kaplan`); higher than that of a person.
 */
const SURE = 0.999;
const FROM = 0.8;
/** From this score on, a name in brackets and quotes after a company is its short name. */
const DEFINES = 0.5;
const DEFINED =
  /,? \((?:hereinafter |hereafter |together, |collectively, )?(?:the |or )?["“](?:the )?(\p{Lu}[\p{L}\p{N}-]{2,24}(?: \p{Lu}[\p{L}\p{N}-]{1,24}){0,2}),?["”]/uy;
/** How far after a company, its address and register number its short name may follow, in code units. */
const LONGEST_PARTICULARS = 400;
const FIRST_WORD = /^[\p{L}\p{N}]+/u;

/** The second pass: finds the name of a company without its legal form wherever it occurs. */
export function recallOrganizations(body: Body, found: readonly Match[]): Match[] {
  const names = remember(body, found);
  if (names.size === 0) return [];
  const again: Match[] = [];
  for (let token = 0; token < body.tokens.length; token++) {
    if (!isCapital(body, token)) continue;
    const start = startOf(body, token);
    const name = names.get(lowerOf(body, token))?.find((text) => isWhole(body.view, start, text));
    if (name === undefined) continue;
    const score = scoreIn(body, token, name);
    again.push({
      type: 'ORGANIZATION',
      start,
      end: start + name.length,
      score,
      why: 'repeat mention: with its legal form elsewhere',
    });
  }
  return again;
}

const scoreIn = (body: Body, token: number, text: string): number =>
  text.includes(' ') && ((body.tokens.flags[token] ?? 0) & body.given) === 0 ? SURE : SCORE;

const isWhole = (view: string, start: number, text: string): boolean =>
  view.startsWith(text, start) && !/[\p{L}\p{N}]/u.test(view.charAt(start + text.length));

/** Names without their legal form, and the first two words of longer names, by their first word, longest first. */
function remember(body: Body, found: readonly Match[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  let token = 0;
  for (const { start, end, score } of found) {
    while (token < body.tokens.length && startOf(body, token) < start) token++;
    if (score >= DEFINES) add(names, definedName(body, token, end));
    if (score >= FROM) for (const text of namesOf(body, token, end)) add(names, text);
  }
  return names;
}

function add(names: Map<string, string[]>, text: string | undefined): void {
  if (text === undefined) return;
  const first = (FIRST_WORD.exec(text)?.[0] ?? text).toLowerCase();
  const known = names.get(first) ?? [];
  if (known.length >= MOST_ALIKE || known.includes(text)) return;
  names.set(
    first,
    [...known, text].sort((a, b) => b.length - a.length),
  );
}

/** The short name that a contract defines: `Tidewell Therapeutics, Inc., a Delaware corporation ("Tidewell")`. */
function definedName(body: Body, first: number, end: number): string | undefined {
  DEFINED.lastIndex = end;
  const defined = DEFINED.exec(body.view)?.[1];
  if (defined !== undefined) return defined.split(' ').every((word) => isEveryday(body, word)) ? undefined : defined;
  const [from, to] = [startOf(body, first), endOf(body, first)];
  const name = body.view.slice(from, to);
  if (to >= end || name.length < 4 || isEveryday(body, name)) return undefined;
  const behind = body.view.slice(end, end + LONGEST_PARTICULARS);
  return behind.includes(`"${name}"`) || behind.includes(`“${name}”`) ? name : undefined;
}

const isEveryday = (body: Body, word: string): boolean => body.gazetteer.isCommon(hashWord(word, 0, word.length));

function namesOf(body: Body, first: number, end: number): string[] {
  const ends: number[] = [];
  for (let at = first; at < body.tokens.length && endOf(body, at) <= end; at++) ends.push(endOf(body, at));
  const start = startOf(body, first);
  const name = (words: number): string => body.view.slice(start, ends[words - 1] ?? start);
  // The last word is the legal form. Dotted forms consist of several tokens and are not remembered.
  const words = ends.length - 1;
  if (words >= 3) return [name(words), name(2)].filter((text) => !/[,&]$/.test(text));
  if (words === 2) return [name(2)];
  const hash = hashWord(body.view, start, ends[0] ?? start);
  return words === 1 && (ends[0] ?? 0) - start >= 4 && !body.gazetteer.isCommon(hash) ? [name(1)] : [];
}
