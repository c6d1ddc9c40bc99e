import { expect } from 'chai';
import { passwordMistake } from '../../../server/accounts/password.js';
import { startTestService, type TestService } from '../kit/service.js';
import { join, OWNER, Visitor } from '../kit/visitor.js';

describe('dashboard: accounts and sessions', () => {
  let service: TestService;
  let owner: Visitor;
  before(async () => {
    service = await startTestService();
  });
  after(() => service.close());

  const signIn = async (password: string, email: string = OWNER.email) => {
    const visitor = new Visitor(service.url);
    await visitor.get('/dashboard/sign-in');
    return { visitor, page: await visitor.post('/dashboard/sign-in', { email, password }) };
  };

  it('redirects to the set-up until there is an account', async () => {
    const visitor = new Visitor(service.url);
    expect((await visitor.get('/dashboard')).to).to.equal('/dashboard/setup');
    expect((await visitor.get('/dashboard/sign-in')).to).to.equal('/dashboard/setup');
  });

  it('creates the first account with the code, once', async () => {
    const visitor = new Visitor(service.url);
    await visitor.get('/dashboard/setup');
    const refused = await visitor.post('/dashboard/setup', { ...OWNER, code: 'AAAA-BBBB' });
    expect(refused.status).to.equal(422);
    expect(refused.html).to.include('This code is unknown');
    const code = (await service.keys.accounts.setUpCode(Date.now())) ?? '';
    const typed = await visitor.post('/dashboard/setup', { ...OWNER, code: code.toLowerCase().replace(/-/g, ' ') });
    expect(typed).to.include({ status: 303, to: '/dashboard?done=welcome' });
    owner = visitor;
    expect((await owner.get('/dashboard')).html).to.include('Ada Osei');
    const again = new Visitor(service.url);
    await again.get('/dashboard/setup');
    expect((await again.post('/dashboard/setup', { ...OWNER, email: 'x@y.test', code })).status).to.equal(422);
    expect(await service.keys.accounts.setUpCode(Date.now())).to.equal(undefined);
  });

  it('refuses weak passwords, and says what to do', async () => {
    const visitor = new Visitor(service.url);
    await visitor.get('/dashboard/setup');
    for (const password of [
      'short',
      'aaaaaaaaaaaaaaaa',
      'x'.repeat(300),
      'longname@y.test1',
      'password1234',
      'P@ssw0rd!2026',
      'qwertyuiop12',
      '!!!Dragon2026!!!',
      'monkeymonkey1',
      'longname.longname.7',
      'deidkit2026!',
      'letmein-welcome1',
      '314159265358979',
      'motdepasse12',
      'correcthorse',
      'longname2026longname',
      'abcd1234efgh',
      'a1b2c3d4e5f6',
      'zaq12wsxcde3',
      '7194650283ab',
      'pässword1234',
      'ｐａｓｓｗｏｒｄ1234',
    ]) {
      const page = await visitor.post('/dashboard/setup', { code: 'C', name: 'N', email: 'longname@y.test', password });
      expect(page.status, password).to.equal(422);
      expect(page.html).to.include('id="password-mistake"').and.not.include(password);
    }
  });

  it('accepts words in a row that do not belong together, and random signs', () => {
    for (const password of [
      'correct horse battery',
      'Teich-Gabel-Wolke',
      'kX9#vQ2!mZ7p',
      'ਪੰਜਾਬ ਨਦੀ ਪੁਲ ਰਾਤ',
      'blue heron over lake',
      'correcthorsebattery',
      'vgjq-7wnu-tkfh',
    ])
      expect(passwordMistake(password, 'ada@hospital.test'), password).to.equal(undefined);
  });

  it('stores passwords irreversibly', async () => {
    const row = await service.keys.store.db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    expect(row.password)
      .to.match(/^scrypt\$15\$8\$3\$/)
      .and.not.include(OWNER.password);
  });

  it('signs in with a new cookie that scripts cannot read', async () => {
    const visitor = new Visitor(service.url);
    const first = await visitor.get('/dashboard/sign-in');
    const before = visitor.cookie;
    expect(first.headers.get('set-cookie')).to.match(/^deid_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const page = await visitor.post('/dashboard/sign-in', {
      email: OWNER.email.toUpperCase(),
      password: OWNER.password,
    });
    expect(page).to.include({ status: 303, to: '/dashboard' });
    expect(visitor.cookie).to.not.equal(before);
    // Each proxy in a row adds its own; the first is what the browser speaks.
    for (const proto of ['https', 'https,http', 'https, http', 'HTTPS']) {
      const tls = await new Visitor(service.url).get('/dashboard/sign-in', { 'X-Forwarded-Proto': proto });
      expect(tls.headers.get('set-cookie'), proto).to.match(/^__Host-deid_session=.*; Secure$/);
    }
    for (const proto of ['http,https', 'nothttps', '']) {
      const plain = await new Visitor(service.url).get('/dashboard/sign-in', { 'X-Forwarded-Proto': proto });
      expect(plain.headers.get('set-cookie'), proto).to.not.include('Secure');
    }
  });

  it('gives the same answer for an unknown name and a wrong password', async () => {
    const wrong = (await signIn('wrong wrong wrong')).page;
    const unknown = (await signIn('wrong wrong wrong', 'nobody@hospital.test')).page;
    const textOf = (html: string) => html.replace(/value="[^"]*"/g, '');
    expect(wrong.status).to.equal(422);
    expect(textOf(wrong.html)).to.equal(textOf(unknown.html));
  });

  it('delays a name after 10 wrong passwords, whether or not the account exists', async () => {
    await join(service, 'viewer', 'bo@hospital.test');
    for (const email of ['bo@hospital.test', 'none@hospital.test']) {
      const visitor = new Visitor(service.url);
      await visitor.get('/dashboard/sign-in');
      const tries = await Promise.all(
        Array.from({ length: 14 }, () => visitor.post('/dashboard/sign-in', { email, password: 'wrong wrong wrong' })),
      );
      expect(tries.map(({ status }) => status).sort()).to.deep.equal([...Array(10).fill(422), ...Array(4).fill(429)]);
      const right = await visitor.post('/dashboard/sign-in', { email, password: OWNER.password });
      expect(right.status).to.equal(429);
      expect(right.html).to.include('Try again in 15 minute(s)');
    }
  }).timeout(60_000);

  it('ends a session on sign-out, for every holder of its cookie', async () => {
    const { visitor } = await signIn(OWNER.password);
    await visitor.get('/dashboard');
    const { cookie } = visitor;
    expect((await visitor.post('/dashboard/sign-out')).to).to.equal('/dashboard/sign-in');
    const stolen = await fetch(`${service.url}/dashboard`, { headers: { Cookie: cookie }, redirect: 'manual' });
    expect(stolen.headers.get('location')).to.equal('/dashboard/sign-in');
  });

  it('redirects a form of an ended session to the sign-in', async () => {
    const { visitor } = await signIn(OWNER.password);
    await visitor.get('/dashboard/plans/new');
    await service.keys.store.db.updateTable('sessions').set({ created_at: 0 }).execute();
    expect(await visitor.post('/dashboard/plans/new', { id: 'x' })).to.include({
      status: 303,
      to: '/dashboard/sign-in',
    });
    owner = (await signIn(OWNER.password)).visitor;
  });

  describe('cross-site forms', () => {
    before(async () => {
      await owner.get('/dashboard/plans/new');
    });

    for (const [name, fields, headers] of [
      ['without a token', { _csrf: '' }, {}],
      ['with the token of somebody else', { _csrf: 'a'.repeat(64) }, {}],
      ['from another site', {}, { Origin: 'https://evil.test' }],
      ['from another port', {}, { Origin: 'http://127.0.0.1:1' }],
      ['from nowhere', {}, { Origin: 'null' }],
      ['whose browser says so', {}, { 'Sec-Fetch-Site': 'cross-site' }],
      ['of a sister site', {}, { 'Sec-Fetch-Site': 'same-site' }],
    ] as const)
      it(`are refused: ${name}`, async () => {
        const page = await owner.post('/dashboard/plans/new', { id: 'stolen', ...fields }, headers);
        expect(page.status).to.equal(403);
        expect(page.html).to.include('This form did not come from a page of this dashboard');
        expect((await service.keys.plans.list()).map(({ id }) => id)).to.not.include('stolen');
      });

    it("are judged by the browser's headers if a proxy has changed the host", async () => {
      const headers = { Origin: 'https://deid.test', 'Sec-Fetch-Site': 'same-origin' };
      expect((await owner.post('/dashboard/plans/new', { id: 'Bad Name' }, headers)).status).to.equal(422);
    });

    it('are refused without a cookie, and as JSON', async () => {
      const anybody = new Visitor(service.url);
      expect((await anybody.post('/dashboard/plans/new', { _csrf: owner.csrf })).status).to.equal(403);
      const json = await owner.post('/dashboard/plans/new', {}, { 'Content-Type': 'application/json' });
      expect(json.status).to.equal(415);
    });
  });

  it('lets pages run only their own script, outside of frames, uncached', async () => {
    const { headers } = await owner.get('/dashboard');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy)
      .to.include("default-src 'none'")
      .and.include("script-src 'self'")
      .and.include("frame-ancestors 'none'");
    expect(policy).to.not.match(/unsafe|https:|\*/);
    expect(headers.get('cache-control')).to.equal('no-store');
    expect(headers.get('x-content-type-options')).to.equal('nosniff');
  });

  it('answers unknown pages and unsupported methods with pages and problems', async () => {
    expect((await owner.get('/dashboard/none')).status).to.equal(404);
    expect((await fetch(`${service.url}/dashboard/keys`, { method: 'DELETE' })).headers.get('allow')).to.include('GET');
  });

  it('records who signed in, without names, addresses and passwords', async () => {
    const entries = await service.keys.audit.list(1_000);
    expect(entries.map(({ action }) => action)).to.include.members(['account.create', 'session.begin', 'session.end']);
    const all = JSON.stringify([entries, service.lines]);
    for (const secret of ['hospital.test', 'Ada', OWNER.password, 'wrong wrong']) expect(all).to.not.include(secret);
  });
});
