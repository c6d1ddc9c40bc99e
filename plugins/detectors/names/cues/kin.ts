import { CHILDREN, KIN, RELATIONS } from '../words/context.js';
import { asGiven } from '../lists/strength.js';
import { endOf, hashesOf, isCapitalised, type NameWord, type Page, startOf } from '../lists/word.js';

const DIGIT = 1;
/** Enough for `kids (Tobi 9, Ayo 6, Kemi 4 and Ife 1)`. In tokens. */
const LONGEST_LIST = 12;

const RELATION = hashesOf(RELATIONS);
const NEAR = hashesOf([...RELATIONS, ...KIN]);
const MANY = hashesOf(CHILDREN);
const [LAW, OF, WIDOW] = hashesOf(['law', 'of', 'widow']);
const AND = hashesOf(['and', 'und', 'et', 'y', 'e', 'en', 'i', 'och', 'og']);
/** What stands behind an age: `48 J.`, `6 ans`. */
const YEARS = hashesOf(['j', 'jahre', 'ans', 'anni', 'años', 'anos', 'jaar', 'lat', 'år']);
const OF_LANGUAGES = hashesOf(['de', 'd', 'di', 'van', 'von', 'da', 'do']);
const QUOTE = 34;
const CLOSE = 41;
const JOINTS: ReadonlySet<string> = new Set(['-', ' ']);
/** In words. */
const LONGEST_VERB = 3;

const APART: ReadonlySet<string> = new Set([', ', ' (', ': ', ' - ', ' = ']);
/** Behind these a capitalised word before the name is another name of the list. */
const BESIDE: ReadonlySet<string> = new Set([' (', ' & ', ', ', '/', ' / ', '; ']);
const LISTED: ReadonlySet<string> = new Set([
  ...[' ', ', ', ' (', '), ', ') ', ' & ', '/', '; ', ' / ', '., ', '. ', '.) '],
]);

/**
 * True for the name behind a relation: `her son Bao`, `daughter, Thandeka,`, `mom (Lihua, 555-0177)`, and in the list behind
 * several, `kids (Tobi 9, Ayo 6)`. German writes every noun with a capital, so that there the word must be known as a name.
 */
export function isBehindRelation(page: Page, word: NameWord): boolean {
  const given = asGiven(word);
  if (given < 1 || !isAfterRelation(page, word)) return false;
  return given > 1 || (page.document.language() !== 'de' && !isHeading(page, word));
}

/** `Kids Juniper & Asa` */
const AND_ANOTHER = /^ (?:&|and) \p{Lu}\p{Ll}/u;

/** `Friends Electrocuted`, `Mom: Good`: a title, or who speaks. */
const isHeading = (page: Page, word: NameWord): boolean =>
  isCapitalised(page, word.first - 1) &&
  !BESIDE.has(gapOf(page, word.first - 1)) &&
  !AND_ANOTHER.test(page.view.slice(word.end, word.end + 8));

function isAfterRelation(page: Page, word: NameWord): boolean {
  const before = word.first - 1;
  if (before < 0) return false;
  const hash = page.tokens.hash[isInLaw(page, before) ? before - 2 : before] ?? 0;
  const gap = gapOf(page, before);
  if (gap === ' (' && isSubject(page, word, before)) return true;
  // `widow of Hal`
  if (gap === ' ' && hash === OF && asGiven(word) >= 2 && gapOf(page, before - 1) === ' ')
    return NEAR.has(page.tokens.hash[before - 1] ?? 0) || page.tokens.hash[before - 1] === WIDOW;
  if (isOfSomebody(page, word)) return true;
  if (gap === ' ' && RELATION.has(hash)) return true;
  if (gap === ' ' && NEAR.has(hash)) return !isCapitalised(page, before);
  if (gap === ' "') return NEAR.has(hash) && page.view.charCodeAt(word.end) === QUOTE;
  if (APART.has(gap) && NEAR.has(hash)) return gap === ': ' || gap === ' = ' || isClosed(page, word);
  return isInList(page, word.first);
}

/** `hijo de Ginés`, `la prima de Ainhoa`, `le fils d'Hortense`, and the second of `hijo de Ginés y Fulgencia`. */
function isOfSomebody(page: Page, word: NameWord): boolean {
  if (asGiven(word) < 2) return false;
  let before = word.first - 1;
  if (AND.has(page.tokens.hash[before] ?? 0) && gapOf(page, before) === ' ' && isCapitalised(page, before - 1))
    before -= OF_LANGUAGES.has(page.tokens.hash[before - 2] ?? 0) ? 2 : 0;
  const gap = gapOf(page, before);
  if (!OF_LANGUAGES.has(page.tokens.hash[before] ?? 0) || (gap !== ' ' && gap !== "'")) return false;
  return gapOf(page, before - 1) === ' ' && NEAR.has(page.tokens.hash[before - 1] ?? 0);
}

/** `sister-in-law` or `sister in law`, at its last token. */
const isInLaw = (page: Page, token: number): boolean =>
  page.tokens.hash[token] === LAW && JOINTS.has(gapOf(page, token - 1)) && JOINTS.has(gapOf(page, token - 2));

/** `says Dad passed (Stavros)`: the relation, a verb or two, and who it is in brackets. */
function isSubject(page: Page, word: NameWord, last: number): boolean {
  if (asGiven(word) < 2 || page.view.charCodeAt(word.end) !== CLOSE) return false;
  for (let at = last, steps = 0; at > 0 && steps < LONGEST_VERB; at--, steps++) {
    if (isCapitalised(page, at) || gapOf(page, at - 1) !== ' ') return false;
    if (NEAR.has(page.tokens.hash[at - 1] ?? 0)) return true;
  }
  return false;
}

/** The list is read from its end: names, ages in figures, `and`, up to the word for several. */
function isInList(page: Page, token: number): boolean {
  for (let at = token - 1, steps = 0; at >= 0 && steps < LONGEST_LIST; at--, steps++) {
    const gap = gapOf(page, at);
    const hash = page.tokens.hash[at] ?? 0;
    if (MANY.has(hash)) return gap === ' ' || APART.has(gap);
    if (!LISTED.has(gap) && gap !== '-') return false;
    if (!isAge(page, at) && !AND.has(hash) && !YEARS.has(hash) && !isCapitalised(page, at)) return false;
  }
  return false;
}

const isAge = (page: Page, token: number): boolean =>
  page.tokens.kind[token] === DIGIT && endOf(page, token) - startOf(page, token) <= 2;

/** What stands between a token and the next. */
const gapOf = (page: Page, token: number): string => {
  const start = endOf(page, token);
  return page.view.slice(start, Math.min(startOf(page, token + 1), start + 4));
};

/** An apposition ends with a mark; `his father, Siemens said` is none. */
const isClosed = (page: Page, word: NameWord): boolean =>
  /^(?:[,);(]| \(?\d)/.test(page.view.slice(word.end, word.end + 3));
