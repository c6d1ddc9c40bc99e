import { decodePercent } from '../parts/uri.js';
import { isNotAPerson } from '../text/authors.js';
import { segmentOf } from '../text/decoded.js';
import type { Segment, Unit } from '../text/unit.js';
import { formulaTexts } from '../xlsx/formula.js';
import type { WorkbookNames } from '../xlsx/names.js';
import type { Decoded } from '../xml/entities.js';
import { useOf } from './html-places.js';
import { decodeHtml } from './html-references.js';
import type { HtmlAttribute } from './html-scanner.js';
import type { Opaque } from './markup-file.js';
import { styleUnits } from './style-units.js';

/** The content of an attribute. */
interface ReadAttribute {
  readonly units: readonly Unit[];
  /** The value of a cell, if the attribute contains it in addition to the displayed text. */
  readonly value?: Segment;
  readonly opaque?: Opaque;
}

/** An attribute and its surroundings. */
interface Place {
  readonly element: string;
  readonly attribute: HtmlAttribute;
  /** The `name` of a `meta` element. */
  readonly meta: string;
}

const NOTHING: ReadAttribute = { units: [] };
const PACKED = /^\s{0,20}data:[^,]{0,200};\s{0,20}base64\s{0,20},/i;
const SCRIPT = /^\s{0,20}javascript:/i;

/** Finds the texts of an attribute, which may be readable text, a link, a style, a script or a formula. */
export function readAttribute(
  source: string,
  { element, attribute, meta }: Place,
  names: WorkbookNames,
): ReadAttribute {
  const { name, start, end, quoted } = attribute;
  const raw = source.slice(start, end);
  const use = useOf(element, name, meta.toLowerCase());
  if (use === 'none' || raw.trim() === '') return NOTHING;
  const decoded = decodeHtml(raw, { inAttribute: true });
  const segment = segmentOf(decoded, start, 0, -1, quoted ? 'htmlAttribute' : 'htmlBare');
  const known: Pick<Unit, 'search'> = { search: 'known' };
  switch (use) {
    case 'link':
      return readLink(decoded, attribute);
    case 'style':
      return { units: styleUnits(decoded, start) };
    case 'script':
      return { units: unitOf({ ...segment, writing: 'script' }, known) };
    case 'value':
      return { units: [], value: segment };
    case 'formula':
      return { units: formulaUnits(decoded, start, { quoted, names }) };
    default:
      return { units: unitOf(segment, use === 'person' ? personOf(decoded.text) : use === 'known' ? known : {}) };
  }
}

function unitOf(segment: Segment, more: Pick<Unit, 'search' | 'type'>): Unit[] {
  return /\S/.test(segment.text) ? [{ segments: [segment], repeated: false, ...more }] : [];
}

function readLink(decoded: Decoded, { start, end }: HtmlAttribute): ReadAttribute {
  if (PACKED.test(decoded.text)) return { units: [], opaque: { kind: 'images', cut: { start, end, text: '' } } };
  if (SCRIPT.test(decoded.text)) {
    return { units: unitOf(segmentOf(decoded, start, 0, -1, 'script'), { search: 'known' }) };
  }
  return { units: unitOf(segmentOf(decodePercent(decoded), start, 0, -1, 'htmlUri'), {}) };
}

/** The texts of a formula and its references. Text outside of quotes is only searched for known terms. */
export function formulaUnits(
  decoded: Decoded,
  start: number,
  { quoted, names }: { readonly quoted: boolean; readonly names: WorkbookNames },
): Unit[] {
  const whole = segmentOf(decoded, start, 0, -1, quoted ? 'formula' : 'htmlBare');
  if (!quoted) return unitOf(whole, { search: 'known' });
  return [...formulaTexts(decoded, start, names), ...unitOf(whole, { search: 'names' })];
}

/** A unit whose place says that it names a person, unless its text is the name of a program. */
export const personOf = (text: string): Pick<Unit, 'type'> => (isNotAPerson(text) ? {} : { type: 'PERSON' });
