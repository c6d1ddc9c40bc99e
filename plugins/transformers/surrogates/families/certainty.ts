import type { Term } from '../../../../core/index.js';
import {
  isCountry,
  isRelated,
  isTitle,
  lexiconSet,
  mayBeParticle,
  scoreOf,
  wordBefore,
} from '../../../../kit/index.js';
import { namedOccupation } from '../base/occupation-groups.js';
import { isOrdinary } from '../base/ordinary-words.js';
import { Recent } from '../base/recent.js';
import { fold } from '../base/text.js';
import { lettersOf } from '../organisations/initials.js';
import { isKind } from '../organisations/kinds.js';
import { knownName } from '../persons/front-words.js';
import { Logins } from '../persons/logins.js';
import {
  isDiagnosis,
  isForm,
  isLabelOfNumber,
  isNoAddress,
  isNobody,
  isOfThing,
  NAMES,
  namesNothing,
  saysKind,
  wordsOf,
} from './forms.js';

/** Places that a list decides; their abbreviations (`US`, `TX`) are no initials of a name. */
const LISTED_PLACES = new Set(['COUNTRY', 'STATE', 'CITY']);
/** Those of them that no word of kind can be. */
const LISTED = new Set(['COUNTRY', 'STATE']);
/** `NHS`, `R&D`, `SOPs`: letters that only a long form explains. */
const ABBREVIATION = /^(?=.{1,7}$)\p{Lu}(?:[&/.-]?\p{Lu}){1,5}(?:s|\.)?$/u;
/** `О.В.`, `J.`: a surname beside it is no single word. */
const INITIAL = /(?<!\p{L})\p{Lu}\./u;
/** Initials with full stops, which stand for a person and nothing else once they are found as one. */
const INITIALS = /^(?:\p{Lu}\. ?){2,3}$/u;
/** What the lack of a known name leaves of the score of a person of a single word. */
const SINGLE_WORD = 0.82;
/** What lower case leaves of the score of a given name alone, in a script that has capitals. */
const LOWER_CASE = 0.86;
/** A number that may be a house or postal code: not one behind the only words of the term, as in `Outlook 365`. */
const IN_ADDRESS = /\d.*\p{L}{2}|,.*\d|\d.*,|\d{4}/u;
/** `Dr. MD`, `Mr IT`: letters up to this length may be a code even behind a title. */
const SHORT_CODE = 3;
/** What is said of somebody's health. */
const HEALTH = new Set(['HEALTH', 'DIAGNOSIS']);
/** Up to this score, only a word beside a term tells what it is. */
const BY_A_WORD = scoreOf('cue:word');
/** What several words in a row add to it: few other things are written like that. */
const SEVERAL_WORDS = 0.1;
/** From this score on, more than the words themselves tells that a term is a person. */
const EVIDENT = 0.9;
/** Number of words of certain names that are remembered over the units of a file. */
const REMEMBERED = 20_000;

/** `Ben Al`, `E & Y`: what is written like a name may be one, although each of its words is a particle elsewhere. */
const IN_CAPITALS = /^\P{L}*\p{Lu}(?![\p{L}\p{M}])|\p{L}.*\p{Lu}/u;

/** `Van den`, `Auntie`: particles and titles without a name. */
const isBesideNames = ({ type, category, text, header }: Term): boolean => {
  if (header.length > 0 || (category !== 'PERSON' && type !== 'USERNAME') || IN_CAPITALS.test(text)) return false;
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  // Letters alone may be somebody's initials.
  if (words.length > 1) return words.every(mayBeParticle) && words.some(({ length }) => length > 1);
  return words.length === 1 && isRelated(words[0] ?? '') && !knownName(text);
};

/** Types whose values say the same of thousands: what stands beside them (sex of a name, telephone prefix, postal code, IBAN) would contradict another one. */
const SHARED = new Set(['GENDER', 'COUNTRY', 'NATIONALITY']);
const isShared = ({ type, category, text }: Term): boolean =>
  (SHARED.has(type) && /^\p{L}[\p{L}\p{M}.'’ -]*$/u.test(text)) || (category === 'LOCATION' && isCountry(text));

const isListed = ({ text, type }: Term): boolean =>
  LISTED_PLACES.has(type) || (type === 'LOCATION' && isCountry(text) && !/^\p{Lu}{2,3}$/u.test(text));

/** How sure it is that a term is a name, from 0 to 1: its score, corrected by its form. */
function certaintyOf(term: Term): number {
  const { text, type, category, before, header, score } = term;
  // The title of a column, or a caller that is sure of the term, says what it is; a conversation puts such terms back.
  if (score === undefined || header.length > 0) return 1;
  // An occupation of another field would contradict what stands around it.
  if (type === 'OCCUPATION' && score < 1 && namedOccupation(text, undefined) === undefined) return 0;
  // A statement breaks with an illness of a list in it, and with another one its sentence is untrue.
  if (HEALTH.has(type) && score <= BY_A_WORD) return 0;
  if (!NAMES.has(category) || type === 'POSTAL_CODE') return 1;
  const words = wordsOf(text);
  // `KEITH` in a line of capitals is a name.
  const isName = category === 'PERSON' && text.length > 3 && words.length === 1 && words.some(knownName);
  // `MS. TIBBS`: no abbreviation stands behind a form of address.
  if (category === 'PERSON' && text.length > SHORT_CODE && words.length === 1 && isAddressed(before)) return 1;
  // `two children: T.K. and R.K.`
  if (category === 'PERSON' && INITIALS.test(text)) return 1;
  if (ABBREVIATION.test(text) && !isName) return score >= 1 || isListed(term) ? 1 : 0;
  if (namesNothing(term, words) || isNoAddress(term, words)) return 0;
  if (score < EVIDENT && isOfThing(term)) return 0;
  if (score >= 1) return 1;
  if (category !== 'PERSON')
    return isListed(term) || (category === 'LOCATION' && IN_ADDRESS.test(text)) || words.some(saysKind) ? 1 : score;
  if (isAddressed(before)) return 1;
  // `Dear Torunn,`
  if (words.length === 1 && GREETINGS.has(wordBefore(before).toLowerCase()) && !isNobody(text)) return 1;
  // `the receptionist Gail`
  if (words.length === 1 && words.some(knownName) && isOccupation(wordBefore(before))) return 1;
  // A given name alone may be a word, a month or a thing as well: `Mark it`, `in June`. Its score tells.
  // In lower case, even more so: `to be frank`.
  if (words.some(knownName)) return words.length > 1 ? 1 : score * (text === text.toLowerCase() ? LOWER_CASE : 1);
  if (words.length === 1 && /\p{Ll}|\p{Lu}/u.test(text) && !INITIAL.test(text))
    return isNobody(text) ? 0 : score * SINGLE_WORD;
  // `Raspberry Pi`, `MAIDEN SPEECH`: one of several words is an ordinary one, and none is a name.
  return words.some((word) => isNobody(word) || ABBREVIATION.test(word)) ? score * SINGLE_WORD : score + SEVERAL_WORDS;
}

/** Articles that are titles as well (`the Honourable`) stand before everything. */
const ARTICLE = /^(?:the|an?)$/iu;
/** True if the word before is a form of address, a title or a relation. */
function isAddressed(before: string): boolean {
  const word = wordBefore(before);
  return isTitle(word) && !ARTICLE.test(word);
}

const GREETINGS = lexiconSet('person-labels', { class: 'greeting' });
const isOccupation = (word: string): boolean => word !== '' && namedOccupation(word, undefined) !== undefined;

/** What becomes of a term: it gets an invented value, is masked, or stays, because it says a kind and no name. */
export type Verdict = 'invent' | 'mask' | 'keep';

/**
 * `Court`, `County`, `National Insurance`: words of kind alone, which a substitute would keep, and nothing else is there to be
 * replaced.
 */
const isKindAlone = ({ text, type, category, score }: Term): boolean =>
  score !== undefined &&
  score < 1 &&
  category !== 'PERSON' &&
  NAMES.has(category) &&
  !LISTED.has(type) &&
  /^\p{L}+(?: \p{L}+){0,3}$/u.test(text) &&
  (text.includes(' ') ? text.split(' ').every(isKind) : saysKind(text));

const BEFORE_A_NAME = /^:? \p{Lu}/u;
const BEHIND_A_NAME = /\p{L}, $/u;

/** `Employment Judge Oldroyd`, `Ann Hale, Judge`: an office that is written like a title; not `2014–2019  Midwife, Chitungwiza`. */
const isOffice = ({ type, text, score, header, before, after = '' }: Term): boolean =>
  type === 'OCCUPATION' &&
  score !== undefined &&
  score < 1 &&
  header.length === 0 &&
  /^\p{Lu}/u.test(text) &&
  isTitle(text) &&
  (BEFORE_A_NAME.test(after) || BEHIND_A_NAME.test(before));

/** True for a term that stays whatever else the document says: a kind, or what its form shows to be no name. */
export const staysAsItIs = (term: Term, floor: number): boolean =>
  isShared(term) ||
  isBesideNames(term) ||
  (floor > 0 && (isKindAlone(term) || isOffice(term) || isLabelOfNumber(term) || isDiagnosis(term) || isForm(term)));

/**
 * Tells the terms over which a name may be invented from those that are too doubtful. A doubtful term counts as certain
 * if a certain one of the document shares a word with it or is its long form.
 */
export class CertainNames {
  readonly #words = new Recent<true>(REMEMBERED);

  /** What becomes of each term. */
  of(terms: readonly Term[], floor: number): Verdict[] {
    const alone = terms.map((term) => certaintyOf(term) >= floor);
    const stays = terms.map((term) => staysAsItIs(term, floor));
    const [only] = terms;
    if (only !== undefined && terms.length === 1 && alone[0] === true && stays[0] !== true) return ['invent'];
    // `marcus.wolfe@example.com` says that Marcus is a name.
    for (const term of terms) for (const { text } of Logins.namesIn(term)) this.#note(text);
    for (const [i, term] of terms.entries()) {
      if (alone[i] !== true || stays[i] === true) continue;
      this.#words.set(fold(term.text), true);
      if (NAMES.has(term.category)) this.#note(term.text);
    }
    // `Donor: Ann Hale`, `Donor DOB`: what stays as a label is one elsewhere.
    const labels = new Set(terms.map(({ text }, i) => (stays[i] === true ? text : '')));
    return terms.map((term, i) => {
      if (stays[i] === true && !(isForm(term) && this.#isExplained(term.text))) return 'keep';
      if (alone[i] === true || this.#isExplained(term.text) || this.#isConfirmed(term, terms[i - 1], terms[i + 1]))
        return 'invent';
      return labels.has(term.text) ? 'keep' : 'mask';
    });
  }

  #note(text: string): void {
    for (const word of wordsOf(text))
      if (!saysKind(word) && !isTitle(word) && !isOrdinary(word)) this.#words.set(fold(word), true);
    const letters = lettersOf(text);
    for (let count = 2; count <= letters.length && count <= 6; count++)
      this.#words.set(`initials ${fold(letters.slice(0, count).join(''))}`, true);
  }

  /** True for a word of a certain name, in the genitive as well: `Wittlingers` beside `Herrn Wittlinger`. */
  #isNoted(word: string): boolean {
    return this.#words.has(word) || this.#words.has(word.replace(/['’]?s$/u, ''));
  }

  /** True for a single word that what stands beside it shows to be a name: the age, or the rest of the name, which was found apart. */
  #isConfirmed({ category, text, before, after = '' }: Term, last: Term | undefined, next: Term | undefined): boolean {
    if (category !== 'PERSON' || !/^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(text)) return false;
    // `Rocío Balaguer| |Mas`: a second surname.
    if (last?.category === 'PERSON' && last.text.includes(' ') && before.endsWith(`${last.text} `)) return true;
    const [, gap = '', rest = ''] = /^(, ?| \(| )(.*)/su.exec(after) ?? [];
    if (next === undefined || gap === '' || !rest.startsWith(next.text)) return false;
    if (next.type === 'AGE') return gap !== ' ';
    const isSurname = gap === ' ' && next.category === 'PERSON' && /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(next.text);
    return isSurname && knownName(text) && this.#words.has(fold(next.text));
  }

  #isExplained(text: string): boolean {
    if (ABBREVIATION.test(text) && this.#words.has(`initials ${fold(text.replace(/[^\p{Lu}]/gu, ''))}`)) return true;
    return this.#words.has(fold(text)) || wordsOf(text).some((word) => this.#isNoted(fold(word)));
  }
}
