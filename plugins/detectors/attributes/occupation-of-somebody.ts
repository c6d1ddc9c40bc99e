import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { type Basis, eitherCase, lexiconPattern, type WordClass } from '../../../kit/index.js';
import { isOccupation } from './occupation-words.js';

const listed = (name: WordClass<'attributes'>): string => `(?:${lexiconPattern('attributes', { class: name })})`;
const WORD = "[\\p{L}][\\p{L}'-]{1,24}";
const TERM = `${WORD}(?: ${WORD}){0,2}?`;
const END = '(?![\\p{L}\\p{N}-])';
const WHO = eitherCase(lexiconPattern('attributes', { class: 'who-somebody-is' }));
const KIN = `(?:${eitherCase(lexiconPattern('attributes', { class: 'kin', language: 'en' }))})`;
const ARTICLE = '(?:an?|un|une|una|uno|um|uma|een|en|ett|eine?)';
const STOPS = lexiconPattern('attributes', { class: 'behind-occupation' });
const STOP = `(?= ?(?:$|[\\n\\r,;.()!?|–—]| (?:${STOPS})(?!\\p{L})))`;
/** Behind words that say of whom it is: `he was a diver before he retired`. */
const STOP_OF_SOMEBODY = `(?= ?(?:$|[\\n\\r,;.()!?|–—]| (?:${STOPS}|${lexiconPattern('attributes', { class: 'behind-listed-occupation', language: 'en' })})(?!\\p{L})))`;

const occupation = (name: string, lead: string, match: string, score: Basis = 'cue:word'): Pattern => ({
  name,
  type: 'OCCUPATION',
  lead: `(?<![\\p{L}\\p{N}])${lead}`,
  match,
  score,
  validate: isOccupation,
  valid: score,
});

/**
 * Occupations that a sentence tells of somebody: `she is a crane operator`, `a 54-year-old plumber`, `working nights as a
 * porter`. Unlike a label, these words say many other things too, so only what is listed as an occupation is found.
 */
export const occupationOfSomebody: PatternRecognizer = {
  name: 'attributes/occupation-of-somebody',
  types: ['OCCUPATION'],
  patterns: [
    occupation(
      'what somebody is',
      `(?<=(?:${WHO}|(?!(?:This|That|It|There|Here|What|Which) )\\p{Lu}\\p{Ll}{2,20}) )(?:is|was|am|became|has been|had been|used to be)(?: (?:now|still|also|currently))? ${ARTICLE} `,
      `${TERM}${STOP_OF_SOMEBODY}`,
    ),
    occupation(
      "what somebody's",
      `(?:[Hh]e|[Ss]he|I|[Ww]ho)['’](?:s|m)(?: (?:now|still|also))? ${ARTICLE} `,
      `${TERM}${STOP_OF_SOMEBODY}`,
    ),
    // `The victim, 42, was a postman`
    occupation('behind an age between commas', `(?<=, \\d{2}, )(?:is|was) ${ARTICLE} `, `${TERM}${STOP_OF_SOMEBODY}`),
    occupation(
      'what somebody becomes',
      `(?:${eitherCase(lexiconPattern('attributes', { class: 'becomes', language: 'en' }))}) (?:${ARTICLE} )?`,
      `${TERM}${STOP_OF_SOMEBODY}`,
    ),
    // `Husband: electrician`
    occupation('of a relation on a form', `(?<=(?:^|[\\n;(]) {0,4})${KIN}(?: ?[:=]| -) `, `${TERM}${STOP}`),
    occupation('as an occupation', `(?:as|comme|como|come|als|som|jako) (?:${ARTICLE} )?`, `${TERM}${STOP}`),
    occupation('als', 'als ', `\\p{Lu}\\p{Ll}${WORD}${END}`),
    occupation(
      'behind an age',
      `\\d{1,3}[- ]?${listed('age-unit')},? (?:${listed('before-an-occupation')} ){0,2}`,
      `${TERM}${STOP_OF_SOMEBODY}`,
    ),
    // `retired lock keeper`, `a licensed quantity surveyor`
    occupation(
      'behind a state of it',
      `(?:${eitherCase(lexiconPattern('attributes', { class: 'state-of-an-occupation', language: 'en' }))}) `,
      `${TERM}${STOP}`,
    ),
    // `my husband's a crane operator`
    occupation(
      "what a relation's",
      `(?:[Mm]y|[Hh]is|[Hh]er|[Oo]ur|[Tt]heir) \\p{Ll}{3,14}(?:['’]s| is| was| has been| had been) ${ARTICLE} `,
      `${TERM}${STOP_OF_SOMEBODY}`,
    ),
    // `this forty four year old welder`
    occupation(
      'behind an age in words',
      `\\p{Ll}[- ]year[- ]old (?:${listed('before-an-occupation')} ){0,2}`,
      `${TERM}${STOP_OF_SOMEBODY}`,
    ),
    // `Sous chef, Lume Rooftop, Nov 2022–`, `Senior Engineer (03/2021 – now)`, `Chief Operating Officer | Board Director`
    occupation(
      'at the beginning of a line of a CV or a signature',
      `(?<=(?:^|\\n)[ \\t>*•-]{0,4}|[-—–|] )`,
      `\\p{Lu}[\\p{L}'-]{2,24}(?: (?:in |of |de )?[\\p{L}'-]{2,24}){1,3}(?=, (?!and )(?:\\p{Lu}|since)| \\((?:\\d|since)| [-—–|] |, ?\\r?\\n\\p{Lu})`,
    ),
    occupation('in brackets', '\\(', `${TERM}(?=[,;)])`, 'cue:hint'),
  ],
};
