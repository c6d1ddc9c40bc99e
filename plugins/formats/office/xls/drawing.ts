import type { Span } from '../../../../core/index.js';

/** Records with properties of shapes ([MS-ODRAW] 2.3.1). */
const PROPERTIES: ReadonlySet<number> = new Set([0xf00b, 0xf121, 0xf122]);
const HEAD = 8;
/** Number of bytes of a property: its number with flags, and its value. */
const PROPERTY = 6;
const IS_LONG = 0x8000;
const NUMBER = 0x3fff;

/** A shape in the form of newer versions: a ZIP package that repeats its name and its text (metroBlob). */
const PACKAGE = 0x03a9;
/** Properties with pictures and names of fonts. */
const NO_TEXT: ReadonlySet<number> = new Set([0x0104, 0x0186, 0x01c5, 0x00c5]);
/** Properties with lists of points, colours and dashes. */
const LISTS: ReadonlySet<number> = new Set([
  ...[0x0145, 0x0146, 0x0151, 0x0152, 0x0155, 0x0156, 0x0157, 0x0197, 0x01cf, 0x0383],
  ...[0x03a0, 0x054f, 0x058f, 0x05cf, 0x060f],
]);
const LIST_HEAD = 6;
/** Special element size that stands for four bytes. */
const SHORTENED = 0xfff0;

/** Text in the records of a drawing. */
export interface DrawingContent {
  /** Names, descriptions, links and tooltips of shapes. */
  readonly texts: readonly Span[];
  readonly packages: readonly Span[];
}

/** Reads the records of a drawing as far as they are valid; containers may end elsewhere. */
export function drawingContent(data: Buffer): DrawingContent {
  const texts: Span[] = [];
  const packages: Span[] = [];
  for (let at = 0; at + HEAD <= data.length; ) {
    const head = data.readUInt16LE(at);
    const isContainer = (head & 0xf) === 0xf;
    if (!isContainer && PROPERTIES.has(data.readUInt16LE(at + 2))) {
      for (const { number, ...span } of longProperties(data, at + HEAD, head >> 4)) {
        if (number === PACKAGE) packages.push(span);
        else if (!LISTS.has(number) && !NO_TEXT.has(number) && span.end > span.start) texts.push(span);
      }
    }
    at += HEAD + (isContainer ? 0 : data.readUInt32LE(at + 4));
  }
  return { texts, packages };
}

/** Properties whose values follow the list of all properties. */
function* longProperties(data: Buffer, from: number, count: number): Generator<Span & { readonly number: number }> {
  let start = from + PROPERTY * count;
  for (let i = 0, at = from; i < count && at + PROPERTY <= data.length; i++, at += PROPERTY) {
    const flags = data.readUInt16LE(at);
    if ((flags & IS_LONG) === 0) continue;
    const number = flags & NUMBER;
    const length = data.readUInt32LE(at + 2);
    const end = start + length + (LISTS.has(number) ? uncountedHead(data, start, length) : 0);
    if (start >= data.length) return;
    yield { number, start, end: Math.min(end, data.length) };
    start = end;
  }
}

/** Number of bytes of a list's head that its length does not include. */
function uncountedHead(data: Buffer, start: number, length: number): number {
  if (length === 0 || start + LIST_HEAD > data.length) return 0;
  const size = data.readUInt16LE(start + 4);
  return data.readUInt16LE(start) * (size === SHORTENED ? 4 : size) === length ? LIST_HEAD : 0;
}
