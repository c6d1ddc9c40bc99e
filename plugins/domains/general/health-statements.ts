import type { Pattern } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { A, BE, END, listed, near, WHOSE, words } from './statements.js';

/** Above what mode GDPR asks of Article 9, and below level 2: there, `health-of-somebody.ts` says what is sure. */
const UNSURE = 'lexicon:ambiguous';

const NOT_BEFORE = `(?!${listed('not-before-an-illness')}${END})`;
const WORD = `${NOT_BEFORE}[\\p{L}\\d][\\p{L}\\d-]{1,18}(?!['’])`;
/** `hepatitis`, but not `diagnosis`. */
const BY_ENDING = `(?!${words('not-an-illness')})\\p{L}{3,16}${listed('illness-ending')}`;
const LISTED = `(?:${words('illness')}|(?:${lexiconPattern('diseases', { class: 'common' })})${END})`;
const HEAD = `(?:${LISTED}|${words('illness-head')}|${BY_ENDING}${END})`;
/** Neither a stroke of luck nor cancer research is an illness of somebody. */
const NO_OTHER_SENSE = `(?! of (?!the|his|her)| ${words('not-of-an-illness')})`;
/** `stage 3 breast cancer`, `early-onset Alzheimer's`: words before the head of the name of an illness. Up to three would be unrolled, six copies of all illnesses. */
const WORDS_BEFORE = `(?:(?:stage|type|grade) [\\dIV]{1,3} )?(?:${WORD} ){0,4}?`;
/** `deaf in his right ear`, `paralysed from the waist down` */
const WHERE = `(?: in (?:one|both|an?|the|his|her|my|their)(?: (?:left|right|other))? ${words('part-of-a-body')}| from the (?:waist|neck|chest) down)?`;
const CONDITION = `(?:${listed('course')} )?(?:[\\p{L}\\d-]{1,12} (?:weeks?|months?) )?${listed('condition')}(?<!\\+(?=[\\p{L}\\p{N}]))(?![\\p{L}\\p{N}_'’-]| (?:to|copied)(?!\\p{L}))${WHERE}`;
/** Not `Cushing's`, whose syndrome is that of others. */
const OF_A_PRONOUN = "(?:his|her|my|their|(?:my|his|her|our) [\\p{L}]{2,20}['’]s) ";
const GENE = '[A-Z]{2,6}\\d{1,2} (?:gene )?(?:mutation|variant|deletion|gene|trait)';

const health = (name: string, type: string, lead: string, match: string): Pattern =>
  near(name, type, lead, match, UNSURE);

/** What a sentence says of somebody's health: only beside words that say whose it is. */
const statements = (illness: string, whose: string): readonly Pattern[] => [
  health('illness that somebody has', 'DIAGNOSIS', `${listed('before-illness')} ${A}`, illness),
  health('what was diagnosed', 'DIAGNOSIS', `${listed('diagnosed')} ${A}`, `${WORD}(?: ${WORD}){0,3}`),
  health('illness of somebody', 'DIAGNOSIS', whose, `${illness}(?! to )`),
  health('condition of somebody', 'HEALTH', BE + A, CONDITION),
  health('treatment', 'HEALTH', `${listed('before-treatment')} ${A}`, words('treatment')),
  health('treatment of somebody', 'HEALTH', WHOSE, words('treatment')),
  health('substance', 'HEALTH', `${listed('before-substance')} `, words('substance')),
  health(
    'result of a test',
    'HEALTH',
    `${listed('test')} (?:is|was|were|came|come|has come|have come)(?: back)? `,
    words('test-result'),
  ),
  health('group or ward', 'HEALTH', `${listed('before-help-group')} `, words('help-group')),
  health('genes of somebody', 'HEALTH', `${listed('before-genes')} ${A}`, `(?:${words('genetic')}|${GENE}${END})`),
  health('carrier', 'HEALTH', BE + A, `carriers? (?:of|for) (?:the )?${illness}`),
  health('genes of a family', 'HEALTH', 'an? (?=[^.\\n]{3,40} (?:runs|ran) in )', words('genetic')),
  health('what identifies a body', 'BIOMETRIC_ID', `(?:${listed('before-biometric')} |${WHOSE})`, words('biometric')),
];

/** For the scan of all texts, which needs expressions that can match a text in few ways: listed illnesses. */
export const HEALTH: readonly Pattern[] = statements(`(?:${listed('course')} ){0,2}${LISTED}${NO_OTHER_SENSE}`, WHOSE);
/** For single sentences: an illness by its head, with the words before it. */
export const HEALTH_IN_A_SENTENCE: readonly Pattern[] = statements(WORDS_BEFORE + HEAD + NO_OTHER_SENSE, OF_A_PRONOUN);
