import type { CodeRecognizer, EntityType, Match } from '../../../core/index.js';
import { type Basis, lexiconPattern, scoreOf } from '../../../kit/index.js';
import { type Announcement, announcementOf, type Manner } from './announcement.js';
import { ANNOUNCED_TYPES, isNumberWord } from './label-meaning.js';
import type { FieldMeanings } from './meanings.js';
import { type Form, formOf, isStandard, NUMBERS } from './number-forms.js';

/** How sure a number is by the way it is announced, and how many digits it must have, with letters and without. */
const MANNERS: Readonly<Record<Manner, { readonly basis: Basis; readonly mixed: number; readonly plain: number }>> = {
  titled: { basis: 'cue:label', mixed: 3, plain: 3 },
  linked: { basis: 'cue:phrase', mixed: 3, plain: 4 },
  named: { basis: 'cue:word', mixed: 4, plain: 6 },
  beside: { basis: 'cue:hint', mixed: 5, plain: 6 },
};
/** Types whose labels announce finer ones as well: `member no.` of a health plan. */
const OF_MANY: ReadonlySet<EntityType> = new Set(['CUSTOMER_ID', 'CASE_NUMBER', 'ID_NUMBER', 'NATIONAL_ID']);
/** How sure such a number is, so that whoever knows the form of a finer one decides. */
const OF_ONE_OF_MANY: Partial<Readonly<Record<Manner, Basis>>> = { titled: 'cue:phrase', named: 'cue:hint' };
/** How many digits the shortest numbers of a type have, by which other things with such a label are told from them: `NIP 5512`. */
const SHORTEST: ReadonlyMap<EntityType, number> = new Map([
  ['TAX_ID', 6],
  ['NATIONAL_ID', 5],
  ['PASSPORT', 5],
]);
/** How many digits a social security number has, and how many of them are often given alone. */
const OF_SSN = 9;
const LAST_OF_SSN = 4;
const HINT = scoreOf('cue:hint');
/** A British bank code before the account. */
const SORT_CODE_FIRST = /^\d\d-\d\d-\d\d \d{6,8}(?!\d)/u;
/** What stands between the numbers of a list, and how long it is at most, in code units. */
const JOINT = new RegExp(
  `^(?:, ?|,? (?:${lexiconPattern('number-labels', { class: 'between-listed-numbers' })}) | ?[/;|&+] ?| ?[-=]?[-=]> )$`,
  'iu',
);
const LONGEST_JOINT = 9;
const FEWEST_LISTED = 5;
const digitsOf = (term: string): number => term.replace(/\D/gu, '').length;
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
    let before: Match | undefined;
    for (const { 0: term, index } of view.matchAll(NUMBERS)) {
      const match = read(view, index, term, meanings) ?? (before && listed(view, index, term, before));
      if (match !== undefined) matches.push(match);
      before = match;
    }
    return matches;
  },
  recall: ({ view }, found) => found.flatMap((one) => ofEstimate(view, one, meanings)),
});

/** A number behind one that is announced, in the same list: `accounts 4471 8820 and 5521 8801`, `from account … to …`. */
function listed(view: string, start: number, term: string, before: Match): Match | undefined {
  const gap = start - before.end;
  if (gap < 2 || gap > LONGEST_JOINT || !JOINT.test(view.slice(before.end, start))) return undefined;
  const form = formOf(term);
  const isAlike =
    form !== undefined &&
    !form.isAmount &&
    form.digits >= FEWEST_LISTED &&
    form.digits === digitsOf(view.slice(before.start, before.end));
  return isAlike
    ? { ...before, start: start + form.hidden, end: start + term.length, why: 'listed with one' }
    : undefined;
}

/**
 * A number of which only that is known, as a model reads it, with the type that the words around it say. No surer than a hint: whoever
 * has read its form decides.
 */
function ofEstimate(view: string, { type, start, end, score }: Match, meanings: FieldMeanings): Match[] {
  const form = type === 'ID_NUMBER' ? formOf(view.slice(start, end)) : undefined;
  const said = form && announcementOf(view, start, end, meanings);
  if (form === undefined || said === undefined || said.type === 'ID_NUMBER' || !isEnough(form, said, false)) return [];
  return [{ type: said.type, start, end, score: Math.min(score, HINT), why: `its label (${said.manner})` }];
}

function read(view: string, start: number, term: string, meanings: FieldMeanings): Match | undefined {
  // Whoever knows the form reads both: `20-44-91 44718820`.
  if (SORT_CODE_FIRST.test(term)) return undefined;
  const label = LETTERS_FIRST.exec(term)?.[0];
  const rest = (letters: string): Match | undefined =>
    read(view, start + letters.length, term.slice(letters.length), meanings);
  if (label !== undefined && isNumberWord(label)) return rest(label);
  const form = formOf(term);
  const said = form && announcementOf(view, start, start + term.length, meanings);
  if (form !== undefined && said !== undefined) return judged(view, start, term, form, said);
  return label === undefined || isStandard(term) ? undefined : rest(label);
}

function judged(view: string, start: number, term: string, form: Form, said: Announcement): Match | undefined {
  const isAbbreviation = /\p{Lu} ?$/u.test(view.slice(Math.max(0, start - 2), start));
  if (!isEnough(form, said, isAbbreviation)) return undefined;
  // Letters may be a label themselves, which says more than a word for many kinds of numbers: `Branch ref NSC 93-35-58`.
  const label = OF_MANY.has(said.type) ? (LETTERS_FIRST.exec(term)?.[0] ?? '') : '';
  return {
    type: label !== '' && said.manner === 'named' ? 'ID_NUMBER' : said.type,
    start: start + Math.max(form.hidden, label.length),
    end: start + term.length,
    score: scoreOf(basisOf(said, form)),
    why: `its label (${said.manner})`,
  };
}

function basisOf({ type, manner, isOfPerson }: Announcement, { hasLetters }: Form): Basis {
  if (isOfPerson) return 'cue:hint';
  const isOfMany = OF_MANY.has(type) || (type === 'BANK_ACCOUNT' && manner === 'named' && hasLetters);
  return (isOfMany ? OF_ONE_OF_MANY[manner] : undefined) ?? MANNERS[manner].basis;
}

/**
 * True if a number has digits enough for what is said of it. A form of amounts needs a title; digits alone need a verb, a sign or an
 * abbreviation if only a noun is before them.
 */
const isEnough = (
  { digits, hasLetters, isAmount, hidden }: Form,
  { manner, type }: Announcement,
  isAbbreviation: boolean,
): boolean =>
  (type !== 'ID_NUMBER' || manner === 'linked' || hasLetters || (isAbbreviation && manner === 'named')) &&
  (type !== 'US_SSN' || digits === OF_SSN || digits === LAST_OF_SSN) &&
  (hidden > 0 || digits >= (SHORTEST.get(type) ?? 0)) &&
  digits >= (hasLetters ? MANNERS[manner].mixed : MANNERS[manner].plain) &&
  (!isAmount || (manner === 'titled' && type !== 'ID_NUMBER'));
