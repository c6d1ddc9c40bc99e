import type { PatternRecognizer } from '../../../core/index.js';
import { eitherCase, lexiconPattern } from '../../../kit/index.js';

const ROOMS = lexiconPattern('facilities', { class: 'numbered-room' });
/** `Pod 2`; in capitals it is a day after an operation. */
const NOT_IN_CAPITALS = eitherCase(lexiconPattern('facilities', { class: 'numbered-room-not-in-capitals' }));
const PLACE = `(?:${ROOMS})`;
const NUMBER_WORD = '(?:\\.? ?(?:no\\.?|nr\\.?|n[º°]\\.?|#))?[ :]{1,3}#?';
const NUMBER =
  '(?:\\d{1,4}(?:[A-Z]|[-/](?:\\d{1,3}|[A-Z])(?!\\p{L}))?|[A-Z]{1,3}-?\\d{1,4}[A-Z]?)(?![\\p{L}\\p{N}_%]|[./:,-]\\p{N}| (?:days?|weeks?|hours?|hrs?|mins?|minutes|months?|times|units?|nights?)(?!\\p{L}))';
const NO_ROAD =
  '(?<![\\p{L}\\p{N}#.,/-]|(?:[Rr]oute|[Rr]te\\.?|Rt\\.?|[Hh]wy\\.?|[Hh]ighway|[Ii]nterstate|[Ee]xit|US|M|A) )';
/** Neither a decimal nor a count of something. */
const ALONE =
  '(?![\\p{L}\\p{N}_%]|[./:,-]\\p{N}| ?(?:days?|weeks?|hours?|hrs?|mins?|minutes|months?|beds?|times|nights?|patients?)(?!\\p{L}))';
const UNITS = lexiconPattern('clinical-words', { class: 'unit-in-capitals', language: 'en' }).toUpperCase();
/** Surname, name, age and sex, as lists write them. */
const PATIENT =
  "\\p{Lu}[\\p{L}'’-]{1,20}, ?\\p{Lu}[\\p{L}.'’-]{0,20}(?: \\p{Lu}[\\p{L}.'’-]{0,20})?,?[ \\t]{1,4}\\(?\\d{1,3} ?(?:y/?o? ?)?(?:[MFmf](?![\\p{L}])|\\))";
/** As a label, which is capitalised or in capitals. */
const FIELD = `(?:${eitherCase(ROOMS)}|${ROOMS.toUpperCase()})`;

/**
 * Numbers of rooms, beds and wards, which name a patient of that day: `Room 412, bed 2`, `Ward 7B`. Excludes counts
 * (`2 beds`) and what is said of a room (`bed 2 days`).
 */
export const ward: PatternRecognizer = {
  name: 'medical/ward',
  types: ['ID_NUMBER'],
  domains: ['Medical'],
  patterns: [
    {
      name: 'behind a room or bed',
      type: 'ID_NUMBER',
      lead: `${PLACE}${NUMBER_WORD}`,
      match: NUMBER,
      ignoreCase: true,
      score: 'cue:label',
    },
    {
      name: 'behind a pod',
      type: 'ID_NUMBER',
      lead: `(?<!\\p{L})(?:${NOT_IN_CAPITALS})${NUMBER_WORD}`,
      match: NUMBER,
      score: 'cue:label',
    },
    // `Ward/Bed: MICU-4 / 12`, `ROOM: OR 7`: a field takes the name of the unit too.
    {
      name: 'in a field of rooms or beds',
      type: 'ID_NUMBER',
      lead: `${FIELD}(?:/${FIELD})?[ \\t]{0,2}:[ \\t]{1,8}`,
      match: '[A-Z]{2,5}(?:-| )?\\d{1,3}[A-Z]?(?: ?/ ?[A-Z]?\\d{1,4}[A-Z]?)?(?![\\p{L}\\p{N}_]|[./:,-]\\p{N})',
      score: 'cue:label',
    },
    // `Ward 6 North`, `Unit 4W`
    {
      name: 'with a side of the house',
      type: 'ID_NUMBER',
      lead: '(?:[Ww]ard|WARD|[Uu]nit|UNIT|[Ff]loor|FLOOR)[ :]{1,2}',
      match: '\\d{1,2} ?(?:North|South|East|West|NORTH|SOUTH|EAST|WEST|[NSEW])(?![\\p{L}\\p{N}_])',
      score: 'cue:label',
    },
    // `admitted to 4 West`, neither `12 West Street` nor `Route 9 North`
    {
      name: 'side of the house alone',
      type: 'ID_NUMBER',
      match: `${NO_ROAD}\\d{1,2} (?:North|South|East|West)(?![\\p{L}\\p{N}_/-]| \\p{Lu}\\p{Ll})`,
      score: 'form:plausible',
    },
    // `moved to 7N`; `in 4W` is a time
    {
      name: 'side of the house in one letter',
      type: 'ID_NUMBER',
      lead: '(?<!\\p{L})(?:to|from) ',
      match: '\\d{1,2}[NSEW](?![\\p{L}\\p{N}_.-])',
      score: 'cue:hint',
    },
    // `A4  Tillotson, Margaret 77F`, `SR3 Iqbal, Zainab (29)`: the bed before a patient of a list
    {
      name: 'before a patient',
      type: 'ID_NUMBER',
      match: `(?<=(?:^|\\n)[ \\t]{0,4})(?:[A-Z]{1,4}-?)?\\d{1,3}[A-Z]?(?=[ \\t]{1,4}${PATIENT})`,
      score: 'form:usual',
    },
    // `Ward: Semi-Private 312-B`, `Room: Deluxe 14`
    {
      name: 'behind the class of a ward',
      type: 'ID_NUMBER',
      lead: `${FIELD}(?:/${FIELD})?[ \\t]{0,2}:[ \\t]{1,8}`,
      match:
        '\\p{Lu}\\p{Ll}{1,12}(?:[ -]\\p{Lu}\\p{Ll}{1,12})?(?: ?[-/])? ?[A-Z]?\\d{1,4}(?:[-/]?[A-Z\\d]{1,3})?(?![\\p{L}\\p{N}_]|[./:,-]\\p{N})',
      score: 'cue:label',
    },
    // `Loc: 6SW-12`
    {
      name: 'in a field of places',
      type: 'ID_NUMBER',
      lead: '(?<!\\p{L})(?:[Ll]oc|LOC|[Ll]ocation|LOCATION|[Nn]ursing unit)[ \\t]{0,2}:[ \\t]{1,8}',
      match: '(?:\\d{1,2}[A-Z]{1,4}|[A-Z]{2,5}[ -]?\\d{1,3})(?:[-/ ]\\d{1,4}[A-Z]?)?(?![\\p{L}\\p{N}_]|[./:,-]\\p{N})',
      score: 'cue:label',
    },
    // `to OR 7`, `CCU 3`; `OR 7.2 (95% CI ...)` is an odds ratio
    {
      name: 'theatre',
      type: 'ID_NUMBER',
      lead: '(?:(?<=(?:^|[\\n\\t:|]|(?<!\\p{L})(?:to|in|from|of|for|the|at)) ?)OR) ?#?',
      match: `\\d{1,2}${ALONE}(?! ?[(,;]? ?(?:95|CI|p ?[=<]))`,
      score: 'cue:label',
    },
    {
      name: 'behind a unit',
      type: 'ID_NUMBER',
      lead: `(?<!\\p{L})(?:${UNITS})(?: [Bb]ed)?[ -]#?`,
      match: `\\d{1,3}[A-Z]?${ALONE}`,
      score: 'cue:label',
    },
  ],
};
