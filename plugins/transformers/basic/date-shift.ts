import { createHmac } from 'node:crypto';
import { splice, type Term, type Transform, type Transformer, type TransformScope } from '../../../core/index.js';
import { commonYear, type DateOrder, dateOrder, expiry, readMoment } from '../../../kit/index.js';
import { deriveKey, keyedOptions, type ReadSecret } from './keys.js';
import { numberOption, type Options, textOption } from './options.js';

const KEEPS = 'Year, month and notation of a date, and times of day. What holds more than dates is replaced whole.';

interface Shift {
  readonly days: number;
  order: DateOrder | undefined;
  /** The year of dates that do not state one. */
  year: number | undefined;
}

const COMMON = {
  maxDays: { type: 'integer', minimum: 1, maximum: 36500, description: 'Longest shift, either way. Default 365' },
  order: { enum: ['mdy', 'dmy'], description: 'How 3/4/2024 is read where the document does not show it. Default mdy' },
  unreadable: {
    type: 'string',
    maxLength: 100,
    description: 'What a date that cannot be read becomes. Default [DATE]',
  },
} as const;

/**
 * Moves every date of a term; times of day stay. A term that cannot be parsed completely is replaced, never passed on.
 */
function shiftTerm(term: Term, days: number, order: DateOrder, year: number, unreadable: string): string {
  const { text, type, parts } = term;
  const expires = expiry(term)?.(days);
  if (expires !== undefined) return expires === text ? unreadable : expires;
  const moment = readMoment({ text, parts, isTime: type === 'TIME' }, { order, year });
  if (moment === undefined) return unreadable;
  const { dates } = moment;
  if (dates.length === 0) return type === 'TIME' ? text : unreadable;
  const out = splice(
    text,
    dates.flatMap((date) => date.edits(date.day + days)),
  );
  // A shift of some days does not change a bare year, so the text would be the original.
  return out === text ? unreadable : out;
}

/** @param daysFor the shift of the document, or under a consistency key of a subject */
function shifting(
  options: Options,
  daysFor: (scope: TransformScope, subject: string | undefined) => number,
): Transform {
  const fallback: DateOrder = textOption(options, 'order', 'mdy') === 'dmy' ? 'dmy' : 'mdy';
  const unreadable = textOption(options, 'unreadable', '[DATE]');
  return {
    keeps: ({ text }) => [text],
    apply(terms: readonly Term[], scope) {
      const shift = scope.memory<Shift>('date-shift', () => ({
        days: daysFor(scope, undefined),
        order: undefined,
        year: undefined,
      }));
      shift.order ??= dateOrder(terms.map((term) => term.text));
      shift.year ??= commonYear(terms.filter(({ type }) => type !== 'DATE_OF_BIRTH').map(({ text }) => text));
      const year = shift.year ?? scope.today.getUTCFullYear();
      return terms.map((term) => {
        const days = term.subject === undefined ? shift.days : daysFor(scope, term.subject);
        return shiftTerm(term, days, shift.order ?? fallback, year, unreadable);
      });
    },
  };
}

/** Maps a number from 0 to 2 max - 1 to -max … max without 0. */
const either = (n: number, max: number): number => (n < max ? n - max : n - max + 1);

/** Moves all dates of a document by the same random number of days, so that intervals stay. */
export const dateShift: Transformer = {
  name: 'date-shift',
  description: 'Moves all dates of a document by one random number of days; intervals and notation stay.',
  reversible: false,
  // The new date is the old one and a number of days: day, month, season and intervals of the original stay.
  derived: true,
  keeps: KEEPS,
  options: { type: 'object', additionalProperties: false, properties: COMMON },
  prepare(options) {
    const max = numberOption(options, 'maxDays', 365);
    return shifting(options, (scope, subject) => {
      const purpose = subject === undefined ? 'date-shift' : `date-shift/${subject}`;
      return either(scope.random(purpose).int(2 * max), max);
    });
  },
};

/**
 * Moves all dates by a number of days computed from a key and a subject, so that all documents about one subject agree.
 */
export const keyedDateShift = (secret: ReadSecret): Transformer => ({
  name: 'keyed-date-shift',
  description: 'Moves all dates by a number of days computed from a key and a subject: the same in all documents.',
  reversible: false,
  derived: true,
  keeps: KEEPS,
  options: keyedOptions({
    ...COMMON,
    subject: {
      type: 'string',
      maxLength: 200,
      description: 'Person, study or site that shares the shift. Default none',
    },
  }),
  prepare(options) {
    const max = numberOption(options, 'maxDays', 365);
    const digest = createHmac('sha256', deriveKey('keyed-date-shift', options, secret))
      .update(textOption(options, 'subject', ''))
      .digest();
    const days = either(digest.readUIntBE(0, 6) % (2 * max), max);
    return shifting(options, () => days);
  },
});
