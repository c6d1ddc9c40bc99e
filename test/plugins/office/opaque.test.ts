import { crc32 } from 'node:zlib';
import { expect } from 'chai';
import { unzipSync } from 'fflate';
import { Engine, isDeidError } from '../../../core/index.js';
import { SoughtTerms } from '../../../kit/index.js';
import office from '../../../plugins/formats/office/index.js';
import { checkForLeaks } from '../../../plugins/formats/office/package/leak-check.js';
import { fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { documentRelationships, docx, paragraph, partsOf, relationship } from './make-docx.js';
import { record, streamOf, withRecords, xls } from './make-xls.js';

async function rewrite(name: 'docx' | 'xls', input: Uint8Array) {
  const engine = await Engine.create({ plugins: [office] });
  const adapter = engine.fileAdapters.find((one) => one.name === name);
  if (adapter === undefined) throw new Error('no adapter');
  const run = await runAdapter(adapter, fakeSession(), input, { extension: name });
  await engine.close();
  return run;
}

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
const NAME = 'Annabel Beé';
const body = paragraph(`Seen by Dr. ${NAME}`);

/** One chunk of a PNG picture. */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(data.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), named.length + 4);
  return out;
}
const png = (text: Buffer): Buffer =>
  Buffer.concat([Buffer.from('89504E470D0A1A0A', 'hex'), chunk('iTXt', text), chunk('IEND', Buffer.alloc(0))]);

describe('office: terms in parts that are not searched', () => {
  it('are overwritten in place, at their length, if they are text in any encoding', async () => {
    const noise = Buffer.from([1, 2, 0, 0xff, 3]);
    const parts = {
      'word/media/a.emf': Buffer.concat([noise, utf16(`by ${NAME}, 2020`), noise]),
      'word/media/b.emf': Buffer.concat([noise, Buffer.from([7]), utf16(`by ${NAME}`), noise]),
      'word/media/c.wmf': Buffer.concat([noise, Buffer.from(`by ${NAME}`, 'latin1'), noise]),
      'word/media/d.wmf': Buffer.from(`see http://x/annabel%20be%C3%A9?a=1`),
      'word/media/e.png': png(Buffer.from(`Author\0by ANNABEL  Beé`)),
      'word/fonts/f.ttf': Buffer.from(NAME),
    };
    const types = '<Default Extension="ttf" ContentType="application/x-font-ttf"/>';
    const input = docx(body, parts);
    const { '[Content_Types].xml': list = '' } = partsOf(input);
    const { output } = await rewrite(
      'docx',
      docx(body, { ...parts, '[Content_Types].xml': list.replace('<Default', `${types}<Default`) }),
    );
    const after = unzipSync(output);
    expect(after['word/media/a.emf']).to.deep.equal(
      new Uint8Array(Buffer.concat([noise, utf16('by ******* ***, 2020'), noise])),
    );
    expect(after['word/media/b.emf']).to.deep.equal(
      new Uint8Array(Buffer.concat([noise, Buffer.from([7]), utf16('by ******* ***'), noise])),
    );
    expect(Buffer.from(after['word/media/c.wmf'] ?? []).toString('latin1')).to.include('by ******* ***');
    expect(Buffer.from(after['word/media/d.wmf'] ?? []).toString()).to.equal('see http://x/*******%20**%2A%2A?a=1');
    expect(after['word/media/e.png']).to.deep.equal(new Uint8Array(png(Buffer.from('Author\0by *******  ****'))));
    expect(Buffer.from(after['word/fonts/f.ttf'] ?? []).toString()).to.equal(NAME);
  });

  for (const [what, bytes] of [
    ['UTF-8', Buffer.from(`\x01by ${NAME}`)],
    ['Latin-1', Buffer.from(`\x01by ${NAME}`, 'latin1')],
    ['UTF-16', Buffer.concat([Buffer.from([0x03]), utf16(`by ${NAME.toUpperCase()}`)])],
    ['escapes of links', Buffer.from('x?by=annabel%20be%c3%a9')],
  ] as const)
    it(`are leaks if they remain in ${what}`, async () => {
      const gone = new SoughtTerms();
      gone.add(NAME, 'PERSON');
      const file = docx(paragraph('Nothing'), { 'word/media/a.emf': bytes });
      const limits = { wholeFileBytes: 1e9, partBytes: 1e9, unpackedBytes: 1e9 };
      const codeOf = (checked: readonly string[]): Promise<unknown> =>
        checkForLeaks(file, { gone, limits, checked: new Set(checked) }).then(
          () => 'none',
          (error: unknown) => isDeidError(error) && error.code,
        );
      expect(await codeOf([])).to.equal('leak_detected');
      expect(await codeOf(['word/media/a.emf'])).to.equal('none');
    });

  it('are found in links with escapes, in fields and in records of old workbooks', async () => {
    const field = (code: string): string => `<w:p><w:r><w:instrText>${code}</w:instrText></w:r></w:p>`;
    const input = docx(body + field('HYPERLINK "mailto:Annabel%20Be%C3%A9?x=%20y"'));
    const parts = partsOf((await rewrite('docx', input)).output);
    expect(parts['word/document.xml']).to.include(field('HYPERLINK "mailto:***?x=%20y"'));
    const link = record(0x1b8, Buffer.concat([Buffer.alloc(32), utf16('mailto:Ann%20Bee?x')]));
    const { output } = await rewrite('xls', withRecords(xls([['Dr. Ann Bee']]), 'sheet', link));
    expect(streamOf(output, 'Workbook').includes(utf16('mailto:xxx%20xxx?x'))).to.equal(true);
  });

  it('are changed in imported HTML, which is searched like a separate file', async () => {
    const page = '<html><p title="Annabel Be&eacute;">a@example.com</p></html>';
    const types = '<Default Extension="htm" ContentType="text/html"/>';
    const parts = {
      ...documentRelationships(relationship('rId3', 'aFChunk', 'import.htm')),
      'word/import.htm': page,
    };
    const { '[Content_Types].xml': list = '' } = partsOf(docx(body));
    const input = docx(body, { ...parts, '[Content_Types].xml': list.replace('<Default', `${types}<Default`) });
    const { output, report } = await rewrite('docx', input);
    expect(partsOf(output)['word/import.htm']).to.equal('<html><p title="***">***</p></html>');
    expect(report.warnings).to.deep.equal([]);
  });
});
