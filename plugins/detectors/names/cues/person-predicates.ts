import {
  COMMON_THINGS,
  CONTRACT_PARTS,
  lexiconPattern,
  lexiconWords,
  OFFICES,
  PERSON_ROLES,
  UPPER,
} from '../../../../kit/index.js';
import type { Hashes } from '../lists/hashes.js';
import { asName, asSurname } from '../lists/strength.js';
import {
  CAMEL,
  CAPS,
  COMMON,
  endOf,
  HOMOGRAPH,
  hashesOf,
  isCapitalised,
  type NameWord,
  startOf,
  type TextWindow,
} from '../lists/word.js';

const SHORTEST = 3;
/** Maximum number of auxiliaries and adverbs between a name and its predicate, in tokens. */
const MOST_AUXILIARIES = 4;

const AUXILIARY = hashesOf(lexiconWords('person-predicates', { class: 'auxiliary' }));
const PARTICIPLE = hashesOf(lexiconWords('person-predicates', { class: 'participle' }));
const VERB = hashesOf(lexiconWords('person-predicates', { class: 'verb' }));
const PREPOSITION = hashesOf(lexiconWords('person-predicates', { class: 'preposition' }));
const RELATION = hashesOf(lexiconWords('kin', { class: ['relation', 'relation-or-word'] }));
const OWNER = hashesOf(lexiconWords('kin', { class: 'owner' }));
const BEFORE = new Set(lexiconWords('person-predicates', { class: 'before' }));
/** Last words of these phrases; a fast pre-check that most tokens fail. */
const LAST_BEFORE = hashesOf(Array.from(BEFORE, (phrase) => phrase.slice(phrase.lastIndexOf(' ') + 1)));

/**
 * After the name the sentence must continue in lower case or end; a second capital suggests a longer name of something
 * else.
 */
const GOES_ON = /^(?: \p{Ll}|[.,;:)?!]|['’]s|\s*$|\s*\n)/u;
const words = (terms: readonly string[]): Hashes => hashesOf(terms.filter((term) => !/[^a-z]/.test(term)));
const PARTS = words(CONTRACT_PARTS);
const THINGS = words(COMMON_THINGS);
const OFFICE_HASHES = hashesOf([...PERSON_ROLES, ...OFFICES]);
/** Endings of German nouns, which are always capitalised. */
const NOUN = new RegExp(`(?:${lexiconPattern('german-nouns', { class: 'ending' })})$`, 'u');
const ARTICLE = /(?:^|[^\p{L}])(?:[Tt]he|[Aa]n?|[Tt]his|[Tt]hat|[Oo]ur|[Ii]n|[Nn]ear) $|-$/u;

/**
 * True for an unlisted word if the phrase around it is used almost only with persons: `Vang was arrested`, `Hagenkötter
 * hat angerufen`, `Rücksprache mit Obermoser`. The phrases of all languages are checked together.
 */
export function hasPersonPredicate(window: TextWindow, word: NameWord): boolean {
  const { view, tokens } = window;
  const hasPredicate =
    isBehindPhrase(window, word) ||
    isBeforePredicate(window, word) ||
    (view[word.end] === ',' && isBeforeRelation(window, word));
  if (!hasPredicate) return false;
  if (word.end - word.start < SHORTEST || (word.known & (CAPS | COMMON | HOMOGRAPH | CAMEL)) !== 0) return false;
  const hash = tokens.hash[word.first] ?? 0;
  if (asSurname(word) < 1 || PARTS.has(hash) || OFFICE_HASHES.has(hash) || (asName(word) < 2 && THINGS.has(hash)))
    return false;
  if (NOUN.test(view.slice(word.start, word.end))) return false;
  // `an` is an article in English and a preposition in German.
  const isBehindPreposition = PREPOSITION.has(tokens.hash[word.first - 1] ?? 0);
  return isBehindPreposition || !ARTICLE.test(view.slice(Math.max(0, word.start - 6), word.start));
}

/**
 * True before a verb used with persons, or a participle after auxiliaries and adverbs; punctuation ends the predicate.
 */
function isBeforePredicate(window: TextWindow, { first, last }: NameWord): boolean {
  // `Mit Hagenkötter besprochen`
  const isBehindPreposition = PREPOSITION.has(window.tokens.hash[first - 1] ?? 0) && isBehindBlank(window, first);
  for (let at = last + 1; at <= last + 1 + MOST_AUXILIARIES && isBehindBlank(window, at); at++) {
    const hash = window.tokens.hash[at] ?? 0;
    if (at === last + 1 && !isBehindPreposition ? VERB.has(hash) : PARTICIPLE.has(hash)) return true;
    if (!AUXILIARY.has(hash)) return false;
  }
  return false;
}

/** Words before the person who is given something, and between several of them. */
const ADDRESSING = hashesOf(lexiconWords('person-predicates', { class: 'before-addressed' }));
const AND = hashesOf(['and']);
const MOST_ADDRESSED = 4;

/**
 * True for a capitalised word in a sentence behind `to` or `with`, also as one of several: `give it to Will and Mark`.
 * There its capital shows that it is a name, whatever the word means otherwise.
 */
export function isAddressed(window: TextWindow, { first, end }: NameWord): boolean {
  if (!GOES_ON.test(window.view.slice(end, end + 3))) return false;
  let at = first;
  for (let names = 0; names < MOST_ADDRESSED; names++) {
    const before = window.tokens.hash[at - 1] ?? 0;
    if (at === 0 || !isBehindBlank(window, at)) return false;
    if (ADDRESSING.has(before)) return ((window.tokens.kind[at - 1] ?? 0) & UPPER) === 0;
    if (!AND.has(before) || !isBehindBlank(window, at - 1) || !isCapitalised(window, at - 2)) return false;
    at -= 2;
  }
  return false;
}

/** `Obermoser, seine Tochter`, `Quémeneur, épouse` */
function isBeforeRelation(window: TextWindow, { last, end }: NameWord): boolean {
  const hash = window.tokens.hash[last + 1] ?? 0;
  if (startOf(window, last + 1) !== end + 2) return false;
  return RELATION.has(hash) || (OWNER.has(hash) && RELATION.has(window.tokens.hash[last + 2] ?? 0));
}

/** True after `Rücksprache mit`, `Vu avec`, `Selon`: phrases of one or two words. */
function isBehindPhrase(window: TextWindow, { first, start, end }: NameWord): boolean {
  if (!isBehindBlank(window, first) || !LAST_BEFORE.has(window.tokens.hash[first - 1] ?? 0)) return false;
  const phrase = (from: number): boolean =>
    BEFORE.has(window.view.slice(startOf(window, from), start - 1).toLowerCase());
  return (phrase(first - 1) || (first > 1 && phrase(first - 2))) && GOES_ON.test(window.view.slice(end, end + 3));
}

const isBehindBlank = (window: TextWindow, token: number): boolean =>
  token > 0 &&
  token < window.tokens.length &&
  startOf(window, token) === endOf(window, token - 1) + 1 &&
  window.view.charAt(endOf(window, token - 1)) === ' ';
