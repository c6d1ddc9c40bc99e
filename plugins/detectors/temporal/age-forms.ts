// Forms of ages shared by several languages, as sources of case-insensitive regular expressions.
import type { Pattern } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { ROMANCE_NUMBER } from './age-words.js';

/** End of a word in any language. */
export const END = '(?![\\p{L}\\p{N}_])';
/** Source of an age in digits, up to 149. */
export const NUMBER = '(?:1(?:[0-4]\\d?|[5-9])?|[02-9]\\d?)';
/** Source of one age or of two: `5 to 7`, `6½`. */
export const RANGE = `${NUMBER}(?:[.,]5|½| 1/2| and a half)?(?:(?: ?- ?| (?:to|or|and|bis|y|e|a|o|et|ou|und) )${NUMBER})?`;
const FREE = '(?<![\\d.,/:$€£-])';
/** Source of English units of age. */
export const UNIT = '(?:years?|yrs?|months?|mos?|weeks?|wks?|days?)';
/** Source of French, Spanish, Italian and Portuguese units. */
export const ROMANCE_UNIT = `(?:${lexiconPattern('ages', { class: 'romance-unit' })})`;
/** Source of text that may follow years: `y medio`, `et 3 mois`. */
export const ROMANCE_PART = ' (?:y|et|e) (?:medio|demi|mezzo|meio|\\d{1,2} (?:meses|días|mois|jours|mesi|dias))';
const OF_AGE = "(?: de edad| de vida| de idade| d'âge| di età| di vita)";

/** Words after years that make them a duration of treatment or experience. */
export const NOT_DURATION = `(?! (?:de la |del |de |d'|di )?(?:${lexiconPattern('ages', { class: 'not-a-duration' })}|fa ))`;

const OLD =
  `[ -]?(?:(?:${UNIT}|y|m|w|d)\\.?[ -]?(?:old|of age|young|o\\.?)|(?:y|yr|m|mo|w)\\.?/?o\\.?/?[MFA]?|` +
  'jährige?[nrsm]?|(?:monatige|wöchige|tägige)[nrsm]?|(?:Jahre?|J\\.|Monate?|Wochen?|Tage?) alt(?:e[nrsm]?)?|jaar oud|jr\\.?(?: oud)?|jarige?|maanden oud|enn[ei])' +
  END;
const ROMANCE_OLD = ` {1,2}(?:${ROMANCE_UNIT}|mes|mese|mês)(?:${ROMANCE_PART})?(?:${OF_AGE}${END}|${END}${NOT_DURATION})`;

/** `67 Jahre`, `67 jaar`: an age near a word for a person, but not in `seit 67 Jahren`. */
const GERMANIC_YEARS = ` {1,2}(?:Jahre|jaar)${END}(?! (?:${lexiconPattern('ages', { class: 'behind-years' })}))`;

/**
 * A number of years, months or days in any language. It is one expression because most numbers of a text are not ages
 * and need one look each. The patterns that share it distinguish its matches by their ending.
 */
export const NUMBERED = `${FREE}(?:${RANGE}(?:${OLD}|${ROMANCE_OLD}|${GERMANIC_YEARS})|${ROMANCE_NUMBER}${ROMANCE_OLD})`;
/** A match of {@link NUMBERED} that is an age in any context: `45 años de edad`. */
export const ROMANCE_OF_AGE = new RegExp(`${OF_AGE}$`, 'iu');
/** A match of {@link NUMBERED} in years of a Romance language. */
export const ROMANCE_YEARS = new RegExp(` (?:años|ans|anni|anos)(?:${ROMANCE_PART})?$`, 'iu');
/** A match of {@link NUMBERED} in a Romance language. */
export const ROMANCE = new RegExp(` (?:${ROMANCE_UNIT}|mes|mese|mês)(?:${ROMANCE_PART})?(?:${OF_AGE})?$`, 'iu');

/** `CT in 6 mo.` is a time in the future; `6mo`, `6 m.o.` and `6 mo old` are ages. */
export const MONTHS = / mo\.?$/iu;
/** A match of {@link NUMBERED} in plain German or Dutch years. */
export const GERMANIC = / (?:Jahre|jaar)$/iu;

/** Makes a pattern of ages. */
export const age = (pattern: Omit<Pattern, 'type' | 'ignoreCase'>): Pattern => ({
  ...pattern,
  type: 'AGE',
  ignoreCase: true,
});
