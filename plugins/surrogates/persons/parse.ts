import { columnRole, fieldLabel, type Span, type Term } from '../../../core/index.js';
import { fold } from '../text.js';
import type { Gender } from './culture.js';
import { isKnownGiven } from './cultures.js';
import { guessedGender } from './genders.js';
import {
  BETWEEN,
  BORN,
  CHILDREN,
  CLOSE,
  DAUGHTERS,
  FAMILIAR,
  FEMALE,
  MALE,
  MAN,
  NAMES_TOO,
  NO_ADDRESS,
  SONS,
  SUFFIX,
  SURE_SUFFIX,
  TITLE,
  WOMAN,
} from './name-words.js';
import { longForms } from './nicknames.js';
import { isParticle } from './particles.js';

/** What a word of a name is. `free` may be either a given name or a surname, and is decided with the rest of the document. */
type Role = 'given' | 'surname' | 'initials' | 'free';

/** A replaceable part of a name, as offsets into its text. Titles, particles and suffixes are no parts: they stay. */
export interface Part extends Span {
  readonly text: string;
  readonly role: Role;
}

/** A name taken apart. */
export interface Mention {
  readonly text: string;
  readonly parts: readonly Part[];
  /** What a title or a form of address tells. */
  readonly gender: Gender | undefined;
  /** The whole name of the person, where other fields tell it: its words show a culture that a surname alone may not. */
  readonly person?: { readonly given: string; readonly surname: string };
}

const WORD = /[\p{L}\p{M}](?:[\p{L}\p{M}'’`.]|-(?=\p{L}))*/gu;

/** In small letters, without the point at the end: the form in which titles and suffixes are listed. */
const listed = (word: string): string => word.replace(/^[("'“[]+|[.,:;)]+$/g, '').toLowerCase();

/** `J.`, `J.S.`, `JS`: letters that stand for names. */
const isInitials = (word: string): boolean =>
  (word.length < 3 || (word.length < 13 && word.includes('.'))) &&
  /^(?:\p{Lu}\.-?){1,4}$|^\p{Lu}$|^\p{Lu}\.\p{Lu}$/u.test(word);

type Piece = Omit<Part, 'role'>;

const isLetter = (unit: number): boolean => (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;

/** The words of a name of plain letters and single blanks, which is nearly every one; undefined for any other. */
function plainPieces(text: string): Piece[] | undefined {
  const found: Piece[] = [];
  let start = 0;
  for (let i = 0; i <= text.length; i++) {
    const unit = i < text.length ? text.charCodeAt(i) : 0x20;
    if (isLetter(unit)) continue;
    if (unit !== 0x20 || i === start) return undefined;
    found.push({ start, end: i, text: text.slice(start, i) });
    start = i + 1;
  }
  return found;
}

function pieces(text: string): Piece[] {
  const plain = plainPieces(text);
  if (plain !== undefined) return plain;
  // The `'s` of a possessive is no part of the name.
  const body = text.replace(/['’`](?:s|S)?$/u, '');
  return Array.from(body.matchAll(WORD), (match) => {
    const keepPoint = isInitials(match[0]) || listed(match[0]).length <= 1;
    const word = keepPoint ? match[0] : match[0].replace(/[.'’`]+$/u, '');
    return { start: match.index, end: match.index + word.length, text: word };
  });
}

/** `stepson`, `daughter-in-law`, `ex-husband`, `half-sister`: kin as `son`, `daughter`, `husband` and `sister` are. */
const kin = (form: string): string =>
  form.replace(/-in-law$/u, '').replace(/^(?:step|foster|ex|half|late|twin|great)-?(?=[a-z]{3})/u, '');
const isWoman = (form: string): boolean => WOMAN.has(form) || WOMAN.has(kin(form));
const isMan = (form: string): boolean => MAN.has(form) || MAN.has(kin(form));

const isGroup = (form: string): boolean => DAUGHTERS.has(form) || SONS.has(form) || CHILDREN.has(form);

const isRelated = (form: string): boolean => isWoman(form) || isMan(form) || CLOSE.has(form);

/** `Enkelin Mia`; but Son and Mari are names as well. */
const isRelation = (word: string, form: string): boolean =>
  (isWoman(form) || isMan(form)) && (word === form || form.length > 4 || form === 'aunt');

/** `(spouse)`, `Mom - Loretta`, `Tomas, brother`: what signs set apart from a name. */
function isKin(piece: Piece | undefined, gap: string): boolean {
  const form = listed(piece?.text ?? '');
  return (NAMES_TOO.has(form) ? /\(/ : /[(,:/-]/).test(gap) && isRelated(form);
}

function isTitle(word: string): boolean {
  const form = listed(word);
  return MALE.has(form) || FEMALE.has(form) || TITLE.has(form) || isRelation(word, form);
}

/** Splits off titles in front and suffixes behind. */
function body(all: readonly Piece[], text: string): { names: readonly Piece[]; titles: readonly Piece[] } {
  let from = 0;
  const gap = (at: number): string => text.slice(all[at - 1]?.end, all[at]?.start);
  while (from < all.length - 1 && (isTitle(all[from]?.text ?? '') || isKin(all[from], gap(from + 1)))) from++;
  let to = all.length;
  while (to > from + 1 && isKin(all[to - 1], gap(to - 1))) to--;
  while (to > from + 1) {
    const piece = all[to - 1];
    if (piece === undefined || !SUFFIX.has(listed(piece.text))) break;
    // `Ma` and `Do` are surnames as well: in capitals, or after a comma, they are suffixes.
    const capitals = piece.text === piece.text.toUpperCase() && text !== text.toUpperCase();
    const afterComma = text.slice(all[to - 2]?.end ?? 0, piece.start).includes(',');
    if (!capitals && !afterComma && !SURE_SUFFIX.has(listed(piece.text))) break;
    to--;
  }
  return { names: all.slice(from, to), titles: all.slice(0, from) };
}

function genderOf(titles: readonly string[]): Gender | undefined {
  const forms = titles.map(listed);
  const isFemale = forms.some((form) => FEMALE.has(form) || isWoman(form) || DAUGHTERS.has(form));
  // `M.` of `M. Gwenaël Le Bris`: an initial would be part of the name.
  const isMale = titles.includes('M.') || forms.some((form) => MALE.has(form) || isMan(form) || SONS.has(form));
  // `Mr. and Mrs.` tell nothing.
  return isFemale === isMale ? undefined : isFemale ? 'female' : 'male';
}

const wordBefore = (before: string): string => (before === '' ? '' : (/([^\s:]+)[\s:]*$/u.exec(before)?.[1] ?? ''));

/** The word right before a name, and the forms of address of which it is the last: `Monsieur le Docteur`. */
function addressed(before: string): string[] {
  const near = before
    .split(/[\s:]+/u)
    .filter(Boolean)
    .slice(-5)
    .reverse();
  const end = near.findIndex((word) => !isTitle(word) && !BETWEEN.has(listed(word)));
  return end < 0 ? near : near.slice(0, Math.max(1, end));
}

/** `LE GOFF Maëlys`: a surname in capitals stands out, wherever it is. */
const isCapitals = (word: string): boolean => /^\p{Lu}[\p{Lu}'’-]{2,}$/u.test(word);

/** Roles of the words of a name in the order `given … surname`. */
function inOrder(names: readonly Piece[], twoSurnames: boolean): Role[] {
  const last = names.length - 1;
  // `Smith J` and `Smith JA`: the surname first, then initials without points.
  const lastText = names[last]?.text ?? '';
  const reversed =
    last > 0 &&
    /^\p{Lu}{1,2}$/u.test(lastText) &&
    !isInitials(names[0]?.text ?? '') &&
    /\p{Ll}/u.test(names[0]?.text ?? '');
  const plain = names.findIndex((piece) => !isCapitals(piece.text));
  if (plain > 0 && names.slice(plain).every((piece) => !isCapitals(piece.text)))
    return names.map((piece, i) => (i < plain ? 'surname' : isInitials(piece.text) ? 'initials' : 'given'));
  return names.map((piece, i) => {
    if (isInitials(piece.text) || (reversed && i === last)) return 'initials';
    // `Karen K`, `Smith J`: the rest of the document knows which.
    if (reversed && last === 1 && lastText.length === 1) return 'free';
    if (reversed) return i === 0 ? 'surname' : 'given';
    if (i === last) return 'surname';
    return twoSurnames && i === last - 1 && last >= 2 ? 'free' : 'given';
  });
}

const isFirstName = (word: string): boolean =>
  isKnownGiven(word) || longForms(word).length > 0 || guessedGender(fold(word)) !== undefined;

/** The end of `Imogen (16) and `, `Nerea (9 años) y `: what follows is called as what stands there. */
const LISTED_WITH_AGES =
  /(?<!\p{Lu}\p{L}{1,30} \p{Lu}[\p{L}'-]{1,30} )\(\d{1,3}[^()\d]{0,12}\)(?:,(?: and| y| und| et| e| en)?| (?:and|&|y|und|et|e|en))\s{0,2}$/u;

/** `née CHARVIN`, `Lemarchon épouse DIALLA`, `Herr Kollege Weidner`: what is a given name elsewhere. */
function isSurnameThere(near: string, before: string, name: string): boolean {
  if (BORN.has(near)) return true;
  if (near === 'épouse' || near === 'ehefrau') return isCapitals(name) || /\p{Lu}[\p{L}'-]+ \S+ $/u.test(before);
  return CLOSE.has(near) && isTitle(wordBefore(before.slice(0, before.lastIndexOf(wordBefore(before)))));
}

function roles(names: readonly Piece[], text: string, before: string, titled: boolean): Role[] {
  if (names.length === 1) {
    const word = names[0]?.text ?? '';
    // `TED` and `AMY` of records in capitals are names; `JO` may be initials.
    const isShort = /^\p{Lu}{2,3}$/u.test(word) && text.length <= 3 && !(word.length === 3 && isFirstName(word));
    if (isInitials(word) || isShort) return ['initials'];
    if (LISTED_WITH_AGES.test(before)) return ['given'];
    const written = wordBefore(before);
    const near = listed(written);
    if (isSurnameThere(near, before, word)) return ['surname'];
    if (FAMILIAR.has(near)) return ['free'];
    if (isWoman(near) || isMan(near) || CLOSE.has(near) || isGroup(near)) return ['given'];
    // `some lady, Yolanda`: a comma parts what is no form of address.
    const isAddressed = isTitle(near) && !NO_ADDRESS.has(near) && !written.endsWith(',');
    return [titled || isAddressed ? 'surname' : 'free'];
  }
  // `BOYD/MARTHA`, as airlines write it.
  const comma = text.indexOf(/^(?:\p{Lu}{2,4} )?\p{Lu}{2,}\/\p{Lu}{2}/u.test(text) ? '/' : ',', names[0]?.start ?? 0);
  const surnameFirst = comma >= 0 && names.some((piece) => piece.start > comma);
  if (!surnameFirst) return inOrder(names, true);
  return names.map((piece) => {
    if (piece.start < comma) return 'surname';
    return isInitials(piece.text) ? 'initials' : 'given';
  });
}

/** A name written without a space, surname first: one character of surname, the rest given name. */
function joined(piece: Piece): Mention['parts'] {
  const first = piece.text.slice(0, 1);
  return [
    { start: piece.start, end: piece.start + 1, text: first, role: 'surname' },
    { start: piece.start + 1, end: piece.end, text: piece.text.slice(1), role: 'given' },
  ];
}

/** `de Yann`, `d'Aurélie`: a preposition before a given name. */
const isOfSomebody = (particle: Piece | undefined, name: Piece): boolean =>
  /^(?:de|d['’]?)$/u.test(particle?.text ?? '') && isFirstName(name.text);

/** Takes a name apart. `header` words of a table's column (`first name`) decide about a name alone. */
export function parseName({ text, before: all, header }: Pick<Term, 'text' | 'before' | 'header'>): Mention {
  // A gap as wide as between columns: `BOYD/PAULO MR   Paulo`.
  const before = /\S[ \t]{3,}$/u.test(all) && !/:[ \t]+$/u.test(all) ? '' : all;
  const { names, titles } = body(pieces(text), text);
  const label = header.length === 0 ? fieldLabel(all) : undefined;
  const column = columnRole(label === undefined ? header : [label]);
  const isColumn = column?.ofAll === true && names.length > 1;
  // Alone in a column of surnames, `Van Houten` has no given name in front of it.
  const behind = isColumn && column?.role === 'surname' ? ['x'] : [];
  const spelled = [...behind, ...names.map((piece) => piece.text)];
  const real = names.filter((_, i) => !isParticle(spelled, i + behind.length));
  const parts = real.length === 0 ? names : real;
  const [only] = parts;
  if (parts.length === 1 && only !== undefined && /^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u.test(only.text))
    return { text, parts: joined(only), gender: undefined };
  // `De Wit`, `van der Kolk`: a particle stands before a surname.
  const afterParticle = only !== undefined && names[0] !== only && names.length > 1 && !isOfSomebody(names[0], only);
  const last = titles.at(-1)?.text ?? '';
  const titled = afterParticle || (titles.length > 0 && !isRelated(listed(last)));
  const decided = roles(parts, text, titled ? before : `${before} ${last}`, titled);
  if (column !== undefined)
    for (const [i, role] of decided.entries())
      if ((isColumn && role !== 'initials') || (parts.length === 1 && role === 'free')) decided[i] = column.role;
  const around = [...titles.map((title) => title.text), ...addressed(before)];
  return {
    text,
    parts: parts.map((piece, i) => ({ ...piece, role: decided[i] ?? 'surname' })),
    gender: genderOf(around),
  };
}
