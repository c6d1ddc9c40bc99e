import { lexiconSet } from '../../../../kit/index.js';
import type { NameInRun } from './korean-by-form.js';

const SURNAMES = lexiconSet('person-names', { class: 'surname-in-han', language: 'ja' });
const WORDS = lexiconSet('person-names', { class: 'surname-and-word', language: 'ja' });
const GIVEN = lexiconSet('person-names', { class: 'given-in-script', language: 'ja' });
const KIN = lexiconSet('person-roles', { class: 'kin', language: 'ja' });
const ROLES: ReadonlySet<string> = new Set([
  ...lexiconSet('person-roles', { class: 'before-name', language: 'ja' }),
  ...lexiconSet('occupations', { class: 'in-script', language: 'ja' }),
]);
const TITLES: ReadonlySet<string> = new Set(['', ...lexiconSet('person-titles', { language: 'ja' })]);
const LONGEST = 3;
const LONGEST_ROLE = 6;
/** Longer runs are compounds of nouns. */
const LONGEST_RUN = 12;

const HAN = /^\p{Script=Han}+/u;
/** A given name behind a blank: ideographs, or a word in kana. */
const BEHIND_BLANK =
  /^[ 　](?:(\p{Script=Han}{1,8})|(\p{Script=Hiragana}{2,4}|[\p{Script=Katakana}ー]{2,5})(?=[。、，,（(「」\s]|$))/u;
/** What a person does: particles of the subject and of company, not before a word that only begins like one. */
const ACTS = /^(?:[はがも]|と(?!い)|から|より|まで)(?!ん)/;

/** A name in a run of ideographs, by its surname, given name, the role before and what follows the run. */
export function japaneseName(run: string, behind: string): NameInRun | undefined {
  if (run.length > LONGEST_RUN) return undefined;
  const whole = nameAt(run, 0, behind);
  if (whole !== undefined) return whole;
  for (let role = Math.min(LONGEST_ROLE, run.length - 1); role >= 1; role--)
    if (ROLES.has(run.slice(0, role))) return nameAt(run, role, behind);
  return undefined;
}

/** The given name in a run behind a relation: `妻の麻衣と`. */
export function givenBehindKin(run: string, behind: string): NameInRun | undefined {
  if (!KIN.has(run) || !behind.startsWith('の')) return undefined;
  const given = HAN.exec(behind.slice(1))?.[0];
  if (given === undefined || !GIVEN.has(given)) return undefined;
  return { start: run.length + 1, end: run.length + 1 + given.length, score: 'form:typical' };
}

function nameAt(run: string, start: number, behind: string): NameInRun | undefined {
  const rest = run.slice(start);
  for (let length = Math.min(LONGEST, rest.length); length >= 1; length--) {
    if (!SURNAMES.has(rest.slice(0, length))) continue;
    const given = length < rest.length ? givenIn(rest.slice(length)) : 0;
    if (given > 0) return { start, end: start + length + given, score: 'form:typical' };
  }
  const blank = BEHIND_BLANK.exec(behind);
  if (blank !== null && rest.length <= LONGEST) return withBlank(rest, start, blank);
  if (rest.length < 2 || !SURNAMES.has(rest) || WORDS.has(rest) || !ACTS.test(behind)) return undefined;
  return { start, end: start + rest.length, score: 'form:usual' };
}

/** Length of the given name that a run is, alone or before a title. */
function givenIn(run: string): number {
  for (let length = Math.min(LONGEST, run.length); length >= 1; length--)
    if (GIVEN.has(run.slice(0, length)) && TITLES.has(run.slice(length))) return length;
  return 0;
}

/** `堀内 恵子`, `久保田 まり`: one of the two parts is listed. */
function withBlank(surname: string, start: number, [, han, kana]: RegExpExecArray): NameInRun | undefined {
  const known = SURNAMES.has(surname);
  const whole = known && han !== undefined && han.length <= LONGEST && !TITLES.has(han) && !SURNAMES.has(han);
  const given = han === undefined ? (known ? (kana ?? '').length : 0) : givenIn(han) || (whole ? han.length : 0);
  return given === 0 ? undefined : { start, end: start + surname.length + 1 + given, score: 'form:typical' };
}
