import { civilOf, dayOf } from '../../../../kit/index.js';

/** Where and how a number says when its owner was born. */
export interface BornAt {
  /** Index of its first digit. */
  readonly at: number;
  /** `y`, `m`, `d`: two digits each; `YMD`: the year has four digits; `dmyyy`: it has three. */
  readonly order: string;
  /** A digit elsewhere for century and sex: for each century its digits, men first. */
  readonly mark?: { readonly at: number; readonly of: Readonly<Record<string, string>> };
  /** Centuries, and what is added to the month for each; an empty century says nothing. */
  readonly months?: readonly (readonly (string | number)[])[];
}

type Field = 'y' | 'm' | 'd';
interface Place {
  readonly field: Field;
  readonly start: number;
  readonly length: number;
}

function placesOf({ at, order }: BornAt): Place[] {
  const years = order === 'YMD' ? 4 : order === 'dmyyy' ? 3 : 2;
  let start = at;
  const fields = order.startsWith('d') ? (['d', 'm', 'y'] as const) : (['y', 'm', 'd'] as const);
  return fields.map((field) => {
    const length = field === 'y' ? years : 2;
    const place = { field, start, length };
    start += length;
    return place;
  });
}

/** The indexes of all digits that say when the owner was born, and of which sex. */
export function bornIn(born: BornAt): number[] {
  const indexes = placesOf(born).flatMap(({ start, length }) => Array.from({ length }, (_, i) => start + i));
  return born.mark === undefined ? indexes : [...indexes, born.mark.at];
}

const THIS_CENTURY = 2000;
const LATEST = 26;

/** The month and century of a month to which a century has added something. */
function monthOf(raw: number, { months }: BornAt): { month: number; century: string; added: number } {
  for (const [century = '', added = 0] of months ?? [['', 0]])
    if (raw - Number(added) >= 1 && raw - Number(added) <= 12)
      return { month: raw - Number(added), century: String(century), added: Number(added) };
  return { month: raw, century: '', added: 0 };
}

/** The number with another birthday, moved by `move`. Unchanged if it says no real day. */
export function withBorn(number: string, born: BornAt, move: (day: number) => number): string {
  const places = placesOf(born);
  const digitsAt = (field: Field): string => {
    const place = places.find((each) => each.field === field);
    return place === undefined ? '' : number.slice(place.start, place.start + place.length);
  };
  const { month, century, added } = monthOf(Number(digitsAt('m')), born);
  const char = born.mark === undefined ? '' : number.charAt(born.mark.at);
  const marked = Object.entries(born.mark?.of ?? {}).find(([, chars]) => chars.includes(char));
  const year = yearOf(digitsAt('y'), marked?.[0] ?? century);
  const day = Number(digitsAt('d'));
  // Coordination numbers (a day plus 60) and what is no day stay as they are.
  if (month < 1 || month > 12 || day < 1 || day > 31) return number;
  const moved = civilOf(move(dayOf(year, month, day)));
  const [to] = (born.months ?? []).filter(([of]) => String(of) === String(Math.floor(moved.year / 100)));
  const written: Record<Field, number> = {
    y: moved.year,
    m: moved.month + (to === undefined ? added : Number(to[1])),
    d: moved.day,
  };
  const chars = [...number];
  for (const { field, start, length } of places) {
    const digits = String(written[field]).padStart(length, '0').slice(-length);
    for (const [i, digit] of [...digits].entries()) chars[start + i] = digit;
  }
  const other = born.mark?.of[String(Math.floor(moved.year / 100))];
  if (born.mark !== undefined && other !== undefined && marked !== undefined)
    chars[born.mark.at] = other.charAt(marked[1].indexOf(char)) || char;
  return chars.join('');
}

function yearOf(digits: string, century: string): number {
  const number = Number(digits);
  if (digits.length === 4) return number;
  if (digits.length === 3) return number > 500 ? 1000 + number : THIS_CENTURY + number;
  if (century !== '') return Number(century) * 100 + number;
  return number > LATEST ? 1900 + number : THIS_CENTURY + number;
}
