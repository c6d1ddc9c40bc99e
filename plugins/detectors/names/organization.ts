import type { CodeRecognizer, Match } from '../../../core/index.js';
import { DIGIT, isOfReportedCase, lexiconSet, scoreOf } from '../../../kit/index.js';
import { dottedForm, endOfForm } from './cues/legal-forms.js';
import {
  type Body,
  endOf,
  hasName,
  isCapital,
  lowerOf,
  openBody,
  startOf,
  textOf,
  wordsBefore,
  wordsBehind,
} from './cues/organization-span.js';
import type { Gazetteer } from './lists/gazetteer.js';
import { recallOrganizations } from './repeat-mentions/organizations.js';

/** Legal forms in the spelling that counts as evidence; `cues/legal-forms.ts` reads the dotted ones. */
const LEGAL_FORMS = lexiconSet('organization-words', { class: 'legal-form' });
/** Words that begin the name of an institution: `University of X`. */
const HEADS_WITH_OF = lexiconSet('organization-words', { class: 'before-of' });
/** Words of institutions that come before or after their names: `Stiftung`. */
const HEADS = lexiconSet('organization-words', { class: 'head' });
/** Words that end the name of an institution and have hardly any other use. */
const ENDINGS = lexiconSet('organization-words', { class: 'ending' });
/** Words that end the name of an institution and have other uses. */
const MAYBE_ENDINGS = lexiconSet('organization-words', { class: 'maybe-ending' });
const OF = /,? (?:of|for|de|del|della|der|für|do|da) (?:the |la |las |los |el |les |l'|die |das )?/y;
const SLAVIC: ReadonlySet<string> = new Set(['s', 'a', 'd', 'o', 'z', 'v']);
const MOST_LOWERCASE_WORDS = 2;
const SCORES = {
  legal: scoreOf('form:own'),
  dotted: scoreOf('form:own'),
  head: scoreOf('form:own'),
  strong: scoreOf('form:usual'),
  weak: scoreOf('form:plausible'),
} as const;

/**
 * Finds organisations by their legal form (`Harlow Ltd.`) or by a word for their kind (`University of X`, `X Bank`).
 */
export const organizationRecognizer = (gazetteer: Gazetteer): CodeRecognizer => ({
  name: 'names/organization',
  types: ['ORGANIZATION'],
  // The name always contains a capital, even if the legal form does not.
  needs: { holds: ['ABCDEFGHIJKLMNOPQRSTUVWXYZ'] },
  recognize(document) {
    const body = openBody(document, gazetteer);
    const found = firstPass(body);
    return [...found, ...recallOrganizations(body, found)];
  },
});

function firstPass(body: Body): Match[] {
  const { length, flags, kind, start, end } = body.tokens;
  const found: Match[] = [];
  for (let token = 0; token < length; token++) {
    const known = ((flags[token] ?? 0) & body.list) !== 0;
    if (!known && ((end[token] ?? 0) - (start[token] ?? 0) !== 1 || kind[token] === DIGIT)) continue;
    const match = known ? atWord(body, token) : atDotted(body, token);
    if (match !== undefined && !isOfReportedCase(body.view, match)) found.push(match);
  }
  return found;
}

const organization = (start: number, end: number, score: number, why: string): Match => ({
  type: 'ORGANIZATION',
  start,
  end,
  score,
  why,
});

/** `WORKED AS SEAMSTRESS`: `AS` is not a legal form in a text in capitals. */
const WORKED_AS = /^AS \p{Lu}{2}/u;

/** `POL-9921-AB`: the last part of a code. */
const IN_CODE = /\d[\p{L}\p{N}]{0,8}-$/u;
const CODE_LENGTH = 12;
const HYPHEN = 45;
const isInCode = (view: string, at: number): boolean =>
  view.charCodeAt(at - 1) === HYPHEN && IN_CODE.test(view.slice(Math.max(0, at - CODE_LENGTH), at));

/** Letters of a plate around `AB`, which is a legal form elsewhere: `D-|AB| 123`, `|AB|-123-CD`. */
const DISTRICT = /(?<![\p{L}\p{N}])[\p{Lu}]{1,3}[- ]$/u;
const PLATE_NUMBER = /^[- ]?\d{1,4}[EH]?(?![\p{L}\p{N}])/u;
const isInPlate = (view: string, start: number, end: number): boolean =>
  /^-\d/.test(view.slice(end, end + 2)) ||
  (end - start <= 2 &&
    DISTRICT.test(view.slice(Math.max(0, start - 5), start)) &&
    PLATE_NUMBER.test(view.slice(end, end + 8)));

function atWord(body: Body, token: number): Match | undefined {
  if (
    LEGAL_FORMS.has(textOf(body, token)) &&
    !isInCode(body.view, startOf(body, token)) &&
    !isInPlate(body.view, startOf(body, token), endOf(body, token)) &&
    !WORKED_AS.test(body.view.slice(startOf(body, token), endOf(body, token) + 4))
  ) {
    const start = behindPerson(body, wordsBefore(body, token, true), token);
    if (start !== undefined)
      return organization(
        behindOpening(body, start),
        endOfForm(body.view, endOf(body, token)),
        SCORES.legal,
        'cue: legal form',
      );
  }
  if (!isCapital(body, token)) return undefined;
  const word = lowerOf(body, token);
  if (HEADS.has(word)) return withName(body, token);
  return (HEADS_WITH_OF.has(word) ? withOf(body, token) : undefined) ?? withTail(body, token, word);
}

/** The number of a list item (`1. Himalayan Orchid Ltd.`) and the first word of a sentence (`Following Harlow plc`). */
const OPENING = /^(?:\d{1,2}[.)] |(?:Following|Regarding|Concerning|Including|Unlike|Against|Versus|Per) )(?=\p{Lu})/u;
const behindOpening = ({ view }: Body, start: number): number =>
  start + (OPENING.exec(view.slice(start, start + 16))?.[0].length ?? 0);
const PERSON_BEFORE = /^\p{Lu}\p{Ll}[\p{L}'-]{0,20} (?:\p{Lu}\.? )?\p{Lu}[\p{L}'-]{1,24}, (?=\p{Lu})/u;

/**
 * Start of `Renfro & Sykes LLC` in `Paula Renfro, Renfro & Sykes LLC`: the first name and surname before it are a
 * person of that company.
 */
function behindPerson(body: Body, start: number | undefined, token: number): number | undefined {
  if (start === undefined) return undefined;
  const person = PERSON_BEFORE.exec(body.view.slice(start, startOf(body, token)))?.[0];
  if (person === undefined) return start;
  let first = token;
  while (first > 0 && startOf(body, first) > start) first--;
  return ((body.tokens.flags[first] ?? 0) & body.given) === 0 ? start : start + person.length;
}

/** `Stiftung Hafen`, `Fundación Quillon`; `Hafen Stiftung`. */
function withName(body: Body, token: number): Match | undefined {
  const end = wordsBehind(body, token, endOf(body, token) + 1);
  const start = wordsBefore(body, token, false) ?? startOf(body, token);
  if (end === undefined && start === startOf(body, token)) return undefined;
  return organization(start, end ?? endOf(body, token), SCORES.strong, 'cue: kind of institution');
}

/** `University of Lund`, `Ministry of Health`. */
function withOf(body: Body, token: number): Match | undefined {
  OF.lastIndex = endOf(body, token);
  if (!OF.test(body.view)) return undefined;
  const end = wordsBehind(body, token, OF.lastIndex);
  if (end === undefined) return undefined;
  const start = wordsBefore(body, token, false) ?? startOf(body, token);
  return organization(start, end, SCORES.head, 'cue: kind of institution');
}

/** `Harlow Bank`, `Quillon Group`. */
function withTail(body: Body, token: number, word: string): Match | undefined {
  const score = ENDINGS.has(word) ? SCORES.strong : MAYBE_ENDINGS.has(word) ? SCORES.weak : undefined;
  if (score === undefined || hasTailBehind(body, token)) return undefined;
  const start = wordsBefore(body, token, false);
  if (start === undefined || !hasName(body, start, token)) return undefined;
  return organization(behindOpening(body, start), endOf(body, token), score, 'cue: kind of company');
}

/** True if another capitalised word of the list follows, which will find the whole name. */
function hasTailBehind(body: Body, token: number): boolean {
  const next = token + 1;
  if (next >= body.tokens.length || startOf(body, next) !== endOf(body, token) + 1 || !isCapital(body, next))
    return false;
  return ((body.tokens.flags[next] ?? 0) & body.list) !== 0 && body.view.charCodeAt(endOf(body, token)) === 32;
}

/** `Harlow S.A.`, `Quillon B.V.`: legal forms whose letters are separate tokens. */
function atDotted(body: Body, token: number): Match | undefined {
  const end = dottedForm(body.view, startOf(body, token));
  if (end === undefined) return undefined;
  const start = wordsBefore(body, isSlavicForm(body, token) ? behindCapital(body, token) : token, true);
  return start === undefined ? undefined : organization(start, end, SCORES.dotted, 'cue: legal form');
}

/** `s.r.o.`, `a.s.`, `d.o.o.`: names before these may contain lower-case words, as in `Severní energie a.s.`. */
const isSlavicForm = (body: Body, token: number): boolean => SLAVIC.has(textOf(body, token));

/** The token after the last capitalised word before a legal form, with at most a few lower-case words between. */
function behindCapital(body: Body, form: number): number {
  for (let at = form - 1; at >= 0 && form - at <= MOST_LOWERCASE_WORDS + 1; at--) {
    if (!body.view.startsWith(' ', endOf(body, at)) || startOf(body, at + 1) - endOf(body, at) !== 1) break;
    if (isCapital(body, at)) return at + 1;
  }
  return form;
}
