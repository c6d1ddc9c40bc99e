import type { Random } from '../../../../core/index.js';
import type { Example, LabelledSpan } from '../trainer/examples.js';

/** What a scanner takes letters for. */
const MISREAD: Readonly<Record<string, string>> = {
  l: '1',
  I: 'l',
  O: '0',
  o: '0',
  S: '5',
  B: '8',
  e: 'c',
  c: 'e',
  h: 'b',
  u: 'v',
  n: 'r',
  m: 'rn',
  rn: 'm',
  i: 'í',
  g: 'q',
  a: 'o',
  t: 'f',
}; // prettier-ignore
const FILLERS = ['um ', 'uh ', 'you know ', 'like ', 'i mean ', 'er ', 'well '];

/** Makes one text out of another by what `part` writes for each character; spans move along. */
function rewritten({ text, spans }: Example, part: (character: string, at: number) => string): Example {
  const at = new Uint32Array(text.length + 1);
  let out = '';
  for (let i = 0; i < text.length; i++) {
    at[i] = out.length;
    out += part(text.charAt(i), i);
  }
  at[text.length] = out.length;
  const moved = spans.map(
    ({ start, end, label }): LabelledSpan => ({ start: at[start] ?? 0, end: at[end] ?? 0, label }),
  );
  return { text: out, spans: moved.filter(({ start, end }) => end > start) };
}

/** As a scanner reads it: some letters wrong, a space lost or doubled here and there outside of names. */
function scanned(example: Example, random: Random): Example {
  const rate = 10 + random.int(40);
  return rewritten(example, (c) => (random.int(1000) < rate ? (MISREAD[c] ?? c) : c));
}

/** As speech recognition writes it: lower-case, no punctuation, fillers between words. */
function spoken(example: Example, random: Random): Example {
  const inside = (i: number): boolean => example.spans.some(({ start, end }) => i >= start && i < end);
  return rewritten(example, (c, i) => {
    if (/[.,;:!?"“”„()[\]]/.test(c)) return '';
    const lower = c.toLowerCase();
    const filler = c === ' ' && random.int(40) === 0 && !inside(i) ? random.pick(FILLERS) : '';
    return (c === '\n' ? ' ' : lower.length === 1 ? lower : c) + filler;
  });
}

/** Now and then an example as it is read by a scanner or heard; most stay as they are. */
export function noisy(example: Example, random: Random): Example {
  const chance = random.int(100);
  if (chance < 4) return scanned(example, random);
  return chance < 8 ? spoken(example, random) : example;
}

/** Widths of a line: those of letters and mails, and narrow ones as in columns and cells. */
const WIDTHS = { least: 22, more: 70 };
/** Lines of a letter begin at the margin, those of a list or of a quotation farther right. */
const MARGINS = ['', '', '', '', '  ', '    '];
/** Where a name may be cut: between two words. */
const INNER_SPACE = /(?<=\S) (?=\S)/g;

/**
 * Wraps long lines at a width, as editors, mail programs and paper do. Half of the time the first line begins so far right that it ends within
 * a name, which else would be cut too seldom to be learnt.
 */
function wrapped(example: Example, random: Random): Example {
  const width = WIDTHS.least + random.int(WIDTHS.more);
  const gap = `\n${random.pick(MARGINS)}`;
  const cut = random.int(2) === 0 ? cutWithinName(example, random) : -1;
  let column = cut < 0 ? 0 : width - ((cut - lineStart(example.text, cut)) % width);
  return rewritten(example, (c, at) => {
    if (c === '\n') column = 0;
    const ends = c === ' ' && (at === cut || column + wordLength(example.text, at) > width);
    column = ends ? 0 : column + 1;
    return ends ? gap : c;
  });
}

/** A blank within one of the names; -1 if no name has one. */
function cutWithinName({ text, spans }: Example, random: Random): number {
  const blanks = spans.flatMap(({ start, end }) =>
    Array.from(text.slice(start, end).matchAll(INNER_SPACE), ({ index }) => start + index),
  );
  return blanks.length === 0 ? -1 : random.pick(blanks);
}

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** Length of the word behind a blank. */
function wordLength(text: string, blank: number): number {
  const end = text.slice(blank + 1, blank + 41).search(/\s/);
  return end < 0 ? 40 : end;
}

/** Capitals for the names alone, as in lists, judgments and forms. */
const namesInCapitals = (example: Example): Example =>
  rewritten(example, (c, i) => (example.spans.some(({ start, end }) => i >= start && i < end) ? c.toUpperCase() : c));

/** The example as it may be laid out elsewhere: wrapped lines, capitals. */
export function laidOut(example: Example, random: Random): Example {
  const chance = random.int(100);
  const other = chance < 4 ? namesInCapitals(example) : chance < 7 ? inCapitals(example) : example;
  return random.int(100) < 14 ? wrapped(other, random) : other;
}

const inCapitals = (example: Example): Example => rewritten(example, (c) => c.toUpperCase());
