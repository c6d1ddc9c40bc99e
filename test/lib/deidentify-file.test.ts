import { chmod, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { PassThrough, Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { DeidError, definePlugin, type FileJob, type FileReport } from '../../core/index.js';
import { createEngine, deidentifyFile, type Engine } from '../../lib/index.js';
import { docx, paragraph } from '../plugins/office/make-docx.js';
import { sheet, sheetData, xlsx } from '../plugins/office/make-xlsx.js';
import badge from './badge-plugin.js';
import { type TempFolder, tempFolder } from './temp-folder.js';

const report: FileReport = { counts: {}, warnings: [], format: {} };

/** A format whose adapter misbehaves as the first line of the file says. */
const odd = definePlugin({
  name: 'odd',
  description: 'Files that go wrong.',
  register(registry) {
    registry.fileAdapter({
      name: 'odd',
      extensions: ['odd'],
      mediaTypes: { odd: 'application/x-odd' },
      accepts: (head) => head[0] !== 0,
      async process({ source, sink }: FileJob) {
        const text = Buffer.from(await source.bytes()).toString();
        await sink.write(Buffer.from('the first half'));
        if (text === 'quote') throw new Error(`cannot read ${text}`);
        if (text === 'unreadable') throw new DeidError('document_unreadable', ['the end is missing']);
        return report;
      },
    });
  },
});

describe('de-identifying a file', () => {
  let engine: Engine;
  let folder: TempFolder;
  const options = { mode: 'CUSTOM' } as const;
  const text = 'Badge BX-123456\r\nend';
  const clean = 'Badge *****\r\nend';

  before(async () => {
    engine = await createEngine({
      plugins: [{ use: 'deidkit/plugins/transformers' }, { use: 'deidkit/plugins/txt' }, { use: badge }, { use: odd }],
      policies: { CUSTOM: { rules: { '*': 'redact' } } },
    });
  });
  beforeEach(async () => {
    folder = await tempFolder({ 'note.txt': text, 'half.odd': 'unreadable', 'bad.odd': 'quote', 'zero.odd': '\0' });
  });
  afterEach(() => folder[Symbol.asyncDispose]());

  const refusal = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => expect.fail('it should have been refused'),
      (error: unknown) => error,
    );

  it('reads and writes paths, and returns a report', async () => {
    const result = await deidentifyFile(engine, folder.file('note.txt'), folder.file('out.txt'), options);
    expect(await readFile(folder.file('out.txt'), 'utf8')).to.equal(clean);
    expect(result).to.deep.include({
      adapter: 'txt',
      mediaType: 'text/plain',
      counts: { EMPLOYEE_ID: 1 },
      codePoints: text.length,
    });
    expect(await readdir(folder.path)).to.have.members(['note.txt', 'half.odd', 'bad.odd', 'zero.odd', 'out.txt']);
  });

  it('accepts URLs, bytes and streams, and returns bytes and streams', async () => {
    const txt = { ...options, extension: 'TXT' };
    const bytes = Buffer.from(text);
    const out = new PassThrough();
    const received = buffer(out);
    await deidentifyFile(engine, Readable.from([bytes.subarray(0, 8), bytes.subarray(8)]), out, txt);
    expect((await received).toString()).to.equal(clean);
    const url = pathToFileURL(folder.file('note.txt'));
    expect(Buffer.from((await deidentifyFile(engine, url, 'bytes', options)).bytes).toString()).to.equal(clean);
    expect(Buffer.from((await deidentifyFile(engine, bytes, 'bytes', txt)).bytes).toString()).to.equal(clean);
    expect(bytes.toString()).to.equal(text);
    await deidentifyFile(engine, url, url, { ...options, overwrite: true });
    expect(await readFile(folder.file('note.txt'), 'utf8')).to.equal(clean);
  });

  it('keeps the permissions of the file it replaces', async () => {
    await writeFile(folder.file('out.txt'), 'older');
    await chmod(folder.file('out.txt'), 0o640);
    await deidentifyFile(engine, folder.file('note.txt'), folder.file('out.txt'), { ...options, overwrite: true });
    expect((await stat(folder.file('out.txt'))).mode & 0o777).to.equal(0o640);
  });

  it('replaces neither its input nor another file, unless that is asked for', async () => {
    const input = folder.file('note.txt');
    await writeFile(folder.file('out.txt'), 'older');
    const before = await readdir(folder.path);
    for (const output of [input, pathToFileURL(input), folder.file('out.txt'), folder.path])
      for (const given of [options, { ...options, overwrite: false }])
        expect(await refusal(deidentifyFile(engine, input, output, given))).to.include({ code: 'output_exists' });
    expect(await readFile(input, 'utf8')).to.equal(text);
    expect(await readFile(folder.file('out.txt'), 'utf8')).to.equal('older');
    expect(await readdir(folder.path)).to.deep.equal(before);
  });

  it('replaces no file that appears while it works', async () => {
    const late = folder.file('late.txt');
    const slow = Readable.from(
      (async function* () {
        yield Buffer.from(text);
        await writeFile(late, 'of another program');
      })(),
    );
    const error = await refusal(deidentifyFile(engine, slow, late, { ...options, extension: 'txt' }));
    expect(error).to.include({ code: 'output_exists' });
    expect(await readFile(late, 'utf8')).to.equal('of another program');
  });

  it('processes files of many chunks completely', async () => {
    const big = Buffer.from('all is well here\n'.repeat(100_000));
    const { bytes } = await deidentifyFile(engine, big, 'bytes', { ...options, extension: 'txt' });
    expect(big.equals(bytes)).to.equal(true);
  });

  it('leaves neither an incomplete file nor a draft when it fails, and keeps the older file', async () => {
    await writeFile(folder.file('out.odd'), 'older');
    const before = await readdir(folder.path);
    const error = await refusal(
      deidentifyFile(engine, folder.file('half.odd'), folder.file('out.odd'), {
        ...options,
        overwrite: true,
      }),
    );
    expect(error).to.include({ code: 'document_unreadable' });
    expect(await readFile(folder.file('out.odd'), 'utf8')).to.equal('older');
    expect(await readdir(folder.path)).to.deep.equal(before);
  });

  it('destroys a stream that received an incomplete file', async () => {
    const out = new PassThrough();
    const seen = refusal(buffer(out));
    await refusal(deidentifyFile(engine, folder.file('half.odd'), out, options));
    expect(await seen).to.include({ code: 'document_unreadable' });
  });

  it('passes on no message that an adapter wrote itself', async () => {
    const error = await refusal(deidentifyFile(engine, folder.file('bad.odd'), 'bytes', options));
    expect(error).to.include({ code: 'adapter_failed' });
    expect(error instanceof Error ? `${error.message}${error.stack}` : '').not.to.include('cannot read quote');
  });

  it('passes on the errors of the file system and of the given streams', async () => {
    expect(await refusal(deidentifyFile(engine, folder.file('absent.txt'), 'bytes'))).to.include({ code: 'ENOENT' });
    expect(
      await refusal(deidentifyFile(engine, folder.file('note.txt'), folder.file('no/out.txt'), options)),
    ).to.include({ code: 'ENOENT' });
    const full = new Error('disk full');
    const failing = new Writable({ write: (_chunk, _encoding, done) => done(full) });
    expect(await refusal(deidentifyFile(engine, folder.file('note.txt'), failing, options))).to.equal(full);
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(8_192, 'a');
        throw full;
      })(),
    );
    expect(await refusal(deidentifyFile(engine, broken, 'bytes', { ...options, extension: 'txt' }))).to.equal(full);
  });

  it('says in the report that a file of another format was read as plain text', async () => {
    await writeFile(folder.file('a.xml'), text);
    const asText = { ...options, extension: '.TXT' };
    const { warnings } = await deidentifyFile(engine, folder.file('a.xml'), 'bytes', asText);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.include('plain text').and.include('may not parse');
    await writeFile(folder.file('a.log'), text);
    const log = await deidentifyFile(engine, pathToFileURL(folder.file('a.log')), 'bytes', asText);
    expect(log.warnings).to.deep.equal([]);
    expect((await deidentifyFile(engine, Buffer.from(text), 'bytes', asText)).warnings).to.deep.equal([]);
  });

  it('chooses the format by extension, and checks that the bytes can be of it', async () => {
    const code = async (work: Promise<unknown>): Promise<unknown> => refusal(work);
    const unknown = await code(deidentifyFile(engine, Buffer.from(text), 'bytes', { ...options, extension: 'exe' }));
    expect(unknown).to.include({ code: 'unsupported_file_type' });
    expect(unknown).to.have.property('message').that.includes('.txt').and.includes("extension: 'txt'");
    expect(await code(deidentifyFile(engine, Buffer.from(text), 'bytes'))).to.include({
      code: 'unsupported_file_type',
    });
    expect(await code(deidentifyFile(engine, folder.file('zero.odd'), 'bytes'))).to.include({
      code: 'file_type_mismatch',
    });
    const { adapter } = await deidentifyFile(engine, Buffer.from('a,b'), 'bytes', {
      ...options,
      adapter: 'txt',
      extension: 'csv',
    });
    expect(adapter).to.equal('txt');
  });

  it('refuses options the adapter does not know', async () => {
    const error = await refusal(
      deidentifyFile(engine, folder.file('note.txt'), 'bytes', { adapterOptions: { colour: 'red' } }),
    );
    expect(error).to.include({ code: 'validation_failed' });
  });

  it('accepts the options of every adapter that a name may mean, and validates each by its own schema', async () => {
    const seen: unknown[] = [];
    const reader = (name: string, first: string, option: object) =>
      definePlugin({
        name,
        description: 'One of two formats of one extension.',
        register(registry) {
          registry.fileAdapter({
            name,
            extensions: ['two'],
            sharedExtensions: ['two'],
            mediaTypes: { two: 'application/x-two' },
            options: { type: 'object', additionalProperties: false, properties: { [name]: option } },
            accepts: (head) => head[0] === first.charCodeAt(0),
            async process({ options: given }: FileJob) {
              seen.push(given);
              return report;
            },
          });
        },
      });
    await using two = await createEngine({
      plugins: [
        { use: 'deidkit/plugins/transformers' },
        { use: reader('red', 'r', { type: 'boolean', default: false }) },
        { use: reader('blue', 'b', { enum: ['light', 'dark'] }) },
      ],
      policies: { CUSTOM: { rules: { '*': 'redact' } } },
    });
    const run = (content: string, adapterOptions: Record<string, unknown>, more: object = {}) =>
      deidentifyFile(two, Buffer.from(content), 'bytes', { ...options, extension: 'two', adapterOptions, ...more });
    await run('r', { red: true, blue: 'dark' });
    await run('b', { red: true, blue: 'dark' });
    await run('r', { blue: 'dark' });
    expect(seen).to.deep.equal([{ red: true }, { blue: 'dark' }, { red: false }]);
    for (const wrong of [{ blue: 'pale' }, { green: 1 }, { red: 1, blue: 'dark' }])
      expect(await refusal(run('r', wrong))).to.include({ code: 'validation_failed' });
    expect(await refusal(run('r', { blue: 'dark' }, { adapter: 'red' }))).to.include({ code: 'validation_failed' });
  });

  it('enforces the given limits', async () => {
    const limited = (more: object) =>
      refusal(deidentifyFile(engine, folder.file('half.odd'), 'bytes', { ...options, ...more }));
    expect(await limited({ limits: { wholeFileBytes: 4 } })).to.include({ code: 'file_too_large' });
    const long = Buffer.from('word '.repeat(400_000));
    const tokens = await refusal(
      deidentifyFile(engine, long, 'bytes', { ...options, extension: 'txt', maxCodePoints: 1_000 }),
    );
    expect(tokens).to.include({ code: 'token_limit_reached' });
  });

  it('stops with the reason of its signal and leaves no file', async () => {
    const stop = new AbortController();
    const endless = Readable.from(
      (async function* () {
        for (let i = 0; ; i++) {
          if (i === 5) stop.abort(new Error('enough'));
          yield Buffer.from('word '.repeat(100_000));
        }
      })(),
    );
    const target = folder.file('out.txt');
    const error = await refusal(
      deidentifyFile(engine, endless, target, { ...options, extension: 'txt', signal: stop.signal }),
    );
    expect(error).to.have.property('message', 'enough');
    expect(await readdir(folder.path)).to.have.lengthOf(4);
  });

  /** An engine in which every text takes a millisecond, and its files of many texts in memory. */
  async function slowFiles() {
    let texts = 0;
    const slow = definePlugin({
      name: 'slow',
      description: 'Takes its time.',
      register(registry) {
        registry.recognizer({
          name: 'slow/text',
          types: ['EMPLOYEE_ID'],
          recognize: () => {
            texts++;
            for (const end = performance.now() + 1; performance.now() < end; );
            return [];
          },
        });
      },
    });
    const formats = ['txt', 'csv', 'office'].map((name) => ({ use: `deidkit/plugins/${name}` }));
    const plugins = [{ use: 'deidkit/plugins/transformers' }, ...formats, { use: slow }];
    const lines = Array.from({ length: 400 }, (_, i) => `all is well in number ${i} and nobody is here`);
    const files = {
      txt: Buffer.from(lines.join('\n').repeat(40)),
      csv: Buffer.from(`note,more\n${lines.map((line) => `${line},${line}`).join('\n')}`),
      docx: Buffer.from(docx(lines.map((line) => paragraph(line)).join(''))),
      xlsx: Buffer.from(xlsx({ Notes: sheet(sheetData([['note'], ...lines.map((line) => [line])])) })),
    };
    const slowEngine = await createEngine({ plugins, policies: { CUSTOM: { rules: { '*': 'redact' } } } });
    return { engine: slowEngine, files, texts: () => texts };
  }

  it('lets timers and requests run while it works on bytes, in every format', async () => {
    const { engine: slowEngine, files } = await slowFiles();
    await using _ = slowEngine;
    for (const [extension, input] of Object.entries(files)) {
      let turns = 0;
      const timer = setInterval(() => turns++, 1);
      await deidentifyFile(slowEngine, input, 'bytes', { ...options, extension });
      clearInterval(timer);
      expect(turns, extension).to.be.greaterThan(2);
    }
  });

  it('stops in the middle of bytes when its signal is aborted, in every format', async () => {
    const { engine: slowEngine, files, texts } = await slowFiles();
    await using _ = slowEngine;
    for (const [extension, input] of Object.entries(files)) {
      const before = texts();
      await deidentifyFile(slowEngine, input, 'bytes', { ...options, extension });
      const all = texts() - before;
      const stop = new AbortController();
      const timer = setTimeout(() => stop.abort(new Error('enough')), 1);
      const work = deidentifyFile(slowEngine, input, 'bytes', { ...options, extension, signal: stop.signal });
      expect(await refusal(work), extension).to.have.property('message', 'enough');
      clearTimeout(timer);
      expect(texts() - before - all, extension).to.be.lessThan(all);
    }
  });

  it('writes through a symbolic link to its target', async () => {
    await writeFile(folder.file('real.txt'), 'older');
    await symlink(folder.file('real.txt'), folder.file('link.txt'));
    await deidentifyFile(engine, folder.file('note.txt'), folder.file('link.txt'), { ...options, overwrite: true });
    expect(await readFile(folder.file('real.txt'), 'utf8')).to.equal(clean);
  });
});
