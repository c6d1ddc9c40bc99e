import type { Recognizer } from '../core/index.js';

/** The patterns of recognizers as everybody else runs them: one global regular expression after another over the whole text. */
export function oneAfterAnother(recognizers: readonly Recognizer[]): {
  readonly count: number;
  readonly run: (text: string) => number;
} {
  const all = recognizers.flatMap((r) => ('patterns' in r ? r.patterns : []));
  const regexes = all.map(
    (p) => new RegExp(`${p.lead === undefined ? '' : `(?:${p.lead})`}(?:${p.match})`, p.ignoreCase ? 'gui' : 'gu'),
  );
  return {
    count: regexes.length,
    run(text) {
      let hits = 0;
      for (const regex of regexes) {
        regex.lastIndex = 0;
        while (regex.test(text)) hits++;
      }
      return hits;
    },
  };
}
