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

/** True if an attribute contains the day displayed by a date picker, in a notation that may differ from its text. */
export const isPickedDate = (element: string, attribute: string): boolean =>
  element === 'date' && attribute === 'fullDate';

/** The day of such a date as a unit. The time after it stays, because programs require it. */
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

/** A substitute as a date in this notation. */
export const editingDate = (substitute: string): string => {
  const date = substitute.replace(/^(\d{4}-\d\d-\d\d) (?=\d\d:)/, '$1T');
  return NOTATION.test(date) ? date : NO_DATE;
};
