/** Maximum number of terms that are read. */
const MAX_TERMS = 300;
/** A four-digit year, including the first part of `20240314` and `20240314101500`. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?=\D|$|[01]\d[0-3]\d)/u;

/**
 * The year that most dates of a document have (the latest if several are equally frequent); undefined if none has a
 * year.
 */
export function commonYear(texts: Iterable<string>): number | undefined {
  const counts = new Map<number, number>();
  let seen = 0;
  for (const text of texts) {
    if (++seen > MAX_TERMS) break;
    const year = Number(YEAR.exec(text)?.[0] ?? 0);
    if (year > 0) counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  let best: number | undefined;
  for (const [year, count] of counts) {
    const most = counts.get(best ?? 0) ?? 0;
    if (count > most || (count === most && year > (best ?? 0))) best = year;
  }
  return best;
}
