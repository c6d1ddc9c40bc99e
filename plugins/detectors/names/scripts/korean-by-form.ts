import { type Basis, lexiconSet } from '../../../../kit/index.js';

/** A name in a run of letters: where it begins and ends in the run, and how sure that is. */
export interface NameInRun {
  readonly start: number;
  readonly end: number;
  readonly score: Basis;
}

const COMPOUND = lexiconSet('person-names', { class: 'surname-of-two-syllables', language: 'ko' });
const SYLLABLE = lexiconSet('person-names', { class: 'surname-of-one-syllable', language: 'ko' });
const GIVEN = lexiconSet('person-names', { class: 'given-in-script', language: 'ko' });
const WORDS = lexiconSet('not-a-name', { class: 'by-form', language: 'ko' });
const NOUNS = lexiconSet('not-a-name', { class: 'noun-by-form', language: 'ko' });
/** Syllables that are written on to a noun. */
const WRITTEN_ON = /^[은이나인하자한의원일]/;
const ENDINGS: ReadonlySet<string> = new Set([
  '',
  '씨',
  '님',
  '이라고',
  '이에요',
  '예요',
  ...lexiconSet('particles', { class: 'case', language: 'ko' }),
]);

/** A surname and a listed given name with nothing or a particle behind them: `장영실과`, `이서연입니다`; not `소유주`, `설정은`. */
export function koreanName(word: string): NameInRun | undefined {
  const surname = COMPOUND.has(word.slice(0, 2)) ? 2 : 1;
  if (surname === 1 && !SYLLABLE.has(word.charAt(0))) return undefined;
  const end = surname + 2;
  if (!GIVEN.has(word.slice(surname, end)) || !ENDINGS.has(word.slice(end))) return undefined;
  if (WORDS.has(word.slice(0, end))) return undefined;
  if (NOUNS.has(word.slice(0, 2)) && WRITTEN_ON.test(word.slice(2))) return undefined;
  return { start: 0, end, score: 'form:shared' };
}
