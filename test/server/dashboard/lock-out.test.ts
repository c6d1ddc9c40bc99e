import { expect } from 'chai';
import { startTestService, type TestService } from '../kit/service.js';
import { STORE_KINDS, type StorePlace } from '../kit/store-kinds.js';
import { join, OWNER, setUp, Visitor } from '../kit/visitor.js';

const WRONG = 'wrong wrong wrong';

for (const kind of STORE_KINDS)
  describe(`dashboard: strangers who try to sign in, in ${kind.name}`, function () {
    this.timeout(120_000);
    let place: StorePlace;
    let service: TestService;
    let owner: Visitor;
    const signIn = (visitor: Visitor, email: string, password: string, from?: string) =>
      visitor.post('/dashboard/sign-in', { email, password }, from === undefined ? {} : { 'X-Forwarded-For': from });
    const stranger = async (): Promise<Visitor> => {
      const visitor = new Visitor(service.url);
      await visitor.get('/dashboard/sign-in');
      return visitor;
    };
    const strangers = async (count: number, email: string, from: (i: number) => string = () => '203.0.113.9') => {
      const visitor = await stranger();
      return Promise.all(
        Array.from({ length: count }, async (_, i) => (await signIn(visitor, email, WRONG, from(i))).status),
      );
    };
    const refused = async () =>
      (await service.keys.audit.list(10_000)).filter(({ result, actor }) => result === 'refused' && actor === 'nobody');

    before(async function () {
      place = await kind.start(this);
      const { dataDir: _, ...stores } = await place.fresh();
      service = await startTestService({ stores, trustedProxies: ['127.0.0.0/8', '::1'] });
      owner = await setUp(service);
    });
    after(async () => {
      await service?.close();
      await place?.stop();
    });

    it('do not keep out an owner who has signed in with this browser before, however many they are', async () => {
      await owner.post('/dashboard/sign-out');
      await owner.get('/dashboard/sign-in');
      const attack = strangers(60, OWNER.email, (i) => `203.0.113.${i}`);
      const statuses: number[] = [];
      for (let i = 0; i < 3; i++) {
        statuses.push((await signIn(owner, OWNER.email, OWNER.password, '198.51.100.1')).status);
        await owner.get('/dashboard');
        await owner.post('/dashboard/sign-out');
        await owner.get('/dashboard/sign-in');
      }
      expect(statuses).to.deep.equal([303, 303, 303]);
      // Whoever is too many hears so at once.
      for (const status of await attack) expect(status).to.be.oneOf([422, 429, 503]);
    });

    it('do not disturb the session of a member, whose password they have used up', async () => {
      const member = await join(service, 'developer', 'dev@hospital.test');
      await strangers(14, 'dev@hospital.test', (i) => `203.0.113.${100 + i}`);
      const unknown = await signIn(await stranger(), 'dev@hospital.test', OWNER.password, '198.51.100.2');
      expect(unknown.status).to.be.oneOf([429, 503]);
      expect((await member.get('/dashboard/keys')).status).to.equal(200);
      const fields = { old: OWNER.password, password: 'another long pass phrase' };
      await member.get('/dashboard/account');
      expect((await member.post('/dashboard/account/password', fields)).to).to.equal(
        '/dashboard/account?done=password',
      );
      await member.post('/dashboard/sign-out');
      await member.get('/dashboard/sign-in');
      expect((await signIn(member, 'dev@hospital.test', fields.password)).status).to.equal(303);
    });

    it('are named in the audit log by the account that they attack, a bounded number of times', async () => {
      const accounts = new Set((await service.keys.accounts.list()).map(({ id }) => id));
      const entries = (await refused()).filter(({ target }) => accounts.has(target));
      expect(entries.map(({ action }) => action)).to.include('session.begin-throttled');
      const before = entries.length;
      for (let i = 0; i < 5; i++) await strangers(10, OWNER.email, (n) => `192.0.2.${i * 10 + n}`);
      // Whoever goes on is refused without the store.
      const stored = () => service.keys.store.db.selectFrom('sign_in_failures').selectAll().orderBy('id').execute();
      const counts = await stored();
      const began = performance.now();
      for (const status of await strangers(20, OWNER.email, (n) => `192.0.2.${n}`)) expect(status).to.equal(429);
      expect(await stored()).to.deep.equal(counts);
      // And not at once: whoever sends the next attempt after each answer sends fewer of them.
      expect(performance.now() - began).to.be.at.least(490);
      const after = (await refused()).filter(({ target }) => accounts.has(target)).length;
      expect(after - before).to.be.at.most(11);
    });

    it('are limited by address: one address cannot use up the attempts of all names', async () => {
      const visitor = await stranger();
      const statuses: number[] = [];
      for (let i = 0; i < 56; i++)
        statuses.push(
          (
            await visitor.post(
              '/dashboard/setup',
              { ...OWNER, email: `n${i}@y.test`, code: `AAAA-${i}` },
              {
                'X-Forwarded-For': '192.0.2.250',
              },
            )
          ).status,
        );
      expect(statuses.slice(0, 50).every((status) => status === 422)).to.equal(true);
      expect(statuses.slice(50)).to.deep.equal(Array(6).fill(429));
      // Nobody guesses a code: whoever has one is let in from there, too.
      const [{ id } = { id: '' }] = await service.keys.accounts.list();
      const code = await service.keys.accounts.invitations.invite('local', 'viewer', id, Date.now());
      const coded = { ...OWNER, email: 'coded@y.test', code };
      const joined = await visitor.post('/dashboard/setup', coded, { 'X-Forwarded-For': '192.0.2.250' });
      expect(joined.status).to.equal(303);
      const other = await signIn(await stranger(), 'n1@y.test', WRONG, '192.0.2.251');
      expect(other.status).to.equal(422);
    });

    it('cannot claim another address where no proxy is trusted', async () => {
      const open = await startTestService();
      try {
        await setUp(open);
        const visitor = new Visitor(open.url);
        await visitor.get('/dashboard/setup');
        const statuses: number[] = [];
        for (let i = 0; i < 53; i++)
          statuses.push(
            (
              await visitor.post(
                '/dashboard/setup',
                { ...OWNER, email: 'x@y.test', code: 'AAAA' },
                {
                  'X-Forwarded-For': `192.0.2.${i}`,
                },
              )
            ).status,
          );
        expect(statuses.filter((status) => status === 429)).to.have.length(3);
      } finally {
        await open.close();
      }
    });

    it('cannot fill the audit log', async () => {
      const before = (await service.keys.audit.verify()).entries;
      const visitor = await stranger();
      for (let i = 0; i < 160; i++)
        await visitor.post(
          '/dashboard/setup',
          { ...OWNER, email: 'x@y.test', code: `BBBB-${i}` },
          {
            'X-Forwarded-For': `2001:db8:0:${i.toString(16)}::1`,
          },
        );
      const { entries } = await service.keys.audit.verify();
      expect(entries - before).to.be.at.most(101);
      expect((await service.keys.audit.list(1_000)).map(({ action }) => action)).to.include('audit.strangers-left-out');
      // What members do is written down as before.
      await owner.get('/dashboard/sign-in');
      expect((await signIn(owner, OWNER.email, OWNER.password)).status).to.equal(303);
      expect((await service.keys.audit.list(1))[0]).to.include({ action: 'session.begin', result: 'done' });
    });

    it('gain nothing by a mark of another account, or by one that is made up', async () => {
      const { accounts } = service.keys;
      const [first, second] = await accounts.list();
      const mark = accounts.devices.mark(second?.id ?? '', Date.now());
      expect(accounts.devices.find([mark], second?.id ?? '', Date.now())).to.be.a('string');
      for (const [marks, now] of [
        [[mark], Date.now()],
        [[''], Date.now()],
        [[mark.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))], Date.now()],
      ] as const)
        expect(accounts.devices.find(marks, first?.id ?? '', now)).to.equal(undefined);
      expect(accounts.devices.find([mark], second?.id ?? '', Date.now() + 200 * 86_400_000)).to.equal(undefined);
    });
  });
