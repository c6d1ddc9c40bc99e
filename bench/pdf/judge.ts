import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './child.js';
import { mupdfText, popplerRawText, popplerText, unpacked } from './judges.js';
import { changedPixels } from './pictures.js';
import { type Placement, placement } from './placement.js';
import type { Runner } from './run.js';
import { type Mode, substitutePattern } from './substitute.js';
import { left, lost, pickWords } from './words.js';

/** One document, judged. */
export interface Judged {
  readonly name: string;
  readonly outcome: Outcome;
  readonly hits: number;
  readonly leftPoppler: number;
  readonly leftMupdf: number;
  readonly leftStrings: number;
  /** Part of the pixels outside of boxes that differ; left out if nothing could be drawn. */
  readonly pixels?: number;
  readonly lost: readonly [lost: number, all: number];
  /** The same in the order of drawing, which gaps do not change. */
  readonly lostAsDrawn: readonly [lost: number, all: number];
  readonly pictured: boolean;
  readonly placement?: Placement;
  /** It came back byte for byte. */
  readonly same: boolean;
}

/** What is done with all documents. */
export interface Job {
  readonly folder: string;
  readonly out: string;
  readonly mode: Mode;
  readonly runner: Runner;
  readonly ocr: boolean;
}

const NONE: Judged['lost'] = [0, 0];

const STRING = /\((?:[^()\\]|\\.){1,10000}\)/gs;

const pagesOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Sends a document through the adapter and has the outcome judged; undefined if it has no words to look for. */
export async function judge(name: string, { folder, out, mode, runner, ocr }: Job): Promise<Judged | undefined> {
  const input = join(folder, name);
  const before = popplerText(input);
  const words = mode === 'untouched' ? [] : pickWords(before, popplerRawText(input));
  if (words.length === 0 && mode !== 'untouched') return undefined;
  const output = join(out, name);
  const outcome = await runner.send({ input, output, words, mode, ocr });
  const failed = outcome.error !== undefined;
  return {
    ...{ name, outcome, hits: left(before, words), leftPoppler: 0, leftMupdf: 0, leftStrings: 0 },
    ...{ lost: NONE, lostAsDrawn: NONE, pictured: false, same: false },
    ...(!failed && compared({ input, output, before, words, mode, outcome })),
  };
}

interface Pair {
  readonly input: string;
  readonly output: string;
  readonly before: string;
  readonly words: readonly string[];
  readonly mode: Mode;
  readonly outcome: Outcome;
}

function compared({ input, output, before, words, mode, outcome }: Pair) {
  const after = popplerText(output);
  const strings = Array.from(unpacked(output).matchAll(STRING), ([string]) => string.slice(1, -1)).join('\n');
  const numbers = pagesOf(outcome.report?.format.pagesReplacedByPictures);
  const pictured = numbers.length > 0;
  const pixels = changedPixels(input, output, words, new Set(numbers.map((number) => number - 1)));
  const pattern = substitutePattern(mode);
  const [rawBefore, rawAfter] = [popplerRawText(input), popplerRawText(output)];
  return {
    leftPoppler: left(after, words),
    leftMupdf: left(mupdfText(output), words),
    leftStrings: left(strings, words),
    ...(pixels !== undefined && { pixels }),
    lost: pictured ? NONE : lost({ before, after, ordered: rawBefore }, words),
    lostAsDrawn: pictured ? NONE : lost({ before: rawBefore, after: rawAfter, ordered: before }, words),
    pictured,
    same: readFileSync(input).equals(readFileSync(output)),
    ...(pattern && { placement: placement(input, output, words, pattern, new Set(numbers)) }),
  };
}
