import { expect } from 'chai';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { createEngine } from '../../lib/index.js';
import { fitsNone } from '../../server/jobs/request.js';
import { vocabularyOf } from '../../server/openapi/vocabulary.js';
import { threadedWork } from '../../server/work/threads.js';
import { JobClient } from './jobs/kit.js';
import { CONFIG, form, PATHS, problem, startTestService, type TestService } from './kit/service.js';

const XML = '<note to="mary@jones.test"><!-- call -->mary@jones.test</note>';
const CLEAN = '<note to="*****"><!-- call -->*****</note>';
const AS_TEXT = { masking_type: 'redact', format: 'txt' };
/** Reads the warnings of the header with the report. */
const warningsOf = (answer: Response): readonly string[] =>
  JSON.parse(answer.headers.get('x-deid-report') ?? '{}').warnings;

describe('a file that is to be read as plain text', () => {
  let service: TestService;
  let jobs: JobClient;
  before(async () => {
    service = await startTestService({
      plan: 'unlimited',
      work: (engine) => threadedWork(engine, CONFIG, { threads: 1 }),
      jobs: { fileBytes: 4_000_000 },
    });
    jobs = new JobClient(service);
  });
  after(() => service.close());

  const upload = (path: string, body: FormData) => service.call(path, { method: 'POST', body });

  for (const path of [PATHS.txt, '/api/v1/deidentify/file'])
    it(`keeps its name, and gets a warning, at ${path}`, async () => {
      const answer = await upload(path, form(XML, 'Letter.xml', AS_TEXT));
      expect(await answer.text()).to.equal(CLEAN);
      expect(answer.headers.get('content-disposition')).to.equal('attachment; filename="deid_Letter.xml"');
      expect(answer.headers.get('content-type')).to.match(/^text\/plain/);
      expect(warningsOf(answer)).to.have.length(1);
      expect(warningsOf(answer)[0]).to.include('plain text').and.include('attachments').and.include('may not parse');
    });

  it('is read in a thread where it is large', async () => {
    const answer = await upload(PATHS.txt, form(`${XML}\n${'<a/>\n'.repeat(20_000)}`, 'Letter.xml', AS_TEXT));
    expect((await answer.text()).slice(0, CLEAN.length)).to.equal(CLEAN);
    expect(answer.headers.get('content-disposition')).to.include('"deid_Letter.xml"');
    expect(warningsOf(answer)).to.have.length(1);
  });

  it('gets no warning if it is a text by its name as well', async () => {
    for (const name of ['a.txt', 'a.log', 'README']) {
      const answer = await upload(PATHS.txt, form(XML, name, AS_TEXT));
      expect(await answer.text(), name).to.equal(CLEAN);
      expect(warningsOf(answer), name).to.deep.equal([]);
      expect(answer.headers.get('content-disposition')).to.equal(`attachment; filename="deid_${name}"`);
    }
  });

  it('may have a name that its format would not read', async () => {
    const answer = await upload(PATHS.txt, form('a,"b\nmary@jones.test', 'broken.csv', AS_TEXT));
    expect(await answer.text()).to.equal('a,"b\n*****');
    expect(warningsOf(answer)).to.have.length(1);
  });

  it('gets no name that ends the header or hides its end', async () => {
    const answer = await upload(PATHS.txt, form(XML, 'a.x\u202e"; y/z.q:r', AS_TEXT));
    expect(answer.status).to.equal(200);
    expect(answer.headers.get('content-disposition')).to.match(/^attachment; filename="deid_[^"\\/:]*"/);
  });

  it('is refused if it is no text', async () => {
    for (const content of ['PK\x03\x04 and more', '%PDF-1.7', '{\\rtf1 Mary}', 'MZ\0\0\0\0'])
      for (const answer of [
        await upload(PATHS.txt, form(content, 'a.xml', AS_TEXT)),
        await jobs.post(content, 'a.xml', AS_TEXT),
      ])
        expect(await problem(answer)).to.include({ status: 415, error: 'file_type_mismatch' });
  });

  it('is told how, where its name is of no accepted format', async () => {
    for (const answer of [
      await upload('/api/v1/deidentify/file', form(XML, 'a.xml')),
      await upload(PATHS.txt, form(XML, 'a.xml', { format: '' })),
      await jobs.post(XML, 'a.xml'),
    ]) {
      const { error, detail } = await problem(answer);
      expect(error).to.equal('unsupported_file_type');
      expect(detail).to.include('format=txt');
    }
  });

  it('is refused with the known formats if the form names another', async () => {
    for (const answer of [
      await upload(PATHS.txt, form(XML, 'a.xml', { format: 'xml' })),
      await jobs.post(XML, 'a.xml', { format: 'xml' }),
      await jobs.post(XML, 'a.txt', { format: 'xml' }),
    ]) {
      const { error, errors } = await problem(answer);
      expect(error).to.equal('validation_failed');
      expect(errors?.[0]?.pointer).to.equal('/format');
      expect(errors?.[0]?.message).to.include('txt');
    }
    const wrong = await problem(await upload(PATHS.outputs.concat('/docx'), form(XML, 'a.docx', { format: 'txt' })));
    expect(wrong.errors?.[0]?.message).to.include('docx');
  });

  it('may be a job, with the field before or behind the file', async () => {
    const before = new FormData();
    for (const [name, value] of Object.entries(AS_TEXT)) before.set(name, value);
    before.set('file', new Blob([XML]), 'Letter.xml');
    for (const body of [before, form(XML, 'Letter.xml', AS_TEXT)]) {
      const answer = await jobs.call('', { method: 'POST', body });
      expect(answer.status).to.equal(202);
      const { id }: { readonly id: string } = JSON.parse(await answer.text());
      const { report } = await jobs.until(id, 'done');
      expect(report?.warnings).to.have.length(1);
      const result = await jobs.call(`/${id}/result`);
      expect(await result.text()).to.equal(CLEAN);
      expect(result.headers.get('content-disposition')).to.equal('attachment; filename="deid_Letter.xml"');
    }
  });

  it('may lie in an archive, whose other files are read by their names', async () => {
    const archive = zipSync({
      'Letter.xml': strToU8(XML),
      'a.csv': strToU8('mail,n\nmary@jones.test,1\n'),
      'b.exe': strToU8('MZ\0\0\0\0'),
    });
    const { id } = await jobs.send(archive, 'all.zip', AS_TEXT);
    const { report } = await jobs.until(id, 'done');
    // The end of an unknown name may be a person's.
    expect(report?.files?.map(({ name, error }) => name ?? error)).to.deep.equal([
      'deid_0001.txt',
      'deid_0002.csv',
      'file_type_mismatch',
    ]);
    expect(report?.warnings).to.have.length(1);
    const files = unzipSync(new Uint8Array(await (await jobs.call(`/${id}/result`)).arrayBuffer()));
    expect(strFromU8(files['deid_0001.txt'] ?? new Uint8Array())).to.equal(CLEAN);
    expect(strFromU8(files['deid_0002.csv'] ?? new Uint8Array())).to.equal('mail,n\n*****,1\n');
  });

  it('is refused with its first bytes if no format could read it', async () => {
    await using engine = await createEngine({ plugins: [{ use: 'deidkit/plugins/txt' }] });
    const known = vocabularyOf(engine);
    expect(fitsNone(known, Buffer.from('MZ\0\0\0\0'))).to.equal(true);
    for (const head of [XML, 'PK\x03\x04']) expect(fitsNone(known, Buffer.from(head))).to.equal(false);
  });
});
