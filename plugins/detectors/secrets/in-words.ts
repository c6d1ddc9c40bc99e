import type { Pattern } from '../../../core/index.js';
import { lexiconSet } from '../../../kit/index.js';

/** Words that join sentences, in all languages: none of them is a secret. */
export const FREQUENT = lexiconSet('function-words', { class: 'frequent' });

/** A pattern of secrets behind words that announce them; the case of letters is ignored unless `more` says otherwise. */
export const secretBehind = (name: string, lead: string, match: string, more: Partial<Pattern> = {}): Pattern => ({
  name,
  type: 'PASSWORD',
  lead,
  match,
  ignoreCase: true,
  score: 'cue:phrase',
  ...more,
});
