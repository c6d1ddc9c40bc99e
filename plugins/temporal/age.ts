import type { Pattern, PatternRecognizer } from '../../core/index.js';
import { ENGLISH_NUMBER, GERMAN_NUMBER, ROMANCE_NUMBER } from './age-words.js';

const END = '(?![\\p{L}\\p{N}_])';
const NUMBER = '(?:1[0-4]\\d|\\d{1,2})';
const COUNT = `(?<![\\d.,/:$€£-])${NUMBER}(?:[.,]5|½| 1/2| and a half)?(?: ?(?:-|to|or|and|bis|y|e|a|o|et|ou) ?${NUMBER})?`;
const UNIT = '(?:years?|yrs?|months?|mos?|weeks?|wks?|days?)';

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
    'madre',
    'padre',
    'chico',
    'chica',
    'adolescente',
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
  ...['homem', 'mulher', 'menino', 'menina', 'criança', 'doente', 'utente', 'idade', 'senhor', 'senhora'],
  ...['patientin', 'mann', 'frau', 'kind', 'mädchen', 'junge', 'alter', 'man', 'vrouw', 'meisje', 'jongen', 'leeftijd'],
];
const DURATION_WORDS: readonly string[] = [
  ...[
    'hace',
    'durante',
    'desde',
    'tras',
    'últimos',
    'seit',
    'vor',
    'nach',
    'für',
    'über',
    'depuis',
    'pendant',
    'durant',
  ],
  ...['il y a', 'dopo', 'da', 'per', 'há', 'durante os', 'após', 'sinds', 'gedurende', 'na', 'por', 'dentro de', 'en'],
];

const age = (pattern: Omit<Pattern, 'type' | 'ignoreCase'>): Pattern => ({ ...pattern, type: 'AGE', ignoreCase: true });

const english: readonly Pattern[] = [
  age({
    name: 'old',
    match: `${COUNT}[ -]{0,2}(?:${UNIT}|y|m|w|d)\\.?[ -]{0,2}(?:old|of age|young|o\\.?)${END}`,
    score: 0.85,
  }),
  age({
    name: 'shorthand',
    match: `${COUNT} ?(?:y\\.?/?o\\.?|y\\.? ?o\\.|yo|y/o|yr/o|m/o|mo/o|w/o age)${END}`,
    score: 0.8,
  }),
  age({ name: 'words', match: `${ENGLISH_NUMBER}[ -]${UNIT}[ -](?:old|of age|young)${END}`, score: 0.85 }),
  age({
    name: 'aged',
    lead: '(?:aged|ages|age(?: of| group| range)?|aged between|ages of) ?(?:is |at |was )?[:=]?\\s?(?:about |around |approximately |just |only |over |under )?',
    match: `(?:${NUMBER}(?: ?(?:-|to|and|or) ?${NUMBER})?(?:[ -]?(?:years?|yrs?|y|months?|weeks?|days?)(?: old)?)?(?![\\p{L}\\d/]|[.,:]\\d|-\\d|%)|${ENGLISH_NUMBER}(?: years?)?${END})`,
    score: 0.8,
  }),
  age({
    name: 'age-field',
    lead: 'age ?(?:/ ?(?:sex|gender))? ?(?:\\([a-z]{1,6}\\))?["\']? ?[:=|>-] ?["\']?',
    match: `${NUMBER}(?: ?(?:years?|yrs?|y|months?|mos?|weeks?|days?)${END})?(?![\\p{L}\\d]|[.,]\\d)`,
    score: 0.85,
  }),
  age({
    name: 'turned',
    lead: "(?:turned|turns|turning|(?:he|she|who)(?: is| was|'s)(?: now| only| just| about| almost| nearly)?|i'?m|i am|they are) ",
    match: `${NUMBER}(?: years?)?(?=[.,;!?)]| ?$|\\n| and | but | now| when | today| this | next | years)(?![.,]\\d)`,
    score: 0.6,
  }),
  age({ name: 'birthday', match: `${NUMBER}(?:st|nd|rd|th)(?= (?:birthday|bday|b-day))`, score: 0.7 }),
  age({
    name: 'decade',
    lead: "(?:in|into) (?:her|his|their|my|your|the patient's) ",
    match:
      "(?:(?:early|mid|middle|late)(?: to (?:mid|late))?[ -])?(?:[1-9]0'?s|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)(?![\\p{L}\\d])",
    score: 0.65,
  }),
  age({
    name: 'noun',
    match: `(?:sexagenarian|septuagenarian|octogenarian|nonagenarian|centenarian)s?${END}`,
    score: 0.6,
  }),
];

const unlabelled = (name: string, unit: string): Pattern =>
  age({
    name,
    match: `(?:${COUNT}|${ROMANCE_NUMBER}) ?${unit}(?: de edad| de idade| d'âge| di età)?${END}(?! (?:de |d'|di )?(?:evoluci|experienc|expérience|esperienza|duraci|antig|después|antes|atrás|plus tard|auparavant|après|dopo|fa${END}|prima|depois|later|seguimiento|tratamiento|suivi))`,
    score: 0.3,
    context: PERSON_WORDS,
    counter: DURATION_WORDS,
  });

const others: readonly Pattern[] = [
  age({
    name: 'german',
    match: `${COUNT}[ -]?(?:jährige[nrsm]?|jährig|Jahre? alt|Jährige[nrsm]?|j\\.)${END}`,
    score: 0.85,
  }),
  age({
    name: 'german-months',
    match: `${COUNT}[ -]?(?:(?:Monate?|Wochen?|Tage?) alt|(?:monatige|wöchige|tägige)[nrsm]?)${END}`,
    score: 0.6,
  }),
  age({ name: 'german-words', match: `${GERMAN_NUMBER}(?:jährige[nrsm]?|jährig| Jahre alt)${END}`, score: 0.85 }),
  age({
    name: 'german-label',
    lead: "(?:im Alter von|Alter|Lebensalter|âge|à l'âge de|edad|a la edad de|età|all'età di|di anni|idade|aos|leeftijd|op de leeftijd van)(?: ?[:=] ?| )",
    match: `${COUNT}(?: ?(?:Jahren?|J\\.|Monaten?|ans|mois|años|meses|anni|mesi|anos|jaar|maanden)${END})?(?![\\p{L}\\d/]|[.,:]\\d|%)`,
    score: 0.8,
  }),
  age({
    name: 'aged-romance',
    lead: "(?:âgée?s? de|âgée?s? d'|agée? de|tiene|tenía|cumplió|a los|tem|tinha|completou|aos|ha compiuto|compie|ha|j'ai|il a|elle a|qui a|de edad de) ",
    match: `(?:${NUMBER}|${ROMANCE_NUMBER}) (?:ans|mois|años|meses|anni|mesi|anos)${END}(?! (?:de |d'|di )?(?:evoluci|experienc|expérience|esperienza|duraci|después|antes))`,
    score: 0.65,
  }),
  age({
    name: 'person-of',
    lead: '(?:varón|varon|mujer|hombre|niñ[oa]|paciente|lactante|ancian[oa]|joven|señora?|hij[oa]|herman[oa]|homme|femme|patiente?|enfant|fille|garçon|dame|paziente|uomo|donna|bambin[oa]|ragazz[oa]|signora|homem|mulher|menin[oa]|doente|utente|criança)(?:,? \\p{L}{1,15}){0,2},? (?:de|di) ',
    match: `(?:${COUNT}|${ROMANCE_NUMBER}) (?:ans|mois|años|meses|anni|mesi|anos|semanas|semaines|settimane|días|jours|giorni|dias)(?: de edad| de idade| d'âge)?${END}`,
    score: 0.8,
  }),
  unlabelled('years-unlabelled', '(?:años|ans|anni|anos|annos)'),
  age({ name: 'dutch', match: `${COUNT}[ -]?(?:jaar oud|jarige|jarig|maanden oud)${END}`, score: 0.85 }),
  age({ name: 'italian', match: `${NUMBER} ?enn[ei]${END}`, score: 0.7 }),
];

/** Ages of people, in digits and in words; durations are left alone. */
export const ageOfPerson: PatternRecognizer = {
  name: 'temporal/age',
  types: ['AGE'],
  patterns: [...english, ...others],
};

/** Ages in clinical shorthand that means something else outside of medicine: `78M`, `45/F`, `78 y F`. */
export const clinicalAge: PatternRecognizer = {
  name: 'temporal/clinical-age',
  types: ['AGE'],
  domains: ['Medical'],
  patterns: [
    {
      name: 'age-and-sex',
      type: 'AGE',
      match: `(?<![\\d.,/:$€£-])\\d{1,3}(?= ?(?:y|yr|yrs)?\\.? ?/?(?:[MF]|male|female|man|woman|lady|gentleman)(?![\\p{L}\\p{N}_]))`,
      score: 0.55,
      context: ['patient', 'pt', 'year', 'presents', 'with', 'hx', 'history', 'admitted', 'age', 'sex'],
    },
    { name: 'years', type: 'AGE', match: `(?<![\\d.,/:-])${NUMBER} ?y(?![\\p{L}\\p{N}_/-])`, score: 0.5 },
  ],
};
