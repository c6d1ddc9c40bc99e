import { lexiconPattern, lexiconWords } from '../../../kit/index.js';

/** Words that only charts, messages about patients and referrals are full of. */
const SIGN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${lexiconPattern('clinical-abbreviations', { class: 'sign-of-a-note', language: 'en' })})(?![\\p{L}\\p{N}])`,
  'giu',
);
const ENOUGH = 4;
/** Different words of a sentence are found soon, or it is no chart. In matches. */
const MOST = 60;

/** True for a text that a ward, a clinic or an ambulance wrote: four different words of theirs. */
export function isClinical(view: string): boolean {
  const seen = new Set<string>();
  let read = 0;
  for (const [word] of view.matchAll(SIGN)) {
    seen.add(word.toLowerCase());
    if (seen.size >= ENOUGH) return true;
    if (++read > MOST) return false;
  }
  return false;
}

/** Words near a fraction in charts: settings of ventilators, tests, counts of days and doses, and pills of two drugs. */
export const CHART_SCORES: readonly string[] = lexiconWords('date-contexts', { class: 'chart-score', language: 'en' });
