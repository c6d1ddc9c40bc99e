import type { Pattern } from '../../../core/index.js';
import type { WordClass } from '../../../kit/index.js';
import { END, listed, words } from './statements.js';

const VALUE = `(?!${words('no-value')})\\p{L}[\\p{L}'’+-]{1,24}(?:,? (?:of |in |with )?[\\p{L}\\d'’+-]{1,24}){0,5}${END}`;

const labelled = (type: string, name: WordClass<'special-categories'>): Pattern => ({
  name: `behind the label, ${name}`,
  type,
  lead: `(?<=(?:^|[\\n\\t|;,(]) {0,8})${listed(name)} ?[:=][ \\t]{1,8}`,
  match: VALUE,
  ignoreCase: true,
  score: 'cue:label',
});

/** Fields of forms that ask what Articles 9 and 10 protect: `Religion: Greek Orthodox`, `Reason for absence: burnout`. */
export const LABELLED: readonly Pattern[] = [
  labelled('RELIGION', 'label-of-belief'),
  labelled('ETHNICITY', 'label-of-origin'),
  labelled('SEXUAL_ORIENTATION', 'label-of-orientation'),
  labelled('POLITICAL_OPINION', 'label-of-opinion'),
  labelled('TRADE_UNION', 'label-of-union'),
  labelled('HEALTH', 'label-of-health'),
  labelled('CRIMINAL_RECORD', 'label-of-record'),
];
