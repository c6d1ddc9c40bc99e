import { expect } from 'chai';
import { strToU8, zipSync } from 'fflate';
import { docxAdapter } from '../../../plugins/formats/office/docx.js';
import { xlsxAdapter } from '../../../plugins/formats/office/xlsx.js';
import { fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { docx, paragraph, partsOf } from './make-docx.js';
import { relations, sheet, sheetData, xlsx } from './make-xlsx.js';

const base64 = (text: string | Uint8Array, encoding: BufferEncoding = 'utf8'): string =>
  (typeof text === 'string' ? Buffer.from(text, encoding) : Buffer.from(text)).toString('base64');

const bodyOf = async (body: string): Promise<string> => {
  const { output } = await runAdapter(docxAdapter(), fakeSession(), docx(body), { extension: 'docx' });
  return partsOf(output)['word/document.xml'] ?? '';
};
const field = (data: string): string =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"><w:fldData>${data}</w:fldData></w:fldChar></w:r></w:p>`;

describe('office: compressed texts in a document', () => {
  for (const [what, data] of [
    ['text', base64('<EndNote><Cite><Author>Dr. Ann Bee</Author></Cite></EndNote>')],
    ['bytes', base64('\0\u0001Dr. Ann Bee\0', 'utf16le')],
  ] as const) {
    it(`are found in the data of a field (${what}), which is then emptied`, async () => {
      expect(await bodyOf(field(data))).to.include('<w:fldData></w:fldData>');
    });
  }

  it('are kept unchanged if nothing is found', async () => {
    const body = field(base64('<EndNote><Cite>none</Cite></EndNote>')) + paragraph('Dr. Ann Bee');
    expect(await bodyOf(body)).to.include(field(base64('<EndNote><Cite>none</Cite></EndNote>')));
  });

  it('are found in the newer-version copy of a shape, which becomes an empty package', async () => {
    const shape = base64(
      zipSync({ 'drs/shapexml.xml': strToU8('<wsp><cNvPr name="x" descr="of Dr. Ann Bee"/></wsp>') }),
    );
    const xml = await bodyOf(
      `<w:p><w:r><w:pict><v:shape xmlns:v="v" xmlns:o="o" o:gfxdata="${shape}"/></w:pict></w:r></w:p>`,
    );
    const [, left = ''] = /gfxdata="([^"]*)"/.exec(xml) ?? [];
    expect(Buffer.from(left, 'base64').toString('latin1')).to.equal(`PK\u0005\u0006${'\0'.repeat(18)}`);
  });
});

describe('office: queries of a workbook', () => {
  const QUERIES = 'customXml/item1.xml';
  function queries(code: string): Uint8Array {
    const length = (bytes: Uint8Array): Buffer => {
      const head = Buffer.alloc(4);
      head.writeUInt32LE(bytes.length);
      return Buffer.concat([head, bytes]);
    };
    const settings = [length(Buffer.from('<PermissionList/>')), length(Buffer.from('<Metadata/>'))];
    const packed = Buffer.concat([
      Buffer.alloc(4),
      length(zipSync({ 'Formulas/Section1.m': strToU8(code) })),
      ...settings,
    ]);
    const part = `\uFEFF<?xml version="1.0" encoding="utf-16"?><DataMashup xmlns="m">${packed.toString('base64')}</DataMashup>`;
    return Buffer.from(part, 'utf16le');
  }
  const rewrite = async (code: string, cell: string) => {
    const lists = {
      'customXml/_rels/item1.xml.rels': relations(['rId1', 'customXmlProps', 'itemProps1.xml']),
      'customXml/itemProps1.xml': '<datastoreItem/>',
    };
    const input = xlsx({ A: sheet(sheetData([[cell]])) }, { [QUERIES]: queries(code), ...lists });
    const { output, report } = await runAdapter(xlsxAdapter(), fakeSession(), input, { extension: 'xlsx' });
    return { parts: partsOf(output), report, input, output };
  };

  it('are removed if a text in their code contains a term', async () => {
    const { parts, report } = await rewrite('let a = File.Contents("C:\\\\of ann@example.com\\\\a.csv") in a', 'x');
    expect(Object.keys(parts).filter((name) => name.startsWith('customXml/'))).to.deep.equal([]);
    expect(report.warnings).to.include('Queries (Power Query) that held findings were taken out.');
  });

  it('are removed if they contain a term from elsewhere', async () => {
    const { parts } = await rewrite('let #"Ann Bee" = 1 in 2', 'Dr. Ann Bee');
    expect(parts[QUERIES]).to.equal(undefined);
  });

  it('stay if they contain none', async () => {
    const { parts } = await rewrite('let a = "b" in a', 'Dr. Ann Bee');
    expect(parts[QUERIES]).to.not.equal(undefined);
    const { input, output } = await rewrite('let a = "b" in a', 'x');
    expect(output.equals(input)).to.equal(true);
  });
});
