import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { type Basis, dateParts, lexiconPattern, lexiconWords } from '../../../kit/index.js';

const EVENT = lexiconPattern('clinical-words', { class: ['event', 'event-at-a-time'], language: 'en' });
/** What a number of four digits measures where it is no time. */
const NO_UNIT = `(?![\\p{L}\\p{N}_]|[.,:/-]\\p{N}|[%°]| ?(?:${lexiconPattern('clinical-words', { class: 'measured', language: 'en' })})(?!\\p{L}))`;
const START = '(?<![\\p{L}\\p{N}_#]|[\\p{N}][.,:/-]|[-/#$€£])';
const HOUR_AND_MINUTE = '(?:[01]\\d|2[0-3])[0-5]\\d';
/** Years of people now alive are left to those who look for dates. */
const NO_YEAR = '(?!19[3-9]\\d|20[0-4]\\d)';
/** `published in 1918`; `pt in 1410` is an event with its time. */
const NOT_IN_A_YEAR = '(?!(?<=(?<!\\p{L})in )1[89]\\d\\d)';

const time = (name: string, lead: string, match: string, score: Basis): Pattern => ({
  name,
  type: 'TIME',
  ...(lead === '' ? {} : { lead }),
  match,
  ignoreCase: true,
  score,
});

/** Times without a colon, as charts write them: `0715 Received report`, `to CT @0830`, `Foley placed 2210`, `2300-0530`. */
export const clinicalTime: PatternRecognizer = {
  name: 'medical/time',
  types: ['TIME'],
  parts: (term) => dateParts(term, true),
  domains: ['Medical'],
  patterns: [
    // A number that begins with zero is hardly a count. A label before it says what else it is.
    {
      ...time('from midnight to ten', '', `${START}0\\d[0-5]\\d${NO_UNIT}`, 'form:usual'),
      counter: lexiconWords('clinical-words', { class: 'before-a-code', language: 'en' }),
    },
    time('behind a word for a time', '(?:@|(?<!\\p{L})at) ?', `${HOUR_AND_MINUTE}h?${NO_UNIT}`, 'cue:word'),
    time(
      'behind a preposition',
      `(?:(?<!\\p{L})(?:${lexiconPattern('clinical-words', { class: 'before-a-time', language: 'en' })})|~) ?`,
      `${NO_YEAR}${HOUR_AND_MINUTE}h?${NO_UNIT}`,
      'cue:word',
    ),
    time(
      'behind an event',
      `(?<!\\p{L}|(?<!\\p{L})end(?:s|ing) )(?:${EVENT})[ :]{1,2}`,
      `${NO_YEAR}${NOT_IN_A_YEAR}${HOUR_AND_MINUTE}h?${NO_UNIT}`,
      'cue:word',
    ),
    // `1431 Pt alert`, `- 1200: BP 118/76`
    time(
      'at the beginning of a line',
      '',
      `(?<=(?:^|\\n)[ \\t*•-]{0,4})${NO_YEAR}${HOUR_AND_MINUTE}(?=[ \\t]{0,2}[:|–-]? {1,4}\\p{L}{2})${NO_UNIT}`,
      'form:plausible',
    ),
    // `0312, 0316, and 1020`, `0730-1145`
    time(
      'behind another time',
      '',
      `(?<=(?<!\\p{N})0\\d[0-5]\\d(?:, (?:and )?| and | ?[-–&/] ?| to ))${HOUR_AND_MINUTE}${NO_UNIT}`,
      'cue:word',
    ),
    time('end of a night', '', `(?<=(?<!\\p{N})${HOUR_AND_MINUTE} ?(?:[-–]|to) ?)0\\d[0-5]\\d${NO_UNIT}`, 'form:usual'),
    time(
      'before another time',
      '',
      `${START}${HOUR_AND_MINUTE}(?= ?(?:[-–]|to) ?0\\d[0-5]\\d(?![\\p{L}\\p{N}_/]))`,
      'form:usual',
    ),
    // `6a`, `at 2p`
    time(
      'half-day in one letter',
      '(?:@ ?|(?<!\\p{L})(?:at|by|until|till|from|since|around) )',
      '(?:1[0-2]|[1-9])[ap](?![\\p{L}\\p{N}_])',
      'cue:word',
    ),
    time(
      'noon and midnight',
      '(?:@ ?|(?<!\\p{L})(?:at|by|until|till|before|after|since|around|past) )',
      '(?:noon|midnight)(?!\\p{L})',
      'cue:word',
    ),
  ],
};
