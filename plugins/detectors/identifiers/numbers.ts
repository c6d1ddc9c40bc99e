import type { Pattern } from '../../../core/index.js';
import {
  type Basis,
  labelled,
  labelledCode,
  labelledWithSign,
  lexiconPattern,
  lexiconSet,
  lexiconWords,
} from '../../../kit/index.js';
import { IMAGE_NUMBERS } from './images.js';

const r = String.raw;
const END = r`(?![\p{L}\p{N}_]|[-./,:]\p{N}| ?%)`;
/** Excludes numbers followed by a unit, a currency, a time or more digits. */
const NO_QUANTITY = r`(?![\p{L}\p{N}_@]|[-./,:]\p{N}| ?[%€£]| (?:${lexiconPattern('number-labels', { class: 'counted' })})(?!\p{L}))`;
/**
 * At least six letters and digits with at least five digits, or two groups of digits. Excludes dates, spans of years,
 * laws (number and year) and round amounts.
 */
const CODE = r`(?!(?:[1-9]\d{0,2}000|[1-9]\d?0{5,8})(?![\d-])|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}(?!\d)|(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2}(?!\d)|(?:19|20)\d\d[-/]\d{2,4}(?!\d)|\d{1,6}/(?:\d\d|(?:19|20)\d\d)(?![\d/-]))(?:(?=[A-Z/-]{0,6}\d[A-Z/-]{0,3}\d[A-Z/-]{0,3}\d[A-Z/-]{0,3}\d[A-Z/-]{0,3}\d)[A-Z0-9](?:[-/]?[A-Z0-9]){5,20}|\d{3,6} \d{3,6}(?! ?\d))`;
const GAP = r`(?: {0,2}= {0,2}["']?| - |(?: is| was)?:? {1,2}#?|: {0,4}#?| ?# ?)`;
const STANDARDS = lexiconSet('number-labels', { class: 'prefix-of-a-standard' });
/** Words that announce the number of a product or of a position within something. */
const OF_THINGS = lexiconWords('number-labels', { class: 'numbered-thing' });
/** Abbreviations that precede amounts, measurements, or the numbers of publications and standards. */
const NO_REGISTER = `(?:${lexiconPattern('number-labels', { class: 'not-a-register' })})`;
/** Phrases between `last digits` and the number that say what it is. */
const OF = '(?:(?:of|on|for)(?: (?:my|your|ur|the|his|her|their|that))?(?: [a-z]{2,12}){1,3})';

const id = (name: string, match: string, score: Basis, more: Partial<Pattern> = {}): Pattern => ({
  name,
  type: 'ID_NUMBER',
  match,
  score,
  ...more,
});

/** Letters and at least four digits; neither a standard (`ISO 9001`) nor a word and a year. */
const isPrinted = (term: string): boolean =>
  term.replace(/\D/g, '').length >= 4 &&
  /[A-Z]/.test(term) &&
  !STANDARDS.has(/^[A-Z]+/.exec(term)?.[0] ?? '') &&
  !/^[A-Z]{1,5} (?:19|20)\d\d$/.test(term);

/** Words of keys that name somebody's number, with their capital: `linkedAccountId`. */
const KEYS = lexiconWords('number-labels', { class: 'has-a-number' })
  .filter((word) => /^[a-z]{4,}$/.test(word))
  .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  .join('|');

const START = r`(?<![\p{L}\p{N}][-./:]|\d,|[$€£¥]|[$€£¥] )`;
const LEVEL_3_END = r`\b(?![-./:,]\d|%| ?(?:%|[€$£]))`;

/**
 * Numbers after any label of the form `<noun> (no|number|id|#) <separator> <number>`, whatever the noun; numbers after
 * abbreviations of offices; the last digits of a number; and, at level 3, anything that looks like a code.
 */
export const GENERIC_LABELLED_NUMBERS: readonly Pattern[] = [
  ...IMAGE_NUMBERS,
  // `inmate number 48213097`, `SSN - 482-13-097`, `her chart is A48213097`. Also matches mistyped numbers and unknown
  // formats.
  id('called a number', `${CODE}${NO_QUANTITY}`, 'cue:hint', {
    lead: r`(?:number|num\.|no\.|nr\.?|id)${GAP}`,
    ignoreCase: true,
    counter: OF_THINGS,
  }),
  // `hospital number RX 33 8120`, `Mitgliedsnummer M 20418`: letters and digits in groups, in capitals.
  id(
    'printed in groups behind the word for a number',
    r`(?:[A-Z]{1,3}|[A-Z]\d{1,2}[A-Z]?|\d[A-Z]?)(?: [A-Z]{0,4}\d{2,8}){1,4}(?: [A-Z](?![\p{L}\p{N}]))?${NO_QUANTITY}`,
    'cue:word',
    {
      lead: r`(?:(?<=\p{Ll})nummer|[Nn]umber|NUMBER|(?<=\p{L} )[Nn]os?\.?|(?<=\p{L} )N[Oo]\.|(?<=[ -]|\p{Ll})[Nn]r\.|(?<=\p{L} )(?:code|ref)\.?)(?: ?[:=#] {0,20}| {1,20}| (?:is|ist|lautet|was):? )`,
      validate: isPrinted,
      valid: 'cue:word',
      counter: OF_THINGS,
    },
  ),
  id('of a thing that has a number', `${CODE}${NO_QUANTITY}`, 'cue:hint', {
    lead: r`(?:${lexiconPattern('number-labels', { class: 'has-a-number' })})(?: no)?${GAP}`,
    ignoreCase: true,
    counter: OF_THINGS,
  }),
  // `LinkedAccountId: 215805592`, `"billingCustomerNumber": "44817201"`
  id(
    'of a key in camel case',
    `(?<=\\p{Ll}(?:${KEYS})(?:I[dD]|N(?:umber|o|r|um)|Key|Code|Ref)["']?\\s?[:=]\\s?["']?)(?:\\d{6,20}|[A-Z]{1,4}-?\\d{5,16})(?![\\p{L}\\p{N}_]|[-.,:]\\p{N})`,
    'cue:word',
  ),
  // `N. cartella 2024/01877`, `Nº petición: 220091`, `N.º da apólice`: the number sign precedes the noun.
  id('sign before the noun', labelledCode(4), 'cue:phrase', {
    lead: `n(?:[.°º]|\\.[°º]|r\\.?|úm\\.|um\\.) ?(?:(?:d[ieoau]|del|della|de la) |d['’])?(?:${lexiconPattern('number-labels', { class: 'numbered-after-sign' })})(?: ?:[ \\t]{0,3}|#| {1,3}|\\t)`,
    ignoreCase: true,
  }),
  // With capitals or groups, `ID` needs no sign after it: `BCBS, ID XYP 338 921 447`.
  id(
    'ID before capitals',
    r`(?:(?:[A-Z]{1,5}|[A-Z]{0,4}\d{2,8})(?: [A-Z]?\d{2,8}){1,5}(?: ?[A-Z])?(?![-./]?[\p{L}\p{N}_]|,\d| ?%)|(?=[A-Z]{0,4}\d{1,8}[A-Z]{0,3}\d{3})[A-Z0-9]{8,20}(?![\p{L}\p{N}_]|[-./]\p{N})|[A-Z]{1,4}-\d{6,12}(?![\p{L}\p{N}_]|[-./]\p{N}))`,
    'cue:label',
    {
      lead: '(?:ID|Id|id|SID|RX|Rx)(?: (?:no|No|NO)\\.?)?[:#]? {1,2}',
      validate: (term) => term.replace(/\D/g, '').length > 5,
      valid: 'check:good',
    },
  ),
  id('ID before digits', r`\d{5,12}${END}`, 'cue:word', {
    lead: '(?:(?:ID|Id|I\\.D\\.)(?: (?:no|No|NO)\\.?)?[:#]? {1,2}#?|(?:id|ID|Id|roll|reg) ?(?:no\\.? ?)?- ?)',
  }),
  // `LCS no: 4417098`: any abbreviation may precede `no:`, because quantities are not announced that way.
  id('numbered', r`[A-Z]{0,3}-?\d{6,12}[A-Z]?${END}`, 'cue:hint', {
    lead: '(?:no|No|NO)(?:\\.:?|:) ?#?',
    counter: OF_THINGS,
  }),
  // `your case is 00881234`, `my reference there is CMP-88-20931/B`: numbers in spoken sentences.
  id(
    'said in a sentence',
    r`(?=[A-Z/ -]{0,6}\d(?:[-/ ]?[A-Z0-9]){5})(?=(?:[A-Z/ -]{0,6}\d){5})[A-Z0-9]{1,12}(?:[-/ ][A-Z0-9]{1,10}){0,5}${NO_QUANTITY}`,
    'cue:word',
    {
      lead: `(?:${lexiconPattern('number-labels', { class: 'said', language: 'en' })})(?: (?:number|no\\.?|code|id))?(?: (?:there|here|with (?:you|them|us)))? (?:is|was):? #?`,
    },
  ),
  // `interp # 20931`, `FF# EI 30812 99410`: a word followed by `#`. Excludes colours and issue numbers such as
  // `owner/project#1204`.
  id(
    'behind the sign for a number',
    r`(?!(?:19|20)\d{2}(?![\d-]))(?:(?:[A-Z]{1,4}[- ])?\d{4,14}(?:[- ]\d{2,8}){0,3}(?:-[A-Z0-9]{1,4})?|(?=[A-Z0-9-]{0,6}\d[A-Z-]{0,4}\d)[A-Z0-9]{2,10}(?:-[A-Z0-9]{1,8}){1,3}|[A-Z]{1,4}\d{3,12}[A-Z]?)(?![\p{L}\p{N}_]|[-./:]\p{N}|,\d{3}| ?%)`,
    'cue:hint',
    {
      lead: r`(?:(?<=(?<![\p{L}/])[\p{L}.]{2,12})# {0,2}|(?<=(?<!\p{L})[\p{L}.]{2,12} )# {0,2}(?=\S{0,3}\d{3}))`,
      counter: OF_THINGS,
    },
  ),
  // `PCR 25-0044718`, `SASID 1048829177`: any abbreviation before a long number, except currencies.
  id(
    'behind an abbreviation',
    r`(?<=(?<![\p{L}\p{N}_-])(?!${NO_REGISTER}[.: ])[A-Z]{2,7}[.:]? )(?:(?:[A-Z] )?\d{7,12}(?:-[A-Z0-9]{1,3})?|[A-Z] \d{5,8}-\d|(?!(?:19|20)\d{2}-(?:19|20)?\d{2}(?!\d)|\d\d-(?:19|20)\d{2}(?!\d))\d{2,4}-\d{4,8}(?:-[A-Z\d]{1,4})?|\d{3}-\d{7}(?:-\d{1,3})?)${END}(?! (?:${lexiconPattern('number-labels', { class: 'unit-behind' })})\b)`,
    'form:plausible',
  ),
  // `IDOC No. R54471`, `CCR No. B-2217`: after `No.`, shorter numbers are accepted.
  id(
    'behind an abbreviation and No.',
    r`(?<=(?<![\p{L}\p{N}_-])(?!${NO_REGISTER}[.: ])[A-Z]{2,6} (?:[Nn]o|NO|[Nn]r)\.? ?:? ?)(?!(?:19|20)\d{2}(?![\d-]))(?:[A-Z]{1,2}-?\d{3,8}|\d{4,10})(?:-[A-Z0-9]{1,4})?${END}(?! of )`,
    'form:plausible',
  ),
  // Bates numbers, which lawyers stamp on pages, are zero-padded and follow an abbreviation of the producer:
  // `KFL000882`, `HOLLOWELL_000017`.
  id('Bates number', r`[A-Z]{2,12}[-_]?0\d{4,8}(?![\p{L}\p{N}_])`, 'form:common', {
    context: [
      'bates',
      'exhibit',
      'exhibits',
      'ex',
      'exh',
      'produced',
      'production',
      'privilege',
      'privileged',
      'deposition',
    ],
  }),
  // `Kit K-20991`, `voucher (GR-88120)`, `subject 1004-017`
  id(
    'letters and digits behind a numbered thing',
    r`(?=(?:[A-Z-]{0,6}\d){4})(?:[A-Z]{1,5}-?\d{4,12}(?:-[A-Z0-9]{1,6})?|\d{4,8}-(?:[A-Z]{1,4}|0\d{1,4}))${END}`,
    'cue:word',
    {
      lead: `(?:${lexiconPattern('number-labels', { class: 'charted-thing' })})s?\\.?:? \\(?`,
      ignoreCase: true,
    },
  ),
  // `verified last4 0912`, `the last four of my social are 4 4 1 9`, `MRN ending 4471`, and an answer on the next line
  // of a chat.
  id('last digits', r`\d(?:[ -]?\d){3}${END}`, 'cue:word', {
    lead: `(?:[Ll]ast ?(?:4|four)|[Ll]4)(?: digits)?(?: (?:of )?(?:ssn|ss|social|SSN|SS#?)| ${OF})?(?: (?:is|are|was))?,?:? #?`,
  }),
  id('last digits, answered', r`(?<![\p{L}\p{N}])\d(?:[ -]?\d){3}${END}`, 'cue:word', {
    lead: `[Ll]ast ?(?:4|four)(?: digits| numbers)?(?: ${OF})?[?.,]? ?\\r?\\n(?:[[(]?\\d{1,2}:\\d\\d(?::\\d\\d)?[\\])]?)?[^\\n:?\\d]{1,30}: [^\\n\\d:]{0,60}`,
  }),
  id('last digits behind what ends', r`\d{3,6}${END}`, 'cue:word', {
    lead: `(?:(?:MRN|mrn|[Aa]cct|[Aa]ccount|SSN|ssn|[Mm]ember ID|[Cc]ard|ID),? (?:#|no\\.? ?)?(?:ending|ends)(?: (?:in|with))?|${lexiconPattern('number-labels', { class: 'ends-in' })})(?: no\\.?)?:? {1,2}[*x.#]{0,8} ?`,
  }),
  // After a name: `J. Park (#220881)`, `T. Boyd (ID 7712)`. Brackets are required because `#220881` may be a colour.
  id('in brackets', r`(?!(?:19|20)\d{2}\))[A-Z]{0,3}-?\d{4,12}(?=\))`, 'cue:hint', {
    lead: r`\((?:(?:ID|Id|id|No\.|no\.|Nr\.|nr\.|n°)[:#]? ?#?|#(?=[A-Z]{0,3}-?\d{6}))`,
  }),
  // Ids of software: FHIR references, ORCID (ISO 27729), request paths, objects in logs, AWS accounts, company
  // registers.
  id('of a resource', r`(?=[A-Za-z.-]{0,30}\d)[A-Za-z0-9](?:[.-]?[A-Za-z0-9]){0,63}(?![\p{L}\p{N}_])`, 'cue:label', {
    lead: `(?:${lexiconPattern('number-labels', { class: 'fhir-resource' })})/`,
  }),
  id('ORCID', r`(?<![\p{N}-])000[09]-00\d{2}-\d{4}-\d{3}[\dX](?![-\p{L}\p{N}])`, 'form:own'),
  id('in the path of a request', r`\d{4,15}(?![\p{L}\p{N}_.-])`, 'cue:word', {
    lead: `(?<=/)(?:${lexiconPattern('number-labels', { class: 'in-path-of-request', language: 'en' })})/`,
  }),
  id('of an object in a log', r`\d{5,15}(?![\p{L}\p{N}_.:/-])`, 'cue:word', {
    lead: `(?<![\\p{L}\\p{N}])(?:${lexiconPattern('number-labels', { class: 'log-object' })})(?:[/:#]|::)`,
  }),
  id('AWS account', r`\d{12}(?!\d)`, 'cue:phrase', { lead: 'arn:aws[a-z-]{0,10}:[a-z0-9-]{1,24}:[a-z0-9-]{0,20}:' }),
  id(
    'register of companies',
    r`HR[AB] ?(?:Nr\.? ?)?\d{2,6}(?: ?[A-Z]{1,2})?(?![\p{L}\p{N}_])|RCS [A-ZÀ-Ý][\p{L}-]{1,20}(?: [A-D])? \d{3} ?\d{3} ?\d{3}(?!\d)|CHE-\d{3}\.\d{3}\.\d{3}(?!\d)|(?:19|20)\d{2}/\d{6}/(?:0[6-8]|10|2[0-6]|3[01])(?![\d/-])`,
    'form:own',
  ),
  // EU customs traders (EORI). Source: Regulation (EU) 2015/2446, annex 12-01.
  labelled(
    'ID_NUMBER',
    'eori, eori no, eori number, eori-?nummer',
    'cue:label',
    r`[A-Z]{2} ?(?=[A-Z]{0,3}\d{5})[A-Z0-9]{6,15}(?![\p{L}\p{N}_])`,
  ),
  // A bare `number:` is weak evidence, because it also announces telephone numbers and amounts.
  labelledWithSign('ID_NUMBER', 'number, nummer, numéro, número, numero', 'form:common', labelledCode(5)),
  id('digits', r`${START}\d{6,24}${LEVEL_3_END}`, 'form:bare'),
  id('groups', r`${START}(?!(?:19|20)\d{2}-)(?=[\d-]{8})\d{2,8}(?:-\d{2,8}){1,4}${LEVEL_3_END}`, 'form:bare'),
  id(
    'letters and digits',
    r`${START}(?:[A-Z]{1,6}\d{4,16}[A-Z]{0,3}|\d{2,10}[A-Z]{1,3}\d{2,10}[A-Z]{0,2})${LEVEL_3_END}`,
    'form:bare',
  ),
  id(
    'code with hyphens',
    r`${START}[A-Z]{1,8}(?:-[A-Z]{1,6}){0,2}-\d{3,12}(?:-[A-Z0-9]{1,12}){0,3}${LEVEL_3_END}`,
    'form:common',
  ),
  id('digits and letters', r`${START}\d{4,12}-?[A-Z]{1,4}${LEVEL_3_END}`, 'form:bare'),
  id('hexadecimal', r`(?=[0-9a-f]{0,10}[a-f])(?=[0-9a-f]{0,10}\d)[0-9a-f]{16,64}\b`, 'form:bare'),
];
