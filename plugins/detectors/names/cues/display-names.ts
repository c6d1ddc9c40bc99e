import type { PatternRecognizer } from '../../../../core/index.js';
import { lexiconSet } from '../../../../kit/index.js';
import type { Gazetteer } from '../lists/gazetteer.js';
import { hashWord } from '../lists/hash.js';

const WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]{0,24}\\.?";
const OF_ORGANIZATIONS = [
  'before-clinical',
  'before-of',
  'clinical-too',
  'context',
  'ending',
  'fund',
  'head',
  'inside',
  'legal-form',
  'maybe-ending',
  'trade',
] as const;
const THINGS: ReadonlySet<string> = new Set([
  ...lexiconSet('organization-words', { class: OF_ORGANIZATIONS }),
  ...lexiconSet('not-a-name', { class: 'thing' }),
]);
/** `"Les Spahnn" <x17@…>`: the display name of a mailbox (RFC 5322, section 3.4). */
export const displayName = ({ isCommon }: Gazetteer): PatternRecognizer => ({
  name: 'names/display-name',
  types: ['PERSON'],
  patterns: [
    {
      type: 'PERSON',
      lead: '["“]',
      match: `${WORD}(?: ${WORD}){1,3}(?=["”] ?<[^\\s<>@]{1,64}@)`,
      score: 'cue:label',
      // Rejects `Customer Care`, but accepts `Les Spahnn` although `les` is an ordinary word.
      validate: (term) => {
        const words = term.toLowerCase().split(' ');
        return (
          !words.some((word) => THINGS.has(word)) && words.some((word) => !isCommon(hashWord(word, 0, word.length)))
        );
      },
      valid: 'cue:label',
    },
  ],
});
