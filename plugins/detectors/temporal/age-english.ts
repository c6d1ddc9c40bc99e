import type { Pattern } from '../../../core/index.js';
import {
  age,
  END,
  GERMANIC,
  MONTHS,
  NUMBER,
  NUMBERED,
  RANGE,
  ROMANCE,
  ROMANCE_PART,
  ROMANCE_UNIT,
  UNIT,
} from './age-forms.js';
import { ENGLISH_FROM_ELEVEN, ENGLISH_NUMBER } from './age-words.js';

const MONTH_NAME =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)(?!\\p{L})';

/** Years that somebody did something, and those between two of a family. */
const NO_SPAN =
  '(?! (?:in|of|at|with (?:the|us|our|this|that|his|her|them)|ago|after|before|later|younger|older|senior|junior|sentence|contract|warranty|experience|mortgage|term|plan|survival|follow)(?!\\p{L}))';

/** Ages in English, and fields of forms in all languages. */
export const english: readonly Pattern[] = [
  age({
    // `3 do 9 maja`, `12 do corrente`: words of other languages.
    name: 'old',
    match: NUMBERED,
    score: 0.85,
    validate: (term) =>
      !ROMANCE.test(term) && !GERMANIC.test(term) && !MONTHS.test(term) && !term.toLowerCase().endsWith(' do'),
    valid: 0.85,
  }),
  // `31 YOA`, `37YOM`, of the police and of ambulances
  age({
    name: 'of years, in short',
    match: `(?<![\\d.,/:$€£-])${NUMBER} ?(?:y/?o/?a|yo[mf]|y\\.o\\.[mf]\\.?)${END}`,
    score: 0.8,
  }),
  // `he is 93y`, `a 78yr woman`: without `old`, years are an age behind or before a person only.
  age({
    name: 'in short, behind a person',
    match: `(?<=(?<!\\p{L})(?:(?:pt|patient|resident|he|she|who|mother|father|mom|mum|dad|grandmother|grandfather|wife|husband|sister|brother|aunt|uncle|claimant|insured|plaintiff|defendant|member|client)(?: is| was|'s)?(?: an?| now| only)?|this|(?:mr|mrs|ms|miss)\\.? [\\p{L}'-]{2,20}(?: is| was))[,:]? \\(?)(?:1[01]\\d|[1-9]\\d)-?y(?:rs?)?[mf]?${END}${NO_SPAN}`,
    score: 0.6,
  }),
  age({
    name: 'in short, before a person',
    match: `(?<![\\d.,/:$€£-])(?:1[01]\\d|[1-9]\\d)[ -]?y(?:rs?)?\\.?(?= ?(?:man|woman|male|female|lady|gentleman|[mf]|h/o|hx|s/p|c/o|w/|presents|presenting|presented|admitted|adm|who (?:is|was|has|lives|presents))(?!\\p{L}))`,
    score: 0.6,
  }),
  age({ name: 'words', match: `${ENGLISH_NUMBER}[ -]${UNIT}[ -](?:old|of age|young)${END}`, score: 0.85 }),
  age({
    name: 'aged',
    lead: '(?:aged|ages?)(?: of| group| range| between)? (?:is |at |was )?(?:about |around |approximately |just |only |over |under )?',
    match: `(?:${RANGE}(?:[ -]?(?:years?|yrs?|y|months?|weeks?|days?)(?: old)?)?(?![\\p{L}\\d/]|[.,:]\\d|-\\d|%)|${ENGLISH_NUMBER}(?: years?)?${END})`,
    score: 0.8,
  }),
  age({
    name: 'list',
    lead: '(?:ages?|aged)[: ] {0,2}',
    match: `${NUMBER}(?:, ${NUMBER}){1,8}(?:,? (?:and|&) ${NUMBER})?(?![\\p{L}\\d/]|[.,:-]\\d|%)`,
    score: 0.8,
  }),
  age({
    name: 'field',
    lead: '(?:age|alter|âge|edad|età|idade|leeftijd)(?: ?/ ?(?:sex|gender))? ?(?:\\([a-z]{1,6}\\))?["\']? ?[:=|>-]{1,2} {0,40}["\']?',
    match: `${RANGE}(?: {0,2}(?:${UNIT}|y|Jahren?|J\\.|Monaten?|${ROMANCE_UNIT}|mes|jaar|maanden)${END}(?:${ROMANCE_PART})?)?(?![\\p{L}\\d]|[.,]\\d)`,
    score: 0.85,
  }),
  age({
    name: 'turned',
    // `(se 4, im 112)` is an image of a series.
    lead: "(?<!(?:se|series|ser) \\d{1,4}[,;/] ?)(?:turned|turns|turning|(?:he|she|who)(?: is| was|'s)(?: now| only| just| about| almost| nearly)?|i'?m|i am|they are) ",
    match: `${NUMBER}(?: years?)?(?=[.,;!?)]|\\s{0,2}$|\\n| on | and | but | now | when | today| this | next | last | years| in (?:${MONTH_NAME}|(?:19|20)\\d\\d(?!\\d)))(?![.,]\\d)`,
    score: 0.6,
  }),
  age({
    name: 'turned, in words',
    lead: "(?:turned|turns|turning|(?:he|she|who|mom|mum|dad)(?: is| was|'s)(?: now| only| just| about| almost| nearly)?|i'?m|i am) ",
    match: `${ENGLISH_FROM_ELEVEN}(?: years?)?(?=[.,;!?)]|\\s{0,2}$|\\n| (?:now|today|this|next|last|years)(?!\\p{L})| on (?:mon|tues|wednes|thurs|fri|satur|sun)day| in ${MONTH_NAME})(?![.,]\\d)`,
    score: 0.6,
  }),
  age({
    name: 'of children',
    lead: '(?:kids|children|sons|daughters|boys|girls|twins|siblings|grandchildren|kinder|söhne|töchter|enfants|fils|filles|hijos|hijas|figli|figlie|filhos|kinderen),? ?\\(?(?:both |ages? |aged |im alter von |de |di )?',
    match: `${NUMBER}(?:, ${NUMBER}){0,4}(?:,? (?:and|&|und|et|y|e|en) ${NUMBER})(?=[).,;]|\\s{0,2}(?:\\n|$)| (?:years|yrs|ans|años|anni|anos|jaar|jahre))`,
    score: 0.6,
  }),
  // `Age at death of father: 94`, `died at 92`: not `died at 9 pm`, `at 40 km/h`.
  age({
    name: 'at death',
    lead: '(?:age (?:at|of) (?:death|diagnosis|onset|menarche|menopause|first [\\p{L}]{3,12})(?: of (?:[\\p{L}]{2,10} )?(?:mother|father|brother|sister|parent|sibling|son|daughter|grandmother|grandfather))?[: =-]{1,3}|(?:mother|father|mom|mum|dad|grandmother|grandfather|sister|brother|aunt|uncle|wife|husband|he|she|who) (?:had )?(?:died|passed(?: away)?) at |(?:alive|living|diagnosed|dx(?:.?d)?) at |(?<=\\p{L}[ ,])d\\. ?(?:at )?(?=\\d\\d))',
    match: `(?:${NUMBER}|${ENGLISH_FROM_ELEVEN})(?: years?)?(?=[.,;!?)]|\\s{0,2}$|\\n| (?:of|from|after|in|and|but|while|with|due|following)(?!\\p{L}))(?![.,]\\d)`,
    score: 0.6,
  }),
  age({
    name: 'lived to be',
    lead: '(?:liv(?:ed|es|ing) to(?: be| the age of)?|reach(?:ed|es|ing) the age of|(?:he|she|who|they) will (?:be|turn)|(?:he|she|who|they) would have been|(?:well |just |already )?(?:over|past) the age of) (?:about |almost |nearly |over )?',
    match: `(?:${NUMBER}|${ENGLISH_FROM_ELEVEN})(?: years?)?(?=[.,;!?)]|\\s{0,2}$|\\n| (?:years|on|this|next|soon|tomorrow|today|and|in ${MONTH_NAME})(?!\\p{L}))(?![.,]\\d)`,
    score: 0.6,
  }),
  // `the patient, 93, was seen`
  age({
    name: 'behind a person',
    lead: '(?:patient|pt|woman|man|lady|gentleman|widow|widower|mother|father|mom|mum|dad|grandmother|grandfather|grandma|grandpa|sister|brother|daughter|son|wife|husband|aunt|uncle|resident|decedent|victim|plaintiff|defendant|claimant|testator), ',
    match: `(?:${NUMBER}|${ENGLISH_FROM_ELEVEN})(?=, (?:who|was|is|has|had|of|from|with|now|and|said|died|lives|lived|a |an |the |retired|suffer|present|complain|call|report)|[).;]\\s)(?![.,]\\d)`,
    score: 0.55,
  }),
  // `Plaintiff, then 46, spent`
  age({
    name: 'then',
    lead: '(?<=, )(?:then|now|only|just|barely|almost|nearly|aged|already) ',
    match: `(?:${NUMBER}|${ENGLISH_FROM_ELEVEN})(?=, (?:\\p{L}{2}|a ))`,
    score: 0.52,
  }),
  age({
    name: 'birthday in words',
    match: `(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|twentieth|thirtieth|fortieth|fiftieth|sixtieth|seventieth|eightieth|ninetieth|hundredth|one hundredth)(?= (?:birthday|bday|b-day|year of (?:my|his|her|life|age)))`,
    score: 0.7,
  }),
  age({
    name: 'year of life',
    lead: 'in (?:my|his|her) ',
    match: `(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ieth|hundredth|\\d{2,3}(?:st|nd|rd|th))(?= year(?:[.,;]|\\s|$))`,
    score: 0.6,
  }),
  age({ name: 'birthday', match: `${NUMBER}(?:st|nd|rd|th)\\b(?= (?:birthday|bday|b-day))`, score: 0.7 }),
  age({
    name: 'decade',
    lead: "in(?:to)? (?:her|his|their|my|your|the patient's|its) ",
    match: `(?:(?:early|mid|middle|late)(?: to (?:mid|late))?[ -])?(?:[1-9]0'?s|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)${END}`,
    score: 0.65,
  }),
  age({
    name: 'noun',
    match: `(?:sexagenarian|septuagenarian|octogenarian|nonagenarian|centenarian)s?${END}`,
    score: 0.6,
  }),
];
