import { expect } from 'chai';
import fc from 'fast-check';
import { isDeidError } from '../../core/index.js';
import { baseName, contentDisposition } from '../../server/http/download-name.js';
import { boundaryOf, readForm } from '../../server/http/form.js';
import { streamForm } from '../../server/http/form-stream.js';

const FILE = 'Content-Disposition: form-data; name="file"; filename="a.txt"';

const part = (headers: string, body = 'x') => `--b\r\n${headers}\r\n\r\n${body}\r\n`;
const field = (name: string, value = 'x') => part(`Content-Disposition: form-data; name="${name}"`, value);
const read = (...parts: readonly string[]) => readForm(Buffer.from(`${parts.join('')}--b--\r\n`), 'b');

function codeOf(work: () => unknown): string {
  try {
    work();
    return 'good';
  } catch (error) {
    return isDeidError(error) ? error.code : 'not ours';
  }
}

/** What one reader makes of a body: the form, or the code of the error. */
function whole(text: string): unknown {
  try {
    const { bytes, stem, extension, fields } = readForm(Buffer.from(text), 'b');
    return { bytes: bytes.toString(), stem, extension, fields: [...fields] };
  } catch (error) {
    return isDeidError(error) ? error.code : error;
  }
}

/** The same of the other, which gets the body in pieces of these sizes, again and again. */
async function streamed(text: string | Buffer, sizes: readonly number[]): Promise<unknown> {
  const body = Buffer.from(text);
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let at = 0, i = 0; at < body.length; i++) {
      const size = (sizes[i % sizes.length] ?? 0) + 1;
      yield body.subarray(at, at + size);
      at += size;
    }
  }
  const bytes: Buffer[] = [];
  try {
    const sink = { write: async (piece: Buffer) => void bytes.push(piece), end: async () => undefined };
    const { stem, extension, fields } = await streamForm(pieces(), 'b', () => sink);
    return { bytes: Buffer.concat(bytes).toString(), stem, extension, fields: [...fields] };
  } catch (error) {
    return isDeidError(error) ? error.code : error;
  }
}

describe('forms with a file', () => {
  it('return any bytes, whatever delimiters they resemble', () => {
    const piece = fc.constantFrom('\r\n', '--b', '--bx', '\r\n--bx', '\r\n--', '-', '\r', '\n', 'text', '\r\n\r\n');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const content = pieces.join('');
        // The delimiter itself cannot stand in a part: clients choose another one then.
        fc.pre(!/\r\n--b(?:--)?[ \t]*(?:\r\n|$)/.test(`\r\n${content}\r\n`));
        expect(read(part(FILE, content)).bytes.toString()).to.equal(content);
      }),
    );
  });

  it('may contain text before and after, and white space after delimiters', () => {
    const body = `preamble\r\n--b \t\r\n${FILE}\r\n\r\nhello\r\n--b--  \r\nepilogue`;
    expect(readForm(Buffer.from(body), 'b').bytes.toString()).to.equal('hello');
    expect(readForm(Buffer.from(`--b\r\n${FILE}\r\n\r\nhello\r\n--b--`), 'b').bytes.toString()).to.equal('hello');
  });

  it('provide the fields, and the name of the file in all notations', () => {
    const form = read(part(FILE), field('level', '3'), field('domain', 'Médical'));
    expect([...form.fields]).to.deep.equal([
      ['level', '3'],
      ['domain', 'Médical'],
    ]);
    const stem = (disposition: string) => {
      const { stem, extension } = read(part(`content-disposition:form-data;name=file; ${disposition}`));
      return `${stem}|${extension}`;
    };
    expect(stem('filename="Ä ö.TXT"')).to.equal('Ä ö|txt');
    expect(stem('filename="C:\\dir\\a.csv"')).to.equal('a|csv');
    expect(stem('filename="../../etc/passwd"')).to.equal('passwd|');
    expect(stem('filename="a\\"b;c.txt"')).to.equal('a"b;c|txt');
    expect(stem("filename*=UTF-8''na%C3%AFve%2F..%2Fx.txt")).to.equal('x|txt');
    expect(stem('filename="fallback.txt"; filename*=UTF-8\'\'b%FF.txt')).to.equal('fallback|txt');
  });

  it('treat a part called file as the file even without a name or a type', () => {
    expect(read(part('Content-Disposition: form-data; name="file"', 'hello'))).to.include({ stem: '', extension: '' });
  });

  for (const [what, code, parts] of [
    ['no part', 'malformed_multipart', ['']],
    ['no file', 'file_missing', [field('level')]],
    ['a file under another name', 'file_missing', [part(FILE.replace('"file"', '"upload"'))]],
    ['two files', 'too_many_files', [part(FILE), part(FILE)]],
    ['a second file under another name', 'too_many_files', [part(FILE), part(FILE.replace('"file"', '"other"'))]],
    ['a field given twice', 'validation_failed', [part(FILE), field('level', '1'), field('level', '3')]],
    ['2000 fields', 'too_many_fields', Array.from({ length: 2000 }, (_, i) => field(`f${i}`))],
    ['a large field', 'field_too_large', [part(FILE), field('seed', 'x'.repeat(9000))]],
    ['a field that is not UTF-8', 'invalid_utf8', undefined],
    ['a part without a name', 'malformed_multipart', [part('Content-Disposition: form-data')]],
    ['a part without a disposition', 'malformed_multipart', [part('Content-Type: text/plain')]],
    ['a part without headers', 'malformed_multipart', ['--b\r\n\r\nx\r\n']],
    ['another disposition', 'malformed_multipart', [part('Content-Disposition: attachment; name="file"')]],
    ['a header given twice', 'malformed_multipart', [part(`${FILE}\r\n${FILE}`)]],
    ['a folded header', 'malformed_multipart', [part(`${FILE};\r\n x=y`)]],
    ['a bare line feed in a header', 'malformed_multipart', [part(`${FILE}\nX: y`)]],
    ['a header of one megabyte', 'malformed_multipart', [part(`${FILE}\r\nX: ${'x'.repeat(1_000_000)}`)]],
    ['a strange transfer encoding', 'unknown_transfer_encoding', [part(`${FILE}\r\nContent-Transfer-Encoding: x-zz`)]],
    ['base64', 'unknown_transfer_encoding', [part(`${FILE}\r\nContent-Transfer-Encoding: base64`)]],
  ] as const)
    it(`are answered with ${code}: ${what}`, async () => {
      const body =
        parts === undefined
          ? Buffer.concat([
              Buffer.from(part(FILE) + field('seed').slice(0, -3)),
              Buffer.from([0xff]),
              Buffer.from('\r\n--b--'),
            ])
          : Buffer.from(`${parts.join('')}--b--\r\n`);
      const expected = parts?.[0] === '' ? 'file_missing' : code;
      expect(codeOf(() => readForm(body, 'b'))).to.equal(expected);
      expect(await streamed(body, [1_000])).to.equal(expected);
    });

  it('are parsed the same while they arrive, in any chunks', async () => {
    const part = fc.constantFrom(
      ...['--b', '--bx', '--', '--b--', '\r\n', '\r', ' \t', '\r\n\r\n', 'text', FILE, '\r\n--b\r\n', '\r\n--b--\r\n'],
      `--b\r\n${FILE}\r\n\r\n`,
      field('seed', 'docs'),
    );
    const body = fc.array(part, { maxLength: 14 }).map((list) => `${list.join('')}`);
    await fc.assert(
      fc.asyncProperty(body, fc.array(fc.nat(40), { minLength: 1, maxLength: 5 }), async (text, sizes) => {
        const [good, other] = [whole(text), await streamed(text, sizes)];
        // Of several mistakes in one body each reader tells the one that it sees first.
        if (typeof good === 'string') expect(other).to.be.a('string');
        else expect(other).to.deep.equal(good);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are refused if they end before their closing delimiter', () => {
    const whole = `${part(FILE, 'some text')}--b--`;
    for (let end = 0; end < whole.length; end++)
      expect(
        codeOf(() => readForm(Buffer.from(whole.slice(0, end)), 'b')),
        whole.slice(0, end),
      ).to.equal('malformed_multipart');
  });

  it('never fail otherwise if they are broken', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '--b',
        '--',
        '\r\n',
        ': ',
        ';',
        'name=',
        '"',
        'form-data',
        'Content-Disposition',
        '\0',
        '\\',
        'é',
        FILE,
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(pieces, (list) => {
        expect(codeOf(() => readForm(Buffer.from(list.join('')), 'b'))).not.to.equal('not ours');
      }),
      { numRuns: 500 },
    );
  });

  it('require a boundary', () => {
    expect(boundaryOf('multipart/form-data; boundary=abc')).to.equal('abc');
    expect(boundaryOf('multipart/form-data; charset=x; boundary="a b"')).to.equal('a b');
    for (const header of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary=${'x'.repeat(71)}`,
    ])
      expect(codeOf(() => boundaryOf(header))).to.equal('missing_boundary');
  });
});

describe('names of processed files', () => {
  const headerOf = (filename: string) => {
    const { stem, extension } = baseName(filename);
    return contentDisposition(stem, extension);
  };

  it('begin with deid_', () => {
    expect(headerOf('report.txt')).to.equal('attachment; filename="deid_report.txt"');
    expect(headerOf('Årsrapport 2024.csv')).to.equal(
      'attachment; filename="deid__rsrapport 2024.csv"; filename*=UTF-8\'\'deid_%C3%85rsrapport%202024.csv',
    );
  });

  it('cannot leave the folder, end the header or reverse the writing direction', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const { stem, extension } = baseName(`${name}.txt`);
        // A name that is all extension has none; the endpoints refuse it.
        fc.pre(extension === 'txt');
        const header = contentDisposition(stem, extension);
        expect(header).to.match(/^attachment; filename="deid_[\x20-\x7e]*\.txt"(?:; filename\*=UTF-8''[\w%.!~-]+)?$/);
        expect(/filename="([^"]*)"/.exec(header)?.[1]).not.to.match(/[/\\%]/);
        expect(header.length).to.be.lessThan(2000);
      }),
    );
    expect(headerOf('a\u202Etxt.exe.txt')).not.to.include('%E2%80%AE');
    expect(headerOf('/...//.txt')).to.include('deid_');
  });
});
