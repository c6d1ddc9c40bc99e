import { record, withRecords, withStreams, xls } from '../make-xls.js';
import { underscored } from './forms.js';

/** Builds a workbook of Excel 97 with a value in one place. @param known a text of one of its cells. */
export type XlsPlace = (value: string, known: string) => Buffer;

const rows = (known: string, value = 'x') => [
  ['Note', 'Other'],
  [value, 'y'],
  ['', known],
];
const book = (known: string): Buffer => xls(rows(known));

/** A text as records write it: its length in one byte or two, how it is written, its characters. */
const counted = (text: string, width: 1 | 2, isWide = false): Buffer => {
  const length = Buffer.alloc(width);
  length.writeUIntLE(text.length, 0, width);
  return Buffer.concat([length, Buffer.from([isWide ? 1 : 0]), Buffer.from(text, isWide ? 'utf16le' : 'latin1')]);
};
const zeros = (count: number): Buffer => Buffer.alloc(count);

/** A record beside those that the library writes. */
const inRecord =
  (where: 'book' | 'sheet', type: number, data: (value: string) => Buffer): XlsPlace =>
  (value, known) =>
    withRecords(book(known), where, record(type, data(value)));
const inStream =
  (name: string, content: (value: string) => Buffer): XlsPlace =>
  (value, known) =>
    withStreams(book(known), { [name]: content(value) });

/** A defined name: flags, key, length of the name, length of its formula, sheets, lengths of four texts; the name, then its formula. */
const definedName = (name: string, formula: Buffer): Buffer => {
  const head = zeros(14);
  head.writeUInt8(name.length, 3);
  head.writeUInt16LE(formula.length, 4);
  return Buffer.concat([head, Buffer.from([0]), Buffer.from(name, 'latin1'), formula]);
};
const quoted = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x17, text.length, 0]), Buffer.from(text, 'latin1')]);

/** Every place of such a workbook that may hold a person's words. */
export const XLS_PLACES: Readonly<Record<string, XlsPlace>> = {
  cell: (value, known) => xls(rows(known, value)),
  'cell: joined by underscores': (value, known) => xls(rows(known, `scan of ${underscored(value)}.pdf`)),
  'cell: in a path': (value, known) => xls(rows(known, `C:\\Users\\${value}\\a.doc`)),
  'cell: line break': (value, known) => xls(rows(known, value.replace(' ', '\n'))),
  'cell: of Excel 5': (value, known) => xls(rows(known, value), { biff: 'biff5' }),
  'sheet: name': (value, known) => xls(rows(known), { names: [value.slice(0, 31)] }),
  'sheet: header': inRecord('sheet', 0x14, (v) => counted(`&L&"Arial,Bold"${v}`, 2)),
  'sheet: footer': inRecord('sheet', 0x15, (v) => counted(`&C${v}&R&P`, 2)),
  'sheet: footer of odd and even pages': inRecord('sheet', 0x89c, (v) =>
    Buffer.concat([Buffer.from([0x9c, 8]), zeros(26), Buffer.from([3, 0, 0, 0, 0, 0, 0, 0]), counted(`&C${v}`, 2)]),
  ),
  'sheet: note': inRecord('sheet', 0x1c, (v) => Buffer.concat([zeros(8), counted(v, 2), zeros(1)])),
  'sheet: code name': inRecord('sheet', 0x1ba, (v) => counted(underscored(v), 2)),
  'sheet: validation': inRecord('sheet', 0x1be, (v) =>
    Buffer.concat([zeros(4), counted(v, 2), counted('x', 2), counted(v, 2, true), counted('x', 2), zeros(14)]),
  ),
  'sheet: link': inRecord('sheet', 0x1b8, (v) =>
    Buffer.concat([
      zeros(32),
      Buffer.from(`${v}\0`, 'utf16le'),
      zeros(4),
      Buffer.from(`http://a.example/${encodeURIComponent(v)}\0`, 'utf16le'),
    ]),
  ),
  'sheet: scenario': inRecord('sheet', 0xaf, (v) =>
    Buffer.concat([zeros(4), Buffer.from([v.length, 0, v.length]), counted(v, 1), counted(v, 1)]),
  ),
  'sheet: series': inRecord('sheet', 0x100d, (v) => Buffer.concat([zeros(2), counted(v, 1)])),
  'sheet: text in a formula': inRecord('sheet', 0x221, (v) => Buffer.concat([zeros(14), quoted(v)])),
  'sheet: conditional format': inRecord('sheet', 0x1b1, (v) => Buffer.concat([zeros(12), quoted(v)])),
  'sheet: pivot table': inRecord('sheet', 0xb0, (v) => {
    const head = zeros(44);
    head.writeUInt16LE(v.length, 40);
    head.writeUInt16LE(v.length, 42);
    const name = Buffer.concat([Buffer.from([0]), Buffer.from(v, 'latin1')]);
    return Buffer.concat([head, name, name]);
  }),
  'sheet: caption of a pivot field': inRecord('sheet', 0xb1, (v) => Buffer.concat([zeros(8), counted(v, 2)])),
  'sheet: caption of a pivot item': inRecord('sheet', 0xb2, (v) => Buffer.concat([zeros(6), counted(v, 2)])),
  'sheet: caption of pivot data': inRecord('sheet', 0xc5, (v) => Buffer.concat([zeros(12), counted(v, 2)])),
  'sheet: pivot options': inRecord('sheet', 0xf1, (v) =>
    Buffer.concat([
      zeros(2),
      Buffer.from([v.length, 0, v.length, 0]),
      zeros(18),
      Buffer.from([0]),
      Buffer.from(v, 'latin1'),
      Buffer.from([0]),
      Buffer.from(v, 'latin1'),
    ]),
  ),
  'sheet: extended pivot field': inRecord('sheet', 0x100, (v) => Buffer.concat([zeros(20), counted(v, 2)])),
  'sheet: caption of a pivot table, newer': inRecord('sheet', 0x864, (v) =>
    Buffer.concat([Buffer.from([0x64, 8, 0, 0, 0, 2]), zeros(8), counted(v, 2, true)]),
  ),
  'sheet: table': inRecord('sheet', 0x872, (v) => Buffer.concat([zeros(60), counted(v, 2, true)])),
  'sheet: filter': inRecord('sheet', 0x9e, (v) =>
    Buffer.concat([
      zeros(4),
      Buffer.from([6, 0, 0, 0, v.length, 0, 0, 0, 0, 0]),
      zeros(10),
      Buffer.from([0]),
      Buffer.from(v, 'latin1'),
    ]),
  ),
  'sheet: filter, newer': inRecord('sheet', 0x87e, (v) => Buffer.concat([zeros(30), Buffer.from(v, 'utf16le')])),
  'sheet: smart tag': inRecord('sheet', 0x868, (v) => Buffer.concat([zeros(30), counted(v, 2, true)])),
  'sheet: custom view': inRecord('sheet', 0x1aa, (v) => Buffer.concat([zeros(64), counted(v, 2)])),
  'sheet: control': inRecord('sheet', 0x5d, (v) => Buffer.concat([zeros(30), quoted(v), zeros(4)])),
  'sheet: settings of a printer': inRecord('sheet', 0x4d, (v) =>
    Buffer.concat([zeros(2), Buffer.from(v, 'utf16le'), zeros(20)]),
  ),
  'sheet: query': inRecord('sheet', 0x1ad, (v) => Buffer.concat([zeros(12), counted(v, 2)])),
  'sheet: an unknown record': inRecord('sheet', 0x7a1, (v) => Buffer.concat([zeros(4), counted(v, 2, true)])),
  'sheet: an unknown record, bare text': inRecord('sheet', 0x7a2, (v) =>
    Buffer.concat([zeros(4), Buffer.from(v, 'utf16le'), zeros(2)]),
  ),
  'workbook: defined name': inRecord('book', 0x18, (v) => definedName(underscored(v), quoted('x'))),
  'workbook: defined name, value': inRecord('book', 0x18, (v) => definedName('a', quoted(v))),
  'workbook: comment of a name': inRecord('book', 0x894, (v) =>
    Buffer.concat([
      zeros(12),
      Buffer.from([1, 0, v.length, 0, 0]),
      Buffer.from('a'),
      Buffer.from([0]),
      Buffer.from(v, 'latin1'),
    ]),
  ),
  'workbook: link to a workbook': inRecord('book', 0x1ae, (v) =>
    Buffer.concat([Buffer.from([1, 0]), counted(`\u0001C\u0003Users\u0003${v}\u0003a.xls`, 2), counted('S', 2)]),
  ),
  'workbook: external name': inRecord('book', 0x23, (v) =>
    Buffer.concat([zeros(6), counted(underscored(v), 1), zeros(2)]),
  ),
  'workbook: cache of a link': inRecord('book', 0x5a, (v) =>
    Buffer.concat([zeros(4), Buffer.from([2]), counted(v, 2)]),
  ),
  'workbook: who saved it': inRecord('book', 0x5c, (v) =>
    Buffer.concat([counted(v, 2), Buffer.alloc(112 - v.length - 3, 0x20)]),
  ),
  'workbook: who reserved it': inRecord('book', 0x5b, (v) => Buffer.concat([zeros(4), counted(v, 2)])),
  'workbook: number format': inRecord('book', 0x41e, (v) =>
    Buffer.concat([Buffer.from([0xa4, 0]), counted(`0 "${v}"`, 2)]),
  ),
  'workbook: style': inRecord('book', 0x293, (v) => Buffer.concat([Buffer.from([0x10, 0]), counted(v, 2)])),
  'workbook: style, newer': inRecord('book', 0x892, (v) =>
    Buffer.concat([zeros(16), Buffer.from([v.length, 0]), Buffer.from(v, 'utf16le')]),
  ),
  'workbook: connection': inRecord('book', 0x876, (v) =>
    Buffer.concat([zeros(12), counted(`Provider=X;User ID=${v}`, 2, true)]),
  ),
  'workbook: pivot cache source': inRecord('book', 0xdc, (v) => counted(v, 2)),
  'workbook: pivot source': inRecord('book', 0x51, (v) => Buffer.concat([zeros(6), counted(v, 2)])),
  'workbook: an unknown record': inRecord('book', 0x7a3, (v) =>
    Buffer.concat([zeros(4), Buffer.from(v, 'utf16le'), zeros(2)]),
  ),
  'stream: pivot cache': inStream('/_SX_DB_CUR/0001', (v) =>
    Buffer.concat([
      record(0xc7, Buffer.concat([zeros(14), counted(v, 2)])),
      record(0xcd, counted(v, 2)),
      record(0x0a, zeros(0)),
    ]),
  ),
  'stream: names of users': inStream('/User Names', (v) =>
    record(0x1c4, Buffer.concat([zeros(20), counted(v, 2, true)])),
  ),
  'stream: revisions': inStream('/Revision Log', (v) => record(0x138, Buffer.concat([zeros(20), counted(v, 2, true)]))),
  'stream: custom property': inStream('/Custom', (v) => Buffer.concat([zeros(8), Buffer.from(v, 'utf16le'), zeros(4)])),
  'stream: object': inStream('/MBD00000001/CONTENTS', (v) =>
    Buffer.concat([zeros(8), Buffer.from(v, 'utf16le'), zeros(4)]),
  ),
  'properties: author': (value, known) => xls(rows(known), { props: { Author: value } }),
  'properties: title': (value, known) => xls(rows(known), { props: { Title: value } }),
  'properties: keywords': (value, known) => xls(rows(known), { props: { Keywords: value, Comments: value } }),
  'properties: manager': (value, known) => xls(rows(known), { props: { Manager: value } }),
  'properties: company': (value, known) => xls(rows(known), { props: { Company: value } }),
};
