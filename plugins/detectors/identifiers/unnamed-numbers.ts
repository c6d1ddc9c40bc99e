import type { Pattern } from '../../../core/index.js';

const r = String.raw;

/** Abbreviations behind which numbers are amounts, measures, or those of publications and standards. */
const NO_REGISTER =
  '(?:USD|EUR|GBP|JPY|CHF|CAD|AUD|CNY|RMB|INR|SEK|NOK|DKK|PLN|HUF|KRW|NGN|ZAR|BRL|MXN|IDR|VND|RUB|TRY|UAH|KES|CLP|COP|UTC|GMT|EST|PST|CET|FY|CY|ISO|IEC|RFC|IEEE|ANSI|ASTM|DIN|EN|BS|ISBN|ISSN|PMID|PMCID|DOI|CVE|CWE|ICD|CPT|HCPCS|NDC|LOINC|SNOMED|CAS|EC|EAN|UPC|GTIN|ASIN|SKU|FDA|IND|NDA|BLA|OTC|PCT|EP|WO|US|UK|EU|AND|OR|TO|OF|IN|THE|FOR|BY|AT|ON|UP|TOTAL|SUM|QTY|PC|PCS|MB|GB|KB|TB|MW|KW|HZ|RPM|LOT|REV|VER|BUILD|PORT|PID|RGB|HEX|CRC|TEL|FAX|PH|CELL|MOB|FROM|PAGE|PP|VOL|SEC|ART|REG|LAW|ACT|PR|PUB|WL|LEXIS)';
/** Numbers behind what an office calls them, which no list can know: a word with `#`, an abbreviation in capitals, who produced a page. */
export const UNNAMED_NUMBERS: readonly Pattern[] = [
  // `interp # 20931`, `FF# EI 30812 99410`, `SA#4471902`: a word with the sign for a number. Colours stand behind a blank, and what
  // `owner/project#1204` names is a task of programmers.
  {
    name: 'behind the sign for a number',
    type: 'ID_NUMBER',
    lead: r`(?:(?<=(?<![\p{L}/])[\p{L}.]{2,12})# {0,2}|(?<=(?<!\p{L})[\p{L}.]{2,12} )# {1,2})`,
    match: r`(?!(?:19|20)\d{2}(?![\d-]))(?:(?:[A-Z]{1,4}[- ])?\d{4,14}(?:[- ]\d{2,8}){0,3}(?:-[A-Z0-9]{1,4})?|(?=[A-Z0-9-]{0,6}\d[A-Z-]{0,4}\d)[A-Z0-9]{2,10}(?:-[A-Z0-9]{1,8}){1,3})(?![\p{L}\p{N}_]|[-./:]\p{N}|,\d{3}| ?%)`,
    score: 0.5,
    counter: [
      'part',
      'model',
      'item',
      'catalog',
      'catalogue',
      'cat',
      'sku',
      'lot',
      'page',
      'pg',
      'room',
      'rm',
      'bus',
      'pr',
    ],
  },
  // `PCR 25-0044718`, `SASID 1048829177`: an abbreviation says what an office calls its numbers; amounts name a currency.
  {
    name: 'behind an abbreviation',
    type: 'ID_NUMBER',
    match: r`(?<=(?<![\p{L}\p{N}_-])(?!${NO_REGISTER}[.: ])[A-Z]{2,7}[.:]? )(?:(?:[A-Z] )?\d{7,12}(?:-[A-Z0-9]{1,3})?|[A-Z] \d{5,8}-\d|(?!(?:19|20)\d{2}-(?:19|20)?\d{2}(?!\d)|\d\d-(?:19|20)\d{2}(?!\d))\d{2,4}-\d{4,8}(?:-[A-Z\d]{1,4})?|\d{3}-\d{7}(?:-\d{1,3})?)(?![\p{L}\p{N}_]|[-./,:]\p{N}| ?%| (?:USD|EUR|GBP|CHF|JPY|CAD|AUD|INR|IU|CFU|MB|GB|KB|KM|KG|ML|MG|TONS|UNITS|BTU|KWH)\b)`,
    score: 0.5,
  },
  // `IDOC No. R54471`, `CCR No. B-2217`: with the word for a number between them, shorter ones as well.
  {
    name: 'behind an abbreviation and No.',
    type: 'ID_NUMBER',
    match: r`(?<=(?<![\p{L}\p{N}_-])(?!(?:${NO_REGISTER}|ECF|DKT|DE|DOC|CM|SR|SL|EXH?|FIG|TAB|ITEM|CH|BOX|UNIT|LINE|STEP|ROUND|NOTE|JOB|SI|LN|GN|RM|APT|STE|FLAT|HOUSE|PLOT|WARD|BLOCK|PS|TITLE|PUBL?|PL|BILL|HB|SB|HR)[.: ])[A-Z]{2,6} (?:[Nn]o|NO|[Nn]r)\.? ?:? ?)(?!(?:19|20)\d{2}(?![\d-]))(?:[A-Z]{1,2}-?\d{3,8}|\d{4,10})(?:-[A-Z0-9]{1,4})?(?![\p{L}\p{N}_]|[-./,:]\p{N}| ?%| of )`,
    score: 0.5,
  },
  // Numbers that lawyers stamp on pages begin with zeros, behind who produced them: `KFL000882`, `HOLLOWELL_000017`.
  {
    name: 'Bates number',
    type: 'ID_NUMBER',
    match: r`[A-Z]{2,12}[-_]?0\d{4,8}(?![\p{L}\p{N}_])`,
    score: 0.3,
    context: [
      'bates',
      'exhibit',
      'exhibits',
      'ex',
      'exh',
      'produced',
      'production',
      'privilege',
      'privileged',
      'deposition',
      'redacted',
      'tr',
    ],
  },
];
