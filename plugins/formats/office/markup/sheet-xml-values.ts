import type { Edit } from '../../../../core/index.js';
import type { Segment } from '../text/unit.js';
import { isPlainNumber, numberText } from '../xlsx/number-formats.js';
import type { XmlAttribute } from '../xml/attributes.js';

const ISO_TIME = /^\d{4}-\d\d-\d\d(?:T[\d:.]{5,18}Z?)?$/;

/** Parts of a time that carry no information: midnight, fractions of a second. */
const REST = /(?:T00:00:00)?(?:\.\d{1,9})?Z?$/;

/** A number in decimal notation if the file has an exponent. */
export function asNumber(segment: Segment): Segment {
  const text = numberText(segment.text);
  if (text === segment.text) return segment;
  const offsets = new Uint32Array(text.length + 1);
  offsets[text.length] = segment.end - segment.start;
  return { ...segment, text, offsets };
}

/** A date without the time parts that carry no information: midnight, fractions of a second. */
export function asDate(segment: Segment): Segment {
  const text = segment.text.replace(REST, '');
  return { ...segment, text: text.replace('T', ' '), end: segment.start + text.length, writing: 'dateTime' };
}

/** The edits needed in a cell whose number or date has become a text; none if it still is one. */
export function textInstead(kind: string, type: XmlAttribute, { end, text }: Segment, now: string): Edit[] {
  if (kind === 'Number' && isPlainNumber(now)) return [];
  const rest = kind === 'DateTime' ? (REST.exec(text)?.[0].length ?? 0) : 0;
  if (kind === 'DateTime' && ISO_TIME.test(now)) return [];
  const cut = rest > 0 ? [{ start: end - rest, end, text: '' }] : [];
  return [{ start: type.start, end: type.end, text: 'String' }, ...cut];
}

/** An attribute with the blank before it. */
export const attributeCut = (source: string, { name, start, end }: XmlAttribute): Edit => ({
  start: source.lastIndexOf(name, start) - 1,
  end: end + 1,
  text: '',
});
