import { lexiconPattern } from '../../lexicon/words.js';

/** Words typical of charts, messages about patients and referrals. */
const SIGN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${lexiconPattern('clinical-abbreviations', { class: 'sign-of-a-note', language: 'en' })})(?![\\p{L}\\p{N}])`,
  'giu',
);
/** How many different words of them tell that a text is clinical, unless the caller says otherwise. */
const ENOUGH = 4;
/** Maximum number of matches examined. Four different words occur early in a clinical text. */
const MOST = 60;

/** True for a text from a ward, a clinic or an ambulance: it contains several different words typical of them, four unless said otherwise. */
export function isClinicalText(view: string, enough = ENOUGH): boolean {
  const seen = new Set<string>();
  let read = 0;
  for (const [word] of view.matchAll(SIGN)) {
    seen.add(word.toLowerCase());
    if (seen.size >= enough) return true;
    if (++read > MOST) return false;
  }
  return false;
}
