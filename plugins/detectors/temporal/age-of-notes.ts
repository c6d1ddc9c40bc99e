import type { Pattern } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { age, END, NUMBER } from './age-forms.js';
import { ENGLISH_FROM_ELEVEN } from './age-words.js';

const PERSON = lexiconPattern('ages', { class: 'person', language: 'en' });
const CHILDREN = lexiconPattern('ages', { class: 'children' });
/** Words of notes directly after an age. */
const COMPLAINT = lexiconPattern('ages', { class: 'complaint-behind-age', language: 'en' });
/** What somebody comes with. */
const CONDITION = lexiconPattern('ages', { class: 'condition-behind-with', language: 'en' });
/** Excludes years of doing something, and years of age difference. */
const NO_SPAN = `(?! (?:${lexiconPattern('ages', { class: 'not-before', language: 'en' })})(?!\\p{L}))`;
/** Two digits from ten on, or up to 119; no part of a longer number. */
const YEARS = '(?<![\\d.,/:$€£-])(?:1[01]\\d|[1-9]\\d)';
const SAID = `(?:${NUMBER}|${ENGLISH_FROM_ELEVEN})`;
const CLAUSE_END = '(?=[.,;!?)]|\\s{0,2}$|\\n';
const TENTH = '(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ieth';
const ORDINAL = `(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|${TENTH}|hundredth|\\d{2,3}(?:st|nd|rd|th))`;

/** Ages as notes, reports and family histories write them: without `old`, beside the person whose age it is. */
export const agesOfNotes: readonly Pattern[] = [
  // `1100 months old`: counted in smaller units, an age has three digits and more.
  age({
    name: 'of many months',
    match: `(?<![\\d.,/:$€£-])(?:\\d{3,5}|\\d{1,2}[,.]\\d{3})[ -](?:months?|mos?|weeks?|wks?|days?)\\.?[ -](?:old|of age)${END}`,
    score: 'form:own',
  }),
  // `5 years and 3 months old`, `(5y 3m)`; neither `for 5y 3m` nor `5 years 3 months` of prison.
  age({
    name: 'years and months, old',
    match: `(?<![\\d.,/:$€£-])\\d{1,2} ?(?:years?|yrs?|y)\\.?,? ?(?:and |& )?\\d{1,2} ?(?:months?|mths?|mos?|m)\\.?[ -](?:old|of age)${END}`,
    score: 'form:own',
  }),
  age({
    name: 'years and months in short',
    lead: '(?:\\(|(?<!\\p{L})(?:is|now|aged|age|at) )',
    match: `\\d{1,2} ?y(?:rs?)?\\.? ?\\d{1,2} ?m(?:os?|ths?)?(?:\\.|${END})(?= ?[),;.]|\\s)`,
    score: 'form:usual',
  }),
  // `31 YOA`, `37YOM`: police and ambulances.
  age({
    name: 'of years, in short',
    match: `(?<![\\d.,/:$€£-])${NUMBER} ?(?:y/?o/?a|yo[mf]|y\\.o\\.[mf]\\.?)${END}`,
    score: 'form:own',
  }),
  // `he is 93y`, `a 78yr woman`: without `old`, years are an age only beside a person.
  age({
    name: 'in short, after a person',
    match: `(?<=(?<!\\p{L})(?:(?:${PERSON})(?: is| was|'s)?(?: an?| now| only)?|this|(?:mr|mrs|ms|miss)\\.? [\\p{L}'-]{2,20}(?: is| was))[,:]? \\(?)(?:1[01]\\d|[1-9]\\d)-?y(?:rs?)?[mf]?${END}${NO_SPAN}`,
    score: 'form:usual',
  }),
  age({
    name: 'in short, before a person',
    match: `${YEARS}[ -]?y(?:rs?)?\\.?(?= ?(?:male|female|[mf]|${PERSON}|${COMPLAINT})(?!\\p{L}))`,
    score: 'form:usual',
  }),
  // `this 90 M fell`
  {
    name: 'age and sex before what happened',
    type: 'AGE',
    match: `${YEARS} ?[MF](?= (?:${COMPLAINT})(?!\\p{L}))`,
    score: 'form:plausible',
    counter: ['temp', 'temperature', 'fever', 'degrees', 'gauge', 'size', 'budget', 'revenue'],
  },
  // `97F with hip fx`
  {
    name: 'age and sex before what somebody has',
    type: 'AGE',
    match: `${YEARS} ?[MF](?= (?:with|w/|p/w) (?:an? |[LR] |left |right |recurrent |acute )?(?:${CONDITION})(?!\\p{L}))`,
    score: 'form:plausible',
    counter: ['temp', 'temperature', 'fever', 'degrees', 'gauge', 'size', 'budget', 'revenue'],
  },
  age({
    name: 'list',
    lead: '(?:ages?|aged)[: ] {0,2}',
    match: `${NUMBER}(?:, ${NUMBER}){1,8}(?:,? (?:and|&) ${NUMBER})?(?![\\p{L}\\d/]|[.,:-]\\d|%)`,
    score: 'cue:label',
  }),
  age({
    name: 'of children',
    lead: `(?:${CHILDREN}),? ?\\(?(?:both |ages? |aged |im alter von |de |di )?`,
    match: `${NUMBER}(?:, ${NUMBER}){0,4}(?:,? (?:and|&|und|et|y|e|en) ${NUMBER})(?=[).,;]|\\s{0,2}(?:\\n|$)| (?:years|yrs|ans|años|anni|anos|jaar|jahre))`,
    score: 'cue:word',
  }),
  // `Age at death of father: 94`, `died at 92`; neither `died at 9 pm` nor `at 40 km/h`.
  age({
    name: 'at death',
    lead: `(?:age (?:at|of) (?:death|diagnosis|onset|menarche|menopause|first [\\p{L}]{3,12})(?: of (?:[\\p{L}]{2,10} )?(?:${PERSON}))?[: =-]{1,3}|(?:${PERSON}) (?:had )?(?:died|passed(?: away)?) at |(?:alive|living|diagnosed|dx(?:.?d)?) at |(?<=\\p{L}[ ,])d\\. ?(?:at )?(?=\\d\\d))`,
    match: `${SAID}(?: years?)?${CLAUSE_END}| (?:of|from|after|in|and|but|while|with|due|following)(?!\\p{L}))(?![.,]\\d)`,
    score: 'cue:word',
  }),
  age({
    name: 'lived to be',
    lead: '(?:liv(?:ed|es|ing) to(?: be| the age of)?|reach(?:ed|es|ing) the age of|(?:he|she|who|they) will (?:be|turn)|(?:he|she|who|they) would have been|(?:well |just |already )?(?:over|past) the age of) (?:about |almost |nearly |over )?',
    match: `${SAID}(?: years?)?${CLAUSE_END}| (?:years|on|this|next|soon|tomorrow|today|and)(?!\\p{L}))(?![.,]\\d)`,
    score: 'cue:word',
  }),
  // `the patient, 93, was seen`
  age({
    name: 'in commas after a person',
    lead: `(?:${PERSON}), `,
    match: `${SAID}(?=, (?:\\p{Ll}{2}|a )|[).;]\\s)(?![.,]\\d)`,
    score: 'cue:hint',
  }),
  // `Plaintiff, then 46, spent`
  age({
    name: 'then',
    lead: '(?<=, )(?:then|now|only|just|barely|almost|nearly|aged|already) ',
    match: `${SAID}(?=, (?:\\p{L}{2}|a ))`,
    score: 'cue:hint',
  }),
  age({
    name: 'birthday in words',
    match: `${ORDINAL}(?= (?:birthday|bday|b-day|year of (?:my|his|her|life|age)))`,
    score: 'form:typical',
  }),
  age({
    name: 'year of life',
    lead: 'in (?:my|his|her) ',
    match: `${ORDINAL}(?= year(?:[.,;]|\\s|$))`,
    score: 'cue:word',
  }),
  // `Lina, 4 ans,` and `Daniela (4 años)`. German is left out: its nouns have a capital.
  {
    name: 'beside a name',
    type: 'AGE',
    match: `(?<=\\p{Lu}[\\p{Ll}'-]{1,20}(?:, (?:de |di )?| \\())${NUMBER} (?:ans|años|anni|anos|jaar|mois|meses|mesi|maanden)(?= ?[,.;)\\n]|$)`,
    score: 'form:plausible',
  },
  // `12/05/1956 (67 años)`
  {
    name: 'after a date',
    type: 'AGE',
    match: `(?<=(?:19|20)\\d\\d,? ?\\()${NUMBER} (?:ans|años|anni|anos|a|jaar|jr|Jahre|J|lat|år|let|ani)\\.?(?=\\))`,
    score: 'form:typical',
  },
];
