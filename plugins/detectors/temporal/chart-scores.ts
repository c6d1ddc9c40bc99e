import { lexiconWords } from '../../../kit/index.js';

/** Words near a fraction in charts: ventilator settings, tests, counts of days and doses, combination drugs. */
export const CHART_SCORES: readonly string[] = lexiconWords('date-contexts', { class: 'chart-score', language: 'en' });
