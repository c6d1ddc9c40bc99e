/** The names of a list that is written as `one|another|…`, over as many lines as it needs. */
export const namesIn = (list: string): readonly string[] =>
  list
    .replaceAll('\n', '|')
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');
