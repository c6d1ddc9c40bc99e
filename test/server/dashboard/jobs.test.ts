import { existsSync } from 'node:fs';
import { join as pathOf } from 'node:path';
import { expect } from 'chai';
import { type JobBody, JobClient } from '../jobs/kit.js';
import { startTestService, type TestService } from '../kit/service.js';
import { join, setUp, Visitor } from '../kit/visitor.js';

const PAGE = '/dashboard/jobs';

/** Ids of the jobs that a page links to. */
const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/href="\/dashboard\/jobs\/(job_\w+)"/g)].map(([, id]) => id ?? '');

describe('dashboard: jobs', () => {
  let service: TestService;
  let owner: Visitor;
  let client: JobClient;
  let done: JobBody;
  let failed: JobBody;
  before(async () => {
    service = await startTestService({ jobs: { atOnce: 1 } });
    owner = await setUp(service);
    client = new JobClient(service);
  });
  after(() => service.close());

  const once = async (visitor: Visitor, id: string): Promise<string> =>
    Visitor.hidden(await visitor.get(`${PAGE}/${id}`), 'once');
  const actions = async (): Promise<readonly string[]> =>
    (await service.keys.audit.list(1_000))
      .filter(({ action }) => action.startsWith('job.'))
      .map((entry) => entry.action);

  it('explains how to send a job if there is none', async () => {
    const { html } = await owner.get(PAGE);
    expect(html).to.include('No jobs').and.include('href="/docs/guides/jobs"');
  });

  it('lists jobs, the newest first, by state, without names and contents', async () => {
    done = await client.ended((await client.send('canary-text to mary@jones.test', 'canary-name.txt')).id);
    failed = await client.ended((await client.send('encrypted please', 'canary-other.mock')).id);
    const { html } = await owner.get(PAGE);
    expect(linksIn(html)).to.deep.equal([failed.id, done.id]);
    expect(html).to.include('30 bytes').and.include('/docs/errors/document_encrypted');
    expect(linksIn((await owner.get(`${PAGE}?state=done`)).html)).to.deep.equal([done.id]);
    expect(linksIn((await owner.get(`${PAGE}?state=failed`)).html)).to.deep.equal([failed.id]);
    expect((await owner.get(`${PAGE}?state=running`)).html).to.include('No jobs that are running');
    expect(linksIn((await owner.get(`${PAGE}?state=__proto__&after=x`)).html)).to.have.length(2);
    expect(linksIn((await owner.get(`${PAGE}?after=${failed.id}`)).html)).to.deep.equal([done.id]);
    const pages = await Promise.all(
      [PAGE, `${PAGE}/${done.id}`, `${PAGE}/${failed.id}`].map((path) => owner.get(path)),
    );
    expect(pages.map((page) => page.html).join()).to.not.include('canary');
  });

  it('shows when a job expires, and why one has failed', async () => {
    const ended = (await owner.get(`${PAGE}/${done.id}`)).html;
    expect(ended)
      .to.include('100%')
      .and.include(`${done.expires_at.slice(0, 16).replace('T', ' ')} UTC`);
    const { html } = await owner.get(`${PAGE}/${failed.id}`);
    expect(html).to.include('Document encrypted').and.include('/docs/errors/document_encrypted');
    for (const id of [`job_${'0'.repeat(32)}`, 'x', '%27'])
      expect((await owner.get(`${PAGE}/${id}`)).status).to.equal(404);
  });

  it('is for members; viewers can look but remove nothing', async () => {
    expect((await new Visitor(service.url).get(PAGE)).to).to.equal('/dashboard/sign-in');
    const viewer = await join(service, 'viewer', 'vi@hospital.test');
    const page = await viewer.get(`${PAGE}/${done.id}`);
    expect(page.status).to.equal(200);
    expect(page.html).to.not.include('Delete the job');
    const number = await once(owner, done.id);
    expect((await viewer.post(`${PAGE}/${done.id}/remove`, { once: number })).status).to.equal(403);
    expect((await client.show(done.id)).state).to.equal('done');
  });

  it('cancels waiting and running jobs, and records who did it', async () => {
    const developer = await join(service, 'developer', 'dev@hospital.test');
    const running = await client.send('slow canary', 'a.mock');
    const waiting = await client.send('canary', 'b.txt');
    await client.until(running.id, 'running');
    for (const { id } of [waiting, running]) {
      const number = await once(developer, id);
      expect((await developer.post(`${PAGE}/${id}/remove`, { once: number })).to).to.equal(`${PAGE}?done=cancelled`);
      expect((await client.call(`/${id}`)).status).to.equal(404);
      expect((await developer.post(`${PAGE}/${id}/remove`, { once: number })).to).to.equal(`${PAGE}?done=gone`);
    }
    const [entry] = await service.keys.audit.list(1);
    const account = (await service.keys.accounts.list()).find(({ email }) => email === 'dev@hospital.test');
    expect(entry).to.include({ actor: account?.id, action: 'job.cancel', target: running.id, result: 'done' });
    expect(await actions()).to.deep.equal(['job.cancel', 'job.cancel']);
    expect((await owner.get('/dashboard/audit')).html)
      .to.include('job.cancel')
      .and.include(running.id);
  });

  it('deletes finished jobs with their files, once, and only by its own forms', async () => {
    const path = `${PAGE}/${done.id}/remove`;
    const row = await service.jobs.table.find(done.id, { workspace: 'local' });
    const result = pathOf(service.dataDir, 'jobs', row?.result ?? '');
    expect(existsSync(result)).to.equal(true);
    const number = await once(owner, done.id);
    expect((await owner.post(path, { once: number, _csrf: 'x' })).status).to.equal(403);
    expect((await owner.post(path, { once: 'made.up.x' })).to).to.equal(`${PAGE}/${done.id}`);
    expect((await client.show(done.id)).state).to.equal('done');
    expect((await owner.post(path, { once: number })).to).to.equal(`${PAGE}?done=deleted`);
    expect((await owner.get(`${PAGE}?done=deleted`)).html).to.include('The job is deleted, with its files.');
    expect((await owner.post(`${PAGE}/${failed.id}/remove`, { once: await once(owner, failed.id) })).status).to.equal(
      303,
    );
    expect(await actions()).to.deep.equal(['job.delete', 'job.delete', 'job.cancel', 'job.cancel']);
    expect(existsSync(result)).to.equal(false);
  });

  it('shows no job of another workspace', async () => {
    const { id } = await client.send('of others', 'a.txt');
    await client.ended(id);
    const { db } = service.keys.store;
    await db.updateTable('jobs').set({ workspace_id: 'other' }).where('id', '=', id).execute();
    expect(linksIn((await owner.get(PAGE)).html)).to.deep.equal([]);
    expect((await owner.get(`${PAGE}/${id}`)).status).to.equal(404);
    expect((await owner.post(`${PAGE}/${id}/remove`)).to).to.equal(`${PAGE}?done=gone`);
    expect(await service.jobs.table.find(id, { workspace: 'other' })).to.include({ state: 'done' });
  });

  it('shows older jobs on further pages', async () => {
    const row = {
      workspace_id: 'local',
      key_id: 'k',
      owner: 'o',
      request: '',
      input: null,
      input_bytes: 1,
      webhook: null,
    };
    const at = Date.now();
    for (let i = 0; i < 51; i++) {
      const id = `job_${String(i).padStart(32, '0')}`;
      await service.jobs.table.add({ ...row, id, created_at: at + i, expires_at: at + 3_600_000 });
    }
    await service.keys.store.db.updateTable('jobs').set({ state: 'failed', code: 'job_damaged' }).execute();
    const { html } = await owner.get(`${PAGE}?state=failed`);
    expect(linksIn(html)).to.have.length(50);
    const [, older = ''] = /href="([^"]*after=[^"]*)"/.exec(html) ?? [];
    expect(linksIn((await owner.get(older.replaceAll('&amp;', '&'))).html)).to.deep.equal([`job_${'0'.repeat(32)}`]);
  });
});
