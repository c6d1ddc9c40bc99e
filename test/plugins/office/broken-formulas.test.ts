import { expect } from 'chai';
import { xlsxAdapter } from '../../../plugins/formats/office/xlsx.js';
import { fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { partsOf } from './make-docx.js';
import { type CellText, sheet, sheetData, xlsx } from './make-xlsx.js';

const date = (serial: number): CellText => ({ raw: `<c s="1"><v>${serial}</v></c>` });
const formula = (text: string, result: string): CellText => ({ raw: `<c><f>${text}</f><v>${result}</v></c>` });

/** A workbook whose column B shows dates, and C numbers of patients. @param cells of the second row, from D on */
const workbook = (cells: readonly CellText[], beside = '', names = ''): Uint8Array =>
  xlsx(
    {
      Stays: sheet(
        sheetData([
          ['Name', 'Born', 'Patient', 'x'],
          ['Jo', date(19_485), 70_431_900, ...cells],
          ['Al', date(19_490), 70_439_819],
        ]) + beside,
      ),
    },
    {},
    names,
  );

async function rewritten(book: Uint8Array, substitute: (text: string, type: string) => string) {
  const options = { columns: { Born: 'DATE_OF_BIRTH', Patient: 'MEDICAL_RECORD_NUMBER', Name: 'keep', x: 'keep' } };
  const { output, report } = await runAdapter(xlsxAdapter(), fakeSession(substitute), book, {
    extension: 'xlsx',
    options,
  });
  return { xml: partsOf(output)['xl/worksheets/sheet1.xml'] ?? '', report };
}

const moved = (_: string, type: string): string => (type === 'DATE_OF_BIRTH' ? '1951-02-03' : '11223344');
const labels = (text: string, type: string): string => (type === 'DATE_OF_BIRTH' ? text.slice(0, 4) : '[ID]');

/** Formulas that refer to a date or a number of a patient, directly or by an area, a column, a row or a name, with their results before and after. */
const REFERRING: readonly (readonly [formula: string, before: string, after: string])[] = [
  ['B3-B2', '5', '0'],
  ['INT(($B$3-B2)/365)', '0', '0'],
  ['SUMIFS(C2:C3,B2:B3,19490)', '70439819', '22446688'],
  ['COUNT(B:B)', '2', '2'],
  ['COUNT($3:$3)', '2', '2'],
  ['COUNT(Stays!B2:B3)', '2', '2'],
  ['MAX(Births)', '19490', '18662'],
];
const NAMES = '<definedNames><definedName name="Births">Stays!$B$2:$B$3</definedName></definedNames>';

describe('xlsx: formulas', () => {
  for (const [text, before, after] of REFERRING)
    it(`stay while the cells they refer to are numbers and dates, and become their results else: ${text}`, async () => {
      const book = workbook([formula(text, before)], '', NAMES);
      const kept = await rewritten(book, moved);
      expect(kept.xml).to.include(`<f>${text.replace('19490', '18662')}</f><v>${after}</v>`);
      expect(kept.report.warnings).to.deep.equal([]);
      const frozen = await rewritten(book, labels);
      const shown = before === '19490' ? '1953' : before;
      expect(frozen.xml).to.include(`<c r="D2"><v>${shown}</v></c>`).and.not.include('<f>');
      expect(frozen.report.warnings.join()).to.match(/^Formulas that refer to numbers or dates which became texts/);
      expect(frozen.report.format).to.include({ numbersAsText: 4, formulasReplaced: 1 });
    });

  it('stay if they refer to other cells, functions and texts', async () => {
    for (const text of ['SUM(E2:E9)', 'LOG10(A2)', 'LEN(&quot;B2:B3&quot;)', "LEN('B2'!A1)"])
      expect((await rewritten(workbook([formula(text, '5')]), labels)).xml).to.include(`<f>${text}</f>`);
  });

  it('become results together where they share their text', async () => {
    const shared = '<c><f t="shared" ref="D2:D3" si="0">B2</f><v>5</v></c>';
    const book = xlsx({
      Stays: sheet(
        sheetData([
          ['Name', 'Born', 'Patient', 'x'],
          ['Jo', 7, 70_431_900, { raw: shared }],
          ['Al', date(19_490), 70_439_819, { raw: '<c><f t="shared" si="0"/><v>6</v></c>' }],
        ]),
      ),
    });
    const { xml } = await rewritten(book, labels);
    expect(xml).to.include('<c r="D2"><v>5</v></c>').and.include('<c r="D3"><v>6</v></c>');
  });

  it('do not leave a replaced day as their result', async () => {
    expect((await rewritten(workbook([formula('B2+0', '19485')]), labels)).xml).to.include('<v>1953</v></c></row>');
  });

  it('look up the new number where they name the old one', async () => {
    const book = workbook([formula('VLOOKUP(70431900,C2:D3,2,FALSE)+MATCH(70431900,F:F)', '5')]);
    expect((await rewritten(book, moved)).xml).to.include('VLOOKUP(11223344,C2:D3,2,FALSE)+MATCH(11223344,F:F)');
    const elsewhere = workbook([formula('IF(A2=70431900,1,2)', '1')]);
    expect((await rewritten(elsewhere, labels)).xml).to.include('IF(A2=&quot;[ID]&quot;,1,2)');
  });

  it('find numbers, since a substitute with leading zeros stays one', async () => {
    const { xml } = await rewritten(workbook([formula('C2+C3', '5')]), (text, type) =>
      type === 'DATE_OF_BIRTH' ? moved(text, type) : '01223344',
    );
    expect(xml).to.include('<c r="C2"><v>1223344</v></c>').and.include('<f>C2+C3</f>');
  });
});
