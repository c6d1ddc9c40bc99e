const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Some lines of a text, joined, with their positions. */
export interface SomeLines {
  readonly text: string;
  /** Maps an offset in `text` to the whole text. */
  whole(at: number): number;
}

/**
 * Text that a second reader joins differently: lines with words that the first reading does not have, each with the
 * line before and after, because a term may begin or end there.
 */
export function newLines(text: string, known: readonly string[]): SomeLines {
  const words = new Set(known.flatMap((one) => one.match(WORD) ?? []));
  const lines = linesOf(text);
  const isNew = lines.map(({ line }) => (line.match(WORD) ?? []).some((word) => !words.has(word)));
  const some = lines.filter((_, i) => isNew[i - 1] === true || isNew[i] === true || isNew[i + 1] === true);
  let length = 0;
  const moved = some.map(({ line, start }) => {
    const at = length;
    length += line.length + 1;
    return { at, start };
  });
  const whole = (at: number): number => {
    const last = moved.findLast((line) => line.at <= at);
    return last === undefined ? at : last.start + at - last.at;
  };
  return { text: some.map(({ line }) => line).join('\n'), whole };
}

function linesOf(text: string): { line: string; start: number }[] {
  const lines: { line: string; start: number }[] = [];
  let start = 0;
  for (const { 0: end, index } of text.matchAll(/\r?\n|$/g)) {
    lines.push({ line: text.slice(start, index), start });
    start = index + end.length;
  }
  return lines;
}

const inWords = (text: string): string => ` ${(text.match(WORD) ?? []).join(' ')} `;

/** True if one of the texts contains a term as whole words: `Two years`, but not `Twoyearsafter`. */
export const holdsWords = (texts: readonly string[], term: string): boolean =>
  texts.some((text) => inWords(text).includes(inWords(term)));
