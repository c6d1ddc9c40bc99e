import type { Span, Term } from '../../../core/index.js';
import type { Gender } from './culture.js';

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
}

const MALE = /^(?:mr|sir|lord|herr|herrn|monsieur|mister|sr|señor|don|sig|signor|dhr|pan|senhor)$/iu;
const FEMALE =
  /^(?:mrs|ms|miss|dame|lady|frau|mme|mlle|madame|mademoiselle|sra|srta|señora|señorita|doña|signora|mevr|pani|senhora)$/iu;
const TITLE =
  /^(?:dr|drs|prof|professor|doctor|judge|justice|hon|rev|reverend|father|sister|pastor|rabbi|capt|captain|col|colonel|lt|maj|major|sgt|officer|nurse|attorney|pres|president|senator|sen|rep|dipl|ing|mag|med|med\.|dott|dottssa|avv|lic|dra|mx|m|mr|patient|the|by|von\sund)$/iu;
const SUFFIX =
  /^(?:jr|sr|ii|iii|iv|v|md|m\.d|do|phd|ph\.d|rn|np|pa|pa-c|esq|dds|mba|cpa|bsn|msn|facp|faap|ma|ba|bs|ms|dnp|lpn|crna|mph|pharmd|dvm|frcp|mbbs)$/iu;
const PARTICLE =
  /^(?:de|del|della|dela|da|das|do|dos|di|du|des|la|las|le|los|el|al|van|von|vom|zu|zum|zur|der|den|dem|ten|ter|te|bin|ibn|ben|bint|abu|af|av|y|e|und|and|&|st)$/u;
const WORD = /[\p{L}\p{M}](?:[\p{L}\p{M}'’`.]|-(?=\p{L}))*/gu;

const withoutPoint = (word: string): string => word.replace(/\.$/u, '');

/** `J.`, `J.S.`, `JS`: letters that stand for names. */
const isInitials = (word: string): boolean => /^(?:\p{Lu}\.-?){1,4}$|^\p{Lu}$|^\p{Lu}\.\p{Lu}$/u.test(word);

type Piece = Omit<Part, 'role'>;

function pieces(text: string): Piece[] {
  // The `'s` of a possessive is no part of the name.
  const body = text.replace(/['’`](?:s|S)?$/u, '');
  return Array.from(body.matchAll(WORD), (match) => {
    const keepPoint = isInitials(match[0]) || withoutPoint(match[0]).length <= 1;
    const word = keepPoint ? match[0] : match[0].replace(/[.'’`]+$/u, '');
    return { start: match.index, end: match.index + word.length, text: word };
  });
}

const isTitle = (word: string): boolean => [MALE, FEMALE, TITLE].some((titles) => titles.test(withoutPoint(word)));

/** Splits off titles in front and suffixes behind. */
function body(all: readonly Piece[], text: string): { names: readonly Piece[]; titles: readonly Piece[] } {
  let from = 0;
  while (from < all.length - 1 && isTitle(all[from]?.text ?? '')) from++;
  let to = all.length;
  while (to > from + 1) {
    const piece = all[to - 1];
    if (piece === undefined || !SUFFIX.test(withoutPoint(piece.text))) break;
    // `Ma` and `Do` are surnames as well: in capitals, or after a comma, they are suffixes.
    const capitals = piece.text === piece.text.toUpperCase() && text !== text.toUpperCase();
    const afterComma = text.slice(all[to - 2]?.end ?? 0, piece.start).includes(',');
    if (!capitals && !afterComma && !/^(?:jr|sr|phd|esq)$/iu.test(withoutPoint(piece.text))) break;
    to--;
  }
  return { names: all.slice(from, to), titles: all.slice(0, from) };
}

function genderOf(titles: readonly string[]): Gender | undefined {
  if (titles.some((title) => FEMALE.test(withoutPoint(title)))) return 'female';
  return titles.some((title) => MALE.test(withoutPoint(title))) ? 'male' : undefined;
}

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
  return names.map((piece, i) => {
    if (isInitials(piece.text) || (reversed && i === last)) return 'initials';
    if (reversed) return i === 0 ? 'surname' : 'given';
    if (i === last) return 'surname';
    return twoSurnames && i === last - 1 && last >= 2 ? 'free' : 'given';
  });
}

function roles(names: readonly Piece[], text: string, before: string, titled: boolean): Role[] {
  if (names.length === 1) {
    const word = names[0]?.text ?? '';
    if (isInitials(word) || (/^\p{Lu}{2,3}$/u.test(word) && text.length <= 3)) return ['initials'];
    return [titled || isTitle(/(\S+)\s*$/u.exec(before)?.[1] ?? '') ? 'surname' : 'free'];
  }
  const comma = text.indexOf(',', names[0]?.start ?? 0);
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

/** Takes a name apart. `header` words of a table's column (`first name`) decide about a name alone. */
export function parseName({ text, before, header }: Pick<Term, 'text' | 'before' | 'header'>): Mention {
  const { names, titles } = body(pieces(text), text);
  const real = names.filter((piece) => !PARTICLE.test(piece.text));
  const parts = real.length === 0 ? names : real;
  const [only] = parts;
  if (parts.length === 1 && only !== undefined && /^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u.test(only.text))
    return { text, parts: joined(only), gender: undefined };
  const decided = roles(parts, text, before, titles.length > 0);
  if (parts.length === 1 && decided[0] === 'free') {
    const column = header.join(' ');
    if (/\b(?:first|given|forename|vorname|prénom|prenom|nombre|nome)\b/iu.test(column)) decided[0] = 'given';
    if (/\b(?:last|sur|family|surname|lastname|nachname|nom|apellidos?|cognome)\b/iu.test(column))
      decided[0] = 'surname';
  }
  const around = [...titles.map((title) => title.text), /(\S+)\s*$/u.exec(before)?.[1] ?? ''];
  return {
    text,
    parts: parts.map((piece, i) => ({ ...piece, role: decided[i] ?? 'surname' })),
    gender: genderOf(around),
  };
}
