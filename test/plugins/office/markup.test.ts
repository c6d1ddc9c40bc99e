import { expect } from 'chai';
import fc from 'fast-check';
import * as sheets from 'xlsx';
import { isDeidError } from '../../../core/index.js';
import { csvAdapter } from '../../../plugins/formats/csv/adapter.js';
import { xlsAdapter } from '../../../plugins/formats/office/xls.js';
import { type FakeSession, fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';

const adapter = xlsAdapter();

const rewrite = (input: Uint8Array | string, session: FakeSession = fakeSession(), options = {}) =>
  runAdapter(adapter, session, Buffer.from(input), { extension: 'xls', options });

const textAfter = async (input: string, session?: FakeSession, options = {}): Promise<string> =>
  (await rewrite(input, session, options)).output.toString();

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return isDeidError(error) ? error.code : String(error);
}

/** A workbook as another library writes it. */
function book(bookType: 'html' | 'xlml', rows: unknown[][], props: sheets.FullProperties = {}): Buffer {
  const made = sheets.utils.book_new();
  sheets.utils.book_append_sheet(made, sheets.utils.aoa_to_sheet(rows), 'List');
  made.Props = props;
  return Buffer.from(sheets.write(made, { type: 'buffer', bookType }));
}

function cellsOf(file: Uint8Array): unknown[][] {
  const { Sheets, SheetNames } = sheets.read(file, { type: 'buffer' });
  return sheets.utils.sheet_to_json(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 });
}

const ROWS = [
  ['Patient Name', 'SSN', 'Note', 'Total'],
  ['Ann Bee', 123456789, 'Bee & co saw Dr. Zoë Cee', 10],
  ['Joe Dee', 987654321, 'nothing', 20.5],
  ['Eve Eff', 192837465, 'mail to a.b@example.com', 30],
];
const COLUMNS = { 'Patient Name': 'PERSON', SSN: 'US_SSN' };
const digits = (_: string, type: string): string => (type === 'US_SSN' ? '111223333' : 'X Y');

describe('xls: HTML and XML with this extension', () => {
  for (const type of ['html', 'xlml'] as const) {
    it(`changes the cells of a ${type} workbook of another library by their columns, and no others`, async () => {
      const { output, report } = await rewrite(book(type, ROWS), fakeSession(digits), { columns: COLUMNS });
      expect(cellsOf(output)).to.deep.equal([
        ROWS[0],
        ['X Y', 111223333, 'X Y & co saw Dr. X Y', 10],
        ['X Y', 111223333, 'nothing', 20.5],
        ['X Y', 111223333, 'mail to X Y', 30],
      ]);
      expect(output.includes('Ann')).to.equal(false);
      expect(report.format.sheets).to.have.length(1);
    });

    it(`returns identical bytes if nothing is found (${type})`, async () => {
      const input = book(type, [
        ['a', 'b'],
        ['c & d', 12],
      ]);
      expect((await rewrite(input)).output.equals(input)).to.equal(true);
    });
  }

  it('converts a number or date to text if its substitute is not one', async () => {
    const cell = (kind: string, text: string): string => `<Cell><Data ss:Type="${kind}">${text}</Data></Cell>`;
    const sheet = (...cells: string[]): string =>
      `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table><Row>${cells.join('')}</Row></Table></Worksheet></Workbook>`;
    const options = { columns: { 1: 'US_SSN', 2: 'DATE_OF_BIRTH', 3: 'US_SSN' } };
    const input = sheet(
      cell('Number', '1.23456789E8'),
      cell('DateTime', '1980-01-05T00:00:00.000'),
      cell('Number', '5'),
    );
    expect(await textAfter(input, undefined, options)).to.equal(
      sheet(cell('String', '***'), cell('String', '***'), cell('String', '***')),
    );
    const shifted = fakeSession((_, type) => (type === 'DATE_OF_BIRTH' ? '1979-11-30' : '42'));
    expect(await textAfter(input, shifted, options)).to.equal(
      sheet(cell('Number', '42'), cell('DateTime', '1979-11-30T00:00:00.000'), cell('Number', '42')),
    );
  });

  it('changes everything else in a workbook of Excel 2003 that contains a term', async () => {
    const workbook = (name: string, sheetName: string, formula: string): string =>
      [
        '\uFEFF<?xml version="1.0"?>\r\n<?mso-application progid="Excel.Sheet"?>\r\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"',
        ' xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet" xmlns:html="http://www.w3.org/TR/REC-html40">',
        `<!-- made for ${name} --><DocumentProperties><Author>${name}</Author><Title>About ${name}</Title><Created>2020-01-01T00:00:00Z</Created></DocumentProperties>`,
        '<Styles><Style ss:ID="s1" ss:Name="Ann Bee"><Font ss:FontName="Ann Bee"/></Style></Styles>',
        `<Worksheet ss:Name="${sheetName}"><Names><NamedRange ss:Name="Area" ss:RefersTo="='${sheetName}'!R1C1"/></Names><Table>`,
        `<Row ss:Index="3"><Cell ss:Index="2" ss:StyleID="s1" ss:HRef="mailto:${name.replace(' ', '%20')}"><ss:Data ss:Type="String" xmlns="x">See <B>Dr. ${name.split(' ')[0]}</B> ${name.split(' ')[1]}</ss:Data>`,
        `<Comment ss:Author="${name}"><ss:Data><B>Note:</B><Font html:Face="Tahoma">by ${name}</Font></ss:Data></Comment></Cell>`,
        `<Cell${formula}><Data ss:Type="String">${name}</Data></Cell></Row></Table>`,
        `<x:WorksheetOptions><x:PageSetup><x:Header x:Data="&amp;C&amp;&quot;Arial&quot;${name}"/></x:PageSetup></x:WorksheetOptions></Worksheet></Workbook>`,
      ].join('');
    const input = workbook('Ann Bee', 'Ann Bee', ' ss:Formula="=CONCATENATE(&quot;Ann &quot;,&quot;Bee&quot;)"');
    const output = await textAfter(
      input,
      fakeSession(() => 'Xxx Yyy'),
    );
    expect(output).to.equal(workbook('Xxx Yyy', 'Xxx Yyy', ''));
  });

  const page = (body: string): string =>
    `<html xmlns:o="urn:o" xmlns:x="urn:x"><head><meta charset=utf-8></head>\r\n<body link=blue>Dr. Ann Bee${body}</body></html>`;
  for (const [what, from, to] of [
    ['text over several elements', '<p>Mrs. <b>Joe</b>\r\n  <i>C</i>ee</p>', '<p>Mrs. <b>***</b><i></i></p>'],
    [
      'references, also without a semicolon',
      '<p>Mr. M&uuml;ll&#101r &amp; &lt;x&gt;</p>',
      '<p>Mr. *** &amp; &lt;x&gt;</p>',
    ],
    ['letters put together', '<p>Mr. Dvo&rcaron;&aacute;k &rcaron;</p>', '<p>Mr. *** &rcaron;</p>'],
    [
      'attributes with quotes and without',
      '<td title=Dr.&#32;Joe&#32;Cee alt="see a@b.com">',
      '<td title=Dr.&#32;*** alt="see ***">',
    ],
    ['links with escapes', `<a href='mailto:x?cc=Ann%20Bee#Ann%42ee'>`, `<a href='mailto:x?cc=***#Ann%42ee'>`],
    [
      'comments, and markup in them',
      '<!--[if gte mso 9]><xml><o:Author>Zed Why</o:Author><p title="Ann Bee"></xml><![endif]--><!-- Ann Bee -->',
      '<!--[if gte mso 9]><xml><o:Author>***</o:Author><p title="***"></xml><![endif]--><!-- *** -->',
    ],
    [
      'scripts and handlers',
      '<script>var a="Ann Bee"; b<c</script><p onclick="f(\'Ann Bee\')">',
      '<script>var a="___"; b<c</script><p onclick="f(\'___\')">',
    ],
    [
      'page headers in style sheets, but no fonts',
      '<style>@page {mso-header-data:"&LAnn Bee";} p {font-family:"Ann Bee"}</style>',
      '<style>@page {mso-header-data:"&L___";} p {font-family:"Ann Bee"}</style>',
    ],
    [
      'texts of forms',
      '<textarea>Ann\r\n Bee <b></textarea><input type=hidden value="Ann Bee"><title>a@b.com</title>',
      '<textarea>*** <b></textarea><input type=hidden value="***"><title>***</title>',
    ],
    [
      'what stands behind a number',
      '<table><tr><td x:num="123456789" class=a>123-45-6789<td x:fmla="=A1" x:num>Ann Bee</table>',
      '<table><tr><td class=a>***<td>***</table>',
    ],
    [
      'attributes of end tags and unfinished tags',
      '</p title="Ann Bee"><a title="Ann Bee" Ann Bee',
      '</p title="***"><a title="***" ***',
    ],
  ] as const)
    it(`changes ${what}, and copies the rest`, async () => {
      const expected = page(to).replace('Dr. Ann Bee', 'Dr. ***');
      const output = await textAfter(page(from).replace(/<\/body.*/, ''));
      expect(output).to.equal(expected.replace(/<\/body.*/, ''));
    });

  it('assigns columns correctly with spanning cells, unclosed rows and nested tables', async () => {
    const input = `<TABLE><TR><TH>Id<TH colspan=2>Names<TR><TD rowspan=2>1<TD>Ann Bee<TD><table><tr><td>x</table><TR><TD>Joe Cee<TD>y</TABLE>`;
    const options = { columns: { 2: 'PERSON' } };
    const session = fakeSession((text) => (text === 'x' ? 'BAD' : '***'));
    expect(await textAfter(input, session, options)).to.equal(
      input.replace('Ann Bee', '***').replace('Joe Cee', '***'),
    );
  });

  it('keeps the columns that the caller wants to keep', async () => {
    const input = `<table><tr><th>Name<th>Doctor<tr><td>Dr. Ann Bee<td>Dr. Ann Bee</table>`;
    const output = await textAfter(input, undefined, { columns: { Doctor: 'keep' } });
    expect(output).to.equal(input.replace('Dr. Ann', 'Dr. ***').replace(' Bee<td>', '<td>'));
  });

  describe('encodings', () => {
    const table = (charset: string, cell: string): string =>
      `<meta http-equiv=Content-Type content="text/html; charset=${charset}"><table><tr><td>${cell}</table>`;

    it('writes characters that the encoding of the file lacks as references', async () => {
      const input = Buffer.from(table('windows-1252', 'caf\xe9 \x81 Dr. Zo\xeb'), 'latin1');
      const { output, report } = await rewrite(
        input,
        fakeSession(() => 'Łódź é'),
      );
      expect(output.toString('latin1')).to.equal(table('windows-1252', 'caf\xe9 \x81 Dr. &#321;\xf3d&#378; \xe9'));
      expect(report.format.encoding).to.equal('windows-1252');
    });

    it('reads UTF-16 and keeps its byte order mark', async () => {
      const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');
      const { output } = await rewrite(utf16(table('unicode', 'Dr. Žed')));
      expect(output.equals(utf16(table('unicode', 'Dr. ***')))).to.equal(true);
    });

    it('refuses an unknown encoding', async () => {
      expect(await codeOf(rewrite(table('x-nonsense', 'Dr. Ann')))).to.equal('unsupported_encoding');
    });
  });

  describe('unsearchable content', () => {
    const input = '<p>Dr. Ann Bee<script src=a.js></script><script>go()</script><img src="data:image/png;base64,AAAA">';
    it('is kept and named', async () => {
      const { output, report } = await rewrite(input);
      expect(output.toString()).to.equal(input.replace('Ann Bee', '***'));
      expect(report.warnings).to.have.length(2);
      expect(report.format.partsNotSearched).to.deep.equal(['images', 'scripts']);
    });
    it('is removed, or the file is refused, if requested', async () => {
      const { output } = await rewrite(input, undefined, { unscanned: 'drop' });
      expect(output.toString()).to.equal('<p>Dr. ***<script src=a.js></script><img src="">');
      expect(await codeOf(rewrite(input, undefined, { unscanned: 'fail' }))).to.equal('document_unreadable');
    });
  });

  it('changes nothing but terms, whatever surrounds them', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<b>',
        '</b>',
        '<td>',
        '<tr>',
        '<table>',
        '</table>',
        '<!--',
        '-->',
        '<',
        '>',
        '&',
        '&amp',
        '"',
        "'",
        '=',
        '<p title="',
      ),
      fc.constantFrom(
        '<style>',
        '</style>',
        '<script>',
        '</script',
        '<a href=',
        ' x ',
        '\r\n',
        '<!',
        '<?',
        '</',
        '&#x41;',
        'é',
        '<br/>',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
        const input = `<html>a@example.com<p>${pieces.join('')} a@example.com`;
        const output = await textAfter(input);
        expect(output).to.not.include('a@example.com');
        expect(output.replace(/\*\*\*|___/g, 'a@example.com')).to.equal(input);
      }),
      { numRuns: 300 },
    );
  });

  it('reads hostile files in limited time', async () => {
    const many = (text: string, count: number): string => `<html>${text.repeat(count)}Dr. Ann Bee`;
    for (const input of [
      many('<!--', 50_000),
      many('<script>', 50_000),
      many('<a title="', 50_000),
      many('<', 100_000),
      many("<a b='", 50_000),
      many('<!--<a b="-->', 30_000),
      many('<style>/*', 30_000),
      many('<td rowspan=65534 colspan=1000>', 2000) + many('<tr><td>', 20_000),
    ])
      expect(await codeOf(rewrite(input))).to.be.oneOf(['undefined', 'leak_detected']);
    expect(await codeOf(rewrite(many('<table><tr><td>', 300)))).to.equal('document_unsafe');
    const doctype = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><Workbook>&b;</Workbook>';
    expect(await codeOf(rewrite(doctype))).to.equal('document_unsafe');
  });

  it('is distinguished by its first bytes from text tables and from archives of web pages', () => {
    const csv = csvAdapter();
    const kinds: readonly (readonly [string, boolean, boolean])[] = [
      ['<html><table>', true, false],
      ['\uFEFF  <?xml version="1.0"?>', true, false],
      ['Report\r\n<table border=1>', true, false],
      ['a;b\n1;2', false, true],
      ['Name\tNote\nAnn\t< 5', false, true],
      ['MIME-Version: 1.0\r\n', false, false],
    ];
    for (const [text, isMarkup, isTable] of kinds) {
      const head = Buffer.from(text);
      expect([adapter.accepts(head, 'xls'), csv.accepts(head, 'xls')]).to.deep.equal([isMarkup, isTable]);
    }
  });
});
