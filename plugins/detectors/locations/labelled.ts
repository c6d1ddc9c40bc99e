import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { FIELD_LABEL } from './lists/field-labels.js';
import { STATE_CODES } from './lists/states.js';

const VALUE = '["\']?[ ]?[:=>|][ \\t]{0,40}(?:\\r?\\n)?["\']?';

const ADDRESS_LABEL =
  '(?:(?:home|mailing|street|postal|billing|shipping|work|current|permanent|residential|delivery)[ _-]?)?address(?:[ _-]?line)?[ _-]?\\d?|domicilio|' +
  'direcci[oó]n|adresse|anschrift|wohnanschrift|indirizzo|residenza|endereço|morada|adres|adresa|bydliště';

const CITY_LABEL =
  'city|town|city ?/ ?town|ciudad|localidad(?: ?/ ?provincia)?|población|municipio|colonia|delegación|ort|wohnort|geburtsort|ville|commune|città|comune|' +
  'cidade|localidade|woonplaats|geboorteplaats|nat[oa] a|né\\(?e?\\)? à|nacid[oa] en|natural de|nascid[oa] em|miejsce urodzenia|födelseort|fødested|birth ?place|place of birth|lugar de nacimiento|lieu de naissance|luogo di nascita|naturalidade|hometown|county|provincia|province';

const IS_LABEL = new RegExp(`^(?:${CITY_LABEL})$`, 'i');

/** A full stop belongs to a few short words only; behind others a sentence ends. */
const WORD = "(?:(?:St|Ste|Ft|Mt)\\.|\\p{Lu}[\\p{L}'-]{0,24})";
const SMALL = '(?:de la |de los |de las |de |del |la |el |do |da |of |upon |am |an der |sur |nad )?';
const PART = "(?:[\\p{Lu}\\d][\\p{L}\\d'-]{0,20}\\.?|ul\\.|d(?:e[lr]?|[oa])|la)";

/** Words of sentences that no address holds, in small letters: `proof of address: we have Flat 3, 27 Cavendish Road`. */
const SENTENCE =
  /(?:^| )(?:we|i|you|he|she|it|they|is|are|was|were|has|have|had|that|which|please|will|can|our|your|und|ist|wir|nous|avons|tenemos|es)(?: |[?!]|$)/u;

/** One of two streets that meet: `Oak`, `159 Via dei Mille`, `Fő u. 12`. */
const CROSSING = `${PART}(?:(?<!\\p{L}{4}\\.) ${PART}){0,4}(?: (?:str|utca|út|tér)\\.?)?`;

/** Words after `lives in` and the like that are no places. */
const NO_PLACES = new Set(
  (
    'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday ' +
    'the a an i he she it we they dr mr mrs ms room ward unit icu er ed building apartment god christ january english spanish french german'
  ).split(' '),
);

const BORN =
  '(?:[Gg]eb(?:\\.|oren)|[Nn]é(?:e|\\(e\\))?|[Nn]at[oa]|[Nn]acid[oa]|[Nn]ascid[oa]|ur(?:\\.|odzon[ya])|[Ff]ödd|[Ff]ødt|GEB(?:\\.|OREN)|N[ÉE](?:E|\\(E\\))?|NAT[OA]|NACID[OA]|NASCID[OA])';
const DAY =
  '(?:\\d{1,2}[-./]\\d{1,2}[-./]\\d{2,4}|\\d{1,2}(?:\\.|er|[°º])? (?:de )?\\p{L}{3,10}\\.? (?:de |del )?\\d{4})';

const pattern = (name: string, type: string, lead: string, match: string, score: number): Pattern => ({
  name,
  type,
  lead,
  match,
  ignoreCase: true,
  score,
});

/** Places and addresses that a form label, a verb of living or `corner of` announces. */
export const labelledPlace: PatternRecognizer = {
  name: 'locations/labelled',
  types: ['STREET_ADDRESS', 'CITY', 'STATE'],
  patterns: [
    {
      ...pattern(
        'address-label',
        'STREET_ADDRESS',
        `(?:${ADDRESS_LABEL})${VALUE}`,
        `[\\p{L}\\d#](?:(?! {2}| \\(\\p{Ll}|\\. |\\t|,? (?:phone|tel|fax|e-?mail|dob|mobile|ssn|city|state|zip)\\b| ${FIELD_LABEL})[^\\r\\n:;"<>|{}@]){3,90}(?<!\\p{L}{4}\\.)`,
        0.6,
      ),
      // Without a number it may be anything, such as `Address: unknown`; and a sentence is none.
      validate: (term) =>
        /\d/.test(term) && /\p{L}{2}/u.test(term) && !SENTENCE.test(term) && !/^0x[\da-f]+$/i.test(term),
      valid: 0.6,
    },
    // `City/State/Zip: Hamtramck / MI / 48212`
    pattern(
      'city of three',
      'CITY',
      `city ?[/,] ?st(?:ate)?(?: ?[/,&]? ?zip(?: ?code)?)?${VALUE}`,
      "\\p{L}[\\p{L}' .-]{0,29}\\p{L}(?= ?[/,] ?[A-Z]{2}(?!\\p{L}))",
      0.7,
    ),
    pattern(
      'state of three',
      'STATE',
      `city ?[/,] ?st(?:ate)?(?: ?[/,&]? ?zip(?: ?code)?)?${VALUE}\\p{L}[\\p{L}' .-]{1,30} ?[/,] ?`,
      '[A-Z]{2}(?!\\p{L})',
      0.7,
    ),
    {
      ...pattern(
        'city-label',
        'CITY',
        `(?:${CITY_LABEL})${VALUE}`,
        "\\p{L}[\\p{L}'-]{1,20}(?:[ ](?!\\p{L}{1,12} ?:)[\\p{L}'-]{1,20}){0,4}(?<!['-])",
        0.7,
      ),
      // `"city": "City"` gives a label its words.
      validate: (term) => !IS_LABEL.test(term),
      valid: 0.7,
    },
    {
      name: 'place of birth, in a form',
      type: 'CITY',
      lead: '(?:(?:City|Town|City/Town|Place|CITY|TOWN|PLACE) (?:of|OF) (?:Birth|BIRTH|Residence|RESIDENCE)|Birthplace|BIRTHPLACE)[ \\t]{2,24}',
      match: `${WORD}(?: ${SMALL}${WORD}){0,2}(?![\\p{L}])`,
      score: 0.6,
    },
    // A label of machines as well, so that only the codes of the post count.
    {
      name: 'state-label',
      type: 'STATE',
      lead: '(?:State|STATE|St)(?: {1,3}|[:=] {0,3})',
      match: '[A-Z]{2}(?![\\p{L}\\p{N}_-])',
      score: 0.65,
      validate: (term) => STATE_CODES.has(term),
      valid: 0.65,
    },
    {
      name: 'after-verb',
      type: 'CITY',
      lead:
        '(?:lives?|lived|living|born|raised|based|resides?|resided|residing|resident|located|grew up|moved|relocated|relocating|travell?ed|flew|commutes|hails|' +
        'wohnt|wohnhaft|lebt|vive|reside|residente|natural|habite|domiciliée?|abita|nat[oa]|mora|nascid[oa]|woont)(?: here| back)? (?:in|to|from|at|near|of|en|de|à|a|em) (?:the city of )?',
      match: `${WORD}(?: ${SMALL}${WORD}){0,2}(?![\\p{L}])`,
      score: 0.5,
      validate: (term) => !NO_PLACES.has((/^[\p{L}]+/u.exec(term)?.[0] ?? '').toLowerCase()),
      valid: 0.5,
    },
    // `the hon. Member for Rugby`, `Senator from Ohio`
    {
      name: 'seat in a parliament',
      type: 'CITY',
      lead: '(?:[Hh]on\\. (?:and learned |and gallant )?[Mm]ember for|[Mm]embers? of (?:the )?(?:[Pp]arliament|[Cc]ongress|[Hh]ouse) for|(?<!\\p{L})MPs? for|[Ss]enator (?:from|for)) (?:the )?',
      match: `${WORD}(?:(?: and|,)? ${WORD}){0,2}(?![\\p{L}])`,
      score: 0.55,
      validate: (term) => !NO_PLACES.has((/^[\p{L}]+/u.exec(term)?.[0] ?? '').toLowerCase()),
      valid: 0.55,
    },
    // `(born 4 May 1893 in Kortrijk; died 11 November 1971, Elsene)`
    {
      name: 'behind a date in a biography',
      type: 'CITY',
      lead: '(?:[Bb]orn|b\\.|[Dd]ied|d\\.)(?: on)? (?:\\d{1,2} \\p{Lu}\\p{Ll}{2,8} \\d{4}|\\p{Lu}\\p{Ll}{2,8} \\d{1,2}, \\d{4}|\\d{4})(?:,| in| at),? ',
      match: `${WORD}(?: ${SMALL}${WORD}){0,2}(?=[;,)]|\\. |\\.?\\n|\\.?$)`,
      score: 0.55,
      validate: (term) => !NO_PLACES.has((/^[\p{L}]+/u.exec(term)?.[0] ?? '').toLowerCase()),
      valid: 0.55,
    },
    // `I am in Rohde for a business trip`
    {
      name: 'before a purpose',
      type: 'CITY',
      lead: '(?<![\\p{L}\\p{N}])(?:in|to|at) ',
      match: `${WORD}(?: ${SMALL}${WORD}){0,2}(?= (?:for|on) (?:(?:a|an|the|my|our|his|her|their) )?(?:(?:business|work|short|long|family|school|weekend|day) )?(?:trip|vacation|holidays?|honeymoon|visit|business|conference|wedding|funeral|getaway|retreat)(?![\\p{L}]))`,
      score: 0.5,
      validate: (term) => !NO_PLACES.has((/^[\p{L}]+/u.exec(term)?.[0] ?? '').toLowerCase()),
      valid: 0.5,
    },
    // Where somebody lives, was born or works, as deeds and courts write it; a name of a person never follows.
    {
      name: 'of a deed',
      type: 'CITY',
      lead:
        '(?:(?:[Ww]onende|[Ww]oonachtig|[Gg]eboren|[Gg]evestigd|[Nn]otaris|[Oo]verleden) te|(?:[Nn]ée?|[Dd]omiciliée?|[Dd]emeurant|[Dd]écédée?|[Nn]otaire(?: associée?)?) à|' +
        '(?:[Nn]acid[oa]|[Dd]omiciliad[oa]|[Ff]allecid[oa]) en|[Vv]ecin[oa] de|(?:[Nn]at[oa]|[Dd]omiciliat[oa]|[Dd]ecedut[oa]) a|(?:[Nn]ascid[oa]|[Dd]omiciliad[oa]|[Ff]alecid[oa]) em|(?:[Ww]ohnhaft|[Vv]erstorben|Amtssitz|Geschäftssitz|Verhandelt) (?:in|zu)) ',
      match: `${WORD}(?: ${SMALL}${WORD}){0,2}(?![\\p{L}'-])`,
      score: 0.76,
      validate: (term) => !NO_PLACES.has((/^[\p{L}]+/u.exec(term)?.[0] ?? '').toLowerCase()),
      valid: 0.76,
    },
    // `geb. am 19.02.1995 in Brünn`, `née le 3 mai 1985 à Vernon`, `te Tiel` behind the year of a birth or a deed.
    {
      name: 'behind a date of birth',
      type: 'CITY',
      lead: `${BORN}(?: (?:am|den|le|il|el|em|op|no dia|dnia|AM|LE|IL|EL|EM|OP))?(?: ?:)? {1,2}${DAY},? (?:in|zu|à|a|te|en|em|w|i|IN|À|A|TE|EN|EM)(?: ?:)? {1,2}`,
      match: `${WORD}(?: ${SMALL}${WORD}){0,2}(?![\\p{L}'-])`,
      score: 0.7,
    },
    {
      name: 'behind a date of birth in words',
      type: 'CITY',
      lead: '(?:née? le|nacid[oa] el|nat[oa] il|nascid[oa] em) (?:[\\p{Ll}-]{2,17} ){3,8}(?:à|en|a|em) ',
      match: `${WORD}(?: ${SMALL}${WORD}){0,2}(?![\\p{L}'-])`,
      score: 0.7,
    },
    // British houses and yards with an article: `3 The Old Maltings`, `Flat 3, The Old Maltings, Mill Lane`.
    {
      name: 'house with an article',
      type: 'STREET_ADDRESS',
      match: `(?:(?:Flat|Apartment|Apt|Unit|Cottage) \\d{1,4}[A-Z]?, |\\d{1,3}[A-Z]?,? )The (?:[A-Z][a-z']{2,14} ){0,2}(?:Maltings|Green|Close|Grove|Mews|Paddocks?|Orchards?|Spinney|Crescent|Square|Limes|Elms|Oaks|Willows|Laurels|Poplars|Cedars|Beeches|Hollies|Firs|Meadows?|Avenue|Drive|Lane|Croft|Glebe|Quay|Wharf|Court|Courtyard|Terrace|Parade|Broadway|Causeway|Gardens|Fairway|Ridings|Copse|Granary|Stables|Barns?|Mill|Moorings|Vicarage|Rectory|Priory|Cloisters|Shambles|Leys|Chase|Dell|Dene|Gables|Heights|Hawthorns|Pines|Common|Hall|Lodge|Manor|Forge|Smithy|Bakery|Brewery|Chapel|Schoolhouse)(?=[,.;)\\n]|\\s{2}|$)`,
      score: 0.7,
    },
    // `N4455 County Road K`, `W142N8843 Oak St`: a place on the grid of a county.
    {
      name: 'number on a grid',
      type: 'STREET_ADDRESS',
      match: `[NSEW]\\d{2,5}(?:[NSEW]\\d{2,5})? (?:(?:County|State|Town|Old|Co) )?(?:(?:Road|Rd|Highway|Hwy|Line|Trunk)\\.? (?:[A-Z]{1,3}|\\d{1,3})|(?:[A-Z][a-z]{2,14} ){1,2}(?:Road|Rd|Drive|Dr|Lane|Ln|Street|St|Avenue|Ave|Court|Ct|Trail|Trl|Way|Circle|Cir|Pass|Hill))(?![\\p{L}\\d])\\.?`,
      score: 0.75,
    },
    // `1420 NW 27 Ave`, of a town whose streets have numbers.
    {
      name: 'numbered street',
      type: 'STREET_ADDRESS',
      match:
        '\\d{2,5} (?:N|S|E|W|NE|NW|SE|SW)\\.? \\d{1,3}(?:st|nd|rd|th)? (?:Ave(?:nue)?|St(?:reet)?|Ct|Court|Ter(?:race)?|Pl(?:ace)?|Rd|Road|Dr(?:ive)?|Ln|Lane|Blvd|Way)(?![\\p{L}\\d])\\.?',
      score: 0.7,
    },
    {
      name: 'corner',
      type: 'STREET_ADDRESS',
      // All of it: `at 12 Maple Road` can stand in its place, `at the corner of 12 Maple Road` cannot.
      match: `(?:the )?corner of (?:the )?${CROSSING} (?:and|&) ${CROSSING}(?<!\\.)(?![\\p{L}\\d])`,
      score: 0.8,
    },
    {
      name: 'intersection',
      type: 'STREET_ADDRESS',
      match: `(?:the )?(?:intersection|junction|crossing) of (?:the )?${CROSSING} (?:and|&) ${CROSSING}(?<!\\.)(?![\\p{L}\\d])`,
      score: 0.55,
    },
    {
      name: 'corner-other-languages',
      type: 'STREET_ADDRESS',
      lead: '(?:Ecke|esquina) (?:von|de) ',
      match: `${CROSSING} (?:und|y) ${CROSSING}(?<!\\.)(?![\\p{L}\\d])`,
      score: 0.55,
    },
  ],
};
