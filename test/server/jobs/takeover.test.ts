import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { openKeyRing } from '../../../server/access/open.js';
import { type ServiceProcess, startProcess } from '../kit/process.js';
import { temporaryDirectory } from '../kit/service.js';
import { JobClient } from './kit.js';

const LETTER = 'slow write to mary@jones.test about it';

describe('a job whose process dies', () => {
  const directory = temporaryDirectory();
  const running: ServiceProcess[] = [];
  let key = '';

  const start = async (environment: Readonly<Record<string, string>> = {}): Promise<ServiceProcess> => {
    const settings = { DEIDKIT_THREADS: '1', DEIDKIT_JOB_LEASE_SECONDS: '2', ...environment };
    const process = await startProcess(directory.path, settings);
    running.push(process);
    return process;
  };

  before(async () => {
    const keys = await openKeyRing({ dataDir: directory.path });
    ({ key } = await keys.admin.create({ plan: 'unlimited' }));
    await keys.close();
  });
  afterEach(() => Promise.all(running.splice(0).map((one) => one.end('SIGKILL'))));
  after(() => directory.remove());

  const clientOf = ({ url }: ServiceProcess): JobClient => new JobClient({ url, key });
  const used = async ({ url }: ServiceProcess): Promise<number> => {
    const answer = await fetch(`${url}/api/v1/usage`, { headers: { 'X-API-Key': key } });
    return JSON.parse(await answer.text()).month.tokens.used;
  };

  it('is taken over by another process and charged once', async () => {
    const worker = await start();
    const api = await start({ DEIDKIT_JOBS_AT_ONCE: '0' });
    const jobs = clientOf(api);
    const { id } = await jobs.send(LETTER, 'a.mock');
    await jobs.until(id, 'running');
    await worker.end('SIGKILL');
    expect((await jobs.show(id)).state).to.equal('running');
    await start();
    expect(await jobs.ended(id)).to.include({ state: 'done', tokens: 10 });
    expect((await jobs.result(id)).toString()).to.equal(LETTER);
    expect(await used(api)).to.equal(10);
  });

  it('is released at once by a worker that must stop, and completed by the next one', async () => {
    const first = await start();
    const { id } = await clientOf(first).send(LETTER, 'a.mock');
    await clientOf(first).until(id, 'running');
    expect(await first.end('SIGTERM')).to.equal(0);
    const next = await start();
    expect(await clientOf(next).ended(id)).to.include({ state: 'done', tokens: 10 });
  });

  it('fails after several such attempts, and its file is removed', async () => {
    const api = await start({ DEIDKIT_JOBS_AT_ONCE: '0' });
    const jobs = clientOf(api);
    const { id } = await jobs.send(LETTER, 'a.mock');
    let began: string | null = null;
    for (let i = 0; i < 3; i++) {
      const worker = await start();
      const before: string | null = began;
      while (began === before) {
        await pause(50);
        began = (await jobs.show(id)).started_at;
      }
      await worker.end('SIGKILL');
    }
    await start();
    expect((await jobs.until(id, 'failed')).error?.error).to.equal('processing_failed');
  });
});
