import type { Span } from '../../../../core/index.js';
import type { Codec } from '../../../../kit/index.js';
import { emptyPackage, textOfPackage } from '../text/shape-package.js';
import type { BookChanges } from './book-changes.js';
import { drawingContent } from './drawing.js';
import { type Region, textsIn } from './fixed-text.js';
import type { PlaceSearch } from './place-search.js';

interface Target {
  readonly codec: Codec;
  readonly changes: BookChanges;
  readonly search: PlaceSearch;
}

/**
 * Searches the shapes of a drawing: their names, descriptions and links, and the packages in which newer versions
 * repeat a shape with its text. Everything else consists of numbers, which are only searched for terms found elsewhere.
 */
export function searchDrawing(region: Region, { codec, changes, search }: Target): void {
  const { texts, packages } = drawingContent(region.bytes);
  for (const span of packages) searchPackage(within(region, span), changes, search);
  let at = 0;
  const other = (start: number, end: number): void => {
    for (const place of textsIn(within(region, { start, end }), codec)) search.addUncertain(place);
  };
  for (const span of [...texts, ...packages].sort((a, b) => a.start - b.start)) {
    other(at, span.start);
    at = span.end;
  }
  other(at, region.bytes.length);
  for (const span of texts) for (const place of textsIn(within(region, span), codec)) search.find(place);
}

/** A shape whose package is empty is read from the surrounding records. */
function searchPackage({ bytes, touch }: Region, changes: BookChanges, search: PlaceSearch): void {
  const empty = (): void => {
    touch();
    emptyPackage(bytes);
  };
  const text = textOfPackage(bytes);
  if (text === undefined) changes.whenChanged(empty);
  else if (/\S/.test(text)) search.find({ text, write: empty }, { charged: false });
}

const within = ({ bytes, touch }: Region, { start, end }: Span): Region => ({
  bytes: bytes.subarray(start, end),
  touch,
});
