import { expect } from 'chai';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { isDeidError } from '../../core/index.js';
import { codecOf, EncodedReader, looksLikeText } from '../../kit/index.js';

const ALL_BYTES = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const NAMES = [
  'windows-1252',
  'windows-1250',
  'iso-8859-15',
  'koi8-r',
  'shift_jis',
  'gb18030',
  'gbk',
  'big5',
  'euc-jp',
  'euc-kr',
];

async function* once(...chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

async function read(
  bytes: Uint8Array,
  encoding?: string,
  more: Uint8Array = new Uint8Array(0),
): Promise<{ reader: EncodedReader; bytes: Buffer }> {
  const reader = new EncodedReader(encoding);
  const blocks: Uint8Array[] = [];
  for await (const block of reader.blocks(once(bytes, more))) blocks.push(block);
  return { reader, bytes: Buffer.concat([reader.bom, ...blocks, reader.tail]) };
}

const codeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
  } catch (error) {
    if (isDeidError(error)) return error.code;
    throw error;
  }
  return 'none';
};

describe('codecs', () => {
  for (const name of NAMES) {
    it(`${name}: converts between text and any bytes without loss`, () => {
      const codec = codecOf(name);
      const bytes = fc.oneof(fc.uint8Array({ maxLength: 60 }), fc.constant(ALL_BYTES));
      fc.assert(
        fc.property(bytes, fc.nat(60), (given, cut) => {
          const text = codec.decode(given);
          const at = codec.advance(given, 0, Math.min(cut, text.length));
          expect(codec.decode(given.subarray(0, at)) + codec.decode(given.subarray(at))).to.equal(text);
          expect(codec.advance(given, 0, text.length)).to.equal(given.length);
        }),
      );
    });

    it(`${name}: decodes and encodes real words as iconv-lite does`, () => {
      const words = ['Smith', 'naïve Müller', 'Łódź', '山田太郎 さん', '张伟 先生', '김철수'];
      const codec = codecOf(name);
      const written = words.filter((word) => iconv.decode(iconv.encode(word, name), name) === word);
      expect(written).to.include('Smith');
      for (const word of words) {
        const bytes = codec.encode(word);
        if (written.includes(word)) expect(codec.decode(bytes ?? ALL_BYTES)).to.equal(word);
        else expect(bytes).to.equal(undefined);
      }
    });
  }

  it('never splits a character: the prefix returned by `whole` decodes to a prefix of the text', () => {
    for (const name of [...NAMES, 'utf-8', 'utf-16le', 'utf-16be']) {
      const codec = codecOf(name);
      const sample = name.startsWith('windows') || name.startsWith('iso') || name === 'koi8-r' ? 'abc' : 'a山b田\nc😀';
      const bytes = iconv.encode(sample, name);
      for (let size = 0; size <= bytes.length; size++) {
        const whole = codec.whole(bytes.subarray(0, size));
        expect(codec.decode(bytes).startsWith(codec.decode(bytes.subarray(0, whole)))).to.equal(true);
        expect(whole).to.be.greaterThan(size - 4);
      }
    }
  });

  it('resolves labels, and reports unknown ones', () => {
    expect(codecOf('Latin1').name).to.equal('windows-1252');
    expect(codecOf('UTF8').name).to.equal('utf-8');
    expect(codecOf('cp850').decode(Uint8Array.of(0x81))).to.equal('ü');
    for (const unknown of ['utf-9', 'hex', 'base64', 'utf-7', '__proto__', 'constructor']) {
      expect(() => codecOf(unknown), unknown)
        .to.throw()
        .with.property('code', 'unsupported_encoding');
    }
  });
});

describe('encoding of a file', () => {
  const german = 'Sehr geehrter Herr Müller, die Größe der Häuser fällt für Jürgen auf. Schöne Grüße aus Köln.\n';
  const japanese = '患者の名前は山田太郎です。東京都千代田区に住んでいます。電話番号は後で確認してください。\n';

  const cases: readonly (readonly [string, Uint8Array, string, string])[] = [
    ['plain ASCII', Buffer.from('hello'), 'us-ascii', 'ascii'],
    ['UTF-8', Buffer.from(german), 'utf-8', 'valid utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${german}`), 'utf-8', 'bom'],
    ['UTF-16LE with a mark', Buffer.from(`\uFEFF${german}`, 'utf16le'), 'utf-16le', 'bom'],
    ['UTF-16LE without a mark', Buffer.from(german, 'utf16le'), 'utf-16le', 'nul bytes'],
    ['UTF-16BE without a mark', Buffer.from(german, 'utf16le').swap16(), 'utf-16be', 'nul bytes'],
    ['windows-1252', Buffer.from(german, 'latin1'), 'windows-1252', 'detector'],
    ['Shift_JIS', iconv.encode(japanese, 'shift_jis'), 'shift_jis', 'detector'],
    ['EUC-JP', iconv.encode(japanese, 'euc-jp'), 'euc-jp', 'detector'],
    ['KOI8-R', iconv.encode('Уважаемый господин Иванов, ваш договор готов.', 'koi8-r'), 'koi8-r', 'detector'],
  ];
  for (const [what, bytes, name, by] of cases) {
    it(`detects ${what}, and passes on every byte`, async () => {
      const done = await read(bytes);
      expect(done.reader.codec.name).to.equal(name);
      expect(done.reader.choice.by).to.equal(by);
      expect(done.bytes.equals(bytes)).to.equal(true);
    });
  }

  it('decides at the first byte above 0x7F, wherever it is', async () => {
    const ascii = Buffer.alloc(3_000_000, 'plain words\n');
    const late = await read(Buffer.concat([ascii, Buffer.from(german, 'latin1')]));
    expect(late.reader.codec.name).to.equal('windows-1252');
  });

  it('never changes its decision: a later fault is an error that contains no text', async () => {
    const utf8 = Buffer.alloc(17 * 1024 * 1024, 'Jürgen wohnt hier\n');
    const fault = Buffer.from('Gru\xDF aus K\xF6ln', 'latin1');
    const work = read(utf8, undefined, fault);
    expect(await codeOf(work)).to.equal('document_unreadable');
    const message = await work.catch((error: unknown) => String(error));
    expect(message)
      .to.match(/utf-8.*windows-1252/)
      .and.not.match(/Gru|Jürgen/);
  });

  it('keeps the given encoding, and refuses it if the bytes contradict it', async () => {
    expect((await read(Buffer.from(german), 'iso-8859-15')).reader.codec.name).to.equal('iso-8859-15');
    expect(await codeOf(read(Buffer.from('plain ascii'), 'utf-16le'))).to.equal('document_unreadable');
    expect(await codeOf(read(Buffer.from('x'), 'nonsense'))).to.equal('unsupported_encoding');
  });

  it('refuses UTF-8 with a few faults, unless the caller insists on it', async () => {
    const damaged = Buffer.concat([Buffer.from(german), Buffer.from('M\xFCller\n', 'latin1'), Buffer.from(german)]);
    expect(await codeOf(read(damaged))).to.equal('document_unreadable');
    const { reader, bytes } = await read(damaged, 'utf-8');
    expect(bytes.equals(damaged)).to.equal(true);
    expect(reader.codec.decode(bytes)).to.include('Größe').and.to.include('M\uFFFDller');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (given) => {
        const text = reader.codec.decode(given);
        expect(reader.codec.advance(given, 0, text.length)).to.equal(given.length);
      }),
    );
  });

  it('distinguishes encodings even in short lines', async () => {
    const lines: readonly (readonly [string, string])[] = [
      ['Straße', 'windows-1252'],
      ['name,city\nJürgen,Köln\n', 'windows-1252'],
      ['André, 5 €', 'windows-1252'],
      ['imię;nazwisko\nŁukasz;Żak\nMałgorzata;Wójcik\n', 'windows-1250'],
      ['имя,город\nИван,Москва\nМария,Казань\n', 'windows-1251'],
    ];
    for (const [line, encoding] of lines) {
      const { reader } = await read(iconv.encode(line, encoding));
      expect(reader.codec.decode(iconv.encode(line, encoding)), encoding).to.equal(line);
    }
  });

  it('refuses other encodings that look like ASCII', async () => {
    expect(await codeOf(read(Buffer.from('\x1B$B;3ED\x1B(B', 'latin1')))).to.equal('document_unreadable');
    expect(await codeOf(read(Uint8Array.of(0xff, 0xfe, 0, 0, 65, 0, 0, 0)))).to.equal('document_unreadable');
  });

  it('writes substitutes in the encoding, or in their nearest ASCII form, never as a question mark', async () => {
    const latin = (await read(Buffer.from(german, 'latin1'))).reader;
    expect(Buffer.from(latin.encode('Jürgen Łukasz')).toString('latin1')).to.equal('Jürgen Lukasz');
    expect(() => latin.encode('山田'))
      .to.throw()
      .with.property('code', 'unencodable_text');
    const japanese = (await read(iconv.encode('患者氏名: 川口次郎\r\n住所: 東京都\r\n電話: なし\r\n', 'shift_jis')))
      .reader;
    const written = iconv.decode(Buffer.from(japanese.encode('张伟')), 'shift_jis');
    expect(written).to.match(/^\p{sc=Han}{2}$/u);
    expect(iconv.decode(Buffer.from(japanese.encode('张伟')), 'shift_jis')).to.equal(written);
    const ascii = (await read(Buffer.from('plain'))).reader;
    expect(Buffer.from(ascii.encode('“Zoë”')).toString()).to.equal('"Zoe"');
    expect(Buffer.from(ascii.encode('山田')).toString()).to.equal('山田');
    expect(ascii.codec.name).to.equal('utf-8');
  });
});

describe('looksLikeText', () => {
  it('accepts text in any encoding', () => {
    for (const text of ['', 'a', 'a,b\r\n', '\x1B[31mred\x1B[0m', 'Größe']) {
      expect(looksLikeText(Buffer.from(text)), text).to.equal(true);
      expect(looksLikeText(Buffer.from(text, 'utf16le')), text).to.equal(true);
      expect(looksLikeText(Buffer.from(text, 'latin1')), text).to.equal(true);
    }
  });

  it('rejects packages, pictures, programs and RTF', () => {
    const heads = [
      'PK\x03\x04\x14',
      '%PDF-1.7\n',
      '{\\rtf1\\ansi',
      '\x89PNG\r\n',
      '\x7FELF\x02',
      '\xD0\xCF\x11\xE0\xA1',
    ];
    for (const head of heads) expect(looksLikeText(Buffer.from(head, 'latin1')), head).to.equal(false);
    expect(looksLikeText(Uint8Array.from({ length: 400 }, (_, i) => (i * 7) % 256))).to.equal(false);
  });
});
