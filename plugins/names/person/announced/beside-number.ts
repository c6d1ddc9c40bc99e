import type { Pattern, PatternRecognizer } from '../../../../core/index.js';

const r = String.raw;

/** What stands behind a name in the first line of a chart: a number, a birth date, a sex and an age. */
const BEHIND = r`(?=[ \t]{0,20}(?:[-–|,;(/][ \t]{0,12})?(?:MRNs?|DOB|D\.O\.B|MR ?#|Med(?:ical)? Rec|ACCT|FIN|CSN|PID|SSN|SS#|DoB|dob|NHS No|Hosp(?:ital)? No|Sex|SEX|[MF][ /]?\d{2}(?!\d)|\d{2,3} ?(?:y/?o\b|y\.o\.|[MF]\b|/ ?[MF]\b)|W/[MF]\b|B/[MF]\b|H/[MF]\b)(?!\p{Ll}))`;
/** Titles of columns and words of forms, which stand before the same labels. */
const NO_NAME = r`(?!(?:Last|First|Middle|Patient|Patients|Name|Names|Full|Member|Client|Date|Time|Visit|Phone|Address|City|State|Zip|Age|Sex|Gender|Enter|Verify|Confirm|Check|Please|Use|With|And|Or|The|Their|Your|His|Her|Include|Contains?|Print|Provide|Subject|Room|Bed|Unit|Admit|Hospital|Medical|Account|Insurance|Chart|Wrong|Correct|Mother|Father|Baby|Requires?|Re|No|Missing|Same|Demographics?|LAST|FIRST|MIDDLE|PATIENT|PATIENTS|NAME|NAMES|FULL|MEMBER|CLIENT|DATE|TIME|VISIT|PHONE|ADDRESS|CITY|AGE|SEX|ADMIT|HOSPITAL|MEDICAL|ACCOUNT|ROOM|BED|UNIT|THE|AND|LIST|PROBLEM|NOTE|REPORT|SUMMARY|DISCHARGE|PROGRESS)(?!\p{L}))`;
const WORD = r`\p{Lu}[\p{L}'’.-]{1,24}`;

const person = (name: string, pattern: Omit<Pattern, 'type' | 'name'>): Pattern => ({
  name,
  type: 'PERSON',
  ...pattern,
});

/** Names by the label of a number or a birth date right behind them: `TOLLIVER, QUEEN ESTHER - MRN 4471`, `Xiong, Pa Houa  Sex F`. */
export const nameBesideNumber: PatternRecognizer = {
  name: 'names/beside-number',
  types: ['PERSON'],
  patterns: [
    person('surname first', {
      match: r`${NO_NAME}${WORD}(?: ${WORD})?, ${NO_NAME}${WORD}(?: ${WORD}|[ ]\p{Lu}\.?)?${BEHIND}`,
      score: 0.65,
    }),
    person('behind a label', {
      lead: r`(?:[Pp]t|PT|[Pp]atient|PATIENT|[Nn]ame|NAME|[Rr]e|RE|[Mm]ember|MEMBER|[Ss]ubject|[Rr]esident|[Cc]lient|[Ii]nsured)(?: [Nn]ame| NAME)?(?::|\t| {2,8}|: ) {0,8}`,
      match: r`${NO_NAME}${WORD}(?: \p{Lu}\.?)?(?: ${WORD}){1,2}${BEHIND}`,
      score: 0.65,
    }),
  ],
};
