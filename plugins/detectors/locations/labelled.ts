import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { type Basis, lexiconPattern, lexiconSet } from '../../../kit/index.js';
import { FIELD_LABEL } from './lists/field-labels.js';

const VALUE = '["\']?[ ]?[:=>|][ \\t]{0,40}(?:\\r?\\n)?["\']?';

const ADDRESS_LABEL =
  '(?:(?:home|mailing|street|postal|billing|shipping|work|current|permanent|residential|delivery)[ _-]?)?address(?:[ _-]?line)?[ _-]?\\d?|' +
  lexiconPattern('places', { class: 'street-address-label' });

const CITY_LABEL = lexiconPattern('places', { class: 'city-label' });

const IS_LABEL = new RegExp(`^(?:${CITY_LABEL})$`, 'i');

/** Only a few short words include a full stop; after other words it ends the sentence. */
const WORD = "(?:(?:St|Ste|Ft|Mt)\\.|\\p{Lu}[\\p{L}'-]{0,24})";
const PARTICLE = `(?:(?:${lexiconPattern('streets', { class: 'before-a-name' })}) )?`;
const PART = "(?:[\\p{Lu}\\d][\\p{L}\\d'-]{0,20}\\.?|ul\\.|d(?:e[lr]?|[oa])|la)";

/**
 * Words that occur in sentences but not in addresses, in lower case: `proof of address: we have Flat 3, 27 Cavendish
 * Road`.
 */
const SENTENCE = new RegExp(`(?:^| )(?:${lexiconPattern('places', { class: 'of-sentences' })})(?: |[?!]|$)`, 'u');

/** One of the two streets of a crossing: `Oak`, `159 Via dei Mille`, `Fő u. 12`. */
const CROSSING = `${PART}(?:(?<!\\p{L}{4}\\.) ${PART}){0,4}(?: (?:str|utca|út|tér)\\.?)?`;

/** Words after `lives in` and similar phrases that are not places. */
const NO_PLACES = lexiconSet('places', { class: 'not-behind-live-in', language: 'en' });

const pattern = (name: string, type: string, lead: string, match: string, score: Basis): Pattern => ({
  name,
  type,
  lead,
  match,
  ignoreCase: true,
  score,
});

/** Places and addresses announced by a form label, by a verb such as `lives in`, or by `corner of`. */
export const labelledPlace: PatternRecognizer = {
  name: 'locations/labelled',
  types: ['STREET_ADDRESS', 'CITY', 'STATE'],
  patterns: [
    {
      ...pattern(
        'address-label',
        'STREET_ADDRESS',
        `(?:${ADDRESS_LABEL})${VALUE}`,
        `[\\p{L}\\d#](?:(?! {2}| \\(\\p{Ll}|\\. |\\t|,? (?:phone|tel|fax|e-?mail|dob|mobile|ssn|city|state|zip)\\b| ${FIELD_LABEL})[^\\r\\n:;"<>|{}@]){3,90}(?<!\\p{L}{4}\\.)`,
        'cue:word',
      ),
      // Without a number it may be anything, such as `Address: unknown`; sentences are excluded as well.
      validate: (term) =>
        /\d/.test(term) && /\p{L}{2}/u.test(term) && !SENTENCE.test(term) && !/^0x[\da-f]+$/i.test(term),
      valid: 'check:fair',
    },
    // `City/State/Zip: Hamtramck / MI / 48212`
    pattern(
      'city of three',
      'CITY',
      `city ?[/,] ?st(?:ate)?(?: ?[/,&]? ?zip(?: ?code)?)?${VALUE}`,
      "\\p{L}[\\p{L}' .-]{0,29}\\p{L}(?= ?[/,] ?[A-Z]{2}(?!\\p{L}))",
      'cue:phrase',
    ),
    pattern(
      'state of three',
      'STATE',
      `city ?[/,] ?st(?:ate)?(?: ?[/,&]? ?zip(?: ?code)?)?${VALUE}\\p{L}[\\p{L}' .-]{1,30} ?[/,] ?`,
      '[A-Z]{2}(?!\\p{L})',
      'cue:phrase',
    ),
    {
      ...pattern(
        'city-label',
        'CITY',
        `(?:${CITY_LABEL})${VALUE}`,
        // A word before a colon is the next label: `City:`, and below it `State:`.
        "\\p{L}[\\p{L}'-]{1,20}(?:[ ](?!\\p{L}{1,12} ?:)[\\p{L}'-]{1,20}){0,4}(?<!['-])(?![\\p{L}'-]| ?:)",
        'cue:phrase',
      ),
      // In `"city": "City"` the value is only a label.
      validate: (term) => !IS_LABEL.test(term),
      valid: 'check:fair',
    },
    {
      name: 'after-verb',
      type: 'CITY',
      lead: `(?:${lexiconPattern('places', { class: 'verb-before-place' })})(?: here| back)? (?:in|to|from|at|near|of|en|de|à|a|em) (?:the city of )?`,
      match: `${WORD}(?: ${PARTICLE}${WORD}){0,2}(?![\\p{L}])`,
      score: 'cue:hint',
      validate: (term) => !NO_PLACES.has((/^[\p{L}]+/u.exec(term)?.[0] ?? '').toLowerCase()),
      valid: 'cue:hint',
    },
    {
      name: 'corner',
      type: 'STREET_ADDRESS',
      // Includes `the corner of`, because a substitute must fit the sentence: `at 12 Maple Road` does, `at the corner
      // of 12 Maple Road` does not.
      match: `(?:the )?corner of (?:the )?${CROSSING} (?:and|&) ${CROSSING}(?<!\\.)(?![\\p{L}\\d])`,
      score: 'form:own',
    },
    {
      name: 'intersection',
      type: 'STREET_ADDRESS',
      match: `(?:the )?(?:intersection|junction|crossing) of (?:the )?${CROSSING} (?:and|&) ${CROSSING}(?<!\\.)(?![\\p{L}\\d])`,
      score: 'form:usual',
    },
  ],
};
