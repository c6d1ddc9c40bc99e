import type { Pattern, PatternRecognizer } from '../../../../core/index.js';
import { lexiconPattern, lexiconSet, lexiconWords } from '../../../../kit/index.js';

/** Well-known organisations whose names have no other meaning. */
export const WELL_KNOWN = lexiconWords('organizations', {
  class: ['company', 'finance', 'health', 'media', 'public-body', 'school', 'sport'],
});

/** Names of organisations that {@link knownAbbreviation} finds. */
export const ABBREVIATION = /^\p{Lu}{2,5}$/u;

/** Context words for names of companies that are also everyday words. */
export const OF_COMPANIES = lexiconWords('organization-words', { class: 'context' });

/** Abbreviations that also stand for diseases, operations, tests and parts of an examination. */
const CLINICAL_TOO = lexiconSet('organization-words', { class: 'clinical-too' });
const BEFORE_CLINICAL = lexiconWords('organization-words', { class: 'before-clinical' });
const BEHIND_CLINICAL = `[ ]?[:=(]|,? ?\\d| (?:was |is |were )?(?:${lexiconPattern('clinical-words', { class: 'behind-an-abbreviation', language: 'en' })})`;

/** An abbreviation that labels a number: `DEA# BW1234563`, `NHS No 943 …`, `NHS 943 555 0100`. */
const LABELS_NUMBER =
  ' ?(?:#|(?:[Nn]o|NO|[Nn]r|ID|[Nn]umber)(?!\\p{L})\\.?)[:# ]{0,3}[A-Z]{0,3}\\d{3}(?:\\d\\d| \\d)| ?:? \\d{3}[ -]\\d{3}[ -]\\d{3,4}(?!\\d)| (?:[A-Z]{2}\\d{7}|\\d{3}(?!\\d)|(?:[Ff]orm|[Ss]chedule|[Nn]umber|[Rr]egistration)(?!\\p{L}))';

const anyOf = (names: readonly string[]): Pick<Pattern, 'type' | 'match' | 'score'> => ({
  type: 'ORGANIZATION',
  match: `(?:${names.join('|')})(?![\\p{L}\\p{N}_]|${LABELS_NUMBER})`,
  score: 'form:own',
});

const ABBREVIATED = WELL_KNOWN.filter((name) => ABBREVIATION.test(name));
const clinical = anyOf(ABBREVIATED.filter((name) => CLINICAL_TOO.has(name)));

/** Well-known organisations by their abbreviation. */
export const knownAbbreviation: PatternRecognizer = {
  name: 'names/known-abbreviation',
  types: ['ORGANIZATION'],
  patterns: [
    anyOf(ABBREVIATED.filter((name) => !CLINICAL_TOO.has(name))),
    { ...clinical, name: 'clinical too', match: `${clinical.match}(?!${BEHIND_CLINICAL})`, counter: BEFORE_CLINICAL },
    // In medical records usually the blood pressure: `BP 138/88`.
    {
      name: 'oil',
      type: 'ORGANIZATION',
      match: `BP(?![\\p{L}\\p{N}_])(?![ :=]{0,3}(?:\\d|(?:is|was|at) \\d|(?:${lexiconPattern('clinical-words', { class: 'behind-blood-pressure', language: 'en' })})(?!\\p{L})))`,
      score: 'form:common',
      context: OF_COMPANIES,
    },
  ],
};
