import type { Random, Span } from '../../../core/index.js';
import { fold, likeCase, list } from '../text.js';

// Words of which each may stand for another of its line.
const GROUPS: readonly (readonly string[])[] = [
  'spring, summer, autumn, winter',
  'Frühling, Sommer, Herbst, Winter',
  'printemps, été, automne, hiver',
  'primavera, verano, otoño, invierno',
  "Christmas Eve, Christmas, Easter, Thanksgiving, New Year's Eve, New Year's Day, Halloween, Labor Day, Memorial Day, Independence Day, Valentine's Day, Mother's Day, Columbus Day, Veterans Day, Presidents' Day, Good Friday, St. Patrick's Day",
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

/** A time that says nothing, for what cannot be read. */
export const vague = (original: string, random: Random): string => likeCase(random.pick(VAGUE), original);
