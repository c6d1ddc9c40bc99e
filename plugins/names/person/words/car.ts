import { hashesOf, type NameWord, type Page } from './word.js';

const SPACE = 32;
const MAKES = hashesOf(
  `ford lincoln mercedes chrysler chevrolet toyota honda nissan hyundai mazda subaru jeep dodge skoda škoda vauxhall opel peugeot renault citroen
  citroën seat kia lexus acura infiniti tesla porsche jaguar fiat suzuki mitsubishi pontiac mercury cadillac buick daewoo tata mahindra holden isuzu
  yamaha kawasaki ducati vespa`.split(/\s+/),
);
/** Those of them that nobody is called. */
const NOBODY = hashesOf(
  'toyota honda nissan hyundai mazda subaru skoda škoda vauxhall peugeot citroen citroën kia lexus infiniti suzuki mitsubishi isuzu daewoo yamaha kawasaki'.split(
    ' ',
  ),
);
/** What stands before a car, and before nobody's name. */
const BEFORE = hashesOf(
  `a an his her my their our your new old used white black grey gray silver blue red green gold tan beige maroon yellow orange brown purple
  drives drove driving owns bought rented hired parked stolen leased`.split(/\s+/),
);
const YEAR = /(?:^|\D)(?:19|20)\d\d $/;

/** `Skoda Octavia`, `a red Ford Ranger`, `2014 Mercury Sable`: a make and its model, which look like a first name and a surname. */
export function isCar(page: Page, first: NameWord, last: NameWord): boolean {
  const before = first.first - 1;
  const make = page.tokens.hash[first.first] ?? 0;
  if (last.last !== first.last + 1 || !MAKES.has(make)) return false;
  if (NOBODY.has(make)) return true;
  if (before < 0) return false;
  if (page.view.charCodeAt(first.start - 1) !== SPACE) return false;
  if (YEAR.test(page.view.slice(Math.max(0, first.start - 6), first.start))) return true;
  return page.tokens.end[before] === first.start - 1 && BEFORE.has(page.tokens.hash[before] ?? 0);
}
