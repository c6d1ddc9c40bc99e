import type { Random, Term } from '../../../../core/index.js';
import {
  civilOf,
  commonYear,
  type DateOrder,
  type DateReading,
  dateOrder,
  expiry,
  type MonthStyle,
  noteMonthStyle,
  type OrderAhead,
} from '../../../../kit/index.js';
import type { SubstituteRegistry } from '../base/substitute-registry.js';
import { fold } from '../base/text.js';
import { ageNumbers, countsLess, movedAge, otherAge, yearsAt } from './ages.js';
import { isBirth } from './births.js';
import { calendarLanguage } from './calendar.js';
import { drawMinutes, roomOf } from './minutes.js';
import { type Moment, momentOf, type Shift, type TermOfDate, yearsBefore } from './moment.js';
import { isFromDayFirst, saysDayFirst } from './order.js';
import { inWords } from './words.js';

const SHIFTS_TRIED = 120;
const TERMS_LOOKED_AT = 300;
const READINGS_KEPT = 2000;
const MONTH = 31;
/** Years by which ages move if none is known to fit: see `yearsAt`. */
const OTHER_YEARS: readonly number[] = [-3, -2, -1];
const WEEK = 7;

/** Types that do not show in which year a document was written. */
const BORN = new Set(['DATE_OF_BIRTH', 'AGE']);

/**
 * First two to five years back, so that dates of the document itself are rarely hit, then farther. Always whole weeks,
 * so that weekdays beside a date, or alone, stay right.
 */
function drawDays(random: Random, attempt: number): number {
  if (attempt < 24) return -WEEK * (100 + random.int(157));
  if (attempt < 60) return -WEEK * (58 + random.int(714));
  return (random.int(2) === 0 ? 1 : -1) * WEEK * (58 + random.int(5000));
}

/** The month of a date. */
type Near = Pick<DateReading, 'year' | 'month'>;

interface Tried {
  readonly shift: Shift | undefined;
  readonly texts: Map<Moment, { readonly years: number; readonly text: string }>;
}

/** Moves the dates, times and ages of a document so that they stay consistent with each other. */
export class DateShifts {
  readonly #substitutes: SubstituteRegistry;
  readonly #ahead: Readonly<OrderAhead>;
  readonly #style: Readonly<MonthStyle>;
  #shift: Shift | undefined;
  #years: number | undefined;
  /** Whom the dates read last concern; only with a consistency key. */
  #subject: string | undefined;
  #order: DateOrder | undefined;
  /** The year of dates that do not state one. */
  #year: number | undefined;
  /** Results for the shift that was tried last, which nearly always is the final one. */
  #tried: Tried = { shift: undefined, texts: new Map() };
  /** Dates of birth in the unit, in days: such a day is a date of birth wherever it occurs. */
  #births: ReadonlySet<number> = new Set();
  #language: string | undefined;
  /** The month of the date before, to which a day alone belongs. */
  #near: Near | undefined;
  /**
   * Parsed terms, kept while several shifts are tried. Times are kept separately, because `1982` is a time among them.
   */
  readonly #readings = { dates: new Map<string, Moment | undefined>(), times: new Map<string, Moment | undefined>() };

  /**
   * @param ahead order of day and month in text that is still to be replaced
   * @param style how the dates of the document are written
   */
  constructor(
    substitutes: SubstituteRegistry,
    ahead: Readonly<OrderAhead> = { order: undefined },
    style: Readonly<MonthStyle> = {},
  ) {
    this.#substitutes = substitutes;
    this.#ahead = ahead;
    this.#style = style;
  }

  /** The language of the document's month names; otherwise the one guessed from its words. */
  get language(): string | undefined {
    return this.#language;
  }

  /**
   * Substitutes for dates, times and ages, in order. @param unit all terms of the unit: places show which country a
   * document is from.
   */
  replace(terms: readonly Term[], unit: readonly Term[]): string[] {
    this.#order ??= dateOrder(terms.map((term) => term.text)) ?? this.#ahead.order;
    this.#order ??=
      terms.some(saysDayFirst) || unit.some(isFromDayFirst) || this.#writesDayFirst(terms) ? 'dmy' : undefined;
    this.#year ??= commonYear(terms.filter(({ type }) => !BORN.has(type)).map(({ text }) => text));
    this.#turnTo(terms[0]?.subject);
    this.#years ??= this.#chooseYears(terms.filter((term) => term.type === 'AGE'));
    const dated = terms.filter((term) => term.type !== 'AGE');
    this.#language ??= calendarLanguage(dated.slice(0, TERMS_LOOKED_AT)) ?? this.#substitutes.language;
    this.#births = this.#birthsOf(terms);
    if (dated.length > 0) this.#shift ??= this.#chooseShift(dated.slice(0, TERMS_LOOKED_AT));
    return terms.map((term) => {
      this.#turnTo(term.subject);
      if (term.type === 'AGE') return this.#age(term);
      this.#noteMonth(term);
      return this.#date(term);
    });
  }

  /** True if the dates with a named month begin with the day, those ahead and those at hand. */
  #writesDayFirst(terms: readonly Term[]): boolean {
    const style: MonthStyle = { ...this.#style };
    for (const { text } of terms.slice(0, TERMS_LOOKED_AT)) noteMonthStyle(text, style);
    return style.dayFirst === true;
  }

  /** Moves a date of birth that an identifier contains, like the dates of the document. In days since 1970-01-01. */
  moveBirthday(day: number, subject: string | undefined): number {
    this.#turnTo(subject);
    this.#shift ??= this.#chooseShift([]);
    return yearsBefore(day + this.#shift.days, this.#yearsOf(day));
  }

  /**
   * True in a file of several units, and under a consistency key: there correct intervals matter more than that no date
   * or age becomes another one of the file.
   */
  get #keepsIntervals(): boolean {
    return this.#substitutes.relaxed || this.#subject !== undefined;
  }

  /** Takes the shift of a subject, which must be the same in all documents and so depends on nothing else. */
  #turnTo(subject: string | undefined): void {
    if (subject === undefined || subject === this.#subject) return;
    this.#subject = subject;
    const random = this.#substitutes.random(`shift/${subject}`);
    this.#shift = { days: drawDays(random, 0), minutes: drawMinutes(random, 0, roomOf([])) };
    this.#years = this.#substitutes.random(`years/${subject}`).pick(OTHER_YEARS);
  }

  /**
   * Chooses a number of years that leaves every age on its side of 90 and does not turn it into another age of the
   * document.
   */
  #chooseYears(ages: readonly Term[]): number {
    const random = this.#substitutes.random('years');
    const values = ages.filter((term) => !countsLess(term.text)).flatMap((term) => ageNumbers(term.text).slice(0, 1));
    const fits = (years: number): boolean =>
      values.every(({ value }) => movedAge(value, years) !== undefined) &&
      ages.every((term) =>
        this.#substitutes.isFree(otherAge(term.text, years, random, 0), keyOf(term), term.text, asScale(term)),
      );
    for (let i = 0; i < 24; i++) {
      const years = -1 - random.int(3 + (i >> 2));
      if (fits(years)) return years;
    }
    return random.pick(OTHER_YEARS);
  }

  #age(term: Term): string {
    if (this.#keepsIntervals && !countsLess(term.text)) {
      const [number] = ageNumbers(term.text);
      const years = this.#years ?? -1;
      const fits = number !== undefined && movedAge(number.value, years) !== undefined;
      const moved = fits ? otherAge(term.text, years, this.#substitutes.random(keyOf(term)), 0) : term.text;
      if (this.#substitutes.isOther(moved, term.text, asScale(term))) return moved;
    }
    return this.#substitutes.settle({
      key: keyOf(term),
      original: term.text,
      keeps: asScale(term),
      make: (random, variant) => otherAge(term.text, this.#years ?? -1, random, variant),
    });
  }

  #chooseShift(terms: readonly Term[]): Shift {
    const random = this.#substitutes.random('shift');
    // A weekday alone does not change, because dates move by whole weeks.
    const moving = terms.filter((term) => this.#move(term, { days: WEEK, minutes: 61 }, 0) !== term.text);
    const room = roomOf(terms.map((term) => this.#read(term)));
    let best: Shift | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < SHIFTS_TRIED && fewest > 0; i++) {
      const shift = { days: drawDays(random, i), minutes: drawMinutes(random, i, room) };
      const conflicts = this.#conflicts(moving, shift, fewest);
      if (conflicts < fewest) [best, fewest] = [shift, conflicts];
    }
    return best ?? { days: drawDays(random, 0), minutes: drawMinutes(random, 0, room) };
  }

  #conflicts(terms: readonly Term[], shift: Shift, enough: number): number {
    let conflicts = 0;
    for (const term of terms) {
      const moved = this.#move(term, shift, 0);
      if (moved !== undefined && !this.#substitutes.isFree(moved, keyOf(term), term.text, asScale(term))) conflicts++;
      if (conflicts >= enough) break;
    }
    return conflicts;
  }

  #date(term: Term): string {
    const shift = this.#shift ?? { days: -1001, minutes: 75 };
    const expires = expiry(term);
    if (expires !== undefined)
      return this.#substitutes.settle({
        key: `expiry/${term.text}`,
        original: term.text,
        keeps: asScale(term),
        make: (_, variant) => expires(shift.days + MONTH * variant),
      });
    const moved = this.#move(term, shift, 0);
    if (moved !== undefined && this.#keepsIntervals && this.#substitutes.isOther(moved, term.text, asScale(term)))
      return moved;
    return this.#substitutes.settle({
      key: keyOf(term),
      original: term.text,
      keeps: asScale(term),
      make: (random, variant) =>
        this.#move(term, shift, variant) ??
        inWords(
          term.text,
          (text) => this.#move({ text, type: term.type }, shift, variant),
          random,
          this.#substitutes.code,
        ),
    });
  }

  /** Remembers the month of a date, for days alone behind it. */
  #noteMonth(term: Term): void {
    const { day, says } = (term.type === 'TIME' || term.type === 'DATE_OF_BIRTH' ? undefined : this.#read(term)) ?? {};
    if (day !== undefined && says?.month === true && says.day) this.#near = civilOf(day);
  }

  /** @param terms includes ages. */
  #birthsOf(terms: readonly Term[]): ReadonlySet<number> {
    const days = terms.map((term, i): number | undefined => {
      const { day, full } = (term.type === 'AGE' ? undefined : this.#read(term)) ?? {};
      if (day === undefined || full !== true) return undefined;
      return isBirth(term, terms[i + 1], civilOf(day).year, this.#year) ? day : undefined;
    });
    return new Set(days.flatMap((day) => day ?? []));
  }

  /**
   * Number of years that a date of birth moves in addition to other dates. It is the offset of the ages; 0 for infants,
   * who would otherwise be born after their own dates.
   */
  #yearsOf(day: number): number {
    const years = this.#years ?? 0;
    if (this.#year === undefined) return years;
    const age = this.#year - civilOf(day).year;
    const positive = age < 0 ? age + 100 : age;
    const moved = yearsAt(positive, years);
    return positive < 2 || positive + moved < 1 ? 0 : moved;
  }

  /** Moves a term; undefined if it cannot be parsed completely. Variants above 0 move it slightly farther. */
  #move(term: TermOfDate, shift: Shift, variant: number): string | undefined {
    const moment = this.#read(term);
    const { day } = moment ?? {};
    if (moment === undefined) return undefined;
    const isBirth = day !== undefined && (term.type === 'DATE_OF_BIRTH' || (moment.full && this.#births.has(day)));
    const years = isBirth ? this.#yearsOf(day) : 0;
    if (variant > 0) return moment.moved(shift, years, variant);
    if (this.#tried.shift !== shift) this.#tried = { shift, texts: new Map() };
    const known = this.#tried.texts.get(moment);
    if (known?.years === years) return known.text;
    const moved = moment.moved(shift, years, 0);
    if (this.#tried.texts.size < TERMS_LOOKED_AT) this.#tried.texts.set(moment, { years, text: moved });
    return moved;
  }

  #read(term: TermOfDate): Moment | undefined {
    const read = this.#readOnce(term, term.text, undefined);
    const near = this.#near;
    const isAlone = near !== undefined && read?.says?.day === true && !read.says.month;
    return isAlone ? this.#readOnce(term, `${near.year}-${near.month} ${term.text}`, near) : read;
  }

  /** @param key under which the reading is kept */
  #readOnce(term: TermOfDate, key: string, near: Near | undefined): Moment | undefined {
    const readings = term.type === 'TIME' ? this.#readings.times : this.#readings.dates;
    const known = readings.get(key);
    if (known !== undefined || readings.has(key)) return known;
    const { today } = this.#substitutes;
    const language = this.#language ?? this.#substitutes.language;
    const order = this.#order ?? ((language ?? 'en') === 'en' ? 'mdy' : 'dmy');
    const year = near?.year ?? this.#year ?? today.getUTCFullYear();
    const read = momentOf(term, { order, year, month: near?.month, language, style: this.#style });
    if (readings.size >= READINGS_KEPT) readings.clear();
    readings.set(key, read);
    return read;
  }
}

/** Dates and ages are points on a scale, so another one may look similar. */
const asScale =
  ({ text }: Term) =>
  () => [text];

const keyOf = (term: Term): string => `${term.type === 'AGE' ? 'age' : 'date'}/${fold(term.text)}`;
