import type { Span } from '../../../core/contracts/span.js';
import { lexiconSet } from '../../../lexicon/words.js';
import type { NameLists } from './name-lists.js';
import { isInitials, listed, type Piece } from './name-pieces.js';
import { BORN, CLOSE, FAMILIAR, NO_ADDRESS } from './name-words.js';
import { russianRoles } from './patronymics.js';
import { isGroup, isMan, isTitle, isWoman, wordBefore } from './titles.js';

/** What a word of a name is. `free` may be either a given name or a surname, and is decided with the rest of the document. */
export type NameWordRole = 'given' | 'surname' | 'initials' | 'free';

/** What a part of a name is. All but the roles of words stay when a name is replaced. */
export type NameRole = NameWordRole | 'title' | 'particle' | 'post-nominal' | 'generation';

/** A part of a name, as offsets into its text. */
export interface NamePart extends Span {
  /** What it is. */
  readonly role: NameRole;
}

/** `LE GOFF Maëlys`: a word in capitals among others is a surname, in any position. */
const isCapitals = (word: string): boolean => /^\p{Lu}[\p{Lu}'’-]{2,}$/u.test(word);

const FIRST: Piece = { start: 0, end: 0, text: '' };

const endOf = (piece: Piece | undefined): number => (piece === undefined ? 0 : piece.start + piece.text.length);

/** Roles of the words of a name in the order `given … surname`. */
function inOrder(names: readonly Piece[], lists: NameLists): NameWordRole[] {
  const russian = russianRoles(names.map(({ text }) => text));
  if (russian !== undefined) return russian;
  const last = names.length - 1;
  // `Smith J` and `Smith JA`: the surname first, then initials without full stops.
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
    // `Karen K` or `Smith J`: the rest of the document decides.
    if (reversed && last === 1 && lastText.length === 1) return 'free';
    if (reversed) return i === 0 ? 'surname' : 'given';
    // `María del Pilar`: a given name with an article before it.
    if (i > 0 && lists.isDevotion(piece.text) && piece.start > endOf(names[i - 1]) + 1) return 'given';
    if (i === last) return 'surname';
    return i === last - 1 && last >= 2 ? 'free' : 'given';
  });
}

/** The end of `Imogen (16) and `, `Nerea (9 años) y `: the next name is of the same kind as this one. */
const LISTED_WITH_AGES =
  /(?<!\p{Lu}\p{L}{1,30} \p{Lu}[\p{L}'-]{1,30} )\(\d{1,3}[^()\d]{0,12}\)(?:,(?: and| y| und| et| e| en)?| (?:and|&|y|und|et|e|en))\s{0,2}$/u;

/**
 * `née CHARVIN`, `Lemarchon épouse DIALLA`, `Herr Kollege Weidner`: a surname here, even if it is a given name
 * elsewhere.
 */
function isSurnameThere(near: string, before: string, name: string): boolean {
  if (BORN.has(near)) return true;
  if (near === 'épouse' || near === 'ehefrau') return isCapitals(name) || /\p{Lu}[\p{L}'-]+ \S+ $/u.test(before);
  return CLOSE.has(near) && isTitle(wordBefore(before.slice(0, before.lastIndexOf(wordBefore(before)))));
}

/** `Jürgens Frau`, `meine Frau`: the word means a wife here and is no form of address. */
const WIFE = /(?:\p{Lu}\p{L}{1,30}s|(?<!\p{L})(?:[msd]eine|ihre|unsere|eure)[rmn]?) {1,2}frau {1,2}$/iu;

const GREETINGS = lexiconSet('person-labels', { class: 'greeting' });

/** Roles of the words of a name, from their order and from the text before it. */
export function roles(
  names: readonly Piece[],
  text: string,
  before: string,
  titled: boolean,
  lists: NameLists,
): NameWordRole[] {
  if (names.length === 1) {
    const word = names[0]?.text ?? '';
    // `TED` and `AMY` in records in capitals are names; `JO` may be initials.
    const isShort = /^\p{Lu}{2,3}$/u.test(word) && text.length <= 3 && !(word.length === 3 && lists.isGiven(word));
    if (isInitials(word) || isShort) return ['initials'];
    if (before.includes(')') && LISTED_WITH_AGES.test(before)) return ['given'];
    // `his daughter (Manpreet, pharmacist`: the relation stands before the bracket.
    const written = wordBefore(before.replace(/(?<=\p{L})\s?\(\s*$/u, ''));
    const near = listed(written);
    if (isSurnameThere(near, before, word)) return ['surname'];
    if (FAMILIAR.has(near)) return ['free'];
    if (GREETINGS.has(near)) return ['given'];
    if (near === 'frau' && WIFE.test(before)) return ['given'];
    if (isWoman(near) || isMan(near) || CLOSE.has(near) || isGroup(near)) return ['given'];
    // `some lady, Yolanda`: no form of address is followed by a comma.
    const isAddressed = isTitle(near) && !NO_ADDRESS.has(near) && !written.endsWith(',');
    return [titled || isAddressed ? 'surname' : 'free'];
  }
  // `BOYD/MARTHA`, the notation of airlines.
  const comma = text.indexOf(
    /^(?:\p{Lu}[\p{Lu}'’-]+ ){0,2}\p{Lu}{2,}\/\p{Lu}{2}/u.test(text) ? '/' : ',',
    names[0]?.start ?? 0,
  );
  const surnameFirst = comma >= 0 && names.some((piece) => piece.start > comma);
  const isDouble = (piece: Piece): boolean => /^-\p{Ll}/u.test(text.slice(endOf(piece)));
  // `Tobias (Toby) Blackwood`, `Robert "Toby" Roe`: how somebody is called.
  const isCalled = ({ start }: Piece): boolean => /[("'“„«‘]/u.test(text.charAt(start - 1));
  if (!surnameFirst)
    return inOrder(names, lists).map((role, i) => {
      const name = names[i] ?? FIRST;
      if (isDouble(name)) return 'surname';
      return role === 'free' && isCalled(name) ? 'given' : role;
    });
  return names.map((piece) => {
    if (isInitials(piece.text)) return 'initials';
    return piece.start < comma ? 'surname' : 'given';
  });
}
