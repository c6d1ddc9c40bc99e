import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern, lexiconWords, PHONE_EXTENSION, readPhone } from '../../../kit/index.js';
import { EXTENSIONS } from './extensions.js';
import { isGrouped, isNoRange, isVanity } from './phone-checks.js';

const CONTEXT = lexiconWords('phones', { class: 'context' });

/** Words that announce other numbers of the same form. */
const COUNTER = lexiconWords('phones', { class: 'against' });

/** Labels that announce only telephone numbers. A number with its trunk prefix is certain after them. */
const LABEL = lexiconPattern('phones', { class: 'label' });

const LABEL_OTHER_SCRIPTS = lexiconPattern('phones', { class: 'label-in-other-scripts' });

const r = String.raw;
const START = '(?<!HTTP/[\\d.]{1,3}["\']? )(?<!(?<!\\d ?)[$£€¥]\\s?|[$£€¥]|#\\s?)(?<![0-9][-./,:]\\s?)(?<!\\+)';
const END = `(?:${PHONE_EXTENSION}|(?![0-9]|[-./,:][0-9]| ?%| ?[$€£¥](?! ?[0-9])))`;

/** Groupings of local numbers without area code or trunk prefix, longest first. */
const LOCAL =
  '(?:[1-9]\\d(?: \\d{3} \\d{3} \\d{4}|-\\d{3}-\\d{3}-\\d{4}|[- ]\\d{3}[- ]\\d{2}[- ]\\d{2}|[. -]\\d\\d[. -]\\d\\d[. -]\\d\\d' +
  '(?:[. -]\\d\\d)?|[ -]\\d{3}[ -]\\d{3,4}|[ -]\\d{6,7}|[ -]\\d{4}[ -]\\d{4})|' +
  '[1-9]\\d\\d(?:[. -]\\d{3}[. -]\\d\\d[. -]\\d\\d|[. -]\\d\\d[. -]\\d\\d[. -]\\d\\d|[ -]\\d{3}[ -]\\d{3,4}|[ -]\\d\\d[ -]\\d{3}|[ -]\\d\\d[ -]\\d\\d|[ -]\\d{4})|' +
  '(?!(?:19|20)\\d\\d[ -](?:19|20))[1-9]\\d{3}[ -]\\d{3,4}(?:[ -]\\d{3,4})?)';

/**
 * National numbers of about nine digits in groupings that hardly anything else uses: 217 900 790, 622 04 55 81, 338
 * 1234567, 0421/3345-67.
 */
const NATIONAL =
  '[269]\\d\\d \\d{3} \\d{3}|[689]\\d\\d \\d\\d \\d\\d \\d\\d|[89]\\d \\d{3} \\d\\d \\d\\d|3\\d\\d[ .]?\\d{6,7}|0\\d{2,4}[ /]\\d{3,5}-\\d{1,5}|0\\d{3,4}/\\d{4,8}|0\\d(?:[ .]\\d\\d){4}|[2-9]\\d \\d\\d \\d\\d \\d\\d';

/** Any groups of digits with the separators of telephone numbers; `isGrouped` checks them afterwards. */
const MORE_GROUPS = '(?:(?:[-. /~()]{1,4}| x )\\d{1,8})';
const GROUPED = `(?:\\((?=\\d{1,6}[)~/]))?\\d{1,8}(?:${MORE_GROUPS}{1,9}(?:x{1,2}\\d{1,8})?|xx\\d{1,8})`;

/** Numbers that count as telephone numbers only near a context word, or at level 3. */
export const localPhoneRecognizer: PatternRecognizer = {
  name: 'contact/phone-local',
  types: ['PHONE_NUMBER'],
  parts: (term) => readPhone(term).parts,
  context: CONTEXT,
  patterns: [
    ...EXTENSIONS,
    // `989-555-O172`: text recognition has confused a digit with a letter.
    {
      name: 'scanned',
      type: 'PHONE_NUMBER',
      match:
        '(?<![\\p{L}\\p{N}-])\\(?(?=[\\d)(. -]{0,13}[OolI])[2-9]\\d{2}\\)?[-. ][2-9\\dOolI]{3}[-. ][\\dOolI]{4}(?![\\p{L}\\p{N}-])',
      score: 'form:usual',
    },
    // `(0xx11) 3456-7890`, `011xx54…`: in Brazil and Argentina, `xx` stands for the digits of the caller's carrier.
    {
      name: 'carrier',
      type: 'PHONE_NUMBER',
      match: `(?:\\(0xx(?:\\d\\d)?\\)|011xx) ?\\d{2,5}(?:[- ]?\\d{4,8})?${END}`,
      ignoreCase: true,
      score: 'form:usual',
    },
    {
      name: 'behind a label',
      type: 'PHONE_NUMBER',
      lead: `(?:${LABEL})(?: (?:no\\.?|nr\\.?|number|nummer|(?:work|home|day|office|priv|privat|gesch))){0,2}[.:]? {1,3}`,
      match: `(?:0\\d{6,11}|(?:\\(0\\d{1,4}\\)|0\\d{1,5})(?:[-. /]{1,3}\\d{2,8}){1,5})${END}`,
      ignoreCase: true,
      score: 'cue:word',
      validate: isGrouped,
      valid: 'check:good',
    },
    // `H: 9185550142`, `W) 555-0142`: abbreviations of home, work, cell, mobile, office, fax, phone, telephone.
    {
      name: 'behind the letter of a label',
      type: 'PHONE_NUMBER',
      lead: '(?<![\\p{L}\\p{N}.(/-])[HWCMOFPT](?:\\)|:|\\):) {0,2}',
      match: `(?:\\(?[2-9]\\d\\d\\)?[-. ]?)[2-9]\\d\\d[-. ]?\\d{4}${END}|[2-9]\\d\\d[-. ]\\d{4}${END}|\\d{5} \\d{5}${END}`,
      score: 'cue:word',
    },
    {
      name: 'behind a label in another script',
      type: 'PHONE_NUMBER',
      lead: `(?:${LABEL_OTHER_SCRIPTS})[.:]{0,2} {0,3}`,
      match: r`\+?\(?\d(?:[-. /()]{0,2}\d){6,13}(?![\p{L}\d_]|[-./,:]\d)`,
      ignoreCase: true,
      score: 'cue:phrase',
    },
    {
      name: 'letters',
      type: 'PHONE_NUMBER',
      match:
        '(?:(?=1)\\d[-. ]\\(?(?:8(?:00|33|44|55|66|77|88)|900)\\)?[-. ]|\\(?8(?:00|33|44|55|66|77|88)\\)?-(?![a-z]))' +
        '[A-Za-z0-9]{1,8}(?:-[A-Za-z0-9]{1,8}){0,3}(?![\\p{L}0-9])',
      score: 'form:typical',
      validate: isVanity,
      valid: 'check:good',
    },
    {
      name: 'local',
      type: 'PHONE_NUMBER',
      match: `${START}${LOCAL}${END}`,
      ignoreCase: true,
      score: 'form:common',
      validate: isNoRange,
      valid: 'form:common',
      counter: COUNTER,
    },
    // `pelo 217 900 790`, `på 40 12 34 56`, `Tiziana (338 1234567)`, `x@y.example / 622 04 55 81`
    {
      name: 'behind a preposition',
      type: 'PHONE_NUMBER',
      lead: `(?:${lexiconPattern('phones', { class: 'preposition' })})(?: (?:n[.º°]{1,2}|nummer|numéro|numero|número))? `,
      match: `(?:${NATIONAL})${END}`,
      ignoreCase: true,
      score: 'cue:hint',
    },
    {
      name: 'in brackets',
      type: 'PHONE_NUMBER',
      match: `(?<=\\(|\\p{L}, |\\.[a-z]{2,8} ?[/|;·,-] ?)(?:${NATIONAL})(?=[ ]?(?:\\)|[.;,]?(?:\\s|$)))`,
      score: 'form:plausible',
    },
    // Excludes round amounts: `1000000 cells`
    {
      name: 'bare',
      type: 'PHONE_NUMBER',
      match: `${START}(?![1-9]\\d?0{5,9}(?!\\d))(?:[1-9]\\d{6,9}|1[2-9]\\d{9}|0\\d{6,11})(?! \\d\\d:\\d|[a-f]{1,8}(?![a-z]))${END}`,
      ignoreCase: true,
      score: 'form:bare',
      counter: COUNTER,
    },
    {
      name: 'grouped',
      type: 'PHONE_NUMBER',
      match: `${START}${GROUPED}(?![0-9]|[:,.][0-9]| ?%| ?[$€£¥](?! ?[0-9]))`,
      ignoreCase: true,
      score: 'form:bare',
      validate: isGrouped,
      valid: 'form:bare',
      counter: COUNTER,
    },
  ],
};
