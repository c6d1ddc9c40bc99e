import { expect } from 'chai';
import { unzipSync } from 'fflate';
import { Engine, type FileAdapter, isDeidError } from '../../../core/index.js';
import office from '../../../plugins/formats/office/index.js';
import { fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { documentRelationships, docx, officePackage, paragraph, partsOf, relationship, textOf } from './make-docx.js';
import { cellsOf, withStreams, xls } from './make-xls.js';
import { sheet, sheetData, xlsx } from './make-xlsx.js';

const IMAGE =
  '<w:drawing><a:blip xmlns:a="urn:a" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:embed="rId7" cstate="print"/></w:drawing>';

describe('office: files within files', () => {
  let engine: Engine;
  let adapter: FileAdapter;
  before(async () => {
    engine = await Engine.create({ plugins: [office] });
    const found = engine.fileAdapters.find(({ name }) => name === 'docx');
    if (found !== undefined) adapter = found;
  });
  after(() => engine.close());

  const rewrite = (input: Uint8Array, options = {}, session = fakeSession(() => 'X')) =>
    runAdapter(adapter, session, input, { extension: 'docx', options });
  const bytesOf = (file: Uint8Array, name: string): Uint8Array => unzipSync(file)[name] ?? new Uint8Array(0);

  it('are de-identified by the adapter of their format', async () => {
    const book = xlsx({ A: sheet(sheetData([['Seen by Dr. Joe Cee']])) });
    const old = xls([['Seen by Dr. Joe Cee']]);
    const input = docx(paragraph('Nothing'), {
      'word/embeddings/a.xlsx': book,
      'word/embeddings/b.xls': old,
      'word/embeddings/c.docx': docx(paragraph('Dr. Joe Cee')),
    });
    const { output, report } = await rewrite(input);
    expect(report.warnings).to.deep.equal([]);
    expect(report.format).to.deep.include({ partsChanged: 3, partsNotSearched: [] });
    expect(cellsOf(bytesOf(output, 'word/embeddings/a.xlsx')).A1).to.equal('Seen by Dr. X');
    expect(cellsOf(bytesOf(output, 'word/embeddings/b.xls')).A1).to.equal('Seen by Dr. X');
    expect(textOf(partsOf(bytesOf(output, 'word/embeddings/c.docx'))['word/document.xml'] ?? '')).to.equal('Dr. X');
  });

  it('and the file around them are searched for what is found in any of them', async () => {
    const book = xlsx({ A: sheet(sheetData([['Ann Bee', 'Dr. Joe Cee']])) });
    const { output } = await rewrite(docx(paragraph('Dr. Ann Bee met Joe Cee'), { 'word/embeddings/a.xlsx': book }));
    expect(textOf(partsOf(output)['word/document.xml'] ?? '')).to.equal('Dr. X met X');
    expect(cellsOf(bytesOf(output, 'word/embeddings/a.xlsx'))).to.deep.equal({ A1: 'X', B1: 'Dr. X' });
  });

  it('have their texts searched if they are presentations or binary workbooks', async () => {
    const slides = officePackage('vnd.openxmlformats-officedocument.presentationml.presentation.main+xml', {
      'ppt/slides/slide1.xml':
        '<p:sld xmlns:p="urn:p" xmlns:a="urn:a"><p:cNvPr id="2" name="Footer Placeholder 4"/><a:p><a:r><a:t>Dr. Ann</a:t></a:r><a:r><a:t> Bee</a:t></a:r></a:p></p:sld>',
      'ppt/commentAuthors.xml': '<p:cmAuthorLst xmlns:p="urn:p"><p:cmAuthor id="0" name="Ann Bee"/></p:cmAuthorLst>',
    });
    const book = officePackage('vnd.ms-excel.sheet.binary.macroEnabled.main', {
      '_rels/.rels':
        '<Relationships><Relationship Id="r" Type="urn:x/relationships/officeDocument" Target="xl/workbook.bin"/></Relationships>',
      'xl/workbook.bin': new Uint8Array([1, 2, 3]),
      'docProps/core.xml': '<cp xmlns:dc="urn:dc"><dc:creator>Joe Cee</dc:creator></cp>',
      'xl/sharedStrings.bin': Buffer.concat([Buffer.from([1, 3, 7, 0]), Buffer.from('see Ann Bee', 'utf16le')]),
    });
    const input = docx(paragraph('Nothing'), {
      'word/embeddings/a.pptx': slides,
      'word/embeddings/b.xlsb': book,
    });
    const session = fakeSession(() => 'X');
    const { output, report } = await rewrite(input, {}, session);
    expect(session.asked.map(({ text }) => text)).to.not.include('Footer Placeholder 4');
    const shown = partsOf(bytesOf(output, 'word/embeddings/a.pptx'));
    expect(shown['ppt/slides/slide1.xml']).to.include('<a:t>Dr. X</a:t>').and.not.include('Bee');
    expect(shown['ppt/commentAuthors.xml']).to.include('name="X"');
    const packed = bytesOf(output, 'word/embeddings/b.xlsb');
    expect(partsOf(packed)['docProps/core.xml']).to.include('<dc:creator>X</dc:creator>');
    expect(Buffer.from(bytesOf(packed, 'xl/sharedStrings.bin')).toString('utf16le')).to.include('see *** ***');
    expect(report.format.partsNotSearched).to.deep.equal(['embedded documents']);
  });

  it('are found in objects of other programs', async () => {
    const object = withStreams(xls([['x']]), { '/Package': docx(paragraph('Dr. Ann Bee')) });
    const { output } = await rewrite(docx(paragraph('x'), { 'word/embeddings/oleObject1.bin': object }));
    expect(Buffer.from(bytesOf(output, 'word/embeddings/oleObject1.bin')).equals(object)).to.equal(false);
  });

  it('are charged once, and do not change a file in which nothing is found', async () => {
    const inner = docx(paragraph('Nothing here'));
    const input = docx(paragraph('Nothing'), { 'word/embeddings/c.docx': inner });
    const session = fakeSession();
    expect((await rewrite(input, {}, session)).output.equals(input)).to.equal(true);
    const charged = session.asked.filter(({ text, context }) => text === 'Nothing here' && context?.charged !== false);
    expect(charged).to.have.length(1);
  });

  for (const unscanned of ['keep', 'drop']) {
    it(`may contain terms in parts that cannot be searched (${unscanned})`, async () => {
      const inner = docx(paragraph('Dr. Ann Beecham'), {
        'word/media/image1.png': Buffer.from('by Ann Beecham, 2024'),
      });
      const input = docx(paragraph('x'), { 'word/embeddings/c.docx': inner });
      const { output } = await rewrite(input, { unscanned });
      const parts = unzipSync(bytesOf(output, 'word/embeddings/c.docx'));
      expect(Buffer.from(Object.values(parts).flatMap((part) => [...part])).toString('latin1')).to.not.include('Bee');
    });
  }

  it('are opened to a depth of three; deeper ones are named', async () => {
    let file = docx(paragraph('Dr. Ann Bee'));
    for (let i = 0; i < 3; i++) file = docx(paragraph('x'), { 'word/embeddings/c.docx': file });
    expect((await rewrite(file)).report.warnings).to.deep.equal([]);
    const deeper = await rewrite(docx(paragraph('x'), { 'word/embeddings/c.docx': file }));
    expect(deeper.report.warnings).to.deep.equal(['The file holds embedded documents, which were not searched.']);
  });

  it('make the file around them refused if they are unsafe', async () => {
    const attack = docx('', { 'word/document.xml': '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>' });
    const input = docx(paragraph('x'), { 'word/embeddings/c.docx': attack });
    const error = await rewrite(input).catch((thrown: unknown) => thrown);
    expect(isDeidError(error) && error.code).to.equal('document_unsafe');
  });

  it('that are encrypted or broken are kept, named, and refused if everything must be searched', async () => {
    const input = docx(paragraph('x'), { 'word/embeddings/a.xlsx': Buffer.from('PK\x03\x04 broken') });
    expect((await rewrite(input)).report.warnings).to.deep.equal([
      'The file holds embedded documents, which were not searched.',
    ]);
    const error = await rewrite(input, { unscanned: 'fail' }).catch((thrown: unknown) => thrown);
    expect(isDeidError(error) && error.code).to.equal('document_unreadable');
  });
});

describe('office: parts that cannot be searched', () => {
  it('are removed with the references to them, if requested', async () => {
    const engine = await Engine.create({ plugins: [office] });
    const adapter = engine.fileAdapters.find(({ name }) => name === 'docx');
    const input = docx(`${paragraph('Text')}<w:p><w:r>${IMAGE}</w:r></w:p>`, {
      ...documentRelationships(
        relationship('rId7', 'image', 'media/a.png'),
        relationship('rId8', 'styles', 'styles.xml'),
      ),
      'word/media/a.png': new Uint8Array([1, 2, 3]),
      'word/styles.xml': '<w:styles xmlns:w="urn:w"/>',
    });
    if (adapter === undefined) throw new Error('no adapter');
    const { output, report } = await runAdapter(adapter, fakeSession(), input, {
      extension: 'docx',
      options: { unscanned: 'drop' },
    });
    const parts = partsOf(output);
    expect(report.warnings).to.deep.equal(['Parts that could not be searched were taken out: images.']);
    expect(Object.keys(parts)).to.not.include('word/media/a.png');
    expect(parts['word/_rels/document.xml.rels']).to.include('rId8').and.not.include('rId7');
    expect(parts['word/document.xml'])
      .to.match(/<a:blip [^>]*cstate="print"\/>/)
      .and.not.include('rId7');
    await engine.close();
  });
});
