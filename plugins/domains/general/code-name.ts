import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { type Basis, eitherCase, lexiconPattern, type WordClass } from '../../../kit/index.js';

const list = (name: WordClass<'code-names'>): string =>
  `(?:${lexiconPattern('code-names', { class: name, language: 'en' })})`;
const either = (name: WordClass<'code-names'>): string => `(?:${eitherCase(list(name).slice(3, -1))})`;

const BEGIN = '(?<![\\p{L}\\p{N}_-])';
const END = '(?![\\p{L}\\p{N}_]|-[\\p{L}\\p{N}])';
const NO_NAME = `(?!${list('not-a-code-name')}(?![\\p{L}\\p{N}]))(?!${lexiconPattern('code-names', { class: 'not-a-project' })}(?!\\p{L}))`;
/** A capitalised word, mixed case, or capitals: `Juniper`, `K-Nine`, `QuantaForge`, `AURELIA-3`. */
const WORD = `${NO_NAME}\\p{Lu}(?:[\\p{Ll}\\p{Lu}]{2,24}|-\\p{Lu}\\p{Ll}{2,20})(?:-\\d{1,3})?`;
const NAME = `${WORD}(?: (?:\\p{Lu}\\p{Ll}{2,20}|[IVX]{1,4}|\\p{Lu}?\\d{1,4}))?${END}`;
/** `QuantaForge`, `FlexiTide`, but no product that everybody knows. */
const MIXED = `(?!${list('known-mixed-case')}(?![\\p{L}]))(?:\\p{Lu}\\p{Ll}{2,12}){1,2}\\p{Lu}\\p{Ll}{2,12}(?: [IVX]{1,3})?${END}`;
/** `AVL-4471`, `TND/2025/0417-B`, `7Q-0094`, `WP-12.4`, `M-117/Rev D`, `ZX-9 Beta`. */
const CODE = `(?=[A-Z\\d.]{0,12}[-/])(?=[A-Z./-]{0,12}\\d)(?!\\d{1,4}[-/.]\\d{1,4}[-/.]\\d{1,4}(?!\\d))(?:[A-Z]{1,10}\\d{0,4}|\\d{1,4}[A-Z]{1,4})(?:[-/.][A-Z\\d]{1,8}){1,4}(?:/Rev [A-Z\\d])?(?: (?:Alpha|Beta|Gamma))?${END}`;
/** `osprey-next`, `prd_kite_ledger`, `rel/osprey-next`. */
const IDENTIFIER = `(?:[a-z]{2,8}/)?[a-z][a-z\\d]{2,20}(?:[-_][a-z\\d]{2,20}){1,4}${END}`;
const QUOTED = '\\p{Lu}[\\p{L}-]{2,20}(?: \\p{Lu}[\\p{L}-]{2,20}){0,2}(?=["”])';

const pattern = (name: string, type: string, lead: string, match: string, score: Basis): Pattern => ({
  name,
  type,
  ...(lead === '' ? {} : { lead: `${BEGIN}${lead}` }),
  match,
  score,
});
const NAMED = '(?:called|named|dubbed|nicknamed|christened|code-?named|known(?: internally)? as)';
const QUOTE = '["“\'‘]?';

/** Names that a text announces: `the pilot, called Open Orchard`, `under the name Silverleaf`. */
const ANNOUNCED: readonly Pattern[] = [
  pattern(
    'after its kind',
    'PROJECT_NAME',
    `${list('thing-with-a-name')}(?:,| is| was| are)? (?:internally )?${NAMED} ${QUOTE}`,
    NAME,
    'cue:label',
  ),
  pattern('for internal use', 'PROJECT_NAME', `[Ii]nternally ${NAMED} ${QUOTE}`, NAME, 'cue:label'),
  pattern(
    'code name of',
    'PROJECT_NAME',
    `(?:[Cc]ode ?-?name|[Ww]orking title|[Cc]ode ?word)(?: (?:for|of) [^.,;:\\n]{1,40}?)? (?:is|was|will be) ${QUOTE}`,
    NAME,
    'cue:label',
  ),
  pattern(
    'under a name',
    'PROJECT_NAME',
    `[Uu]nder the (?:code ?-?|internal |working )?(?:name|label|alias|title|codeword)(?: of)? ${QUOTE}`,
    `(?:\\p{Lu}-)?${NAME}`,
    'cue:label',
  ),
  pattern(
    'referred to as',
    'PROJECT_NAME',
    `[Rr]efer(?:s|red)? to (?:\\p{Ll}[\\p{L}-]{0,16} ){1,5}as ${QUOTE}`,
    NAME,
    'cue:label',
  ),
  pattern(
    'what a team calls it',
    'PROJECT_NAME',
    `calls? the (?:target|bidder|buyer|seller|company|client|product) ${QUOTE}`,
    NAME,
    'cue:label',
  ),
  pattern('behind its noun', 'PROJECT_NAME', `${either('noun-before-name')} `, NAME, 'cue:word'),
  pattern(
    'before its noun',
    'PROJECT_NAME',
    '(?:[Tt]he|[Oo]ur|[Tt]heir|[Aa]|[Aa]n) ',
    // Capitals alone are an abbreviation: `the TLS protocol`.
    `(?!\\p{Lu}{2,6} )${WORD}(?= ${list('noun-behind-name')}(?!\\p{L}))`,
    'cue:hint',
  ),
  pattern(
    'behind its noun, between commas',
    'PROJECT_NAME',
    `[Oo]ur ${list('thing-with-a-name')}, `,
    `${NAME}(?=,)`,
    'cue:label',
  ),
  pattern(
    'between commas',
    'PROJECT_NAME',
    `${list('thing-with-a-name')}(?: (?:we|they|I) [\\p{Ll} ]{2,30})?, `,
    `${NAME}(?=,)`,
    'cue:word',
  ),
  pattern('behind a launch', 'PROJECT_NAME', `${either('mention')} `, NAME, 'form:shared'),
  pattern(
    'in quotes',
    'PROJECT_NAME',
    `${list('thing-with-a-name')}(?: (?:runs|is sold|goes|ran|known) as)? ["“]`,
    QUOTED,
    'cue:word',
  ),
  { name: 'in quotes, alone', type: 'PROPRIETARY_TERM', lead: '(?<=["“])', match: QUOTED, score: 'form:bare' },
  pattern('mixed case', 'PROPRIETARY_TERM', '', MIXED, 'form:common'),
  pattern(
    'mixed case behind an article and before its noun',
    'PROPRIETARY_TERM',
    '(?:[Tt]he|[Oo]ur|[Tt]heir) ',
    `${MIXED}(?= ${list('noun-behind-name')}(?!\\p{L}))`,
    'cue:label',
  ),
  pattern(
    'mixed case behind its noun',
    'PROPRIETARY_TERM',
    `(?:${either('noun-before-name')}|${list('thing-with-a-name')},?) `,
    MIXED,
    'cue:label',
  ),
];

/** Codes and identifiers behind the word for what they name. */
const CODES: readonly Pattern[] = [
  pattern(
    'code behind its noun',
    'INTERNAL_CODE',
    `${either('noun-before-code')} (?:[Nn]o\\.? |number )?`,
    CODE,
    'cue:label',
  ),
  pattern(
    'capitals before a study',
    'INTERNAL_CODE',
    '(?:[Tt]he|[Oo]ur) ',
    `[A-Z]{5,14}(?:-\\d{1,4})?(?= (?:study|trial|cohort|programme|program)(?!\\p{L}))`,
    'cue:label',
  ),
  pattern(
    'identifier behind its noun',
    'INTERNAL_CODE',
    `${either('noun-before-identifier')} (?:from |to |the |called )?`,
    IDENTIFIER,
    'cue:word',
  ),
  pattern(
    'identifier with underscores',
    'INTERNAL_CODE',
    `${either('noun-before-identifier')} (?:the )?`,
    `[a-z]{2,12}(?:_[a-z\\d]{2,20}){1,4}${END}`,
    'cue:label',
  ),
  pattern(
    'service',
    'INTERNAL_CODE',
    '(?:[Dd]eploy|[Rr]estart|[Rr]oll back|[Mm]igrate) the ',
    `[a-z]{6,20}(?:-[a-z\\d]{2,16}){0,3}(?= (?:service|microservice|job|worker|cluster|container))`,
    'cue:label',
  ),
  pattern('code', 'INTERNAL_CODE', '', CODE, 'form:bare'),
];

/**
 * Names and codes by which a company calls its things: of projects, deals, tools, compounds and documents. How sure depends
 * on the words beside them; what only stands out is found at level 3.
 */
export const codeName: PatternRecognizer = {
  name: 'general/code-name',
  types: ['PROJECT_NAME', 'PROPRIETARY_TERM', 'INTERNAL_CODE'],
  domains: ['General', 'Finance', 'Custom', 'Legal'],
  domainSpecific: true,
  languages: ['en'],
  patterns: [...ANNOUNCED, ...CODES],
};
