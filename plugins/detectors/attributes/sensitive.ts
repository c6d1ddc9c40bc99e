import type { DictionaryRecognizer } from '../../../core/index.js';
import { type Basis, lexiconWords } from '../../../kit/index.js';

type Dictionary = DictionaryRecognizer['dictionary'];

const words = (
  type: string,
  terms: readonly string[],
  score: Basis,
  context: readonly string[],
): Dictionary[number] => ({
  type,
  terms,
  score,
  context,
});

const RELIGION = lexiconWords('attributes', { class: 'religion-context' });
const ETHNICITY = lexiconWords('attributes', { class: 'ethnicity-context' });
const NATIONALITY = lexiconWords('attributes', { class: 'nationality-context' });
const POLITICS = lexiconWords('attributes', { class: 'political-opinion-context' });
const ORIENTATION = lexiconWords('attributes', { class: 'sexual-orientation-context' });
const UNION = lexiconWords('attributes', { class: 'trade-union-context' });
const WORK = lexiconWords('attributes', { class: 'occupation-context' });
export const MARITAL_CONTEXT = lexiconWords('attributes', { class: 'marital-status-context' });

const recognizer = (name: string, type: string, dictionary: Dictionary): DictionaryRecognizer => ({
  name: `attributes/${name}`,
  types: [type],
  dictionary,
});

/**
 * Attributes of a person found by word lists: the special categories of Article 9 GDPR, and nationality, marital status
 * and occupation. Words that score below 0.5 need a context word. Words that score 0.15 have many other meanings
 * (`Black`, `single`) and count only beside a context word.
 */
export const SENSITIVE: readonly DictionaryRecognizer[] = [
  recognizer('religion', 'RELIGION', [
    words('RELIGION', lexiconWords('attributes', { class: 'religion' }), 'lexicon:ambiguous', RELIGION),
  ]),
  recognizer('ethnicity', 'ETHNICITY', [
    words('ETHNICITY', lexiconWords('attributes', { class: 'ethnicity' }), 'lexicon:ambiguous', ETHNICITY),
    words('ETHNICITY', lexiconWords('attributes', { class: 'ethnicity-or-word' }), 'lexicon:everyday', ETHNICITY),
  ]),
  recognizer('nationality', 'NATIONALITY', [
    {
      ...words('NATIONALITY', lexiconWords('attributes', { class: 'nationality' }), 'lexicon:ambiguous', NATIONALITY),
      caseSensitive: true,
    },
  ]),
  recognizer('political-opinion', 'POLITICAL_OPINION', [
    words(
      'POLITICAL_OPINION',
      lexiconWords('attributes', { class: 'political-opinion' }),
      'lexicon:ambiguous',
      POLITICS,
    ),
    {
      ...words(
        'POLITICAL_OPINION',
        lexiconWords('attributes', { class: 'political-opinion-or-word' }),
        'lexicon:ambiguous',
        POLITICS,
      ),
      caseSensitive: true,
    },
  ]),
  recognizer('sexual-orientation', 'SEXUAL_ORIENTATION', [
    words(
      'SEXUAL_ORIENTATION',
      lexiconWords('attributes', { class: 'sexual-orientation' }),
      'lexicon:shared',
      ORIENTATION,
    ),
    words(
      'SEXUAL_ORIENTATION',
      lexiconWords('attributes', { class: 'sexual-orientation-of-person' }),
      'lexicon:likely',
      ORIENTATION,
    ),
  ]),
  recognizer('trade-union', 'TRADE_UNION', [
    words('TRADE_UNION', lexiconWords('attributes', { class: 'trade-union' }), 'lexicon:shared', UNION),
  ]),
  recognizer('marital-status', 'MARITAL_STATUS', [
    words(
      'MARITAL_STATUS',
      lexiconWords('attributes', { class: 'marital-status' }),
      'lexicon:ambiguous',
      MARITAL_CONTEXT,
    ),
    words(
      'MARITAL_STATUS',
      lexiconWords('attributes', { class: 'marital-status-or-word' }),
      'lexicon:everyday',
      MARITAL_CONTEXT,
    ),
  ]),
  recognizer('occupation', 'OCCUPATION', [
    words('OCCUPATION', lexiconWords('attributes', { class: 'occupation' }), 'lexicon:ambiguous', WORK),
    {
      ...words('OCCUPATION', lexiconWords('attributes', { class: 'occupation-cased' }), 'lexicon:ambiguous', WORK),
      caseSensitive: true,
    },
  ]),
];
