import type { Span } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { trimMarks } from './trim.js';

const HYPHEN = 45;

/** An address of the United States up to its ZIP code, and the line behind it. */
const BEHIND_ZIP = /[ ,][A-Z]{2},? \d{5}(?:-\d{4})?(?=\s{0,3}\n\s{0,8}(?!U\.?S\.?A|United States|USA))/;

/** `The Manager, 18 Leyton Road`: who is written to there is no part of the address. */
const OFFICER = new RegExp(
  `^(?:the )?(?:${lexiconPattern('person-roles', { class: 'addressee', language: 'en' })}),\\s{1,3}(?=\\S)`,
  'iu',
);

/** A place without marks, and without the line below a ZIP code: `Beaverton, OR 97006` above `March 14, 2025`. */
export function trimAddress(view: string, span: Span): Span {
  const { start: first, end } = trimMarks(view, span);
  const start = first + (OFFICER.exec(view.slice(first, end))?.[0].length ?? 0);
  const zip = BEHIND_ZIP.exec(view.slice(start, end));
  return { start, end: zip === null ? end : start + zip.index + zip[0].length };
}

/** The first digits of a number that goes on behind a hyphen: `98104,539` before `-01-4432`. */
const CUT_NUMBER = /[\s,;|]{1,4}\d{1,6}$/u;

/** A place that ends within a number ends before it: the whole number is somebody else's to find. */
export function beforeCutNumber(view: string, { start, end }: Span): Span {
  const isCut = view.charCodeAt(end) === HYPHEN && /^\d/.test(view.charAt(end + 1));
  return { start, end: isCut ? end - (CUT_NUMBER.exec(view.slice(start, end))?.[0].length ?? 0) : end };
}
