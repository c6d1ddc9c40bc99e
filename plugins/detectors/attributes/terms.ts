/** The terms of a list that is written with `|` between them, over several lines. */
export const terms = (list: string): string[] =>
  list
    .replaceAll('\n', '')
    .split('|')
    .map((term) => term.trim())
    .filter((term) => term !== '');
