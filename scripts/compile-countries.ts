// Compiles plugins/detectors/locations/lists/country-names.ts from the Unicode locale data that is part of Node: to ask it at each start
// takes longer than to read a list, and every version of Node answers a little otherwise. Run after `npm run build`, then format:
//   node dist/scripts/compile-countries.js > plugins/detectors/locations/lists/country-names.ts

/** Countries and territories of ISO 3166. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV ' +
  'CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM ' +
  'IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV ' +
  'MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR ' +
  'SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

const names = LANGUAGES.flatMap((language) => {
  const inLanguage = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return CODES.split(' ').flatMap((code) => inLanguage.of(code)?.replace(/’/g, "'") ?? []);
});

const lines = [...new Set(names)].join('|').replace(/(.{1,114})(?:\||$)/g, '\n  $1|');

process.stdout.write(`// Written by scripts/compile-countries.ts from the Unicode locale data ${process.versions.cldr}; do not edit.

/** Names of countries and territories in English, German, French, Spanish, Italian, Portuguese and Dutch. */
export const LOCALE_NAMES = \`${lines.slice(0, -1)}\`;
`);
