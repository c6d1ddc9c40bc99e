import { expect } from 'chai';
import * as sheets from 'xlsx';
import { Engine, type FileAdapter, splice } from '../../core/index.js';
import contact from '../../plugins/detectors/contact/index.js';
import names from '../../plugins/detectors/names/index.js';
import { csvAdapter } from '../../plugins/formats/csv/adapter.js';
import { docxAdapter } from '../../plugins/formats/office/docx.js';
import { xlsAdapter } from '../../plugins/formats/office/xls.js';
import { xlsxAdapter } from '../../plugins/formats/office/xlsx.js';
import transformers from '../../plugins/transformers/basic/index.js';
import surrogates from '../../plugins/transformers/surrogates/index.js';
import { docx, paragraph, partsOf } from './office/make-docx.js';
import { runAdapter } from './run-adapter.js';

/** Cells of a table without quotes, row by row. */
type Table = readonly (readonly string[])[];

describe('persons whose names are in several columns', () => {
  let engine: Engine;

  before(async () => {
    engine = await Engine.create({
      plugins: [contact, names, surrogates, transformers],
      config: {
        plugins: [],
        policies: { LABELS: { rules: { '*': 'label' } }, INVENTED: { rules: { '*': 'surrogate' } } },
      },
    });
  });
  after(() => engine.close());

  async function run(mode: string, rows: readonly string[]): Promise<Table> {
    const session = engine.openSession({ mode, seed: 'rows' });
    const { output } = await runAdapter(csvAdapter(), session, Buffer.from(rows.join('\n')));
    return output
      .toString()
      .split('\n')
      .map((row) => row.split(','));
  }

  const staff = [
    'Email,First Name,Last Name,Doctor First Name,Doctor Last Name,Notes',
    'hweller@corp.com,Hugo,Weller,Mary,Tranter,Hugo Weller called Dr Tranter',
    'oweller@corp.com,Olive,Weller,Mary,Tranter,Olive is well',
    'htabor@corp.com,Hugo,Tabor,Peter,Brandreth,seen by P. Brandreth for Mr. Tabor',
  ];

  it('have one number in all of their columns and in the notes of their row', async () => {
    const [, ...rows] = await run('LABELS', staff);
    const people = rows.map((row) => row.slice(1, 5));
    expect(people).to.deep.equal([
      ['[PERSON_1]', '[PERSON_1]', '[PERSON_2]', '[PERSON_2]'],
      ['[PERSON_3]', '[PERSON_3]', '[PERSON_2]', '[PERSON_2]'],
      ['[PERSON_4]', '[PERSON_4]', '[PERSON_5]', '[PERSON_5]'],
    ]);
    expect(rows.map((row) => row[5])).to.deep.equal([
      '[PERSON_1] called Dr [PERSON_2]',
      '[PERSON_3] is well',
      'seen by [PERSON_5] for Mr. [PERSON_4]',
    ]);
  });

  it('are not confused if several persons share parts of a name', async () => {
    const rows = ['Vorname;Nachname', 'Ida;Brandt', 'Ida;Koller', 'Jost;Brandt', 'Ida;Brandt'];
    const session = engine.openSession({ mode: 'LABELS' });
    const { output } = await runAdapter(csvAdapter(), session, Buffer.from(rows.join('\n')));
    expect(output.toString().split('\n').slice(1)).to.deep.equal([
      '[PERSON_1];[PERSON_1]',
      '[PERSON_2];[PERSON_2]',
      '[PERSON_3];[PERSON_3]',
      '[PERSON_1];[PERSON_1]',
    ]);
  });

  it('may have the surname below `Name`, or the full name', async () => {
    const [, ...rows] = await run('LABELS', [
      'Name,Vorname,Telefon',
      'Brandt,Ida,x',
      'Koller,Ida,x',
      'Jost Tabor,Jost,x',
    ]);
    expect(rows.map((row) => row.slice(0, 2))).to.deep.equal([
      ['[PERSON_1]', '[PERSON_1]'],
      ['[PERSON_2]', '[PERSON_2]'],
      ['[PERSON_3]', '[PERSON_3]'],
    ]);
  });

  it('are found by one name if the row has no other person with it', async () => {
    const [, ...rows] = await run('LABELS', ['First,Last', 'Ida,Brandt', 'Ida,', ',Koller']);
    expect(rows).to.deep.equal([
      ['[PERSON_1]', '[PERSON_1]'],
      ['[PERSON_1]', ''],
      ['', '[PERSON_2]'],
    ]);
  });

  it('determine the initials of substitutes for their e-mail addresses, even if these come first', async () => {
    const [, ...rows] = await run('INVENTED', staff);
    for (const [email = '', given = '', surname = ''] of rows)
      expect(email.split('@')[0]).to.equal(`${given.charAt(0)}${surname}`.toLowerCase());
    expect(new Set(rows.map((row) => row[2])).size).to.equal(2);
  });

  it('get given names in the notes according to the column', async () => {
    const [, row = []] = await run('INVENTED', ['Name,Notes', '"Vu, Minh Anh",Minh Anh rides bus 7']);
    const given = /, (\p{Lu}\p{L}+ \p{Lu}\p{L}+)"/u.exec(row.join(','))?.[1];
    expect(row.join(',')).to.match(new RegExp(`${given} rides bus 7$`));
  });

  it('are recognised by a column of full names, too', async () => {
    const [, ...rows] = await run('INVENTED', [
      'Email,Name',
      'hweller@corp.com,Hugo Weller',
      'itabor@corp.com,"Tabor, Ida"',
    ]);
    const [first = '', last = ''] = rows[0]?.[1]?.split(' ') ?? [];
    expect(rows[0]?.[0]?.split('@')[0]).to.equal(`${first.charAt(0)}${last}`.toLowerCase());
    expect(rows[1]?.join().toLowerCase()).to.match(/^(\p{L})(\p{L}+)@[^,]+,"\2, \1\p{L}+"$/u);
  });

  describe('in forms', () => {
    const form = ['First name,Hugo,Olive', 'Last name,Weller,Tranter', 'Email,hweller@corp.com,otranter@corp.com'];
    const boss = [
      'Manager first name,Ida,',
      'Manager last name,Brandt,',
      'Notes,Weller met I. Brandt,O. Tranter is well',
    ];

    it('have one number in each column of values', async () => {
      const rows = await run('LABELS', [...form, ...boss]);
      expect(rows.map((row) => row.slice(1))).to.deep.equal([
        ['[PERSON_1]', '[PERSON_2]'],
        ['[PERSON_1]', '[PERSON_2]'],
        ['[EMAIL_ADDRESS_1]', '[EMAIL_ADDRESS_2]'],
        ['[PERSON_3]', ''],
        ['[PERSON_3]', ''],
        ['[PERSON_1] met [PERSON_3]', '[PERSON_2] is well'],
      ]);
    });

    it('determine the substitutes of their e-mail addresses', async () => {
      const [given = [], surname = [], email = []] = await run('INVENTED', form);
      for (const i of [1, 2])
        expect(email[i]?.split('@')[0]).to.equal(`${given[i]?.charAt(0)}${surname[i]}`.toLowerCase());
    });

    it('are unknown if a label is repeated', async () => {
      const rows = await run('LABELS', [
        'First name,Ida',
        'Last name,Brandt',
        'Phone,n/a',
        'First name,Jost',
        'Last name,Koller',
      ]);
      expect(rows.map((row) => row[1])).to.deep.equal(['[PERSON_1]', '[PERSON_2]', 'n/a', '[PERSON_3]', '[PERSON_4]']);
    });
  });

  describe('in fields of a text', () => {
    /** What finds the names is none of this test's business. */
    const known = ['Ida', 'Rosa', 'Brandt', 'Jost', 'Koller', 'Tabor'].map((text) => ({ text, type: 'PERSON' }));

    function replaced(mode: string, text: string): string {
      const session = engine.openSession({ mode, seed: 'labels' });
      session.remember(known);
      return splice(text, session.deidentify(text));
    }
    const labelled = (text: string): string => replaced('LABELS', text);

    it('have one number, also in the sentences around the fields', () => {
      for (const [text, expected] of [
        ['First name: Ida\nLast name: Brandt\nIda Brandt', 'First name: [PERSON_1]\nLast name: [PERSON_1]\n[PERSON_1]'],
        ['{"lastName":"Brandt","firstName":"Ida"}', '{"lastName":"[PERSON_1]","firstName":"[PERSON_1]"}'],
        [
          '<Vorname>Ida</Vorname><Nachname>Brandt</Nachname>',
          '<Vorname>[PERSON_1]</Vorname><Nachname>[PERSON_1]</Nachname>',
        ],
        [
          '"family": "Brandt", "given": ["Ida", "Rosa"]',
          '"family": "[PERSON_1]", "given": ["[PERSON_1]", "[PERSON_1]"]',
        ],
        ['Name: Brandt\nVorname: Ida', 'Name: [PERSON_1]\nVorname: [PERSON_1]'],
        ['Name: Ida Brandt\nVorname: Ida', 'Name: [PERSON_1]\nVorname: [PERSON_1]'],
        ['Vorname ....: Ida\nNachname ...: Brandt', 'Vorname ....: [PERSON_1]\nNachname ...: [PERSON_1]'],
      ] as const)
        expect(labelled(text)).to.equal(expected);
    });

    it('are distinguished by record and by the persons that the labels name', () => {
      expect(labelled('first=Ida&last=Brandt\nfirst=Jost&last=Brandt\nfirst=Ida&last=Koller')).to.equal(
        'first=[PERSON_1]&last=[PERSON_1]\nfirst=[PERSON_2]&last=[PERSON_2]\nfirst=[PERSON_3]&last=[PERSON_3]',
      );
      const two =
        'Patient first name: Ida, doctor last name: Koller, doctor first name: Jost, patient last name: Tabor';
      const [patient, doctor, alsoDoctor] = labelled(two).match(/\[PERSON_\d\]/g) ?? [];
      expect(doctor).to.equal(alsoDoctor).and.not.equal(patient);
    });

    it('get given names and surnames according to the labels', () => {
      const text = 'Last name: Rosa\nFirst name: Tabor\nWe saw Tabor Rosa';
      const made = replaced('INVENTED', text);
      const [, surname = '', given = ''] = /^Last name: (.+)\nFirst name: (.+)\n/.exec(made) ?? [];
      expect(made).to.match(new RegExp(`${given} ${surname}$`));
    });
  });

  describe('in other formats', () => {
    const cells = staff.map((row) => row.split(','));
    const labels = [
      ['[EMAIL_ADDRESS_1]', '[PERSON_1]', '[PERSON_1]', '[PERSON_2]', '[PERSON_2]', '[PERSON_1] called Dr [PERSON_2]'],
      ['[EMAIL_ADDRESS_2]', '[PERSON_3]', '[PERSON_3]', '[PERSON_2]', '[PERSON_2]', '[PERSON_3] is well'],
      [
        '[EMAIL_ADDRESS_3]',
        '[PERSON_4]',
        '[PERSON_4]',
        '[PERSON_5]',
        '[PERSON_5]',
        'seen by [PERSON_5] for Mr. [PERSON_4]',
      ],
    ];

    const book = (bookType: 'xlsx' | 'biff8' | 'html', bookSST = true): Buffer => {
      const made = sheets.utils.book_new();
      sheets.utils.book_append_sheet(made, sheets.utils.aoa_to_sheet(cells), 'Staff');
      return sheets.write(made, { type: 'buffer', bookType, bookSST });
    };
    const readBook = (bytes: Buffer): string[][] => {
      const [first = ''] = sheets.read(bytes).SheetNames;
      return sheets.utils.sheet_to_json<string[]>(sheets.read(bytes).Sheets[first] ?? {}, { header: 1 });
    };
    const table = cells.map((row) => `<w:tr>${row.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`);
    const readTable = (bytes: Buffer): string[][] =>
      (partsOf(bytes)['word/document.xml'] ?? '')
        .split('</w:tr>')
        .slice(0, -1)
        .map((row) => Array.from(row.matchAll(/<w:t [^>]*>([^<]*)/g), ([, text = '']) => text));

    const kinds: readonly [string, FileAdapter, Uint8Array, string, (bytes: Buffer) => string[][]][] = [
      ['xlsx, whose cells share strings', xlsxAdapter(), book('xlsx'), 'xlsx', readBook],
      ['xlsx', xlsxAdapter(), book('xlsx', false), 'xlsx', readBook],
      ['xls', xlsAdapter(), book('biff8'), 'xls', readBook],
      ['HTML', xlsAdapter(), book('html'), 'xls', readBook],
      ['docx', docxAdapter(), docx(`<w:tbl>${table.join('')}</w:tbl>`), 'docx', readTable],
    ];
    for (const [kind, adapter, bytes, extension, read] of kinds) {
      it(`have one number in ${kind}`, async () => {
        const { output } = await runAdapter(adapter, engine.openSession({ mode: 'LABELS' }), bytes, { extension });
        expect(read(output).slice(1)).to.deep.equal(labels);
      });
    }
  });
});
