import type { Match } from '../../../../core/index.js';
import { DIGIT, LOWER } from '../../../../kit/index.js';
import { hashWord } from '../lists/hash.js';
import { RELATIONS } from '../words/context.js';
import {
  DOTTED_TITLES,
  LOCAL_TITLES,
  PLURAL_TITLES,
  RANK_TITLES,
  SHOUTED_TITLES,
  SURE_TITLES,
  WEAK_TITLES,
} from '../words/titles.js';
import { endOf, flagsOf, isAmbiguous, isCapitalised, lowerOf, type Page, startOf } from '../lists/word.js';
import { listed } from './listed-names.js';
import { type Announced, readAnnounced } from './cued-name.js';

const SURE: ReadonlySet<string> = new Set(SURE_TITLES);
const WEAK: ReadonlySet<string> = new Set(WEAK_TITLES);
const DOTTED: ReadonlySet<string> = new Set(DOTTED_TITLES);
const SHOUTED: ReadonlySet<string> = new Set(SHOUTED_TITLES);
/** Between the words of a street: a blank or a hyphen, and the full stop of `12 W. Maple Dr.`. */
const STREET_GAP = /^[\p{L}\p{N}]{0,2}[ -]$|^\p{Lu}\. $/u;
/** What may stand between a title and the name: more titles, and the faculties of German doctors. */
const BETWEEN: ReadonlySet<string> = new Set(
  'med dent vet phil jur iur rer nat pol oec univ habil hc h c ing dipl psych theol mult ssa ra kollegin kollege kollegen soz päd arch mag agr biol chem phys math kfm kffr priv doz pd fh ª º ᵃ ᵒ'.split(
    ' ',
  ),
);
/** What a magnetic resonance shows: `MR LUMBAR SPINE`. */
const IMAGED: ReadonlySet<string> = new Set(
  `abdomen angiogram angiography ankle arthrogram bilateral brachial brain breast cardiac cervical chest elbow enterography face femur foot forearm hand
  head heart hip humerus knee left liver lower lumbar neck orbit orbits pelvis pituitary prostate right sacrum shoulder spine
  thoracic tibia upper urography wrist`.split(/\s+/),
);
const MAX_BETWEEN = 6;
const DOT = 46;
const APOSTROPHE = 39;
const SPACE = 32;

const BETWEEN_SEVERAL = /, | (?:and|und|et|y|e|en|och|og|&) /y;

/** The names behind a title, if this token is one; of several persons, as in `MM. Fabre et Roussel`, all. */
export function readTitled(page: Page, token: number): { matches: Match[]; next: number } | undefined {
  const first = readFirst(page, token);
  if (first === undefined) return undefined;
  return PLURAL_TITLES.has(lowerOf(page, token))
    ? listed(page, first, BETWEEN_SEVERAL, 'fair')
    : { matches: [first.match], next: first.next };
}

/** The name right behind a title. The title is not part of it. */
function readFirst(page: Page, token: number): Announced | undefined {
  const word = lowerOf(page, token);
  const trust = trustOf(page, token, word);
  if (trust === undefined || isStreet(page, token, word)) return undefined;
  const at = behindTitle(page, token);
  if (at === undefined) return undefined;
  const capital = isCapitalised(page, token);
  if (trust === 'fair')
    return readAnnounced(
      page,
      at,
      capital || RELATIONS.has(word) || RANK_TITLES.has(word) || word === 'atty' ? 'fair' : 'weak',
      'role in front',
    );
  return readAnnounced(page, at, 'sure', 'title in front') ?? readSmall(page, at);
}

/** How much a title promises. Those that are other words elsewhere promise all in the language they are titles in. */
function trustOf(page: Page, token: number, word: string): 'sure' | 'fair' | undefined {
  // `HR EXIT INTERVIEW`
  if (word === 'hr' && isShouted(page, token)) return undefined;
  if (word === 'mr' && isShouted(page, token) && IMAGED.has(lowerOf(page, token + 1))) return undefined;
  if (SURE.has(word)) return 'sure';
  const dotted = page.view.charCodeAt(endOf(page, token)) === DOT;
  if ((word === 'heer' && isBehindThe(page, token)) || (word === 'geb' && isMaiden(page, token))) return 'sure';
  // `D. Luis`, not `D.F.`
  const apart = word.length > 1 || (dotted && page.view.charCodeAt(endOf(page, token) + 1) === SPACE);
  const languages = apart && isCapitalised(page, token) ? LOCAL_TITLES.get(word) : undefined;
  if (languages?.includes(page.document.language() ?? '') === true) return 'sure';
  // `Don Harper`: written with a capital, a name where no Spanish or Italian is.
  if (word === 'don' && apart && isCapitalised(page, token)) return undefined;
  if (SHOUTED.has(word)) return isRole(page, token) ? 'fair' : undefined;
  return WEAK.has(word) || (DOTTED.has(word) && dotted) ? 'fair' : undefined;
}

/** `de heer Jansen`: alone, it is a gentleman or, in German, an army. */
const isBehindThe = (page: Page, token: number): boolean => token > 0 && lowerOf(page, token - 1) === 'de';

const MAIDEN = /\. ?\p{Lu}[\p{L}'-]{1,24}(?!\.? ?\d|[\p{L}'-])/uy;

/** `Silke Montag geb. Hundeshagen`, not `Silke Montag, geb. Mai 1971` nor `geb. am`. */
function isMaiden(page: Page, token: number): boolean {
  const gap = startOf(page, token) - endOf(page, token - 1);
  if (token === 0 || gap > 2 || !isCapitalised(page, token - 1)) return false;
  MAIDEN.lastIndex = endOf(page, token);
  return MAIDEN.test(page.view);
}

/** True for a word of capitals, but not for an initial. */
const isCapitals = (page: Page, token: number): boolean =>
  ((page.tokens.kind[token] ?? 0) & LOWER) === 0 && endOf(page, token) - startOf(page, token) > 1;

/** `NP Torres`, in a text that is not all capitals; `Mary Boyd, NP` names the role of the one before. */
function isRole(page: Page, token: number): boolean {
  if (((page.tokens.kind[token] ?? 0) & LOWER) !== 0 || isCapitals(page, token + 1)) return false;
  if (token === 0 || startOf(page, token) - endOf(page, token - 1) > 2 || !isCapitalised(page, token - 1)) return true;
  return (flagsOf(page, token - 1) & (page.bits.given | page.bits.surname)) === 0 && isAmbiguous(page, token - 1);
}

const isShouted = (page: Page, token: number): boolean =>
  ((page.tokens.kind[token] ?? 0) & LOWER) === 0 && page.document.language() !== 'de';

/** The first token behind a title and what may follow it. */
function behindTitle(page: Page, token: number): number | undefined {
  for (let at = token, steps = 0; steps < MAX_BETWEEN; steps++, at++) {
    const gap = startOf(page, at + 1) - endOf(page, at);
    if (at + 1 >= page.tokens.length || gap > 3 || !isTitleGap(page, at)) return undefined;
    const next = lowerOf(page, at + 1);
    const isTitle = (flagsOf(page, at + 1) & page.bits.title) !== 0 && SURE.has(next);
    if (!isTitle && !(BETWEEN.has(next) && !isInitial(page, at + 1))) return at + 1;
  }
  return undefined;
}

/** `mr. C. Kleinveld`: the letters of `Dr. h. c.` are small. */
const isInitial = (page: Page, token: number): boolean =>
  endOf(page, token) - startOf(page, token) === 1 && isCapitalised(page, token);

/** A full stop, white space without a line break, or both; a hyphen or stop inside `Dipl.-Ing.`. */
function isTitleGap(page: Page, token: number): boolean {
  for (let at = endOf(page, token); at < startOf(page, token + 1); at++) {
    const unit = page.view.charCodeAt(at);
    const isMark =
      (unit === 45 && page.view.charCodeAt(at - 1) === DOT) || (unit === APOSTROPHE && page.view.startsWith("'t ", at));
    if (unit !== SPACE && unit !== DOT && !isMark) return false;
  }
  return startOf(page, token + 1) > endOf(page, token);
}

/** `dr smith`: in small letters only a listed name counts. */
function readSmall(page: Page, token: number): Announced | undefined {
  const { given, surname, doubtful } = page.bits;
  const flags = flagsOf(page, token);
  if ((flags & page.bits.stop) !== 0) return undefined;
  if ((flags & (given | surname)) === 0 && !isRare(page, token) && !isSmallSurname(page, token)) return undefined;
  const next = token + 1;
  const more = startOf(page, next) === endOf(page, token) + 1 && (flagsOf(page, next) & surname) !== 0;
  const isPair = more && (flagsOf(page, next) & (doubtful | page.bits.stop)) === 0;
  const end = endOf(page, isPair ? next : token);
  const score = (flags & doubtful) !== 0 ? 0.5 : 0.7;
  const match = { type: 'PERSON', start: startOf(page, token), end, score, why: 'title in front' };
  return { match, next: isPair ? next + 1 : next };
}

const LADIES_AND_GENTLEMEN: ReadonlySet<string> = new Set(
  'frau herr herrn madame monsieur mme señora señor signora signore senhora mevrouw meneer'.split(' '),
);
const ROLES: ReadonlySet<string> = new Set(
  'direktor minister vorsitzender vorsitzende bürgermeister bürgermeisterin lehrer lehrerin nachbar nachbarin kollege kollegin directeur directrice professeur docteur ministre notaire juge director directora profesor profesora alcalde alcaldesa direttore direttrice professore professoressa sindaco diretor diretora professor professora directeur voorzitter burgemeester dokter'.split(
    ' ',
  ),
);
const GREETED_BEFORE =
  /(?:^|[\n,.!?(] {0,2}|(?:hallo|hi|hoi|hola|guten (?:morgen|tag|abend)|bonjour|bonsoir|buenos días|buenas(?: tardes)?|buongiorno|ciao|bom dia|boa tarde|oi|olá|dag|goedemorgen|liebe|lieber|chère|cher|cara|caro|querida|beste) )\p{L}{2,9}$/iu;
const SHORTEST_SURNAME = 4;

/** `hallo frau wernicke,`: greeted, in small letters, no everyday word, and the sentence or greeting ends. */
function isSmallSurname(page: Page, token: number): boolean {
  const { view, gazetteer } = page;
  const [start, end] = [startOf(page, token), endOf(page, token)];
  if (
    end - start < SHORTEST_SURNAME ||
    ROLES.has(lowerOf(page, token)) ||
    !LADIES_AND_GENTLEMEN.has(lowerOf(page, token - 1))
  )
    return false;
  if (((page.tokens.kind[token] ?? 0) & DIGIT) !== 0 || gazetteer.isCommon(hashWord(view, start, end))) return false;
  return (
    GREETED_BEFORE.test(view.slice(Math.max(0, start - 30), start - 1)) &&
    /^ ?[,!.\n]|^$/.test(view.slice(end, end + 2))
  );
}

/** A name of the long tail that is no everyday word: `dr benhamou`. */
function isRare({ view, gazetteer, tokens }: Page, token: number): boolean {
  const [start = 0, end = 0] = [tokens.start[token], tokens.end[token]];
  const hash = hashWord(view, start, end);
  return end - start > 3 && !gazetteer.isCommon(hash) && (gazetteer.isGiven(hash) || gazetteer.isSurname(hash));
}

/** True for the `Dr` of `12 Maple Dr. Springfield`; a mark between ends the number, `(05.03.24, PD Dr. Huber)`. */
function isStreet(page: Page, token: number, word: string): boolean {
  if (word !== 'dr' || token === 0 || !isCapitalised(page, token - 1)) return false;
  for (let at = token - 1; at >= 0 && at > token - 5; at--) {
    if (!STREET_GAP.test(page.view.slice(Math.max(startOf(page, at), endOf(page, at) - 2), startOf(page, at + 1))))
      return false;
    if ((page.tokens.kind[at] ?? 0) === 1) return true;
  }
  return false;
}
