import type { Span } from '../../../../core/index.js';
import { readCellText } from '../text/decoded.js';
import { type Segment, type UnitText, VIEW } from '../text/unit.js';
import { localName, XmlScanner } from '../xml/scanner.js';

/** A string of a workbook, which may consist of runs with different formats. */
export interface RichText extends UnitText {
  /** Phonetic guides: they spell parts of the text again, by positions in it. */
  readonly phonetic: readonly Span[];
  /** The texts in them. */
  readonly spoken: readonly Segment[];
}

/** Reads a string: the elements `si`, `is` or `text` between two offsets of a part. */
export function readRichText(source: string, from: number, to: number): RichText {
  const scanner = new XmlScanner(source.slice(from, to));
  const pieces: { segment: Segment; at: number }[] = [];
  const phonetic: Span[] = [];
  const spoken: Segment[] = [];
  let text = '';
  let spaceAt: number | undefined;
  let pronunciation = -1;
  for (let event = scanner.next(); event !== 'end'; event = scanner.next()) {
    const { start, end } = scanner;
    const name = event === 'open' || event === 'empty' || event === 'close' ? localName(scanner.name) : '';
    if (event === 'open' && name === 't') spaceAt = hasSpace(scanner) ? undefined : start + 1 + scanner.name.length;
    else if (event === 'open' && name === 'rPh') pronunciation = start;
    else if (event === 'close' && name === 'rPh') {
      phonetic.push({ start: from + pronunciation, end: from + end });
      pronunciation = -1;
    } else if (event === 'empty' && name === 'phoneticPr') phonetic.push({ start: from + start, end: from + end });
    if ((event !== 'text' && event !== 'cdata') || localName(scanner.path.at(-1) ?? '') !== 't') continue;
    const raw = scanner.source.slice(start, end);
    const writing = event === 'cdata' ? 'cdata' : 'cellText';
    const decoded = event === 'cdata' ? { text: raw } : readCellText(raw);
    const place = { start: from + start, end: from + end, writing, views: VIEW.final | VIEW.original } as const;
    const segment = { ...place, ...decoded, ...(spaceAt !== undefined && { spaceAt: from + spaceAt }) };
    if (pronunciation >= 0) {
      spoken.push(segment);
      continue;
    }
    pieces.push({ segment, at: text.length });
    text += decoded.text;
  }
  return { text, pieces, phonetic, spoken };
}

const hasSpace = (scanner: XmlScanner): boolean =>
  scanner.source.slice(scanner.start, scanner.end).includes('xml:space');
