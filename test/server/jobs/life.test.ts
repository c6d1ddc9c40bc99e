import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { createEngine } from '../../../lib/index.js';
import { sweep } from '../../../server/jobs/run/sweep.js';
import { HTTP_SERVICES } from '../../../server/services.js';
import { threadedWork } from '../../../server/work/threads.js';
import { mockKeyStore, providing } from '../../kit/index.js';
import { docx, paragraph, partsOf } from '../../plugins/office/make-docx.js';
import { handMade, onePage } from '../../plugins/pdf/make-pdf.js';
import { raw, request } from '../kit/raw.js';
import { CONFIG, PATHS, problem, startTestService, type TestService } from '../kit/service.js';
import { JobClient } from './kit.js';

const LETTER = 'write to mary@jones.test about it';
const CLEAN = 'write to ***** about it';
const HOUR = 3_600_000;
const REDACT = { masking_type: 'redact' };

/** Waits until something holds, which must be soon. */
async function soon(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < 400; i++) {
    if (await holds()) return;
    await pause(25);
  }
  throw new Error('it never came to hold');
}

describe('a job', () => {
  let service: TestService;
  let jobs: JobClient;
  before(async () => {
    service = await startTestService({
      work: (engine) => threadedWork(engine, CONFIG, { threads: 2 }),
      jobs: { fileBytes: 3_000_000, unfinished: 4, storedBytes: 20_000_000 },
    });
    jobs = new JobClient(service);
  });
  after(() => service.close());

  const files = (): string[] => readdirSync(join(service.dataDir, 'jobs'));

  for (const [extension, content] of Object.entries({
    txt: LETTER,
    csv: `name,mail\nMary,mary@jones.test\n`,
    docx: docx(paragraph(LETTER)),
    pdf: handMade(onePage([LETTER])),
  }))
    it(`gives the same result for a .${extension} as the endpoint`, async () => {
      const sent = await jobs.send(content, `Mary Jones.${extension}`, { ...REDACT, level: '3' });
      expect(sent).to.include({ state: 'waiting', file_bytes: content.length, report: null, error: null, tokens: 0 });
      const done = await jobs.ended(sent.id);
      expect(done).to.deep.include({ state: 'done', progress: 1, error: null });
      expect(done.report?.counts).to.include({ EMAIL_ADDRESS: 1 });
      const answer = await jobs.call(`/${sent.id}/result`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const path = PATHS.txt.replace(/txt$/, extension);
      const body = new FormData();
      body.set(
        'file',
        new Blob([typeof content === 'string' ? content : Uint8Array.from(content)]),
        `Mary Jones.${extension}`,
      );
      body.set('masking_type', 'redact');
      body.set('level', '3');
      const same = await service.call(path, { method: 'POST', body });
      for (const header of ['content-type', 'content-disposition', 'content-length', 'x-deid-report'])
        expect(answer.headers.get(header), header).to.equal(same.headers.get(header));
      const wanted = Buffer.from(await same.arrayBuffer());
      if (extension === 'docx') expect(partsOf(bytes)).to.deep.equal(partsOf(wanted));
      else expect(bytes.equals(wanted)).to.equal(true);
      expect(done.result_bytes).to.equal(bytes.length);
      expect((await jobs.call(`/${sent.id}`, { method: 'DELETE' })).status).to.equal(204);
    });

  it('is named by Location, and listed, the newest first', async () => {
    const answer = await jobs.post(LETTER, 'a.txt');
    const { id }: { readonly id: string } = JSON.parse(await answer.text());
    expect(answer.headers.get('location')).to.equal(`/api/v1/jobs/${id}`);
    await jobs.ended(id);
    const other = await jobs.send('', 'empty.txt');
    expect((await jobs.ended(other.id)).state).to.equal('done');
    expect(await jobs.result(other.id)).to.have.length(0);
    const list: { readonly jobs: readonly { id: string }[] } = JSON.parse(await (await jobs.call('')).text());
    expect(list.jobs.map((one) => one.id).slice(0, 2)).to.deep.equal([other.id, id]);
    const rest: { readonly jobs: readonly { id: string }[] } = JSON.parse(
      await (await jobs.call(`?after=${other.id}`)).text(),
    );
    expect(rest.jobs[0]?.id).to.equal(id);
  });

  it('is charged for completed work, not if it fails', async () => {
    const key = await service.keyOf({ tokens_per_month: 60 });
    const own = new JobClient(service, key);
    const used = async (): Promise<number> => {
      const answer = await service.call('/api/v1/usage', { headers: { 'X-API-Key': key } });
      return JSON.parse(await answer.text()).month.tokens.used;
    };
    const done = await own.ended((await own.send('x'.repeat(100), 'a.txt')).id);
    expect(done.tokens).to.equal(25);
    const failed = await own.ended((await own.send('encrypted please', 'a.mock')).id);
    expect(failed).to.deep.include({ state: 'failed', tokens: 0 });
    expect(failed.error?.error).to.equal('document_encrypted');
    const dear = await own.ended((await own.send('x'.repeat(1000), 'a.txt')).id);
    expect(dear.error?.error).to.equal('token_limit_reached');
    expect(await used()).to.equal(25);
    const last = await own.ended((await own.send('x'.repeat(140), 'a.txt')).id);
    expect(last.tokens).to.equal(35);
    const none = await own.post('x', 'a.txt');
    expect(none.status).to.equal(429);
    expect((await problem(none)).error).to.equal('token_limit_reached');
    expect(await used()).to.equal(60);
  });

  it('reports a missing result, and leaves no file if it failed', async () => {
    const { id } = await jobs.send('throw something', 'a.mock');
    const job = await jobs.ended(id);
    expect(job.error).to.deep.equal({ error: 'adapter_failed', title: 'File adapter failed' });
    const answer = await jobs.call(`/${id}/result`);
    expect(answer.status).to.equal(409);
    expect((await problem(answer)).error).to.equal('job_has_no_result');
    const row = await service.jobs.table.find(id, { workspace: 'local' });
    expect(row).to.include({ input: null, result: null });
  });

  it('is refused to a key of a store that a plugin provides, since runners could not look up its plan', async () => {
    const store = providing(HTTP_SERVICES.keyStore, mockKeyStore({ mine: {} }));
    const other = await startTestService({
      engine: () => createEngine({ plugins: [...CONFIG.plugins, { use: store }] }),
    });
    try {
      const answer = await new JobClient(other, 'mine').post(LETTER, 'a.txt');
      expect(await problem(answer)).to.include({ status: 501, error: 'job_key_unknown' });
      expect(existsSync(join(other.dataDir, 'jobs'))).to.equal(false);
    } finally {
      await other.close();
    }
  });

  it('is refused at once with all mistakes of its form, and then leaves no file', async () => {
    const before = files().length;
    const wrong: readonly (readonly [string, string, string, Readonly<Record<string, string>>])[] = [
      ['validation_failed', LETTER, 'a.txt', { level: '9' }],
      ['unknown_field', LETTER, 'a.txt', { masking_typ: 'redact' }],
      ['unknown_entity_type', LETTER, 'a.txt', { pii_entities: 'PERSN' }],
      ['mode_not_configured', LETTER, 'a.txt', { compliance_mode: 'CUSTOM' }],
      ['validation_failed', LETTER, 'a.txt', { compliance_mode: 'GDPR', masking_type: 'redact' }],
      ['validation_failed', 'a,b\n', 'a.csv', { delimiter: 'much too long' }],
      ['unsupported_file_type', LETTER, 'a.exe', {}],
      ['unsupported_file_type', LETTER, 'mary', {}],
      ['file_type_mismatch', LETTER, 'a.docx', {}],
      ['file_type_mismatch', 'PK\x03\x04 and more', 'a.pdf', {}],
      ['file_too_large', 'x'.repeat(3_000_001), 'a.txt', {}],
      ['field_too_large', LETTER, 'a.txt', { seed: 'x'.repeat(9_000) }],
    ];
    for (const [code, content, name, fields] of wrong) {
      const answer = await jobs.post(content, name, fields);
      expect((await problem(answer)).error, `${name} ${JSON.stringify(fields)}`).to.equal(code);
    }
    await soon(() => files().length === before);
  });

  it('belongs to one workspace: another workspace gets the same answer as for an unknown id', async () => {
    const { db } = service.keys.store;
    await db.insertInto('workspaces').values({ id: 'other', name: 'Other', created_at: 0 }).execute();
    const other = { id: 'other/standard', workspace_id: 'other', plan_id: 'standard', status: 'active' } as const;
    await db
      .insertInto('subscriptions')
      .values({ ...other, created_at: 0 })
      .execute();
    const { id: keyId, key } = await service.keys.admin.create();
    await db.updateTable('keys').set({ subscription_id: other.id }).where('id', '=', keyId).execute();
    const stranger = new JobClient(service, key);
    const { id } = await jobs.send(LETTER, 'a.txt');
    await jobs.ended(id);
    const answers: string[] = [];
    for (const name of [id, `job_${'0'.repeat(32)}`, 'x', '%2e%2e%2fx', '..%5cx', id.toUpperCase(), `${id}%00`])
      for (const [path = '', method = ''] of [
        ['', 'GET'],
        ['', 'DELETE'],
        ['/result', 'GET'],
      ]) {
        const answer = await stranger.call(`/${name}${path}`, { method });
        const { instance, ...rest } = await problem(answer);
        expect(instance).to.match(/^req_/);
        answers.push(JSON.stringify(rest));
      }
    const left = await raw(service.port, request('GET', '/api/v1/jobs/../x', { 'X-API-Key': key }));
    const { instance: _, ...rest } = JSON.parse(left.body);
    answers.push(JSON.stringify(rest));
    expect(new Set(answers).size).to.equal(1);
    expect(JSON.parse(answers[0] ?? '')).to.include({ status: 404, error: 'not_found' });
    expect(JSON.parse(await (await stranger.call('')).text())).to.deep.equal({ jobs: [], next: null });
    expect((await jobs.show(id)).state).to.equal('done');
  });

  it('can be cancelled while it waits and while it runs, and leaves nothing', async () => {
    const before = files().length;
    const running = await jobs.send(`slow ${LETTER}`, 'a.mock');
    const waiting = await jobs.send(LETTER, 'b.txt');
    await jobs.until(running.id, 'running');
    expect((await jobs.show(waiting.id)).state).to.equal('waiting');
    for (const { id } of [waiting, running]) {
      expect((await jobs.call(`/${id}`, { method: 'DELETE' })).status).to.equal(204);
      expect((await jobs.call(`/${id}`)).status).to.equal(404);
      expect((await jobs.call(`/${id}`, { method: 'DELETE' })).status).to.equal(404);
    }
    await soon(() => files().length === before);
  });

  it('that is removed while it runs is charged for what was searched until then', async () => {
    const key = await service.keyOf({});
    const own = new JobClient(service, key);
    const order = `slow ${'x'.repeat(95)}`;
    const { id } = await own.send(order, 'a.mock');
    await own.until(id, 'running');
    // The job counts its text first, and then waits for seconds.
    await pause(1_000);
    expect((await own.call(`/${id}`, { method: 'DELETE' })).status).to.equal(204);
    await soon(async () => {
      const usage = await service.call('/api/v1/usage', { headers: { 'X-API-Key': key } });
      return JSON.parse(await usage.text()).month.tokens.used === order.length / 4;
    });
  });

  it("waits for its turn, and owners take turns: many jobs of one do not delay another's", async () => {
    const [many, one] = [new JobClient(service), new JobClient(service, await service.keyOf({}))];
    const first = await many.send('slow', 'a.mock');
    await many.until(first.id, 'running');
    const others = [
      await many.send(LETTER, '1.txt'),
      await many.send(LETTER, '2.txt'),
      await many.send(LETTER, '3.txt'),
    ];
    const refused = await many.post(LETTER, '4.txt');
    expect(refused.status).to.equal(429);
    expect((await problem(refused)).error).to.equal('job_limit_reached');
    const own = await one.send(LETTER, 'mine.txt');
    const ended = await one.ended(own.id);
    for (const { id } of others)
      expect(Date.parse((await many.ended(id)).finished_at ?? '')).to.be.at.least(Date.parse(ended.finished_at ?? ''));
  });

  it('is refused if the space for files is used up, before its body is read', async () => {
    const { settings } = service.jobs;
    const small = await startTestService({ jobs: { ...settings, storedBytes: 10_000 } });
    try {
      const answer = await new JobClient(small).post('x'.repeat(20_000), 'a.txt');
      expect(answer.status).to.equal(503);
      expect(answer.headers.get('retry-after')).to.match(/^\d+$/);
      expect((await problem(answer)).error).to.equal('job_storage_full');
    } finally {
      await small.close();
    }
  });

  it('refuses a result that was changed or truncated on the disk', async () => {
    const { id } = await jobs.send(LETTER.repeat(5_000), 'a.txt', REDACT);
    await jobs.ended(id);
    const row = await service.jobs.table.find(id, { workspace: 'local' });
    const path = join(service.dataDir, 'jobs', row?.result ?? '');
    const stored = readFileSync(path);
    for (const bytes of [stored.subarray(0, -1), stored.subarray(0, 16 + 65_552), Buffer.alloc(0)]) {
      writeFileSync(path, bytes);
      const answer = await jobs.call(`/${id}/result`);
      expect(answer.status).to.equal(500);
      expect((await problem(answer)).error).to.equal('job_damaged');
    }
    writeFileSync(path, stored);
    expect((await jobs.result(id)).toString()).to.equal(CLEAN.repeat(5_000));
    expect((await jobs.result(id)).toString()).to.equal(CLEAN.repeat(5_000));
  });

  it('is removed with its files when it expires', async () => {
    const { id } = await jobs.send(LETTER, 'a.txt');
    await jobs.ended(id);
    const row = await service.jobs.table.find(id, { workspace: 'local' });
    const path = join(service.dataDir, 'jobs', row?.result ?? '');
    await sweep(service.jobs, Date.now() + 23 * HOUR);
    expect(existsSync(path)).to.equal(true);
    await sweep(service.jobs, Date.now() + 24 * HOUR + 60_000);
    expect(existsSync(path)).to.equal(false);
    expect((await jobs.call(`/${id}`)).status).to.equal(404);
    expect(files()).to.deep.equal([]);
  });

  it('leaves nothing readable in its files, the database and the log', async () => {
    const text = `Canarius wrote to canary@jones.test `.repeat(3_000);
    const done = await jobs.send(text, 'Canarius Smith.txt', { seed: 'canary-seed' });
    await jobs.ended(done.id);
    const failed = await jobs.send(`throw ${text}`, 'Canarius Smith.mock');
    await jobs.ended(failed.id);
    const kept = await jobs.send(`slow ${text}`, 'Canarius Smith.mock');
    await jobs.until(kept.id, 'running');
    service.keys.store.flush(Date.now());
    const seen = [service.dataDir, join(service.dataDir, 'jobs')].flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(folder, entry.name)).toString('latin1')),
    );
    expect(seen).to.have.length.greaterThan(3);
    for (const bytes of [...seen, ...service.lines])
      for (const trace of ['canar', 'jones', 'Smith']) expect(bytes.includes(trace), trace).to.equal(false);
    await jobs.ended(kept.id);
  });
});
