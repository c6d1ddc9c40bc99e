/** What is put in place of a word, and how it is found again. `place`: of the length of the word, as names of a kind are. */
export type Mode = 'redact' | 'transform' | 'place' | 'untouched';

export const MODES: readonly Mode[] = ['redact', 'transform', 'place', 'untouched'];

const LETTERS = 'ylophonex';

/** The substitute of a word. */
export function substituteOf(word: string, mode: Mode): string {
  if (mode === 'redact') return '*****';
  if (mode === 'transform') return 'Xylo Exempla';
  return `X${LETTERS.repeat(Math.ceil(word.length / LETTERS.length))}`.slice(0, Math.max([...word].length, 4));
}

/** Finds substitutes in a line; `undefined` where there is nothing to find. */
export function substitutePattern(mode: Mode): RegExp | undefined {
  if (mode === 'transform') return /Xylo\s*Exempla/g;
  return mode === 'place' ? /X[ylophnex]{3,}/g : undefined;
}
