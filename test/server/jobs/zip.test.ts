import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { createEngine } from '../../../lib/index.js';
import { docx, paragraph, partsOf } from '../../plugins/office/make-docx.js';
import { handMade, onePage } from '../../plugins/pdf/make-pdf.js';
import { problem, startTestService, type TestService } from '../kit/service.js';
import { type JobBody, JobClient } from './kit.js';

const LETTER = 'write to mary@jones.test about it';
const CLEAN = 'write to ***** about it';
const REDACT = { masking_type: 'redact' };

describe('a job with a ZIP archive', () => {
  let service: TestService;
  let jobs: JobClient;
  before(async () => {
    service = await startTestService({ plan: 'unlimited', jobs: { fileBytes: 4_000_000 } });
    jobs = new JobClient(service);
  });
  after(() => service.close());

  const zipped = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    );
  async function done(archive: Uint8Array, fields: Readonly<Record<string, string>> = REDACT): Promise<JobBody> {
    const { id } = await jobs.send(archive, 'Mary Jones.zip', fields);
    for (;;) {
      const job = await jobs.show(id);
      if (job.state === 'done' || job.state === 'failed') return job;
    }
  }

  it('yields an archive of the new files, each processed by its own format, with neutral names', async () => {
    const job = await done(
      zipped({
        'Mary Jones/letter of Mary.txt': LETTER,
        'a.csv': 'mail,n\nmary@jones.test,1\n',
        'b.docx': docx(paragraph(LETTER)),
        'c.pdf': handMade(onePage([LETTER])),
      }),
    );
    expect(job).to.include({ state: 'done', progress: 1 });
    const answer = await jobs.call(`/${job.id}/result`);
    expect(answer.headers.get('content-type')).to.equal('application/zip');
    expect(answer.headers.get('content-disposition')).to.equal('attachment; filename="deid_Mary Jones.zip"');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files)).to.deep.equal([
      'deid_0001.txt',
      'deid_0002.csv',
      'deid_0003.docx',
      'deid_0004.pdf',
      'report.json',
    ]);
    expect(strFromU8(files['deid_0001.txt'] ?? new Uint8Array())).to.equal(CLEAN);
    expect(strFromU8(files['deid_0002.csv'] ?? new Uint8Array())).to.equal('mail,n\n*****,1\n');
    expect(partsOf(files['deid_0003.docx'] ?? new Uint8Array())['word/document.xml'])
      .to.include('*****')
      .and.not.include('jones');
    expect(JSON.parse(strFromU8(files['report.json'] ?? new Uint8Array())).files).to.deep.equal(job.report?.files);
    expect(job.report?.counts).to.deep.equal({ EMAIL_ADDRESS: 4 });
    expect(JSON.stringify(job)).not.to.include('Mary');
  });

  it('reports each file that cannot be processed, and continues with the rest', async () => {
    const good = zipped({ 'a.txt': 'x'.repeat(5_000), 'b.txt': LETTER });
    const damaged = Buffer.from(good);
    // Within the packed bytes of the first file.
    damaged.fill(0, 40, 44);
    const inner = zipped({ 'x.txt': LETTER });
    const job = await done(
      zipped({
        '1.exe': 'MZ',
        '2.docx': 'no document',
        '3.mock': 'encrypted',
        '4.zip': inner,
        'folder/': '',
        '5.txt': LETTER,
        none: 'x',
      }),
    );
    expect(job.report?.files?.map(({ name, error }) => name ?? error)).to.deep.equal([
      'unsupported_file_type',
      'file_type_mismatch',
      'document_encrypted',
      'unsupported_file_type',
      'deid_0005.txt',
      'unsupported_file_type',
    ]);
    const other = await done(damaged);
    expect(other.report?.files?.map(({ name, error }) => name ?? error)).to.deep.equal([
      'document_unreadable',
      'deid_0002.txt',
    ]);
    const files = unzipSync(new Uint8Array(await jobs.result(other.id)));
    expect(strFromU8(files['deid_0002.txt'] ?? new Uint8Array())).to.equal(CLEAN);
  });

  it('writes nothing outside its folder, whatever the names', async () => {
    const job = await done(zipped({ '../../evil.txt': LETTER, '/etc/passwd.txt': LETTER, 'C:\\x.txt': LETTER }));
    expect(job.report?.files?.map(({ name }) => name)).to.deep.equal([
      'deid_0001.txt',
      'deid_0002.txt',
      'deid_0003.txt',
    ]);
  });

  it('is refused if it is a ZIP bomb, as a whole or in one file', async () => {
    const zeros = new Uint8Array(3_000_000);
    const bomb = await done(zipped({ 'bomb.txt': zeros, 'a.txt': LETTER }));
    expect(bomb.report?.files?.map(({ name, error }) => name ?? error)).to.deep.equal([
      'document_unsafe',
      'deid_0002.txt',
    ]);
    const large = await done(zipped({ 'large.txt': new Uint8Array(4_000_001), 'a.txt': LETTER }));
    expect(large.report?.files?.[0]?.error).to.equal('file_too_large');
    const many = await done(zipped(Object.fromEntries(Array.from({ length: 15 }, (_, i) => [`${i}.txt`, zeros]))));
    expect(many.error?.error).to.equal('document_expands_too_much');
    const files = await done(zipped(Object.fromEntries(Array.from({ length: 2_001 }, (_, i) => [`${i}.txt`, '']))));
    expect(files.error?.error).to.equal('document_unsafe');
  });

  it('is refused if its sizes are wrong or its files overlap', async () => {
    const archive = Buffer.from(zipSync({ 'a.txt': strToU8('x'.repeat(10_000)), 'b.txt': strToU8(LETTER) }));
    const directory = archive.indexOf('PK\x01\x02', 0, 'latin1');
    const lies = Buffer.from(archive);
    lies.writeUInt32LE(10, directory + 24);
    const short = await done(lies);
    expect(short.report?.files?.map(({ name, error }) => name ?? error)).to.deep.equal([
      'document_unreadable',
      'deid_0002.txt',
    ]);
    const overlapping = Buffer.from(archive);
    overlapping.writeUInt32LE(0, archive.indexOf('PK\x01\x02', directory + 4, 'latin1') + 42);
    expect((await done(overlapping)).error?.error).to.equal('document_unsafe');
    expect((await done(archive.subarray(0, -30))).error?.error).to.equal('document_unreadable');
  });

  it('is charged for completed files; with too few tokens nothing is returned', async () => {
    const archive = zipped({ 'a.txt': 'x'.repeat(100), 'b.exe': 'x', 'c.txt': 'y'.repeat(20) });
    expect((await done(archive)).tokens).to.equal(30);
    const poor = new JobClient(service, await service.keyOf({ tokens_per_month: 27 }));
    const { id } = await poor.send(archive, 'a.zip');
    expect((await poor.ended(id)).error?.error).to.equal('token_limit_reached');
  });

  it('is refused at once if its options fit no file, or it is not an archive', async () => {
    expect(
      (await problem(await jobs.post(zipped({ 'a.csv': 'a,b' }), 'a.zip', { delimiter: 'much too long' }))).error,
    ).to.equal('validation_failed');
    expect((await problem(await jobs.post('no archive', 'a.zip'))).error).to.equal('file_type_mismatch');
  });

  it('leaves no file but its result, and no name', async () => {
    const { id } = await jobs.send(zipped({ 'Canarius Smith.txt': LETTER }), 'Canarius.zip');
    await jobs.ended(id);
    const folder = join(service.dataDir, 'jobs');
    const row = await service.jobs.table.find(id, { workspace: 'local' });
    expect(readdirSync(folder)).to.include(row?.result);
    const unknown = async (): Promise<readonly string[]> => {
      const known = await service.jobs.table.known(readdirSync(folder));
      return readdirSync(folder).filter((name) => !known.has(name));
    };
    // The file that was sent goes when the job has been written down as done.
    for (let i = 0; i < 100 && (await unknown()).length > 0; i++) await pause(20);
    expect(await unknown()).to.deep.equal([]);
    for (const name of readdirSync(service.dataDir).filter((one) => one.startsWith('deidkit.db')))
      expect(readFileSync(join(service.dataDir, name)).includes('Canarius')).to.equal(false);
  });
});

describe('the files of an archive', () => {
  let service: TestService;
  let jobs: JobClient;
  before(async () => {
    service = await startTestService({ plan: 'unlimited', engine: () => createEngine() });
    jobs = new JobClient(service);
  });
  after(() => service.close());

  const LINE = 'Patient: Mary Hartwell, MRN 70431900.\n';
  const FILES = {
    'a.txt': `Patient: Thomas Dvorak, MRN 70551122.\n${LINE}`,
    'b.csv': 'mrn,patient\n70431900,Mary Hartwell\n',
    'c.txt': LINE,
  };

  async function made(mode: string): Promise<readonly string[]> {
    const archive = zipSync(Object.fromEntries(Object.entries(FILES).map(([name, text]) => [name, strToU8(text)])));
    const { id } = await jobs.send(archive, 'a.zip', { compliance_mode: mode });
    for (let state = ''; state !== 'done'; ) {
      await pause(50);
      ({ state } = await jobs.show(id));
      if (state === 'failed') throw new Error('the job failed');
    }
    const files = unzipSync(new Uint8Array(await (await jobs.call(`/${id}/result`)).arrayBuffer()));
    return ['1.txt', '2.csv', '3.txt'].map((name) => strFromU8(files[`deid_000${name}`] ?? new Uint8Array()));
  }

  for (const mode of ['GDPR', 'HIPAA'])
    it(`have one number for an entity, in their order (${mode})`, async () => {
      const [first, table, last] = await made(mode);
      expect(first).to.equal('Patient: [PERSON_1], MRN [ID_NUMBER_1].\nPatient: [PERSON_2], MRN [ID_NUMBER_2].\n');
      expect(table).to.equal('mrn,patient\n[ID_NUMBER_2],[PERSON_2]\n');
      expect(last).to.equal('Patient: [PERSON_2], MRN [ID_NUMBER_2].\n');
    });

  it('have one substitute for a person and for an id', async () => {
    const [first = '', table, last = ''] = await made('PROPRIETARY');
    const [, name = '', id = ''] = /^Patient: (.+), MRN (\d+)\.\n$/.exec(last) ?? [];
    expect(first).to.include(`Patient: ${name}, MRN ${id}.`);
    expect(table).to.equal(`mrn,patient\n${id},${name}\n`);
  });
});
