import type { CodeRecognizer, EntityType, Match } from '../../../core/index.js';
import { type Basis, scoreOf } from '../../../kit/index.js';
import { type Announcement, announcementOf, type Manner } from './announcement.js';
import { ANNOUNCED_TYPES } from './label-meaning.js';
import type { FieldMeanings } from './meanings.js';
import { type Form, formOf, NUMBERS } from './number-forms.js';

/** How sure a number is by the way it is announced, and how many digits it must have, with letters and without. */
const MANNERS: Readonly<Record<Manner, { readonly basis: Basis; readonly mixed: number; readonly plain: number }>> = {
  titled: { basis: 'cue:label', mixed: 3, plain: 3 },
  linked: { basis: 'cue:phrase', mixed: 3, plain: 4 },
  named: { basis: 'cue:word', mixed: 4, plain: 6 },
  beside: { basis: 'cue:hint', mixed: 5, plain: 6 },
};
/** Types whose labels announce finer ones as well: `member no.` of a health plan. */
const OF_MANY: ReadonlySet<EntityType> = new Set(['CUSTOMER_ID', 'CASE_NUMBER', 'ID_NUMBER', 'NATIONAL_ID']);
/** Letters before a number that are its label: `URN 558201`. */
const LETTERS_FIRST = /^[A-Z]{2,6}[ .](?=\d)/u;

/**
 * Numbers in sentences, of which the words around say whose they are: the label before or behind (`Vertragskonto 2004 4188 21`,
 * `HX-44188 (policy no.)`), with words between (`Policy in the name of Joan Rickett is PK 4471 22`). The labels are the
 * titles of columns and fields, so that a word means the same in a table and in a letter.
 */
export const announcedNumber = (meanings: FieldMeanings): CodeRecognizer => ({
  name: 'fields/announced-number',
  types: [...ANNOUNCED_TYPES],
  needs: { digits: 3 },
  recognize({ view }): Match[] {
    const matches: Match[] = [];
    for (const { 0: term, index } of view.matchAll(NUMBERS)) {
      const match = read(view, index, term, meanings);
      if (match !== undefined) matches.push(match);
    }
    return matches;
  },
});

function read(view: string, start: number, term: string, meanings: FieldMeanings): Match | undefined {
  const form = formOf(term);
  const end = start + term.length;
  const said = form && announcementOf(view, start, end, meanings);
  if (form !== undefined && said !== undefined)
    return isEnough(form, said, /\p{Lu} ?$/u.test(view.slice(start - 2, start)))
      ? matchOf(start, end, said)
      : undefined;
  const label = LETTERS_FIRST.exec(term)?.[0];
  return label === undefined ? undefined : read(view, start + label.length, term.slice(label.length), meanings);
}

/**
 * True if a number has digits enough for what is said of it. A form of amounts needs a title; digits alone need a verb, a sign or an
 * abbreviation if only a noun is before them.
 */
const isEnough = (
  { digits, hasLetters, isAmount }: Form,
  { manner, type }: Announcement,
  isAbbreviation: boolean,
): boolean =>
  (type !== 'ID_NUMBER' || manner === 'linked' || hasLetters || (isAbbreviation && manner === 'named')) &&
  digits >= (hasLetters ? MANNERS[manner].mixed : MANNERS[manner].plain) &&
  (!isAmount || (manner === 'titled' && type !== 'ID_NUMBER'));

const matchOf = (start: number, end: number, { type, manner }: Announcement): Match => ({
  type,
  start,
  end,
  score: scoreOf(OF_MANY.has(type) && manner === 'titled' ? 'cue:phrase' : MANNERS[manner].basis),
  why: `its label (${manner})`,
});
