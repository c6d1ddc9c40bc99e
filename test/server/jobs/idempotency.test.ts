import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { sweep } from '../../../server/jobs/run/sweep.js';
import { problem, startTestService, type TestService } from '../kit/service.js';
import { JobClient } from './kit.js';

const LETTER = 'write to mary@jones.test about it';
const HOUR = 3_600_000;

describe('a request for a job with an Idempotency-Key', () => {
  let service: TestService;
  let jobs: JobClient;
  before(async () => {
    service = await startTestService({ plan: 'unlimited' });
    jobs = new JobClient(service);
  });
  after(() => service.close());

  const post = (key: string, content = LETTER, name = 'a.txt', fields = {}) =>
    jobs.post(content, name, fields, { 'Idempotency-Key': key });
  const idOf = async (answer: Response): Promise<string> => JSON.parse(await answer.text()).id;
  const count = async (): Promise<number> => JSON.parse(await (await jobs.call('')).text()).jobs.length;

  it('creates one job, even if sent many times at once', async () => {
    const before = await count();
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => post(`round-${round}`)));
      const taken = answers.filter(({ status }) => status === 202);
      const ids = new Set(await Promise.all(taken.map(idOf)));
      expect(ids.size).to.equal(1);
      for (const answer of answers.filter(({ status }) => status !== 202)) {
        expect(answer.status).to.equal(409);
        expect(answer.headers.get('retry-after')).to.equal('1');
        expect((await problem(answer)).error).to.equal('idempotency_in_flight');
      }
      const again = await post(`round-${round}`);
      expect(again.status).to.equal(202);
      expect([...ids]).to.deep.equal([await idOf(again)]);
    }
    expect(await count()).to.equal(before + 3);
  });

  it('is answered with the current state of the job, whose file is stored once', async () => {
    const id = await idOf(await post('once'));
    await jobs.ended(id);
    const files = readdirSync(join(service.dataDir, 'jobs')).length;
    const again = await post('once');
    expect(again.headers.get('location')).to.equal(`/api/v1/jobs/${id}`);
    expect(JSON.parse(await again.text())).to.include({ id, state: 'done' });
    expect(readdirSync(join(service.dataDir, 'jobs'))).to.have.length(files);
  });

  it('is refused if its content differs from the first one with the key', async () => {
    await post('other', LETTER, 'a.txt', { level: '2', masking_type: 'redact' });
    // The order of fields means nothing.
    expect((await post('other', LETTER, 'a.txt', { masking_type: 'redact', level: '2' })).status).to.equal(202);
    for (const [content, name, fields] of [
      [`${LETTER}.`, 'a.txt', { level: '2', masking_type: 'redact' }],
      [LETTER, 'b.txt', { level: '2', masking_type: 'redact' }],
      [LETTER, 'a.txt', { level: '3', masking_type: 'redact' }],
      [LETTER, 'a.txt', { level: '2' }],
    ] as const) {
      const answer = await post('other', content, name, fields);
      expect(answer.status).to.equal(422);
      expect((await problem(answer)).error).to.equal('idempotency_key_reused');
    }
  });

  it('releases the key if it is refused', async () => {
    expect((await post('again', LETTER, 'a.exe')).status).to.equal(415);
    expect((await post('again', LETTER, 'a.txt', { level: '9' })).status).to.equal(422);
    expect((await post('again')).status).to.equal(202);
  });

  it('creates another job with another API key, after the job was removed, and after a day', async () => {
    const id = await idOf(await post('mine'));
    const other = new JobClient(service, await service.keyOf({}));
    const theirs = await idOf(await other.post('something else', 'a.txt', {}, { 'Idempotency-Key': 'mine' }));
    expect(theirs).not.to.equal(id);
    await jobs.ended(id);
    await jobs.call(`/${id}`, { method: 'DELETE' });
    const next = await idOf(await post('mine', 'a new text'));
    expect(next).not.to.equal(id);
    await jobs.ended(next);
    await sweep(service.jobs, Date.now() + 25 * HOUR);
    expect(await idOf(await post('mine'))).not.to.equal(next);
  });

  it('requires a valid key: 1 to 255 visible characters, once', async () => {
    for (const key of ['x'.repeat(256), 'a b', 'ä', 'x'.repeat(300)]) {
      const answer = await post(key);
      expect(answer.status).to.equal(400);
      expect((await problem(answer)).error).to.equal('idempotency_key_invalid');
    }
    expect((await post('x'.repeat(255))).status).to.equal(202);
  });

  it('leaves nothing of the key in the store', async () => {
    await post('Canarius-Smith');
    await pause(50);
    for (const name of readdirSync(service.dataDir).filter((one) => one.startsWith('deidkit.db')))
      expect(readFileSync(join(service.dataDir, name)).includes('Canarius'), name).to.equal(false);
  });
});
