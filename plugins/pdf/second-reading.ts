const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * What a second reader puts together differently: the lines of its text with words that the first reading does not have, each
 * with the line before and after, because a term may begin or end there.
 */
export function newLines(text: string, known: readonly string[]): string {
  const words = new Set(known.flatMap((one) => one.match(WORD) ?? []));
  const lines = text.split(/\r?\n/);
  const isNew = lines.map((line) => (line.match(WORD) ?? []).some((word) => !words.has(word)));
  return lines.filter((_, i) => isNew[i - 1] === true || isNew[i] === true || isNew[i + 1] === true).join('\n');
}

const inWords = (text: string): string => ` ${(text.match(WORD) ?? []).join(' ')} `;

/** Whether one of the texts has a term as whole words: `Two years`, not `Twoyearsafter`. */
export const holdsWords = (texts: readonly string[], term: string): boolean =>
  texts.some((text) => inWords(text).includes(inWords(term)));

/** Whether each word of a term is a whole word in one of the texts, or its two parts are, as a hyphen leaves them. */
export function holdsEachWord(texts: readonly string[], term: string): boolean {
  const words = new Set(texts.flatMap((text) => text.match(WORD) ?? []));
  const isTorn = (word: string): boolean =>
    Array.from(word).some((_, at) => words.has(word.slice(0, at)) && words.has(word.slice(at)));
  return (term.match(WORD) ?? []).every((word) => words.has(word) || isTorn(word));
}
