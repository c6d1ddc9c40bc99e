import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { isUserAndPassword } from './secret-values.js';

const WORD = `(?:${lexiconPattern('secrets', { class: 'password-label' })})`;
/** Numeric codes of meetings, doors and accounts. */
const CODE = lexiconPattern('secrets', { class: 'code-label' });
/** What links a code to its label: `is now`, `geändert auf`. */
const SET = lexiconPattern('secrets', { class: 'set-to' });
const TELLING = '(?=[^\\s"\'<>]{0,40}[0-9@#$%^&*_])[^\\s"\'<>]{3,62}[^\\s"\'<>.,;:?)]';

/** Passwords in sentences and commands, and password hashes. */
export const passwordRecognizer: PatternRecognizer = {
  name: 'secrets/password',
  types: ['PASSWORD'],
  patterns: [
    {
      name: 'in a sentence',
      type: 'PASSWORD',
      lead: `${WORD}(?: for [\\p{L}\\p{N}@._-]{1,40})?(?: (?:is|was|to|ist|lautet|es|est|é|wurde auf|set to|changed to|reset to)){1,2}:? ["']?`,
      match: TELLING,
      ignoreCase: true,
      score: 'cue:label',
    },
    // `curl -u name:secret`
    {
      name: 'of a command',
      type: 'PASSWORD',
      lead: '(?<= )(?:-u|--user|--proxy-user)[ =]["\']?',
      match: '[A-Za-z0-9._@-]{2,40}:[^\\s"\'$:/]{4,60}(?=["\']|\\s|$)',
      score: 'cue:label',
    },
    {
      name: 'behind its word alone',
      type: 'PASSWORD',
      lead: `(?:temp(?:orary)? )?${WORD} ["'\x60]?`,
      match:
        '(?=[^\\s"\']{0,39}\\d)(?=[^\\s"\']{0,39}\\p{L})(?=[^\\s"\']{0,38}[!@#$%^&*+=?~][^\\s"\'])[^\\s"\']{5,39}[^\\s"\',.;:)]',
      ignoreCase: true,
      score: 'cue:phrase',
    },
    // `user kmarsh7 / pass Harbour!2291`
    {
      name: 'behind its short word',
      type: 'PASSWORD',
      lead: '(?<![\\p{L}\\p{N}_-])(?:pass|pwd?)[:=]? ',
      match:
        '(?=[^\\s"\']{0,39}\\d)(?=[^\\s"\']{0,39}\\p{L})(?=[^\\s"\']{0,38}[!@#$%^&*+=?~_][^\\s"\'])[^\\s"\']{5,39}[^\\s"\',.;:)]',
      ignoreCase: true,
      score: 'cue:word',
    },
    {
      name: 'behind a new word',
      type: 'PASSWORD',
      lead: `(?:temp|temporary|new|default|initial|one[- ]time) ${WORD} ["'\x60]?`,
      match: '(?=[^\\s"\']{0,39}\\d)(?=[^\\s"\']{0,39}\\p{L})[^\\s"\']{5,39}[^\\s"\',.;:)]',
      ignoreCase: true,
      score: 'cue:phrase',
    },
    {
      name: 'asked to be typed in',
      type: 'PASSWORD',
      lead: '(?:use|enter|type|type in|with|with the) (?:the |this |your |following ){0,2}(?:code|otp|passcode|pin):? ["\']?',
      match: '(?:[A-Z]-)?(?:\\d{6}|\\d{3}[- ]\\d{3})(?![\\p{L}0-9_]|[-.,/:]\\d| ?%)',
      ignoreCase: true,
      score: 'cue:phrase',
    },
    {
      name: 'in quotes',
      type: 'PASSWORD',
      lead: `${WORD},?:? ["“]`,
      match: '[^\\s"“”\'<>]{3,40}(?=[.,]?["”])',
      ignoreCase: true,
      score: 'cue:phrase',
    },
    {
      name: 'in brackets',
      type: 'PASSWORD',
      lead: `${WORD} (?:for|to|of) (?:the |my |our |his |her )?[\\p{L}\\p{N}.-]{2,24}(?: [\\p{L}\\p{N}.-]{2,24})? \\(`,
      match: '(?=[^\\s()]{0,40}[0-9!@#$%^&*_])[^\\s()]{6,40}(?=\\))',
      ignoreCase: true,
      score: 'cue:phrase',
    },
    {
      name: 'of a database',
      type: 'PASSWORD',
      lead: `identified by (?:password )?['"]`,
      match: `[^\\s'"]{3,64}(?=['"])`,
      ignoreCase: true,
      score: 'cue:label',
    },
    {
      name: 'of a network',
      type: 'PASSWORD',
      lead: '(?:wi-?fi|wlan)(?: (?:name|network|netz))?:? [\\w.-]{1,30}(?: [\\w.-]{1,20})? / ',
      match: TELLING,
      ignoreCase: true,
      score: 'cue:phrase',
    },
    {
      name: 'key of a network',
      type: 'PASSWORD',
      lead: '(?:wi-?fi|wlan|wpa[23]?|network|router|hotspot|guest network)[ -]?(?:key|pass(?:word|code|phrase)?|pw|code|schlüssel|passwort|clave|contraseña|sleutel)(?: (?:is|ist|es|est|è))?:? ["\']?',
      match: TELLING,
      ignoreCase: true,
      score: 'cue:phrase',
    },
    // `the wifi is plumtree-Otter-52`
    {
      name: 'said of a network',
      type: 'PASSWORD',
      lead: '(?:wi-?fi|wlan)(?: (?:is|ist|lautet|es|est|è)):? ["\']?',
      match: '(?=[^\\s"\']{0,39}\\d)(?=[^\\s"\']{0,39}\\p{L})[^\\s"\']{7,39}[^\\s"\',.;:)]',
      ignoreCase: true,
      score: 'cue:phrase',
    },
    // `ptorres / Sommer2025!` behind `log in as`
    {
      name: 'beside a login',
      type: 'PASSWORD',
      lead: '(?:[:(] ?|(?<= )(?:as|als|con|avec|comme|como) )[a-z][a-z0-9._-]{2,30} / ',
      match: '(?=\\S{0,30}\\d)(?=\\S{0,30}\\p{Lu})[^\\s"\']{5,30}[^\\s"\',.;:)]',
      score: 'cue:phrase',
    },
    {
      name: 'clave',
      type: 'PASSWORD',
      lead: 'clave(?: de (?:firma|acceso|usuario))?(?:: ?| es )',
      match: TELLING,
      ignoreCase: true,
      score: 'cue:phrase',
    },
    {
      name: 'combination of a lock',
      type: 'PASSWORD',
      lead: '(?:combo|combination|lock code)(?: is)?:? ',
      match: '\\d{1,2}-\\d{1,2}-\\d{1,2}(?![\\p{L}0-9_-]|[.,/]\\d)',
      ignoreCase: true,
      score: 'cue:phrase',
    },
    {
      name: 'code in letters and digits',
      type: 'PASSWORD',
      lead: `(?:${lexiconPattern('secrets', { class: 'label-of-letters-and-digits' })})(?: is)?:? {1,2}`,
      match: '(?=[A-Za-z-]{0,15}\\d)[A-Za-z0-9](?:-?[A-Za-z0-9]){4,24}(?![\\p{L}0-9_-])',
      ignoreCase: true,
      score: 'cue:phrase',
    },
    {
      name: 'secret answer',
      type: 'PASSWORD',
      lead: '(?:secret|security|memorable) (?:answer|word|response|place|name)(?: is| was)?:? ["\']',
      match: '[^"\'\\n]{2,40}(?=["\'])',
      ignoreCase: true,
      score: 'cue:label',
    },
    {
      name: 'code in digits',
      type: 'PASSWORD',
      lead: `(?:${CODE})(?: (?:code|number|no))?(?:["']? ?[:=] ?|(?: (?:${SET}))?:? {1,2})["'#*]{0,2}`,
      match: '(?:[A-Z]-)?(?:\\d{4,10}|\\d{3}[- ]\\d{3})(?![\\p{L}0-9_]|[-.,/:]\\d| ?%)',
      ignoreCase: true,
      score: 'cue:phrase',
    },
    {
      name: 'PIN',
      type: 'PASSWORD',
      lead:
        '(?:PIN|NIP|Geheimzahl)(?: (?:code|number|no\\.?))?(?: (?:for|of|to|on) (?:the|my|your|his|her|our|this|that) \\p{L}{2,16}(?: \\p{Ll}{2,12})?)?(?: (?:' +
        SET +
        '))?:? #?',
      match: '\\d{4,6}(?![\\p{L}0-9_]|[-.,/:]\\d| ?%)',
      score: 'cue:phrase',
    },
    {
      name: 'in a command',
      type: 'PASSWORD',
      lead: '(?<=--)(?:password|passwd|pass|passphrase|token|secret|api-key|apikey|auth)(?: |=)["\']?',
      match: '(?![-$<{])[^\\s"\']{4,200}',
      score: 'cue:label',
    },
    {
      name: 'of basic authentication',
      type: 'PASSWORD',
      lead: 'Authorization["\']?: ?["\']?Basic ',
      match: '[A-Za-z0-9+/]{6,500}={0,2}',
      ignoreCase: true,
      score: 'cue:field',
    },
    {
      name: 'of basic authentication without its header',
      type: 'PASSWORD',
      lead: '(?<![\\p{L}\\p{N}_])[Bb]asic ',
      match: '[A-Za-z0-9+/]{6,500}={0,2}',
      score: 'form:shared',
      validate: isUserAndPassword,
      valid: 'check:strong',
    },
    {
      name: 'hash',
      type: 'PASSWORD',
      match:
        '\\$(?:2[abxy]?\\$\\d\\d\\$[./A-Za-z0-9]{53}|[156]\\$[./A-Za-z0-9=$,]{1,60}\\$[./A-Za-z0-9]{22,90}|y\\$[./A-Za-z0-9]{1,10}\\$[./A-Za-z0-9]{1,90}\\$[./A-Za-z0-9]{40,60}|argon2(?:id|i|d)\\$v=\\d{1,3}\\$[a-z0-9=,]{5,60}\\$[A-Za-z0-9+/]{8,100}\\$[A-Za-z0-9+/]{16,200}|apr1\\$[./A-Za-z0-9]{1,8}\\$[./A-Za-z0-9]{22})',
      score: 'form:unmistakable',
    },
  ],
};
