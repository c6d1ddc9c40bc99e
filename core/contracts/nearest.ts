/** Maximum length of names that are compared: misspellings differ less, and the cost is the product of the lengths. */
const MAX_NAME_LENGTH = 40;

/** The known name that is most similar to the given one, ignoring case; undefined if none is similar. */
export function nearest(
  name: string,
  known: readonly string[],
  most = Math.max(2, Math.floor(name.length / 2)),
): string | undefined {
  if (name.length > MAX_NAME_LENGTH) return undefined;
  let best: string | undefined;
  let least = most + 1;
  for (const candidate of known) {
    const steps = distance(name.toLowerCase(), candidate.toLowerCase());
    if (steps >= least) continue;
    least = steps;
    best = candidate;
  }
  return best;
}

/** Levenshtein distance: the number of letters to insert, delete or change. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(change, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}
