import { expect } from 'chai';
import { xlsxAdapter } from '../../../plugins/formats/office/xlsx.js';
import { fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { partsOf } from './make-docx.js';
import { type CellText, sheet, sheetData, xlsx } from './make-xlsx.js';

const date = (serial: number): CellText => ({ raw: `<c s="1"><v>${serial}</v></c>` });
const formula = (text: string, result: string, type = ''): CellText => ({
  raw: `<c${type && ` t="${type}"`}><f>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</f><v>${result}</v></c>`,
});

/** Two patients: admitted on the days 45300 and 45331 (9 January and 9 February 2024), for 4 and 10 days. */
const book = (...cells: readonly CellText[]): Uint8Array =>
  xlsx({
    Stays: sheet(
      sheetData([
        ['Name', 'Admitted', 'Discharged', 'Charge', 'x'],
        ['Jo Quill', date(45_300), date(45_304), 120, ...cells.slice(0, 1)],
        ['Al Marsh', date(45_331), date(45_341), 80, ...cells.slice(1)],
      ]),
    ),
  });

const NAMES: Readonly<Record<string, string>> = { 'Jo Quill': 'Di Brook', 'Al Marsh': 'Ed Stone' };
const LATER = 86_400_000 * 28;

/** Moves days by four weeks, and gives persons other names. */
const moved = (text: string): string =>
  /^\d{4}-/.test(text)
    ? new Date(Date.parse(text) - LATER).toISOString().slice(0, 10)
    : (NAMES[text] ?? 'Other Person');
const years = (text: string): string => (/^\d{4}-/.test(text) ? text.slice(0, 4) : '[NAME]');

async function rewritten(bytes: Uint8Array, substitute: (text: string) => string, x = 'keep') {
  const options = { columns: { Admitted: 'DATE', Discharged: 'DATE', Name: 'PERSON', Charge: 'keep', x } };
  const { output, report } = await runAdapter(xlsxAdapter(), fakeSession(substitute), bytes, {
    extension: 'xlsx',
    options,
  });
  const xml = partsOf(output)['xl/worksheets/sheet1.xml'] ?? '';
  return { cell: /<c r="E2"[\s\S]*?<\/c>/.exec(xml)?.[0], xml, report };
}

/** Formulas with their results before and after the change. Texts are in quotes. */
const CALCULATED: readonly (readonly [formula: string, before: string, after: string])[] = [
  ['C2-B2', '4', '4'],
  ['B2+30', '45330', '45302'],
  ['YEAR(B2)', '2024', '2023'],
  ['MONTH($B$3)*100+DAY(Stays!B3)', '209', '112'],
  ['DATEDIF(B2,C3,"M")', '1', '1'],
  ['EOMONTH(B2,0)-B2', '22', '19'],
  ['EDATE(B2,1)', '45331', '45303'],
  ['WEEKDAY(B2,2)', '2', '2'],
  ['NETWORKDAYS(B2,C2)', '4', '4'],
  ['YEARFRAC(B2,C3)', String(40 / 360), String(40 / 360)],
  ['TEXT(B2,"d mmm yyyy")', '"9 Jan 2024"', '"12 Dec 2023"'],
  ['TEXT(D2/100,"0.00%")', '"120.00%"', '"120.00%"'],
  ['SUMIFS(D2:D3,B2:B3,">="&DATE(2024,1,1))', '200', '80'],
  ['COUNTIFS(B:B,">=45310",A:A,"A*")', '1', '0'],
  ['COUNTIF(A2:A3,"*****")+YEAR(B2)', '2026', '2025'],
  ['COUNTIF(A2:A3,"~*")+YEAR(B2)', '2024', '2023'],
  ['SUMPRODUCT((MONTH(B2:B3)=2)*D2:D3)', '80', '0'],
  ['AVERAGEIF(B2:B3,"<"&C2,D2:D3)', '120', '120'],
  ['VLOOKUP("Al Marsh",A2:D3,4,FALSE)', '80', '80'],
  ['INDEX(A2:A3,MATCH(80,D2:D3,0))', '"Al Marsh"', '"Ed Stone"'],
  ['IF(B2<DATE(2024,1,1),"late","early")', '"early"', '"late"'],
  ['IFERROR(MATCH(45300,B2:B3,0),-1)', '1', '1'],
  ['LEFT(A2,2)&"."&UPPER(RIGHT(A2,5))', '"Jo.QUILL"', '"Di.BROOK"'],
  ['-2^2+10%', '4.1', '4.1'],
  ['MAX(B2:C3)-MIN(B2:C3)', '41', '41'],
];

const quoted = (value: string): readonly [text: string, type: string] =>
  value.startsWith('"') ? [value.slice(1, -1), 'str'] : [value, ''];

describe('xlsx: results of formulas', () => {
  for (const [text, before, after] of CALCULATED)
    it(`are those of the new cells: ${text}`, async () => {
      const [old, type] = quoted(before);
      const { cell, report } = await rewritten(book(formula(text, old, type)), moved);
      expect(cell)
        .to.include('<f>')
        .and.include(`<v>${quoted(after)[0]}</v>`);
      expect(report.warnings).to.deep.equal([]);
    });

  it('of formulas on formulas follow, in any order', async () => {
    const { xml } = await rewritten(book(formula('E3*2', '4048'), formula('YEAR(B2)', '2024')), moved);
    expect(xml).to.include('<f>E3*2</f><v>4046</v>').and.include('<f>YEAR(B2)</f><v>2023</v>');
  });

  it('get the type of the new value', async () => {
    const text = 'IF(MONTH(B2)=1,"January",MONTH(B2))';
    expect((await rewritten(book(formula(text, 'January', 'str')), moved)).cell).to.match(/^<c r="E2" t="n">.*<v>12</);
    const flag = 'MONTH(B2)=12';
    expect((await rewritten(book(formula(flag, '0', 'b')), moved)).cell).to.match(/^<c r="E2" t="b">.*<v>1</);
  });

  it('move with the cells that share a formula', async () => {
    const first: CellText = { raw: '<c><f t="shared" ref="E2:E3" si="0">YEAR(B2)+D$2</f><v>2144</v></c>' };
    const next: CellText = { raw: '<c><f t="shared" si="0"/><v>2144</v></c>' };
    const { xml } = await rewritten(book(first, next), moved);
    expect(xml).to.match(/YEAR\(B2\)\+D\$2<\/f><v>2143<.*si="0"\/><v>2144</);
  });

  it('are left out where they are not calculated here, and the report says so', async () => {
    for (const text of ['OTHERWISE(B2)', 'COUNTIF(A2:A3,"*a*b*c*")+YEAR(B2)', 'YEAR(B2)+[1]Other!A1', 'YEAR(B2)']) {
      const { cell, report } = await rewritten(book(formula(text, '7')), moved);
      expect(cell, text).to.equal(`<c r="E2"><f>${text}</f></c>`);
      expect(report.format).to.include({ resultsLeftOut: 1, formulasReplaced: 0 });
      expect(report.warnings.join()).to.match(/^Results of formulas that are not calculated here were left out/);
    }
  });

  it('stay if nothing to which the formula refers has changed', async () => {
    expect((await rewritten(book(formula('OTHERWISE(D2)', '7')), moved)).cell).to.include('<v>7</v>');
    expect((await rewritten(book(formula('OTHERWISE(B2)', '#NAME?', 'e')), moved)).cell).to.include('<v>#NAME?</v>');
  });

  it('that are findings are calculated, and become values only if the formula tells the term itself', async () => {
    const told = await rewritten(book(formula('A2', 'Jo Quill', 'str')), moved, 'PERSON');
    expect(told.cell).to.include('<f>A2</f><v>Di Brook</v>');
    expect(told.report.warnings).to.deep.equal([]);
    const joined = await rewritten(book(formula('"Jo"&" "&"Quill"', 'Jo Quill', 'str')), moved, 'PERSON');
    expect(joined.cell).to.include('<v>Di Brook</v>').and.not.include('Quill');
    const itself = await rewritten(book(formula('SUBSTITUTE("JoxQuill","x"," ")', 'Jo Quill', 'str')), moved, 'PERSON');
    expect(itself.cell).to.include('<v>Di Brook</v>').and.not.include('<f>');
    const number = await rewritten(
      book(formula('70000000+431900', '70431900')),
      () => '11223344',
      'MEDICAL_RECORD_NUMBER',
    );
    expect(number.cell).to.include('<v>11223344</v>').and.not.include('<f>');
  });

  it('that are addresses of e-mail get the domain of the substitute in their formulas', async () => {
    const text = 'LOWER(LEFT(A2,2)&"."&RIGHT(A2,5))&"@hillside.org"';
    const mail = (term: string): string => (term.includes('@') ? 'di.brook@example.net' : moved(term));
    const { cell, report } = await rewritten(
      book(formula(text, 'jo.quill@hillside.org', 'str')),
      mail,
      'EMAIL_ADDRESS',
    );
    expect(cell).to.match(/<f>.*"@example\.net"<\/f><v>di\.brook@example\.net</);
    expect(report.format).to.include({ formulasReplaced: 0 });
  });

  it('stay dates where a day moves to one before the calendar of Excel begins', async () => {
    const before = (text: string): string => (text === '1900-11-09' ? '1898-05-28' : moved(text));
    const old = book({ raw: '<c s="1"><v>45300</v></c>' }, { raw: '<c s="1"><v>314</v></c>' });
    const { xml, report } = await rewritten(old, before, 'DATE');
    // 26 May 1900: two years of 52 weeks later.
    expect(xml).to.match(/<c r="E3" s="1"><v>147<\/v>/);
    expect(report.format).to.not.have.property('numbersAsText');
  });

  it('that would be errors keep their values, and the report says so', async () => {
    const { cell, report } = await rewritten(book(formula('FIND("Quill",A2)', '4')), moved);
    expect(cell).to.equal('<c r="E2"><v>4</v></c>');
    expect(report.warnings.join()).to.match(/^Formulas that would show an error/);
    const broken = await rewritten(book(formula('C2-B2', '4')), years);
    expect(broken.cell).to.equal('<c r="E2"><v>4</v></c>');
  });
});
