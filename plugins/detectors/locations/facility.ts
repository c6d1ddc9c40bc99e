import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';
import { lexiconPattern, lexiconSet, lexiconWords, scoreOf } from '../../../kit/index.js';
import { CONNECTORS, NOT_IN_STREETS } from './address/vocabulary.js';
import { matchEnd, Words } from './address/words.js';

/** Word list: words that end the name of a facility in English and German, or begin it in Romance languages. */
export const FACILITY_LIST = 'locations/facility';

/** Words that end the name of a hospital, a school or another institution where people live or are treated. */
const LAST = lexiconWords('facilities', { class: 'facility-end' });
const SCHOOL = lexiconWords('facilities', { class: 'school-end' });
const HOUSE = lexiconWords('facilities', { class: 'house-end' });
const DISTRICT = ['county', 'parish', 'township', 'borough'];
/** Words that begin the name of a facility in Romance languages. */
const FIRST = lexiconWords('facilities', { class: 'facility-start' });

export const FACILITY_WORDS: readonly string[] = [...new Set([...LAST, ...SCHOOL, ...HOUSE, ...DISTRICT, ...FIRST])];

const ENDS_NAME = new Set([...LAST, ...SCHOOL, ...HOUSE]);

/** Words allowed between the name of a facility and its end: `St. Y Medical Center`, `X High School of Music`. */
const REST = new RegExp(
  `[ ](?:(?:${lexiconPattern('facilities', { class: 'before-rest-of-name', language: 'en' })})[ ]){0,2}(?:${lexiconPattern('facilities', { class: 'rest-of-name', language: 'en' })})(?![\\p{L}])`,
  'uy',
);
const OF_NAME =
  /[ ](?:of|at|de|del|de la|di|da|do|der|in|am)[ ](?:the[ ])?\p{Lu}[\p{L}'-]{2,24}(?:[ ](?:of[ ])?\p{Lu}[\p{L}'-]{2,24}){0,2}/uy;
const FIRST_NAME = new RegExp(
  `(?:[ ](?:${lexiconPattern('facilities', { class: 'first-of-romance-name' })})){0,4}(?:[ ](?:${lexiconPattern('facilities', { class: 'link-of-romance-name' })})){0,2}(?:[ ](?!${lexiconPattern('streets', { class: 'not-in-facility-name' })})\\p{Lu}[\\p{L}'-]{2,24}(?:[ ](?:de|del|la|y|e)(?=[ ]\\p{Lu}))?){1,4}`,
  'uy',
);
/** Shows that a Romance name begins with its facility word, so that the words before it do not belong to it. */
const NAME_FOLLOWS = new RegExp(`[ ](?:${lexiconPattern('facilities', { class: 'romance-name-follows' })})[ ]`, 'uy');
const NO_NAME = /[ ](?:de|del)[ ](?:Día|día|Dolor|Referencia|referencia)/uy;

/** Words after a facility word that make it part of clinical prose: `Hospital Course:`, `HOSPITAL DAY 3`. */
const PROSE = new RegExp(
  `[ ](?:${lexiconPattern('facilities', { class: 'prose-behind', language: 'en' })})(?![\\p{L}])`,
  'iuy',
);
/** Words before a facility word that do not name it: `General`, `Pediatric`. */
const GENERIC = lexiconSet('facilities', { class: 'generic' });
/**
 * `Dean of University College`, `Superior Court of Marn County`: a person or body of the place is not part of its name.
 */
const BELONGING = lexiconSet('facilities', { class: 'belongs-to-facility' });
const MOST_WORDS = 6;

/** Hospitals, clinics, schools and other institutions, by a facility word with capitalised words beside it. */
export const facility: CodeRecognizer = {
  name: 'locations/facility',
  types: ['FACILITY', 'CITY'],
  needs: { holds: ['ABCDEFGHIJKLMNOPQRSTUVWXYZ'], words: [FACILITY_LIST] },
  recognize(document: TextDocument): readonly Match[] {
    const found: Match[] = [];
    const bit = document.wordList(FACILITY_LIST);
    const { flags, length } = document.tokens;
    const words = new Words(document);
    for (let i = 0; i < length; i++) {
      if (((flags[i] ?? 0) & bit) === 0 || !words.isCapitalised(i)) continue;
      const match = facilityAt(words, i);
      if (match !== undefined) found.push(match);
    }
    return found;
  },
};

function facilityAt(words: Words, at: number): Match | undefined {
  if (matchEnd(PROSE, words.view, words.end(at)) > 0) return undefined;
  const type = words.text(at).toLowerCase();
  if (matchEnd(NO_NAME, words.view, words.end(at)) > 0) return undefined;
  const leads =
    FIRST.includes(type) && (matchEnd(NAME_FOLLOWS, words.view, words.end(at)) > 0 || endsRomance(words, at));
  if (type === 'clínica' && !leads) return undefined;
  const first = leads ? at : walkBack(words, at);
  if (DISTRICT.includes(type))
    return first === at || !isNamed(words, first, at)
      ? undefined
      : { start: words.start(first), end: words.end(at), type: 'CITY', score: scoreOf('form:usual'), why: 'district' };
  const start = words.start(first);
  if (first < at && ENDS_NAME.has(type) && isNamed(words, first, at)) {
    const rest = Math.max(words.end(at), matchEnd(REST, words.view, words.end(at)));
    if (!isWholeKind(words, at, type)) return undefined;
    if (type === 'medical' || type === 'nursing' || type === 'rehabilitation' ? rest === words.end(at) : false)
      return undefined;
    const end = Math.max(rest, type === 'university' ? matchEnd(OF_NAME, words.view, rest) : -1);
    return { start, end, type: 'FACILITY', score: scoreOf('form:typical'), why: 'named facility' };
  }
  const end = Math.max(
    matchEnd(OF_NAME, words.view, words.end(at)),
    FIRST.includes(type) ? matchEnd(FIRST_NAME, words.view, words.end(at)) : -1,
  );
  return end > 0 && (FIRST.includes(type) || /^(?:School|Institute|College)$/.test(words.text(at)))
    ? { start, end, type: 'FACILITY', score: scoreOf('form:usual'), why: 'facility of a place' }
    : undefined;
}

/**
 * Patterns that must precede ambiguous facility words: `Maple Hollow Assisted Living`, `St. Brendan Regional Imaging`.
 */
const KINDS: ReadonlyMap<string, RegExp> = new Map([
  ['living', /^(?:assisted|senior|independent)$/i],
  ['imaging', /^(?:regional|medical|diagnostic)$/i],
]);
const CLOSED = /^(?:[).,;:]|\s{0,2}(?:\n|$))/;

function isWholeKind(words: Words, at: number, type: string): boolean {
  if (type === 'practice' || type === 'dentistry') return isOfFamily(words, at);
  if (type === 'elementary') return CLOSED.test(words.view.slice(words.end(at), words.end(at) + 4));
  return KINDS.get(type)?.test(words.text(at - 1)) ?? true;
}

/** `Fairhaven Family Practice` is a facility, `Good Practice` is not. */
const isOfFamily = (words: Words, at: number): boolean =>
  /^(?:family|group|pediatric|general)$/iu.test(words.text(at - 1));

/**
 * True if Romance words precede the facility word and a name follows it: `Servicio de Medicina Interna Hospital
 * García`.
 */
function endsRomance(words: Words, at: number): boolean {
  if (at + 1 >= words.length || words.gap(at + 1) !== ' ' || !words.isCapitalised(at + 1)) return false;
  for (let k = at - 1; k >= 0 && at - k <= MOST_WORDS && words.gap(k + 1) === ' '; k--)
    if (/^(?:de|del|y|i|da|do|di|e)$/.test(words.text(k))) return true;
  return false;
}

/** Collects capitalised words to the left, with lower-case connectors between them. */
function walkBack(words: Words, at: number): number {
  let first = at;
  for (let k = at - 1; k >= 0 && at - k <= MOST_WORDS; k--) {
    const gap = words.gap(k + 1);
    if (!/^(?: |-|'| & )$/.test(gap) && !(gap === '. ' && /^(?:St|ST|Dr|Mt|MT|Ft|FT|[A-Z])$/.test(words.text(k))))
      break;
    const text = words.text(k);
    const lower = text.toLowerCase();
    if (words.isCapitalised(k) && !NOT_IN_STREETS.has(lower) && !(BELONGING.has(lower) && words.text(k + 1) === 'of'))
      first = k;
    else if (text === 's' && gap === ' ' && k > 0 && words.gap(k) === "'") continue;
    else if (
      !(
        CONNECTORS.has(text) &&
        first < at &&
        k > 0 &&
        words.isCapitalised(k - 1) &&
        !NOT_IN_STREETS.has(words.text(k - 1).toLowerCase())
      )
    )
      break;
  }
  return first;
}

/** True if a word before the facility word is a name rather than a description such as `General` or `Community`. */
function isNamed(words: Words, first: number, at: number): boolean {
  let named = 0;
  for (let k = first; k < at; k++) if (words.isCapitalised(k) && !GENERIC.has(words.text(k).toLowerCase())) named++;
  return named > 0 || (at - first > 1 && words.text(at) !== words.text(at).toUpperCase());
}
