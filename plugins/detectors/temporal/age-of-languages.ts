import type { Pattern } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { age } from './age-forms.js';

const DIGITS = '(?:1[01]\\d|[1-9]\\d?)';
const BEGIN = '(?<![\\p{L}\\p{M}\\p{N}_.-])';
const END = '(?![\\p{L}\\p{M}\\p{N}_])';
const YEARS = `(?:${lexiconPattern('ages', { class: 'unit' })})`;
const TENS = lexiconPattern('ages', { class: 'number-before-jarige' });

type Adjective = 'it' | 'pl' | 'cs' | 'sv' | 'ru';
/** The parts of an age in one word: `sześćdziesięcio`, `ośmio`, `letni`. */
const part = (name: 'age-tens' | 'age-ones' | 'age-teens' | 'age-ending' | 'age-link', language: Adjective): string =>
  lexiconPattern('said-numbers', { class: name, language });
const inOneWord = (language: Adjective, tens: string): Pattern =>
  age({
    name: `adjective of years in words, ${language}`,
    match: `${BEGIN}(?:${tens}|${part('age-teens', language)}|${part('age-ones', language)})(?:${part('age-ending', language)})${END}`,
    score: 'form:own',
  });

/** `sessantaseienne`, `sześćdziesięcioośmioletniego`, `pětašedesátiletý`, `åttiotvååriga`, `двадцатидвухлетний`. */
const AGES_IN_ONE_WORD: readonly Pattern[] = [
  inOneWord('it', `(?:${part('age-tens', 'it')})(?:[ai]?(?:${part('age-ones', 'it')}))?`),
  ...(['pl', 'sv', 'ru'] as const).map((language) =>
    inOneWord(language, `(?:${part('age-tens', language)})(?:${part('age-ones', language)})?`),
  ),
  inOneWord('cs', `(?:${part('age-ones', 'cs')})?(?:${part('age-tens', 'cs')})`),
];

/** Ages with their unit in the languages that have no forms of their own. */
export const agesOfLanguages: readonly Pattern[] = [
  ...AGES_IN_ONE_WORD,
  // `71-letnia`, `62-årig`, `45-летний`, `38letý`
  age({
    name: 'adjective of years',
    match: `${BEGIN}${DIGITS}[- ]?(?:${lexiconPattern('ages', { class: 'age-adjective' })})${END}`,
    score: 'form:usual',
  }),
  // `عمره 63 عاما`, `в возрасте 58 лет`, `w wieku 38 lat`
  age({
    name: 'behind a word for age, with its unit',
    lead: `${BEGIN}(?:${lexiconPattern('ages', { class: 'word-for-age' })})(?: ?[:=] {0,3}| {1,2})`,
    match: `${DIGITS} ?${YEARS}${END}`,
    score: 'cue:label',
  }),
  // `Mannen, 62 år, …`, `Пациентка 58 лет`
  age({
    name: 'behind a person, with its unit',
    lead: `${BEGIN}(?:${lexiconPattern('ages', { class: 'person-before-years' })})(?:, | \\(| )`,
    match: `${DIGITS} ?${YEARS}${END}`,
    score: 'cue:word',
  }),
  // `zeventigjarige`
  age({
    name: 'adjective of years in Dutch words',
    match: `(?:\\p{Ll}{2,5}(?:en|ën))?(?:${TENS})jarige?${END}`,
    score: 'form:own',
  }),
  // `今年六十三岁`; `十八岁以上` is a limit.
  age({
    name: 'in Chinese words',
    match: '(?:[一二三四五六七八九]?十[一二三四五六七八九]?|[二三四五六七八九])(?:周岁|岁|歲|歳)(?!以|未)',
    score: 'form:usual',
  }),
];
