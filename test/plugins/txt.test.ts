import { expect } from 'chai';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { splice } from '../../core/index.js';
import contact from '../../plugins/detectors/contact/index.js';
import { txtAdapter } from '../../plugins/formats/txt/adapter.js';
import txt from '../../plugins/formats/txt/index.js';
import { cutOf } from '../../plugins/formats/txt/windows.js';
import { testPlugin } from '../kit/index.js';
import { fakeSession } from './fake-session.js';
import { runAdapter } from './run-adapter.js';

const SMALL = { window: 512, overlap: 160, context: 96 };
const WORDS = ['lorem', 'ipsum', 'été', '😀😀', 'a@b', '12-34', 'Dr.', 'Ärztin', '東京'];
const TERMS = ['mary.jones@example.com', '123-45-6789', 'Dr. Alice Jones', 'Mrs. Ode', 'x@example.org'];

const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.constantFrom(...TERMS) },
);
const texts = fc
  .tuple(fc.array(word, { maxLength: 700 }), fc.constantFrom('\n', '\r\n', '\r', ' '), fc.nat({ max: 12 }))
  .map(([words, newline, every]) => words.map((w, i) => w + (i % (every + 1) === every ? newline : ' ')).join(''));

const whole = (text: string): string => splice(text, fakeSession().deidentify(text));

const ALL_BYTES = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));

const finding = (start: number, end: number) => ({
  start,
  end,
  type: 'PERSON',
  score: 1,
  recognizer: 'fake',
  domainSpecific: false,
});

describe('the end of a window', () => {
  const sizes = { window: 20, overlap: 4, context: 4 };
  for (const [what, text, cut, ...spans] of [
    ['stands behind the last line break', 'aaaaaaaaaa\naaa\naa aaaaaa', 15],
    ['stands behind a line break of two characters', 'aaaa aaaaaaaa\r\naa aaaaaa', 15],
    ['is not between them', 'aaaa aaaaaaaa aaaaa\r\naaa', 14],
    ['stands behind a return alone', 'aaaa aaaaaaaa\raa aaaaaaa', 14],
    ['stands behind a blank where no line ends in the second half', 'aa\naaaaaaaaaa aaaaaaaaaa', 14],
    ['stands anywhere where there is neither', 'a\na aaaaaaaaaaaaaaaaaaaa', 20],
    ['is not within a character', 'aaaaaaaaaaaaaaaaaaa😀aaa', 19],
    ['is not within a term, in which a line may end', 'aaaaaaaaaa aaaa\naaaaaaaa', 11, [12, 22]],
    ['may be the end of a term', 'aaaaaaaaaa aaaa\naaaaaaaa', 16, [12, 16]],
    ['is before a term that fills the second half', 'aaaaaaa aaaaaaaaaaaaaaaa', 8, [8, 22]],
  ] as const)
    it(what, () => {
      expect(
        cutOf(
          text,
          spans.map(([start, end]) => finding(start, end)),
          sizes,
        ),
      ).to.equal(cut);
    });
});

describe('txt', () => {
  const adapter = txtAdapter();
  const small = txtAdapter(SMALL);

  it('is a plugin with a README name of its own', () => {
    expect(txt.name).to.equal('txt');
  });

  it('finds in windows what it finds in the whole text, however the bytes arrive', async () => {
    const chunks = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(texts, chunks, async (text, sizes) => {
        const { output } = await runAdapter(small, fakeSession(), Buffer.from(text), { chunks: sizes });
        expect(output.toString()).to.equal(whole(text));
      }),
    );
  });

  it('sees the text before a term at the start of a window', async () => {
    const text = `${'lorem '.repeat(84)}abc Dr. Alice Jones met ${'lorem '.repeat(100)}`;
    expect(text.indexOf('Alice')).to.equal(SMALL.window);
    const { output } = await runAdapter(small, fakeSession(), Buffer.from(text));
    expect(output.toString()).to.include('abc Dr. *** met');
  });

  it('does so with the default sizes, over several windows', async () => {
    const line = 'lorem ipsum Dr. Alice Jones, mary.jones@example.com and 123-45-6789 dolor\r\n';
    const text = line.repeat(20_000);
    const { output, report } = await runAdapter(adapter, fakeSession(), Buffer.from(text), { chunks: [70_001] });
    expect(output.toString() === whole(text)).to.equal(true);
    expect(report.counts).to.deep.equal({ PERSON: 20_000, EMAIL_ADDRESS: 20_000, US_SSN: 20_000 });
  });

  it('leaves every other byte unchanged in each encoding', async () => {
    const names = ['windows-1252', 'windows-1250', 'shift_jis', 'gb18030', 'utf-16le'];
    for (const encoding of names) {
      const around =
        encoding === 'utf-16le'
          ? Buffer.concat([ALL_BYTES, Buffer.from(' \0')])
          : Buffer.concat([ALL_BYTES, Buffer.from('\n')]);
      const term = iconv.encode('mary@example.com', encoding);
      const end = iconv.encode(' ', encoding);
      const input = Buffer.concat([around, term, end, around]);
      const { output } = await runAdapter(adapter, fakeSession(), input, { options: { encoding } });
      const expected = Buffer.concat([around, iconv.encode('***', encoding), end, around]);
      expect(output.equals(expected), encoding).to.equal(true);
    }
  });

  it('returns the same bytes if nothing is found', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const input = Buffer.from(bytes.map((byte) => (byte === 0x40 || byte === 0x1b || byte === 0 ? 0x20 : byte)));
        const { output } = await runAdapter(adapter, fakeSession(), input, { options: { encoding: 'windows-1252' } });
        expect(output.equals(input)).to.equal(true);
      }),
    );
    expect((await runAdapter(adapter, fakeSession(), Buffer.alloc(0))).output).to.have.length(0);
    const marked = Buffer.from('\uFEFFx');
    expect((await runAdapter(adapter, fakeSession(), marked)).output.equals(marked)).to.equal(true);
  });

  it('keeps a byte order mark and an odd last byte', async () => {
    const input = Buffer.concat([Buffer.from('\uFEFFto a@example.com\r\n', 'utf16le'), Buffer.of(0x41)]);
    const { output, report } = await runAdapter(adapter, fakeSession(), input, { chunks: [3] });
    const expected = Buffer.concat([Buffer.from('\uFEFFto ***\r\n', 'utf16le'), Buffer.of(0x41)]);
    expect(output.equals(expected)).to.equal(true);
    expect(report.format).to.include({ encoding: 'utf-16le', byteOrderMark: true });
    expect(report.warnings).to.have.length(1);
  });

  it('charges each character once, although windows overlap', async () => {
    const text = 'lorem 😀 ipsum\n'.repeat(2000);
    const session = fakeSession();
    await runAdapter(small, session, Buffer.from(text));
    expect(session.counted).to.equal([...text].length);
    expect(session.asked.every(({ context }) => context?.charged === false)).to.equal(true);
  });

  it('refuses a term that is longer than a window', async () => {
    const session = fakeSession();
    const greedy = { ...session, find: (text: string) => session.find(text, { type: 'PRIVATE_KEY' }) };
    const failure = await runAdapter(small, greedy, Buffer.alloc(2000, 'k')).catch((error: unknown) => error);
    expect(failure).to.have.property('code', 'term_too_long');
  });

  it('replaces the rest of a term that an earlier window did not see', async () => {
    const session = fakeSession();
    // Finds the digits only when a whole window of them lies before: what a model with a long memory might do.
    const late = {
      ...session,
      find: (text: string) => {
        const at = text.indexOf('7'.repeat(50));
        return at < 0 || text.startsWith('start') ? [] : session.find(text, { type: 'ID_NUMBER' });
      },
    };
    const text = `start${' word'.repeat(130)} ${'7'.repeat(60)}`;
    const { output } = await runAdapter(small, late, Buffer.from(text));
    expect(output.toString()).to.not.include('7');
  });

  it('reports the encoding', async () => {
    const { report } = await runAdapter(adapter, fakeSession(), Buffer.from('Stra\xDFe', 'latin1'));
    expect(report.format).to.include({ encoding: 'windows-1252', by: 'detector' });
  });
});

testPlugin(txt, {
  beside: [contact],
  files: {
    txt: [
      { bytes: 'Write to mary.jones@example.com\r\nor call 415-555-0132.\n' },
      { bytes: iconv.encode('Größe: mary@example.com', 'utf16le', { addBOM: true }) },
      { bytes: iconv.encode('Grüße an mary@example.com', 'windows-1252') },
    ],
  },
});
