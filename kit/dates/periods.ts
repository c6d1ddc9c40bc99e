import type { Language } from '../../core/contracts/languages.js';
import { likeCase } from './calendar-words.js';
import { type Civil, dayOf } from './civil.js';
import type { Notation } from './formats.js';

/** Names of the seasons in one language, from spring, with synonyms. */
interface Seasons {
  readonly code: Language;
  readonly names: readonly [string, string, string, string];
  readonly also: Readonly<Record<string, number>>;
}

const SEASONS: readonly Seasons[] = [
  { code: 'en', names: ['spring', 'summer', 'autumn', 'winter'], also: { fall: 2 } },
  { code: 'de', names: ['Frühling', 'Sommer', 'Herbst', 'Winter'], also: { frühjahr: 0 } },
  { code: 'fr', names: ['printemps', 'été', 'automne', 'hiver'], also: {} },
  { code: 'es', names: ['primavera', 'verano', 'otoño', 'invierno'], also: {} },
  { code: 'it', names: ['primavera', 'estate', 'autunno', 'inverno'], also: {} },
  { code: 'pt', names: ['primavera', 'verão', 'outono', 'inverno'], also: {} },
  { code: 'nl', names: ['lente', 'zomer', 'herfst', 'winter'], also: { voorjaar: 0, najaar: 2 } },
];
const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth'];
/** Middle month of each season. Winter belongs to the year in which it begins. */
const SEASON_MONTHS: readonly number[] = [4, 7, 10, 1];

const seasonIn = ({ names, also }: Seasons, word: string): number | undefined => {
  const index = names.findIndex((name) => name.toLowerCase() === word);
  return index < 0 ? also[word] : index;
};

/** The season that a word names, and its language; the document's language is preferred. */
function readSeason(text: string, language: string | undefined): { season: number; of: Seasons } | undefined {
  const word = text.toLowerCase();
  const found = SEASONS.flatMap((of) => {
    const season = seasonIn(of, word);
    return season === undefined ? [] : [{ season, of }];
  });
  return found.find(({ of }) => of.code === language) ?? found[0];
}

const words = [...new Set(SEASONS.flatMap(({ names, also }) => [...names, ...Object.keys(also)]))].join('|');
const SEASON = `(?<s>${words})(?!\\p{L})(?:\\s(?:of|de|del|do|di|du|van))?`;
const ORD = '(?:\\.|st|nd|rd|th|er|ère|e|[ºª°])?';
const QUARTER = '(?:Quartal|quarter|trimestre|kwartaal)';
const HALF = '(?:Halbjahr|half|semestre|halfjaar)';
const OF = '(?:\\s(?:of|de|del|do|di|van))?\\s(?:FY\\s?)?';
const FROM = '(?<![\\p{L}\\p{N}])';
const WEEK = '(?:KW|weeks?|wk|Woche|semaine|semana|settimana)';

/**
 * Notations of parts of a year, for a year of four digits and one of two. Groups beside `y`: `s` season, `z` the second year of a
 * winter, `q` quarter, `h` half, `w` week, `n` a quarter or half in words.
 */
export const periodFormats = (y4: string): readonly Notation[] => {
  const year = `(?<y>${y4})(?!\\d)`;
  return [
    [3, 4, `${FROM}${SEASON},?\\s{1,3}(?<y>${y4})(?:[/–-](?<z>${y4}|\\d{2}))?(?!\\d)`],
    [3, 2, `${FROM}${SEASON}\\s?['’](?<y>\\d{2})(?!\\d)`],
    [1, 2, `${FROM}(?:Q(?<q>[1-4])[\\s/-]{0,2}|(?<q2>[1-4])Q\\s?)(?:FY\\s?)?'?(?<y>${y4}|\\d{2})(?!\\d)`],
    [1, 4, `${FROM}(?<y>${y4})[\\s/-]{0,2}(?:Q(?<q>[1-4])|H(?<h>[12]))(?!\\d)`],
    [1, 4, `${FROM}T(?<q>[1-4])[\\s/-]${year}`],
    [1, 4, `${FROM}H(?<h>[12])[\\s/-]{0,2}${year}`],
    [7, 4, `${FROM}(?:(?<q>[1-4])${ORD}|(?<n>${ORDINALS.join('|')}))\\s?${QUARTER}${OF}${year}`],
    [4, 4, `${FROM}(?:(?<h>[12])${ORD}|(?<n>first|second))\\s?${HALF}${OF}${year}`],
    [2, 4, `${FROM}${WEEK}\\s?(?<w>[0-5]?\\d)(?:\\s(?:of|de|del|do)\\s|[\\s/,]{1,2})${year}`],
  ];
};

/** Returns the text of a group of a notation. */
type Groups = (name: string) => string | undefined;

/** A day in the middle of the part of a year that the groups name; undefined if they name none. */
export function periodDay(get: Groups, whole: string, year: number, language?: string): number | undefined {
  const season = get('s');
  if (season !== undefined) {
    const of = readSeason(season, language)?.season ?? 0;
    return dayOf(of === 3 && get('z') !== undefined ? year + 1 : year, SEASON_MONTHS[of] ?? 7, 15);
  }
  const ordinal = ORDINALS.indexOf((get('n') ?? '').toLowerCase()) + 1;
  const isHalf = new RegExp(HALF, 'iu').test(whole);
  const half = Number(get('h') ?? (isHalf ? ordinal : 0));
  if (half > 0) return dayOf(year, half * 6 - 2, 1);
  const quarter = Number(get('q') ?? get('q2') ?? ordinal);
  if (quarter > 0) return dayOf(year, quarter * 3 - 1, 15);
  const week = get('w');
  return week === undefined ? undefined : dayOf(year, 1, 4) + (Number(week) - 1) * 7;
}

const twoOr4 = (year: number, model: string): string =>
  model.length === 2 ? String(year % 100).padStart(2, '0') : String(year).padStart(4, '0');

/** The group texts of a notation for another date; `y` is the year that the period belongs to. */
export function periodTexts(
  get: Groups,
  whole: string,
  at: Civil,
  language?: string,
): Readonly<Record<string, string>> {
  const season = get('s');
  const index = Math.floor((at.month + 9) / 3) % 4;
  const isHalf = get('h') !== undefined || new RegExp(HALF, 'iu').test(whole);
  const part = Math.ceil(at.month / (isHalf ? 6 : 3));
  // December belongs to the winter named after the following year.
  const winter = index === 3 && season !== undefined ? (at.month === 12 ? at.year + 1 : at.year) : undefined;
  const first = winter === undefined ? at.year : get('z') === undefined ? winter : winter - 1;
  const names = season === undefined ? undefined : readSeason(season, language)?.of.names;
  return {
    y: twoOr4(first, get('y') ?? ''),
    z: twoOr4(first + 1, get('z') ?? ''),
    s: likeCase(names?.[index] ?? '', season ?? ''),
    q: String(part),
    q2: String(part),
    h: String(part),
    n: likeCase(ORDINALS[part - 1] ?? '', get('n') ?? ''),
    w: String(Math.min(52, Math.ceil((dayOf(at.year, at.month, at.day) - dayOf(at.year, 1, 1) + 1) / 7))),
  };
}
