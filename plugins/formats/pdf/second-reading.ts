const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Lines of a text put together, and where they stand in it. */
export interface SomeLines {
  readonly text: string;
  /** Where a place of `text` stands in the whole. */
  whole(at: number): number;
}

/**
 * What a second reader puts together differently: the lines of its text with words that the first reading does not have, each
 * with the line before and after, because a term may begin or end there.
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

/** Whether one of the texts has a term as whole words: `Two years`, not `Twoyearsafter`. */
export const holdsWords = (texts: readonly string[], term: string): boolean =>
  texts.some((text) => inWords(text).includes(inWords(term)));
