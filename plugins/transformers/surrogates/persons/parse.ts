import type { Span, Term } from '../../../../core/index.js';
import { columnRole, fieldLabel } from '../../../../kit/index.js';
import { listed, type Piece, pieces } from './name-pieces.js';
import type { Gender } from './names/culture.js';
import { kanjiSurname } from './names/kanji.js';
import { isParticle } from './particles.js';
import { genderByPatronymic } from './patronymics.js';
import { addressed, body, genderOf, isRelated } from './titles.js';
import { isFirstName, type Role, roles } from './word-roles.js';

/**
 * A part of a name that is replaced, as offsets into its text. Titles, particles and suffixes are not parts; they stay.
 */
export interface Part extends Span {
  readonly text: string;
  readonly role: Role;
  /** Puts a name into the grammatical case of this part; `text` is in the nominative. */
  readonly inflect?: (name: string) => string;
}

/** A parsed name. */
export interface Mention {
  readonly text: string;
  readonly parts: readonly Part[];
  /** Gender shown by a title or form of address. */
  readonly gender: Gender | undefined;
  /** Sex that words around the name suggest; a list of names tells more. */
  readonly cue?: Gender | undefined;
  /** Text before it on its line. */
  readonly before: string;
  /** Other persons named in the same term. Offsets of their parts also refer to the text of the term. */
  readonly others?: readonly Mention[];
  /**
   * Full name of the person, if other fields contain it. Its words may show a culture that a surname alone does not.
   */
  readonly person?: { readonly given: string; readonly surname: string };
}

/** A name written without a space, surname first: the first character is the surname, the rest the given name. */
function joined(piece: Piece): Mention['parts'] {
  const first = piece.text.slice(0, 1);
  return [
    { start: piece.start, end: piece.start + 1, text: first, role: 'surname' },
    { start: piece.start + 1, end: piece.end, text: piece.text.slice(1), role: 'given' },
  ];
}

/** `佐藤 花子`, `佐藤花子`, `佐藤`: a Japanese name, surname first; undefined for any other. */
function kanjiParts(text: string, parts: readonly Piece[]): Part[] | undefined {
  const [first, second] = parts;
  const surname = first === undefined ? undefined : kanjiSurname(first.text);
  if (first === undefined || surname === undefined || parts.length > 2 || !/^[\p{Script=Han}\s]+$/u.test(text))
    return undefined;
  const end = first.start + surname.length;
  const own: Part = { start: first.start, end, text: surname, role: 'surname' };
  const rest = first.text.slice(surname.length);
  if (second !== undefined) return rest === '' ? [own, { ...second, role: 'given' }] : undefined;
  return rest === '' ? [own] : [own, { start: end, end: first.end, text: rest, role: 'given' }];
}

/** `PR/jt` at the end of a letter: initials of the author and the typist. */
const TYPISTS = /^\p{Lu}{2,4}[/:](?:\p{Ll}{1,4}|\p{Lu}{1,4})$/u;

/** `de Yann`, `d'Aurélie`: a preposition before a given name. */
const isOfSomebody = (particle: Piece | undefined, name: Piece): boolean =>
  /^(?:de|d['’]?)$/u.test(particle?.text ?? '') && isFirstName(name.text);

/** `Sex: F`, `, 34 M`, `(72F`, `W/F` and a column of its own behind a name. */
const SEX_BEHIND =
  /^(?:\s{0,12}(?:sex|gender|sexe|geschlecht)\s?[:=]\s?|[\s,(]{1,4}(?:\d{1,3}\s?(?:y\/?o|yrs?)?\s?|[A-Z]\/)|[\t|](?=[mf][\t|]))(?:(m(?:ale)?|männlich)|f(?:emale)?|w(?:eiblich)?)(?![\p{L}\p{N}'’.])/iu;

/** `I Nwosu (Mr)`, `Tan Wei Ling (Mdm)`, `Sam Roe (she/her)`: a form of address or pronouns in brackets behind a name. */
function saidBehind(after: string): string[] {
  const sex = SEX_BEHIND.exec(after);
  if (sex !== null) return [sex[1] === undefined ? 'Ms' : 'Mr'];
  const [, said = ''] = /^\s?\((\p{L}{1,8})(?:\.|\/\p{L}{2,8})?\)/u.exec(after) ?? [];
  const pronoun = said.toLowerCase();
  if (pronoun === 'she' || pronoun === 'her') return ['Ms'];
  return pronoun === 'he' || pronoun === 'him' ? ['Mr'] : said === '' ? [] : [said];
}

/** `Hi Jolanta, I looked`: a model took the pronoun for an initial. */
const withoutPronoun = (all: readonly Piece[], text: string, after: string): readonly Piece[] =>
  all.length > 1 && text.endsWith(', I') && /^(?: \p{Ll}|['’]\p{Ll})/u.test(after) ? all.slice(0, -1) : all;

/** A name with a score below it may begin with a word of the sentence. */
const SURE = 0.9;

/** Parses a name. Words of a column title in `header` (`first name`) decide the role of a single name. */
export function parseName(
  { text, before: all, header, after = '', score = 1 }: Pick<Term, 'text' | 'before' | 'header' | 'after' | 'score'>,
  language?: string,
): Mention {
  // A gap as wide as between columns separates the name from what stands before it: `BOYD/PAULO MR   Paulo`.
  const before = /\S[ \t]{3,}$/u.test(all) && !/:[ \t]+$/u.test(all) ? '' : all;
  const typists = TYPISTS.test(text) ? pieces(text) : undefined;
  if (typists !== undefined)
    return {
      text,
      before: all,
      parts: typists.map((each): Part => ({ ...each, role: 'initials' })),
      gender: undefined,
    };
  const { names, titles } = body(
    withoutPronoun(pieces(text), text, after),
    text,
    language === undefined || language === 'fr',
    score < SURE && header.length === 0,
  );
  const label = header.length === 0 ? fieldLabel(all) : undefined;
  const column = columnRole(label === undefined ? header : [label]);
  const isColumn = column?.ofAll === true && names.length > 1;
  // In a column of surnames, `Van Houten` has no given name before it.
  const behind = isColumn && column?.role === 'surname' ? ['x'] : [];
  const spelled = [...behind, ...names.map((piece) => piece.text)];
  const real = names.filter((_, i) => !isParticle(spelled, i + behind.length));
  const parts = real.length === 0 ? names : real;
  const [only] = parts;
  const kanji = kanjiParts(text, parts);
  if (kanji !== undefined) return { text, before: all, parts: kanji, gender: undefined };
  if (parts.length === 1 && only !== undefined && /^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u.test(only.text))
    return { text, before: all, parts: joined(only), gender: undefined };
  // `De Wit`, `van der Kolk`: a name after a particle is a surname.
  const afterParticle = only !== undefined && names[0] !== only && names.length > 1 && !isOfSomebody(names[0], only);
  const last = titles.at(-1)?.text ?? '';
  const titled = afterParticle || (titles.length > 0 && !isRelated(listed(last)));
  const decided = roles(parts, text, titled ? before : `${before} ${last}`, titled);
  if (column !== undefined)
    for (const [i, role] of decided.entries())
      if ((isColumn && role !== 'initials') || (parts.length === 1 && role === 'free')) decided[i] = column.role;
  const around = [...titles.map((title) => title.text), ...addressed(before), ...saidBehind(after)];
  return {
    text,
    before: all,
    parts: parts.map((piece, i) => ({ ...piece, role: decided[i] ?? 'surname' })),
    gender:
      genderOf(around) ??
      genderByPatronymic(
        names.map(({ text: name }) => name),
        after,
      ),
  };
}
