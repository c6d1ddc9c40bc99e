import type { Match } from '../../../../core/index.js';
import { hashWord } from '../lists/hash.js';
import { type Body, endOf, isCapital, lowerOf, startOf } from '../cues/organization-span.js';

/** Most names that begin with one word, each of which is tried where that word stands. */
const MOST_ALIKE = 200;
/** A legal form proves a name; this is a little less sure than the name with its form. */
const SCORE = 0.78;
/** For names of several words that begin with no given name (`Miller Kaplan`), surer than any reading of them as a person. */
const SURE = 0.999;
const FROM = 0.8;
/** What follows in brackets and quotes is a name for it, were it found by the word for its kind alone. */
const DEFINES = 0.5;
const DEFINED =
  /,? \((?:hereinafter |hereafter |together, |collectively, )?(?:the |or )?["“](?:the )?(\p{Lu}[\p{L}\p{N}-]{2,24}(?: \p{Lu}[\p{L}\p{N}-]{1,24}){0,2}),?["”]/uy;
const FIRST_WORD = /^[\p{L}\p{N}]+/u;

/** How a company is called; defined where the text says so itself. */
interface Known {
  readonly text: string;
  readonly isDefined: boolean;
}

/** The second pass: a name that stood before a legal form is found wherever it stands without one. */
export function recallOrganizations(body: Body, found: readonly Match[]): Match[] {
  const names = remember(body, found);
  if (names.size === 0) return [];
  const again: Match[] = [];
  for (let token = 0; token < body.tokens.length; token++) {
    if (!isCapital(body, token)) continue;
    const start = startOf(body, token);
    const name = names.get(lowerOf(body, token))?.find(({ text }) => isWhole(body.view, start, text));
    if (name === undefined) continue;
    const score = scoreOf(body, token, name);
    again.push({ type: 'ORGANIZATION', start, end: start + name.text.length, score, why: 'named before' });
  }
  return again;
}

const scoreOf = (body: Body, token: number, { text, isDefined }: Known): number =>
  isDefined || (text.includes(' ') && ((body.tokens.flags[token] ?? 0) & body.given) === 0) ? SURE : SCORE;

const isWhole = (view: string, start: number, text: string): boolean =>
  view.startsWith(text, start) && !/[\p{L}\p{N}]/u.test(view.charAt(start + text.length));

/** Names without their legal form, and the first two words of longer ones, by their first word. */
function remember(body: Body, found: readonly Match[]): Map<string, Known[]> {
  const names = new Map<string, Known[]>();
  let token = 0;
  for (const { start, end, score } of found) {
    while (token < body.tokens.length && startOf(body, token) < start) token++;
    const defined = score < DEFINES ? undefined : (definedName(body, end) ?? definedLater(body, token, end, score));
    if (defined !== undefined) add(names, { text: defined, isDefined: true });
    if (score >= FROM) for (const text of namesOf(body, token, end)) add(names, { text, isDefined: false });
  }
  return names;
}

function add(names: Map<string, Known[]>, name: Known): void {
  const first = (FIRST_WORD.exec(name.text)?.[0] ?? name.text).toLowerCase();
  const known = names.get(first) ?? [];
  if (known.some(({ text, isDefined }) => text === name.text && (isDefined || !name.isDefined))) return;
  if (known.length >= MOST_ALIKE) return;
  const others = known.filter(({ text }) => text !== name.text);
  names.set(
    first,
    [...others, name].sort((a, b) => b.text.length - a.text.length),
  );
}

/** `Tidewell` of `Tidewell Therapeutics, Inc. ("Tidewell")`: what the text says it will call it, unless that is an everyday word. */
function definedName(body: Body, end: number): string | undefined {
  if (!body.view.startsWith(' (', end) && !body.view.startsWith(', (', end)) return undefined;
  DEFINED.lastIndex = end;
  const name = DEFINED.exec(body.view)?.[1];
  return name === undefined || name.split(' ').every((word) => isEveryday(body, word)) ? undefined : name;
}

/** How far behind its address and registers a company is given its short name. In code units. */
const LONGEST_PARTICULARS = 400;

/** `Tidewell` of `Tidewell Therapeutics, Inc., a Delaware corporation with offices at … ("Tidewell")`. */
function definedLater(body: Body, first: number, end: number, score: number): string | undefined {
  const [from, to] = [startOf(body, first), endOf(body, first)];
  const name = body.view.slice(from, to);
  if (score < FROM || to >= end || name.length < 4 || isEveryday(body, name)) return undefined;
  const behind = body.view.slice(end, end + LONGEST_PARTICULARS);
  return behind.includes(`"${name}"`) || behind.includes(`“${name}”`) ? name : undefined;
}

const isEveryday = (body: Body, word: string): boolean => body.gazetteer.isCommon(hashWord(word, 0, word.length));

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
