import type { Span, Term } from '../../../../core/index.js';
import { longForms, type NameLists, type NamePart, type NameWordRole, readName } from '../../../../kit/index.js';
import { fold } from '../base/text.js';
import { isKnownGiven } from './cultures.js';
import { isDevotion } from './devotions.js';
import { isWordOfForms, knownName } from './front-words.js';
import { guessedGender } from './genders.js';
import type { Gender } from './names/culture.js';

/**
 * A part of a name that is replaced, as offsets into its text. Titles, particles and suffixes are not parts; they stay.
 */
export interface Part extends Span {
  readonly text: string;
  readonly role: NameWordRole;
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

/** A name with a score below it may begin with a word of the sentence. */
const SURE = 0.9;

const LISTS: NameLists = {
  isGiven: (word) => isKnownGiven(word) || longForms(word).length > 0 || guessedGender(fold(word)) !== undefined,
  isName: knownName,
  isNobody: isWordOfForms,
  isDevotion,
};

/** The parts that are replaced. */
function replacedPart({ role, start, end }: NamePart, text: string): Part | undefined {
  if (role === 'title' || role === 'particle' || role === 'post-nominal' || role === 'generation') return undefined;
  return { role, start, end, text: text.slice(start, end) };
}

/** Parses a name. Words of a column title in `header` (`first name`) decide the role of a single name. */
export function parseName(
  {
    text,
    before,
    header,
    after = '',
    score = 1,
    parts,
  }: Pick<Term, 'text' | 'before' | 'header' | 'after' | 'parts'> & { readonly score?: number },
  language?: string,
): Mention {
  const isDoubtful = score < SURE && header.length === 0;
  const read = readName(text, { before, after, header, language, parts, isDoubtful }, LISTS);
  return { text, before, parts: read.parts.flatMap((part) => replacedPart(part, text) ?? []), gender: read.sex };
}
