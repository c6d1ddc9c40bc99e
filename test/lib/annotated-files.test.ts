import { expect } from 'chai';
import { type Annotator, definePlugin, type Engine, isDeidError } from '../../core/index.js';
import { createEngine, deidentifyFile, type FileOptions } from '../../lib/index.js';
import { docx } from '../plugins/office/make-docx.js';
import { pdfkit } from '../plugins/pdf/make-pdf.js';

/** Finds `Q` and digits, which no recognizer does. */
const annotate: Annotator['annotate'] = async ({ view }) =>
  Array.from(view.matchAll(/\bQ\d+\b/g), ({ 0: { length }, index }) => ({
    ...{ type: 'PERSON', start: index, end: index + length, score: 0.9 },
  }));

async function engineWith(more: Partial<Annotator> = {}): Promise<Engine> {
  const remote = definePlugin({
    name: 'remote',
    description: 'Names from elsewhere.',
    register: (registry) => registry.annotator({ name: 'remote/names', types: ['PERSON'], annotate, ...more }),
  });
  return createEngine({
    plugins: [
      ...['transformers', 'txt', 'csv', 'office', 'pdf'].map((name) => ({ use: `deidkit/plugins/${name}` })),
      { use: remote },
    ],
    policies: { CUSTOM: { rules: { '*': 'redact' } } },
  });
}

const run = async (engine: Engine, file: Uint8Array, extension: string, more: FileOptions = {}) =>
  deidentifyFile(engine, file, 'bytes', { extension, mode: 'CUSTOM', ...more });

describe('files of an engine with annotators', () => {
  let engine: Engine;
  before(async () => {
    engine = await engineWith();
  });
  after(() => engine.close());

  it('contain no terms that annotators find: text in one window and in many, with different names', async () => {
    const paragraph = (i: number): string => `Then Q${i} met Q${i + 1}, ${'and nothing else happened '.repeat(20)}.\n`;
    const long = Array.from({ length: 2000 }, (_, i) => paragraph(i)).join('');
    for (const text of ['Q1 left.', long]) {
      const { bytes, counts } = await run(engine, Buffer.from(text), 'txt');
      expect(Buffer.from(bytes).toString()).to.equal(text.replace(/\bQ\d+\b/g, '*****'));
      expect(counts).to.eql({ PERSON: text.match(/\bQ\d+\b/g)?.length });
    }
  }).timeout(60_000);

  it('contain no terms that annotators find: tables, documents, pages', async () => {
    const csv = 'who,note\nQ12,met Q13\nQ14,alone\n';
    const { bytes: table } = await run(engine, Buffer.from(csv), 'csv');
    expect(Buffer.from(table).toString()).to.equal(csv.replace(/\bQ\d+\b/g, '*****'));
    const document = docx('<w:p><w:r><w:t>Seen with Q15 today.</w:t></w:r></w:p>');
    expect((await run(engine, document, 'docx')).counts).to.eql({ PERSON: 1 });
    const page = await pdfkit((made) => made.text('Seen with Q16 today.'));
    expect((await run(engine, page, 'pdf')).counts).to.eql({ PERSON: 1 });
  }).timeout(60_000);

  it('may be streams, and findings are reported once', async () => {
    const told: string[] = [];
    async function* pieces(): AsyncGenerator<Uint8Array> {
      for (const piece of ['Q1 met ', 'Q2', '2.']) yield Buffer.from(piece);
    }
    const { bytes } = await deidentifyFile(engine, pieces(), 'bytes', {
      ...{ extension: 'txt', mode: 'CUSTOM' },
      onFindings: (found, text) => void told.push(...found.map(({ start, end }) => text.slice(start, end))),
    });
    expect(Buffer.from(bytes).toString()).to.equal('***** met *****.');
    expect(told).to.eql(['Q1', 'Q22']);
  });

  it('are annotated once for each unit', async () => {
    const seen: string[] = [];
    await using noting = await engineWith({
      annotate: async (text, signal) => {
        seen.push(`${text.header.join()} ${text.view}`);
        return annotate(text, signal);
      },
    });
    await run(noting, Buffer.from('who,note\nQ12,met Q13\nQ12,alone\n'), 'csv');
    expect(new Set(seen).size).to.equal(seen.length);
  });

  it('are rejected with an error, without output, if an annotator fails or the caller has gone', async () => {
    const codeOf = (error: unknown): unknown => (isDeidError(error) ? error.code : error);
    await using failing = await engineWith({
      annotate: async () => {
        throw new Error('no connection');
      },
    });
    for (const extension of ['txt', 'csv'])
      expect(await run(failing, Buffer.from('a,b\nc,d\n'), extension).catch(codeOf)).to.equal('annotator_failed');
    await using waiting = await engineWith({ annotate: () => new Promise(() => undefined) });
    const signal = AbortSignal.timeout(30);
    const error: unknown = await run(waiting, Buffer.from('a,b\nc,d\n'), 'txt', { signal }).catch((e: unknown) => e);
    expect(error).to.have.property('name', 'TimeoutError');
    expect(
      await run(engine, Buffer.alloc(2048, 'a'), 'txt', { limits: { wholeFileBytes: 1024 } }).catch(codeOf),
    ).to.equal('file_too_large');
  });

  it('are refused if each reading leads to new texts', async () => {
    let asked = 0;
    await using restless = await createEngine({
      plugins: [
        { use: 'deidkit/plugins/transformers' },
        {
          use: definePlugin({
            name: 'restless',
            description: 'A format that never comes to rest.',
            register(registry) {
              registry.annotator({ name: 'restless/names', types: ['PERSON'], annotate });
              registry.fileAdapter({
                name: 'restless',
                extensions: ['rest'],
                mediaTypes: {},
                accepts: () => true,
                async process({ session, sink }) {
                  session.find(`word ${++asked}`);
                  await sink.write(Buffer.from('out'));
                  return { counts: {}, warnings: [], format: {} };
                },
              });
            },
          }),
        },
      ],
      policies: { CUSTOM: { rules: { '*': 'redact' } } },
    });
    const error: unknown = await run(restless, Buffer.from('x'), 'rest').catch((e: unknown) => e);
    expect(error).to.have.property('code', 'annotation_unfinished');
  });
});
