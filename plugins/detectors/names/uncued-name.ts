import type { Match } from '../../../core/index.js';
import {
  beginsSentence,
  isDiscoverer,
  isLegalEponym,
  isNamedThing,
  lexiconWords,
  scoreOf,
} from '../../../kit/index.js';
import { isBehindRelation } from './cues/kin.js';
import { isAmongCapitals, isProper } from './cues/neighbours.js';
import { hasPersonPredicate, isAddressed } from './cues/person-predicates.js';
import { behindName } from './lists/behind-name.js';
import { against } from './lists/evidence.js';
import { hashWord } from './lists/hash.js';
import { endOfName } from './lists/name-span.js';
import { asGiven, asSurname } from './lists/strength.js';
import { CAPS, flagsOf, GIVEN, hashesOf, INITIAL, isLatin, type NameWord, type TextWindow } from './lists/word.js';

/** A name after a relation. */
const KIN = scoreOf('cue:word');
/** A name beside a phrase that is used almost only with persons. */
const PREDICATE = scoreOf('cue:hint');
/** In the lists of frequent names and not an everyday word: nine in ten are persons in any context. */
const LISTED = scoreOf('form:plausible');
/** A frequent name whose neighbours do not make it the name of a thing. */
const FREQUENT = scoreOf('form:plausible');
/** A frequent first name whose neighbours may make it the name of a thing. */
const UNSURE = scoreOf('lexicon:ambiguous');
/** A word in capitals among others is more often an abbreviation. */
const ABBREVIATED = 0.11;
/** In the list of rare names. */
const IN_LONG_TAIL = scoreOf('lexicon:ambiguous');
/** A name whose other meaning is as frequent. */
const HOMOGRAPH = scoreOf('form:bare');
/** A shorter surname that is also an everyday word is not accepted at the start of a sentence. In code units. */
const SHORTEST_HOMOGRAPH = 4;
/** Higher in Cyrillic and Greek, because the model has seen few such texts and rarely finds these names. */
const IN_OTHER_LETTERS = scoreOf('form:plausible');
const LEAST = 0.2;
/** `from May to June` */
const MONTHS = hashesOf(lexiconWords('calendar', { class: 'month-full', language: 'en' }));
const isMonth = (window: TextWindow, { first }: NameWord): boolean => MONTHS.has(window.tokens.hash[first] ?? 0);
/** Persons after whom signs, diseases and devices are named. */
const EPONYMS = hashesOf(lexiconWords('not-a-name', { class: 'eponym' }));

/** A first name or surname on its own without a cue: ambiguous, unless the phrase around it is used with persons. */
export function uncuedName(window: TextWindow, word: NameWord | undefined): Match | undefined {
  if (word === undefined || (word.known & INITIAL) !== 0) return undefined;
  const [given, surname] = [asGiven(word), asSurname(word)];
  const isKin = isBehindRelation(window, word);
  const listed = listScore(window, word, given, surname);
  const isGivenTo =
    (word.known & (GIVEN | CAPS)) === GIVEN &&
    listed < PREDICATE &&
    !isMonth(window, word) &&
    isAddressed(window, word);
  const base = isKin ? KIN : isGivenTo ? PREDICATE : listed;
  if (base === 0 && surname < 1) return undefined;
  const tail = behindName(window, word);
  if (tail === 'post-nominal')
    return match(
      window,
      word,
      scoreOf(surname >= 3 ? 'cue:label' : 'form:common'),
      'cue: letters of a title behind the name',
    );
  const found =
    base < PREDICATE && hasPersonPredicate(window, word)
      ? match(window, word, PREDICATE, 'cue: said of persons')
      : isKin
        ? match(window, word, base, 'cue: relation before the name')
        : listedMatch(window, word, base);
  if (found === undefined) return undefined;
  if (isLegalEponym(window.view, word)) return against(found, 'lexicon:eponym-of-law');
  if (!isKin && isDiscoverer(window.view, word)) return against(found, 'cue:thing-beside');
  const isThing =
    tail === 'Thing' ? !isAmongCapitals(window, word) : tail === 'thing' && !isKin && Math.max(given, surname) < 3;
  if (isThing) return against(found, 'cue:thing-behind');
  // A frequent surname before `test` is as often a patient's, but two of them are not: `Bland-Altman plot`.
  const mayBeThing = given < 3 && !isKin && (tail !== 'thing' || word.last > word.first);
  if (mayBeThing && isNamedThing(window.view, word)) return against(found, 'cue:thing-beside');
  const isEponym = given < 3 && EPONYMS.has(window.tokens.hash[word.first] ?? 0);
  return isEponym ? against(found, 'lexicon:eponym') : found;
}

/** Evidence from the lists for a word that stands alone, by how well it fits as a first name and as a surname. */
function listScore(window: TextWindow, word: NameWord, given: number, surname: number): number {
  const best = Math.max(given, surname);
  if (given >= 3 && !isLatin(window.view, word.start)) return IN_OTHER_LETTERS;
  if (best >= 3 && isProper(window, word)) {
    const isListed = (flagsOf(window, word.first) & (window.bits.given | window.bits.surname)) !== 0;
    // The list of rare surnames tells nothing in German, where every noun is capitalised.
    const isTelling = isListed || window.document.language() !== 'de';
    if (isTelling && (!isListed || isNoOther(window, word))) return isListed ? LISTED : FREQUENT;
  }
  const capitals = (word.known & CAPS) !== 0 && !isAmongCapitals(window, word) ? ABBREVIATED : 0;
  if (given >= 3) return UNSURE - capitals;
  if (best >= 2) return IN_LONG_TAIL - capitals;
  // `Oh, and bring it`
  const isShort = word.end - word.start < SHORTEST_HOMOGRAPH && !isNoOther(window, word);
  return given === 1.5 || (surname === 1.5 && !isShort) ? HOMOGRAPH - capitals : 0;
}

/** False for an everyday word at the start of a sentence, where its capital tells nothing: `Rose early.` */
const isNoOther = (window: TextWindow, { start, end }: NameWord): boolean =>
  !window.gazetteer.isCommon(hashWord(window.view, start, end)) || !beginsSentence(window.view, start);

const match = (window: TextWindow, word: NameWord, score: number, why: string): Match | undefined =>
  score < LEAST ? undefined : { type: 'PERSON', start: word.start, end: endOfName(window, word), score, why };

/** A match that rests on the lists alone, unless a phrase around it is used with persons. */
function listedMatch(window: TextWindow, word: NameWord, score: number): Match | undefined {
  const found = match(window, word, score, 'list of names');
  return found && !hasPersonPredicate(window, word) ? { ...found, open: true } : found;
}
