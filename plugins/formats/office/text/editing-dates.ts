import { type Segment, type Unit, VIEW } from './unit.js';

/** Elements that tell when a file was made, saved and printed, in the notation of W3C. */
const ELEMENTS = new Set(['created', 'modified', 'lastPrinted']);
const NOTATION = /^\d{4}-\d\d-\d\d(?:T[\d:.]{5,16}(?:Z|[+-]\d\d:\d\d)?)?$/;
/** What stands where a substitute is no date: programs refuse a file whose dates are none. */
const DAY = '1970-01-01';
const NO_DATE = `${DAY}T00:00:00Z`;

export const isEditingDate = (element: string): boolean => ELEMENTS.has(element);

/**
 * The day on which a file was made says nothing by itself. If its text was dated on that day it says what the text no longer does, so it is
 * looked for as it stands and as a day with a time of the day behind.
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

/** Whether an attribute holds the day that a content control for dates shows, in a notation that its text need not have. */
export const isPickedDate = (element: string, attribute: string): boolean =>
  element === 'date' && attribute === 'fullDate';

/** The day of such a date, which is a term if it is one in a text. What stands behind it stays, since programs want the whole. */
export function pickedDateUnit(text: string, start: number): Unit | undefined {
  if (!NOTATION.test(text)) return undefined;
  const day = text.slice(0, DAY.length);
  const segment: Segment = {
    start,
    end: start + day.length,
    text: day,
    writing: 'day',
    views: VIEW.final | VIEW.original,
  };
  return { segments: [segment], whole: true, repeated: false };
}

/** A substitute as a day. */
export const dayOf = (substitute: string): string => (/^\d{4}-\d\d-\d\d$/.test(substitute) ? substitute : DAY);

/** A substitute as a date of this notation. */
export const editingDate = (substitute: string): string => {
  const date = substitute.replace(/^(\d{4}-\d\d-\d\d) (?=\d\d:)/, '$1T');
  return NOTATION.test(date) ? date : NO_DATE;
};
