import { expect } from 'chai';
import type { CreateKeyOptions } from '../../../server/keys/create.js';
import { problem, startTestService, type TestService } from '../kit/service.js';
import { STORE_KINDS, type StorePlace } from '../kit/store-kinds.js';
import { JobClient } from './kit.js';

const LETTER = 'write to mary@jones.test about it';

for (const kind of STORE_KINDS)
  describe(`jobs and their keys, in ${kind.name}`, function () {
    this.timeout(120_000);
    let place: StorePlace;
    let service: TestService;
    const clientOf = async (operations = '*', options: CreateKeyOptions = {}): Promise<JobClient> =>
      new JobClient(service, await service.keyOf({ operations }, options));
    const listed = async (client: JobClient): Promise<readonly string[]> =>
      JSON.parse(await (await client.call('')).text()).jobs.map(({ id }: { readonly id: string }) => id);
    /** What a key is told about a job, whatever it asks, without what differs in all answers. */
    const answersFor = async (client: JobClient, id: string): Promise<readonly string[]> => {
      const answers: string[] = [];
      for (const [path, method] of [
        [`/${id}`, 'GET'],
        [`/${id}/result`, 'GET'],
        [`/${id}`, 'DELETE'],
        [`?after=${id}`, 'GET'],
      ] as const) {
        const { instance: _, ...rest } = await problem(await client.call(path, { method }));
        answers.push(JSON.stringify(rest));
      }
      return answers;
    };

    before(async function () {
      place = await kind.start(this);
      const { dataDir: _, ...stores } = await place.fresh();
      service = await startTestService({ stores });
    });
    after(async () => {
      await service?.close();
      await place?.stop();
    });

    it('another key neither lists nor reads nor fetches nor deletes a job, and cannot tell that there is one', async () => {
      const [mine, other] = [await clientOf(), await clientOf()];
      const { id } = await mine.send(LETTER, 'Mary Jones.txt');
      await mine.ended(id);
      expect(await listed(other)).to.deep.equal([]);
      expect(await answersFor(other, id)).to.deep.equal(await answersFor(other, `job_${'0'.repeat(32)}`));
      expect(JSON.parse((await answersFor(other, id))[0] ?? '')).to.include({ status: 404, error: 'not_found' });
      expect(await listed(mine)).to.deep.equal([id]);
      expect((await mine.result(id)).length).to.be.greaterThan(0);
    });

    it('the key that replaces another has its jobs, and the other still has them while it works', async () => {
      const old = await service.keys.admin.create({ plan: 'standard' });
      const before = new JobClient(service, old.key);
      const { id } = await before.send(LETTER, 'a.txt');
      await before.ended(id);
      const next = new JobClient(service, (await service.keys.admin.rotate(old.id, 3_600)).key);
      expect(await listed(next)).to.deep.equal([id]);
      expect((await next.show(id)).state).to.equal('done');
      const later = await next.send(LETTER, 'b.txt');
      await next.ended(later.id);
      expect(await listed(before)).to.have.members([id, later.id]);
    });

    it('a plan that includes everything does not include the jobs of others; one that names them does', async () => {
      const sender = await clientOf();
      const { id } = await sender.send(LETTER, 'a.txt');
      await sender.ended(id);
      const named = 'listJobs showJob fetchJobResult deleteJob';
      for (const operations of ['*', named]) expect(await listed(await clientOf(operations))).to.deep.equal([]);
      for (const operations of ['* allJobs', `${named} allJobs`]) {
        const keeper = await clientOf(operations);
        expect(await listed(keeper)).to.include(id);
        expect((await keeper.result(id)).length).to.be.greaterThan(0);
      }
      const restricted = await clientOf('* allJobs', { operations: ['listJobs', 'showJob'] });
      expect(await listed(restricted)).to.deep.equal([]);
      const keeper = await clientOf('* allJobs', { operations: ['deleteJob', 'allJobs'] });
      expect((await keeper.call(`/${id}`, { method: 'DELETE' })).status).to.equal(204);
      expect((await sender.call(`/${id}`)).status).to.equal(404);
    });

    it('a test key sees jobs of test keys only, even with the jobs of all keys', async () => {
      const [live, test] = [await clientOf(), await clientOf('*', { environment: 'test' })];
      const sent = [await live.send(LETTER, 'a.txt'), await test.send(LETTER, 'a.txt')] as const;
      for (const [client, { id }] of [
        [live, sent[0]],
        [test, sent[1]],
      ] as const)
        await client.ended(id);
      const all = await clientOf('* allJobs', { environment: 'test' });
      const seen = await listed(all);
      expect(seen).to.include(sent[1].id);
      expect(seen).not.to.include(sent[0].id);
      expect((await all.call(`/${sent[0].id}/result`)).status).to.equal(404);
      expect(await listed(await clientOf('* allJobs'))).not.to.include(sent[1].id);
    });

    it('an idempotency key of another key gives its job to nobody', async () => {
      const [mine, other] = [await clientOf(), await clientOf()];
      const headers = { 'Idempotency-Key': 'the-same' };
      const first = JSON.parse(await (await mine.post(LETTER, 'a.txt', {}, headers)).text());
      const second = JSON.parse(await (await other.post(LETTER, 'a.txt', {}, headers)).text());
      expect(second.id).not.to.equal(first.id);
      expect(await listed(other)).to.deep.equal([second.id]);
    });
  });
