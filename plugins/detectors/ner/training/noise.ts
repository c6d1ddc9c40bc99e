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
