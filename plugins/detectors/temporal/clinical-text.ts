import { lexiconPattern, lexiconWords } from '../../../kit/index.js';

/** Words typical of charts, messages about patients and referrals. */
const SIGN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${lexiconPattern('clinical-abbreviations', { class: 'sign-of-a-note', language: 'en' })})(?![\\p{L}\\p{N}])`,
  'giu',
);
const ENOUGH = 4;
/** Maximum number of matches examined. Four different words occur early in a clinical text. */
const MOST = 60;

/** True for a text from a ward, a clinic or an ambulance: it contains four different words typical of them. */
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

/** Words near a fraction in charts: ventilator settings, tests, counts of days and doses, combination drugs. */
export const CHART_SCORES: readonly string[] = lexiconWords('date-contexts', { class: 'chart-score', language: 'en' });
