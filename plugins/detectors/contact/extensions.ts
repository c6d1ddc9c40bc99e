import type { Pattern } from '../../../core/index.js';
import { lexiconPattern, lexiconWords } from '../../../kit/index.js';

const EXTENSION_CONTEXT = lexiconWords('phones', { class: 'extension-context', language: 'en' });

/** Extensions, pagers, and the last digits of a number: too short to recognise without the word before them. */
export const EXTENSIONS: readonly Pattern[] = [
  {
    name: 'extension',
    type: 'PHONE_NUMBER',
    lead: `(?:${lexiconPattern('phones', { class: 'extension-label' })}|ext(?=[:#])|(?<=\\()ext)(?: (?:is|no\\.?|nr\\.?|number))?[:#]? ?[-#]?`,
    match: '(?!(?:19|20)\\d\\d(?!\\d))\\d{3,6}(?![\\p{L}\\d_]|[-./,:]\\d| ?%)',
    ignoreCase: true,
    score: 'cue:hint',
  },
  // `Call ext 2207`, `RN X5517`, `pager (8834)`, and the last digits of a number given in full before: `fax -0144`
  {
    name: 'extension in a sentence',
    type: 'PHONE_NUMBER',
    lead: `(?:(?:${lexiconPattern('phones', { class: 'before-extension', language: 'en' })}) ext |(?:pager|pgr|beeper|bleep|vocera|ascom|spectralink)(?: (?:no\\.?|number|#))?:? ?\\(|(?:fax|cell|home|work|alt),? (?=-\\d)-?)`,
    match: '(?!(?:19|20)\\d\\d(?!\\d))\\d{3,6}(?![\\p{L}\\d_°]|[-./,:]\\d| ?%| ?deg)',
    ignoreCase: true,
    score: 'cue:word',
  },
  {
    name: 'pager with a hyphen',
    type: 'PHONE_NUMBER',
    lead: '(?:pager|pgr|beeper|bleep)(?: (?:no\\.?|number|#))?:? ?#?',
    match: '\\d-\\d{4}(?![\\d-])',
    ignoreCase: true,
    score: 'cue:word',
  },
  // `Paged Xie (cards fellow) at 4-1187.`, `or x4-8812`: on a large campus the first digit stands for the building.
  {
    name: 'extension with a hyphen',
    type: 'PHONE_NUMBER',
    match:
      '(?:(?<=(?: at| on| or|[ (]ext\\.?) )\\d|(?<=[ (,])x\\d)-\\d{4}(?![\\p{L}\\d_-]|[.,:/]\\d| ?(?:%|m?[AVW]|mg|ml|k?m|k?g|Hz)(?!\\p{L}))',
    context: EXTENSION_CONTEXT,
    score: 'form:bare',
    boost: 0.35,
  },
  {
    name: 'extension in capitals',
    type: 'PHONE_NUMBER',
    match: '(?<=\\p{Lu} )X\\d{4,5}(?=[),.;]|\\s{0,2}(?:\\n|$))',
    score: 'form:plausible',
  },
  // `Tel. 0381 / 494-7310, Fax -7399`: the last digits of another line at the same number.
  {
    name: 'extension behind a hyphen',
    type: 'PHONE_NUMBER',
    lead: '(?:Fax|FAX|Durchwahl|DW|App\\.|Tel\\.|Telefax|Sekretariat)[.:]{0,2} ?-',
    match: '\\d{2,5}(?![\\p{L}\\d_]|[-./,:]\\d| ?%)',
    score: 'cue:word',
  },
  // `ward clerk, ext 6612`
  {
    name: 'extension behind a word',
    type: 'PHONE_NUMBER',
    lead: '(?<=[\\p{L},;)] )ext ',
    match:
      '(?!(?:19|20)\\d\\d(?!\\d))\\d{4,5}(?=[),.;]|\\s{0,2}(?:\\n|$)| (?:or|and|for|if|to|at|by|who|before|after|until)(?!\\p{L}))',
    score: 'form:plausible',
  },
  // `Consult (Lindqvist, x7731)`
  {
    name: 'short extension',
    type: 'PHONE_NUMBER',
    match: '(?<=[,(;] ?|\\p{Ll} )x\\d{4,5}(?=[),.;]|\\s{0,2}(?:\\n|$))',
    score: 'form:plausible',
  },
  {
    name: 'last digits',
    type: 'PHONE_NUMBER',
    lead: '(?:phone|mobile|cell|telephone|handy|number)(?: (?:number|no\\.?))?(?: on file)?,? (?:ends|ending|that ends)(?: (?:in|with|on))?:? ',
    match: '\\d{2,5}(?![\\p{L}\\d_]|[-./,:]\\d| ?%)',
    ignoreCase: true,
    score: 'cue:word',
  },
];
