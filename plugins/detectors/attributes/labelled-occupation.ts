import type { PatternRecognizer } from '../../../core/index.js';
import { eitherCase, lexiconPattern } from '../../../kit/index.js';

/** Reports whatever follows the label of an occupation, even if no list has it: `Occupation: Bellhop`. */
export const labelledOccupation: PatternRecognizer = {
  name: 'attributes/labelled-occupation',
  types: ['OCCUPATION'],
  patterns: [
    {
      type: 'OCCUPATION',
      lead: `(?:${eitherCase(lexiconPattern('attributes', { class: 'occupation-label' }))})(?: ?:[ \\t]{0,3}|\\t)`,
      match:
        "(?!(?:[Uu]nknown|[Nn]one|[Nn]ot|[Nn]/[Aa]|NA|[Nn]ame|[Dd]ate|[Aa]ddress|[Pp]hone|[Ee]mployer)(?!\\p{L})|[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}])\\p{L}[\\p{L}\\p{M}'-]{1,24}(?: (?:and |of |for )?\\p{L}[\\p{L}\\p{M}'-]{1,24}){0,2}(?= ?(?:$|[\\n\\r\\t;,.|)(،؛、。।]| {2}))",
      score: 'cue:word',
    },
    // A blank ends it where words have none between them: `職業：染物師　電話番号`.
    {
      name: 'in scripts without blanks',
      type: 'OCCUPATION',
      match: `(?<=(?:${lexiconPattern('attributes', { class: 'occupation-label', language: ['ja', 'zh'] })})(?: ?[:=][ \\t]{0,3}|\\t| {2,6}))[\\p{Script=Han}\\p{Script=Katakana}ー\\p{Script=Hiragana}]{2,12}(?![\\p{L}\\p{N}])`,
      score: 'cue:word',
    },
  ],
};
