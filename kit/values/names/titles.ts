import type { NameLists } from './name-lists.js';
import { listed, type Piece } from './name-pieces.js';
import {
  BETWEEN,
  CHILDREN,
  CLOSE,
  DAUGHTERS,
  FEMALE,
  MALE,
  MAN,
  NAMES_TOO,
  type Sex,
  SONS,
  SUFFIX,
  SURE_SUFFIX,
  TITLE,
  WOMAN,
} from './name-words.js';
import { mayBeParticle } from './particles.js';

/**
 * Reduces a kinship term to its base: `stepson`, `daughter-in-law`, `ex-husband` and `half-sister` to `son`,
 * `daughter`, `husband` and `sister`.
 */
const kin = (form: string): string =>
  form.replace(/-in-law$/u, '').replace(/^(?:step|foster|ex|half|late|twin|great)-?(?=[a-z]{3})/u, '');
export const isWoman = (form: string): boolean => WOMAN.has(form) || WOMAN.has(kin(form));
export const isMan = (form: string): boolean => MAN.has(form) || MAN.has(kin(form));

/** True for plural kinship terms: `daughters`. */
export const isGroup = (form: string): boolean => DAUGHTERS.has(form) || SONS.has(form) || CHILDREN.has(form);

/** True for kinship terms and other close relations of either gender. */
export const isRelated = (form: string): boolean => isWoman(form) || isMan(form) || CLOSE.has(form);

/** `Enkelin Mia`. Son and Mari are names as well. */
const isRelation = (word: string, form: string): boolean =>
  (isWoman(form) || isMan(form)) && (word === form || form.length > 4 || form === 'aunt');

/** `(spouse)`, `Mom - Loretta`, `Tomas, brother`: a kinship term separated from the name by signs. */
function isKin(piece: Piece | undefined, gap: string): boolean {
  const form = listed(piece?.text ?? '');
  return (NAMES_TOO.has(form) ? /\(/ : /[(,:/-]/).test(gap) && isRelated(form);
}

/** True for a form of address, a title, or a relation used as one. */
export function isTitle(word: string): boolean {
  const form = listed(word);
  return MALE.has(form) || FEMALE.has(form) || TITLE.has(form) || isRelation(word, form);
}

/**
 * `Donor Mathis`, `Mail Sunita`: a word of forms and sentences that a model took for the first word of a name. `LEGRAND
 * Anna` begins with a surname.
 */
function isWordInFront(all: readonly Piece[], at: number, lists: NameLists): boolean {
  const word = all[at]?.text ?? '';
  if (!lists.isNobody(word)) return false;
  const behind = all[at + 1]?.text ?? '';
  const isOwnCase = word !== word.toUpperCase() || behind === behind.toUpperCase();
  return isOwnCase && (lists.isName(behind) || isWordInFront(all, at + 1, lists));
}

/**
 * Splits titles, and words in front of them, from the front and suffixes from the end of a name. @param isFrench false if
 * the document is in another language. @param isDoubtful true if its first word may belong to the sentence.
 */
export function body(
  all: readonly Piece[],
  text: string,
  lists: NameLists,
  isFrench: boolean,
  isDoubtful: boolean,
): { names: readonly Piece[]; titles: readonly Piece[]; behind: readonly Piece[] } {
  let from = 0;
  const gap = (at: number): string => text.slice(all[at - 1]?.end, all[at]?.start);
  // `M Torvalen`, `M. Yilmaz` in a German letter: an initial; `M. Lhomme` is Monsieur.
  const isInitial = (word: string): boolean => word === 'M' || (word === 'M.' && !isFrench);
  const isInFront = (word: string): boolean => isTitle(word) && !isInitial(word);
  const isWord = (at: number): boolean => isDoubtful && gap(at + 1) === ' ' && isWordInFront(all, at, lists);
  while (from < all.length - 1 && (isInFront(all[from]?.text ?? '') || isKin(all[from], gap(from + 1)) || isWord(from)))
    from++;
  let to = all.length;
  while (to > from + 1 && isKin(all[to - 1], gap(to - 1))) to--;
  while (to > from + 1) {
    const piece = all[to - 1];
    if (piece === undefined || !SUFFIX.has(listed(piece.text))) break;
    // `Ma` and `Do` are also surnames: they are suffixes in capitals or after a comma.
    const capitals = piece.text === piece.text.toUpperCase() && text !== text.toUpperCase();
    const afterComma = text.slice(all[to - 2]?.end ?? 0, piece.start).includes(',');
    if (!capitals && !afterComma && !SURE_SUFFIX.has(listed(piece.text))) break;
    to--;
  }
  const isReal = ({ text: word }: Piece): boolean => isTitle(word) || !lists.isNobody(word);
  return { names: all.slice(from, to), titles: all.slice(0, from).filter(isReal), behind: all.slice(to) };
}

/** True for titles, kinship terms and particles, which surround the names of a person. */
export const isOfNames = (word: string): boolean => {
  const form = listed(word);
  return isTitle(word) || SUFFIX.has(form) || isRelated(form) || isGroup(form) || mayBeParticle(form);
};

/** The sex of a relation such as `stepson`. With a capital, `Son` counts only apart from the name. */
export function kinSex(word: string, isApart: boolean): Sex | undefined {
  const form = listed(word);
  if (NAMES_TOO.has(form) && word !== form && !isApart) return undefined;
  return isWoman(form) === isMan(form) ? undefined : isWoman(form) ? 'female' : 'male';
}

/** The sex shown by titles, forms of address and relations. */
export function sexOf(titles: readonly string[]): Sex | undefined {
  const forms = titles.map(listed);
  const isFemale = forms.some((form) => FEMALE.has(form) || isWoman(form) || DAUGHTERS.has(form));
  // `M.` in `M. Gwenaël Le Bris`: an initial would be part of the name.
  const isMale = titles.includes('M.') || forms.some((form) => MALE.has(form) || isMan(form) || SONS.has(form));
  // `Mr. and Mrs.` shows no sex.
  return isFemale === isMale ? undefined : isFemale ? 'female' : 'male';
}

/** The word right before a name; empty if there is none. */
export const wordBefore = (before: string): string =>
  before === '' ? '' : (/([^\s:]+)[\s:]*$/u.exec(before)?.[1] ?? '');

/** The word right before a name, and forms of address of which it is the last word: `Monsieur le Docteur`. */
export function addressed(before: string): string[] {
  const near = before
    .split(/[\s:]+/u)
    .filter(Boolean)
    .slice(-5)
    .reverse();
  const end = near.findIndex((word) => !isTitle(word) && !BETWEEN.has(listed(word)));
  const titles = end < 0 ? near : near.slice(0, Math.max(1, end));
  const office = BEFORE_OFFICE.exec(before)?.[1];
  return office === undefined ? titles : [...titles, office];
}

/** `Mme la juge Aubertin`, `Frau Stadträtin Lehmann`: an office that is no title stands between. */
const BEFORE_OFFICE =
  /(?<!\p{L})(\p{Lu}\p{Ll}{0,7}\.?(?= (?:la |le |l['’])?\p{Ll})|Frau|Herrn?) (?:la |le |l['’])?\p{L}{4,20} (?:\p{L}{1,5}\. ){0,3}$/u;
