import type { Edit } from '../../../../core/index.js';
import type { Area } from '../sheets/area.js';
import { decodeReferences, escapeAttribute } from '../xml/entities.js';
import { areaOf } from './cells.js';
import { formulaTokens } from './formula.js';
import { isPlainNumber } from './number-formats.js';
import { asNumber, asText, type NewDay, type SerialDates } from './serial-dates.js';

/** Formulas in cells, names, validations, formats by condition and tables. */
const FORMULA =
  /<(?:[\w.-]{1,40}:)?(?:f|formula[12]?|definedName|calculatedColumnFormula|totalsRowFormula)(?:\s[^<>]{0,2000})?>([^<]{1,100000})<\//g;
/** Elements with the values of filters and scenarios, which may be texts. */
const TEXTS = 'filter|customFilter|inputCells';
/** Elements with thresholds, caches, axes and controls, whose values are numbers. */
const NUMBERS = 'dynamicFilter|cfvo|n|sharedItems|rangePr|min|max|crossesAt|formControlPr|selection|bounds';
const GROUP = 'dateGroupItem';
const TAG = new RegExp(`<(?:[\\w.-]{1,40}:)?(${TEXTS}|${NUMBERS}|${GROUP})\\s([^<>]{1,4000})>`, 'g');
const MAY_BE_TEXT = new RegExp(`^(?:${TEXTS})$`);
const ATTRIBUTE = /([\w.:-]{1,60})\s{0,5}=\s{0,5}(?:"([^"]{0,200})"|'([^']{0,200})')/g;
const SERIAL = /^\d{1,7}(?:\.\d{1,17})?$/;
const DATE = /^\d{4}-\d\d-\d\d(?=T[\d:.]{5,12}Z?$|$)/;
/** A number, and the signs that make it a part of a word, an address or a range of rows. */
const CONSTANT = /(?<![\d.])\d{5,15}(?:\.\d{1,17})?(?![\d.])/g;
/** Most digits of a day. */
const DAY_DIGITS = 7;
const JOINED = /[\p{L}\p{N}_.$:!\\]/u;
const DATE_ARGUMENTS = /^\(\s{0,5}(\d{4})\s{0,5},\s{0,5}(\d{1,2})\s{0,5},\s{0,5}(\d{1,2})\s{0,5}\)/;
/** The values of a series of a chart, with the cells that they repeat. */
const SERIES = /<((?:[\w.-]{1,40}:)?numRef)[\s>]/g;
const REFERENCE = /<(?:[\w.-]{1,40}:)?f>([^<]{1,8000})</;
const VALUE = /<(?:[\w.-]{1,40}:)?v>(\d{1,15}(?:\.\d{1,17})?)</g;
const ADDRESS = /!(\$?[A-Z]{1,3}\$?\d{1,7}(?::\$?[A-Z]{1,3}\$?\d{1,7})?)/g;
/** Written for a day that is none any more, where a program expects one. */
const NO_DAY = '1900-01-01';

/** Edits of all places of a part that repeat a replaced day as a number. */
export const serialEdits = (source: string, dates: SerialDates): Edit[] => [
  ...Array.from(source.matchAll(FORMULA), ({ 0: all, 1: formula = '', index }) =>
    inFormula(formula, index + all.length - 2 - formula.length, dates),
  ).flat(),
  ...Array.from(source.matchAll(TAG), ({ 0: all, 1: element = '', 2: attributes = '', index }) =>
    inTag(element, attributes, index + all.length - 1 - attributes.length, dates),
  ).flat(),
  ...inSeries(source, dates),
];

/** The numbers of five digits and more that formulas of a part hold. */
export function* constantsIn(source: string): Generator<string> {
  for (const [, formula = ''] of source.matchAll(FORMULA))
    for (const [number] of formula.matchAll(CONSTANT)) yield number;
}

const two = (digits: string): string => digits.padStart(2, '0');

/** A new day as a constant of a formula. */
const constant = (day: NewDay): string =>
  'serial' in day || isPlainNumber(day.text) ? asNumber(day) : `"${day.text.replaceAll('"', '""')}"`;

function inFormula(raw: string, base: number, dates: SerialDates): Edit[] {
  if (!/\d{4}/.test(raw)) return [];
  const { text, offsets } = decodeReferences(raw);
  const edits: Edit[] = [];
  const put = (start: number, end: number, instead: string): void => {
    const at = (offset: number): number => base + (offsets?.[offset] ?? offset);
    edits.push({ start: at(start), end: at(end), text: escapeAttribute(instead) });
  };
  const constants = (from: number, to: number): void => {
    const between = text.slice(from, to);
    for (const { 0: number, index } of between.matchAll(CONSTANT)) {
      // A range of rows, the row of an address, or a part of another number.
      if (JOINED.test(text.charAt(from + index - 1)) || JOINED.test(text.charAt(from + index + number.length)))
        continue;
      const isDay = number.length <= DAY_DIGITS || number.indexOf('.') > 0;
      const day = (isDay ? dates.of(Number(number)) : undefined) ?? dates.ofConstant(number);
      if (day !== undefined) put(from + index, from + index + number.length, constant(day));
    }
  };
  let from = 0;
  for (const { kind, start, end } of formulaTokens(text)) {
    if (start < from) continue;
    constants(from, start);
    from = end;
    if (kind !== 'word' || text.slice(start, end).toUpperCase() !== 'DATE') continue;
    const [call, year = '', month = '', day = ''] = DATE_ARGUMENTS.exec(text.slice(end, end + 60)) ?? [];
    const known = call === undefined ? undefined : dates.ofDate(`${year}-${two(month)}-${two(day)}`);
    if (call === undefined || known === undefined) continue;
    from = end + call.length;
    const iso = dates.iso(known);
    if (iso === undefined) put(start, from, constant(known));
    else put(end, from, `(${iso.split('-').map(Number).join(',')})`);
  }
  constants(from, text.length);
  return edits;
}

function inTag(element: string, attributes: string, base: number, dates: SerialDates): Edit[] {
  const found = Array.from(attributes.matchAll(ATTRIBUTE), ({ 0: all, 1: name = '', 2: double, 3: single, index }) => {
    const value = double ?? single ?? '';
    return { name, value, start: base + index + all.length - 1 - value.length };
  });
  if (element === GROUP) return inGroup(found, dates);
  return found.flatMap(({ value, start }): Edit[] => {
    const instead = SERIAL.test(value) ? ofSerial(element, value, dates) : ofDate(value, dates);
    return instead === undefined ? [] : [{ start, end: start + value.length, text: escapeAttribute(instead) }];
  });
}

function ofSerial(element: string, value: string, dates: SerialDates): string | undefined {
  const day = dates.of(Number(value));
  return day && (MAY_BE_TEXT.test(element) ? asText(day) : asNumber(day));
}

function ofDate(value: string, dates: SerialDates): string | undefined {
  const [iso] = DATE.exec(value) ?? [];
  const day = iso === undefined ? undefined : dates.ofDate(iso);
  return iso === undefined || day === undefined ? undefined : (dates.iso(day) ?? NO_DAY) + value.slice(iso.length);
}

interface Attribute {
  readonly name: string;
  readonly value: string;
  readonly start: number;
}

/** A filter for a day or a month: `year="1949" month="3" day="14"`. */
function inGroup(attributes: readonly Attribute[], dates: SerialDates): Edit[] {
  const value = (name: string): string | undefined => attributes.find((one) => one.name === name)?.value;
  const [year, month, day] = [value('year'), value('month'), value('day')];
  if (year === undefined || month === undefined) return [];
  const wanted = `${year}-${two(month)}-${day === undefined ? '' : two(day)}`;
  for (const [iso, known] of dates.all()) {
    if (!iso.startsWith(wanted)) continue;
    const [y, m, d] = (dates.iso(known) ?? (/^\d{4}$/.test(asText(known)) ? `${asText(known)}-01-01` : NO_DAY)).split(
      '-',
    );
    const fresh: Readonly<Record<string, string | undefined>> = { year: y, month: m, day: d };
    return attributes.flatMap((one): Edit[] => {
      const text = fresh[one.name];
      return text === undefined
        ? []
        : [{ start: one.start, end: one.start + one.value.length, text: String(Number(text)) }];
    });
  }
  return [];
}

/** The areas of a reference; undefined if they are not known, as those of a name. */
function areasOf(reference: string): readonly Area[] | undefined {
  const areas = Array.from(decodeReferences(reference).text.matchAll(ADDRESS), ([, address = '']) =>
    areaOf(address.includes(':') ? address : `${address}:${address}`),
  ).filter((area) => area !== undefined);
  return areas.length === 0 ? undefined : areas;
}

function inSeries(source: string, dates: SerialDates): Edit[] {
  const edits: Edit[] = [];
  for (const { 0: open, 1: name = '', index } of source.matchAll(SERIES)) {
    const end = source.indexOf(`</${name}>`, index);
    const series = source.slice(index + open.length, end < 0 ? source.length : end);
    const areas = areasOf(REFERENCE.exec(series)?.[1] ?? '');
    const hasDates = areas?.some((area) => dates.hasColumnIn(area)) ?? true;
    const replaced = (value: string): NewDay | undefined =>
      (hasDates ? dates.of(Number(value), true) : undefined) ??
      areas?.map((area) => dates.inArea(area, value)).find((day) => day !== undefined);
    for (const { 0: all, 1: value = '', index: at } of series.matchAll(VALUE)) {
      const day = replaced(value);
      const start = index + open.length + at + all.length - 1 - value.length;
      if (day !== undefined) edits.push({ start, end: start + value.length, text: asNumber(day) });
    }
  }
  return edits;
}
