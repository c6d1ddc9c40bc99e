import { expect } from 'chai';
import { xlsxAdapter } from '../../../plugins/formats/office/xlsx.js';
import { fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { type Parts, partsOf } from './make-docx.js';
import { sheet, sheetData, xlsx } from './make-xlsx.js';

/** What a place adds to a workbook whose second column shows 6 May 1953, the day 19,485, in B2. */
interface Added {
  /** A cell of the second row. */
  readonly cell?: string;
  readonly sheet?: string;
  readonly workbook?: string;
  readonly parts?: Parts;
}

const chart = (content: string): Added => ({
  parts: { 'xl/charts/chart1.xml': `<c:chartSpace xmlns:c="urn:c">${content}</c:chartSpace>` },
});
const series = (reference: string, value: number): string =>
  `<c:numRef><c:f>${reference}</c:f><c:numCache><c:formatCode>General</c:formatCode><c:pt idx="0"><c:v>${value}</c:v></c:pt></c:numCache></c:numRef>`;
const filter = (content: string): Added => ({
  sheet: `<autoFilter ref="A1:C2"><filterColumn colId="1">${content}</filterColumn></autoFilter>`,
});

/** Every place where a workbook repeats a day. */
const PLACES: Readonly<Record<string, Added>> = {
  'formula: constant': { cell: '<c><f>COUNTIF(B2:B9,19485)</f><v>1</v></c>' },
  'formula: constant behind an operator': {
    cell: '<c><f>COUNTIF(B2:B9,"&gt;="&amp;19485)+(B2&gt;19485)</f><v>1</v></c>',
  },
  'formula: date and time': { cell: '<c><f>IF(B2&lt;19485.5,1,2)</f><v>1</v></c>' },
  'formula: DATE': { cell: '<c><f>IF(B2=DATE(1953,5,6),1,2)</f><v>1</v></c>' },
  'formula: date with blanks': { cell: '<c><f>IF(B2=date( 1953, 05 ,6 ),1,2)</f><v>1</v></c>' },
  'format by condition': {
    sheet:
      '<conditionalFormatting sqref="B2:B9"><cfRule type="cellIs" operator="equal"><formula>19485</formula></cfRule></conditionalFormatting>',
  },
  'format by condition: scale': {
    sheet:
      '<conditionalFormatting sqref="B2:B9"><cfRule type="colorScale"><colorScale><cfvo type="num" val="19485"/><cfvo type="max"/></colorScale></cfRule></conditionalFormatting>',
  },
  validation: {
    sheet:
      '<dataValidations><dataValidation type="date" operator="between" sqref="C2"><formula1>19485</formula1><formula2>DATE(1953,5,6)</formula2></dataValidation></dataValidations>',
  },
  'defined name': { workbook: '<definedNames><definedName name="Start">19485</definedName></definedNames>' },
  'filter: value': filter('<filters><filter val="19485"/></filters>'),
  'filter: condition': filter('<customFilters><customFilter operator="greaterThan" val="19485"/></customFilters>'),
  'filter: day': filter('<filters><dateGroupItem year="1953" month="5" day="6" dateTimeGrouping="day"/></filters>'),
  'filter: month': filter('<filters><dateGroupItem year="1953" month="5" dateTimeGrouping="month"/></filters>'),
  'filter: period': filter('<dynamicFilter type="thisMonth" val="19485" maxVal="19485"/>'),
  scenario: {
    sheet: '<scenarios><scenario name="a" count="1"><inputCells r="B2" val="19485"/></scenario></scenarios>',
  },
  'column of a table': {
    parts: {
      'xl/tables/table1.xml':
        '<table id="1" ref="A1:C2"><tableColumns><tableColumn id="1" name="Late"><calculatedColumnFormula>B2&gt;19485</calculatedColumnFormula></tableColumn></tableColumns></table>',
    },
  },
  'chart: categories': chart(`<c:cat>${series('People!$B$2:$B$9', 19485)}</c:cat>`),
  'chart: values': chart(`<c:val>${series("'People'!$A$2:$C$2", 19485)}</c:val>`),
  'chart: values of a name': chart(`<c:val>${series('[0]!Dates', 19485)}</c:val>`),
  'chart: axis': chart('<c:dateAx><c:scaling><c:max val="19485"/><c:min val="19485"/></c:scaling></c:dateAx>'),
  'pivot table: numbers': {
    parts: {
      'xl/pivotCache/pivotCacheDefinition1.xml':
        '<pivotCacheDefinition><cacheFields><cacheField name="Other"><sharedItems minValue="19485" maxValue="19485"><n v="19485"/></sharedItems></cacheField></cacheFields></pivotCacheDefinition>',
    },
  },
  'pivot table: first and last day': {
    parts: {
      'xl/pivotCache/pivotCacheDefinition1.xml':
        '<pivotCacheDefinition><cacheFields><cacheField name="Other"><sharedItems containsDate="1" minDate="1953-05-06T00:00:00" maxDate="1953-05-06T00:00:00"/></cacheField></cacheFields></pivotCacheDefinition>',
    },
  },
  timeline: {
    parts: {
      'xl/timelineCaches/timelineCache1.xml':
        '<timelineCacheDefinition name="a"><state><selection startDate="1953-05-06T00:00:00" endDate="1953-05-06T00:00:00"/><bounds startDate="1953-05-06T00:00:00" endDate="1953-05-06T00:00:00"/></state></timelineCacheDefinition>',
    },
  },
  control: { parts: { 'xl/ctrlProps/ctrlProp1.xml': '<formControlPr objectType="Scroll" val="19485" max="19485"/>' } },
};

const LEFT = /19485|1953-05-06|1953,\s*0?5|1953" month="5"/i;

function workbook({ cell = '', sheet: beside = '', workbook: inBook = '', parts = {} }: Added): Uint8Array {
  const rows = [
    ['Name', 'Born', 'x'],
    ['Jo', { raw: '<c s="1"><v>19485</v></c>' }, cell === '' ? 7 : { raw: cell }],
  ];
  return xlsx({ People: sheet(sheetData(rows) + beside) }, parts, inBook);
}

async function rewrite(added: Added, substitute: string): Promise<Parts> {
  const session = fakeSession(() => substitute);
  const options = { columns: { Born: 'DATE_OF_BIRTH', Name: 'keep' } };
  const { output } = await runAdapter(xlsxAdapter(), session, workbook(added), { extension: 'xlsx', options });
  return partsOf(output);
}

describe('xlsx: a day that a cell shows as a date', () => {
  for (const [place, added] of Object.entries(PLACES))
    it(`changes with its cell where it is repeated: ${place}`, async () => {
      const before = Object.values(partsOf(workbook(added))).join('\n');
      expect(before.match(new RegExp(LEFT, 'gi'))?.length).to.be.greaterThan(1);
      const moved = Object.values(await rewrite(added, '1951-02-03')).join('\n');
      expect(moved).not.to.match(LEFT);
      // 3 February 1951, in the cell and in the other place.
      const isOther = /18662(?:\.5)?\D[\s\S]*18662|1951-02-03|1951,2,3|1951" month="2"/;
      expect(moved).to.match(isOther);
      for (const substitute of ['1953', '[DATE_1]'])
        expect(Object.values(await rewrite(added, substitute)).join('\n')).not.to.match(LEFT);
    });

  it('changes in charts like any other number of a cell, however short', async () => {
    const added: Added = {
      cell: '<c><f>INT((45000-B2)/365)</f><v>96</v></c>',
      ...chart(`<c:val>${series('People!$C$2:$C$9', 96)}</c:val>`),
    };
    const session = fakeSession((_, type) => (type === 'AGE' ? '90 or older' : '1953'));
    const options = { columns: { Born: 'DATE_OF_BIRTH', Name: 'keep', x: 'AGE' } };
    const { output } = await runAdapter(xlsxAdapter(), session, workbook(added), { extension: 'xlsx', options });
    const parts = partsOf(output);
    expect(parts['xl/charts/chart1.xml']).to.include('<c:v>0</c:v>');
    expect(parts['xl/worksheets/sheet1.xml']).to.include('90 or older').and.not.include('<v>96<');
  });

  it('is not seen in numbers of other kinds', async () => {
    const others: readonly Added[] = [
      chart(`<c:val>${series('People!$C$2:$C$9', 19485)}</c:val>`),
      { cell: '<c><f>SUM(B19485,19485:19485,$A$19485,x19485)</f><v>1</v></c>' },
      { cell: '<c><f>LEN("19485 m")+119485+19485.25e3+[1]Sheet!A1</f><v>1</v></c>' },
    ];
    for (const added of others) {
      const before = partsOf(workbook(added));
      const after = await rewrite(added, '1951-02-03');
      for (const [name, xml] of Object.entries(before))
        if (typeof xml === 'string' && name !== 'xl/workbook.xml')
          expect(after[name]).to.equal(xml.replace('s="1"><v>19485<', 's="1"><v>18662<'));
    }
  });
});
