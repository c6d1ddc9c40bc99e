import type { Pattern } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { age, END } from './age-forms.js';
import { ENGLISH_FROM_ELEVEN, ENGLISH_NUMBER, GERMAN_FROM_ELEVEN, GERMAN_NUMBER, ROMANCE_NUMBER } from './age-words.js';

const LABEL = `(?<![\\p{L}\\p{M}\\p{N}_.-])(?:${lexiconPattern('ages', { class: 'label' })})`;
const DIGITS = '(?:1[0-4]\\d|[1-9]?\\d)';
/** Neither a range (`25-34`) nor a share, a decimal or a date. */
const ALONE = '(?![\\p{L}\\p{N}_%°]| ?[-–—/.,:] ?\\d| ?%)';
/** Part of the age where it stands behind: `Wiek: 38 lat`. */
const UNITS = lexiconPattern('ages', { class: 'unit' });
const PERSON = lexiconPattern('ages', { class: 'person-before-age', language: 'de' });

/** Ages behind a label of any language, in digits and in words, and in statements of German. */
export const labelledAges: readonly Pattern[] = [
  age({
    name: 'behind its label, in digits',
    lead: `${LABEL}["'*]{0,2}(?: ?[:=：] {0,20}|\\t| {2,20})["']?`,
    match: `${DIGITS}(?: ?(?:${UNITS})(?![\\p{L}\\p{M}]))?${ALONE}`,
    score: 'cue:label',
  }),
  age({
    name: 'behind its label, in words',
    lead: `${LABEL}(?: ?[:=：] {0,20}|\\t| {1,20})`,
    match: `(?:${ENGLISH_NUMBER}|${GERMAN_NUMBER}|${ROMANCE_NUMBER})${END}(?= ?(?:$|[\\n\\r\\t,;|.)(]| ))`,
    score: 'cue:label',
  }),
  // `Patient 74 J.`, `Zur Person: 52 Jahre`
  age({
    name: 'years of a person, German',
    lead: `(?<!\\p{L})(?:${PERSON}),?:? `,
    match: `${DIGITS} ?(?:J\\.|Jahre${END})(?! (?:lang|später|nach|vor))`,
    score: 'cue:label',
  }),
  // `er ist siebzehn und …`, `bin neunundzwanzig Jahre`
  age({
    name: 'stated in words, German',
    lead: '(?:ist|bin|bist|wird|werde|war) (?:erst |schon |gerade |jetzt |nun |heute )?',
    match: `${GERMAN_FROM_ELEVEN}${END}(?= ?(?:$|[\\n\\r,;.!?)]| und | oder | Jahre))`,
    score: 'cue:word',
  }),
  // `but shes 19 lol`, `hes twelve`
  age({
    name: 'stated, without an apostrophe',
    lead: '(?<!\\p{L})(?:shes|hes|im|theyre) (?:only |just |like |about |almost )?',
    match: `(?:[1-9]\\d|${ENGLISH_FROM_ELEVEN})${ALONE}(?= ?(?:$|[\\n\\r,;.!?)]| (?:and|lol|so|but|now|haha|years|yrs)))`,
    score: 'cue:word',
  }),
];
