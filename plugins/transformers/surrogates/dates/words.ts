import { type Random, type Span, splice } from '../../../../core/index.js';
import { byPosition, type Language, saysNothingElse } from '../../../../kit/index.js';
import { meansSame } from '../base/other-names.js';
import { fold, likeCase, list } from '../base/text.js';
import { nearby } from '../numbers/amounts.js';

/** Words of which each may stand for another. */
interface Group {
  readonly words: readonly string[];
  /** In small letters, the longest first. */
  readonly sought: readonly string[];
}

const groupOf = (words: readonly string[]): Group => ({
  words,
  sought: words.toSorted((a, b) => b.length - a.length).map((word) => word.toLowerCase()),
});

// A line is a group.
const GROUPS: readonly Group[] = [
  'spring, summer, autumn, fall, winter',
  'Frühling, Sommer, Herbst, Winter',
  'printemps, été, automne, hiver',
  'primavera, verano, otoño, invierno',
  "Christmas Eve, Christmas Day, Christmas, Easter Sunday, Easter Monday, Easter, Thanksgiving Day, Thanksgiving, Boxing Day, New Year's Eve, New Year's Day, Halloween, Labor Day, Memorial Day, Independence Day, Valentine's Day, Mother's Day, Columbus Day, Veterans Day, Presidents' Day, Good Friday, St. Patrick's Day",
  'Weihnachten, Ostern, Pfingsten, Silvester, Neujahr, Karneval, Allerheiligen, Himmelfahrt, Karfreitag, Heiligabend, Nikolaus, Martinstag',
  'Ramadan, Eid, Passover, Hanukkah, Yom Kippur, Diwali, Holi, Vesak, Nowruz, Rosh Hashanah, Purim, Sukkot',
  'yesterday, today, tomorrow, tonight, the day before, the next day, two days ago, three days ago, four days later, five days later, a week ago, a week later',
  'last week, next week, last month, next month, this week, this month, last year, next year, a month ago, two weeks ago, three weeks ago, two months ago',
  'noon, midnight, midday, dawn, dusk, sunrise, sunset, mid-morning, mid-afternoon, early evening, late evening, daybreak',
  'morning, afternoon, evening, night, early morning, late morning, early afternoon, late afternoon, forenoon, nightfall, small hours, daytime',
].map((line) => groupOf(list(line)));

const VAGUE = list(
  'some time ago, a while ago, some time later, a little later, around that time, earlier that year, later that year, the month before, the following month, the week before, the following week, not long after, shortly before',
);

/** Words of the calendar in a text that have no date, such as holidays and seasons, in order. */
function calendarWords(text: string): readonly (Span & { readonly others: readonly string[] })[] {
  // Numbers alone, as those of a date that there is not: `31/02/1958`.
  if (!/\p{L}{3}/u.test(text)) return [];
  const folded = text.toLowerCase();
  const found: (Span & { others: readonly string[] })[] = [];
  for (const { words, sought } of GROUPS)
    for (const word of sought) {
      const start = folded.indexOf(word);
      const end = start + word.length;
      if (start < 0 || /\p{L}/u.test(folded.charAt(end)) || /\p{L}/u.test(folded.charAt(start - 1))) continue;
      if (!found.some((other) => other.start < end && start < other.end)) found.push({ start, end, others: words });
    }
  return found.sort(byPosition);
}

/** Another word of the same kind, in the case of the original. */
function otherWord(original: string, others: readonly string[], random: Random): string {
  const rest = others.filter((word) => fold(word) !== fold(original) && !meansSame(word, original));
  return likeCase(random.pick(rest), original);
}

// As above, in the language of the document.
const VAGUE_IN: Partial<Record<Language, readonly string[]>> = {
  de: list(
    'vor einiger Zeit, etwas später, um diese Zeit, früher im Jahr, später im Jahr, kurz danach, kurz davor, in der Woche davor, in der Woche danach, einen Monat später',
  ),
  fr: list(
    "il y a quelque temps, un peu plus tard, vers cette période, plus tôt dans l'année, plus tard dans l'année, peu après, peu avant, la semaine suivante, le mois suivant, la semaine précédente",
  ),
  es: list(
    'hace algún tiempo, algo más tarde, por esas fechas, poco después, poco antes, la semana siguiente, la semana anterior, el mes siguiente, el mes anterior, más tarde ese año',
  ),
  it: list(
    "qualche tempo fa, poco più tardi, in quel periodo, poco dopo, poco prima, la settimana seguente, la settimana precedente, il mese seguente, il mese precedente, più tardi nell'anno",
  ),
  pt: list(
    'há algum tempo, um pouco mais tarde, por essa altura, pouco depois, pouco antes, na semana seguinte, na semana anterior, no mês seguinte, no mês anterior, mais tarde nesse ano',
  ),
  nl: list(
    'enige tijd geleden, iets later, rond die tijd, kort daarna, kort daarvoor, de week erna, de week ervoor, de maand erna, de maand ervoor, later dat jaar',
  ),
};

/** A time that says nothing, for what cannot be read. */
const vague = (original: string, random: Random, language?: Language): string =>
  inCase(random.pick((language === undefined ? undefined : VAGUE_IN[language]) ?? VAGUE), original);

/** A sentence in capitals makes its substitute one, a lone abbreviation (`KW 12`) does not. */
const inCase = (words: string, original: string): string =>
  likeCase(words, /\p{Lu}{4}/u.test(original) || !/\p{Lu}/u.test(original) ? original : 'a');

/** `POD #2`, `hospital day 4`: what counts days, visits or cycles. */
const COUNT =
  /^(?:pod|hd|dol|day|week|wk|month|visit|cycle|c\d+d|d|#|\s|\d|post-?op(?:erative)?|hospital|of|life|-|\/)+$/iu;

/** Moves a text that is a date or a time; undefined for any other. */
type MoveText = (text: string) => string | undefined;

/** Words of the calendar as others, alone or with a date that moves; undefined if the text says anything else. */
function otherWords(text: string, move: MoveText, random: Random): string | undefined {
  const words = calendarWords(text);
  const edits = words.map(({ start, end, others }) => ({
    start,
    end,
    text: otherWord(text.slice(start, end), others, random),
  }));
  const [first] = edits;
  if (first === undefined) return undefined;
  const without = edits.map((edit) => ({ ...edit, text: '' }));
  const rest = splice(text, without).trim();
  if (saysNothingElse(rest, [])) return splice(text, edits);
  const moved = move(rest);
  if (moved === undefined) return undefined;
  return first.start === 0 ? `${first.text} ${moved}` : `${moved} ${first.text}`;
}

/** What is no date in numbers: holidays, seasons and relative days become others of their kind, counts other counts, the rest says nothing. */
export function inWords(text: string, move: MoveText, random: Random, language: Language | undefined): string {
  const words = otherWords(text, move, random);
  if (words !== undefined) return words;
  if (!COUNT.test(text) || !/\d/u.test(text)) return vague(text, random, language);
  return text.replace(/\d+/gu, (digits) => nearby(digits, random));
}
