import { BEFORE_NO_KIND, KINDS } from '../words/kinds.js';
import { type Body, endOf, isCapital, lowerOf, startOf } from './organization-span.js';

const MOST_WORDS = 3;
const SHORTEST_NAME = 3;
const LONGEST_KIND = Math.max(...KINDS.map((kind) => kind.length));

const lastWord = (kind: string): string => kind.slice(kind.lastIndexOf(' ') + 1);
const LAST: ReadonlySet<string> = new Set(KINDS.map(lastWord));

/**
 * Where `Blue Heron Pest Control` begins, which a kind of shop in several words ends.
 * @param token its last word, which has a capital.
 * @returns an offset; undefined where no such kind or no name stands.
 */
export function startOfShop(body: Body, token: number, word: string): number | undefined {
  if (!LAST.has(word)) return undefined;
  const end = endOf(body, token);
  const text = body.view.slice(Math.max(0, end - LONGEST_KIND - 1), end).toLowerCase();
  const kind = KINDS.find((one) => text.endsWith(` ${one}`));
  if (kind === undefined) return undefined;
  let first = token;
  while (first > 0 && startOf(body, first) > end - kind.length) first--;
  return startOf(body, first) === end - kind.length ? nameBefore(body, first) : undefined;
}

/** Up to three capitalised words, the first of which can be a name. */
function nameBefore(body: Body, kind: number): number | undefined {
  let first = kind;
  while (kind - first < MOST_WORDS && isNamePart(body, first - 1)) first--;
  while (first < kind && BEFORE_NO_KIND.has(lowerOf(body, first))) first++;
  return first === kind ? undefined : startOf(body, first);
}

const isNamePart = (body: Body, token: number): boolean =>
  isCapital(body, token) &&
  endOf(body, token) - startOf(body, token) >= SHORTEST_NAME &&
  body.view.slice(endOf(body, token), startOf(body, token + 1)) === ' ' &&
  !BEFORE_NO_KIND.has(lowerOf(body, token));
