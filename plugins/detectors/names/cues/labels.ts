import type { Match } from '../../../../core/index.js';
import { LOWER } from '../../../../kit/index.js';
import { LABELS, type LabelKind, NAMED_THINGS } from '../words/labels.js';
import { endOf, hashesOf, lowerOf, type Page, startOf, tokenAt } from '../lists/word.js';
import { readSmallLabelled, readSmallWithInitial } from './lowercase-label.js';
import { BETWEEN_HOLDERS, BETWEEN_NAMES, listed } from './listed-names.js';
import { type Announced, readAnnounced, type Trust } from './cued-name.js';

// Between a label and its value. Quotes, brackets and marks of Markdown may stand on both sides of the colon.
/** How people are called in greetings, which is nobody's name: `Hello love`. */
const ENDEARING = hashesOf('love lovely dear darling pet hun babe mate sweetie honey sunshine folks'.split(' '));
const COLON = /(?:'s)?(?:\(s\))?[\])"'*_]{0,3}[ \t]{0,8}(?:[:=|\t]|\.{4,60}:?)[ \t"'*_<[(]{0,40}/y;
const COLON_LINE = /(?:'s)?(?:\(s\))?[\])"'*_]{0,3}[ \t]{0,8}:[*_]{0,2}[ \t]{0,8}\r?\n[ \t]{0,8}/y;
/** But before no further label: `husband and wife     Seller: …`. */
const WIDE = /[)\]]?[ \t]{2,40}(?![\p{L}][\p{L}-]{1,20} ?:)/uy;
const BEFORE_REVERSED =
  / (?=\p{Lu}\p{Ll}[\p{L}'-]{1,24}(?: \p{Lu}[\p{L}'-]{1,24})?, \p{Lu}\p{Ll}[\p{L}'-]{0,24}(?: \p{Lu}\.?)?(?:[ \t]{2}|[ \t]{0,3}(?:[\n\r(;]|$)| [A-Z]{2}))/uy;
const BEFORE_CAPITALS = / (?=\p{Lu}[\p{Lu}'-]{1,24}(?![\p{L}'-]))/uy;
const IS = /(?:'s|[ ]is|[ ]ist|[ ]es|[ ]est|[ ]è)[ ]|[?][ ]/y;
const GREETED = /[,]? {1,2}/y;
const CLOSED =
  /(?: (?:regards|wishes|sincerely|yours|truly|Grüße|Grüßen|Gruß|saludo|saluti))?[ \t]{0,4}(?:[,!.;][ \t]{0,4}(?:\r?\n\s{0,8})?|\r?\n\s{0,8})[-~*]{0,3} ?/iy;
const BY = / {1,2}/y;
/** Before a word in small letters, and where it is spelled. */
const BEFORE_SMALL = / (?=\p{Ll}[\p{Ll}'-]{2,24}(?![\p{L}'-]))/uy;
const SPELLED_BEHIND = /(?:,| as|)(?: \p{Ll}){3}(?!\p{L})/uy;
/** Before the last word of a line. */
const BEFORE_LAST = / {1,2}(?=\p{Lu}[\p{L}'-]{1,20}[.!]?[ \t]{0,3}(?:\r?\n|$))/uy;
/** `Dear Seun and Tamara:` */
const AND_NAME = / (?:and|&|und|et|y|e|en) \p{Lu}[\p{L}'-]{1,24}(?=[ \t]{0,3}[,:;!\n])/uy;
const LINE_REST = /[ \t]{0,4}(?:[,.(]|\r?\n|$)|[ \t]{2}/y;

const MANY: ReadonlySet<string> = new Set(
  'attendees participants witnesses to cc bcc names from authors editors present guests'.split(' '),
);
const NAME_LABELS: ReadonlySet<string> = new Set('name names nom nombre nombres nome naam namen'.split(' '));
/** Words before `name` after which only a person's can follow: `my name is`, `maiden name?` */
const OWN: ReadonlySet<string> = new Set(
  `my his her your their our last first maiden full middle given family patient patients pt client customer legal real birth
  mein meine sein ihr su mi son mon votre il mio o meu s`.split(/\s+/),
);
/** Those that say which name it is: `my name will`, but `last name will`. */
const WHICH: ReadonlySet<string> = new Set('last first maiden middle given family'.split(' '));
/** Words between a greeting and the name. */
const COLLEAGUES: ReadonlySet<string> = new Set(
  'collega collegae kollege kollegin colega confrère consœur cher chère ami amie amigo amiga amico amica compañero compañera'.split(
    ' ',
  ),
);
/** Closings of friends, behind which the name needs no comma: `Baci Giusy`. */
const INFORMAL: ReadonlySet<string> = new Set(
  'groetjes kusjes baci bacioni besos besitos abrazo abrazos bises bisous beijos beijinhos bjs lg vg saludos abraço abraços groet groeten'.split(
    ' ',
  ),
);

/** Names that stand behind a label (`Patient: `), a greeting or a closing, if this token is one; and where to go on. */
export function readLabelled(page: Page, token: number): { matches: Match[]; next: number } | undefined {
  const word = lowerOf(page, token);
  const kind = LABELS.get(word);
  if (kind === undefined) return undefined;
  const at = valueStart(page, token, word, kind);
  if (at === undefined) return undefined;
  const value = tokenAt(page, token, at);
  if (value === undefined) return undefined;
  const found =
    kind === 'greeting' || kind === 'closing'
      ? letter(page, value, kind)
      : form(page, value, trustOf(page, token, kind), kind === 'person' || NAME_LABELS.has(word));
  if (found === undefined) return undefined;
  if (MANY.has(word) || kind === 'greeting') return listed(page, found, BETWEEN_NAMES);
  return kind === 'person' ? listed(page, found, BETWEEN_HOLDERS) : { matches: [found.match], next: found.next };
}

/** The offset behind the label and its separator; `undefined` if this is no label here. */
function valueStart(page: Page, token: number, word: string, kind: LabelKind): number | undefined {
  const end = endOf(page, token);
  if (kind === 'greeting') return after(page, GREETED, end);
  if (kind === 'closing')
    return after(page, CLOSED, end) ?? (INFORMAL.has(word) ? after(page, BEFORE_LAST, end) : undefined);
  const before = token > 0 && startOf(page, token) - endOf(page, token - 1) <= 2 ? token - 1 : -1;
  if (NAME_LABELS.has(word) && before >= 0 && NAMED_THINGS.has(lowerOf(page, before))) return undefined;
  const isForm = kind === 'person' || NAME_LABELS.has(word);
  const direct = (isForm ? after(page, COLON_LINE, end) : undefined) ?? after(page, COLON, end);
  if (direct !== undefined) return direct;
  if (word === 'by' && before >= 0 && LABELS.has(lowerOf(page, before))) return after(page, BY, end);
  if (NAME_LABELS.has(word) && after(page, IS, end) !== undefined) return after(page, IS, end);
  // `Given name BIPIN Middle —`
  if (
    NAME_LABELS.has(word) &&
    before >= 0 &&
    ((page.tokens.kind[token] ?? 0) & LOWER) !== 0 &&
    OWN.has(lowerOf(page, before)) &&
    after(page, BEFORE_CAPITALS, end) !== undefined
  )
    return after(page, BEFORE_CAPITALS, end);
  // `last name brandvold b r a n d`, dictated
  if (
    NAME_LABELS.has(word) &&
    before >= 0 &&
    WHICH.has(lowerOf(page, before)) &&
    after(page, BEFORE_SMALL, end) !== undefined
  )
    return after(page, BEFORE_SMALL, end);
  return isForm ? (after(page, WIDE, end) ?? shouted(page, token)) : undefined;
}

/** `NAME Okoro, Ify   AGE 29`: a form's label in capitals needs no sign before what is none in capitals, or before a surname, a comma and a given name. */
const shouted = (page: Page, token: number): number | undefined =>
  ((page.tokens.kind[token] ?? 0) & LOWER) === 0 ? after(page, BEFORE_REVERSED, endOf(page, token)) : undefined;

function after(page: Page, pattern: RegExp, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(page.view) ? pattern.lastIndex : undefined;
}

function trustOf(page: Page, token: number, kind: LabelKind): Trust {
  if (kind === 'person') return 'sure';
  return NAME_LABELS.has(lowerOf(page, token)) && token > 0 && OWN.has(lowerOf(page, token - 1)) ? 'sure' : 'weak';
}

function form(page: Page, value: number, trust: Trust, isForm: boolean): Announced | undefined {
  if (isNextLabel(page, value)) return undefined;
  const found = readAnnounced(page, value, trust, 'label in front') ?? dictated(page, value, trust);
  if (found !== undefined) return trust === 'sure' && !isPlausible(page, found) ? undefined : found;
  return (isForm ? readSmallLabelled(page, value) : undefined) ?? readSmallWithInitial(page, value);
}

/** Words that could be names, and begin labels of forms. */
const LABEL_STARTS: ReadonlySet<string> = new Set(
  'member guarantor guardian subscriber insured holder ward room bed unit branch bank spouse partner employer'.split(
    ' ',
  ),
);
const TO_COLON = /(?: \p{L}{1,14}\.?){0,2} ?:/uy;

/** Whether the next label stands where the value of an empty field would: `Surname:`, and below it `Member ID:`. */
const isNextLabel = (page: Page, value: number): boolean =>
  LABEL_STARTS.has(lowerOf(page, value)) && after(page, TO_COLON, endOf(page, value)) !== undefined;

/** `last name brandvold b r a n d v o l d`: no list needs to know who is spelled. */
function dictated(page: Page, value: number, trust: Trust): Announced | undefined {
  if (trust !== 'sure' || after(page, SPELLED_BEHIND, endOf(page, value)) === undefined) return undefined;
  const [start, end] = [startOf(page, value), endOf(page, value)];
  return end - start < 3
    ? undefined
    : { match: { type: 'PERSON', start, end, score: 0.76, why: 'spelled behind' }, next: value + 1 };
}

/** `Patient: Denies pain` holds no name: one everyday word, and the sentence goes on. */
function isPlausible(page: Page, found: Announced): boolean {
  return found.match.score >= 0.75 || isFilledIn(page, found) || after(page, LINE_REST, found.match.end) !== undefined;
}

/** `Given name BIPIN Middle`: in capitals behind a label that is not. */
const isFilledIn = (page: Page, { match }: Announced): boolean =>
  match.end - match.start > 2 &&
  /^\p{Lu}[\p{Lu}'-]+$/u.test(page.view.slice(match.start, match.end)) &&
  /(?:^|[^\p{Lu}])\p{Lu}?\p{Ll}+ $/u.test(page.view.slice(Math.max(0, match.start - 12), match.start));

/** A name in the first or last line of a letter. */
function letter(page: Page, first: number, kind: 'greeting' | 'closing'): Announced | undefined {
  // `Geachte collega Huizinga`
  const value = kind === 'greeting' && COLLEAGUES.has(lowerOf(page, first)) ? first + 1 : first;
  const found = readAnnounced(page, value, 'weak', kind === 'greeting' ? 'greeting in front' : 'closing in front');
  if (found === undefined)
    return kind === 'greeting' && !ENDEARING.has(page.tokens.hash[value] ?? 0)
      ? readSmallLabelled(page, value)
      : undefined;
  const ends =
    after(page, LINE_REST, found.match.end) !== undefined ||
    (kind === 'greeting' && after(page, AND_NAME, found.match.end) !== undefined);
  if (kind === 'closing' && !ends) return undefined;
  const score = found.match.score < 0.6 && ends ? 0.55 : found.match.score;
  return { match: { ...found.match, score }, next: found.next };
}
