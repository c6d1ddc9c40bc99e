import type { Match } from '../../../../core/index.js';
import { isTitleBeside, LOWER, lexiconSet, scoreOf } from '../../../../kit/index.js';
import { hashWord } from '../lists/hash.js';
import {
  endOf,
  flagsOf,
  isAmbiguous,
  isCapitalised,
  lowerOf,
  startOf,
  type TextWindow,
  tokenAt,
} from '../lists/word.js';
import { type CuedName, readCued, type Trust } from './cued-name.js';
import { BETWEEN_HOLDERS, BETWEEN_NAMES, listed } from './listed-names.js';

// Text between a label and its value. Quotes, brackets and Markdown may surround the colon.
const SIGN = /(?:'s)?(?:\(s\))?[\])"'*_]{0,3}[ \t]{0,8}(?:[:=|\t]|\.{4,60}:?)[ \t"'*_<[(]{0,40}/y;
const SIGN_AND_LINE = /(?:'s)?(?:\(s\))?[\])"'*_]{0,3}[ \t]{0,8}:[*_]{0,2}[ \t]{0,8}\r?\n[ \t]{0,8}/y;
/** A wide gap may replace the colon unless another label follows: `husband and wife     Seller: …`. */
const WIDE = /[)\]]?[ \t]{2,40}(?![\p{L}][\p{L}-]{1,20} ?:)/uy;
/** `NAME Okoro, Ify   AGE 29`: a form label in capitals needs no colon before a surname, a comma and a given name. */
const BEFORE_SURNAME_FIRST =
  / (?=\p{Lu}\p{Ll}[\p{L}'-]{1,24}(?: \p{Lu}[\p{L}'-]{1,24})?, \p{Lu}\p{Ll}[\p{L}'-]{0,24}(?: \p{Lu}\.?)?(?:[ \t]{2}|[ \t]{0,3}(?:[\n\r(;]|$)| [A-Z]{2}))/uy;
const IS = /(?:'s|[ ]is|[ ]ist|[ ]es|[ ]est|[ ]è)[ ]|[?][ ]/y;
const GREETED = /[,]? {1,2}/y;
const CLOSED =
  /(?: (?:regards|wishes|sincerely|yours|truly|Grüße|Grüßen|Gruß|saludo|saluti))?[ \t]{0,4}(?:[,!.;][ \t]{0,4}(?:\r?\n\s{0,8})?|\r?\n\s{0,8})[-~*]{0,3} ?/iy;
const BLANK = / {1,2}/y;
/** A blank is enough before the last word of a line. */
const BEFORE_LAST = / {1,2}(?=\p{Lu}[\p{L}'-]{1,20}[.!]?[ \t]{0,3}(?:\r?\n|$))/uy;
/** `Dear Seun and Tamara:` */
const AND_NAME = / (?:and|&|und|et|y|e|en) \p{Lu}[\p{L}'-]{1,24}(?=[ \t]{0,3}[,:;!\n])/uy;
const LINE_REST = /[ \t]{0,4}(?:[,.(]|\r?\n|$)|[ \t]{2}/y;
/** From this score on, a name is kept even if the sentence continues after it. */
const CERTAIN = 0.75;
/** Score of a listed name. */
const KNOWN = scoreOf('cue:field');
const TO_COLON = /\p{L}{1,20}(?: \p{L}{1,14}\.?){0,2} ?:/uy;
const MOST_LOWERCASE = 3;
const MOST_SIGNED = 2;
const LOWERCASE = scoreOf('cue:word');
const SHORTEST_UNLISTED = 4;

/**
 * What a label announces: only names of persons; names of persons or things, so that the value must look like a name;
 * or the start or end of a letter.
 */
type LabelKind = 'person' | 'maybe' | 'greeting' | 'closing';
const KINDS: readonly LabelKind[] = ['closing', 'greeting', 'person', 'maybe'];
const BY_KIND = KINDS.map((kind) => [kind, lexiconSet('person-labels', { class: kind })] as const);
const kindOf = (word: string): LabelKind | undefined => BY_KIND.find(([, words]) => words.has(word))?.[0];

const OF_SEVERAL = lexiconSet('person-labels', { class: 'of-several' });
const NAME = lexiconSet('person-labels', { class: 'name' });
/** Words before `name` that make it the name of a thing: `file name:`. */
const NAMED_THINGS = lexiconSet('person-labels', { class: 'of-a-thing' });
/** Words before `name` that make it the name of a person: `my name is`, `maiden name?` */
const OWN = lexiconSet('person-labels', { class: 'before-name' });
/** Words between a salutation and the name: `Geachte collega Huizinga`. */
const COLLEAGUES = lexiconSet('person-labels', { class: 'colleague' });
/** Informal closings, after which the name needs no comma: `Baci Giusy`. */
const INFORMAL = lexiconSet('person-labels', { class: 'informal-closing' });

/**
 * Reads the names after a label (`Patient: `), a salutation or a closing if this token is one. Also returns the token
 * at which reading continues.
 */
export function readLabelled(
  window: TextWindow,
  token: number,
): { matches: readonly Match[]; next: number } | undefined {
  const word = lowerOf(window, token);
  const kind = kindOf(word);
  const at = kind === undefined ? undefined : valueStart(window, token, word, kind);
  const value = at === undefined ? undefined : tokenAt(window, token, at);
  if (kind === undefined || value === undefined) return undefined;
  const found =
    kind === 'greeting' || kind === 'closing'
      ? inLetter(window, value, kind)
      : inForm(window, value, trustOf(window, token, kind), kind === 'person' || NAME.has(word));
  if (found === undefined) return undefined;
  if (OF_SEVERAL.has(word) || kind === 'greeting') return listed(window, found, BETWEEN_NAMES);
  return kind === 'person' ? listed(window, found, BETWEEN_HOLDERS) : { matches: [found.match], next: found.next };
}

/** The offset after the label and its separator; `undefined` if the token is not a label here. */
function valueStart(window: TextWindow, token: number, word: string, kind: LabelKind): number | undefined {
  const end = endOf(window, token);
  if (kind === 'greeting') return after(window, GREETED, end);
  if (kind === 'closing')
    return after(window, CLOSED, end) ?? (INFORMAL.has(word) ? after(window, BEFORE_LAST, end) : undefined);
  const before = token > 0 && startOf(window, token) - endOf(window, token - 1) <= 2 ? lowerOf(window, token - 1) : '';
  const isName = NAME.has(word);
  if ((isName && NAMED_THINGS.has(before)) || isRoleOfSpeaker(window, token)) return undefined;
  const isForm = kind === 'person' || isName;
  const signed = (isForm ? after(window, SIGN_AND_LINE, end) : undefined) ?? after(window, SIGN, end);
  if (signed !== undefined) return signed;
  if (word === 'by' && kindOf(before) !== undefined) return after(window, BLANK, end);
  const is = isName ? after(window, IS, end) : undefined;
  if (is !== undefined || !isForm) return is;
  const isCapitals = ((window.tokens.kind[token] ?? 0) & LOWER) === 0;
  return after(window, WIDE, end) ?? (isCapitals ? after(window, BEFORE_SURNAME_FIRST, end) : undefined);
}

/** `Kostas (landlord): Perfect`: what somebody is, and then what they say. */
function isRoleOfSpeaker(window: TextWindow, token: number): boolean {
  const [start, end] = [startOf(window, token), endOf(window, token)];
  if (token === 0 || !window.view.startsWith('):', end) || window.view.charAt(start - 1) !== '(') return false;
  return (flagsOf(window, token - 1) & (window.bits.given | window.bits.surname)) !== 0;
}

function after(window: TextWindow, pattern: RegExp, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(window.view) ? pattern.lastIndex : undefined;
}

function trustOf(window: TextWindow, token: number, kind: LabelKind): Trust {
  if (kind === 'person') return 'sure';
  return NAME.has(lowerOf(window, token)) && token > 0 && OWN.has(lowerOf(window, token - 1)) ? 'sure' : 'weak';
}

function inForm(window: TextWindow, value: number, trust: Trust, isForm: boolean): CuedName | undefined {
  const found = readCued(window, value, trust, 'cue: label before the name');
  if (found === undefined) return isForm ? inLowerCase(window, value, true) : undefined;
  if (isTitleBeside(window.view, found.match)) return undefined;
  // `Surname:` followed by `Member ID:` on the next line: the field is empty, and the next label is not its value.
  if (found.match.score < KNOWN && after(window, TO_COLON, startOf(window, value)) !== undefined) return undefined;
  // `Patient: Denies pain` contains no name, but an everyday word and the rest of a sentence.
  const isPlausible = trust !== 'sure' || found.match.score >= CERTAIN || endsLine(window, found.match.end);
  return isPlausible ? found : undefined;
}

/** A name in the first or last line of a letter. */
function inLetter(window: TextWindow, first: number, kind: 'greeting' | 'closing'): CuedName | undefined {
  const value = kind === 'greeting' && COLLEAGUES.has(lowerOf(window, first)) ? first + 1 : first;
  const found = readCued(
    window,
    value,
    'weak',
    kind === 'greeting' ? 'cue: greeting before the name' : 'cue: closing before the name',
  );
  if (found === undefined) return kind === 'greeting' ? inLowerCase(window, value, false) : signature(window, value);
  const { end } = found.match;
  const ends = endsLine(window, end) || (kind === 'greeting' && after(window, AND_NAME, end) !== undefined);
  if (kind === 'closing' && !ends) return undefined;
  return found.match.score < 0.6 && ends
    ? { ...found, match: { ...found.match, score: scoreOf('repeat:part') } }
    : found;
}

/** A signature whose given name is also an everyday word: a line of its own of two or three words, the last a surname. */
function signature(window: TextWindow, first: number): CuedName | undefined {
  const start = startOf(window, first);
  let last = first;
  while (
    last - first < MOST_SIGNED &&
    isCapitalised(window, last + 1) &&
    startOf(window, last + 1) === endOf(window, last) + 1
  )
    last++;
  const end = endOf(window, last);
  if (last === first || !isCapitalised(window, first) || !endsLine(window, end) || !mayBeSurname(window, last))
    return undefined;
  const match = { type: 'PERSON', start, end, score: LOWERCASE, why: 'cue: closing before the name' };
  return { match, next: last + 1 };
}

function mayBeSurname(window: TextWindow, token: number): boolean {
  if ((flagsOf(window, token) & window.bits.surname) !== 0) return true;
  const hash = hashWord(window.view, startOf(window, token), endOf(window, token));
  return window.gazetteer.isSurname(hash) && !window.gazetteer.isCommon(hash);
}

const endsLine = (window: TextWindow, at: number): boolean => after(window, LINE_REST, at) !== undefined;

/** `name: jonas whitcombe`: lower-case words known only as names. */
function inLowerCase(window: TextWindow, value: number, isForm: boolean): CuedName | undefined {
  let end = value;
  while (end - value < MOST_LOWERCASE && isLowercaseName(window, end, end > value, isForm)) {
    end++;
    if (startOf(window, end) !== endOf(window, end - 1) + 1) break;
  }
  if (end === value) return undefined;
  const span = { start: startOf(window, value), end: endOf(window, end - 1) };
  return { match: { type: 'PERSON', ...span, score: LOWERCASE, why: 'cue: label before the name' }, next: end };
}

/**
 * @param isForm whether the word may also be an everyday word, as in a form; false for `hello love`
 * @param inName whether a word of the name precedes it, in which case it need not be listed
 */
function isLowercaseName(window: TextWindow, token: number, inName: boolean, isForm: boolean): boolean {
  const { given, surname, homograph, stop, title } = window.bits;
  const flags = flagsOf(window, token);
  if (token >= window.tokens.length || (flags & (stop | title)) !== 0) return false;
  if ((flags & (given | surname)) !== 0)
    return (flags & homograph) === 0
      ? !inName || !isAmbiguous(window, token)
      : isForm && !inName && endsLine(window, endOf(window, token));
  const [start, end] = [startOf(window, token), endOf(window, token)];
  const hash = hashWord(window.view, start, end);
  const { isCommon, isGiven, isSurname } = window.gazetteer;
  return end - start >= SHORTEST_UNLISTED && !isCommon(hash) && (inName || isGiven(hash) || isSurname(hash));
}
