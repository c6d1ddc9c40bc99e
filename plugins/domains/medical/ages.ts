import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { type Basis, lexiconPattern } from '../../../kit/index.js';

const YEARS = '(?<![\\d.,/:$€£-])(?:1[01]\\d|[1-9]\\d)';
const END = '(?![\\p{L}\\p{N}_%/]|[.,:-]\\p{N})';
const KIN = lexiconPattern('clinical-words', { class: 'relative-of-a-history', language: 'en' });

const age = (name: string, lead: string, match: string, score: Basis): Pattern => ({
  name,
  type: 'AGE',
  ...(lead === '' ? {} : { lead: `(?<!\\p{L})${lead}` }),
  match,
  ignoreCase: true,
  score,
});

/** Ages as charts write them, beside a sex or a relative and without a unit: `52, male`, `Dad 74 CAD`, `menarche 12`. */
export const clinicalAge: PatternRecognizer = {
  name: 'medical/age',
  types: ['AGE'],
  domains: ['Medical'],
  patterns: [
    age('before a sex', '', `${YEARS}(?=(?: ?[,/] ?| )(?:male|female)(?!\\p{L}))`, 'form:usual'),
    age('before a sign of the sex', '', `${YEARS}(?= ?[♂♀])`, 'form:own'),
    age('behind a sex', '(?:male|female)(?: ?[,/] ?)', `${YEARS}${END}(?! ?(?:kg|cm|lbs?|bpm)(?!\\p{L}))`, 'cue:word'),
    { ...age('behind the letter of a sex', '[MF](?:, | ?/ ?)', `${YEARS}${END}`, 'cue:hint'), ignoreCase: false },
    // A cell of a list: `| Prior, Alan, 71 |`
    {
      ...age(
        'behind a name in a cell',
        '',
        `(?<=[|\\t] ?\\p{Lu}[\\p{L}'’-]{1,20},? \\p{Lu}[\\p{L}.'’ -]{0,20}(?:, ?| \\(?))${YEARS}(?=\\)?[ \\t]{0,20}(?:[|\\t\\r\\n]|$))`,
        'cue:phrase',
      ),
      ignoreCase: false,
    },
    // `Dad 74 CAD`, `sister 52 with breast CA`
    {
      ...age(
        'of a relative',
        `(?:${KIN})[ :]{1,2}\\(?`,
        `${YEARS}(?=[,;)]| (?:\\p{Lu}{2,6}(?!\\p{L})|with |w/|healthy|alive|deceased|a&w|living|died|h/o |hx |no ))`,
        'cue:word',
      ),
      ignoreCase: false,
    },
    age(
      'of children in a list',
      '(?:kids|children|sons|daughters|siblings|grandkids|grandchildren)(?: are| aged| ages)?[ :]{1,2}\\(?',
      '\\d{1,2}(?:, ?\\d{1,2}){1,6}(?=[).;]|\\s{0,2}(?:\\n|$)|,? and)',
      'cue:word',
    ),
    age(
      'of an event of life',
      '(?:menarche|menopause|coitarche|thelarche)(?: at| age|:| -)?[ ]',
      `(?:[1-9]\\d)${END}`,
      'cue:word',
    ),
    age(
      'of somebody',
      '(?:woman|man|lady|gentleman|boy|girl) of ',
      `(?:${YEARS}|[2-9])(?=[,.;)]|\\s{0,2}(?:\\n|$)| (?:who|with|in|and|presents?|presenting|admitted|was)(?!\\p{L}))`,
      'cue:word',
    ),
  ],
};
