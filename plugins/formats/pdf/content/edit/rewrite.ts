import type { Quad } from '../base/geometry.js';
import type { Operator } from '../stream/operand.js';
import type { ReadStream } from '../text/content-stream.js';
import { balanceOf } from './balance.js';
import { emptiedClips } from './emptied-clips.js';
import { decimal } from './number.js';
import { rewriteMark } from './rewrite-mark.js';
import { rewriteShow, type WriteSubstitute } from './rewrite-show.js';
import type { StreamEdits } from './stream-edits.js';

/** A stream with its edits made. Only changed operators are rewritten; all other bytes are copied. */
export function rewrite({ bytes, operators }: ReadStream, edits: StreamEdits, write: WriteSubstitute): Uint8Array {
  const { stray, closing } = balanceOf(operators);
  const boxes = [...edits.boxes];
  const emptied = emptiedClips(operators, edits.removals);
  const out: Uint8Array[] = [];
  let copied = 0;
  const replace = ({ start, end }: Operator, text: string): void => {
    out.push(bytes.subarray(copied, start), latin1(text));
    copied = end;
  };
  operators.forEach((operator, index) => {
    const [marks, redrawn] = [edits.marks.get(index), edits.redrawn.get(index)];
    const [removals, shifts] = [edits.removals.get(index), edits.shifts.get(index)];
    if (removals ?? shifts) replace(operator, rewriteShow(operator, { removals, shifts }, write));
    else if (marks !== undefined) replace(operator, rewriteMark(operator, marks));
    else if (redrawn !== undefined) replace(operator, redrawn);
    else if (emptied.has(index)) replace(operator, `ET ${HIDE_EVERYTHING}`);
    else if (boxes.length > 0 && stray.has(index)) replace(operator, '');
  });
  out.push(bytes.subarray(copied));
  if (boxes.length > 0) {
    out.unshift(latin1('q\n'));
    out.push(latin1(`\n${closing} Q\n${painted(boxes)}`));
  }
  return Buffer.concat(out);
}

/** A clip far outside of any page, which hides everything. */
const HIDE_EVERYTHING = '-32000 -32000 1 1 re W n';

/** Opaque black boxes. */
function painted(boxes: readonly Quad[]): string {
  const paths = boxes.map((quad) => {
    const [start, ...corners] = quad.map(({ x, y }) => `${decimal(x)} ${decimal(y)}`);
    return `${start} m ${corners.map((corner) => `${corner} l`).join(' ')} h f\n`;
  });
  return `q 0 g\n${paths.join('')}Q\n`;
}

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');
