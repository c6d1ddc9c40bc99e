// Countries and territories of ISO 3166, named by the Unicode locale data that is part of Node.

const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV ' +
  'CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM ' +
  'IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV ' +
  'MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR ' +
  'SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

const OTHER_NAMES = [
  ...[
    'USA',
    'U.S.A.',
    'United States of America',
    'UK',
    'U.K.',
    'Great Britain',
    'England',
    'Scotland',
    'Northern Ireland',
    'UAE',
  ],
  ...[
    'Czech Republic',
    'The Netherlands',
    'Holland',
    'Hong Kong',
    'Macau',
    'Burma',
    'Ivory Coast',
    'Swaziland',
    'East Timor',
  ],
  ...[
    'Republic of Ireland',
    'South Korea',
    'North Korea',
    'Democratic Republic of the Congo',
    'Palestine',
    'Bosnia',
    'Macedonia',
  ],
  ...[
    'Vatican',
    'Russian Federation',
    'Großbritannien',
    'Vereinigte Staaten von Amerika',
    'Grande-Bretagne',
    'Gran Bretaña',
  ],
  ...[
    'Inghilterra',
    'Inglaterra',
    'Trinidad and Tobago',
    'Bosnia and Herzegovina',
    'Antigua and Barbuda',
    'Cape Verde',
    'Rumania',
  ],
  ...[
    'Republic of China',
    "People's Republic of China",
    'Alemanha',
    'Tschechische Republik',
    'EE. UU.',
    'EE.UU.',
    'Stati Uniti',
    'Bélgica',
  ],
];

/** Words, foods, drugs, animals or names of persons in one of the languages: never countries by themselves. */
const NOT_COUNTRIES = new Set([
  ...[
    'Island',
    'Grenade',
    'Chili',
    'Cipro',
    'Maurice',
    'Mauricio',
    'Maurizio',
    'Maurício',
    'Salvador',
    'Reunión',
    'Reunião',
    'Riunione',
    'La Réunion',
    'Réunion',
  ],
  ...[
    'Granada',
    'San Martín',
    'San Bartolomé',
    'Santa Elena',
    'Santa Lucía',
    'Saint-Martin',
    'São Martinho',
    'Santa Lúcia',
    'Saint Martin',
    'Dominique',
  ],
  ...[
    'Malte',
    'Barbade',
    'Sark',
    'Indien',
    'Inde',
    'Congo',
    'Polen',
    'Isle of Man',
    'Figi',
    'Guadalupe',
    'Man',
    'Granada',
    'Santa Helena',
    'Martinica',
  ],
  ...[
    'Cook Islands',
    'Montserrat',
    'Palau',
    'Guam',
    'Niue',
    'Tonga',
    'Togo',
    'Samoa',
    'Grenada',
    'Dominica',
    'Anguila',
    'Jersey',
    'Guernsey',
  ],
]);

/** Countries whose names are words or names of persons, too: they need a word such as `in` before them. */
export const AMBIGUOUS_COUNTRIES: readonly string[] = [
  ...[
    'Turkey',
    'Jordan',
    'Georgia',
    'Chad',
    'Jersey',
    'Guinea',
    'Mali',
    'Malta',
    'Togo',
    'Tonga',
    'Samoa',
    'Grenada',
    'Dominica',
    'Montserrat',
  ],
  ...[
    'Guernsey',
    'China',
    'Cuba',
    'Peru',
    'Niger',
    'Wales',
    'Congo',
    'Guam',
    'US',
    'Polen',
    'Indien',
    'Palau',
    'Oman',
    'Iran',
    'Malte',
    'Inde',
  ],
];

function localNames(): string[] {
  return LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return CODES.split(' ').flatMap((code) => names.of(code) ?? []);
  });
}

/** Names of countries in the supported languages that are hardly anything else. */
export function countryNames(): readonly string[] {
  const ambiguous = new Set(AMBIGUOUS_COUNTRIES);
  const names = new Set([...localNames().map((name) => name.replace(/’/g, "'")), ...OTHER_NAMES]);
  return [...names].filter((name) => !NOT_COUNTRIES.has(name) && !ambiguous.has(name) && !/[()]/.test(name));
}
