import type { EntityType, Match } from '../../../core/index.js';
import { coded, codes } from './coded.js';
import { matchOf } from './pieces.js';

type Column = readonly [from: number, to: number, type: EntityType];

/** Columns of the records of ACH files, counted from 0 (NACHA operating rules, appendix three). */
const RECORDS: ReadonlyMap<string, readonly Column[]> = new Map([
  [
    '1',
    [
      [3, 13, 'ABA_ROUTING'],
      [13, 23, 'TAX_ID'],
      [40, 63, 'ORGANIZATION'],
      [63, 86, 'ORGANIZATION'],
    ],
  ],
  [
    '5',
    [
      [4, 20, 'ORGANIZATION'],
      [40, 50, 'TAX_ID'],
      [79, 87, 'ABA_ROUTING'],
    ],
  ],
  [
    '6',
    [
      [3, 12, 'ABA_ROUTING'],
      [12, 29, 'BANK_ACCOUNT'],
      [39, 54, 'ID_NUMBER'],
      [54, 76, 'PERSON'],
      [79, 94, 'TRANSACTION_ID'],
    ],
  ],
  [
    '8',
    [
      [44, 54, 'TAX_ID'],
      [79, 87, 'ABA_ROUTING'],
    ],
  ],
]);
/** A record of 94 columns: the header is recognised by its numbers, other records by type and amounts. */
const RECORD =
  /(?<![^\r\n])(?:101[ \d]\d{9}[ \d]\d{9}\d{6}[^\r\n]{40,65}|5(?:200|220|225)[^\r\n]{75,90}|6[2-5][1-9]\d{9}[^\r\n]{17}\d{10}[^\r\n]{40,55}|8(?:200|220|225)\d{40}[^\r\n]{35,50})(?![^\r\n])/g;

/** Entries of account statements in personal finance formats: QIF, and OFX without closing tags. */
const ENTRY = codes({ TRANSACTION_ID: 'FITID REFNUM SRVRTID', BANK_ACCOUNT: 'ACCTID', ABA_ROUTING: 'BANKID' });
const OFX = /<(?<code>FITID|REFNUM|SRVRTID|ACCTID|BANKID)>(?<value>[^<\r\n]{1,60})/g;
const QIF_LINES = codes({ DATE: 'D', PERSON: 'P', STREET_ADDRESS: 'A' });
const QIF =
  /(?<=\n)(?<code>[DPA])(?<value>\d{1,2}[/.-][ \d]{1,2}[/'.-] ?\d{2,4}|\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.'-]{0,30}){1,3}|\d[^\r\n]{2,60})(?![^\r\n])/gu;

/** Values in files that banks exchange. */
export function* bankFiles(view: string): Generator<Match> {
  for (const { index, 0: record } of view.matchAll(RECORD))
    for (const [from, to, type] of RECORDS.get(record.charAt(0)) ?? [])
      yield* matchOf({ text: record.slice(from, to), start: index + from }, type);
  if (view.includes('<FITID>') || view.includes('<ACCTID>')) yield* coded(view, OFX, ENTRY);
  if (view.includes('!Type:')) yield* coded(view, QIF, QIF_LINES);
}
