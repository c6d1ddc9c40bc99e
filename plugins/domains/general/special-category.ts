import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { HEALTH } from './health-statements.js';
import { LABELLED } from './labelled-category.js';
import { A, BE, END, listed, near, WHOSE, words } from './statements.js';

/** Beliefs, memberships and convictions beside the words that say whose they are are found at level 2 by all modes. */
const SURE = 'cue:word';
const NOT_OF_A_PERSON = `(?! ${listed('not-of-a-person')}(?!\\p{L}))`;
const sure = (name: string, type: string, lead: string, match: string): Pattern => near(name, type, lead, match, SURE);

/** What a conviction was for. */
const FOR = `(?: for (?:the |an? )?${listed('offence')}${END})?`;
const TERM = '[\\p{L}\\d-]{1,12} (?:weeks|months|years)';

/** Convictions and offences of somebody. */
const CRIMINAL: readonly Pattern[] = [
  sure(
    'offence',
    'CRIMINAL_RECORD',
    `${listed('before-offence')} (?:(?:once|twice|already|previously|later|never|also) )?`,
    `${listed('convicted')} (?:of|for|to|on charges of|with|in connection with|over)(?: (?:the|an?|several|two|three|attempted))? ${words('offence')}`,
  ),
  sure('status of an offender', 'CRIMINAL_RECORD', BE + A, words('offender') + NOT_OF_A_PERSON),
  sure('record', 'CRIMINAL_RECORD', '(?:has|had|have|with) (?:an? |no |several |two |three )?', words('record') + FOR),
  sure('record of somebody', 'CRIMINAL_RECORD', WHOSE, words('record') + FOR),
  sure('sentence', 'CRIMINAL_RECORD', '(?:was|were|been|is|got) ', 'sentenced to [^.,;\\n]{3,40}'),
  sure('time', 'CRIMINAL_RECORD', '(?:did|serving|serves|served|got|given) ', `${TERM} for ${words('offence')}`),
  sure('time in prison', 'CRIMINAL_RECORD', '(?:did|serving|served|got) ', `${TERM} inside${END}`),
  sure(
    'prison',
    'CRIMINAL_RECORD',
    '(?:spent|served|serves|serving|did) ',
    `[^.,;\\n]{2,20} (?:in|behind) (?:prison|jail|custody|bars)${END}`,
  ),
  sure('release', 'CRIMINAL_RECORD', '(?:was|were|been|is|got) ', `released from (?:prison|jail|custody)${END}`),
];

/** `my sister voted Remain`, `he canvassed for the Lib Dems`: names of parties and sides have capitals. */
const VOTE: Pattern = {
  name: 'vote',
  type: 'POLITICAL_OPINION',
  lead: `(?<![\\p{L}\\p{N}])(?:[Hh]e|[Ss]he|I|[Ww]ho|${listed('person')}|${lexiconPattern('attributes', { class: 'kin', language: 'en' })}) (?:(?:always|once|also|had|has|have) )?(?:voted|votes?|canvassed|canvasses|campaigned|campaigns)(?: for(?: the)?)? `,
  match: `(?!(?:Yes|No|Against)${END})\\p{Lu}\\p{Ll}[\\p{L}-]{1,16}(?: \\p{Lu}[\\p{L}-]{1,16}){0,2}${END}`,
  score: SURE,
};

/** Belief, opinion, membership, origin and orientation, beside words that say whose they are. */
const BELIEFS: readonly Pattern[] = [
  sure('belief', 'RELIGION', BE + A, words('belief')),
  sure(
    'believer',
    'RELIGION',
    `(?:${BE}${A}|raised |brought up |converted to |a )(?:${listed('devotion')} )?`,
    words('believer') + NOT_OF_A_PERSON,
  ),
  sure(
    'practice',
    'RELIGION',
    '(?:keeps?|eats?|observes?|observed|fasts? (?:during|for)|celebrates?) ',
    words('practice'),
  ),
  sure('union', 'TRADE_UNION', `${listed('membership')} (?:the |an? |his |her |our |its )?`, words('union')),
  sure('movement', 'POLITICAL_OPINION', `${listed('membership')} (?:the )?`, words('movement')),
  sure(
    'opinion',
    'POLITICAL_OPINION',
    `${BE}${A}(?:(?:active|convinced|committed|staunch|registered|lifelong|former) )?`,
    words('opinion'),
  ),
  sure(
    'origin',
    'ETHNICITY',
    `(?:is|was|are|were|${listed('person')}) of `,
    `${words('origin')}(?= (?:origin|descent|ancestry|heritage|background|extraction|ethnicity|race))`,
  ),
  sure(
    'minority',
    'ETHNICITY',
    '(?:belongs? to|belonged to|member of|part of|from) (?:the |an? )?',
    `${words('origin')}(?= (?:minority|community|people|tribe|clan|ethnic group))`,
  ),
  sure('garment', 'RELIGION', '(?:wears?|wearing|wore) (?:an? |the |her |his )', words('worn')),
  sure(
    'half of an origin',
    'ETHNICITY',
    `${BE}(?:half |part |ethnically |ethnic )`,
    `${words('origin')}${NOT_OF_A_PERSON}`,
  ),
  sure('colour', 'ETHNICITY', `${listed('person')} (?:is|was)(?: also| the only)? `, words('colour') + NOT_OF_A_PERSON),
  sure('orientation', 'SEXUAL_ORIENTATION', BE + A, words('orientation')),
];

/**
 * Health, convictions, beliefs and origins that a sentence tells of somebody. Mode GDPR replaces them in every domain and at
 * every level: Articles 9 and 10 protect them specially. English.
 */
export const specialCategory: PatternRecognizer = {
  name: 'general/special-category',
  types: [
    ...['DIAGNOSIS', 'HEALTH', 'BIOMETRIC_ID', 'CRIMINAL_RECORD', 'RELIGION', 'TRADE_UNION', 'POLITICAL_OPINION'],
    ...['ETHNICITY', 'SEXUAL_ORIENTATION'],
  ],
  languages: ['en'],
  patterns: [...HEALTH, ...CRIMINAL, ...BELIEFS, VOTE, ...LABELLED],
};
