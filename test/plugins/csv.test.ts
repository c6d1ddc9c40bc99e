import { expect } from 'chai';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import Papa from 'papaparse';
import contact from '../../plugins/detectors/contact/index.js';
import { csvAdapter } from '../../plugins/formats/csv/adapter.js';
import csv from '../../plugins/formats/csv/index.js';
import { MAX_CELL, RowScanner } from '../../plugins/formats/csv/row-scanner.js';
import { testPlugin } from '../kit/index.js';
import { type FakeSession, fakeSession } from './fake-session.js';
import { type RunOptions, runAdapter } from './run-adapter.js';

const adapter = csvAdapter();

async function run(
  input: string | Uint8Array,
  options: RunOptions & { session?: FakeSession } = {},
): Promise<{ text: string; output: Buffer; report: Awaited<ReturnType<typeof runAdapter>>['report'] }> {
  const bytes = typeof input === 'string' ? Buffer.from(input) : input;
  const done = await runAdapter(adapter, options.session ?? fakeSession(), bytes, options);
  return { ...done, text: done.output.toString() };
}

const rowsOf = (text: string, config: Papa.ParseConfig = {}): string[][] => Papa.parse<string[]>(text, config).data;

const chunkSizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 });
// Cells without anything the fake session finds, but with everything that makes trouble in a table.
const plainCell = fc
  .array(
    fc.constantFrom('a', 'B', 'ü', '東', '😀', ' ', '1', ',', ';', '\t', '|', '"', "'", '\n', '\r\n', '\r', '\\', '='),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const quotedAs = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** A row of cells between commas, in which a backslash within quotes takes the next letter with it. */
function readSlowly(text: string, from: number): { cells: [number, number][]; next: number } {
  const cells: [number, number][] = [];
  for (let start = from, at = from; ; ) {
    if (text[at] === '"') {
      for (at++; at < text.length; at++) {
        if (text[at] === '\\' || (text[at] === '"' && text[at + 1] === '"')) at++;
        else if (text[at] === '"') break;
      }
      at = Math.min(at + 1, text.length);
    }
    while (at < text.length && text[at] !== ',' && text[at] !== '\n') at++;
    cells.push([start, at]);
    if (text[at] !== ',') return { cells, next: Math.min(at + 1, text.length) };
    start = ++at;
  }
}

describe('csv', () => {
  it('is a plugin', () => {
    expect(csv.name).to.equal('csv');
  });

  it('returns any file byte for byte if nothing is found, however damaged it is and however it arrives', async () => {
    const pieces = fc
      .array(fc.oneof(plainCell, plainCell.map(quotedAs)), { maxLength: 30 })
      .map((cells) => cells.join(','));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          pieces,
          fc.array(plainCell).map((cells) => cells.join('\n')),
        ),
        chunkSizes,
        async (text, chunks) => {
          expect((await run(text, { chunks })).text).to.equal(text);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('reads cells with backslashes like a reader that works letter by letter', () => {
    const signs = fc.array(fc.constantFrom('"', '"', '\\', ',', '\n', 'a', '\\"', '""', '",'), { maxLength: 60 });
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 3 }), (texts) => {
        const scanner = new RowScanner({ delimiter: ',', quote: '"', escaper: '\\', skipBlanks: false });
        for (const text of texts.flatMap((one) => [one.join(''), one.join('')])) {
          for (let at = 0; at < text.length; ) {
            const { cells, next } = readSlowly(text, at);
            expect(scanner.read(text, at, true)).to.equal(next);
            expect(Array.from({ length: scanner.count }, (_, i) => [scanner.starts[i], scanner.ends[i]])).to.deep.equal(
              cells,
            );
            at = next;
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('waits for the rest of an incomplete row, and for no more', () => {
    const signs = fc.array(fc.constantFrom('"', '"', '\\', ',', '\n', '\r', 'a', '""', '\r\n'), { maxLength: 30 });
    const dialects = fc.constantFrom(['"', false], ['\\', false], ['"', true]);
    fc.assert(
      fc.property(signs, dialects, (parts, [escaper, skipBlanks]) => {
        const text = `${parts.join('')}\nb`;
        const dialect = { delimiter: ',', quote: '"', escaper, skipBlanks };
        const whole = new RowScanner(dialect);
        const next = whole.read(text, 0, true);
        for (let cut = 0; cut < text.length; cut++) {
          const scanner = new RowScanner(dialect);
          const end = scanner.read(text.slice(0, cut), 0, false);
          expect(end, `${cut} of ${JSON.stringify(text)}`).to.be.oneOf(
            cut > next ? [next] : cut < next ? [-1] : [-1, next],
          );
          if (end < 0) continue;
          expect(scanner.count).to.equal(whole.count);
          expect(scanner.ends.slice(0, scanner.count)).to.deep.equal(whole.ends.slice(0, whole.count));
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('accepts rows with as many cells as spreadsheets allow, and cells of 32 Mi characters', () => {
    const read = (text: string): number =>
      new RowScanner({ delimiter: ',', quote: '"', escaper: '"', skipBlanks: false }).read(text, 0, true);
    expect(read(','.repeat(16_383))).to.equal(16_383);
    expect(() => read(','.repeat(16_384))).to.throw('16384 cells');
    expect(read('a'.repeat(MAX_CELL))).to.equal(MAX_CELL);
    expect(() => read('a'.repeat(MAX_CELL + 1)))
      .to.throw()
      .with.property('code', 'cell_too_large');
  });

  it('changes one cell and no other, whatever surrounds it', async () => {
    const dialects = fc.constantFrom([',', '\n'], [';', '\r\n'], ['\t', '\r'], ['|', '\n']);
    const tables = fc.array(fc.array(plainCell, { minLength: 3, maxLength: 3 }), { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(
        tables,
        dialects,
        fc.nat(99),
        fc.constantFrom('x', 'a,b;c\t|d', 'say "hi"', 'two\nlines'),
        chunkSizes,
        async (cells, [delimiter = ',', newline = '\n'], pick, substitute, chunks) => {
          const row = pick % cells.length;
          const column = pick % 3;
          const table = cells.map((line) => line.map(quotedAs));
          const before = table.map((line) => [...line]);
          (table[row] ?? [])[column] = quotedAs('to mary@example.com now');
          (before[row] ?? [])[column] = quotedAs(`to ${substitute} now`);
          const write = (lines: string[][]): string => lines.map((line) => line.join(delimiter)).join(newline);
          const session = fakeSession(() => substitute);
          const { text } = await run(write(table), {
            session,
            chunks,
            options: { delimiter, quote: '"', header: false },
          });
          expect(text).to.equal(write(before));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('takes a backslash before a quote for the end of the cell if quotes would be unbalanced otherwise', async () => {
    const session = fakeSession(() => 'say "hi"');
    const input = '"to mary@example.com";"";"\\"\r\n";a";"";""';
    const { text } = await run(input, { session, options: { delimiter: ';', quote: '"', header: false } });
    expect(text).to.equal('"to say ""hi""";"";"\\"\r\n";a";"";""');
  });

  it('writes unquoted cells so that an independent reader sees the same table', async () => {
    const word = fc.constantFrom('a', 'b c', '5" pipe', '', 'mary@example.com', 'write to x@example.org!');
    const substitutes = fc.constantFrom('Doe, Jane', 'J "JD" Doe', 'a;b', 'line\nbreak', 'plain');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(word, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 5 }),
        substitutes,
        async (cells, substitute) => {
          const input = cells.map((line) => line.join(',')).join('\n');
          const { text } = await run(input, {
            session: fakeSession(() => substitute),
            options: { delimiter: ',', header: false, columns: { 1: 'text', 2: 'text' } },
          });
          const expected = cells.map((line) => line.map((cell) => cell.replace(/\S+@example\.\w+/, substitute)));
          expect(rowsOf(text, { delimiter: ',', quoteChar: '"' })).to.deep.equal(
            expected.length === 0 ? [['']] : expected,
          );
        },
      ),
    );
  });

  it('keeps deviations from the standard: ragged rows, preambles, text after quotes, lone carriage returns, no last line break', async () => {
    const damaged = [
      'Report of the week\n\na,b,c\n1,2,3\n4,5\n6,7,8,9\n',
      'a,b\n"x"y z,2\n" q"" ,3\n',
      'a,b\r1,2\r3,4',
      'a,b\n1,"never closed\n2,3\n',
      'sep=;\r\na;b\r\n1;2\r\n',
      '\uFEFF"a","b"\n"1","2"\n',
      'a,"b',
      '"a\\"b",c\n',
      '\n\n\n',
      ',',
      '"',
    ];
    for (const text of damaged) {
      expect((await run(text)).text, JSON.stringify(text)).to.equal(text);
      const withTerm = `${text}\nx,mary@example.com,z`;
      expect((await run(withTerm)).text, JSON.stringify(text)).to.equal(`${text}\nx,***,z`);
    }
  });

  it('edits cells with irregular quoting without touching the rest of the cell', async () => {
    const cases: readonly (readonly [string, string])[] = [
      ['a,b\n"say ""hi"" to mary@example.com",2\n', 'a,b\n"say ""hi"" to ***",2\n'],
      ['a,b\n"mary@example.com" junk,2\n', 'a,b\n"***" junk,2\n'],
      ['a,b\n"to mary"@example.com end,2\n', 'a,b\n"to ***" end,2\n'],
      ['a,b\n"x" mary@example.com,2\n', 'a,b\n"x" ***,2\n'],
      ['a,b\n"x \\"q\\" mary@example.com \\n",2\n"z \\"y",3\n', 'a,b\n"x \\"q\\" *** \\n",2\n"z \\"y",3\n'],
      ['a, b\n"x", "mary@example.com, y"\n"z", "1, 2"\n', 'a, b\n"x", "***, y"\n"z", "1, 2"\n'],
      ["'a','b, c'\n'1','to mary@example.com, ok'\n", "'a','b, c'\n'1','to ***, ok'\n"],
    ];
    for (const [input, expected] of cases) expect((await run(input)).text).to.equal(expected);
  });

  describe('dialect', () => {
    const cases: readonly (readonly [string, string, Record<string, string>])[] = [
      [
        'semicolons and decimal commas',
        'date;amount;x\n01.02.2024;1.234,56;a\n02.02.2024;12,00;b\n',
        { delimiter: ';' },
      ],
      ['tabs with commas in cells', 'a\tb\n1, 2\tx\n3, 4\ty\n', { delimiter: '\t' }],
      [
        'pipes and apostrophes',
        "id|name|d\n1|O'Neil|2024-01-02\n2|D'Arcy|2024-03-04\n",
        { delimiter: '|', quote: '"' },
      ],
      ['single quotes', "'a','b, c'\n'1','x, y'\n", { delimiter: ',', quote: "'" }],
      ['backslash escapes', 'a,b\n"x \\"q\\", y",2\n"z",3\n', { delimiter: ',', escape: '\\' }],
      ['lines of text', 'notes\nHello, this is, fine\nNo comma here\nmore; semicolon\n', { delimiter: '' }],
      ['blanks in cells', 'Ann Maria Lee;12 Elm St\nBob Ray Fox;14 Oak St\n', { delimiter: ';' }],
      ['colons in cells', '00:1B:44:11:3A:B7;printer\n00:1B:44:11:3A:B8;scanner\n', { delimiter: ';' }],
      [
        'commas of a different number in each row',
        'a, b;x;1\na, b, c, d;x;2\na, b, c, d, e, f;x;3\n',
        { delimiter: ';' },
      ],
      ['one column of telephone numbers', 'phone\n07700 900200\n07700 900201\n', { delimiter: ',' }],
      ['one column of names', 'name\nMary Jones\nPeter Miller\n', { delimiter: ',' }],
      ['one column of times', 'time\n12:30\n12:31\n', { delimiter: ',' }],
      ['blanks between columns', 'first last\nMary Jones\nPeter Miller\n', { delimiter: ' ' }],
      ['a line that says it', 'sep=|\na,b|c,d\n', { delimiter: '|' }],
    ];
    for (const [what, text, expected] of cases) {
      it(`detects ${what}`, async () => {
        expect((await run(text)).report.format).to.include(expected);
      });
    }

    it('detects blanks before quotes', async () => {
      const text = 'id, name, x\n1, "Lee, Ann", Rome\n2, "Fox, Bob", Oslo\n';
      const { text: done } = await run(text, { options: { columns: { 2: 'PERSON' } } });
      expect(done).to.equal('id, name, x\n1, "***", Rome\n2, "***", Oslo\n');
    });

    it("prefers the caller's choice, then the extension", async () => {
      const text = 'a;b\tc\n1;2\t3\n4;5\t6\n';
      expect((await run(text, { options: { delimiter: ';' } })).report.format).to.include({ delimiter: ';' });
      expect((await run(text, { extension: 'tsv' })).report.format).to.include({ delimiter: '\t' });
    });
  });

  describe('encodings', () => {
    const rows = 'Kunde;Notiz\r\nMüller;schreibt an mary@example.com wegen der Größe\r\nJäger;nichts\r\n';
    for (const encoding of ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be']) {
      it(`keeps ${encoding}`, async () => {
        const { output, report } = await run(iconv.encode(rows, encoding), { chunks: [7] });
        expect(report.format).to.include({ encoding, delimiter: ';' });
        expect(output.equals(iconv.encode(rows.replace('mary@example.com', '***'), encoding))).to.equal(true);
      });
    }

    it('is not misled by later bytes of characters that look like delimiters and backslashes', async () => {
      // ポ is 0x83 0x7C and 表 is 0x95 0x5C in Shift_JIS: the second bytes are | and \.
      const text = '表|ポスト\n"表"|mary@example.com ポ\n"予約"|表\n';
      const { output } = await run(iconv.encode(text, 'shift_jis'), {
        options: { encoding: 'shift_jis', delimiter: '|' },
      });
      expect(iconv.decode(output, 'shift_jis')).to.equal(text.replace('mary@example.com', '***'));
    });

    it('writes a substitute in the encoding of the file, quoted if necessary', async () => {
      const session = fakeSession(() => 'Łódź, Grün');
      const { output } = await run(Buffer.from('a;b\nGrö\xDFe;x@example.com\n', 'latin1'), {
        session,
        options: { encoding: 'windows-1252', delimiter: ',' },
      });
      expect(output.toString('latin1')).to.equal('a;b\n"Grö\xDFe;Lódz, Grün"\n');
    });
  });

  describe('columns', () => {
    const typesOf = (report: { format: Readonly<Record<string, unknown>> }): (string | undefined)[] => {
      const { columns } = report.format;
      return Array.isArray(columns) ? columns.map((column: { type?: string }) => column.type) : [];
    };

    it('replaces whole cells if title and values agree, in five languages', async () => {
      const tables: readonly (readonly [string, readonly string[]])[] = [
        ['Patient Name,DOB,SSN,Notes\nOde Quill,1/2/1960,078051120,fine\n', ['PERSON', 'DATE_OF_BIRTH', 'US_SSN']],
        [
          'Nachname;Geburtsdatum;Telefon;Bemerkung\nQuill;1.2.1960;040 12345;gut\n',
          ['PERSON', 'DATE_OF_BIRTH', 'PHONE_NUMBER'],
        ],
        [
          'Nom;Prénom;Date de naissance;Code postal\nQuill;Ode;01/02/1960;75001\n',
          ['PERSON', 'PERSON', 'DATE_OF_BIRTH', 'POSTAL_CODE'],
        ],
        ['Apellidos;Nombre;Correo electrónico\nQuill;Ode;o@q.es\n', ['PERSON', 'PERSON', 'EMAIL_ADDRESS']],
        ['Cognome;Nome;Codice fiscale\nQuill;Ode;QLLDOE60B01H501X\n', ['PERSON', 'PERSON', 'NATIONAL_ID']],
      ];
      for (const [text, types] of tables) {
        const { report, text: output } = await run(text);
        expect(typesOf(report).slice(0, types.length)).to.deep.equal(types);
        expect(output).to.not.match(/Quill|Ode/);
        expect(output.split('\n')[0]).to.equal(text.split('\n')[0]);
      }
    });

    it('infers types from values without a title, and keeps cells that are marked as empty', async () => {
      const rows = ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org', 'n/a', 'see file'];
      const { text, report } = await run(`${rows.map((row, i) => `${i},${row}`).join('\n')}\n`);
      expect(typesOf(report)).to.deep.equal([undefined, 'EMAIL_ADDRESS']);
      expect(text).to.equal('0,***\n1,***\n2,***\n3,***\n4,n/a\n5,***\n');
    });

    it('finds titles below a preamble, and searches the preamble', async () => {
      const { report, text } = await run(
        'List for mary@example.com\n\nid,email,city\n1,x@y.org,Bonn\n2,z@y.org,Rome\n',
      );
      expect(report.format).to.include({ headerRow: 3 });
      expect(text).to.equal('List for ***\n\nid,email,city\n1,***,***\n2,***,***\n');
    });

    it('searches a title that is a sentence, whatever its last word', async () => {
      const { text } = await run('id,ask Dr. Quennell about the phone\n1,none\n2,none\n');
      expect(text).to.equal('id,ask Dr. *** about the phone\n1,none\n2,none\n');
    });

    it('changes a title only where it contains terms given before', async () => {
      const session = fakeSession();
      session.remember([{ text: 'phone', type: 'PERSON' }]);
      const { text } = await run('Last name,Phone,Total\nQuill,12,3\n', { session });
      expect(text).to.match(/^Last name,\*\*\*,Total\n/);
    });

    it('passes the title to the session as context of each cell', async () => {
      const session = fakeSession();
      await run('id,Serial number\n1,AB-77\n2,AB-78\n', { session });
      const asked = session.asked.find(({ text }) => text === 'AB-78');
      expect(asked?.context?.header).to.deep.equal(['Serial number']);
    });

    it("follows the caller's settings for a column, by title or number", async () => {
      const columns = { Notes: 'keep', '2': 'PERSON', SSN: 'text' };
      const { text } = await run('Notes,x,SSN\na@b.org,Quill,12\nc@d.org,Reed,123-45-6789\n', { options: { columns } });
      expect(text).to.equal('Notes,x,SSN\na@b.org,***,12\nc@d.org,***,***\n');
    });

    it('handles transposed tables and forms', async () => {
      const input = 'Name;Ode Quill;Mara Finch\nMRN;4410233;4410234\nFee;40;50\n"Notes";"see Mr. Reed";-\n';
      const { text, report } = await run(input);
      expect(text).to.equal('Name;***;***\nMRN;***;***\nFee;40;50\n"Notes";"see Mr. ***";-\n');
      expect(report.format).to.include({ headerRow: 0, labelColumn: 1, raggedRows: 0 });
      expect((await run(input, { options: { header: true } })).report.format).to.include({ headerRow: 1 });
    });

    it('handles titles that are names of JavaScript properties', async () => {
      const text = '__proto__,constructor,toString\n1,2,mary@example.com\n';
      const { text: output } = await run(text, { options: { columns: { hasOwnProperty: 'keep' } } });
      expect(output).to.equal(text.replace('mary@example.com', '***'));
      expect(Object.hasOwn(Object.prototype, '1')).to.equal(false);
    });
  });

  describe('names of a row', () => {
    const table = (note: string): string => `First name,Last name,Notes\nOde,Quill,${note}\nWill,Finch,Ode will call\n`;

    it('are found in the free text of the same row, single and together, and nowhere else', async () => {
      const { text } = await run(table('"Mrs Quill came, ode too; Quill, Ode signed"'));
      const [, first, second] = rowsOf(text);
      expect(first?.[2]).to.equal('Mrs *** came, *** too; *** signed');
      expect(second?.[2]).to.equal('Ode will call');
    });

    it('do not include common words in lower case', async () => {
      const { text } = await run(
        'First name,Last name,Notes\nWill,Finch,the finch will sing\nMay,Reed,it may rain\nMay,Reed,May came\n',
      );
      expect(
        rowsOf(text)
          .map((row) => row[2])
          .slice(1, 4),
      ).to.deep.equal(['the *** will sing', 'it may rain', '*** came']);
    });

    it('include codes of the row', async () => {
      const { text } = await run('Patient ID,Notes\nQX-1042-7,see chart QX-1042-7 again\n');
      expect(rowsOf(text)[1]).to.deep.equal(['***', 'see chart *** again']);
    });
  });

  describe('formulas', () => {
    const formulas = ['=1+1', '+49 40 1', '-1', '@x', '\ttab', '＝1'];
    it('are never created in a cell that had none', async () => {
      for (const formula of formulas) {
        const { text } = await run('email,n\nmary@example.com,=A1\n', { session: fakeSession(() => formula) });
        const cells = rowsOf(text)[1];
        expect(cells?.[0], formula).to.not.match(/^[=+\-@\t\r＝＋－＠]/);
        expect(cells?.[1]).to.equal('=A1');
      }
    });

    it('are kept in cells that had one, and become text on request', async () => {
      const kept = await run('phone,n\n+1 415 555 0132,=A1\n', { session: fakeSession(() => '+1 202 555 0100') });
      expect(kept.text).to.equal('phone,n\n+1 202 555 0100,=A1\n');
      const safe = await run('a,b,c\n=A1,-5,"=B1"\n', { options: { neutralizeFormulas: true } });
      expect(safe.text).to.equal('a,b,c\n\'=A1,-5,"\'=B1"\n');
    });
  });

  describe('limits', () => {
    const codeOf = async (input: Uint8Array): Promise<unknown> =>
      run(input).then(
        () => 'none',
        (error: unknown) => (typeof error === 'object' && error !== null && 'code' in error ? error.code : error),
      );

    it('refuses a cell without an end, and a row of too many cells', async () => {
      expect(await codeOf(Buffer.concat([Buffer.from('a,b\n1,"'), Buffer.alloc(34 * 1024 * 1024, 'x\n')]))).to.equal(
        'cell_too_large',
      );
      expect(await codeOf(Buffer.alloc(40_000, ','))).to.equal('document_unreadable');
    });

    it('accepts wide tables and empty files', async () => {
      const wide = `${Array.from({ length: 16_384 }, (_, i) => `c${i}`).join(',')}\n${'1,'.repeat(16_383)}mary@example.com\n`;
      expect((await run(wide)).text).to.equal(wide.replace('mary@example.com', '***'));
      expect((await run('')).text).to.equal('');
    });

    it('charges every character of the cells once', async () => {
      const text = 'Patient Name,Notes,Kept\nOde Quill,same 😀,k\nMara Reed,same 😀,k\n';
      const session = fakeSession();
      const { report } = await run(text, { session, options: { columns: { Kept: 'keep' } } });
      const asked = session.asked.filter(({ context }) => context?.charged !== false);
      const charged = session.counted + asked.reduce((sum, { text: unit }) => sum + [...unit].length, 0);
      expect(charged).to.equal([...text.replaceAll(/[,\n]/g, '')].length);
      expect(report.counts).to.deep.equal({ PERSON: 2 });
    });

    it('treats a text that contains other rows as text', async () => {
      const swallowed = `x${' word'.repeat(400)} mary@example.com end`;
      const { text, report } = await run(`Patient Name,n\nOde,1\nMara,2\n"${swallowed}",3\n`);
      expect(text).to.include('word *** end').and.not.include('Ode');
      expect(report.warnings).to.have.length(1);
    });
  });

  it('gives the same output in whatever chunks a large table arrives', async () => {
    const line = (i: number): string => `${i},Ode Quill,"note ""${i}"" for mary${i}@example.com",x\r\n`;
    const text = `id,Patient Name,note,x\r\n${Array.from({ length: 40_000 }, (_, i) => line(i)).join('')}`;
    const whole = await run(text);
    const pieces = await run(text, { chunks: [65_536, 1, 333_333] });
    expect(pieces.output.equals(whole.output)).to.equal(true);
    expect(whole.report.counts).to.deep.equal({ PERSON: 40_000, EMAIL_ADDRESS: 40_000 });
    expect(rowsOf(whole.text)[39_999]).to.deep.equal(['39998', '***', 'note "39998" for ***', 'x']);
  });
});

testPlugin(csv, {
  beside: [contact],
  files: {
    csv: [
      { bytes: 'name,e-mail\r\nMary,mary.jones@example.com\r\n"O""Neil, Ann",ann@example.com\r\n' },
      { bytes: iconv.encode('Größe;Post\n1;mary@example.com\n', 'utf16le', { addBOM: true }) },
      { bytes: 'a\tb\n1\t415-555-0132\n' },
    ],
  },
});

describe('csv: persons of a row', () => {
  const personsTold = async (termByTerm: boolean): Promise<(readonly string[] | undefined)[]> => {
    const told: (readonly string[] | undefined)[] = [];
    const session = fakeSession();
    const watched = {
      ...session,
      termByTerm,
      replace: (...given: Parameters<typeof session.replace>) => {
        told.push(...given[1].map(({ persons }) => persons));
        return session.replace(...given);
      },
    };
    const { text } = await run('First Name,Last Name,Email\nMary,Quill,mq@example.com\n', { session: watched });
    expect(text).to.equal('First Name,Last Name,Email\n***,***,***\n');
    return told;
  };

  it('are passed on only if substitutes can depend on them', async () => {
    expect(await personsTold(false)).to.deep.equal([['Quill, Mary'], ['Quill, Mary'], ['Quill, Mary']]);
    expect(await personsTold(true)).to.deep.equal([undefined, undefined, undefined]);
  });
});
