import type { Match } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { matchOf, pieceUntil, split } from './pieces.js';
import type { Segment } from './segment-fields.js';
import { X12_QUALIFIED, X12_SEGMENTS } from './x12-fields.js';

const X12_START = new RegExp(`(?<![^~\\r\\n])(?:${lexiconPattern('format-names', { class: 'x12-segment' })})\\*`, 'g');

/** Elements of X12 messages. */
export function* x12(view: string): Generator<Match> {
  for (const { index } of view.matchAll(X12_START)) {
    const elements = split(pieceUntil(view, index, /[~\r\n]/), '*');
    const name = elements[0]?.text ?? '';
    const segment: Segment | undefined = X12_SEGMENTS.get(name === 'NM1' ? `NM1 ${elements[2]?.text ?? ''}` : name);
    for (const [place, part] of segment ?? []) for (const [, type] of part) yield* matchOf(elements[place], type);
    for (const { segment: of, qualifier, value, types } of X12_QUALIFIED) {
      const type = of === name ? types.get(elements[qualifier]?.text ?? '') : undefined;
      if (type !== undefined) yield* matchOf(elements[value], type);
    }
  }
}
