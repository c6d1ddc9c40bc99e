import type { EntityType, Match } from '../../../core/index.js';
import { scoreOf } from '../../../kit/index.js';
import { coded, codes, linesFrom } from './coded.js';
import { matchOf, split } from './pieces.js';

/** Elements of the barcode on a driver licence (AAMVA DL/ID standard, annex D). */
const LICENCE = codes({
  DRIVER_LICENSE: 'DAQ',
  PERSON: 'DCS DAC DAD DCT DAA DAB DBN DBG DBO DBP',
  DATE_OF_BIRTH: 'DBB',
  DATE: 'DBA DBD DDB',
  STREET_ADDRESS: 'DAG DAH DAL',
  CITY: 'DAI DAN',
  STATE: 'DAJ DAO',
  POSTAL_CODE: 'DAK DAP',
  ID_NUMBER: 'DCF DCK DBJ',
  US_SSN: 'DBK',
});
const LICENCE_LINE = /(?<=[\r\n]|DL)(?<code>D[A-D][A-T])(?<value>[^\r\n]{1,80})/g;

/** `WIFI:T:WPA;S:…;P:…;;`. The name of a network is reported because it can reveal a location. */
const NETWORK = /WIFI:(?:[A-Z]:(?:[^;\\\r\n]|\\.){0,70};){1,6}/g;
const NETWORK_PART = /(?<=[:;])([SPI]):((?:[^;\\\r\n]|\\.){1,70});/g;
const NETWORK_TYPES: ReadonlyMap<string, EntityType> = new Map([
  ['S', 'DEVICE_ID'],
  ['I', 'USERNAME'],
  ['P', 'PASSWORD'],
]);

const CARD = /MECARD:[^\r\n]{1,600}/g;
const CARD_PART = /(?<=[:;])(?:(N|SOUND|NICKNAME)|(ADR)|(TEL)|(BDAY)|(ORG)):([^;]{1,200})/g;
const CARD_TYPES: readonly EntityType[] = ['PERSON', 'STREET_ADDRESS', 'PHONE_NUMBER', 'DATE_OF_BIRTH', 'ORGANIZATION'];
/** Post box, suite, street, town, region, postal code and country. */
const PLACES: readonly EntityType[] = [
  'STREET_ADDRESS',
  'STREET_ADDRESS',
  'STREET_ADDRESS',
  'CITY',
  'STATE',
  'POSTAL_CODE',
  'COUNTRY',
];

/** Lines of payment QR codes (EPC) by their number, counted from the first. */
const EPC: ReadonlyMap<number, EntityType> = new Map([
  [4, 'SWIFT_BIC'],
  [5, 'PERSON'],
  [6, 'IBAN_CODE'],
]);
const PARTY: readonly EntityType[] = ['PERSON', 'STREET_ADDRESS', 'STREET_ADDRESS', 'POSTAL_CODE', 'CITY'];
const SWISS: ReadonlyMap<number, EntityType> = new Map([
  [3, 'IBAN_CODE'],
  ...[5, 12, 21].flatMap((first) => PARTY.map((type, i): [number, EntityType] => [first + i, type])),
  [28, 'TRANSACTION_ID'],
]);
const PAYMENT = /(?:^|\n)(?:(BCD)\r?\n00[12]\r?\n|SPC\r?\n0\d00\r?\n)/g;
const MOST_LINES = 30;

/** Text read from cards and codes: driver licences, Wi-Fi networks, contacts, payments. */
export function* cardCodes(view: string): Generator<Match> {
  if (view.includes('DAQ')) yield* coded(view, LICENCE_LINE, LICENCE);
  for (const { index, 0: all } of view.matchAll(NETWORK)) yield* network(all, index);
  for (const { index, 0: all } of view.matchAll(CARD)) yield* card(all, index);
  for (const { index, 0: all, 1: isEpc } of view.matchAll(PAYMENT))
    yield* payment(view, all.startsWith('\n') ? index + 1 : index, isEpc === undefined ? SWISS : EPC);
}

function* network(all: string, index: number): Generator<Match> {
  for (const { index: at, 1: code = '', 2: value = '' } of all.matchAll(NETWORK_PART)) {
    const type = NETWORK_TYPES.get(code);
    const start = index + at + 2;
    if (type !== undefined)
      yield {
        type,
        start,
        end: start + value.length,
        score: scoreOf('cue:field'),
        why: 'part of the code of a network',
      };
  }
}

function* card(all: string, index: number): Generator<Match> {
  for (const found of all.matchAll(CARD_PART)) {
    const value = found[6] ?? '';
    const kind = found.slice(1, 6).findIndex((name) => name !== undefined);
    const start = index + found.index + found[0].length - value.length;
    for (const [i, piece] of split({ text: value, start }, ',').entries()) {
      const type = kind === 1 ? PLACES[i] : CARD_TYPES[kind];
      if (type !== undefined) yield* matchOf(piece, type);
    }
  }
}

function* payment(view: string, from: number, types: ReadonlyMap<number, EntityType>): Generator<Match> {
  let number = 0;
  for (const line of linesFrom(view, from, MOST_LINES)) {
    const type = types.get(number++);
    if (type !== undefined) yield* matchOf(line, type);
  }
}
