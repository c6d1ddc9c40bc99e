import type { Match } from '../../../../../core/index.js';
import { isInsideCode } from '../../lists/inside-code.js';
import { isPostNominal } from '../../lists/name-span.js';
import { CAPS, endOf, INITIAL, isCapitalised, knowledgeOf, type Page, startOf } from '../../lists/word.js';
import type { KnownPersons } from '../../repeat-mentions/known-persons.js';

const DOT = 46;
const MOST = 4;

/** `J.S.`, `J. A. S.` and `JS` of a person whom the document has named. Without full stops they may be many things. */
export function readInitials(page: Page, token: number, known: KnownPersons, why: string): Match | undefined {
  if (known.initials.size === 0) return undefined;
  const start = startOf(page, token);
  const length = endOf(page, token) - start;
  if (length > MOST) return undefined;
  return length === 1 ? dotted(page, token, known, why) : bare(page, token, known, why);
}

function dotted(page: Page, token: number, known: KnownPersons, why: string): Match | undefined {
  if (isDotted(page, token - 1) && isClose(page, token - 1, token)) return undefined;
  let letters = '';
  let last = token;
  for (let at = token; isDotted(page, at) && letters.length < MOST; at++) {
    if (at > token && !isClose(page, at - 1, at)) break;
    letters += page.view.charAt(startOf(page, at)).toLowerCase();
    last = at;
  }
  const end = endOf(page, last) + 1;
  // `971 S.W.2d 111`
  if (!known.initials.has(letters) || isTitleBehind(page, token) || /[\p{L}\p{N}]/u.test(page.view.charAt(end)))
    return undefined;
  return { type: 'PERSON', start: startOf(page, token), end, score: 0.6, why };
}

/** `Mary Doyle, M.D.` */
const isTitleBehind = (page: Page, token: number): boolean =>
  /,? $/.test(page.view.slice(Math.max(0, startOf(page, token) - 2), startOf(page, token))) &&
  isCapitalised(page, token - 1) &&
  isPostNominal(page, token);

const isDotted = (page: Page, token: number): boolean =>
  token < page.tokens.length &&
  isCapitalised(page, token) &&
  (knowledgeOf(page, token) & INITIAL) !== 0 &&
  page.view.charCodeAt(endOf(page, token)) === DOT;

/** Nothing but a full stop and a blank at most between two tokens. */
const isClose = (page: Page, token: number, next: number): boolean =>
  token >= 0 &&
  next < page.tokens.length &&
  /^\.? ?$/.test(page.view.slice(endOf(page, token), Math.min(startOf(page, next), endOf(page, token) + 3)));

function bare(page: Page, token: number, known: KnownPersons, why: string): Match | undefined {
  const [start, end] = [startOf(page, token), endOf(page, token)];
  const letters = page.view.slice(start, end).toLowerCase();
  if ((knowledgeOf(page, token) & CAPS) === 0 || isInsideCode(page, token) || !known.initials.has(letters))
    return undefined;
  if (known.aliases.has(letters)) return { type: 'PERSON', start, end, score: 0.6, why };
  if (isCapitalised(page, token - 1) && isClose(page, token - 1, token)) return undefined;
  return { type: 'PERSON', start, end, score: 0.35, why };
}
