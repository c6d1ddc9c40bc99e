import type { Pattern } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { age, END } from './age-forms.js';
import { GERMAN_NUMBER, ROMANCE_NUMBER } from './age-words.js';

const BEGIN = '(?<![\\p{L}\\p{M}\\p{N}_.-])';
const DIGITS = '(?:1[01]\\d|[1-9]\\d?)';
const YEARS = `(?:${lexiconPattern('ages', { class: 'unit' })})`;
const PART = lexiconPattern('ages', { class: 'decade-part' });
const TEN = lexiconPattern('ages', { class: 'decade-ten' });
const COLLECTIVE = lexiconPattern('ages', { class: 'decade-behind-a-person' });
const PERSON = lexiconPattern('ages', { class: ['person-before-age', 'child'] });
const BIRTHDAY = `(?=[.º°ª]?[ -](?:${lexiconPattern('ages', { class: 'birthday' })})${END})`;

/** Ages told by their decade and by a birthday, in the languages that are read. */
export const agesByDecade: readonly Pattern[] = [
  // `Mitte fünfzig`, `achter in de tachtig`, `Anfang der Vierziger`; `Ende der zwanziger Jahre` is a time.
  age({
    name: 'part of a decade in words',
    match: `${BEGIN}(?:${PART}) (?:${TEN})(?:ern?)?${END}(?! (?:jahre|prozent|procent|minuten|euro|tage|dagen))`,
    score: 'cue:phrase',
  }),
  // `ist Ende 60`
  age({
    name: 'part of a decade in digits',
    lead: `${BEGIN}(?:${lexiconPattern('ages', { class: 'lives-a-decade' })}) `,
    match: `(?:${PART}) [2-9]0${END}(?! ?[%€.,]\\d?)`,
    score: 'cue:word',
  }),
  // `Mittvierzigerin`, `Endfünfziger`
  age({
    name: 'noun of a decade, German',
    match: `${BEGIN}(?:${lexiconPattern('ages', { class: 'decade-person-beginning' })})(?:${TEN})er(?:in|innen|n|s)?${END}`,
    score: 'form:usual',
  }),
  age({
    name: 'noun of a decade, Romance',
    match: `${BEGIN}(?:${lexiconPattern('ages', { class: 'age-noun' })})${END}`,
    score: 'form:usual',
  }),
  // `un homme d'une quarantaine d'années`; a quarantine of two weeks is none.
  age({
    name: 'collective of years',
    lead: `${BEGIN}(?:${PERSON})(?: \\p{Ll}{3,16})? (?:d['’]une |de |di |su(?:ll['’]| )una |d['’]environ une )`,
    match: `(?:${COLLECTIVE}) d['’](?:années|anni)${END}`,
    score: 'cue:phrase',
  }),
  age({
    name: 'collective of a life',
    lead: `${BEGIN}(?:${lexiconPattern('ages', { class: 'reached-decade' })}) `,
    match: `(?:${COLLECTIVE})${END}(?! (?:d['’]|de |di ))`,
    score: 'cue:phrase',
  }),
  // `treinta y pocos años`, `40 e poucos anos`
  age({
    name: 'years and some',
    match: `${BEGIN}(?:${ROMANCE_NUMBER}|[2-9]0) (?:y|e) (?:${lexiconPattern('ages', { class: 'years-and-some' })}) (?:años|anos)(?! de (?!edad|idade))${END}`,
    score: 'form:usual',
  }),
  // `50. Geburtstag`, `50e verjaardag`, `50 cumpleaños`, `50-års fødselsdag`
  age({
    name: 'birthday in digits',
    match: `${BEGIN}${DIGITS}(?:-?(?:e|de|ste|й|я|го|y|i|års|te|tych))?${BIRTHDAY}`,
    score: 'form:typical',
  }),
  // `fünfzigster Geburtstag`, `vijftigste verjaardag`
  age({
    name: 'birthday in words of German and Dutch',
    match: `${BEGIN}(?:${GERMAN_NUMBER}|(?:\\p{Ll}{2,5}(?:en|ën))?(?:${TEN}))s?te[nrsm]?${BIRTHDAY}`,
    score: 'form:typical',
  }),
  // `Mit 43 Jahren wurde er`, `À 43 ans, elle`; `mit 10 Jahren Haft` is a span. The case of letters tells.
  {
    name: 'at an age, at the beginning of a clause',
    type: 'AGE',
    match: `(?<=(?:^|[.!?;,:\\n] ?)(?:[Mm]it|[Àà]|A|[Cc]on|[Cc]om) )${DIGITS} (?:Jahren|ans|anni|anos|años)(?=,| (?!d[eio' ’]|dal|del|dopo|après|nach|später|más|plus|tard)\\p{Ll})`,
    score: 'cue:word',
  },
  // `Hun er 40 år.`, `ma około 45 lat`
  age({
    name: 'of somebody, with its unit',
    lead: `${BEGIN}(?:${lexiconPattern('ages', { class: 'somebody-is' })}) `,
    match: `${DIGITS}(?: ${YEARS})?(?=[.,;!?)](?!\\d)|\\s{0,2}$|\\n| (?:i|a|и|och|og|ve)(?!\\p{L}))`,
    score: 'cue:word',
  }),
  // `40-årsåldern`, `40-åra`, `40-latka`
  age({
    name: 'decade or years in one word',
    match: `${BEGIN}[1-9]\\d-(?:${lexiconPattern('ages', { class: 'decade-in-digits' })})${END}`,
    score: 'form:usual',
  }),
  // `40 yaşlarında`, `40'lı yaşlarda`
  age({
    name: 'years about, Turkish',
    match: `${BEGIN}[1-9]\\d(?:['’]l[ıiuü])? yaşlar\\p{L}{2,6}${END}`,
    score: 'form:own',
  }),
  age({
    name: 'decade of a life, Arabic',
    match: `${BEGIN}(?:${lexiconPattern('ages', { class: 'decade-noun-of-life' })})${END}`,
    score: 'form:usual',
  }),
  // `30代の男性`, `四十多岁`, `50대 남성`
  age({
    name: 'decade, East Asian',
    match:
      '(?<![\\d.,:/-])[1-9]0(?:代(?=の?(?:男|女|前半|後半|半ば))|대(?= ?(?:남|여|초반|중반|후반|아버|어머)))|(?<!\\d)[1-9]\\d?(?:多|几|来)[岁歲](?!以)|[二三四五六七八九]十(?:多|几|来)[岁歲](?!以)|[二三四五六七八九]十代(?=の?(?:男|女|前半|後半|半ば))',
    score: 'form:usual',
  }),
];
