import type { EntityType, Match } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { matchOf, type Piece, split } from './pieces.js';

/** A party in numbered lines. */
const NUMBERED = /:(?:50|59)F:[^\n]{0,40}((?:\r?\n[1-8]\/[^\r\n]{1,40}){1,6})/g;
const NUMBERED_LINES: ReadonlyMap<string, EntityType> = new Map([
  ['1', 'PERSON'],
  ['2', 'STREET_ADDRESS'],
  ['3', 'STREET_ADDRESS'],
  ['4', 'DATE_OF_BIRTH'],
  ['5', 'CITY'],
]);

/**
 * A party in plain lines: an optional account, the name, the address. The next field begins with `:`, the end of the
 * message is `-}`.
 */
const PLAIN =
  /(?:^|[\r\n]):(50[HKL]?|59|5[1-7][BD]):(?:\/[^\r\n]{1,40}\r?\n)?(?![/:\s])([^\r\n]{2,40}(?:\r?\n(?![:{-])[^\r\n]{2,40}){0,4})/g;
/** A word that only names of companies and banks contain. */
export const FIRM = new RegExp(
  `(?<!\\p{L})(?:${lexiconPattern('organization-words', { class: 'on-bank-messages' })})(?!\\p{L})`,
  'iu',
);

/** An entry of a statement (MT940) with the references of the account owner and the bank. */
const ENTRY =
  /(?:^|[\r\n]):61:\d{6,10}R?[CD][A-Z]?[\d,]{2,15}[A-Z][A-Z0-9]{3}([^\r\n/]{3,16})?(?:\/\/([^\r\n]{3,16}))?/dg;
/** Details of a payment: `?32ANNA ROTH` and `?20EREF+77120` at German banks, `/NAME/A. ROTH/` at others. */
const DETAILS = /(?:^|[\r\n]):86:((?:[^\r\n]{1,70}(?:\r?\n(?![:-]))?){1,8})/g;
const PART =
  /\?(3[0-3])([^?\r\n]{2,40})|\/(NAME|BIC|IBAN|EREF|MARF|CSID|BENM|ORDP|ULTD|ULTC)\/{1,2}(?:NAME\/)?([^/\r\n]{3,70})|\?(?:2\d|6[0-3])(EREF|KREF|MREF|CRED|DEBT|ABWA|ABWE|IBAN|BIC)\+ ?([^?\r\n]{2,40})/g;
/** Placeholders for a missing reference. */
const NOT_GIVEN = /^NOT ?PROVIDED$/i;
const PART_TYPES: ReadonlyMap<string, EntityType> = new Map([
  ['30', 'SWIFT_BIC'],
  ['BIC', 'SWIFT_BIC'],
  ['31', 'BANK_ACCOUNT'],
  ['IBAN', 'IBAN_CODE'],
  ['EREF', 'TRANSACTION_ID'],
  ['KREF', 'TRANSACTION_ID'],
  ['MREF', 'ID_NUMBER'],
  ['CRED', 'ID_NUMBER'],
  ['DEBT', 'ID_NUMBER'],
  ['MARF', 'ID_NUMBER'],
  ['CSID', 'ID_NUMBER'],
]);

/** Names and addresses of the parties of a SWIFT message: payer, payee and their banks. */
export function* swift(view: string): Generator<Match> {
  for (const { index, 0: all, 1: lines = '' } of view.matchAll(NUMBERED)) yield* numbered(lines, index, all);
  for (const { index, 0: all, 1: tag = '', 2: lines = '' } of view.matchAll(PLAIN)) {
    const [name, ...address] = split({ text: lines, start: index + all.length - lines.length }, '\n');
    if (name !== undefined) yield* matchOf(name, isFirm(tag, name) ? 'ORGANIZATION' : 'PERSON');
    for (const line of address) yield* matchOf(line, 'STREET_ADDRESS');
  }
  for (const { indices } of view.matchAll(ENTRY))
    for (const at of indices?.slice(1) ?? [])
      if (at !== undefined) yield* matchOf({ text: view.slice(at[0], at[1]), start: at[0] }, 'TRANSACTION_ID');
  for (const { index, 0: all, 1: text = '' } of view.matchAll(DETAILS))
    yield* details({ text, start: index + all.length - text.length });
}

function* details({ text, start }: Piece): Generator<Match> {
  for (const { index, 0: all, 1: code, 2: value, 3: word, 4: other, 5: sepa = '', 6: last = '' } of text.matchAll(
    PART,
  )) {
    const own = value ?? other ?? last;
    if (NOT_GIVEN.test(own)) continue;
    const piece = { text: own, start: start + index + all.length - own.length };
    const type = PART_TYPES.get(code ?? word ?? sepa) ?? (FIRM.test(own) ? 'ORGANIZATION' : 'PERSON');
    yield* matchOf(piece, type);
  }
}

/** Banks are parties as well. */
const isFirm = (tag: string, { text }: Piece): boolean => /[BD]$/.test(tag) || FIRM.test(text);

/** Numbered lines of a party: name, address, `country/town`, date and `country/place` of birth. */
function* numbered(lines: string, index: number, all: string): Generator<Match> {
  for (const line of split({ text: lines, start: index + all.length - lines.length }, '\n')) {
    const [, number = '', text = ''] = /^([1-8])\/(?:[A-Z]{2}\/)?([^\r]*)/.exec(line.text) ?? [];
    const type = NUMBERED_LINES.get(number);
    const start = line.start + line.text.indexOf(text);
    if (type !== undefined && text !== '') yield* matchOf({ text, start }, type);
  }
}
