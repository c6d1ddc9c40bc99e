import type { TermPart } from '../../../core/contracts/term-parts.js';
import { fieldLabel } from '../../../core/titles/field-label.js';
import { columnRole } from '../../../core/titles/name-columns.js';
import { type NameLists, NO_LISTS } from './name-lists.js';
import { listed, type Piece, pieces } from './name-pieces.js';
import { type NamePart, type NameRole, type NameWordRole, roles } from './name-roles.js';
import { GENERATION, type Sex } from './name-words.js';
import { isParticle } from './particles.js';
import { sexByDescent } from './patronymics.js';
import { addressed, body, isRelated, sexOf } from './titles.js';
import { unspacedParts } from './unspaced-names.js';

/** What stands around a name, and what is known of it. */
export interface NameContext {
  /** Text before the name on its line. */
  readonly before?: string;
  /** Text behind the name on its line. */
  readonly after?: string;
  /** Words of the title of its column: `first name` decides the role of a single name. */
  readonly header?: readonly string[];
  /** Language of the text, if it is known and not English. */
  readonly language?: string | undefined;
  /** Parts that its recognizer has read. Their roles `given`, `surname` and `initials` are not guessed again. */
  readonly parts?: readonly TermPart[] | undefined;
  /** True if its first word may belong to the sentence. */
  readonly isDoubtful?: boolean;
}

/** A name in its parts. */
export interface NameReading {
  /** In the order of the text. Words that are nobody's name are no parts. */
  readonly parts: readonly NamePart[];
  /** Undefined if the name does not show its order, as a single word does not. */
  readonly order: 'given-first' | 'surname-first' | undefined;
  /** Shown by a form of address, a relation, a patronymic, pronouns or a field behind the name. */
  readonly sex: Sex | undefined;
}

/** `PR/jt` at the end of a letter: initials of the author and the typist. */
const TYPISTS = /^\p{Lu}{2,4}[/:](?:\p{Ll}{1,4}|\p{Lu}{1,4})$/u;

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

/** A gap as wide as between columns separates the name from what stands before it: `BOYD/PAULO MR   Paulo`. */
const beside = (before: string): string => (/\S[ \t]{3,}$/u.test(before) && !/:[ \t]+$/u.test(before) ? '' : before);

const partOf = ({ start, end }: Piece, role: NameRole): NamePart => ({ role, start, end });

/** The one reader of names of persons: titles, particles, initials, given names, surnames and what stands behind a name. */
export function readName(text: string, context: NameContext = {}, lists: NameLists = NO_LISTS): NameReading {
  const { after = '', language, isDoubtful = false } = context;
  const all = withoutPronoun(pieces(text), text, after);
  if (TYPISTS.test(text)) return reading(all.map((each) => partOf(each, 'initials')));
  const isFrench = language === undefined || language === 'fr';
  const { names, titles, behind } = body(all, text, lists, isFrench, isDoubtful);
  const column = columnOf(context);
  const isColumn = column?.ofAll === true && names.length > 1;
  const own = withoutParticles(names, isColumn && column?.role === 'surname');
  const unspaced = unspacedParts(text, own);
  if (unspaced !== undefined) return reading(unspaced);
  const decided = rolesOf(own, names, titles, text, context, lists);
  if (column !== undefined)
    for (const [i, role] of decided.entries())
      if ((isColumn && role !== 'initials') || (own.length === 1 && role === 'free')) decided[i] = column.role;
  const parts = [
    ...titles.map((piece) => partOf(piece, 'title')),
    ...names.map((piece) => partOf(piece, roleOf(own.indexOf(piece), decided))),
    ...behind.map((piece) => partOf(piece, behindRole(piece.text))),
  ];
  const around = [
    ...titles.map((title) => title.text),
    ...addressed(beside(context.before ?? '')),
    ...saidBehind(after),
  ];
  const words = names.map((name) => name.text);
  return reading(parts, sexOf(around) ?? sexByDescent(words, after));
}

const roleOf = (at: number, decided: readonly NameWordRole[]): NameRole =>
  at < 0 ? 'particle' : (decided[at] ?? 'surname');

function behindRole(word: string): NameRole {
  const form = listed(word);
  return GENERATION.has(form) ? 'generation' : isRelated(form) ? 'title' : 'post-nominal';
}

function reading(parts: readonly NamePart[], sex?: Sex): NameReading {
  const given = parts.findIndex(({ role }) => role === 'given' || role === 'initials');
  const surname = parts.findIndex(({ role }) => role === 'surname');
  const order = given < 0 || surname < 0 ? undefined : given < surname ? 'given-first' : 'surname-first';
  return { parts, order, sex };
}

function columnOf({ before = '', header = [] }: NameContext): ReturnType<typeof columnRole> {
  const label = header.length === 0 ? fieldLabel(before) : undefined;
  return columnRole(label === undefined ? header : [label]);
}

/** The names without particles. In a column of surnames, `Van Houten` has no given name before it. */
function withoutParticles(names: readonly Piece[], isSurname: boolean): readonly Piece[] {
  const front = isSurname ? ['x'] : [];
  const spelled = [...front, ...names.map((piece) => piece.text)];
  const own = names.filter((_, i) => !isParticle(spelled, i + front.length));
  return own.length === 0 ? names : own;
}

/** `de Yann`, `d'Aurélie`: a preposition before a given name. */
const isOfSomebody = (particle: Piece | undefined, name: Piece, lists: NameLists): boolean =>
  /^(?:de|d['’]?)$/u.test(particle?.text ?? '') && lists.isGiven(name.text);

function rolesOf(
  own: readonly Piece[],
  names: readonly Piece[],
  titles: readonly Piece[],
  text: string,
  { before: all = '', parts = [] }: NameContext,
  lists: NameLists,
): NameWordRole[] {
  const before = beside(all);
  const [only, second] = own;
  // `De Wit`, `van der Kolk`: a name after a particle is a surname.
  const isBehindParticle =
    only !== undefined && second === undefined && names[0] !== only && !isOfSomebody(names[0], only, lists);
  const last = titles.at(-1)?.text ?? '';
  const titled = isBehindParticle || (titles.length > 0 && !isRelated(listed(last)));
  const decided = roles(own, text, titled ? before : `${before} ${last}`, titled, lists);
  return parts.length === 0 ? decided : decided.map((role, i) => toldRole(own[i], parts) ?? role);
}

/** The role that the recognizer has read of the part that holds a word. */
function toldRole(piece: Piece | undefined, parts: readonly TermPart[]): NameWordRole | undefined {
  const part = piece && parts.find(({ start, end }) => start <= piece.start && piece.end <= end);
  const role = part?.role;
  return role === 'given' || role === 'surname' || role === 'initials' ? role : undefined;
}
