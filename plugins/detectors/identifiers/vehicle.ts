import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { type Basis, idLabels, labelled, labelledWithSign, lexiconPattern, lexiconWords } from '../../../kit/index.js';
import { vin } from './checks.js';

const r = String.raw;

const VIN = r`(?<!(?:^|[^\p{L}\p{N}])(?:i|vol|eni|sg|vpc|subnet|ami|snap|rtb|igw|acl)-)(?=[A-Z0-9]{0,16}\d)(?=\d{0,16}[A-Z])[A-HJ-NPR-Z0-9]{17}\b`;
const VIN_WORDS = ['vin', 'chassis', 'vehicle', 'fahrgestellnummer', 'fin', 'bastidor', 'châssis', 'telaio'];

export const vehicleVin: PatternRecognizer = {
  name: 'identifiers/vin',
  types: ['VEHICLE_VIN'],
  patterns: [
    {
      name: 'check digit',
      type: 'VEHICLE_VIN',
      match: VIN,
      ignoreCase: true,
      score: 'form:plausible',
      validate: vin,
      valid: 'check:good',
      context: VIN_WORDS,
    },
    // Outside North America the ninth character is not a check digit.
    { name: 'any', type: 'VEHICLE_VIN', match: VIN, ignoreCase: true, score: 'form:shared', context: VIN_WORDS },
    {
      name: 'last signs',
      type: 'VEHICLE_VIN',
      lead: '(?:vin|chassis|fin|fahrgestellnr\\.?)(?: (?:no\\.?|number))?,? (?:last|ending|ends|endet)(?: (?:in|with|auf))?(?: (?:\\d|four|six|eight))?(?: digits?)?:? ',
      match: r`(?=[A-HJ-NPR-Z]{0,6}\d)[A-HJ-NPR-Z0-9]{4,8}\b`,
      ignoreCase: true,
      score: 'cue:label',
    },
    labelled(
      'VEHICLE_VIN',
      `frame no,${idLabels('vin')}`,
      'cue:label',
      r`(?=[A-Z]{0,10}\d)(?!\d{6,12}-)[A-HJ-NPR-Z0-9]{6,17}\b`,
    ),
    // In the three parts that the standard gives it, or in groups: `1HG CM8263 3A004352`.
    labelled(
      'VEHICLE_VIN',
      idLabels('vin'),
      'cue:label',
      r`(?=[A-Z]{0,10}\d)(?:[A-HJ-NPR-Z0-9][ -]?){16}[A-HJ-NPR-Z0-9](?![\p{L}\p{N}])`,
    ),
  ],
};

const WORDS = lexiconWords('vehicles', { class: 'context' });

/** Makes and models that precede the plate of a car. */
const CARS = lexiconWords('vehicles', { class: 'make' });

/** Codes of the states and the capital; the plates of the territories have other forms. */
const US_STATES = lexiconWords('places', { class: 'us-state-code', language: 'en' }).filter(
  (code) => !/^(?:AS|GU|MP|PR|VI)$/.test(code),
);

const plate = (country: string, match: string, score: Basis, ignoreCase = false): Pattern => ({
  name: country,
  type: 'LICENSE_PLATE',
  match: r`(?<![\p{L}\p{N}][-./])(?:${match})\b(?![-./][\p{L}\p{N}])`,
  score,
  ignoreCase,
  context: WORDS,
});

const GB = r`[A-HJ-PR-Y][A-HJ-PR-Y](?<!A[Q])(?:0[2-9]|[12]\d|5[1-9]|[67]\d)[ -]?[A-HJ-PR-Z]{3}`;
const GB_OLD = r`[A-HJ-NP-TV-Y]\d{1,3}[ -]?[A-HJ-PR-Y]{3}|[A-HJ-PR-Y]{3}[ -]?\d{1,3}[A-HJ-NP-TV-Y]`;
const DE = r`[A-ZÄÖÜ]{1,3}[- ][A-ZÖÜ]{1,2}[- ]?\d{1,4}[EH]?`;
const FR = r`(?!(?:HR|RR|BP|PR|GA|HT|WT) )[A-HJ-NP-TV-Z]{2}[- ]\d{3}[- ][A-HJ-NP-TV-Z]{2}`;
const IT = r`(?!(?:HR|RR|BP|PR) )[A-HJ-NPR-TV-Z]{2} ?\d{3} ?[A-HJ-NPR-TV-Z]{2}`;
/** Brazil and its neighbours (Mercosur): `BRA2E19`, `ABC-1234`. */
const MERCOSUR = r`[A-Z]{3}[- ]?\d[A-J0-9]\d{2}`;
const ES = r`\d{4}[ -]?[BCDFGHJ-NPR-TV-Z]{3}`;
const NL = r`[A-Z]{2}-\d{2}-[A-Z]{2}|[A-Z]{2}-\d{3}-[A-Z]|[A-Z]-\d{3}-[A-Z]{2}|\d{2}-[A-Z]{3}-\d|\d-[A-Z]{3}-\d{2}|\d{2}-[A-Z]{2}-[A-Z]{2}`;
const PT = r`\d{2}-[A-Z]{2}-\d{2}|\d{2}-\d{2}-[A-Z]{2}|[A-Z]{2}-\d{2}-\d{2}`;
const IN = r`(?:${lexiconPattern('number-codes', { class: 'indian-plate-state' })})[ -]?\d{1,2}[ -]?[A-Z]{1,3}[ -]?\d{4}`;
const NG = r`[A-Z]{3}[- ]?\d{3}[A-Z]{2}`;
const TR = r`(?:0[1-9]|[1-7]\d|8[01]) ?(?!of |${lexiconPattern('calendar', { class: 'month-in-three-letters' }).toUpperCase()})[A-Z]{1,3} ?\d{2,4}`;
const US = r`[A-Z]{2,3}[ -]\d{3,4}|\d{3}[ -][A-Z]{3}|\d[A-Z]{3}\d{3}`;
const FORMS = [GB, GB_OLD, DE, FR, IT, ES, NL, PT, IN, NG, TR, US].join('|');
const ANY = r`${FORMS}|(?=[A-Z]{0,7}\d)[A-Z0-9]{2,8}`;
/** Letters and digits. Excludes `plate 12`, `plate 12mm` and `tag: 3`. */
const MIXED = r`${FORMS}|(?=[A-Z]{0,7}\d)(?=\d{0,7}[A-Z])(?!\d{1,4}(?:[mck]?m|kg|g|ml|in|th|st|nd|rd)\b)[A-Z0-9]{4,8}`;
/** US plates in groups such as `BK 74 221`, which only a label makes recognisable. */
const GROUPED = r`[A-Z]{2} \d{3} [A-Z]{3}|[A-Z]{1,3} ?\d{2,3}[ -]\d{2,4}|\d{2,3}[ -]\d{2,3}[ -][A-Z]{1,3}|\d{1,3} [A-Z]{1,3} \d{1,4}|[A-Z]{1,3}[ -][A-Z]{1,3}[ -]\d{2,4}|\d[A-Z][A-Z0-9] \d{4}`;
/** Excludes lower case: `plate 12 oz 30` is not a plate. */
const isCapital = (term: string): boolean => !/\p{Ll}/u.test(term);
/** Capitals with at least two digits: `plate 4GT V81`, not `plate 4 BOX`. */
const isPlate = (term: string): boolean => isCapital(term) && term.replace(/\D/g, '').length > 1;
const HOLDS_DIGIT = r`(?=[A-ZÄÖÜ]{0,4}[ -]?[A-Z]{0,3}[ -]?\d)`;

export const licensePlate: PatternRecognizer = {
  name: 'identifiers/license-plate',
  types: ['LICENSE_PLATE'],
  patterns: [
    // With the blank of the plate itself, hardly anything else is written so.
    plate('GB, as on the plate', GB.replace('[ -]?', ' '), 'form:plausible'),
    plate('GB', GB, 'form:shared'),
    plate('GB, any case', GB, 'form:common', true),
    plate('GB before 2001', GB_OLD, 'form:common'),
    { ...plate('DE', r`[A-ZÄÖÜ]{1,3}-[A-ZÖÜ]{1,2} \d{1,4}[EH]?`, 'form:shared'), context: [...WORDS, ...CARS] },
    plate('DE, blanks or hyphens', DE, 'form:common'),
    { ...plate('FR', FR, 'form:shared'), context: [...WORDS, ...CARS] },
    { ...plate('IT', IT, 'form:common'), context: [...WORDS, ...CARS] },
    { ...plate('ES', ES, 'form:bare'), context: [...WORDS, ...CARS] },
    plate('NL', NL, 'form:common'),
    plate('PT', PT, 'form:common'),
    plate('IN', IN, 'form:plausible'),
    plate('NG', NG, 'form:shared'),
    plate('NG, any case', NG, 'form:common', true),
    plate('TR', TR, 'form:bare'),
    plate('TR, any case', TR, 'form:silent', true),
    plate(
      'IE',
      r`(?:[12]\d[12]|[89]\d|0\d|1[0-2])-(?:${lexiconPattern('number-codes', { class: 'irish-county' })})-\d{2,6}`,
      'form:usual',
    ),
    // Spanish provinces, until 2000.
    plate('ES before 2000', r`[A-Z]{1,2}-\d{4}-[A-Z]{1,2}`, 'form:bare'),
    // `blue Kia MA 7HR 229`, `2015 Corolla 1DG A44`
    { ...plate('US, in groups', r`\d[A-Z]{2} (?:\d{3}|[A-Z]\d{2})`, 'form:bare'), context: [...WORDS, ...CARS] },
    { ...plate('US', US, 'form:silent'), context: ['plate', 'plates', 'license plate', 'licence plate'] },
    labelled('LICENSE_PLATE', idLabels('license-plate'), 'cue:label', r`${HOLDS_DIGIT}(?:${GROUPED}|${ANY})\b`),
    // State and plate as the police write them: `NC/HKR4471`.
    {
      name: 'US, state first',
      type: 'LICENSE_PLATE',
      match: r`(?:${US_STATES.join('|')})/(?=[A-Z]{0,7}\d)(?=\d{0,7}[A-Z])[A-Z0-9]{5,8}\b(?![-./])`,
      score: 'form:plausible',
    },
    labelled('LICENSE_PLATE', 'placas?, patente, dominio, chapa', 'cue:phrase', r`(?:${MERCOSUR}|${ES})\b`),
    // California, and Mexican states.
    labelled(
      'LICENSE_PLATE',
      'placas?, tablillas?',
      'cue:phrase',
      r`(?:\d[A-Z]{3}\d{3}|[A-Z]{3}-?\d{2,4}(?:-[A-Z0-9]{1,2})?|[A-Z]{2}-?\d{2,5}-?[A-Z0-9]{1,2}|[A-Z]\d{2}-?[A-Z]{3})(?![\p{L}\p{N}_]|-\p{N})`,
    ),
    labelled('LICENSE_PLATE', 'plates?', 'cue:label', r`${HOLDS_DIGIT}(?:${MIXED})\b`),
    {
      ...labelled(
        'LICENSE_PLATE',
        'plates?, tags?',
        'cue:label',
        r`(?:${GROUPED}|[A-Z]{2,3}-\d{3,4}|\d{3} [A-Z]{3})\b`,
      ),
      validate: isCapital,
      valid: 'check:good',
    },
    {
      ...labelled(
        'LICENSE_PLATE',
        'plates?',
        'cue:label',
        r`(?=[A-Z -]{0,5}\d)(?=\d{0,4}[- ]?\d{0,4}[A-Z])[A-Z0-9]{1,4}[- ][A-Z0-9]{2,4}\b`,
      ),
      validate: isPlate,
      valid: 'check:good',
    },
    // `tag RMZ 4410`, `plate OK GHX-4471`: capital letters, optionally after the state.
    {
      ...labelled(
        'LICENSE_PLATE',
        'plates?, tags?',
        'cue:phrase',
        r`(?:[A-Z]{2}[ -])?(?:[A-Z]{2,3}[ -]?\d{3,4}|\d{3,4}[ -]?[A-Z]{2,3}|\d[A-Z]{3}\d{3})\b(?![-./]\p{N})`,
      ),
      validate: isCapital,
      valid: 'check:fair',
    },
    // `Plate of vehicle left at scene OK GHX-4471`
    {
      name: 'US, state and letters',
      type: 'LICENSE_PLATE',
      match: r`(?:${US_STATES.filter((code) => !/^(?:D[CE]|HI)$/.test(code)).join('|')}) [A-Z]{3}[ -]\d{3,4}\b(?![-./])`,
      score: 'form:common',
      context: ['plate', 'plates', 'tag', 'tags', 'license plate', 'vehicle', 'truck', 'car'],
    },
    // `tag IY88KL`: Florida and other states
    {
      ...labelled(
        'LICENSE_PLATE',
        'plates?, tag',
        'cue:word',
        r`(?:[A-Z]{2}\d{2}[A-Z]{2}|[A-Z]{3}[A-Z]\d{2}|[A-Z]\d{2}[A-Z]{3}|\d{2}[A-Z]{2}\d{2}|[A-Z]{3} ?[A-Z]\d{2})\b(?![-./])`,
      ),
      validate: isCapital,
      valid: 'check:fair',
    },
    // `Kennz. HH-AB 1234`
    {
      ...labelled(
        'LICENSE_PLATE',
        r`(?:amtl\. |amtliches |polizeiliches |kfz-|kraftfahrzeug-?)?(?:kennz\.|kennzeichen|kennz|kfz-kz|nummernschild)(?: des (?:fahrzeugs|pkws?))?`,
        'cue:label',
        r`[A-ZÄÖÜ]{1,3}(?:[- ]{1,3}[A-ZÄÖÜ]{1,2})?[- ]{0,3}\d{1,5}[EH]?\b`,
      ),
      validate: isCapital,
      valid: 'cue:label',
    },
    // `reg TK 881 LZX`
    {
      ...labelled(
        'LICENSE_PLATE',
        'reg, registration, rego, marker, vrm, vrn',
        'cue:word',
        r`(?:[A-Z]{2,3} \d{2,4} [A-Z]{1,3}|[A-Z]{3}-\d{3,4}|[A-Z]{4} \d{3}|\d{2,3}-[A-Z]{1,2}-\d{1,6})\b`,
      ),
      validate: isCapital,
      valid: 'check:fair',
    },
    labelledWithSign('LICENSE_PLATE', r`matrícula, matricula, reg, tag`, 'cue:phrase', r`${HOLDS_DIGIT}(?:${MIXED})\b`),
  ],
};
