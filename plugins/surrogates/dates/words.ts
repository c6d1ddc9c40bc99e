import type { Language, Random, Span } from '../../../core/index.js';
import { fold, likeCase, list } from '../text.js';

// Words of which each may stand for another of its line.
const GROUPS: readonly (readonly string[])[] = [
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
].map((line) => list(line));

const VAGUE = list(
  'some time ago, a while ago, some time later, a little later, around that time, earlier that year, later that year, the month before, the following month, the week before, the following week, not long after, shortly before',
);

/** Words of the calendar in a text that have no date, such as holidays and seasons. */
export function calendarWords(text: string): readonly (Span & { readonly others: readonly string[] })[] {
  const folded = text.toLowerCase();
  const found: (Span & { others: readonly string[] })[] = [];
  for (const group of GROUPS)
    for (const word of [...group].sort((a, b) => b.length - a.length)) {
      const start = folded.indexOf(word.toLowerCase());
      const end = start + word.length;
      if (start < 0 || /\p{L}/u.test(folded.charAt(end)) || /\p{L}/u.test(folded.charAt(start - 1))) continue;
      if (!found.some((other) => other.start < end && start < other.end)) found.push({ start, end, others: group });
    }
  return found;
}

/** Another word of the same kind, in the case of the original. */
export function otherWord(original: string, others: readonly string[], random: Random): string {
  const rest = others.filter((word) => fold(word) !== fold(original));
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
export const vague = (original: string, random: Random, language?: Language): string =>
  inCase(random.pick((language === undefined ? undefined : VAGUE_IN[language]) ?? VAGUE), original);

/** A sentence in capitals makes its substitute one, a lone abbreviation (`KW 12`) does not. */
const inCase = (words: string, original: string): string =>
  likeCase(words, /\p{Lu}{4}/u.test(original) || !/\p{Lu}/u.test(original) ? original : 'a');
