import type { Match } from '../../../core/index.js';
import { beginsSentence, isLegalEponym, lexiconWords, scoreOf } from '../../../kit/index.js';
import { isBehindRelation } from './cues/kin.js';
import { isAmongCapitals, isProper } from './cues/neighbours.js';
import { hasPersonPredicate } from './cues/person-predicates.js';
import { behindName } from './lists/behind-name.js';
import { against } from './lists/evidence.js';
import { hashWord } from './lists/hash.js';
import { endOfName } from './lists/name-span.js';
import { asGiven, asSurname } from './lists/strength.js';
import { CAPS, flagsOf, hashesOf, INITIAL, isLatin, type NameWord, type TextWindow } from './lists/word.js';

/** A name behind a relation. */
const KIN = scoreOf('cue:word');
/** Beside what is hardly said of anything but persons. */
const PREDICATE = scoreOf('cue:hint');
/** In the lists of frequent names, and no everyday word: nine of ten are persons, wherever they stand. */
const LISTED = scoreOf('form:plausible');
/** A name that many bear, where nothing beside it makes a thing of it. */
const FREQUENT = scoreOf('form:plausible');
/** A first name that many bear, where something beside it may make a thing of it. */
const UNSURE = scoreOf('lexicon:ambiguous');
/** Words in capitals among others are abbreviations more often. */
const ABBREVIATED = 0.11;
/** In the long tail of names. */
const IN_LONG_TAIL = scoreOf('lexicon:ambiguous');
/** A name that is as often something else. */
const HOMOGRAPH = scoreOf('form:bare');
/** A shorter surname that is an everyday word does not begin a sentence as a name. In code units. */
const SHORTEST_HOMOGRAPH = 4;
/** In Cyrillic and Greek, which the name model has hardly read, so that nobody else finds it. */
const IN_OTHER_LETTERS = scoreOf('form:plausible');
const LEAST = 0.2;
/** After whom signs, diseases and devices are called. */
const EPONYMS = hashesOf(lexiconWords('not-a-name', { class: 'eponym' }));

/** A first name or surname on its own, without a cue: ambiguous, unless what is said beside it is said of persons. */
export function uncuedName(window: TextWindow, word: NameWord | undefined): Match | undefined {
  if (word === undefined || (word.known & INITIAL) !== 0) return undefined;
  const [given, surname] = [asGiven(word), asSurname(word)];
  const isKin = isBehindRelation(window, word);
  const base = isKin ? KIN : listScore(window, word, given, surname);
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
      : match(window, word, base, isKin ? 'cue: relation before the name' : 'list of names');
  if (found === undefined) return undefined;
  if (isLegalEponym(window.view, word)) return against(found, 'lexicon:eponym-of-law');
  const isThing =
    tail === 'Thing' ? !isAmongCapitals(window, word) : tail === 'thing' && !isKin && Math.max(given, surname) < 3;
  if (isThing) return against(found, 'cue:thing-behind');
  const isEponym = given < 3 && EPONYMS.has(window.tokens.hash[word.first] ?? 0);
  return isEponym ? against(found, 'lexicon:eponym') : found;
}

/** How much the lists tell of a word that stands alone, by how well it fits as a first name and as a surname. */
function listScore(window: TextWindow, word: NameWord, given: number, surname: number): number {
  const best = Math.max(given, surname);
  if (given >= 3 && !isLatin(window.view, word.start)) return IN_OTHER_LETTERS;
  if (best >= 3 && isProper(window, word)) {
    const isListed = (flagsOf(window, word.first) & (window.bits.given | window.bits.surname)) !== 0;
    // German writes every noun with a capital: there, the long tail of surnames tells nothing.
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

/** False for an everyday word that begins a sentence, so that its capital tells nothing: `Rose early.` */
const isNoOther = (window: TextWindow, { start, end }: NameWord): boolean =>
  !window.gazetteer.isCommon(hashWord(window.view, start, end)) || !beginsSentence(window.view, start);

const match = (window: TextWindow, word: NameWord, score: number, why: string): Match | undefined =>
  score < LEAST ? undefined : { type: 'PERSON', start: word.start, end: endOfName(window, word), score, why };
