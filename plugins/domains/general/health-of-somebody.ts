import type { CodeRecognizer, Match, Span, TextDocument } from '../../../core/index.js';
import {
  byPosition,
  isClinicalText,
  lexiconSet,
  lexiconWords,
  onFirstUse,
  overlapping,
  scoreOf,
} from '../../../kit/index.js';
import { HEALTH_IN_A_SENTENCE } from './health-statements.js';

/** Word list: one word of each illness, condition and treatment. */
export const HEALTH_LIST = 'general/health-word';

const CLASSES = [
  ...(['illness', 'illness-head', 'condition', 'treatment', 'help-group', 'genetic', 'substance'] as const),
  ...(['test-result', 'diagnosed', 'biometric'] as const),
];
const longest = (text: string): string =>
  text.split(/[^\p{L}\p{N}]/u).reduce((most, part) => (part.length > most.length ? part : most), '');
const SHORT = 4;
/** The part that tells a term, as the scan splits words: `crohn` of *Crohn's*; of *hepatitis B* not the letter. */
const tellingPart = (term: string): string => {
  const last = longest(term.slice(term.lastIndexOf(' ') + 1));
  return last.length < SHORT ? longest(term) : last;
};
const beforeWith = (term: string): string => term.replace(/ (?:with|for|from|as having)$/u, '');

export const HEALTH_WORDS: readonly string[] = [
  ...new Set(
    [
      ...CLASSES.flatMap((name) => lexiconWords('special-categories', { class: name, language: 'en' }).map(beforeWith)),
      ...lexiconWords('diseases', { class: 'common' }),
    ].map(tellingPart),
  ),
];

/** `she`, `mum`: who is a certain person in every sentence. */
const SOMEBODY: ReadonlySet<string> = lexiconSet('special-categories', { class: 'somebody', language: 'en' });
/** `my sister`, `the tenant`: who is one behind such a word. */
const ROLES: ReadonlySet<string> = new Set([
  ...lexiconWords('attributes', { class: 'kin', language: 'en' }),
  ...lexiconWords('special-categories', { class: 'person', language: 'en' }),
]);
const BEFORE_A_ROLE: ReadonlySet<string> = new Set(['my', 'our', 'her', 'his', 'the', 'both']);
/** `people`, `anyone`, `if`: what is said of everybody is no personal data. */
const IN_GENERAL: ReadonlySet<string> = lexiconSet('special-categories', { class: 'said-in-general', language: 'en' });
const WORDS = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu;
/** The expression of what is said, made when its lead is first read: the one of all illnesses takes a quarter of a second. */
const SAID = new Map<string, () => RegExp>(
  HEALTH_IN_A_SENTENCE.map(({ match }) => [match, onFirstUse(() => new RegExp(`(?:an? |the )?(${match})`, 'diuy'))]),
);
const STATEMENTS = onFirstUse(() =>
  HEALTH_IN_A_SENTENCE.map(({ type, lead = '', match }) => ({ type, lead: new RegExp(lead, 'giu'), match })),
);
/** Any of the words before what is said: most sentences have none. */
const ANY_LEAD = onFirstUse(() => new RegExp(HEALTH_IN_A_SENTENCE.map(({ lead = '' }) => lead).join('|'), 'iu'));
const SCORE = scoreOf('cue:word');
/** A letter of a clinic has fewer abbreviations than a chart. */
const SIGNS_OF_A_CHART = 2;
const PATIENT = /(?<!\p{L})(?:patients?|history of)(?!\p{L})/iu;
const LEAST_OF_A_PERSON = 0.5;
const SURE_OF_A_PERSON = scoreOf('form:own');
const OF_WRITER = /(?<!\p{L})(?:I|my|me)(?!\p{L})/iu;
/** How far a statement is read around its word, in code units. */
const BEFORE = 160;
const BEHIND = 80;

/**
 * What a sentence says of the health of a certain person: `she was diagnosed with lupus`, `Tom is HIV+`. What is said of people in
 * general is no personal data, and a clinical text, where health is the matter, is left to level 3 and to the domain Medical.
 */
export const healthOfSomebody: CodeRecognizer = {
  name: 'general/health-of-somebody',
  types: ['DIAGNOSIS', 'HEALTH', 'BIOMETRIC_ID'],
  languages: ['en'],
  needs: { words: [HEALTH_LIST] },
  recognize: () => [],
  recall(document: TextDocument, found: readonly Match[]): readonly Match[] {
    const { view } = document;
    if (document.domain === 'Medical') return [];
    const sentences = withHealthWords(document);
    if (sentences.length === 0) return [];
    const persons = personsIn(found);
    // Who cannot be told from the text has no secret in it; who writes is known to the reader.
    if (persons.length === 0 && !OF_WRITER.test(view)) return [];
    // A case that names nobody for certain, as physicians ask about them.
    if (PATIENT.test(view) && !persons.some(({ score }) => score >= SURE_OF_A_PERSON)) return [];
    if (isClinicalText(view, SIGNS_OF_A_CHART)) return [];
    return sentences.flatMap((sentence) => (isOfSomebody(view, sentence, persons) ? statements(view, sentence) : []));
  },
};

/** Where persons are named, in order and apart. */
function personsIn(found: readonly Match[]): readonly Match[] {
  const persons = found.filter(({ type, score }) => type === 'PERSON' && score >= LEAST_OF_A_PERSON).sort(byPosition);
  let end = 0;
  return persons.filter((person) => {
    const isApart = person.start >= end;
    if (isApart) end = person.end;
    return isApart;
  });
}

/** The sentences that hold a word of health, each once. */
function withHealthWords(document: TextDocument): readonly Span[] {
  const { view } = document;
  const bit = document.wordList(HEALTH_LIST);
  const { flags, start, length } = document.tokens;
  const out: Span[] = [];
  for (let token = 0; token < length; token++) {
    const at = start[token] ?? 0;
    if (((flags[token] ?? 0) & bit) === 0 || at < (out.at(-1)?.end ?? 0)) continue;
    out.push(sentenceAt(view, at));
  }
  return out;
}

function sentenceAt(view: string, at: number): Span {
  const before = view.slice(Math.max(0, at - BEFORE), at);
  const first = Array.from(before.matchAll(/[.!?] |\n/gu)).at(-1)?.index ?? -1;
  const behind = view.slice(at, at + BEHIND);
  const last = behind.search(/[.!?](?:\s|$)|\n/u);
  return { start: at - before.length + first + 1, end: last < 0 ? at + behind.length : at + last };
}

function isOfSomebody(view: string, { start, end }: Span, persons: readonly Match[]): boolean {
  const words = (view.slice(start, end).toLowerCase().match(WORDS) ?? []).map((word) => word.replace('’', "'"));
  if (words.some((word) => IN_GENERAL.has(word))) return false;
  const isSomebody = (word: string, at: number): boolean =>
    SOMEBODY.has(word) || (ROLES.has(word) && BEFORE_A_ROLE.has(words[at - 1] ?? ''));
  return words.some(isSomebody) || overlapping(persons, { start, end }).length > 0;
}

function statements(view: string, { start, end }: Span): readonly Match[] {
  const sentence = view.slice(start, end);
  if (!ANY_LEAD().test(sentence)) return [];
  return STATEMENTS().flatMap(({ type, lead, match }) => {
    const span = saidBehind(sentence, lead, match);
    if (span === undefined) return [];
    return [{ type, start: start + span[0], end: start + span[1], score: SCORE, why: 'said of a person' }];
  });
}

/** The first place where what is said stands behind its lead. */
function saidBehind(sentence: string, lead: RegExp, match: string): readonly [start: number, end: number] | undefined {
  lead.lastIndex = 0;
  for (let found = lead.exec(sentence); found !== null; found = lead.exec(sentence)) {
    const said = SAID.get(match)?.();
    if (said === undefined) return undefined;
    said.lastIndex = lead.lastIndex;
    const span = said.exec(sentence)?.indices?.[1];
    if (span !== undefined) return span;
    if (found[0] === '') lead.lastIndex++;
  }
  return undefined;
}
