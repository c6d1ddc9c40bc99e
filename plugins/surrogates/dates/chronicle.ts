import {
  civilOf,
  type DateOrder,
  type DateText,
  dateOrder,
  dayOf,
  type Language,
  type Random,
  readDates,
  readTimes,
  saysNothingElse,
  splice,
  type Term,
  type TimeText,
} from '../../../core/index.js';
import type { Ledger } from '../ledger.js';
import { nearby } from '../numbers/amounts.js';
import { fold } from '../text.js';
import { ageNumbers, countsLess, movedAge, otherAge } from './ages.js';
import { saysDayFirst } from './order.js';
import { movePosix } from './posix.js';
import { calendarWords, otherWord, vague } from './words.js';

/** By how much the dates, times and ages of a document move; drawn once. */
interface Shift {
  readonly days: number;
  readonly minutes: number;
}

const SHIFTS_TRIED = 120;
const TERMS_LOOKED_AT = 300;
const READINGS_KEPT = 2000;

/** A term as dates and times. */
interface Reading {
  readonly dates: readonly DateText[];
  readonly times: readonly TimeText[];
}

/** Two to five years back first, so that dates of the document itself are rarely hit; farther where that does not suffice. */
function drawDays(random: Random, attempt: number): number {
  if (attempt < 24) return -(700 + random.int(1100));
  if (attempt < 60) return -(400 + random.int(5000));
  return (random.int(2) === 0 ? 1 : -1) * (400 + random.int(36_000));
}

// More than an hour, so that the hour alone changes too.
const drawMinutes = (random: Random, attempt: number): number =>
  (random.int(2) === 0 ? 1 : -1) * (61 + random.int(60 + 10 * attempt));

/** Moves the dates, times and ages of a document so that they still fit each other. */
export class Chronicle {
  readonly #ledger: Ledger;
  #shift: Shift | undefined;
  #years: number | undefined;
  #order: DateOrder | undefined;
  readonly #readings = new Map<string, Reading | undefined>();

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  /** Substitutes of dates, times and ages, in order. */
  replace(terms: readonly Term[]): string[] {
    this.#order ??= dateOrder(terms.map((term) => term.text)) ?? (terms.some(saysDayFirst) ? 'dmy' : undefined);
    this.#years ??= this.#chooseYears(terms.filter((term) => term.type === 'AGE'));
    const dated = terms.filter((term) => term.type !== 'AGE');
    if (dated.length > 0) this.#shift ??= this.#chooseShift(dated.slice(0, TERMS_LOOKED_AT));
    return terms.map((term) => (term.type === 'AGE' ? this.#age(term) : this.#date(term)));
  }

  /** A day of birth that a number tells, moved as those of the document are. Days count from 1970-01-01. */
  moveBirthday(day: number): number {
    this.#shift ??= this.#chooseShift([]);
    return yearsBefore(day + this.#shift.days, this.#years ?? 0);
  }

  /** A number of years that leaves every age on its side of 90 and makes it none of the document's. */
  #chooseYears(ages: readonly Term[]): number {
    const random = this.#ledger.random('years');
    const values = ages.filter((term) => !countsLess(term.text)).flatMap((term) => ageNumbers(term.text).slice(0, 1));
    const fits = (years: number): boolean =>
      values.every(({ value }) => movedAge(value, years) !== undefined) &&
      ages.every((term) => this.#ledger.isFree(otherAge(term.text, years, random, 0), keyOf(term), term.text));
    for (let i = 0; i < 24; i++) {
      const size = 1 + random.int(3 + (i >> 2));
      const years = random.int(2) === 0 ? size : -size;
      if (fits(years)) return years;
    }
    return random.pick([-2, -1, 1, 2]);
  }

  #age(term: Term): string {
    return this.#ledger.settle({
      key: keyOf(term),
      original: term.text,
      make: (random, variant) => otherAge(term.text, this.#years ?? 1, random, variant),
    });
  }

  #chooseShift(terms: readonly Term[]): Shift {
    const random = this.#ledger.random('shift');
    let best: Shift | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < SHIFTS_TRIED && fewest > 0; i++) {
      const shift = { days: drawDays(random, i), minutes: drawMinutes(random, i) };
      const conflicts = this.#conflicts(terms, shift, fewest);
      if (conflicts < fewest) [best, fewest] = [shift, conflicts];
    }
    return best ?? { days: drawDays(random, 0), minutes: drawMinutes(random, 0) };
  }

  #conflicts(terms: readonly Term[], shift: Shift, enough: number): number {
    let conflicts = 0;
    for (const term of terms) {
      const moved = this.#move(term, shift, 0);
      if (moved !== undefined && !this.#ledger.isFree(moved, keyOf(term), term.text)) conflicts++;
      if (conflicts >= enough) break;
    }
    return conflicts;
  }

  #date(term: Term): string {
    const shift = this.#shift ?? { days: -1000, minutes: 75 };
    const moved = this.#move(term, shift, 0);
    // In a file, intervals count for more than that a date is no other date of the file.
    if (moved !== undefined && this.#ledger.relaxed && this.#ledger.isOther(moved, term.text)) return moved;
    return this.#ledger.settle({
      key: keyOf(term),
      original: term.text,
      make: (random, variant) =>
        this.#move(term, shift, variant) ??
        inWords(term.text, (text) => this.#move({ ...term, text }, shift, variant), random, this.#ledger.language),
    });
  }

  /** The term moved; undefined if it cannot be read wholly. Variants above 0 go a little farther, the coarser the date the more. */
  #move(term: Term, shift: Shift, variant: number): string | undefined {
    const { text } = term;
    const posix = movePosix(text, (plain) => this.#move({ ...term, text: plain }, shift, variant));
    if (posix !== undefined) return posix;
    const reading = this.#read(text, term.type === 'TIME');
    if (reading === undefined) return undefined;
    const years = term.type === 'DATE_OF_BIRTH' ? (this.#years ?? 0) : 0;
    const moved = (date: DateText): string => {
      const step = date.says.day || !(date.says.month || date.says.year) ? 1 : date.says.month ? 31 : 366;
      return date.write(yearsBefore(date.day + shift.days + variant * step, years));
    };
    const [only] = reading.dates;
    if (only !== undefined && only.start === 0 && only.end === text.length) return moved(only);
    const edits = [
      ...reading.dates.map((date) => ({ ...date, text: moved(date) })),
      ...reading.times.map((time) => ({ ...time, text: time.write(time.minute + shift.minutes + variant * 7) })),
    ];
    return splice(
      text,
      edits.sort((a, b) => a.start - b.start),
    );
  }

  /** What a term says, read once however many shifts are tried on it; undefined if it says more than dates and times. */
  #read(text: string, isTime: boolean): Reading | undefined {
    const key = `${isTime ? 'time' : ''}/${text}`;
    if (this.#readings.has(key)) return this.#readings.get(key);
    // `1982` is a year, unless it is known to be a time.
    const isBare = isTime && BARE_TIME.test(text);
    const dates = isBare
      ? []
      : readDates(text, {
          order: this.#order ?? ((this.#ledger.language ?? 'en') === 'en' ? 'mdy' : 'dmy'),
          year: this.#ledger.today.getUTCFullYear(),
          language: this.#ledger.language,
        });
    const times = readTimes(text).filter(
      (time) => !dates.some((date) => date.start < time.end && time.start < date.end),
    );
    const isWhole = dates.length + times.length > 0 && saysNothingElse(text, [...dates, ...times]);
    const reading = isWhole ? { dates, times } : undefined;
    if (this.#readings.size >= READINGS_KEPT) this.#readings.clear();
    this.#readings.set(key, reading);
    return reading;
  }
}

const BARE_TIME = /^\d{4}$/;

const keyOf = (term: Term): string => `${term.type === 'AGE' ? 'age' : 'date'}/${fold(term.text)}`;

/** The same day of the month some years before. */
function yearsBefore(day: number, years: number): number {
  if (years === 0) return day;
  const date = civilOf(day);
  return dayOf(date.year - years, date.month, date.day);
}

/** Holidays, seasons and relative days become others of their kind; counts, as in `POD #2`, another count. */
function inWords(
  text: string,
  move: (text: string) => string | undefined,
  random: Random,
  language: Language | undefined,
): string {
  const words = calendarWords(text);
  const edits = words.map(({ start, end, others }) => ({
    start,
    end,
    text: otherWord(text.slice(start, end), others, random),
  }));
  const rest = splice(
    text,
    words.map(({ start, end }) => ({ start, end, text: '' })),
  ).trim();
  if (words.length > 0 && saysNothingElse(rest, [])) return splice(text, edits);
  if (words.length > 0) {
    const [first] = edits;
    const moved = move(rest);
    if (moved !== undefined && first !== undefined)
      return first.start === 0 ? `${first.text} ${moved}` : `${moved} ${first.text}`;
  }
  if (
    /^(?:pod|hd|dol|day|week|wk|month|visit|cycle|c\d+d|d|#|\s|\d|post-?op(?:erative)?|hospital|of|life|-|\/)+$/iu.test(
      text,
    ) &&
    /\d/u.test(text)
  )
    return text.replace(/\d+/gu, (digits) => nearby(digits, random));
  return vague(text, random, language);
}
