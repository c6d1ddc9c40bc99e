import { expect } from 'chai';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { isDeidError } from '../../../core/index.js';
import { SoughtTerms } from '../../../kit/index.js';
import { checkOleForLeaks } from '../../../plugins/formats/office/xls/leak-check.js';
import { xlsAdapter } from '../../../plugins/formats/office/xls.js';
import { type FakeSession, fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import {
  cellsOf,
  type Rows,
  record,
  sheetNames,
  streamOf,
  withRecords,
  withSharedStrings,
  withStreams,
  xls,
} from './make-xls.js';

const adapter = xlsAdapter();

const rewrite = (input: Uint8Array, session: FakeSession = fakeSession(), options = {}) =>
  runAdapter(adapter, session, input, { extension: 'xls', options });

const cellsAfter = async (rows: Rows, session?: FakeSession, options = {}) =>
  cellsOf((await rewrite(xls(rows), session, options)).output);

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return isDeidError(error) ? error.code : String(error);
}

/** Text as BIFF8 writes it, with its length in 1 or 2 bytes. */
function text(value: string, lengthBytes: 1 | 2): Buffer {
  const head = Buffer.alloc(lengthBytes + 1);
  head.writeUIntLE(value.length, 0, lengthBytes);
  return Buffer.concat([head, Buffer.from(value, 'latin1')]);
}

/** Finds nothing: elsewhere, who saved the file is always found. */
const silent: FakeSession = { ...fakeSession(), find: () => [] };

const words = (count: number): string => Array.from({ length: count }, (_, i) => `word${i}`).join(' ');

describe('xls', () => {
  for (const biff of ['biff8', 'biff5'] as const)
    it(`changes the cells that contain a term and no others (${biff})`, async () => {
      const rows = [
        ['Note', 'Amount'],
        ['Seen by Dr. Ann Bee', 12.5],
        ['No-one', 7],
        ['write to a.b@example.com', 1_000_000],
      ];
      const { output } = await rewrite(
        xls(rows, { biff }),
        fakeSession(() => 'SOMEBODY ELSE'),
      );
      expect(cellsOf(output)).to.deep.equal({
        ...{ A1: 'Note', B1: 'Amount', A2: 'Seen by Dr. SOMEBODY ELSE', B2: 12.5, A3: 'No-one', B3: 7 },
        ...{ A4: 'write to SOMEBODY ELSE', B4: 1_000_000 },
      });
    });

  it('keeps every text however it continues in other records, and whatever replaces the terms', async () => {
    const one = fc.oneof(
      fc.constantFrom(`${words(40)} Dr. Ann Bee ${words(1500)}`, 'ünïcode x@example.com', 'Ωμέγα Dr. Ann Bee'),
      fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom('a', 'B', ' ', 'é', 'Ж', '1') }),
    );
    const substitutes = fc.constantFrom('Y', 'Ŷ', 'long '.repeat(2000));
    await fc.assert(
      fc.asyncProperty(
        fc.array(one, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 20, max: 200 }),
        substitutes,
        async (strings, size, substitute) => {
          const rows = strings.map((_, i) => [`placeholder ${i}`]);
          const { output } = await rewrite(
            withSharedStrings(xls(rows), strings, size),
            fakeSession(() => substitute),
          );
          const expected = strings.map((value) =>
            value.replaceAll('Ann Bee', substitute).replaceAll('x@example.com', substitute),
          );
          expect(Object.values(cellsOf(output))).to.deep.equal(expected);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('reads forms by their labels, and stacked tables by their own titles', async () => {
    const rows = [
      ['Emp ID', 'Last name'],
      ['E-204', 'Quill'],
      [''],
      ['Contact person', 'Phone'],
      ['Mara Finch', '617-555-0101'],
    ];
    const { A1, A2, B2, A4, B4, A5, B5 } = await cellsAfter(rows);
    expect([A1, A2, B2, A4, B4, A5, B5]).to.deep.equal([
      'Emp ID',
      '***',
      '***',
      'Contact person',
      'Phone',
      '***',
      '***',
    ]);
    const form = await cellsAfter([
      ['Client name', 'Ode Quill'],
      ['MRN', 4_410_233],
      ['Fee', 40],
      ['Phone', 'n/a'],
    ]);
    expect(form).to.include({ A1: 'Client name', B1: '***', A2: 'MRN', B2: '***', A3: 'Fee', B3: 40, B4: 'n/a' });
  });

  it('gives a text that occurs in two columns different values in each', async () => {
    const session = fakeSession((found, type) => `${type}:${found}`);
    const rows = [
      ['Patient Name', 'City'],
      ['Florence', 'Florence'],
      ['Paris', 'Paris'],
      ['Ann Bee', 'Rome'],
    ];
    const cells = await cellsAfter(rows, session, { columns: { 'Patient Name': 'PERSON', City: 'CITY' } });
    expect([cells.A2, cells.B2, cells.A4, cells.B4]).to.deep.equal([
      'PERSON:Florence',
      'CITY:Florence',
      'PERSON:Ann Bee',
      'CITY:Rome',
    ]);
  });

  it('finds a known term next to a finding that partly overlaps a longer known term', async () => {
    const cells = await cellsAfter(
      [['Dr. Ann'], ['Dr. Ann Bee'], ['Dr. Cee'], ['to Ann Bee@example.com']],
      fakeSession(() => '*'),
    );
    expect(cells.A4).to.equal('to * *');
  });

  it('does not take a match between a substitute and a word beside it for a leak', async () => {
    const names = fakeSession((_, type) => (type === 'EMAIL_ADDRESS' ? 'Ann' : '***'));
    const cells = await cellsAfter([['Dr. Ann Bee'], ['ask a@example.com Bee']], names);
    expect(cells).to.deep.equal({ A1: 'Dr. ***', A2: 'ask Ann Bee' });
  });

  it('searches the texts of a row for the names of the row', async () => {
    const rows = [
      ['Patient Name', 'Remarks'],
      ['Ann Bee', 'Bee was late'],
      ['Joe Cee', 'a bee stung him'],
    ];
    const cells = await cellsAfter(
      rows,
      fakeSession(() => 'X'),
      { columns: { 'Patient Name': 'PERSON' } },
    );
    expect(cells.B2).to.equal('X was late');
    expect(cells.B3).to.equal('a bee stung him');
  });

  it('replaces numbers that are identifiers, as numbers if the substitute is one', async () => {
    const rows = [
      ['SSN', 'MRN', 'Total'],
      [123456789, 555001, 10],
      [987654321, 555002, 20],
      [192837465, 555003, 30],
    ];
    const options = { columns: { SSN: 'US_SSN', MRN: 'MEDICAL_RECORD_NUMBER' } };
    const cells = await cellsAfter(
      rows,
      fakeSession((_, type) => (type === 'US_SSN' ? '111223333' : 'MRN-1')),
      options,
    );
    expect([cells.A2, cells.A4, cells.B2, cells.B4, cells.C2]).to.deep.equal([
      111223333,
      111223333,
      'MRN-1',
      'MRN-1',
      10,
    ]);
  });

  it('shifts dates that are numbers, and keeps them dates', async () => {
    const date = (v: number) => ({ t: 'n', v, z: 'yyyy-mm-dd' }) as const;
    const rows = [['Date of Birth'], [date(30_000)], [date(30_001.25)], [date(61)], [date(1)]];
    const session = fakeSession((found) => `2001${found.slice(4)}`);
    const { output } = await rewrite(xls(rows), session, { columns: { 1: 'DATE_OF_BIRTH' } });
    expect(session.asked.map(({ text: asked }) => asked)).to.include.members([
      '1982-02-18',
      '1982-02-19',
      '1900-03-01',
      '1900-01-01',
    ]);
    const { A2, A3, A4, A5 } = cellsOf(output);
    expect([A2, A3, A4, A5]).to.deep.equal([36_940, 36_941.25, 36_951, 36_892]);
  });

  it('replaces a formula by text if its result would contain a removed term again', async () => {
    const rows = [
      [
        { t: 's', v: 'Dr. Ann Bee', f: '"Dr. Ann"&" Bee"' },
        { t: 's', v: 'ab', f: '"a"&"b"' },
      ],
    ] as const;
    const { output } = await rewrite(
      xls(rows),
      fakeSession(() => 'X'),
    );
    const stream = streamOf(output, 'Workbook').toString('latin1');
    expect(cellsOf(output)).to.deep.equal({ A1: 'Dr. X', B1: 'ab' });
    expect(stream).to.not.include('Dr. Ann');
  });

  it('says that formulas keep their numbers', async () => {
    const formula = Buffer.alloc(25);
    formula.writeUInt16LE(1, 2);
    formula.writeDoubleLE(7, 6);
    // One token of three bytes: the number 7.
    formula.set([3, 0, 0x1e, 7, 0], 20);
    const book = (name: string): Buffer => withRecords(xls([[name]]), 'sheet', record(0x06, formula));
    const warnings = async (file: Buffer) =>
      (
        await rewrite(
          file,
          fakeSession(() => 'X'),
        )
      ).report.warnings.join();
    expect(await warnings(book('Dr. Ann Bee'))).to.match(/^Formulas keep the numbers and days that they repeat/);
    expect(await warnings(Buffer.from(xls([['Dr. Ann Bee']])))).to.equal('');
  });

  it('gives sheets unique names', async () => {
    const { output } = await rewrite(
      xls([['x']], { names: ['Dr. Ann Bee', 'Dr. Joe Cee', 'Other'] }),
      fakeSession(() => '*****'),
    );
    expect(sheetNames(output)).to.deep.equal(['Dr. xxxxx', 'Dr. xxxxx 2', 'Other']);
  });

  it('searches headers, notes, links and the last author, and keeps the length of what cannot grow', async () => {
    const plain = xls([['Dr. Ann Bee']]);
    const header = record(0x14, text('&L&"Arial,Bold"Dr. Ann Bee&C&P', 2));
    const note = record(0x1c, Buffer.concat([Buffer.alloc(8), text('Ann Bee', 2), Buffer.alloc(1)]));
    const link = record(
      0x1b8,
      Buffer.concat([Buffer.alloc(20, 1), Buffer.from('mailto:ann.bee@example.com\0', 'utf16le')]),
    );
    const owner = record(0x5c, Buffer.concat([text('Joe Cee', 2), Buffer.alloc(100, ' ')]));
    const { output } = await rewrite(
      withRecords(withRecords(plain, 'sheet', header, note, link), 'book', owner),
      fakeSession(() => 'A & B'),
    );
    const stream = streamOf(output, 'Workbook');
    const shown = stream.toString('latin1');
    expect(shown).to.include('&L&"Arial,Bold"Dr. A && B&C&P');
    expect(shown)
      .to.include('xxx xxx')
      .and.not.match(/Ann|Joe/);
    expect(stream.includes(Buffer.from('mailto:xxx.xxx@xxxxxxx.xxx', 'utf16le'))).to.equal(true);
  });

  it('removes the name of a module with a term from a sheet, unless the file keeps macros', async () => {
    const book = withRecords(xls([['Dr. Zlatibor']]), 'sheet', record(0x1ba, text('Zlatibor', 2)));
    const shown = async (file: Uint8Array, options = {}) =>
      streamOf((await rewrite(file, fakeSession(), options)).output, 'Workbook').toString('latin1');
    expect(await shown(book)).to.not.include('Zlatibor');
    const withMacros = withStreams(book, { '/_VBA_PROJECT_CUR/VBA/dir': Buffer.from('code') });
    expect(await shown(withMacros)).to.include('Zlatibor');
    expect(await shown(withMacros, { unscanned: 'drop' })).to.not.include('Zlatibor');
  });

  it('reads workbooks of BIFF5 from any program', async () => {
    const file = xls([['Seen by Dr. Ann Bee']], { biff: 'biff5' });
    const begin = Buffer.from([0x09, 0x08, 0x08, 0x00, 0x00, 0x05]);
    for (let at = file.indexOf(begin); at >= 0; at = file.indexOf(begin, at + 1)) file[at + 4] = 0x08;
    expect(file.indexOf(begin)).to.equal(-1);
    const { output, report } = await rewrite(file);
    expect(report.format.version).to.equal('BIFF5');
    expect(output.toString('latin1')).to.not.include('Ann Bee');
  });

  it('reads the code name of a sheet in BIFF5, too, in whichever form it is written', async () => {
    const file = xls([['Seen by Dr. Ann Bee'], ['x']], { biff: 'biff5', names: ['Dr. Ann Bee'] });
    const { output } = await rewrite(file);
    expect(sheetNames(output).join()).to.not.include('Bee');
    expect(streamOf(output, 'Workbook').toString('latin1').replaceAll('\0', '')).to.not.include('Ann Bee');
  });

  it('searches text boxes across continuation records, and moves their formats', async () => {
    const box = Buffer.alloc(18);
    const value = 'By Dr. Ann Bee, in bold';
    box.writeUInt16LE(value.length, 10);
    box.writeUInt16LE(24, 12);
    const formats = Buffer.alloc(24);
    formats.writeUInt16LE(14, 8);
    formats.writeUInt16LE(value.length, 16);
    const half = (part: string) => record(0x3c, Buffer.concat([Buffer.from([0]), Buffer.from(part, 'latin1')]));
    const records = [record(0x1b6, box), half(value.slice(0, 9)), half(value.slice(9)), record(0x3c, formats)];
    const { output } = await rewrite(
      withRecords(xls([['x']]), 'sheet', ...records),
      fakeSession(() => 'X'),
    );
    const stream = streamOf(output, 'Workbook');
    const at = stream.indexOf('By Dr. X, in bold');
    expect(at).to.be.greaterThan(0);
    const moved = stream.subarray(at + 17 + 4, at + 17 + 4 + 24);
    expect([moved.readUInt16LE(0), moved.readUInt16LE(8), moved.readUInt16LE(16)]).to.deep.equal([0, 8, 17]);
  });

  it('replaces the author in the properties of the file', async () => {
    const input = xls([['x']], { props: { Author: 'Zoe Quill', Title: 'About Dr. Ann Bee', Company: 'None' } });
    const { output } = await rewrite(
      input,
      fakeSession(() => 'X'),
    );
    const properties = streamOf(output, '\x05SummaryInformation').toString('utf16le');
    expect(properties)
      .to.include('About Dr. X')
      .and.not.match(/Zoe|Ann/);
    expect(streamOf(output, '\x05DocumentSummaryInformation').toString('utf16le')).to.include('None');
  });

  /** A set of properties ([MS-OLEPS]): by number, each with its type and value. */
  function properties(...all: readonly (readonly [number: number, type: number, value: Buffer])[]): Buffer {
    const values = all.map(([, type, value]) => {
      const head = Buffer.alloc(4);
      head.writeUInt32LE(type, 0);
      return Buffer.concat([head, value, Buffer.alloc((4 - (value.length % 4)) % 4)]);
    });
    const set = Buffer.alloc(8 + 8 * all.length);
    set.writeUInt32LE(all.length, 4);
    let at = set.length;
    for (const [i, [number]] of all.entries()) {
      set.writeUInt32LE(number, 8 + 8 * i);
      set.writeUInt32LE(at, 12 + 8 * i);
      at += values[i]?.length ?? 0;
    }
    set.writeUInt32LE(at, 0);
    const head = Buffer.alloc(48);
    head.writeUInt16LE(0xfffe, 0);
    head.writeUInt32LE(1, 24);
    head.writeUInt32LE(48, 44);
    return Buffer.concat([head, set, ...values]);
  }
  const counted = (bytes: Buffer): Buffer => {
    const head = Buffer.alloc(4);
    head.writeUInt32LE(bytes.length, 0);
    return Buffer.concat([head, bytes]);
  };
  const TEXT = 0x1e;
  const PICTURE = 0x47;

  it('reads the value of a custom property according to its name', async () => {
    const named = (number: number, name: string): Buffer => {
      const head = Buffer.alloc(4);
      head.writeUInt32LE(number, 0);
      return Buffer.concat([head, counted(Buffer.from(`${name}\0`))]);
    };
    // The names stand where the type of another property does: how many there are, then each.
    const names = [named(2, 'Patient name'), named(3, '_AuthorEmailDisplayName'), named(4, 'Version')];
    const text = (value: string): Buffer => counted(Buffer.from(`${value}\0`));
    const own = properties(
      [0, names.length, Buffer.concat(names)],
      [2, TEXT, text('quux')],
      [3, TEXT, text('Zorn, Ulla (IT)')],
      [4, TEXT, text('draft')],
    );
    // The second set of the stream is that of the user.
    own.writeUInt32LE(2, 24);
    const both = Buffer.concat([own.subarray(0, 48), Buffer.alloc(20), own.subarray(48)]);
    both.writeUInt32LE(68 + own.length - 48, 44);
    both.writeUInt32LE(68, 64);
    const input = withStreams(xls([['x']]), { '/\x05DocumentSummaryInformation': both });
    const { output } = await rewrite(
      input,
      fakeSession(() => 'Q'),
    );
    const shown = streamOf(output, '\x05DocumentSummaryInformation').toString('latin1');
    expect(shown)
      .to.include('draft')
      .and.include('Patient name')
      .and.not.match(/quux|Zorn/);
  });

  it('neither searches the default author of an installation nor takes it for a person', async () => {
    const input = xls([['Dr. Ann Bee']], { props: { Author: 'Dr. Ann Bee', LastAuthor: 'Microsoft Office User' } });
    const session = fakeSession(() => 'X');
    await rewrite(input, session);
    expect(session.asked.map(({ text: asked }) => asked)).not.to.include('Microsoft Office User');
  });

  it('removes the preview from a file that has changed, and searches neither it nor what programs write', async () => {
    const summary = properties(
      [18, TEXT, counted(Buffer.from('Dr. Sheets\0'))],
      [17, PICTURE, counted(Buffer.from('\0\0PICT\0Dr. Dotty Pix\0'))],
      [2, TEXT, counted(Buffer.from('About Dr. Ann Bee\0'))],
    );
    const input = (cell: string) =>
      withStreams(xls([[cell]]), {
        '/\x05SummaryInformation': summary,
        '/\x05DocumentSummaryInformation': properties([12, TEXT, counted(Buffer.from('Dr. Blatt\0'))]),
      });
    const session = fakeSession(() => 'X');
    const { output } = await rewrite(input('x'), session);
    const shown = streamOf(output, '\x05SummaryInformation').toString('latin1');
    expect(shown)
      .to.include('About Dr. X')
      .and.include('Dr. Sheets')
      .and.not.match(/PICT|Dotty/);
    expect(session.asked.map(({ text: asked }) => asked).join()).not.to.match(/Sheets|Dotty|Blatt/);
    const plain = withStreams(xls([['x']]), {
      '/\x05SummaryInformation': properties([17, PICTURE, counted(Buffer.from('PICT'))]),
    });
    expect((await rewrite(plain, silent)).output.equals(plain)).to.equal(true);
  });

  describe('drawings', () => {
    const NAME = 0x380;
    const PACKAGE = 0x3a9;

    /** The record of a drawing with one shape: long values by number, and bytes of another kind behind. */
    function drawing(values: Readonly<Record<number, Uint8Array>>, behind = ''): Buffer {
      const all = Object.entries(values);
      const list = Buffer.alloc(6 * all.length);
      for (const [i, [number, { length }]] of all.entries()) {
        list.writeUInt16LE(Number(number) | 0x8000, 6 * i);
        list.writeUInt32LE(length, 6 * i + 2);
      }
      const atom = (head: number, type: number, ...data: readonly Uint8Array[]): Buffer => {
        const bytes = Buffer.concat([Buffer.alloc(8), ...data]);
        bytes.writeUInt16LE(head, 0);
        bytes.writeUInt16LE(type, 2);
        bytes.writeUInt32LE(bytes.length - 8, 4);
        return bytes;
      };
      const shape = atom((all.length << 4) | 3, 0xf00b, list, ...all.map(([, value]) => value));
      return record(0xec, atom(0xf, 0xf004, shape, atom(0, 0xf010, Buffer.from(behind))));
    }
    const utf16 = (value: string): Buffer => Buffer.from(`${value}\0`, 'utf16le');
    const packed = (xml: string): Uint8Array => zipSync({ 'drs/shapexml.xml': strToU8(xml) });
    const streamAfter = async (...records: readonly Buffer[]) =>
      streamOf((await rewrite(withRecords(xls([['x']]), 'sheet', ...records))).output, 'Workbook');

    it('have names that are searched, except default names with numbers', async () => {
      const session = fakeSession();
      const input = withRecords(xls([['x']]), 'sheet', drawing({ [NAME]: utf16('By Dr. Ann Bee') }, 'Dr. Num Ber'));
      const stream = streamOf((await rewrite(input, session)).output, 'Workbook');
      expect(stream.includes(utf16('By Dr. xxx xxx'))).to.equal(true);
      expect(stream.includes('Dr. Num Ber')).to.equal(true);
    });

    it('have shapes that are stored twice, of which the compressed copy with text is removed', async () => {
      const shape = packed('<a:p><a:r><a:t>By Dr. A</a:t></a:r><a:r><a:t>nn Bee</a:t></a:r></a:p>');
      const other = packed('<xdr:cNvPr name="Box 1"/><a:p><a:t>None</a:t></a:p>');
      const stream = await streamAfter(drawing({ [PACKAGE]: shape }), drawing({ [PACKAGE]: other }));
      expect(stream.includes(Buffer.from(shape.subarray(0, 60)))).to.equal(false);
      expect(stream.includes('shapexml')).to.equal(true);
      expect(stream.includes(Buffer.from(other))).to.equal(true);
      expect(stream.includes(Buffer.from('PK\x05\x06', 'latin1'))).to.equal(true);
    });

    it('lose unreadable packages only if something changes', async () => {
      const broken = Buffer.from(packed('<a:t>x</a:t>')).fill(0xff, 60);
      const input = withRecords(xls([['x']]), 'sheet', drawing({ [PACKAGE]: broken }));
      expect((await rewrite(input, silent)).output.equals(input)).to.equal(true);
      const changed = await streamAfter(drawing({ [PACKAGE]: broken, [NAME]: utf16('Dr. Ann Bee') }));
      expect(changed.includes(broken.subarray(0, 60))).to.equal(false);
    });

    it('are not returned with a term in a package', async () => {
      const file = withRecords(xls([['x']]), 'sheet', drawing({ [PACKAGE]: packed('<a:t>Annabel Bee</a:t>') }));
      const gone = new SoughtTerms();
      gone.add('Annabel Bee', 'PERSON');
      expect(await codeOf((async () => checkOleForLeaks(file, gone))())).to.equal('leak_detected');
    });
  });

  it('keeps the names of programs that show an object, and reads no tab as a length', async () => {
    const session = fakeSession();
    const settings = Buffer.from('<dict>\n\t<key>DrawerOfPaper</key>');
    const object = record(0x5d, Buffer.concat([Buffer.from([0, 15, 0, 0]), Buffer.from('Word.Document.8')]));
    await rewrite(withRecords(xls([['x']]), 'sheet', object, record(0x4d, settings)), session);
    expect(session.asked.map(({ text: asked }) => asked).join()).not.to.match(/Document|<key>/);
  });

  it('blanks short names found elsewhere in objects of other programs, where they are in UTF-16', async () => {
    const other = Buffer.concat([
      Buffer.from([1, 0xff, 0xff]),
      Buffer.from('Igor\0', 'utf16le'),
      Buffer.from([4, 0xff]),
    ]);
    const input = withStreams(xls([['Dr. Igor']]), { '/MBD0001/1Table': other });
    const { output } = await rewrite(input);
    expect(streamOf(output, '/MBD0001/1Table').includes(Buffer.from('xxxx', 'utf16le'))).to.equal(true);
  });

  it('does not change macros, and reports them', async () => {
    const macro = Buffer.from('Sub Hello: Dr. Ann Bee');
    const input = withStreams(xls([['Dr. Ann Bee']]), { '/_VBA_PROJECT_CUR/VBA/Module1': macro });
    const { output, report } = await rewrite(input);
    expect(streamOf(output, '/_VBA_PROJECT_CUR/VBA/Module1').equals(macro)).to.equal(true);
    expect(report.warnings).to.deep.equal(['The file holds macros, which were not searched.']);
    expect(await codeOf(rewrite(input, fakeSession(), { unscanned: 'fail' }))).to.equal('document_unreadable');
  });

  it('reports the types of its columns', async () => {
    const { report } = await rewrite(xls([['E-mail'], ['a@example.com'], ['b@example.com'], ['c@example.com']]));
    expect(report.format).to.deep.include({ version: 'BIFF8', partsNotSearched: [] });
    expect(report.format.sheets).to.deep.equal([
      { headerRow: 1, columns: [{ column: 1, use: 'type', type: 'EMAIL_ADDRESS', why: 'title and values' }] },
    ]);
  });
});

describe('xls: hostile and broken files', () => {
  const good = xls([['Dr. Ann Bee', 1]]);

  it('refuses encrypted files', async () => {
    expect(await codeOf(rewrite(withRecords(good, 'book', record(0x2f, Buffer.alloc(6)))))).to.equal(
      'document_encrypted',
    );
    expect(await codeOf(rewrite(withStreams(good, { '/EncryptedPackage': Buffer.alloc(8) })))).to.not.equal(
      'document_encrypted',
    );
  });

  it('refuses a file that has no records, and does not return what it could not read', async () => {
    const stream = streamOf(good, 'Workbook');
    const junk = withStreams(good, {
      '/Workbook': Buffer.concat([stream, Buffer.from('\x34\x12\xff\x7fDr. Ann Bee', 'latin1')]),
    });
    expect(await codeOf(rewrite(junk))).to.equal('document_unreadable');
  });

  it('accepts trailing zeros and empty records', async () => {
    const input = withRecords(
      good,
      'sheet',
      record(0, Buffer.alloc(0)),
      record(0x204, Buffer.concat([Buffer.from([5, 0, 0, 0, 0, 0]), text('Dr. Joe Cee', 2)])),
    );
    const padded = withStreams(input, { '/Workbook': Buffer.concat([streamOf(input, 'Workbook'), Buffer.alloc(600)]) });
    expect(cellsOf((await rewrite(padded)).output)).to.deep.include({ A1: 'Dr. ***', A6: 'Dr. ***' });
  });

  it('does not trust the stated number of shared strings', async () => {
    const stream = streamOf(good, 'Workbook');
    const at = stream.indexOf(Buffer.from([0xfc, 0]));
    stream.writeUInt32LE(0xffffff, at + 8);
    expect(cellsOf((await rewrite(withStreams(good, { '/Workbook': stream }))).output).A1).to.equal('Dr. ***');
  });

  it('refuses chains of sectors that are circular or belong to two streams', async () => {
    for (const next of [0, 1, 2]) {
      const bytes = Buffer.from(good);
      const fat = (bytes.readUInt32LE(76) + 1) * 512;
      for (let i = 0; i < 128; i++)
        if (bytes.readUInt32LE(fat + 4 * i) < 0xfffffff0) bytes.writeUInt32LE(next, fat + 4 * i);
      expect(await codeOf(rewrite(bytes))).to.equal('document_unreadable');
    }
  });

  it('searches the cells for an author with a full name, whatever the name', async () => {
    const input = xls([['asked XANQO BRIZZLE']], { props: { Author: 'Xanqo Brizzle' } });
    expect(cellsOf((await rewrite(input)).output)).to.deep.equal({ A1: 'asked ***' });
  });

  it('answers any damage with a file or an error of the table', async () => {
    const input = withRecords(
      xls(
        [
          ['Dr. Ann Bee', 12, 'x'],
          ['a@b.example', 7],
        ],
        { props: { Author: 'Joe' } },
      ),
      'sheet',
      record(0x14, text('Dr. Ann', 2)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(input.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 }),
        async (changes) => {
          const bytes = Buffer.from(input);
          for (const [at, byte] of changes) bytes[at] = byte;
          const error = await rewrite(bytes).then(
            () => undefined,
            (thrown: unknown) => thrown,
          );
          expect(error === undefined || isDeidError(error)).to.equal(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});
