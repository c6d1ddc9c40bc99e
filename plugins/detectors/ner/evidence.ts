import { readFileSync } from 'node:fs';
import type { EntityType, Evidence, EvidenceKind, Span, TextDocument } from '../../../core/index.js';
import { isNamedThing } from '../../../kit/index.js';
import { Term } from './term.js';
import {
  CLINICAL_CAPITALS,
  CLINICAL_WORDS,
  DEMONYMS,
  EPONYMS,
  EVERYDAY,
  FORM_WORDS,
  GERMAN_LINKS,
  GERMAN_NOUNS,
  LINKS,
  LOWERCASE_FORM_WORDS,
  NAMED_THINGS,
  PRODUCTS,
  ROLES,
  THINGS,
  THINGS_IN_CAPITALS,
} from './words.js';

/** Written by `npm run fit:evidence`. The path leads from dist/ to the folder of the source file. */
const WEIGHTS = new URL('../../../../plugins/detectors/ner/evidence.json', import.meta.url);

/** The kinds of evidence for the model's entities, with the fitted weights. */
export function evidenceKinds(): EvidenceKind[] {
  const { kinds }: { kinds: Readonly<Record<string, Omit<EvidenceKind, 'name'>>> } = JSON.parse(
    readFileSync(WEIGHTS, 'utf8'),
  );
  return Object.entries(kinds).map(([name, { reason, weights }]) => ({ name, reason, weights }));
}

/** What a check looks at. */
interface Reading {
  readonly document: TextDocument;
  readonly span: Span;
  readonly type: EntityType;
  readonly term: Term;
  /** The score of the model. */
  readonly score: number;
  /** True if the model was trained on texts in all scripts. */
  readonly readsAll: boolean;
}

/** What speaks against an entity, by the code of its kind; the weights of a kind say for which types it counts. */
const CHECKS: readonly (readonly [code: string, types: string, holds: (reading: Reading) => boolean])[] = [
  ['lexicon:medicine', '', ({ term }) => EPONYMS.has(nameOf(term)) || consistsOf(term, isClinical)],
  ['lexicon:form', '', ({ term }) => consistsOf(term, isFormWord, LINKS)],
  ['lexicon:common-thing', '', ({ term }) => isCommonThing(term)],
  ['form:one-letter', '', ({ term }) => /^\p{L}\.?$/u.test(term.text)],
  ['form:digits', 'PERSON', ({ term }) => /\d/.test(term.text)],
  ['script:unread', '', ({ term, readsAll }) => !readsAll && UNREAD.test(term.text)],
  ['cue:named-thing', 'PERSON LOCATION ORGANIZATION', isThing],
  ['lexicon:role', 'PERSON', ({ term }) => ROLES.has(term.lower.replace(/\.$/, ''))],
  ['lexicon:product', 'PERSON', ({ term }) => isProduct(term.lower)],
  ['form:everyday-words', 'PERSON', ({ term }) => term.isLowerCase && wordsOf(term.text).some((w) => EVERYDAY.has(w))],
  ['cue:no-place', 'LOCATION', ({ term }) => isNoPlace(term)],
  ['language:lower-case', 'PERSON LOCATION', isLowerCaseAbroad],
  ['language:noun', 'PERSON LOCATION', isGermanNoun],
  ['language:one-word', 'PERSON LOCATION', isOneWordAbroad],
];

/** Evidence against an entity of the model, from its own words and those around it. */
export function evidenceOf(
  document: TextDocument,
  span: Span,
  type: EntityType,
  score: number,
  readsAll: boolean,
): Evidence[] {
  const reading: Reading = { document, span, type, term: new Term(document.view, span), score, readsAll };
  return CHECKS.flatMap(([code, types, holds]) =>
    (types === '' || types.includes(type)) && holds(reading) ? { code } : [],
  );
}

/** True for what is called by a name; of places and organisations only where no other noun can follow them. */
function isThing({ document, span, type, term }: Reading): boolean {
  return (type === 'PERSON' && NAMED_THINGS.has(term.nextWord)) || isNamedThing(document.view, span);
}

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;
const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? [];

/** True if all words of a term, apart from numbers and links, are of a kind, and there is one. */
function consistsOf({ text }: Term, isKind: (word: string) => boolean, links?: ReadonlySet<string>): boolean {
  const words = wordsOf(text).filter((word) => !/^\p{N}/u.test(word) && links?.has(word.toLowerCase()) !== true);
  return words.length > 0 && words.every(isKind);
}

function isClinical(word: string): boolean {
  const lower = word.toLowerCase();
  return CLINICAL_WORDS.has(lower) || (isAllCapitals(word) && CLINICAL_CAPITALS.has(lower));
}

const BETWEEN_PRODUCTS = /, (?:and |or )?| (?:and|or|und|et|y|en) /;

const isAllCapitals = (word: string): boolean => word === word.toUpperCase() && word !== word.toLowerCase();

function isFormWord(word: string): boolean {
  const lower = word.toLowerCase();
  return FORM_WORDS.has(lower) || (word === lower && LOWERCASE_FORM_WORDS.has(lower));
}

function isCommonThing(term: Term): boolean {
  const thing = nameOf(term);
  return THINGS.has(thing) || (isAllCapitals(term.text) && THINGS_IN_CAPITALS.has(thing));
}

/** A term in lower case, without the ending of its genitive: `Alport's`. */
const nameOf = ({ lower }: Term): string => lower.replace(/['’]s?$/, '');

/** True for a product, alone, after a word (`Pfizer Comirnaty`) or before further words (`Diet Coke Zero`). */
const isProduct = (lower: string): boolean =>
  PRODUCTS.has(lower) ||
  PRODUCTS.has(lower.slice(lower.lastIndexOf(' ') + 1)) ||
  PRODUCTS.has(/^\p{L}+ \p{L}+(?= )/u.exec(lower)?.[0] ?? '') ||
  // `Gradle, Kotlin and Maven`
  (lower.includes(' ') && lower.split(BETWEEN_PRODUCTS).every((one) => PRODUCTS.has(one)));

/** Seven digits or more, with marks between them or not: no house has so long a number, and no post code is written so. */
const LONG_NUMBER = /(?<![\d-])(?!\d{5}-\d{3,4}(?!\d)|\d{3}-\d{4}(?!\d))\d(?:[./-]?\d){6,}/;

/** `2L NC`, and a code in lower case: `batch-12`. */
const NO_ADDRESS = /^(?:\d{1,4} ?(?:L|m[Ll]|mg|mcg|kg|LPM|lpm)(?![\p{L}\d])|\p{Ll}+-?\d+$)/u;

/** True for the adjective of a nation, a countdown (`3... 2... 1`), a quantity, a code in lower case, and what contains a long number. */
const isNoPlace = ({ text, lower }: Term): boolean =>
  DEMONYMS.has(lower) || /\.{3}|…/.test(text) || LONG_NUMBER.test(text) || NO_ADDRESS.test(text);

/** Scripts that the model of the package has not been trained on. */
const UNREAD =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u;

const PLAUSIBLE = 0.5;
/** Higher scores stay at level 2 whatever the language. */
const SURE = 0.625;
const ONE_WORD = /^\p{Lu}[\p{L}\p{M}]{1,30}$/u;

/** Lower case in a text that is not English: the model has seen little of it. The language is guessed only then. */
function isLowerCaseAbroad({ document, term, score }: Reading): boolean {
  return term.isLowerCase && score >= PLAUSIBLE && !/\d/.test(term.text) && isForeign(document);
}

function isGermanNoun({ document, term }: Reading): boolean {
  const isNoun = (word: string): boolean => GERMAN_NOUNS.has(word.toLowerCase());
  return consistsOf(term, isNoun, GERMAN_LINKS) && document.language() === 'de';
}

/** One word where it may be capitalised for another reason: a German noun, the first word of a foreign sentence. */
function isOneWordAbroad({ document, term, score }: Reading): boolean {
  if (score < PLAUSIBLE || score >= SURE || !ONE_WORD.test(term.text)) return false;
  return document.language() === 'de' || (term.beginsSentence && isForeign(document));
}

/** True for a text in a known language other than English. */
function isForeign(document: TextDocument): boolean {
  const language = document.language();
  return language !== undefined && language !== 'en';
}
