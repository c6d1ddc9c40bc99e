import { lexiconWords } from '../../../kit/index.js';

/** Words that only charts, messages about patients and referrals are full of. */
const SIGN =
  /(?<![\p{L}\p{N}])(?:pts?|hx|pmh|dx|tx|rx|sx|s\/p|c\/o|h\/o|r\/o|w\/|d\/c|f\/u|y\/?o|mg|mcg|prn|bid|tid|qhs|bp|rr|rn|np|lpn|cna|mrn|npo|icu|ct|mri|ekg|labs?|meds?|pcp|sob|htn|dm2?|copd|chf|wbc|hgb|inr|a1c|poa|snf|dtr|nkda|iv|adm|pod|pacu|rom|pt eval|cpap|bipap|gcs|discharge|clinic|nurse|allerg(?:y|ies|ic)|patient|diagnosis|dob|kg|bmi|psa|bx|fx|hpi|ros|pna|gerd|osa|cva|tia|uti|abx|ivf|nicu|micu|sicu|peg|pod|bmp|cbc|tsh|ldl|hgb|k\+|creatinine|wound|biopsy|dysphagia|inpatient|outpatient|ambulance|toxicity|oncology|therapist|sacral|cgy|ebl|vicryl)(?![\p{L}\p{N}])/giu;
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
