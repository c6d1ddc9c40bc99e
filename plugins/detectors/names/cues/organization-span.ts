import type { TextDocument, TokenTable } from '../../../../core/index.js';
import { DIGIT, LOWER, lexiconSet, UPPER } from '../../../../kit/index.js';
import type { Gazetteer } from '../lists/gazetteer.js';
import { hashWord } from '../lists/hash.js';

const HEADS_WITH_OF = lexiconSet('organization-words', { class: 'before-of' });
const MAX_WORDS = 6;
const JOINTS: ReadonlySet<string> = new Set([' ', '-', "'", ' & ', '&', '. ', '.', ', ', ' + ', '/', "' "]);

/** The document and word lists as the organisation recognizer uses them. */
export interface Body {
  readonly view: string;
  readonly tokens: TokenTable;
  /** Bit of the words that may belong to an organisation. */
  readonly list: number;
  /** Bit of the words that are never part of a name. */
  readonly stop: number;
  /** Bit of the given names. */
  readonly given: number;
  readonly gazetteer: Gazetteer;
}

const WALKED = { list: 'names/organization', stop: 'names/stop', given: 'names/given' } as const;

export const openBody = ({ view, tokens, wordLists }: TextDocument, gazetteer: Gazetteer): Body => {
  const { list, stop, given } = wordLists(WALKED);
  return { gazetteer, view, tokens, list, stop, given };
};

export const startOf = ({ tokens, view }: Body, token: number): number => tokens.start[token] ?? view.length;
export const endOf = ({ tokens, view }: Body, token: number): number => tokens.end[token] ?? view.length;
export const textOf = (body: Body, token: number): string => body.view.slice(startOf(body, token), endOf(body, token));
export const lowerOf = (body: Body, token: number): string => textOf(body, token).toLowerCase();

/** True for a token that begins with a capital. */
export function isCapital(body: Body, token: number): boolean {
  const kind = body.tokens.kind[token] ?? 0;
  if (token < 0 || token >= body.tokens.length || (kind & UPPER) === 0) return false;
  if ((kind & (LOWER | DIGIT)) === 0) return true;
  const first = body.view.charCodeAt(startOf(body, token));
  return first < 128 ? first >= 65 && first <= 90 : /\p{Lu}/u.test(body.view.charAt(startOf(body, token)));
}

/**
 * Start of the capitalised words directly before a token; `undefined` if there are none.
 * @param legal true before a legal form: then a comma may precede the token, and a number, one short lower-case word or
 * a word of the stop list (`United`, `National`) may belong to the name
 */
export function wordsBefore(body: Body, token: number, legal: boolean): number | undefined {
  let first = token;
  let isListed = false;
  for (let at = token - 1; at >= 0 && token - at <= MAX_WORDS; at--) {
    if (!isJoint(body, at, legal && (at === token - 1 || isListed))) break;
    isListed ||= body.view.startsWith(' & ', endOf(body, at));
    if (isNamePart(body, at, legal)) first = at;
    else if (!isJoiningWord(body, at, first, legal)) break;
  }
  while (first < token && isStop(body, first) && !isAllowed(body, first)) first++;
  return first === token || onlyDigits(body, first, token) ? undefined : startOf(body, first);
}

/** True if one of the words between an offset and a token is not an everyday word. */
export function hasName(body: Body, start: number, token: number): boolean {
  for (let at = token - 1; at >= 0 && startOf(body, at) >= start; at--) {
    if (isAllowed(body, at)) return true;
    if (!body.gazetteer.isCommon(hashWord(body.view, startOf(body, at), endOf(body, at)))) return true;
  }
  return false;
}

/** End of the capitalised words that start at an offset; `undefined` if there are none. */
export function wordsBehind(body: Body, token: number, offset: number): number | undefined {
  let at = token + 1;
  while (at < body.tokens.length && startOf(body, at) < offset) at++;
  if (startOf(body, at) !== offset || !isCapital(body, at)) return undefined;
  let last = at;
  while (last - at < MAX_WORDS && isCapital(body, last + 1) && isTight(body, last) && !isStop(body, last + 1)) last++;
  return endOf(body, last);
}

function isNamePart(body: Body, token: number, legal: boolean): boolean {
  if (isCapital(body, token))
    return !isStop(body, token) || isAllowed(body, token) || (legal && isNumeral(body, token));
  return legal && (body.tokens.kind[token] ?? 0) === DIGIT && endOf(body, token) - startOf(body, token) <= 4;
}

/** Words of the stop list that are allowed in names of organisations. */
const ALLOWED = lexiconSet('organization-words', { class: 'inside' });

/** `Blackthorn Ventures II, L.P.` */
const isNumeral = (body: Body, token: number): boolean => /^(?:I{2,3}|IV|VI{0,3}|IX|X)$/.test(textOf(body, token));

const isStop = (body: Body, token: number): boolean => ((body.tokens.flags[token] ?? 0) & body.stop) !== 0;
const isAllowed = (body: Body, token: number): boolean => ALLOWED.has(lowerOf(body, token));

/** `and` before a partnership, `of` after a kind of institution: `Harlow and Finch LLP`, `Bank of Quillon Ltd`. */
function isJoiningWord(body: Body, token: number, first: number, legal: boolean): boolean {
  if (!legal || first !== token + 1 || !isCapital(body, token - 1)) return false;
  const word = lowerOf(body, token);
  if (word === 'of') return HEADS_WITH_OF.has(lowerOf(body, token - 1));
  return word === 'und' || CONNECTORS.has(word) || (word === 'and' && PARTNERSHIP.test(lastWord(body, token)));
}

/** `Aguas del Tajo S.L.`, `Construções Dão e Filhos, Lda.`, `Les Toits de Loire SARL`. */
const CONNECTORS: ReadonlySet<string> = lexiconSet('organization-words', { class: 'small-word' });

const PARTNERSHIP = /^(?:LLP|LLC|PLLC|Ltd|Inc|PC)$/;

const lastWord = (body: Body, token: number): string => {
  let at = token + 1;
  while (at - token < MAX_WORDS && isCapital(body, at + 1) && isTight(body, at)) at++;
  return textOf(body, at);
};

function isJoint(body: Body, token: number, beforeForm: boolean): boolean {
  const gap = body.view.slice(endOf(body, token), Math.min(startOf(body, token + 1), endOf(body, token) + 4));
  if (gap === ', ') return beforeForm;
  if (gap === '. ' || gap === '.') return endOf(body, token) - startOf(body, token) <= 2;
  return JOINTS.has(gap);
}

const isTight = (body: Body, token: number): boolean =>
  startOf(body, token + 1) === endOf(body, token) + 1 && ' -&'.includes(body.view.charAt(endOf(body, token)));

function onlyDigits(body: Body, first: number, token: number): boolean {
  for (let at = first; at < token; at++) if ((body.tokens.kind[at] ?? 0) !== DIGIT) return false;
  return true;
}
