import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { type Basis, lexiconPattern, type WordClass } from '../../../kit/index.js';

/** Above what mode GDPR asks of Article 9, and below level 2: other modes find a person's health at level 3, where nothing may slip. */
const UNSURE = 'lexicon:ambiguous';
/** Beliefs, memberships and convictions beside the words that say whose they are are found at level 2 by all modes. */
const SURE = 'cue:word';
const END = "(?![\\p{L}\\p{N}_'’-])";
const listed = (name: WordClass<'special-categories'>): string =>
  `(?:${lexiconPattern('special-categories', { class: name, language: 'en' })})`;
const words = (name: WordClass<'special-categories'>): string => `${listed(name)}${END}`;

const ILLNESS = `(?:${words('illness')}|(?:${lexiconPattern('diseases', { class: 'common' })})${END})`;
const BE = `${listed('before-a-quality')}(?: ${listed('degree')}){0,2} `;
const A = '(?:an? |the )?';
const HOW = `(?:${listed('course')} ){0,2}`;
const WHOSE = "(?:his|her|my|their|[\\p{L}]{2,20}[’']s) ";
const NOT_OF_A_PERSON = `(?! ${listed('not-of-a-person')}(?!\\p{L}))`;

const near = (name: string, type: string, lead: string, match: string, score: Basis = SURE): Pattern => ({
  name,
  type,
  lead: `(?<![\\p{L}\\p{N}])${lead}`,
  match,
  ignoreCase: true,
  score,
});

const health = (name: string, type: string, lead: string, match: string): Pattern =>
  near(name, type, lead, match, UNSURE);

/** What a sentence says of somebody's health: only beside words that say whose it is. */
const HEALTH: readonly Pattern[] = [
  health('illness that somebody has', 'DIAGNOSIS', `${listed('before-illness')} ${A}${HOW}`, ILLNESS),
  health('illness of somebody', 'DIAGNOSIS', WHOSE + HOW, ILLNESS),
  health('condition of somebody', 'HEALTH', BE + A, words('condition')),
  health('treatment', 'HEALTH', `${listed('before-treatment')} ${A}`, words('treatment')),
  health('treatment of somebody', 'HEALTH', WHOSE, words('treatment')),
  health('group or ward', 'HEALTH', `${listed('before-help-group')} `, words('help-group')),
  health('genes of somebody', 'HEALTH', `${listed('before-genes')} ${A}`, words('genetic')),
  health('genes of a family', 'HEALTH', 'an? (?=[^.\\n]{3,40} (?:runs|ran) in )', words('genetic')),
  health('what identifies a body', 'BIOMETRIC_ID', `(?:${listed('before-biometric')} |${WHOSE})`, words('biometric')),
];

/** Convictions and offences of somebody. */
const CRIMINAL: readonly Pattern[] = [
  near(
    'offence',
    'CRIMINAL_RECORD',
    `${listed('before-offence')} (?:(?:once|twice|already|previously|later|never|also) )?`,
    `${listed('convicted')} (?:of|for|to|on charges of|with|in connection with|over)(?: (?:the|an?|several|two|three|attempted))? ${words('offence')}`,
  ),
  near('status of an offender', 'CRIMINAL_RECORD', BE + A, words('offender') + NOT_OF_A_PERSON),
  near('record', 'CRIMINAL_RECORD', '(?:has|had|have|with) (?:an? |no |several |two |three )?', words('record')),
  near('record of somebody', 'CRIMINAL_RECORD', WHOSE, words('record')),
  near('sentence', 'CRIMINAL_RECORD', '(?:was|were|been|is|got) ', 'sentenced to [^.,;\\n]{3,40}'),
  near(
    'prison',
    'CRIMINAL_RECORD',
    '(?:spent|served|serves|serving|did) ',
    `[^.,;\\n]{2,20} (?:in|behind) (?:prison|jail|custody|bars)${END}`,
  ),
  near('release', 'CRIMINAL_RECORD', '(?:was|were|been|is|got) ', `released from (?:prison|jail|custody)${END}`),
];

/** Belief, opinion, membership, origin and orientation, beside words that say whose they are. */
const BELIEFS: readonly Pattern[] = [
  near('belief', 'RELIGION', BE + A, words('belief')),
  near(
    'believer',
    'RELIGION',
    `(?:${BE}${A}|raised |brought up |converted to |a )(?:${listed('devotion')} )?`,
    words('believer') + NOT_OF_A_PERSON,
  ),
  near(
    'practice',
    'RELIGION',
    '(?:keeps?|eats?|observes?|observed|fasts? (?:during|for)|celebrates?) ',
    words('practice'),
  ),
  near('union', 'TRADE_UNION', `${listed('membership')} (?:the |an? |his |her |our |its )?`, words('union')),
  near('movement', 'POLITICAL_OPINION', `${listed('membership')} (?:the )?`, words('movement')),
  near(
    'opinion',
    'POLITICAL_OPINION',
    `${BE}${A}(?:(?:active|convinced|committed|staunch|registered|lifelong|former) )?`,
    words('opinion'),
  ),
  near(
    'origin',
    'ETHNICITY',
    `(?:is|was|are|were|${listed('person')}) of `,
    `${words('origin')}(?= (?:origin|descent|ancestry|heritage|background|extraction|ethnicity|race))`,
  ),
  near(
    'minority',
    'ETHNICITY',
    '(?:belongs? to|belonged to|member of|part of|from) (?:the |an? )?',
    `${words('origin')}(?= (?:minority|community|people|tribe|clan|ethnic group))`,
  ),
  near('colour', 'ETHNICITY', `${listed('person')} (?:is|was)(?: also| the only)? `, words('colour') + NOT_OF_A_PERSON),
  near('orientation', 'SEXUAL_ORIENTATION', BE + A, words('orientation')),
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
  patterns: [...HEALTH, ...CRIMINAL, ...BELIEFS],
};
