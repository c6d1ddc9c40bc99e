import type { EntityType } from '../contracts/entity-type.js';
import type { Candidate } from './candidate.js';

const ACCOUNT: EntityType = 'BANK_ACCOUNT';
/** Two to eight letters, then digits, letters and signs: `INC0041882`, `CLM/88/2210`, `KX-55-A102`. */
const CODE = /^(?:\p{Lu}{2,8}|\p{Ll}{2,8})(?=[\p{L}\p{N}/_.-]{3,24}$)[-/_.]?[\p{L}\p{N}]*\d(?:[-/_.]?[\p{L}\p{N}]+)*$/u;
/** All but the last group of a code, if it has the digits: `BFO-2201-` of `BFO-2201-T1`. */
const STEM = /^\p{Lu}{2,8}[-/.]?\d{3,12}[-/.](?=[\p{Lu}\d]{1,8}$)/u;
const LETTERS = /^\p{L}+/u;
const FEWEST_DIGITS = 3;
/** Series that are searched for in one text, so that the work stays linear. */
const MOST_SERIES = 20;
/** A code is of the same series for its form alone. */
const SCORE = 0.6;

/**
 * Codes with the letters and the form of one that was found: `INC0041990` beside `Ticket INC0041882`, and those of which the last
 * group differs: `BFO-2201-T2` beside `account BFO-2201-DISC`. A list names its label once, and a log never.
 * @param isCode true for types of codes that an organisation assigns
 * @returns further candidates, where no code of the type is found already
 */
export function inSeries(
  view: string,
  counting: readonly Candidate[],
  isCode: (type: EntityType) => boolean,
): Candidate[] {
  const series = new Map<string, Candidate>();
  for (const candidate of counting) {
    const { type, start, end } = candidate;
    if ((type !== ACCOUNT && !isCode(type)) || series.size === MOST_SERIES) continue;
    const code = view.slice(start, end);
    // Most codes begin as no other word of the text does.
    const letters = LETTERS.exec(code)?.[0];
    if (letters === undefined || view.indexOf(letters) === view.lastIndexOf(letters)) continue;
    const [form, ...siblings] = formsOf(code);
    // Whose account a number of the same form is, if it is one, only a list of accounts tells.
    for (const one of type === ACCOUNT || form === undefined ? siblings : [form, ...siblings])
      if ((series.get(one)?.score ?? 0) < candidate.score) series.set(one, candidate);
  }
  if (series.size === 0) return [];
  const placeOf = ({ start, end, type }: Candidate): string => `${start} ${end} ${type}`;
  const found = new Set(counting.map(placeOf));
  return [...series].flatMap(([form, seed]) =>
    [...placesOf(view, form, seed)].filter((place) => !found.has(placeOf(place))),
  );
}

/** Sources of expressions for the codes of the same series, and for those of which the last group differs. */
function formsOf(code: string): string[] {
  if (!CODE.test(code) || code.replace(/\D/g, '').length < FEWEST_DIGITS) return [];
  const stem = STEM.exec(code)?.[0];
  const siblings = stem === undefined ? [] : [`${stem.replace(/[/.-]/g, '[\\$&]')}[\\p{Lu}\\d]{1,8}`];
  return [formOf(code), ...siblings];
}

/** Its letters, then digits and capitals where it has them. */
function formOf(code: string): string {
  const letters = LETTERS.exec(code)?.[0] ?? '';
  const rest = code.slice(letters.length).replace(/\d+|\p{Lu}+|\p{Ll}+|[/_.-]/gu, (run) => {
    if (/\d/.test(run)) return `\\d{${run.length}}`;
    return /[/_.-]/.test(run)
      ? `[${run === '-' ? '\\-' : run}]`
      : `\\p{${run === run.toUpperCase() ? 'Lu' : 'Ll'}}{${run.length}}`;
  });
  return letters + rest;
}

const BEFORE = '(?<![\\p{L}\\p{N}_/.-])';
const BEHIND = '(?![\\p{L}\\p{N}_]|[-/.][\\p{L}\\p{N}])';

const placesOf = (view: string, form: string, seed: Candidate): Generator<Candidate> =>
  placesLike(view, seed, {
    first: LETTERS.exec(form)?.[0] ?? '',
    expression: BEFORE + form + BEHIND,
    reason: `same letters and form as a code of type ${seed.type}`,
  });

/** How places of the same series as a candidate are found. */
export interface Likeness {
  /** What each of them begins with. It is sought first: an expression that looks behind would be tried at every character. */
  readonly first: string;
  /** Source of an expression for the whole of one. */
  readonly expression: string;
  readonly reason: string;
  /** Where none is looked for. */
  readonly except?: ReadonlySet<number>;
}

/** Further candidates like one that was found, for their form alone. */
export function* placesLike(
  view: string,
  seed: Candidate,
  { first, expression, reason, except }: Likeness,
): Generator<Candidate> {
  let whole: RegExp | undefined;
  const score = Math.min(seed.score, SCORE);
  for (let at = view.indexOf(first); at >= 0; at = view.indexOf(first, at + first.length)) {
    if (except?.has(at) === true) continue;
    whole ??= new RegExp(expression, 'uy');
    whole.lastIndex = at;
    const term = whole.exec(view)?.[0];
    if (term === undefined) continue;
    yield { ...seed, start: at, end: at + term.length, score, ledger: [{ reason, by: score }] };
  }
}
