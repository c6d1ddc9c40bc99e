import type { Pattern, PatternRecognizer } from '../../core/index.js';
import { ENGLISH_NUMBER, GERMAN_NUMBER, ROMANCE_NUMBER } from './age-words.js';

const END = '(?![\\p{L}\\p{N}_])';
const NUMBER = '(?:1(?:[0-4]\\d?|[5-9])?|[02-9]\\d?)';
const RANGE = `${NUMBER}(?:[.,]5|½| 1/2| and a half)?(?:(?: ?- ?| (?:to|or|and|bis|y|e|a|o|et|ou|und) )${NUMBER})?`;
const FREE = '(?<![\\d.,/:$€£-])';
const UNIT = '(?:years?|yrs?|months?|mos?|weeks?|wks?|days?)';
const ROMANCE_UNIT = '(?:ans|mois|semaines|jours|años|meses|semanas|días|anni|mesi|settimane|giorni|anos|dias)';
const ROMANCE_PART = ' (?:y|et|e) (?:medio|demi|mezzo|meio|\\d{1,2} (?:meses|días|mois|jours|mesi|dias))';
const OF_AGE = "(?: de edad| de vida| de idade| d'âge| di età| di vita)";

/** People of whom a bare `45 años` or `45 ans` is the age. */
const PERSON_WORDS: readonly string[] = [
  ...[
    'paciente',
    'pacientes',
    'varón',
    'varon',
    'mujer',
    'hombre',
    'niño',
    'niña',
    'edad',
    'anciano',
    'anciana',
    'joven',
  ],
  ...[
    'lactante',
    'señor',
    'señora',
    'hijo',
    'hija',
    'hermano',
    'hermana',
    'chico',
    'chica',
    'adolescente',
    'tenía',
    'tiene',
  ],
  ...[
    'patient',
    'patiente',
    'homme',
    'femme',
    'enfant',
    'fille',
    'garçon',
    'fils',
    'monsieur',
    'madame',
    'âgé',
    'âgée',
    'âge',
  ],
  ...['paziente', 'uomo', 'donna', 'bambino', 'bambina', 'ragazzo', 'ragazza', 'signora', 'signor', 'età'],
  ...['mme', 'mlle', 'vve', 'ehpad', 'sig', 'sra', 'sr', 'minore', 'menor', 'mineur', 'mineure', 'bimbo', 'bimba'],
  ...['homem', 'mulher', 'menino', 'menina', 'criança', 'doente', 'utente', 'idade', 'senhor', 'senhora'],
];
/** People of whom a bare `67 Jahre` or `67 jaar` is the age. */
const GERMANIC_PERSON_WORDS: readonly string[] =
  'patient patientin mann frau herr herrn alter kind junge mädchen patiënt patiënte vrouw man mevrouw mevr mw dhr heer jongen meisje leeftijd'.split(
    ' ',
  );
const GERMANIC_DURATION_WORDS: readonly string[] =
  'seit vor nach für über während innerhalb binnen sedert sinds gedurende na voor al afgelopen laatste letzten'.split(
    ' ',
  );
const NOTE_WORDS: readonly string[] =
  'pt patient presents presenting presented admitted hx pmh hpi history s/p c/o complains complaining triage diagnosed dx referred suspect victim caller'.split(
    ' ',
  );
const DURATION_WORDS: readonly string[] = [
  'hace',
  'durante',
  'desde',
  'tras',
  'últimos',
  'depuis',
  'pendant',
  'durant',
  'dopo',
];
const NOT_DURATION =
  "(?! (?:de la |del |de |d'|di )?(?:intervenci|cirug|diagnóstic|opération|intervention|intervento|evoluci|experien|expérience|esperienza|duraci|antig|después|antes|atrás|plus tard|auparavant|après|dopo|fa |prima|depois|mais tarde|seguimiento|tratamiento|suivi))";

const OLD =
  `[ -]?(?:(?:${UNIT}|y|m|w|d)\\.?[ -]?(?:old|of age|young|o\\.?)|(?:y|yr|m|mo|w)\\.?/?o\\.?|` +
  'jährige?[nrsm]?|(?:monatige|wöchige|tägige)[nrsm]?|(?:Jahre?|Monate?|Wochen?|Tage?) alt|jaar oud|jr\\.?(?: oud)?|jarige?|maanden oud|enn[ei])' +
  END;
const ROMANCE_OLD = ` {1,2}(?:${ROMANCE_UNIT}|mes|mese|mês)(?:${ROMANCE_PART})?(?:${OF_AGE}${END}|${END}${NOT_DURATION})`;

/** `67 Jahre`, `67 jaar`: an age beside a word for a person; `seit 67 Jahren` is none. */
const GERMANIC_YEARS = ` {1,2}(?:Jahre|jaar)${END}(?! (?:lang|alt|oud|nach|später|her|zuvor|vorher|vor|geleden|lang|later|ervaring|Erfahrung|Garantie|garantie))`;

/**
 * A number of years, months or days of any language, as one expression: most numbers of a text are no ages, and are looked
 * at once. The rules that share it tell by its end what they have.
 */
const NUMBERED = `${FREE}(?:${RANGE}(?:${OLD}|${ROMANCE_OLD}|${GERMANIC_YEARS})|${ROMANCE_NUMBER}${ROMANCE_OLD})`;
const ROMANCE_OF_AGE = new RegExp(`${OF_AGE}$`, 'iu');
const ROMANCE_YEARS = new RegExp(` (?:años|ans|anni|anos)(?:${ROMANCE_PART})?$`, 'iu');
const ROMANCE = new RegExp(` (?:${ROMANCE_UNIT}|mes|mese|mês)(?:${ROMANCE_PART})?(?:${OF_AGE})?$`, 'iu');

/** `CT in 6 mo.` is a time to come; `6mo`, `6 m.o.` and `6 mo old` are ages. */
const MONTHS = / mo\.?$/iu;
const GERMANIC = / (?:Jahre|jaar)$/iu;

const age = (pattern: Omit<Pattern, 'type' | 'ignoreCase'>): Pattern => ({ ...pattern, type: 'AGE', ignoreCase: true });

const english: readonly Pattern[] = [
  age({
    name: 'old',
    match: NUMBERED,
    score: 0.85,
    validate: (term) => !ROMANCE.test(term) && !GERMANIC.test(term) && !MONTHS.test(term),
    valid: 0.85,
  }),
  age({ name: 'words', match: `${ENGLISH_NUMBER}[ -]${UNIT}[ -](?:old|of age|young)${END}`, score: 0.85 }),
  age({
    name: 'aged',
    lead: '(?:aged|ages?)(?: of| group| range| between)? (?:is |at |was )?(?:about |around |approximately |just |only |over |under )?',
    match: `(?:${RANGE}(?:[ -]?(?:years?|yrs?|y|months?|weeks?|days?)(?: old)?)?(?![\\p{L}\\d/]|[.,:]\\d|-\\d|%)|${ENGLISH_NUMBER}(?: years?)?${END})`,
    score: 0.8,
  }),
  age({
    name: 'field',
    lead: '(?:age|alter|âge|edad|età|idade|leeftijd)(?: ?/ ?(?:sex|gender))? ?(?:\\([a-z]{1,6}\\))?["\']? ?[:=|>-]{1,2} {0,3}["\']?',
    match: `${RANGE}(?: {0,2}(?:${UNIT}|y|Jahren?|J\\.|Monaten?|${ROMANCE_UNIT}|mes|jaar|maanden)${END}(?:${ROMANCE_PART})?)?(?![\\p{L}\\d]|[.,]\\d)`,
    score: 0.85,
  }),
  age({
    name: 'turned',
    // `(se 4, im 112)` is an image of a series.
    lead: "(?<!(?:se|series|ser) \\d{1,4}[,;/] ?)(?:turned|turns|turning|(?:he|she|who)(?: is| was|'s)(?: now| only| just| about| almost| nearly)?|i'?m|i am|they are) ",
    match: `${NUMBER}(?: years?)?(?=[.,;!?)]|\\s{0,2}$|\\n| and | but | now | when | today| this | next | years)(?![.,]\\d)`,
    score: 0.6,
  }),
  age({
    name: 'of children',
    lead: '(?:kids|children|sons|daughters|boys|girls|twins|siblings|grandchildren|kinder|söhne|töchter|enfants|fils|filles|hijos|hijas|figli|figlie|filhos|kinderen),? ?\\(?(?:both |ages? |aged |im alter von |de |di )?',
    match: `${NUMBER}(?:, ${NUMBER}){0,4}(?:,? (?:and|&|und|et|y|e|en) ${NUMBER})(?=[).,;]|\\s{0,2}(?:\\n|$)| (?:years|yrs|ans|años|anni|anos|jaar|jahre))`,
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

const romance: readonly Pattern[] = [
  age({
    name: 'romance-of-age',
    match: NUMBERED,
    score: 0.8,
    validate: (term) => ROMANCE_OF_AGE.test(term),
    valid: 0.8,
  }),
  age({
    name: 'romance-person',
    lead:
      '(?:varón|varon|mujer|hombre|niñ[oa]|paciente|lactante|ancian[oa]|joven|señora?|hij[oa]|herman[oa]|homme|femme|patiente?|enfant|fille|garçon|dame|' +
      'paziente|uomo|donna|bambin[oa]|ragazz[oa]|signora|homem|mulher|menin[oa]|femenin[oa]|masculin[oa]|doente|utente|criança)(?:,? \\p{L}{1,15}){0,2},? (?:de|di) ',
    match: `(?:${RANGE}|${ROMANCE_NUMBER}) {1,2}(?:${ROMANCE_UNIT}|mes)(?:${ROMANCE_PART})?${END}`,
    score: 0.8,
  }),
  age({
    name: 'romance-verb',
    lead: "(?:âgée?s? (?:de |d')|(?:tiene|tenía|cumplió|(?:a|hasta) los|tem|tinha|completou|aos|ha compiuto|compie|j'ai|il a|elle a|de edad de) )",
    match: `(?:${RANGE}|${ROMANCE_NUMBER}) (?:ans|años|anni|anos)${END}${NOT_DURATION}`,
    score: 0.65,
  }),
  age({
    name: 'romance-years',
    match: NUMBERED,
    score: 0.3,
    validate: (term) => ROMANCE_YEARS.test(term),
    valid: 0.3,
    context: PERSON_WORDS,
    counter: DURATION_WORDS,
  }),
  age({
    name: 'label-without-colon',
    lead: '(?:Alter von|Alter|Lebensalter|âge de|edad de|età di|anni|idade de|leeftijd van) ',
    match: `${RANGE}(?: (?:Jahren?|Monaten?|Wochen|Tagen|${ROMANCE_UNIT}|jaar|maanden)${END})?(?![\\p{L}\\d/]|[.,:]\\d|%)`,
    score: 0.75,
  }),
];

/** `Lina, 4 ans,` and `Daniela (4 años)`: an age beside a capitalised word. German nouns have a capital, too, so German is not among these. */
const besideName: Pattern = {
  name: 'beside-a-name',
  type: 'AGE',
  match: `(?<=\\p{Lu}[\\p{Ll}'-]{1,20}(?:, (?:de |di )?| \\())${NUMBER} (?:ans|años|anni|anos|jaar)(?=[,.;)]|$)`,
  score: 0.55,
};

/** Ages of people, in digits and in words, in seven languages; durations (`for 5 years`, `5 years of experience`) are left alone. */
export const ageOfPerson: PatternRecognizer = {
  name: 'temporal/age',
  types: ['AGE'],
  patterns: [
    ...english,
    ...romance,
    besideName,
    age({
      name: 'germanic-years',
      match: NUMBERED,
      score: 0.3,
      validate: (term) => GERMANIC.test(term),
      valid: 0.3,
      context: GERMANIC_PERSON_WORDS,
      counter: GERMANIC_DURATION_WORDS,
    }),
    // A film of 35M and 91F in the shade are none: what makes it an age are the words of a note.
    {
      name: 'age-and-sex',
      type: 'AGE',
      match: `(?<![\\d.,/:$€£-])(?:1[01]\\d|[1-9]\\d)y? ?/?[MF]${END}`,
      score: 0.2,
      boost: 0.4,
      context: NOTE_WORDS,
      counter: ['temp', 'temperature', 'fever', 'tmax', 'degrees', 'gauge', 'size', 'model', 'budget', 'revenue'],
    },
    age({ name: 'german-words', match: `${GERMAN_NUMBER}(?:jährige?[nrsm]?| Jahre alt)${END}`, score: 0.85 }),
  ],
};

const AGE_AND_SEX = `(?<![\\d.,/:$€£-])${NUMBER} ?(?:(?:y|yr|yrs)\\.? ?)?(?:/ ?)?(?:[MF]|male|female|man|woman|lady|gentleman)${END}`;

/** Ages in clinical shorthand that means something else outside of medicine: `78M`, `45/F`, `78 y F`. */
export const clinicalAge: PatternRecognizer = {
  name: 'temporal/clinical-age',
  types: ['AGE'],
  domains: ['Medical'],
  patterns: [
    {
      name: 'age-and-sex',
      type: 'AGE',
      match: AGE_AND_SEX,
      score: 0.55,
    },
  ],
};
