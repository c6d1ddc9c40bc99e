import { expect } from 'chai';
import { definePlugin, type Match, type TextDocument } from '../../core/index.js';
import { type ModelRuntime, type RuntimeKind, SERVICES } from '../../core/services.js';
import { withAutoModel } from '../../lib/engine/auto-model.js';
import { createEngine, deidentifyFile, type Engine, type EngineConfig } from '../../lib/index.js';
import { docx, paragraph } from '../plugins/office/make-docx.js';
import { sheet, sheetData, xlsx } from '../plugins/office/make-xlsx.js';
import { pdfkit } from '../plugins/pdf/make-pdf.js';

/** Finds `Qed` where a model reads in context, and `Fas` where the fast one reads. */
const readers = (runs: RuntimeKind | undefined) =>
  definePlugin({
    name: 'readers',
    description: 'Tells which model reads.',
    register(registry) {
      registry.recognizer({
        name: 'readers/names',
        types: ['PERSON'],
        recognize({ view, models }: TextDocument): Match[] {
          const name = models.includes('fast') ? 'Fas' : 'Qed';
          const start = view.indexOf(name);
          return start < 0 ? [] : [{ type: 'PERSON', start, end: start + name.length, score: 0.9 }];
        },
      });
      if (runs === undefined) return;
      // With its type: the compiler that the package names ends without a message if it has to infer this from the call.
      const runtime: ModelRuntime = { models: ['fast', 'cascade', 'accurate'], runs, open: (file) => file.run() };
      registry.service(SERVICES.modelRuntime, () => runtime);
    },
  });

const PLUGINS = ['transformers', 'surrogates', 'policies', 'txt', 'csv', 'office', 'pdf'];
const configOf = (runs: RuntimeKind | undefined, defaults: object): EngineConfig => ({
  plugins: [...PLUGINS.map((name) => ({ use: `deidkit/plugins/${name}` })), { use: readers(runs) }],
  defaults,
});
const make = (runs: RuntimeKind | undefined, defaults: object = {}): Promise<Engine> =>
  createEngine(configOf(runs, { model: 'auto', ...defaults }));

const SHORT = 'Qed Fas. ';
/** A text of some characters. */
const text = (characters: number): string => SHORT.padEnd(characters, 'so it was. ');

describe('the model auto', () => {
  it('reads a text in context up to the length that is fixed for what runs the model', async () => {
    const limits = { wasm: 20_000, onnx: 60_000 } as const;
    for (const runs of ['wasm', 'onnx'] as const) {
      await using engine = await make(runs);
      const found = (length: number): string | undefined =>
        engine.deidentify(text(length), { mode: 'REDACT' }).outputs[0]?.text.slice(0, 10);
      expect(found(limits[runs])).to.equal('***** Fas.');
      expect(found(limits[runs] + 1)).to.equal('Qed *****.');
      expect(engine.autoModel).to.equal(runs === 'onnx' ? 'accurate' : 'cascade');
      expect(engine.modelsOf({ characters: 1 })).to.deep.equal([engine.autoModel]);
      expect(engine.modelsOf({ characters: limits[runs] + 1 })).to.deep.equal(['fast']);
    }
  });

  it('takes the lengths of the configuration, and leaves the choice to a call that makes one', async () => {
    await using engine = await make('wasm', { auto: { wasm: 10, onnx: 5 } });
    expect(engine.modelsOf({ characters: 10 })).to.deep.equal(['cascade']);
    expect(engine.modelsOf({ characters: 11 })).to.deep.equal(['fast']);
    expect(engine.modelsOf({ characters: 11, model: 'accurate' })).to.deep.equal(['accurate']);
    expect(engine.modelsOf({ characters: 1, model: 'fast' })).to.deep.equal(['fast']);
  });

  it('is the fast one where no other is installed', async () => {
    await using engine = await make(undefined);
    expect(engine.modelsOf({ characters: 1 })).to.deep.equal(['fast']);
    expect(engine.autoModel).to.equal('fast');
  });

  it('reads a file by the length of the whole document, and tables and logs fast', async () => {
    await using engine = await make('wasm', { auto: { wasm: 4000 } });
    const wide = 'Иван пришёл. ';
    const page = (lines: number) => pdfkit((pdf) => pdf.fontSize(6).text(`${SHORT}${'so it was. '.repeat(lines)}`));
    const paragraphs = (count: number) =>
      docx([SHORT, ...Array(count).fill('so it was. ')].map((t) => paragraph(t)).join(''));
    const cases: readonly (readonly [name: string, bytes: Uint8Array, extension: string, model: string])[] = [
      ['a short text', Buffer.from(text(4000)), 'txt', 'cascade'],
      ['a long text', Buffer.from(text(4001)), 'txt', 'fast'],
      ['two bytes a character', Buffer.from(wide.repeat(300)), 'txt', 'cascade'],
      ['a text in UTF-16', Buffer.from(`\ufeff${text(3999)}`, 'utf16le'), 'txt', 'cascade'],
      ['a log', Buffer.from(SHORT), 'log', 'fast'],
      ['a table', Buffer.from('name,note\nQed,Fas\nQed,Fas\n'), 'csv', 'fast'],
      [
        'a workbook',
        xlsx({
          Data: sheet(
            sheetData([
              ['name', 'note'],
              ['Qed', 'Fas'],
            ]),
          ),
        }),
        'xlsx',
        'fast',
      ],
      ['a short document', paragraphs(10), 'docx', 'cascade'],
      ['a long document of short paragraphs', paragraphs(1000), 'docx', 'fast'],
      ['a short PDF', await page(10), 'pdf', 'cascade'],
      ['a long PDF', await page(1000), 'pdf', 'fast'],
    ];
    for (const [name, bytes, extension, model] of cases) {
      const { models } = await deidentifyFile(engine, bytes, 'bytes', { extension, mode: 'REDACT' });
      expect(models, name).to.deep.equal([model]);
    }
  });

  it('finds the same in a text, in a file and in a stream of unknown size', async () => {
    await using engine = await make('wasm', { auto: { wasm: 4000 } });
    for (const length of [100, 4000, 4001, 9000]) {
      const whole = engine.deidentify(text(length), { mode: 'REDACT' }).outputs[0]?.text;
      async function* stream() {
        for (let at = 0; at < length; at += 1000) yield Buffer.from(text(length).slice(at, at + 1000));
      }
      for (const input of [Buffer.from(text(length)), stream()]) {
        const { bytes } = await deidentifyFile(engine, input, 'bytes', { extension: 'txt', mode: 'REDACT' });
        expect(Buffer.from(bytes).toString(), String(length)).to.equal(whole);
      }
    }
  });

  it('reads a table inside of a document fast, and the document in context', async () => {
    await using engine = await make('wasm', { auto: { wasm: 4000 } });
    const table = xlsx({ Data: sheet(sheetData([['note'], ['Qed Fas']])) });
    const bytes = docx(paragraph(SHORT), { 'word/embeddings/book.xlsx': table });
    const { bytes: out, models } = await deidentifyFile(engine, bytes, 'bytes', { extension: 'docx', mode: 'REDACT' });
    expect(out).to.have.length.above(0);
    expect(models).to.deep.equal(['fast', 'cascade']);
  });
});

describe('the configuration of the service and the command', () => {
  const base = new URL('file:///folder/');
  const neural = 'deidkit/plugins/neural';

  it('reads with auto, and with the fast runtime where it is installed', () => {
    const { config } = withAutoModel({ config: { plugins: [{ use: neural }, { use: 'x' }], ignore: ['a'] }, base });
    expect(config).to.deep.equal({
      plugins: [{ use: neural, options: { runtime: 'auto' } }, { use: 'x' }],
      ignore: ['a'],
      defaults: { model: 'auto' },
    });
    const given = { plugins: [{ use: neural, options: { runtime: 'wasm' } }], defaults: { level: 3 } };
    expect(withAutoModel({ config: given, base }).config).to.deep.equal({
      ...given,
      defaults: { level: 3, model: 'auto' },
    });
  });

  it('stays as it is where it names a model, or has mistakes', () => {
    for (const model of ['fast', 'cascade', 'accurate', 'by-level', 'auto', 7])
      expect(withAutoModel({ config: { plugins: [{ use: neural }], defaults: { model } }, base }).config).to.deep.equal(
        {
          plugins: [{ use: neural }],
          defaults: { model },
        },
      );
    for (const config of [null, 7, [], { defaults: 7 }])
      expect(withAutoModel({ config, base }).config).to.equal(config);
  });

  it('leaves engines of the library fast', async () => {
    await using engine = await createEngine(configOf('onnx', {}));
    expect(engine.modelsOf({ characters: 1 })).to.deep.equal(['fast']);
    expect(engine.autoModel).to.equal(undefined);
  });
});
