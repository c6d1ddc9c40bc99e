import type { Span } from '../../../core/index.js';

const ANNOUNCING =
  '(?:c/o|p/a|z\\. ?Hd\\.|Attn:?|Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Herrn?|Frau|Mme|Mlle|M|Sr|Sra|Srta|Sig|Dott|Dhr|Mevr)\\.?';
/** A line that says who lives at the address below, and the beginning of one. */
const NAME_LINE = new RegExp(`^${ANNOUNCING} [^\\n]{1,60}\\n`, 'u');
const NAME_BEGUN = new RegExp(`(?:^|\\n)[ \\t>]{0,8}${ANNOUNCING} ?[^\\n]{0,40}$`, 'u');

const YEAR_FIRST = /^[12]\d{3},? (?=\p{L})/u;
/** `19 Nov 1851 Marnville`: the year belongs to the date. */
const DATE_BEGUN = /(?<!\p{L})(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}{0,6}\.? (?:\d{1,2},? )?$/u;
/** The year or number that ends the line before. */
const NUMBER_LINE = /^\d{1,6}[ \t]{0,8}\r?\n[ \t]{0,40}/;

/** A block address without the line that says who lives there: it is read as a part of it now and then. */
function belowName(view: string, { start, end }: Span): Span {
  const own = NAME_LINE.exec(view.slice(start, end));
  if (own !== null) return { start: start + own[0].length, end };
  const year = YEAR_FIRST.exec(view.slice(start, end));
  if (year !== null && DATE_BEGUN.test(view.slice(Math.max(0, start - 20), start)))
    return { start: start + year[0].length, end };
  const number = NUMBER_LINE.exec(view.slice(start, end));
  if (number !== null && /[^\s>]/.test(view.slice(view.lastIndexOf('\n', start - 1) + 1, start)))
    return { start: start + number[0].length, end };
  const line = view.indexOf('\n', start);
  const isBlock = line >= 0 && line < end && NAME_BEGUN.test(view.slice(Math.max(0, start - 60), start));
  return isBlock ? { start: line + 1, end } : { start, end };
}

/** The label of a number that no place has: `, TFN 123 456 782`, `Steuernummer 65 1708`. */
const NUMBERED =
  /(?:^|[,;]? )(?:TFN|ABN|ACN|SSN|SIN|DOB|NHS(?: no\.?)?|NI(?: no\.?)?|NINO|BSN|DNI|NIE|NIF|NIP|CPF|PESEL|IBAN|BIC|SWIFT|BSB|BLZ|Medicare|Tel\.?|Phone|Mob\.?|Mobile|Fax|Konto|Kto\.?|Account|Acct\.?|MRN|VIN|IMEI|PIN|Passport|Reisepass|[Mm]atricola|[Mm]atricule|CF|RUC|RFC|CURP|SIRET|\p{L}{4,24}(?:nummer|nr\.?)):? {0,2}(?=[A-Z]{0,3}\d{2})/u;

/** A place before the first number of another kind that was read into it. */
function beforeNumber(view: string, { start, end }: Span): Span {
  const at = NUMBERED.exec(view.slice(start, end))?.index;
  return { start, end: at === undefined ? end : start + at };
}

/** What the label of the next field adds to an address that its postal code has ended: `IL 62701 Reason`, before ` for visit:`. */
const BEHIND_CODE =
  /(?<=(?:[A-Z]{2} \d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d)),? \p{Lu}[\p{L}.'-]{1,20}(?: [\p{L}.'-]{1,20}){0,3}$/u;
const LABEL_GOES_ON = /(?: [\p{L}.'/-]{1,20}){0,3} ?:/uy;

/** An address without the label of the next field on its line. */
function beforeField(view: string, { start, end }: Span): Span {
  const at = BEHIND_CODE.exec(view.slice(start, end))?.index;
  LABEL_GOES_ON.lastIndex = end;
  return { start, end: at !== undefined && LABEL_GOES_ON.test(view) ? start + at : end };
}

/** The number of the next field of a form: `Iowa\n7a`, before `. RESIDENCE`. */
const NEXT_NUMBER = /[ \t]{0,3}\r?\n[ \t]{0,8}\d{1,3}[a-z]?$/;

/** A place without the number that begins the next line of a form. */
function aboveNumber(view: string, { start, end }: Span): Span {
  const at = /[.)]/.test(view.charAt(end)) ? NEXT_NUMBER.exec(view.slice(start, end))?.index : undefined;
  return { start, end: at === undefined || at === 0 ? end : start + at };
}

/** A place in a chat ends with its line: `utica ave` above `nah sold it`. */
function onLine(view: string, { start, end }: Span): Span {
  const term = view.slice(start, end);
  const line = term.indexOf('\n');
  return line < 0 || /\p{Lu}|\d{3}/u.test(term) ? { start, end } : { start, end: start + line };
}

/** An entity read as a place, without what other lines and fields have put into it. */
export const cutPlace = (view: string, place: Span): Span =>
  onLine(view, aboveNumber(view, beforeField(view, beforeNumber(view, belowName(view, place)))));
