import { type Segment, type Unit, VIEW } from './unit.js';

/** Elements with the time when a file was created, saved or printed, in W3C notation. */
const ELEMENTS = new Set(['created', 'modified', 'lastPrinted']);
const NOTATION = /^\d{4}-\d\d-\d\d(?:T[\d:.]{5,16}(?:Z|[+-]\d\d:\d\d)?)?$/;
/** Used if a substitute is not a date: programs refuse files with invalid dates. */
const DAY = '1970-01-01';
const NO_DATE = `${DAY}T00:00:00Z`;

export const isEditingDate = (element: string): boolean => ELEMENTS.has(element);

/**
 * The day on which a file was created is no term by itself. But if the text contained that date, the property would
 * reveal the original, so it is searched as written and as a day followed by a time.
 */
export function editingDateUnits(text: string, start: number): Unit[] {
  if (!NOTATION.test(text)) return [];
  const known = { search: 'known', whole: true, repeated: false } as const;
  const segment: Segment = {
    start,
    end: start + text.length,
    text,
    writing: 'editingDate',
    views: VIEW.final | VIEW.original,
  };
  const apart = { ...segment, text: text.replace('T', ' ') };
  return [segment, ...(apart.text === text ? [] : [apart])].map((one) => ({ segments: [one], ...known }));
}

/** Attributes with the time of a tracked change, a comment, a revision or a reservation. */
const EDITED = new Set(['date', 'dateUtc', 'dT', 'dt', 'dateTime']);

/**
 * True if an attribute contains the day that a date picker displays, in a notation that may differ from its text, or the day on which
 * somebody changed or commented something.
 */
export const isDayAttribute = (element: string, attribute: string): boolean =>
  EDITED.has(attribute) || (element === 'date' && attribute === 'fullDate');

/**
 * The day in such an attribute as a unit; undefined for any other attribute. The time after it stays, because programs require it.
 * @param text its value, which begins at `start`.
 */
export function dayUnit(element: string, attribute: string, text: string, start: number): Unit | undefined {
  if (!isDayAttribute(element, attribute) || !NOTATION.test(text)) return undefined;
  const day = text.slice(0, DAY.length);
  const segment: Segment = {
    start,
    end: start + day.length,
    text: day,
    writing: 'day',
    views: VIEW.final | VIEW.original,
  };
  return { segments: [segment], whole: true, repeated: false, ...(EDITED.has(attribute) && { type: 'DATE' }) };
}

/** A substitute as a day. A year becomes its first day. */
export const dayOf = (substitute: string): string =>
  /^\d{4}$/.test(substitute) ? `${substitute}-01-01` : /^\d{4}-\d\d-\d\d$/.test(substitute) ? substitute : DAY;

/** True for a day that may have been written for a year or for none, and thus tells nothing. */
export const isFirstDay = (value: string): boolean => value.slice(4, DAY.length) === '-01-01';

/** A substitute as a date in this notation. */
export const editingDate = (substitute: string): string => {
  const date = substitute.replace(/^(\d{4}-\d\d-\d\d) (?=\d\d:)/, '$1T');
  return NOTATION.test(date) ? date : NO_DATE;
};
