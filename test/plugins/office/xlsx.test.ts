import { expect } from 'chai';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { isDeidError } from '../../../core/index.js';
import { xlsxAdapter } from '../../../plugins/formats/office/xlsx.js';
import { type FakeSession, fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { docx, type Parts, paragraph, partsOf } from './make-docx.js';
import { type CellText, relations, sharedStrings, sheet, sheetData, xlsx } from './make-xlsx.js';

const adapter = xlsxAdapter();
const SHEET = 'xl/worksheets/sheet1.xml';

interface Run {
  readonly session?: FakeSession;
  readonly options?: Readonly<Record<string, unknown>>;
}

async function rewrite(input: Uint8Array, { session = fakeSession(), options = {} }: Run = {}) {
  const { output, report } = await runAdapter(adapter, session, input, { extension: 'xlsx', options });
  return { output, report, parts: partsOf(output) };
}

/** One sheet of cells. */
const table = (rows: readonly (readonly CellText[])[], parts: Parts = {}, beside = ''): Uint8Array =>
  xlsx({ People: sheet(sheetData(rows) + beside) }, parts);

const sheetOf = async (rows: readonly (readonly CellText[])[], run?: Run): Promise<string> =>
  (await rewrite(table(rows), run)).parts[SHEET] ?? '';

/** Texts of the inline strings of a sheet. */
const texts = (xml: string): string[] => [...xml.matchAll(/<is><t[^>]*>([^<]*)</g)].map(([, text = '']) => text);
const strings = (xml = ''): string[] =>
  [...xml.matchAll(/<si>(.*?)<\/si>/gs)].map(([, si = '']) => si.replace(/<[^>]*>/g, ''));

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return isDeidError(error) ? error.code : 'no DeidError';
}

const PLACE = { start: 0, end: 7, score: 1, recognizer: 'fake', domainSpecific: false };

describe('xlsx', () => {
  it('returns identical bytes if nothing is found', async () => {
    const input = table(
      [
        ['Item', 'Price'],
        ['Lamp', 12.5],
      ],
      { 'xl/media/image1.png': new Uint8Array([1, 2]) },
    );
    const { output, report } = await rewrite(input);
    expect(output.equals(input)).to.equal(true);
    expect(report.warnings).to.deep.equal(['The file holds images, which were not searched.']);
  });

  it('changes only what it must, character by character', async () => {
    const rows = [
      ['Item', 'Note'],
      ['Lamp', 'for mary@example.com &amp; co'],
      ['Desk', 'none'],
    ];
    const before = table(rows);
    const { parts } = await rewrite(before);
    const old = partsOf(before);
    expect(parts[SHEET]).to.equal(old[SHEET]?.replace('mary@example.com', '***'));
    const changed = Object.keys(old).filter((name) => old[name] !== parts[name]);
    expect(changed).to.deep.equal([SHEET]);
  });

  it('reads the value of a cell in every notation', async () => {
    const raw = (cell: string): CellText[] => [{ raw: cell }];
    const ways = [
      '<c t="str"><v>ask a@example.com</v></c>',
      "<c  t = 'str' ><v>ask a@example.com</v ></c >",
      '<c s="0" t="str"><v xml:space="preserve">ask a@example.com</v></c>',
      '<c t="str"><f>A1</f><v>ask a@example.com</v></c>',
      '<c t="str"><v><![CDATA[ask a@example.com]]></v></c>',
      '<c t="str"><v>ask a@example.com</v><extLst><ext/></extLst></c>',
      '<c t="str"><v>ask a@example.com<!-- computed --></v></c>',
      '<c t="str"><!-- computed --><v>ask a&#64;example.com</v></c>',
      '<c t="str"><v></v></c><c r="B9" t="str"><v>ask a@example.com</v></c>',
    ];
    const xml = await sheetOf([['Note'], ...ways.map(raw)]);
    expect(xml.match(/ask \*{3}/g)).to.have.length(ways.length);
    expect(xml).to.not.include('a@example.com').and.not.include('&#64;');
  });

  it('finds a known term next to a finding that partly overlaps a longer known term', async () => {
    const rows = [['Dr. Ann'], ['Dr. Ann Bee'], ['Dr. Cee'], ['to Ann Bee@example.com']];
    const xml = await sheetOf(rows, { session: fakeSession(() => '*') });
    expect(texts(xml).at(-1)).to.equal('to * *');
  });

  describe('columns', () => {
    it('are typed by their titles, and reported by sheet without a word of the file', async () => {
      const { parts, report } = await rewrite(
        table([
          ['Patient Name', 'SSN', 'Notes'],
          ['Ode Quill', 78051120, 'fine'],
          ['Mara Finch', 78051121, 'mary@example.com'],
        ]),
      );
      expect(texts(parts[SHEET] ?? '').slice(3)).to.deep.equal(['***', 'fine', '***', '***']);
      expect(report.format.sheets).to.deep.equal([
        {
          sheet: 1,
          tables: [
            {
              headerRow: 1,
              columns: [
                { column: 1, use: 'type', type: 'PERSON', why: 'title and values' },
                { column: 2, use: 'type', type: 'US_SSN', why: 'title and values' },
                { column: 3, use: 'text', why: 'search' },
              ],
            },
          ],
        },
      ]);
    });

    it('have the types that the caller gives', async () => {
      const rows = [
        ['Notes', 'x'],
        ['a@b.org', 'Quill'],
        ['c@d.org', 'Reed'],
      ];
      const xml = await sheetOf(rows, { options: { columns: { notes: 'keep', '2': 'PERSON' } } });
      expect(texts(xml)).to.deep.equal(['Notes', 'x', 'a@b.org', '***', 'c@d.org', '***']);
    });

    it('start where the table does, below a preamble', async () => {
      const xml = await sheetOf([
        ['List for Dr. Ann Bee'],
        ['', '', 'Patient', 'MRN'],
        ['', '', 'Ode Quill', 'QX-1042'],
      ]);
      expect(texts(xml)).to.deep.equal(['List for Dr. ***', 'Patient', 'MRN', '***', '***']);
    });

    it('pass names of a row to its free text, and to the rest of the file', async () => {
      const rows = [
        ['First name', 'Last name', 'Notes'],
        ['Ode', 'Quill', 'Mrs Quill came'],
        ['Mara', 'Finch', 'will see'],
      ];
      const parts = { 'docProps/core.xml': '<p><title>About Quill</title></p>' };
      const result = await rewrite(table(rows, parts));
      expect(texts(result.parts[SHEET] ?? '')[5]).to.equal('Mrs *** came');
      expect(result.parts['docProps/core.xml']).to.equal('<p><title>About ***</title></p>');
    });
  });

  it('replaces full names first, everywhere, and then parts of names', async () => {
    const order: string[] = [];
    const noting = fakeSession((text) => {
      order.push(text);
      return '***';
    });
    const people = sheet(
      sheetData([
        ['Last name', 'Email'],
        ['Quill', 'ode.quill@x.test'],
        ['Finch', 'z@x.test'],
      ]),
    );
    const doctors = sheet(sheetData([['Doctor'], ['Mara Finch']]));
    await rewrite(xlsx({ A: people, B: doctors }), { session: noting });
    expect(order.slice(0, 5)).to.deep.equal(['ode.quill@x.test', 'Mara Finch', 'Quill', 'Finch', 'z@x.test']);
  });

  describe('transposed sheets', () => {
    const form: CellText[][] = [
      ['Client name', 'Ode Quill', '', 'see Mr. Reed'],
      ['DOB', { raw: '<c s="1"><v>22000</v></c>' }],
      ['Phone', 6175550101],
      ['Fee', 40],
      ['MRN', 4410233],
    ];

    it('may contain several stacked tables, each with its own titles', async () => {
      const xml = await sheetOf([
        ['Staff'],
        ['Emp ID', 'Last name', 'Note'],
        ['E-204', 'Quill', 'see Mr. Reed'],
        ['E-205', 'Finch', ''],
        [],
        ['Contact person', 'Duty', 'Phone'],
        ['Mara Finch', 'Fire warden', '617-555-0101'],
        [],
        ['Open', 'Closed'],
        ['12', 'E-207'],
      ]);
      expect(texts(xml)).to.deep.equal([
        ...['Staff', 'Emp ID', 'Last name', 'Note', '***', '***', 'see Mr. ***', '***', '***'],
        ...['Contact person', 'Duty', 'Phone', '***', 'Fire warden', '***'],
        // Of words that nobody knows, no table is made: they are still in the second.
        ...['***', 'Closed', '12', 'E-207'],
      ]);
    });

    it('are searched by rows, and reported as such', async () => {
      const { parts, report } = await rewrite(table(form));
      expect(texts(parts[SHEET] ?? '')).to.deep.equal([
        'Client name',
        '***',
        'see Mr. ***',
        'DOB',
        'Phone',
        'Fee',
        'MRN',
      ]);
      expect(parts[SHEET]).to.not.match(/22000|6175550101|4410233/);
      expect(parts[SHEET]).to.include('<v>40</v>');
      expect(report.format.sheets).to.deep.equal([
        {
          sheet: 1,
          tables: [
            {
              headerRow: 0,
              labelColumn: 1,
              fields: [
                ...['PERSON', 'DATE_OF_BIRTH', 'PHONE_NUMBER'].map((type) => ({
                  use: 'type',
                  type,
                  why: 'title and values',
                })),
                { use: 'text', why: 'search' },
                { use: 'type', type: 'MEDICAL_RECORD_NUMBER', why: 'title and values' },
              ],
            },
          ],
        },
      ]);
    });
  });

  describe('numbers and dates', () => {
    const numbers = (to: string) =>
      sheetOf(
        [
          ['SSN', 'DOB'],
          [78051120, { raw: '<c s="1"><v>22000</v></c>' }],
        ],
        {
          session: fakeSession((_, type) => (type === 'DATE_OF_BIRTH' ? to : '123456789')),
        },
      );

    it('remain numbers in their format if the substitute is one', async () => {
      const xml = await numbers('1960-04-01');
      expect(xml).to.include('<c r="A2"><v>123456789</v></c><c r="B2" s="1"><v>22007</v></c>');
    });

    it('are replaced once if they are equal in a column, and counted for each cell', async () => {
      const asked: string[] = [];
      const fake = fakeSession(() => 'x');
      const session: FakeSession = {
        ...fake,
        replace(text, findings, context) {
          asked.push(`${text} ${context?.times ?? 1}`);
          return fake.replace(text, findings, context);
        },
      };
      const xml = await sheetOf([['SSN'], [78051120], [78051120], [78051121], [78051120]], { session });
      expect(asked.filter((one) => one.startsWith('7805'))).to.deep.equal(['78051120 3', '78051121 1']);
      expect(xml.match(/ t="str"[^>]*><v>x</g)).to.have.length(4);
    });

    it('become text if the substitute is not a number', async () => {
      expect(await numbers('1960')).to.include('<c t="str" r="B2" s="1"><v>1960</v></c>');
    });

    const written = (value: string): CellText => ({ raw: `<c><v>${value}</v></c>` });

    it('yield nothing by themselves if they are measurements, or too short to identify anybody', async () => {
      const session = fakeSession();
      const measured = ['2310.9299999999998', '9.6824677129192203E-3', '-17', '2026', '30556730213348.961'].map(
        written,
      );
      await sheetOf(
        [
          ['Item', 'Depth', 'Yield', 'Change', 'Model', 'Drift'],
          ['Pump', ...measured],
          ['Valve', ...measured],
        ],
        {
          session,
        },
      );
      expect(session.asked.map(({ text }) => text).filter((text) => /\d/.test(text))).to.deep.equal([]);
      await sheetOf(
        [
          ['Item', 'Order'],
          ['Pump', 4_471_025],
        ],
        { session },
      );
      expect(session.asked.map(({ text }) => text)).to.include('4471025');
    });

    it('are read as displayed, without rounding errors', async () => {
      const session = fakeSession(() => '12.5');
      const xml = await sheetOf(
        [
          ['Name', 'Latitude'],
          ['Dr. Ann', written('48.330288000000003')],
        ],
        { session },
      );
      expect(session.asked.map(({ text }) => text)).to.include('48.330288');
      expect(xml).to.include('<v>12.5</v>').and.not.include('48.33');
    });

    it('are searched if a cell marked as a number is not one', async () => {
      expect(
        await sheetOf([
          ['Item', 'Note'],
          ['Pump', written('Dr. Eve')],
        ]),
      ).to.include('<v>Dr. ***</v>');
    });
  });

  it('does not take a match between a substitute and a word beside it for a leak', async () => {
    const names = fakeSession((_, type) => (type === 'EMAIL_ADDRESS' ? 'Ann' : '***'));
    const { parts } = await rewrite(table([['Dr. Ann Bee'], ['ask a@example.com Bee']]), { session: names });
    expect(Object.values(parts).join()).to.include('ask Ann Bee').and.not.include('Dr. Ann');
  });

  it('does not take the index of a shared string for a term with its digits', async () => {
    const strings = Array.from({ length: 10_010 }, (_, i) => `t${i.toString(36)}`);
    const shown = strings.map((_, i): CellText[] => [`#${i}`, i < 3 ? `1000${i}` : '']);
    const input = table([['Item', 'ZIP code'], ...shown], { 'xl/sharedStrings.xml': sharedStrings(...strings) });
    const { parts } = await rewrite(input);
    expect(parts[SHEET]).to.include('<v>10001</v>').and.not.include('>10001</t>');
  });

  it('does not take a number for a term that only has its digits', async () => {
    const rows = [
      ['City', 'ZIP', 'Amount', 'When'],
      ['Oslo', '12345', 12345, { raw: '<c s="1"><v>12345</v></c>' }],
    ];
    const xml = await sheetOf(rows, { session: fakeSession((text, type) => (type === 'DATE' ? text : 'x')) });
    expect(texts(xml).slice(4)).to.deep.equal(['x', 'x']);
    expect(xml).to.include('<v>12345</v></c><c r="D2" s="1"><v>12345</v>');
  });

  it('searches the caches of pivot tables like the columns they repeat', async () => {
    const cache =
      '<pivotCacheDefinition><cacheField name="Patient"><sharedItems><s v="Zed"/></sharedItems></cacheField><cacheField name="SSN"><sharedItems containsNumber="1"><n v="78051120"/></sharedItems></cacheField><cacheField name="Code"><sharedItems><s v="Zed 2"/></sharedItems></cacheField></pivotCacheDefinition>';
    const { parts } = await rewrite(
      table(
        [
          ['Patient', 'SSN'],
          ['Ode Quill', 78051120],
        ],
        { 'xl/pivotCache/pivotCacheDefinition1.xml': cache },
      ),
    );
    const after = parts['xl/pivotCache/pivotCacheDefinition1.xml'];
    expect(after).to.include('<s v="***"/>').and.include('<n v="0"/>').and.include('<s v="Zed 2"/>');
  });

  describe('pivot tables', () => {
    const CACHE = 'xl/pivotCache/pivotCacheDefinition1.xml';
    const cacheOf = (field: string, items: string): string =>
      `<pivotCacheDefinition><cacheFields><cacheField name="${field}"><sharedItems>${items}</sharedItems></cacheField></cacheFields></pivotCacheDefinition>`;
    /** Each item of the cache as it is now. */
    const itemsOf = (parts: Readonly<Record<string, string>>): string[] =>
      [...(parts[CACHE] ?? '').matchAll(/ v="([^"]*)"/g)].map(([, item = '']) => item);

    it('keep items distinct that become the same mask, in the cache as in the cells', async () => {
      const names = ['Ode Quill', 'Mara Finch', 'ODE QUILL', 'Ida Crane'];
      const cache = cacheOf('Patient', '<s v="Mara Finch"/><s v="Ode Quill"/><s v="Ida Crane"/>');
      const { parts } = await rewrite(table([['Patient'], ...names.map((name) => [name])], { [CACHE]: cache }));
      expect(texts(parts[SHEET] ?? '')).to.deep.equal(['Patient', '***', '*** 2', '***', '*** 3']);
      expect(itemsOf(parts)).to.deep.equal(['*** 2', '***', '*** 3']);
    });

    it('keep items distinct that are no longer numbers and dates', async () => {
      const serials = [45000, 45001, 45400];
      const days = ['2023-03-15', '2023-03-16', '2024-04-18'];
      const cache = cacheOf('Born', days.map((day) => `<d v="${day}T00:00:00"/>`).join(''));
      const rows = serials.map((serial) => [{ raw: `<c s="1"><v>${serial}</v></c>` }]);
      const session = fakeSession((text) => text.slice(0, 4));
      const { parts } = await rewrite(table([['Born'], ...rows], { [CACHE]: cache }), {
        session,
        options: { columns: { Born: 'DATE_OF_BIRTH' } },
      });
      expect([...(parts[SHEET] ?? '').matchAll(/<v>([^<]*)</g)].map(([, v]) => v)).to.deep.equal([
        '2023',
        '2023',
        '2024',
      ]);
      expect(new Set(itemsOf(parts)).size).to.equal(3);
      expect(itemsOf(parts).every((item) => /^19\d\d-\d\d-\d\dT00:00:00$/.test(item))).to.equal(true);
    });

    it('keep the titles of fields distinct, and without an asterisk at the end', async () => {
      const fields = '<cacheField name="a@b.org"/><cacheField name="c@d.org"/><cacheField name="Note"/>';
      const pivot =
        '<pivotTableDefinition><dataFields><dataField name="Sum of a@b.org"/></dataFields></pivotTableDefinition>';
      const { parts } = await rewrite(
        table(
          [
            ['a@b.org', 'c@d.org', 'Note'],
            [1, 2, 'fine'],
            [3, 4, 'fine'],
          ],
          {
            [CACHE]: `<pivotCacheDefinition><cacheFields>${fields}</cacheFields></pivotCacheDefinition>`,
            'xl/pivotTables/pivotTable1.xml': pivot,
          },
        ),
      );
      expect(texts(parts[SHEET] ?? '')).to.include.members(['*** 1', '*** 2']);
      expect(parts[CACHE]).to.include('name="*** 1"').and.include('name="*** 2"').and.include('name="Note"');
      expect(parts['xl/pivotTables/pivotTable1.xml']).to.include('"Sum of *** 1"');
    });
  });

  it('gives a group of a pivot table the new name of the cell that shows it', async () => {
    const pivot =
      '<pivotTableDefinition cacheId="1"><items><item n="Team2" x="0"/><item n="Totals" x="1"/></items></pivotTableDefinition>';
    const { parts } = await rewrite(
      table([['Patient'], ['Ode Quill'], ['Mary Reed'], ['Team2']], { 'xl/pivotTables/pivotTable1.xml': pivot }),
    );
    expect(parts['xl/pivotTables/pivotTable1.xml']).to.include('n="***"').and.include('n="Totals"');
  });

  it('changes titles only where they contain words given before', async () => {
    const given = fakeSession();
    given.remember([{ text: 'separator', type: 'PERSON' }]);
    const form = [
      ['Date', 'x'],
      ['Phone', '12345'],
      ['Separator', 'y'],
      ['Email', 'a@b.cc'],
    ];
    expect(texts(await sheetOf(form, { session: given })))
      .to.include.members(['Date', 'Phone', 'Email'])
      .and.not.to.include('Separator');
    const columns = [
      ['Date', 'Phone', 'Separator'],
      ['1/2/1960', '12345', 'y'],
    ];
    expect(texts(await sheetOf(columns, { session: given })))
      .to.include.members(['Date', 'Phone'])
      .and.not.to.include('Separator');
  });

  it('searches the records of pivot tables like the columns they repeat, even if only the definition has their titles', async () => {
    const records =
      '<pivotCacheRecords><r><x v="0"/><s v="zed 2"/><n v="7"/><d v="1961-02-03T00:00:00"/><s v="zed 2"/></r></pivotCacheRecords>';
    const fields = [
      '<cacheField name="Code"/>',
      '<cacheField name="Sum" databaseField="0"/>',
      '<cacheField name="Patient"/>',
    ];
    const more = ['<cacheField name="Count"/>', '<cacheField name="Date of birth"/>', '<cacheField name="Code 2"/>'];
    const { parts } = await rewrite(
      table(
        [
          ['Patient', 'Date of birth'],
          ['Ode Quill', '1961-02-03'],
        ],
        {
          'xl/pivotCache/pivotCacheDefinition1.xml': `<pivotCacheDefinition>${[...fields, ...more].join('')}</pivotCacheDefinition>`,
          'xl/pivotCache/_rels/pivotCacheDefinition1.xml.rels': relations([
            'rId1',
            'pivotCacheRecords',
            'pivotCacheRecords1.xml',
          ]),
          'xl/pivotCache/pivotCacheRecords1.xml': records,
        },
      ),
    );
    expect(parts['xl/pivotCache/pivotCacheRecords1.xml']).to.equal(
      records.replace('zed 2', '***').replace('1961-02-03', '1900-01-01'),
    );
  });

  it('replaces a repetition of a found cell in a cache, however short, but not what only resembles it', async () => {
    const cache =
      '<pivotCacheDefinition><cacheField name="[D].[L1]"><sharedItems><s v="[D].[All D].[a7]" c="a7"/><s v="[D].[All D].[id7]" c="id7"/><s v="id77"/><n v="1234.5"/><n v="12.5"/></sharedItems></cacheField></pivotCacheDefinition>';
    const chart =
      '<c:chartSpace xmlns:c="c"><c:strRef><c:strCache><c:pt idx="0"><c:v>id7</c:v></c:pt><c:pt idx="1"><c:v>Sum - id7</c:v></c:pt><c:pt idx="2"><c:v>Sum - id78</c:v></c:pt></c:strCache></c:strRef><c:multiLvlStrCache><c:lvl><c:pt idx="0"><c:v>id7</c:v></c:pt></c:lvl></c:multiLvlStrCache><c:numRef><c:numCache><c:pt idx="0"><c:v>1234.5</c:v></c:pt></c:numCache></c:numRef></c:chartSpace>';
    const { parts } = await rewrite(
      table([['SSN'], ['id7'], [1234.5], [12.5]], {
        'xl/pivotCache/pivotCacheDefinition1.xml': cache,
        'xl/charts/chart1.xml': chart,
      }),
    );
    expect(parts['xl/pivotCache/pivotCacheDefinition1.xml']).to.equal(
      cache.replace('[id7]" c="id7"', '[***]" c="***"').replace('1234.5', '0'),
    );
    expect(parts['xl/charts/chart1.xml']).to.equal(chart.replaceAll('id7<', '***<').replace('1234.5', '0'));
  });

  it('masks known terms with asterisks in the settings of printers, whose length is kept', async () => {
    const printer = (text: string): Uint8Array =>
      Buffer.concat([Buffer.from([1, 0, 255]), Buffer.from(text, 'utf16le'), Buffer.from([0, 0, 7])]);
    const name = 'xl/printerSettings/printerSettings1.bin';
    const { output } = await rewrite(table([['Dr. Ann Bee']], { [name]: printer('desk of ann bee, 4') }));
    expect(Buffer.from(unzipSync(output)[name] ?? [])).to.deep.equal(printer('desk of *** ***, 4'));
  });

  it('takes the user who refreshed the cache of a pivot table for a person', async () => {
    const name = 'xl/pivotCache/pivotCacheDefinition1.xml';
    const { parts } = await rewrite(table([['x']], { [name]: '<pivotCacheDefinition refreshedBy="zq 12"/>' }));
    expect(parts[name]).to.equal('<pivotCacheDefinition refreshedBy="***"/>');
  });

  it('keeps numbers in the caches of charts numeric', async () => {
    const chart =
      '<c:chartSpace xmlns:c="c"><c:numRef><c:numCache><c:pt idx="0"><c:v>78051120</c:v></c:pt><c:pt idx="1"><c:v>1.78051120</c:v></c:pt></c:numCache></c:numRef></c:chartSpace>';
    const { parts } = await rewrite(table([['SSN'], [78051120]], { 'xl/charts/chart1.xml': chart }));
    expect(parts['xl/charts/chart1.xml']).to.equal(chart.replace('>78051120', '>0'));
  });

  it('keeps what the caller wants to keep, even if it is a term elsewhere', async () => {
    const rows = [
      ['Patient', 'Owner'],
      ['Ode Quill', 'Ode Quill'],
    ];
    const xml = await sheetOf(rows, { options: { columns: { owner: 'keep' } } });
    expect(texts(xml).slice(2)).to.deep.equal(['***', 'Ode Quill']);
  });

  describe('shared strings', () => {
    it('are split if several cells show them with different substitutes', async () => {
      const rows: CellText[][] = [
        ['#0', '#1'],
        ['#2', '#2'],
        ['#2', '#3'],
      ];
      const parts = { 'xl/sharedStrings.xml': sharedStrings('Patient', 'City', 'Florence', 'Oslo') };
      const session = fakeSession((_, type) => type.toLowerCase());
      const { parts: after } = await rewrite(table(rows, parts), { session });
      const list = strings(after['xl/sharedStrings.xml']);
      const shown = [...(after[SHEET] ?? '').matchAll(/<v>(\d+)</g)].map(([, index]) => list[Number(index)]);
      expect(shown).to.deep.equal(['Patient', 'City', 'person', 'city', 'person', 'city']);
      expect(after['xl/sharedStrings.xml']).to.include(`uniqueCount="${list.length}"`).and.not.include('Florence');
    });

    it('keep their formats, and lose their phonetic readings', async () => {
      const rich = '<r><rPr><b/></rPr><t>Dr. An</t></r><r><t>n Bee</t></r><rPh sb="0" eb="3"><t>anbi</t></rPh>';
      const parts = { 'xl/sharedStrings.xml': sharedStrings(rich) };
      const { parts: after } = await rewrite(table([['#0']], parts));
      expect(after['xl/sharedStrings.xml']).to.include(
        '<si><r><rPr><b/></rPr><t xml:space="preserve">Dr. ***</t></r><r><t></t></r></si>'.replace(
          ' xml:space="preserve"',
          '',
        ),
      );
    });

    it('are searched and charged once for each column that shows them, if they are long', async () => {
      const long = `${'word '.repeat(20_000)}mary@example.com`;
      const rows: CellText[][] = Array.from({ length: 3000 }, () => ['#0', '#0']);
      const session = fakeSession();
      const { parts } = await rewrite(table(rows, { 'xl/sharedStrings.xml': sharedStrings(long) }), { session });
      expect(strings(parts['xl/sharedStrings.xml'])).to.deep.equal([long.replace('mary@example.com', '***')]);
      const charged = session.asked.filter(({ text, context }) => text === long && context?.charged !== false);
      expect(charged).to.have.length(2);
      expect(session.counted).to.be.lessThan(2 * long.length);
    });

    it('are searched once for a name of their rows, and replaced together', async () => {
      const rows = Array.from({ length: 40 }, (): CellText[] => ['#0', '#1']);
      const input = table([['Patient Name', 'Note'], ...rows], {
        'xl/sharedStrings.xml': sharedStrings('Ann Bee', 'seen, Bee is well'),
      });
      const session = fakeSession();
      const replaced: unknown[] = [];
      const replace = session.replace;
      const told: FakeSession = {
        ...session,
        replace: (unit, findings, context) => {
          if (findings.length > 0) replaced.push([unit, context?.times]);
          return replace(unit, findings, context);
        },
      };
      const { parts } = await rewrite(input, { session: told });
      expect(strings(parts['xl/sharedStrings.xml'])).to.deep.equal(['***', 'seen, *** is well']);
      const asked = session.asked.filter(({ text, context }) => text.startsWith('seen') && context?.charged !== false);
      expect(asked.length).to.be.lessThan(10);
      expect(replaced).to.deep.equal([
        ['Ann Bee', 40],
        ['seen, Bee is well', 40],
      ]);
    });

    it('are searched even if no cell shows them', async () => {
      const parts = { 'xl/sharedStrings.xml': sharedStrings('shown', 'Dr. Ann Bee') };
      const { parts: after } = await rewrite(table([['#0']], parts));
      expect(strings(after['xl/sharedStrings.xml'])).to.deep.equal(['shown', 'Dr. ***']);
    });

    it('are searched in any encoding of their characters', async () => {
      const parts = {
        'xl/sharedStrings.xml': sharedStrings('x_x000A_mary@example.com_x000D_', '&#109;ary&#64;example.com'),
      };
      const { parts: after } = await rewrite(table([['#0', '#1']], parts));
      expect(strings(after['xl/sharedStrings.xml'])).to.deep.equal(['x_x000A_***_x000D_', '***']);
    });
  });

  describe('formulas', () => {
    const formula = (f: string, value: string) => ({ raw: `<c t="str"><f>${f}</f><v>${value}</v></c>` });

    it('become values if their results contain a finding, because they would restore it', async () => {
      const chain = '<calcChain xmlns="x"><c r="B1" i="1"/></calcChain>';
      const input = table([['x', formula('A1&amp;"ary@example.com"', 'mary@example.com'), formula('A1', 'x')]], {
        'xl/calcChain.xml': chain,
      });
      const { parts, report } = await rewrite(input);
      expect(parts[SHEET]).to.include('<c r="B1" t="str"><v>***</v></c><c r="C1" t="str"><f>A1</f><v>x</v></c>');
      expect(Object.keys(parts)).to.not.include('xl/calcChain.xml');
      expect(parts['[Content_Types].xml']).to.not.include('calcChain');
      expect(parts['xl/_rels/workbook.xml.rels']).to.not.include('calcChain');
      expect(parts['xl/workbook.xml']).to.include('fullCalcOnLoad="1"');
      expect(report.warnings).to.deep.equal(['Formulas whose results held findings were replaced by values.']);
    });

    it('become values together if they share their text', async () => {
      const rows = [
        [{ raw: '<c t="str"><f t="shared" ref="A1:A2" si="0">B1</f><v>a@b.org</v></c>' }],
        [{ raw: '<c t="str"><f t="shared" si="0"/><v>none</v></c>' }],
      ];
      expect(await sheetOf(rows)).to.include('<v>***</v></c></row><row r="2"><c r="A2" t="str"><v>none</v></c>');
    });

    it('have texts that are searched, even if they are concatenated', async () => {
      const xml = await sheetOf([[formula('IF(B1,"Dr. A"&amp;"nn Bee","a ""q""")', 'no')]]);
      expect(xml).to.include('<f>IF(B1,"Dr. ***"&amp;"","a ""q""")</f>');
    });
  });

  describe('names', () => {
    it('of sheets follow the rules for them, and all references are updated', async () => {
      const data = sheetData([['x', { raw: "<c><f>'Dr. Ann Bee'!A1+1</f><v>1</v></c>" }]]);
      const link = '<hyperlinks><hyperlink ref="A1" location="\'Dr. Ann Bee\'!A1"/></hyperlinks>';
      const names = `<definedNames><definedName name="Area">'Dr. Ann Bee'!$A$1</definedName></definedNames>`;
      const input = xlsx({ 'Dr. Ann Bee': sheet(sheetData([[1]])), Other: sheet(data + link) }, {}, names);
      const { parts } = await rewrite(input, { session: fakeSession(() => '[A/B]') });
      expect(parts['xl/workbook.xml']).to.include('<sheet name="Dr.  A B" ').and.include("'Dr.  A B'!$A$1");
      const other = parts['xl/worksheets/sheet2.xml'];
      expect(other).to.include("<f>'Dr.  A B'!A1+1</f>").and.include('location="\'Dr.  A B\'!A1"');
    });

    it('of sheets of another workbook are updated in formulas that refer to it by number', async () => {
      const external =
        '<externalLink><externalBook><sheetNames><sheetName val="Dr. Ann Bee"/><sheetName val="Codes"/></sheetNames></externalBook></externalLink>';
      const formulas = ["'[1]Dr. Ann Bee'!$A$1", '[1]Codes!$A$1'].map(
        (text) => `<definedName name="N${text.length}">${text}</definedName>`,
      );
      const names = `<definedNames>${formulas.join('')}</definedNames>`;
      const session = fakeSession(() => 'New');
      session.remember([{ text: 'Codes', type: 'PERSON' }]);
      const input = xlsx({ A: sheet(sheetData([[1]])) }, { 'xl/externalLinks/externalLink1.xml': external }, names);
      const { parts } = await rewrite(input, { session });
      expect(parts['xl/externalLinks/externalLink1.xml']).to.include('val="Dr. New"').and.include('val="New"');
      const workbook = parts['xl/workbook.xml']?.replaceAll('&apos;', "'");
      expect(workbook).to.include(">'[1]Dr. New'!$A$1<").and.include(">'[1]New'!$A$1<");
    });

    it('of sheets are updated in shapes and controls that show their cells', async () => {
      const places = {
        'xl/drawings/drawing1.xml': `<xdr:wsDr xmlns:xdr="x"><xdr:sp textlink="'Dr. Ann Bee'!A1"/></xdr:wsDr>`,
        'xl/ctrlProps/ctrlProp1.xml': `<formControlPr fmlaRange="'Dr. Ann Bee'!A1" fmlaLink="'Dr. Ann Bee'!A1"/>`,
        'xl/drawings/vmlDrawing1.vml': `<xml xmlns:x="x"><x:ClientData><x:FmlaRange>'Dr. Ann Bee'!A1</x:FmlaRange></x:ClientData></xml>`,
      };
      const input = xlsx({ 'Dr. Ann Bee': sheet(sheetData([[1]])) }, places);
      const { parts } = await rewrite(input, { session: fakeSession(() => '[A/B]') });
      for (const [name, before] of Object.entries(places))
        expect(parts[name]?.replaceAll('&apos;', "'")).to.equal(before.replaceAll('Dr. Ann Bee', 'Dr.  A B'));
    });

    it('of table columns stay equal to their header cells, and unique', async () => {
      const rows = [
        ['Dr. Ann', 'Dr. Bee', 'x'],
        ['1', '2', { raw: '<c><f>T[Dr. Ann]+T[[#This Row],[x]]</f><v>3</v></c>' }],
      ];
      const columns = ['Dr. Ann', 'Dr. Bee', 'x'].map((name, i) => `<tableColumn id="${i}" name="${name}"/>`);
      const { parts } = await rewrite(
        table(rows, {
          'xl/tables/table1.xml': `<table xmlns="x" name="T" displayName="T" ref="A1:C2"><tableColumns>${columns.join('')}</tableColumns></table>`,
          'xl/worksheets/_rels/sheet1.xml.rels': relations(['rId1', 'table', '../tables/table1.xml']),
        }),
      );
      expect(texts(parts[SHEET] ?? '').slice(0, 3)).to.deep.equal(['Dr. ***', 'Dr. *** 2', 'x']);
      expect(parts['xl/tables/table1.xml']).to.include('name="Dr. ***"').and.include('name="Dr. *** 2"');
      expect(parts[SHEET]).to.include('<f>T[Dr. ***]+T[[#This Row],[x]]</f>');
    });
  });

  it('searches everywhere for a name, even if it is found as another type first', async () => {
    const session = fakeSession(() => '***');
    const find = session.find;
    session.find = (text, context) => {
      if (text === 'Georgia list') return [{ ...PLACE, type: 'STATE' }];
      return text === 'Georgia' && context?.isTitle !== true ? [{ ...PLACE, type: 'PERSON' }] : find(text, context);
    };
    const places = {
      'xl/comments1.xml': '<comments><comment><text><t>Georgia</t></text></comment></comments>',
      'docProps/app.xml': '<Properties><TitlesOfParts><lpstr>see Georgia</lpstr></TitlesOfParts></Properties>',
    };
    const { parts } = await rewrite(table([['Georgia list']], places), { session });
    expect(parts['docProps/app.xml']).to.include('see ***');
  });

  it('searches every place where a workbook stores words', async () => {
    const beside = `<headerFooter><oddHeader>&amp;L&amp;"Arial,Bold"&amp;12Dr. Ann Bee&amp;R&amp;P</oddHeader></headerFooter><dataValidations><dataValidation prompt="ask Dr. Ann Bee" sqref="A1"><formula1>"Dr. Ann Bee,no"</formula1></dataValidation></dataValidations><hyperlinks><hyperlink ref="A1" r:id="rId1" display="Dr. Ann Bee" tooltip="Dr. Ann Bee"/></hyperlinks>`;
    const places: Record<string, string> = {
      'xl/comments1.xml':
        '<comments><authors><author>Ann Bee</author></authors><comment><text><r><t>Dr. An</t></r><r><t>n Bee</t></r></text></comment></comments>',
      'xl/threadedComments/threadedComment1.xml':
        '<ThreadedComments><threadedComment><text>Dr. Ann Bee</text></threadedComment></ThreadedComments>',
      'xl/persons/person.xml': '<personList><person displayName="Ann Bee" userId="bee@example.com"/></personList>',
      'xl/charts/chart1.xml':
        '<c:chartSpace xmlns:c="c"><c:strCache><c:pt idx="0"><c:v>Dr. Ann Bee</c:v></c:pt></c:strCache></c:chartSpace>',
      'xl/drawings/drawing1.xml':
        '<wsDr><cNvPr id="1" name="Ann Bee" descr="Dr. Ann Bee"/><a:p xmlns:a="a"><a:r><a:t>Dr. Ann</a:t></a:r><a:r><a:t> Bee</a:t></a:r></a:p></wsDr>',
      'xl/pivotCache/pivotCacheDefinition1.xml':
        '<pivotCacheDefinition><cacheField name="x"><sharedItems><s v="Dr. Ann Bee"/></sharedItems></cacheField></pivotCacheDefinition>',
      'xl/connections.xml':
        '<connections><connection id="1" name="q" description="for Dr. Ann Bee"><dbPr connection="DSN=x;UID=Ann Bee" command="SELECT 1"/></connection></connections>',
      'xl/externalLinks/externalLink1.xml':
        '<externalLink><externalBook><sheetDataSet><sheetData><row r="1"><cell r="A1" t="str"><v>Dr. Ann Bee</v></cell></row></sheetData></sheetDataSet></externalBook></externalLink>',
      'xl/worksheets/_rels/sheet1.xml.rels': relations([
        'rId1',
        'hyperlink',
        'mailto:ann.bee@example.com?subject=Dr.%20Ann%20Bee',
        'External',
      ]),
      'xl/drawings/vmlDrawing1.vml': '<xml><v:shape alt="Ann Bee"><br><div>Ann Bee</div></v:shape></xml>',
      'customXml/item1.xml': '<root who="Dr. Ann Bee">Dr. Ann Bee</root>',
      'docProps/core.xml': '<cp><creator>Ann Bee</creator></cp>',
    };
    const { parts } = await rewrite(table([['Dr. Ann Bee']], places, beside));
    for (const name of [...Object.keys(places), SHEET]) expect(parts[name], name).to.not.match(/Ann|Bee|bee@/);
    expect(parts[SHEET]).to.include('&amp;12Dr. ***&amp;R&amp;P');
    expect(parts['xl/comments1.xml']).to.include('<t>Dr. ***</t></r><r><t></t></r>');
  });

  it('keeps the delimiters of a link in a whole address, and escapes them in a word of one', async () => {
    const session = fakeSession((text) => (text.startsWith('http') ? 'https://new.example/x?id=1&v=2#top' : 'who?'));
    session.remember([
      { text: 'https://old.example/Moe?mrn=7#end', type: 'URL' },
      { text: 'Moe', type: 'PERSON' },
    ]);
    const targets = ['https://old.example/Moe?mrn=7#end', 'https://other.example/Moe'];
    const links = relations(...targets.map((target, i) => [`rId${i}`, 'hyperlink', target, 'External'] as const));
    const { parts } = await rewrite(table([['x']], { 'xl/worksheets/_rels/sheet1.xml.rels': links }), { session });
    const written = [...(parts['xl/worksheets/_rels/sheet1.xml.rels'] ?? '').matchAll(/Target="([^"]*)"/g)];
    expect(written.map(([, target]) => target)).to.deep.equal([
      'https://new.example/x?id=1&amp;v=2#top',
      'https://other.example/who%3F',
    ]);
  });

  it("gives a customer's namespace the same new name everywhere in the map of a schema", async () => {
    const map =
      '<MapInfo SelectionNamespaces="xmlns:n=\'mail:a@quill.example\'"><Schema Namespace="mail:a@quill.example"><xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="mail:a@quill.example" targetNamespace="mail:a@quill.example"/></Schema></MapInfo>';
    const { parts } = await rewrite(table([['x']], { 'xl/xmlMaps.xml': map }));
    expect(parts['xl/xmlMaps.xml']).to.equal(map.replaceAll('a@quill.example', '***'));
  });

  it('finds terms given before also where a typed column contains a word that is not a value', async () => {
    const rows = [['SSN'], ['078-05-1120'], ['Total'], ['078-05-1121'], ['n/a']];
    const session = fakeSession();
    session.remember([{ text: 'Total', type: 'PERSON' }]);
    expect(texts(await sheetOf(rows, { session }))).to.deep.equal(['SSN', '***', '***', '***', 'n/a']);
    expect(texts(await sheetOf(rows))).to.deep.equal(['SSN', '***', 'Total', '***', 'n/a']);
  });

  it('does not take the names that Office gives parts for a leak', async () => {
    const session = fakeSession((_, type) => (type === 'PERSON' ? 'X' : '***'));
    session.remember([{ text: 'Sheet1', type: 'PERSON' }]);
    const xml = await sheetOf([['Note'], ['see Sheet1']], { session });
    expect(xml).to.include('see X').and.not.include('Sheet1');
  });

  describe('hostile files', () => {
    it('allocate no memory for missing cells', async () => {
      const xml = await sheetOf([['x', { raw: '<c r="XFD1048576" t="str"><v>a@b.org</v></c>' }]]);
      expect(xml).to.include('<v>***</v>');
    });

    it('cannot reach JavaScript by names of columns and cells', async () => {
      const rows = [
        ['__proto__', 'constructor'],
        ['a@b.org', { raw: '<c r="__proto__" t="str"><v>c@d.org</v></c>' }],
      ];
      expect(texts(await sheetOf(rows)).slice(2)).to.deep.equal(['***']);
      expect(Object.hasOwn(Object.prototype, '1')).to.equal(false);
    });

    it('are refused if they are something else', async () => {
      expect(await codeOf(rewrite(docx(paragraph('x'))))).to.equal('file_type_mismatch');
      expect(await codeOf(rewrite(xlsx({ A: sheet('<sheetData><row><c></row></sheetData>') })))).to.equal(
        'document_unreadable',
      );
      const doctype = `<!DOCTYPE x [<!ENTITY a "b">]>${sheet('<sheetData/>')}`;
      expect(await codeOf(rewrite(xlsx({ A: doctype })))).to.equal('document_unsafe');
    });

    it('may have strings that are missing, duplicated or out of order', async () => {
      const parts = { 'xl/sharedStrings.xml': sharedStrings('Dr. Ann Bee') };
      const rows: CellText[][] = [
        ['#7', { raw: '<c t="s"><v>-1</v></c>' }, { raw: '<c t="s"><v>x</v></c>' }, '#0', '#0'],
      ];
      const { parts: after } = await rewrite(table(rows, parts));
      expect(strings(after['xl/sharedStrings.xml'])).to.deep.equal(['Dr. ***']);
    });

    it('never return an original term, however the sheet is damaged', async () => {
      const good = sheet(
        sheetData([
          ['Notes', 'x'],
          ['Dr. Ann Bee', 1],
          ['mary@example.com', 2],
        ]),
      );
      await fc.assert(
        fc.asyncProperty(
          fc.nat(good.length - 1),
          fc.constantFrom('', '<', '>', '"', '&', 'x', '</c>'),
          async (at, put) => {
            const damaged = good.slice(0, at) + put + good.slice(at + 1);
            try {
              const xml = (await rewrite(xlsx({ A: damaged }))).parts[SHEET] ?? '';
              if (damaged.includes('mary@example.com')) expect(xml).to.not.include('mary@example.com');
            } catch (error) {
              if (!isDeidError(error)) throw error;
            }
          },
        ),
        { numRuns: 300 },
      );
    });
  });
});
