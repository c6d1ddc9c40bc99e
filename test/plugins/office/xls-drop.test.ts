import { read } from 'cfb';
import { expect } from 'chai';
import { xlsAdapter } from '../../../plugins/formats/office/xls.js';
import { fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { cellsOf, record, streamOf, withRecords, withStreams, xls } from './make-xls.js';

const run = (input: Uint8Array, unscanned: 'drop' | 'keep') =>
  runAdapter(xlsAdapter(), fakeSession(), input, { extension: 'xls', options: { unscanned } });

const drop = (input: Uint8Array) => run(input, 'drop');

const paths = (file: Uint8Array): string[] =>
  read(file, { type: 'buffer' })
    .FullPaths.map((path) => path.split('/').slice(1).join('/'))
    .filter((path) => path !== '' && !path.includes('Sh33tJ5'))
    .sort();

/** A record of a drawing. */
function drawn(version: number, type: number, ...data: readonly Buffer[]): Buffer {
  const content = Buffer.concat(data);
  const head = Buffer.alloc(8);
  head.writeUInt16LE(version, 0);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

const MACROS = {
  '/_VBA_PROJECT_CUR/PROJECT': Buffer.from('Name="Bee"'),
  '/_VBA_PROJECT_CUR/VBA/dir': Buffer.alloc(5000, 1),
  '/_VBA_PROJECT_CUR/VBA/Module1': Buffer.from('Sub Hello'),
} as const;

describe('xls: removal of unsearchable content', () => {
  it('removes macros and objects of other programs, and leaves a container that other software reads', async () => {
    const rows = [['Dr. Ann Bee', 5]];
    const streams = { ...MACROS, '/MBD01/WordDocument': Buffer.from('text'), '/MBD01/1Table': Buffer.alloc(9000, 2) };
    const book = withStreams(withRecords(xls(rows), 'book', record(0xd3, Buffer.alloc(0))), streams);
    const before = paths(xls(rows));
    expect(paths(book).length).to.be.greaterThan(before.length + 5);
    const { output, report } = await drop(book);
    expect(paths(output)).to.deep.equal(before);
    expect(cellsOf(output)).to.deep.equal({ A1: 'Dr. ***', B1: 5 });
    expect(streamOf(output, 'Workbook').includes(record(0xd3, Buffer.alloc(0)))).to.equal(false);
    expect(output.includes('Sub Hello')).to.equal(false);
    expect(report.warnings).to.deep.equal([
      'Parts that could not be searched were taken out: embedded objects.',
      'Parts that could not be searched were taken out: macros.',
    ]);
    expect(report.format.partsNotSearched).to.deep.equal([]);
  });

  it('removes them even if no term is found, and changes nothing if there are none', async () => {
    const { output } = await drop(withStreams(xls([['a']]), MACROS));
    expect(paths(output)).to.deep.equal(paths(xls([['a']])));
    const plain = xls([['a']]);
    expect((await drop(plain)).output.equals((await run(plain, 'keep')).output)).to.equal(true);
  });

  it('keeps embedded workbooks, which it has searched', async () => {
    const inner = xls([['Dr. Eve Eff']]);
    const { output } = await drop(
      withStreams(xls([['a']]), {
        '/MBD02/Workbook': streamOf(inner, 'Workbook'),
        '/MBD02/Other': Buffer.from('unknown'),
      }),
    );
    expect(paths(output)).to.include('MBD02/Workbook').and.not.include('MBD02/Other');
    expect(output.includes('Eve')).to.equal(false);
  });

  it('replaces pictures with blank ones, in any continuation records', async () => {
    const png = Buffer.concat([Buffer.from('89504E470D0A1A0A', 'hex'), Buffer.alloc(1500, 0x41)]);
    const emf = Buffer.alloc(800, 0x42);
    const blip = drawn(0x6e00, 0xf01e, Buffer.alloc(17), png);
    const metafile = drawn(0x3d40, 0xf01a, Buffer.alloc(50), emf);
    const stored = (picture: Buffer): Buffer => drawn(0x62, 0xf007, Buffer.alloc(36), picture);
    const group = drawn(
      0x0f,
      0xf000,
      drawn(0x10, 0xf006, Buffer.alloc(24)),
      drawn(0x2f, 0xf001, stored(blip), stored(metafile)),
    );
    const records = [record(0xeb, group.subarray(0, 700)), record(0x3c, group.subarray(700))];
    const { output, report } = await drop(withRecords(xls([['Dr. Ann Bee']]), 'book', ...records));
    const stream = streamOf(output, 'Workbook');
    expect(stream.includes('AAAA')).to.equal(false);
    expect(stream.includes('BBBB')).to.equal(false);
    expect(stream.length).to.be.greaterThan(group.length);
    expect(stream.includes('IEND')).to.equal(true);
    expect(cellsOf(output)).to.deep.equal({ A1: 'Dr. ***' });
    expect(report.warnings).to.deep.equal(['Parts that could not be searched were taken out: images.']);
  });

  it('works on a file that has been masked before', async () => {
    const link = record(0x876, Buffer.concat([Buffer.alloc(32), Buffer.from('mailto:a.b@example.com', 'utf16le')]));
    const { output } = await drop(withRecords(xls([['a.b@example.com']]), 'sheet', link));
    const again = await drop(output);
    expect(cellsOf(again.output)).to.deep.equal({ A1: '***' });
  });
});
