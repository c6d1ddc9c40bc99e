import { lexiconPattern, lexiconWords } from '../../../../kit/index.js';
import { anywhere, type Form } from './forms.js';
import { ANY_CHINESE_SURNAME, CHINESE_COMPOUND, CHINESE_SURNAME } from './surnames.js';

/** No word goes on before or behind the name. */
const APART = String.raw`(?<![\p{L}\p{N}])`;
const ENDS = String.raw`(?![\p{L}\p{N}])`;

/** A character of given names. */
const GIVEN = `[${lexiconWords('person-names', { class: 'given-character', language: 'zh' }).join('')}]`;
/** What a clause says of the person whose name opens it. */
const GOES_ON = `(?:${lexiconPattern('person-predicates', { class: 'behind-name', language: 'zh' })})`;
/** What only a person does: speaks, signs, was born. */
const ACTS = `(?:${lexiconPattern('person-predicates', { class: 'only-behind-name', language: 'zh' })})`;
/** Prepositions and verbs that a person follows. */
const OPENS = `(?<=${lexiconPattern('person-predicates', { class: 'before-name', language: 'zh' })})`;
/** A surname with one character, or two, is often a word: `安全`, `纪念品`. */
const NO_WORD = `(?!${lexiconPattern('not-a-name', { class: 'two-characters', language: 'zh' })})`;
const NO_LONG_WORD = `(?!${lexiconPattern('not-a-name', { class: 'three-characters', language: 'zh' })})`;
const LONG = `(?:${CHINESE_COMPOUND}${GIVEN}{1,2}|${NO_LONG_WORD}${CHINESE_SURNAME}${GIVEN}{2})`;
const SHORT = `${NO_WORD}${CHINESE_SURNAME}${GIVEN}`;

/** Chinese names that a listed surname, characters of given names and the edges of the clause show, without a title or label. */
export const CHINESE_BY_FORM: readonly Form[] = [
  // `马丽娟、许文斌出席`, `由刘海涛主持`
  anywhere('form: surname and given name', `(?:${APART}|${OPENS})`, `${LONG}(?=${ENDS}|${GOES_ON})`, 'form:typical'),
  // `赵敏说`, `和孙军。`: two characters need more than the edge of a clause
  anywhere('cue: what only a person does', `(?:${APART}|${OPENS})`, `${SHORT}(?=${ACTS})`, 'form:typical'),
  anywhere('cue: preposition before the name', OPENS, `${SHORT}${ENDS}`, 'form:typical'),
  // `参加的有马静、许文斌和家长`: the name behind it shows that a list of persons has begun
  anywhere('form: name beside a name', '', `(?:${LONG}|${SHORT})(?=、${LONG}(?:${ENDS}|${GOES_ON}))`, 'form:typical'),
  // `记者王雪莹报道`, `村民吕德贵`
  anywhere(
    'cue: role before the name',
    `(?:${lexiconPattern('person-roles', { class: 'before-given-name', language: 'zh' })})`,
    `(?:${CHINESE_COMPOUND}${GIVEN}{1,2}|${ANY_CHINESE_SURNAME}${GIVEN}{2}|${SHORT}(?=${ENDS}|${GOES_ON}))`,
    'form:typical',
  ),
  // `小林，`, `老吴说`
  anywhere(
    'form: familiar address',
    String.raw`(?<!\p{Script=Han})(?!${lexiconPattern('not-a-name', { class: 'familiar', language: 'zh' })})[老小阿]`,
    `${CHINESE_SURNAME}(?=${ENDS}|${GOES_ON})`,
    'form:typical',
  ),
];
