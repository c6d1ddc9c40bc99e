import { expect } from 'chai';
import fc from 'fast-check';
import { isDeidError } from '../../../core/index.js';
import { docxAdapter } from '../../../plugins/formats/office/docx.js';
import { fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { docx, docxParts, paragraph, relationship, wordPart, zip } from './make-docx.js';

const adapter = docxAdapter();
const BODY = paragraph('Dr. Ann Bee');
const LOCAL = Buffer.from('PK\x03\x04', 'latin1');
const CENTRAL = Buffer.from('PK\x01\x02', 'latin1');

const run = (input: Uint8Array) => runAdapter(adapter, fakeSession(), input, { extension: 'docx' });

/** Code and message of the error, or `done`. */
async function outcome(input: Uint8Array): Promise<string> {
  try {
    await run(input);
    return 'done';
  } catch (error) {
    if (isDeidError(error)) return `${error.code}: ${error.message}`;
    throw error;
  }
}

/** Changes both headers of the n-th file, at the offsets that its fields have in them. */
function patched(
  input: Uint8Array,
  name: string,
  change: (header: Buffer, at: { local: boolean; base: number }) => void,
): Buffer {
  const bytes = Buffer.from(input);
  for (const [magic, base, nameAt] of [
    [LOCAL, 0, 30],
    [CENTRAL, 2, 46],
  ] as const) {
    for (let at = bytes.indexOf(magic); at >= 0; at = bytes.indexOf(magic, at + 1)) {
      if (bytes.toString('latin1', at + nameAt, at + nameAt + name.length) !== name) continue;
      change(bytes.subarray(at), { local: magic === LOCAL, base });
    }
  }
  return bytes;
}

const renamed = (input: Uint8Array, from: string, to: string): Buffer =>
  Buffer.from(Buffer.from(input).toString('latin1').replaceAll(from, to), 'latin1');

const xml = (document: string): Uint8Array => docx('', { 'word/document.xml': document });

describe('docx: slightly damaged files', () => {
  it('are accepted with blanks after the archive, which remain if nothing was found', async () => {
    for (const tail of ['\n', '\r\n', ' \0\0']) {
      const input = Buffer.concat([docx('<w:p/>'), Buffer.from(tail)]);
      const { output } = await run(input);
      expect(output.equals(input)).to.equal(true);
    }
  });

  it('are refused with anything else after the archive', async () => {
    expect(await outcome(Buffer.concat([docx('<w:p/>'), Buffer.from('Ann Bee')]))).to.match(/^document_unreadable/);
  });

  it('are refused with the name of the part that is not XML, without names chosen by a person', async () => {
    const why = await outcome(docx('<w:p/>', { 'word/header1.xml': '<a><b></a>' }));
    expect(why).to.include('word/header1.xml is not well-formed XML');
    expect(await outcome(docx('<w:p/>', { 'word/Ann Bee.xml': '<a><b></a>' }))).to.include('word/*1.xml is not');
  });
});

describe('docx: hostile and broken files', () => {
  const good = docx(BODY, { 'word/media/aa.png': 'a', 'word/media/bb.png': 'b' });

  for (const [what, code, input] of [
    [
      'a name that leaves the package',
      'document_unsafe: leads out',
      renamed(good, 'word/media/aa.png', '../../media/aa.png'.slice(0, 17)),
    ],
    ['an absolute name', 'document_unsafe: leads out', renamed(good, 'word/media/aa.png', '/ord/media/aa.png')],
    ['a drive', 'document_unsafe: leads out', renamed(good, 'word/media/aa.png', 'c:/d/media/aa.png')],
    [
      'two files of one name',
      'document_unsafe: two parts of one name',
      renamed(good, 'word/media/aa.png', 'word/media/bb.png'),
    ],
    [
      'names that differ in case',
      'document_unsafe: two parts of one name',
      renamed(good, 'word/media/aa.png', 'WORD/media/bb.png'),
    ],
    [
      'headers that disagree on a name',
      'document_unsafe: contradicting headers',
      patched(good, 'word/media/aa.png', (header, { local }) => local && header.write('x', 30)),
    ],
    [
      'a size that is too small',
      'document_unsafe: false size',
      patched(good, 'word/document.xml', (header, { base }) => header.writeUInt32LE(10, 22 + base)),
    ],
    [
      'a size that is too large',
      'document_unsafe: false size',
      patched(good, 'word/document.xml', (header, { base }) => header.writeUInt32LE(5000, 22 + base)),
    ],
    ['files that lie over one another', 'document_unsafe: lie over one another', overlapping()],
    ['a bomb', 'document_unsafe: expands enormously', docx(BODY, { 'word/media/aa.png': new Uint8Array(30_000_000) })],
    [
      'a part beyond the limit',
      'document_expands_too_much',
      patched(good, 'word/media/aa.png', (header, { base }) => header.writeUInt32LE(2 ** 27, 22 + base)),
    ],
    ['parts beyond the limit together', 'document_expands_too_much', manyLarge()],
    [
      'too many parts',
      'document_unsafe: more than 10000 parts',
      docx(BODY, Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`a/${i}.png`, '']))),
    ],
    [
      'an encrypted file',
      'document_encrypted',
      patched(good, 'word/document.xml', (header, { base }) => header.writeUInt16LE(1, 6 + base)),
    ],
    [
      'another method',
      'document_unreadable',
      patched(good, 'word/document.xml', (header, { base }) => header.writeUInt16LE(12, 8 + base)),
    ],
    [
      'a damaged part',
      'document_unreadable',
      patched(good, 'word/document.xml', (header, { base }) => header.writeUInt32LE(7, 14 + base)),
    ],
    ['half of a file', 'document_unreadable', good.subarray(0, good.length / 2)],
    ['an archive that is no package', 'document_unreadable', zip({ 'a.txt': new Uint8Array(3) })],
    ['a package without a document', 'document_unreadable', docx(BODY, { '_rels/.rels': '<Relationships/>' })],
    ['a DOCTYPE', 'document_unsafe: document type', xml(`<!DOCTYPE x [<!ENTITY a "b">]>${wordPart('document', BODY)}`)],
    ['an entity that XML does not know', 'document_unreadable', xml(wordPart('document', paragraph('&auml;')))],
    ['tags that do not match', 'document_unreadable', xml('<w:document><w:p></w:document></w:p>')],
    ['an element that does not end', 'document_unreadable', xml('<w:document><w:p>')],
    ['a tag that does not end', 'document_unreadable', xml('<w:document a="<w:p>')],
    ['two roots', 'document_unreadable', xml('<a/><b/>')],
    ['XML nested without end', 'document_unsafe: nested too deeply', xml('<a>'.repeat(100_000))],
    [
      'bytes that are no UTF-8',
      'document_unreadable',
      docx('', { 'word/document.xml': Uint8Array.from([60, 97, 62, 255, 60, 47, 97, 62]) }),
    ],
    ['an encrypted package', 'document_encrypted', ole('EncryptedPackage')],
    ['a .doc under another name', 'file_type_mismatch', ole('WordDocument')],
    [
      'a workbook under another name',
      'file_type_mismatch',
      docx(BODY, {
        '_rels/.rels': `<Relationships>${relationship('r', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
        'xl/workbook.xml': '<workbook/>',
      }),
    ],
  ] as const)
    it(`answers ${code} to ${what}`, async () => {
      const [name = '', reason = ''] = code.split(': ');
      expect(await outcome(input)).to.match(new RegExp(`^${name}: .*${reason}`));
    });

  /** The packed bytes of one file hold another one, to which the directory leads. */
  function overlapping(): Buffer {
    const inner = Buffer.from(zip({ 'b.png': [new Uint8Array(9), { level: 0 }] }));
    const record = inner.subarray(0, inner.indexOf(CENTRAL));
    const files = {
      'a.png': [new Uint8Array(record), { level: 0 }],
      'b.png': [new Uint8Array(9), { level: 0 }],
    } as const;
    const input = Buffer.from(zip({ ...docxParts(BODY), 'a.png': [...files['a.png']], 'b.png': [...files['b.png']] }));
    input.writeUInt32LE(input.indexOf(record), input.lastIndexOf('b.png') - 46 + 42);
    return input;
  }

  function manyLarge(): Buffer {
    let input: Buffer = Buffer.from(
      docx(BODY, Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`word/media/${i}.png`, noise(400_000)]))),
    );
    for (let i = 0; i < 6; i++) {
      input = patched(input, `word/media/${i}.png`, (header, { base }) => header.writeUInt32LE(6e7, 22 + base));
    }
    return input;
  }

  function noise(length: number): Uint8Array {
    let state = 1;
    return Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return state >> 16;
    });
  }

  function ole(stream: string): Buffer {
    return Buffer.concat([Buffer.from('D0CF11E0A1B11AE1', 'hex'), Buffer.alloc(1000), Buffer.from(stream, 'utf16le')]);
  }

  it('yields an error of the table for every damaged file, and never the original term', async () => {
    const bytes = docx(BODY, {}, []);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), async (at, value) => {
        const damaged = Buffer.from(bytes);
        damaged[at] = value;
        if ((await outcome(damaged)) !== 'done') return;
        const { output } = await run(damaged);
        expect(output.includes('Ann Bee')).to.equal(false);
      }),
      { numRuns: 400 },
    );
  });

  it('handles unclosed tags and references in limited time', async () => {
    for (const text of [
      '<'.repeat(200_000),
      '&'.repeat(200_000),
      '<a '.repeat(70_000),
      `<a ${'b="" '.repeat(40_000)}/>`,
      '%41'.repeat(50_000),
    ]) {
      const code = await outcome(xml(wordPart('document', text.startsWith('%') ? paragraph(text) : text)));
      expect(code).to.match(/^(?:document_unreadable|document_unsafe|done)/);
    }
  });

  it('accepts packages and compound files only', () => {
    expect(adapter.accepts(docx(BODY).subarray(0, 100), 'docx')).to.equal(true);
    expect(adapter.accepts(ole('x').subarray(0, 100), 'docx')).to.equal(true);
    expect(adapter.accepts(Buffer.from('PK'), 'docx')).to.equal(false);
    expect(adapter.accepts(Buffer.from('%PDF-1.7'), 'docx')).to.equal(false);
  });
});
