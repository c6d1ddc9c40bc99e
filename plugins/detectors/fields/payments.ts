import type { EntityType, Match } from '../../../core/index.js';
import { coded, codes } from './coded.js';
import { matchOf } from './pieces.js';
import { FIRM } from './swift.js';

/**
 * Elements of ISO 20022 (pain, pacs, camt) that hold references, and parts of addresses that the dictionary of titles
 * does not know.
 */
const ELEMENTS = codes({
  TRANSACTION_ID: 'MsgId PmtInfId EndToEndId InstrId TxId UETR AcctSvcrRef NtryRef ClrSysRef',
  ID_NUMBER: 'MndtId LEI',
  SWIFT_BIC: 'BIC BICFI AnyBIC BICOrBEI',
  STREET_ADDRESS: 'StrtNm BldgNb Flr Room',
  CITY: 'TwnNm TwnLctnNm DstrctNm',
});
const ELEMENT = /<(?:[a-z]\w{0,9}:)?(?<code>[A-Z]\w{2,11})>(?<value>[^<>\r\n]{1,80})(?<tail><\/)/g;
/** `<Dbtr><Nm>…`: debtors and creditors, and their accounts. */
const PARTY =
  /<(?:[a-z]\w{0,9}:)?(?:Ultmt)?(?:Dbtr|Cdtr|InitgPty|Ownr)>\s{0,40}(?:<(?:[a-z]\w{0,9}:)?Pty>\s{0,40})?<(?:[a-z]\w{0,9}:)?Nm>([^<>\r\n]{2,140})(?=<\/)/g;
/** `<Stmt><Id>…`: the reference of a statement or of a message about an account. */
const STATEMENT =
  /<(?:[a-z]\w{0,9}:)?(?:Stmt|Rpt|Ntfctn|Assgnmt)>\s{0,40}<(?:[a-z]\w{0,9}:)?Id>([^<>\r\n]{2,40})(?=<\/)/g;
const OTHER = /<(?:[a-z]\w{0,9}:)?Othr>\s{0,40}<(?:[a-z]\w{0,9}:)?Id>([^<>\r\n]{2,40})(?=<\/)/g;

/** References, parties and parts of addresses in XML payment messages. */
export function* payments(view: string): Generator<Match> {
  yield* coded(view, ELEMENT, ELEMENTS);
  for (const { index, 0: all, 1: text = '' } of view.matchAll(PARTY)) yield* ending(index, all, text, partyType(text));
  for (const { index, 0: all, 1: text = '' } of view.matchAll(STATEMENT))
    yield* ending(index, all, text, 'TRANSACTION_ID');
  for (const { index, 0: all, 1: text = '' } of view.matchAll(OTHER)) yield* ending(index, all, text, 'BANK_ACCOUNT');
}

const ending = (index: number, all: string, text: string, type: EntityType): Generator<Match> =>
  matchOf({ text, start: index + all.length - text.length }, type);

const partyType = (text: string): EntityType => (FIRM.test(text) ? 'ORGANIZATION' : 'PERSON');
