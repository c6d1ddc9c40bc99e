import type { Language } from '../../../core/contracts/languages.js';
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
const SEASON = `(?<season>${words})(?!\\p{L})(?:\\s(?:of|de|del|do|di|du|van))?`;
const ORD = '(?:\\.|st|nd|rd|th|er|ère|e|[ºª°])?';
const QUARTER = '(?:Quartal|quarter|trimestre|kwartaal)';
const HALF = '(?:Halbjahr|half|semestre|halfjaar)';
const OF = '(?:\\s(?:of|de|del|do|di|van))?\\s(?:FY\\s?)?';
const FROM = '(?<![\\p{L}\\p{N}])';
const WEEK = '(?:KW|weeks?|wk|Woche|semaine|semana|settimana)';

/** Notations of parts of a year. @param y4 source of a year of four digits */
export const periodFormats = (y4: string): readonly Notation[] => {
  const year = `(?<year>${y4})(?!\\d)`;
  return [
    [3, 4, `${FROM}${SEASON},?\\s{1,3}(?<year>${y4})(?:[/–-](?<until>${y4}|\\d{2}))?(?!\\d)`],
    [3, 2, `${FROM}${SEASON}\\s?['’](?<year>\\d{2})(?!\\d)`],
    [
      1,
      2,
      `${FROM}(?:Q(?<quarter>[1-4])[\\s/-]{0,2}|(?<quarter2>[1-4])Q\\s?)(?:FY\\s?)?'?(?<year>${y4}|\\d{2})(?!\\d)`,
    ],
    [1, 4, `${FROM}(?<year>${y4})[\\s/-]{0,2}(?:Q(?<quarter>[1-4])|H(?<half>[12]))(?!\\d)`],
    [1, 4, `${FROM}T(?<quarter>[1-4])[\\s/-]${year}`],
    [1, 4, `${FROM}H(?<half>[12])[\\s/-]{0,2}${year}`],
    [7, 4, `${FROM}(?<quarter>[1-4]|${ORDINALS.join('|')})${ORD}\\s?${QUARTER}${OF}${year}`],
    [4, 4, `${FROM}(?<half>[12]|first|second)${ORD}\\s?${HALF}${OF}${year}`],
    [2, 4, `${FROM}${WEEK}\\s?(?<week>[0-5]?\\d)(?:\\s(?:of|de|del|do)\\s|[\\s/,]{1,2})${year}`],
  ];
};

const partOf = (text: string): number => (/^\d/.test(text) ? Number(text) : ORDINALS.indexOf(text.toLowerCase()) + 1);

/** A day in the middle of the part of a year that is named; undefined if none is. @param of the text of a part */
export function periodDay(of: TextOf, year: number, language?: string): number | undefined {
  const season = of('season');
  if (season !== undefined) {
    const index = readSeason(season, language)?.season ?? 0;
    return dayOf(index === 3 && of('until') !== undefined ? year + 1 : year, SEASON_MONTHS[index] ?? 7, 15);
  }
  const [half, quarter, week] = [of('half'), of('quarter'), of('week')];
  if (half !== undefined) return dayOf(year, partOf(half) * 6 - 2, 1);
  if (quarter !== undefined) return dayOf(year, partOf(quarter) * 3 - 1, 15);
  return week === undefined ? undefined : dayOf(year, 1, 4) + (Number(week) - 1) * 7;
}

/** Text of the part of a date with a role. */
type TextOf = (role: string) => string | undefined;

const twoOr4 = (year: number, model: string): string =>
  model.length === 2 ? String(year % 100).padStart(2, '0') : String(year).padStart(4, '0');

const like = (part: number, model: string): string =>
  /^\d/.test(model) ? String(part) : likeCase(ORDINALS[part - 1] ?? '', model);

/** What the parts become for another day, by role: the year is the one that the period belongs to. */
export function periodTexts(of: TextOf, at: Civil, language?: string): ReadonlyMap<string, string> {
  const season = of('season');
  const index = Math.floor((at.month + 9) / 3) % 4;
  // December belongs to the winter named after the following year.
  const winter = index === 3 && season !== undefined ? (at.month === 12 ? at.year + 1 : at.year) : undefined;
  const first = winter === undefined ? at.year : of('until') === undefined ? winter : winter - 1;
  const names = season === undefined ? undefined : readSeason(season, language)?.of.names;
  const days = dayOf(at.year, at.month, at.day) - dayOf(at.year, 1, 1) + 1;
  return new Map([
    ['year', twoOr4(first, of('year') ?? '')],
    ['until', twoOr4(first + 1, of('until') ?? '')],
    ['season', likeCase(names?.[index] ?? '', season ?? '')],
    ['quarter', like(Math.ceil(at.month / 3), of('quarter') ?? '')],
    ['half', like(Math.ceil(at.month / 6), of('half') ?? '')],
    ['week', String(Math.min(52, Math.ceil(days / 7)))],
  ]);
}
