// Words, lower case, that tell numbers that look like dates apart.

/** Words beside which an ambiguous number is a date. */
export const DATE_CONTEXT: readonly string[] = [
  ...['date', 'dates', 'dated', 'day', 'today', 'yesterday', 'tomorrow', 'dob', 'born', 'birthday', 'birth'],
  ...['seen', 'visit', 'visited', 'appointment', 'admitted', 'admission', 'discharged', 'discharge', 'scheduled'],
  ...['follow-up', 'followup', 'since', 'until', 'started', 'starting', 'effective', 'expires', 'expiry', 'expiration'],
  ...['deadline', 'valid', 'exp', 'signed', 'issued', 'received', 'collected', 'performed', 'updated', 'created'],
  ...["d/c'd", 'd/c', 'f/u', 'pod', 'wks', 'weeks', 'appt', 'rtc', 'postop', 'post-op'],
  ...['month', 'lmp', 'edd', 'dos', 'doa', 'dod', 'surgery', 'meeting', 'invoice', 'statement'],
  ...[
    'datum',
    'geboren',
    'aufnahme',
    'entlassung',
    'termin',
    'heute',
    'gestern',
    'vom',
    'fecha',
    'ingreso',
    'alta',
    'hoy',
  ],
  ...['rendez-vous', 'sortie', 'naissance', 'ricovero', 'dimissione', 'oggi', 'nascimento', 'consulta', 'hoje'],
];

/** Words directly before a number that make it a version. */
export const VERSION_WORDS: readonly string[] = [
  ...['version', 'v', 'ver', 'release', 'firmware', 'build', 'node', 'ios', 'android', 'kernel', 'python', 'java'],
  ...['section', 'chapter', 'clause', 'table', 'figure', 'fig', 'sect', 'abschnitt', 'kapitel', 'punkt', 'ip', 'rev'],
];

/** Words directly before a number that make it a score, a ratio or a measurement. */
export const SCORE_WORDS: readonly string[] = [
  ...['pain', 'score', 'scale', 'rated', 'rating', 'strength', 'murmur', 'grade', 'bp', 'pressure', 'stage', 'ratio'],
  ...['reflexes', 'pulses', 'apgar', 'gcs', 'mmse', 'vision', 'acuity', 'titer', 'nyha', 'asa', 'edema', 'power'],
  ...[
    'ps',
    'bipap',
    'ipap',
    'cpap',
    'peep',
    'vent',
    'moca',
    'phq',
    'gad',
    'slums',
    'bims',
    'epds',
    'apgars',
    'abx day',
  ],
  ...['systolic', 'diastolic', 'motor', 'gleason', 'score of', 'fraction', 'odds', 'spo2', 'sat', 'dose', 'size'],
];
