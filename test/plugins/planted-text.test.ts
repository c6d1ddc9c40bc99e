import { expect } from 'chai';
import { type Engine, isDeidError, splice } from '../../core/index.js';
import { createEngine, deidentifyFile } from '../../lib/index.js';
import { txtAdapter } from '../../plugins/formats/txt/adapter.js';
import shipped from '../../plugins.config.json' with { type: 'json' };
import { IDENTIFIERS, type Planted } from './office/planted/identifiers.js';
import { handMade, onePage, unpacked } from './pdf/make-pdf.js';
import { CSV_PLACES } from './planted-text/csv-places.js';
import { readings, type TextPlace } from './planted-text/forms.js';
import { TXT_PLACES } from './planted-text/txt-places.js';
import { runAdapter } from './run-adapter.js';

const FORMATS: Readonly<Record<string, Readonly<Record<string, TextPlace>>>> = { csv: CSV_PLACES, txt: TXT_PLACES };
const MODES = ['REDACT', 'PROPRIETARY', 'MASKED', 'GDPR', 'HIPAA'];
/** Places that are kept according to docs/formats.md. */
const KEPT = new Set(['cell: below things, name', 'cell: over two columns, phone']);

const isLeft = (bytes: Uint8Array, { left }: Planted): boolean => {
  for (const text of readings(bytes)) if (left(text)) return true;
  return false;
};

describe('text files: a planted identifier', function () {
  this.timeout(120_000);
  let engine: Engine;
  before(async () => {
    const dictionary = [{ type: 'PROPRIETARY_TERM', terms: [IDENTIFIERS.listed?.value], score: 1 }];
    const plugins = shipped.plugins.map((one) =>
      one.use.endsWith('/custom') ? { ...one, options: { dictionary, alsoIn: ['*'] } } : one,
    );
    engine = await createEngine({ plugins });
  });
  after(() => engine.close());

  for (const [format, places] of Object.entries(FORMATS)) {
    it(`is removed: ${format}`, async () => {
      const complaints: string[] = [];
      let number = 0;
      for (const [place, build] of Object.entries(places)) {
        for (const [kind, one] of Object.entries(IDENTIFIERS)) {
          const input = Buffer.from(build(one.value));
          // Not every form of a place can hold every identifier.
          if (!isLeft(input, one) || KEPT.has(`${place}, ${kind}`)) continue;
          const mode = MODES[number++ % MODES.length] ?? 'REDACT';
          try {
            const { bytes } = await deidentifyFile(engine, input, 'bytes', { extension: format, mode, seed: 's' });
            if (isLeft(bytes, one)) complaints.push(`${place}, ${kind}, ${mode}`);
          } catch (error) {
            complaints.push(`${place}, ${kind}: ${isDeidError(error) ? error.message : String(error)}`);
          }
        }
      }
      expect(complaints).to.deep.equal([]);
    });
  }

  it('is removed from a unit of any format, in every form of a text', () => {
    const complaints: string[] = [];
    let number = 0;
    for (const [place, build] of Object.entries(TXT_PLACES)) {
      for (const [kind, one] of Object.entries(IDENTIFIERS)) {
        const text = build(one.value);
        if (typeof text !== 'string' || !isLeft(Buffer.from(text), one)) continue;
        const mode = MODES[number++ % MODES.length] ?? 'REDACT';
        const made = splice(text, engine.openSession({ mode, seed: 's' }).deidentify(text));
        if (isLeft(Buffer.from(made), one)) complaints.push(`${place}, ${kind}, ${mode}`);
      }
    }
    expect(complaints).to.deep.equal([]);
  });

  it('is removed from the page of a PDF where it is encoded', async () => {
    const complaints: string[] = [];
    const forms = ['log: file name', 'link', 'link: plus for blanks', 'body of a mail, base64', 'log: path'];
    for (const form of forms) {
      for (const [kind, one] of Object.entries(IDENTIFIERS)) {
        const lines = String(TXT_PLACES[form]?.(one.value)).replaceAll(/[()]/g, '\\$&').trim().split('\n');
        const input = handMade(onePage(lines));
        if (!isLeft(Buffer.from(unpacked(input)), one)) continue;
        const { bytes } = await deidentifyFile(engine, input, 'bytes', { extension: 'pdf', mode: 'REDACT' });
        if (isLeft(Buffer.from(unpacked(bytes)), one)) complaints.push(`${form}, ${kind}`);
      }
    }
    expect(complaints).to.deep.equal([]);
  });

  it('is removed wherever the window of a long text ends within it', async () => {
    const adapter = txtAdapter({ window: 512, overlap: 160, context: 96 });
    const complaints: string[] = [];
    for (const [kind, one] of Object.entries(IDENTIFIERS)) {
      for (let before = 0; before <= one.value.length + 1; before++) {
        const text = `${'All is calm here. '.repeat(40).slice(0, 511 - before)} ${one.value} stays. ${'All is calm. '.repeat(40)}`;
        const session = engine.openSession({ mode: 'REDACT' });
        const { output } = await runAdapter(adapter, session, Buffer.from(text), { extension: 'txt' });
        if (isLeft(output, one)) complaints.push(`${kind}, ${before} signs before the end`);
      }
    }
    expect(complaints).to.deep.equal([]);
  });

  it('is not seen as a name in code, paths and compressed data', async () => {
    const text = [
      'const MAX_LENGTH = default_value + user_name; // see src/Core/Reading/index.ts',
      'https://files.example/a_b/Read%20Me/Index_Of_Terms.htm?x=1_2_3',
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk',
      `sha ${'0123456789abcdef'.repeat(2)} eyJ2ZXJzaW9uIjozLCJuYW1lcyI6WyJfYmFzZSJdfQ`,
      'export function getElementsByTagNameAndSomethingElse() {}',
    ].join('\n');
    const found = engine.analyze(text).findings.map(({ start, end }) => text.slice(start, end));
    expect(found.filter((term) => !/^https|^[0-9a-f]{32}$/.test(term))).to.deep.equal([]);
  });
});
