import type { Draw } from './draw.js';
import { organisationOf, streetOf, townOf } from './local-values.js';
import { company, firm, organisation, product } from './organisations.js';
import { capitals, eponym, person } from './people.js';
import { address, addressLines, place, street } from './places.js';
import type { TemplateLanguage } from './template-languages.js';
import POOLS from './templates/pools.json' with { type: 'json' };

/** What each slot of a template is labelled as; others are no names. */
export const LABELS: Readonly<Record<string, string>> = {
  PERSON: 'PERSON',
  GIVEN: 'PERSON',
  SURNAME: 'PERSON',
  INITIAL: 'PERSON',
  CAPITAL: 'PERSON',
  ORG: 'ORGANIZATION',
  ORGANIZATION: 'ORGANIZATION',
  LOC: 'LOCATION',
  LOCATION: 'LOCATION',
  CITY: 'LOCATION',
  CITYLINE: 'LOCATION',
  STATE: 'LOCATION',
  COUNTRY: 'LOCATION',
  ADDRESS: 'LOCATION',
  ADDRESS_LINES: 'LOCATION',
  STREET: 'LOCATION',
  STREETNAME: 'LOCATION',
  LGIVEN: 'PERSON',
  LNICK: 'PERSON',
  LSURNAME: 'PERSON',
  LPERSON: 'PERSON',
  LCITY: 'LOCATION',
  LORG: 'ORGANIZATION',
  CAPSNAME: 'PERSON',
  CAPSGIVEN: 'PERSON',
  CAPSSURNAME: 'PERSON',
  COMPANY: 'ORGANIZATION',
  FIRM: 'ORGANIZATION',
};

/** The same, and what else is told of people; `{JOB}` is what somebody does for a living. */
export const LABELS_WITH_DETAILS: Readonly<Record<string, string>> = {
  ...LABELS,
  DATE: 'DATE',
  TIME: 'TIME',
  AGE: 'AGE',
  JOB: 'OCCUPATION',
  OCCUPATION: 'OCCUPATION',
  HANDLE: 'USERNAME',
  USERNAME: 'USERNAME',
  ID: 'ID',
};

const ANATOMY = POOLS.anatomy;
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** A date in one of several notations. */
function date(draw: Draw): string {
  const month = draw.pick(POOLS.months);
  const day = draw.number(28);
  const year = 1950 + draw.random.int(75);
  return draw.random.pick([
    `${day} ${month} ${year}`,
    `${month} ${day}, ${year}`,
    `${draw.number(12)}/${day}/${year}`,
    `${year}-0${draw.number(9)}-1${draw.random.int(10)}`,
    month,
    `${month} ${year}`,
  ]);
}

/** A clock time in one of several notations. */
function time(draw: Draw): string {
  const [hour, minute] = [draw.random.int(24), String(draw.random.int(60)).padStart(2, '0')];
  return draw.random.pick([
    `${hour}:${minute}`,
    `${String(hour).padStart(2, '0')}${minute}`,
    `${1 + (hour % 12)}:${minute} ${draw.pick('am|pm|AM|PM|a.m.|p.m.')}`,
    `${1 + (hour % 12)}${draw.pick('am|pm| am| pm')}`,
    `${hour}.${minute}`,
  ]);
}

/** Signs of a form: `#` is a digit, `@` a letter in capitals, all else itself. */
const FORMS_OF_IDS =
  '#####|######|#######|########|##########|##-####|##-######|###-##-####|@######|@@######|@@@-#####|@#@#@#|####-@@@@|@@-####-##|20##-#####|##@@####|#### ####|### ### ###|@@ ## ## ##|@#-##-###|########-@|@@@@##@#|##/####/##|@.##.####|@@@####@@';

/** A code or number as offices give it to a person, a case or a thing. */
const identifier = (draw: Draw): string =>
  draw.pick(FORMS_OF_IDS).replace(/[#@]/g, (sign) => (sign === '#' ? String(draw.random.int(10)) : draw.letter()));

/** What makes the value of each slot. */
export type Makers = Readonly<Record<string, () => string>>;

/** Values of everyday texts. */
const everyday = (draw: Draw): Makers => ({
  PERSON: () => person(draw),
  GIVEN: () => draw.given(),
  SURNAME: () => draw.surname(),
  INITIAL: () => draw.letter(),
  ORG: () => organisation(draw),
  CITY: () => draw.city(),
  STATE: () => draw.random.pick(draw.lists.states),
  COUNTRY: () => draw.random.pick(draw.lists.countries),
  LOC: () => place(draw),
  CITYLINE: () => `${draw.city()}, ${draw.state()} ${draw.zip()}`,
  STREET: () => street(draw),
  ADDRESS: () => address(draw),
  TITLE: () => draw.pick(POOLS.titles),
  TITLE_DE: () => draw.pick('Dr.|Dr. med.|Prof. Dr.|Prof. Dr. med.|Dipl.-Ing.'),
  JOB: () => draw.pick(POOLS.jobs),
  DATE: () => date(draw),
  PHONE: () => `(${200 + draw.random.int(700)}) 555-0${100 + draw.random.int(99)}`,
  EMAIL: () =>
    `${draw.given()}.${draw.surname()}@${draw.pick('example.com|mail.example|corp.example')}`
      .toLowerCase()
      .replace(/[^a-z.@]/g, ''),
  NUMBER: () => draw.number(99_999_999),
  TIME: () => time(draw),
  ID: () => identifier(draw),
  AGE: () => String(18 + draw.random.int(75)),
  COMPLAINT: () =>
    draw.pick(
      'chest pain|shortness of breath|back pain|headache|dizziness|left knee pain|a persistent cough|abdominal pain',
    ),
  DISEASE: () => draw.pick(POOLS.diseases),
  DRUG: () =>
    draw.random.int(2) === 0 ? draw.pick(POOLS.brandsAndDrugs) : draw.random.pick(draw.lists.medical).toLowerCase(),
});

/** Values of clinical texts. */
const clinical = (draw: Draw): Makers => ({
  EPONYM: () => eponym(draw),
  EPONYMLOW: () => eponym(draw).toLowerCase(),
  SIGN: () => `${eponym(draw)}${draw.pick("'s | |'s |'s ")}${draw.pick('sign|test|maneuver|Test|Sign|reflex|sign')}`,
  SYNDROME: () => `${eponym(draw)}${draw.pick("'s | ")}${draw.pick('syndrome|disease|palsy|anemia|lymphoma|disease')}`,
  BRAND: () => capitalised(draw.random.pick(draw.lists.drugs).split(' ')[0] ?? ''),
  DRUGLOW: () => (draw.random.pick(draw.lists.drugs).split(' ')[0] ?? '').toLowerCase(),
  ANATOMY: () => draw.pick(ANATOMY),
  ANATOMYLOW: () => draw.pick(ANATOMY).toLowerCase(),
  DEGREE: () => draw.pick('MD|M.D.|DO|RN|PhD|NP|PA-C|FACS|DDS'),
  RELATION: () => draw.pick(POOLS.relations),
});

/** The same in lower case, capitals and other forms. */
const varied = (draw: Draw): Makers => ({
  LGIVEN: () => draw.given().toLowerCase(),
  LSURNAME: () => draw.surname().toLowerCase(),
  LPERSON: () => `${draw.given()} ${draw.surname()}`.toLowerCase(),
  LCITY: () => draw.city().toLowerCase(),
  LORG: () => company(draw).toLowerCase(),
  CAPITAL: () => draw.letter(),
  CAPSNAME: () => capitals(draw),
  CAPSGIVEN: () => draw.given().toUpperCase(),
  CAPSSURNAME: () => draw.surname().toUpperCase(),
  COMPANY: () => company(draw),
  FIRM: () => firm(draw),
  HANDLE: () => `${draw.given()}${draw.number(999)}`.toLowerCase().replace(/[^a-z0-9]/g, ''),
  PRODUCT: () => product(draw),
  LPRODUCT: () => product(draw).toLowerCase().replace(/\s/g, '-'),
  GIVENTHING: () => draw.given(),
  SURNAMETHING: () => draw.surname(),
  NATIONALITY: () => draw.pick(POOLS.nationalities),
  STREETNAME: () => street(draw).replace(/^\d+ /, ''),
  ADDRESS_LINES: () => addressLines(draw),
});

/** Values in the forms of another language. */
const foreign = (draw: Draw, language: TemplateLanguage): Makers => ({
  MONTH: () => draw.pick(language.words.months),
  DAY: () => draw.pick(language.words.days),
  FEAST: () => draw.pick(language.words.feasts),
  HOBBY: () => draw.pick(language.words.hobbies),
  WORK: () => draw.pick(language.words.works),
  LNICK: () => draw.pick(language.words.nicknames).toLowerCase(),
  NOUN: () =>
    draw.random.int(4) === 0 ? capitalised(draw.pick(language.words.nouns)) : draw.pick(language.words.nouns),
  STREET: () => streetOf(draw, language),
  STREETNAME: () => streetOf(draw, language).replace(/,? ?\d+.*$|^\d+,? /, ''),
  ADDRESS: () => `${streetOf(draw, language)}${draw.pick(', |, |, |\n')}${townOf(draw, language)}`,
  ORG: () => (draw.random.int(4) === 0 ? company(draw) : organisationOf(draw, language)),
  DATE: () =>
    draw.random.pick([
      `${draw.number(28)} ${draw.pick(language.words.months)} ${1950 + draw.random.int(75)}`,
      `${draw.number(28)} ${draw.pick(language.words.months)}`,
      `${draw.number(28)}/${draw.number(12)}/${1950 + draw.random.int(75)}`,
      `${draw.number(28)}.${draw.number(12)}.${1950 + draw.random.int(75)}`,
    ]),
  PHONE: () =>
    `0${draw.number(9)} ${100 + draw.random.int(899)} ${10 + draw.random.int(89)} ${10 + draw.random.int(89)}`,
});

/** What fills each slot of a template. */
export const makersOf = (draw: Draw): Makers => ({
  ...varied(draw),
  ...clinical(draw),
  ...everyday(draw),
  ...(draw.language && foreign(draw, draw.language)),
});
