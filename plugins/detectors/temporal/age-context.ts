// Words, lower case, near which a bare number of years is or is no age.

/** People of whom a bare `45 años` or `45 ans` is the age. */
export const PERSON_WORDS: readonly string[] = [
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
  ...'soltero soltera casado casada viudo viuda divorciado divorciada solteiro solteira viúvo viúva'.split(' '),
  ...'célibataire marié mariée veuf veuve celibe nubile coniugato coniugata vedovo vedova'.split(' '),
  ...['homem', 'mulher', 'menino', 'menina', 'criança', 'doente', 'utente', 'idade', 'senhor', 'senhora'],
];
/** Words of clinical notes and police reports beside which `91F` is an age. */
export const NOTE_WORDS: readonly string[] =
  'pt patient presents presenting presented admitted hx pmh hpi history s/p c/o complains complaining triage diagnosed dx referred suspect victim caller'.split(
    ' ',
  );
/** Words before a number of years that count a time. */
export const DURATION_WORDS: readonly string[] = [
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
