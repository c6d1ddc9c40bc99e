import { spelledOut } from '../../../../kit/index.js';
import { decodePercent } from '../parts/uri.js';
import { rereadSegment } from './decoded.js';
import type { Segment, Unit } from './unit.js';

/** Maximum nesting of escapes. */
const MAX_ESCAPED = 3;
const ESCAPE = /%[0-9a-f]{2}/i;
/** A character that names in XML cannot contain, in the notation of SharePoint and .NET: `Jane_x0020_Roe`. */
const ESCAPE_IN_NAME = /_x([0-9a-f]{4})_/gi;

/**
 * Decodes a unit whose words are joined by other signs than blanks: `Jane_Roe`, `Jane%20Roe`, `C:\Jane Roe\a.doc`.
 * Undefined for other units.
 */
export function spelledUnit(unit: Unit): Unit | undefined {
  const segments = unit.segments.map(spelledSegment);
  if (segments.every((segment, i) => segment === unit.segments[i])) return undefined;
  const { type: _type, search, ...rest } = unit;
  return { ...rest, search: search === undefined || search === 'spelled' ? 'spelled' : 'known', segments };
}

/** A place between words that are joined by nothing but their capitals: `tblMaryJones`. */
const CAPITALS = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu;

function spelledSegment(segment: Segment): Segment {
  let decoded: Pick<Segment, 'text' | 'offsets'> = segment;
  for (let i = 0; i < MAX_ESCAPED && ESCAPE.test(decoded.text); i++) decoded = decodePercent(decoded);
  const read = rereadSegment({ ...segment, ...decoded }, ESCAPE_IN_NAME, ([, code = '20']) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  // Names of ranges and tables cannot contain blanks.
  const parted = segment.writing === 'identifier' ? rereadSegment(read, CAPITALS, () => ' ') : read;
  const text = spelledOut(parted.text) ?? parted.text;
  return text === segment.text ? segment : { ...parted, text, name: segment.name ?? segment.text };
}
