import { expect } from 'chai';
import { PATHS, startTestService, type TestService } from '../kit/service.js';
import { join, OWNER, setUp, Visitor } from '../kit/visitor.js';

const SECRET = 'mary@jones.test';

describe('dashboard: usage, requests, audit, members', () => {
  let service: TestService;
  let owner: Visitor;
  before(async () => {
    service = await startTestService();
    owner = await setUp(service);
    await service.keys.admin.create({ name: '=cmd()|calc', plan: 'standard' });
    const other = await service.keys.admin.create({ name: '=HYPERLINK("x")', plan: 'standard' });
    for (const text of [SECRET, `${SECRET} twice`]) await service.post(PATHS.outputs, { text });
    await service.post(PATHS.analyze, { text: SECRET }, other.key);
    await service.post(PATHS.outputs, {});
    await service.post(PATHS.outputs, { text: 'a' }, 'wrong key');
    await service.keys.store.flush(Date.now());
  });
  after(() => service.close());

  it('shows the usage by day, key and endpoint', async () => {
    const { html } = await owner.get('/dashboard/usage?days=7');
    expect(html).to.include('The last 7 days').and.include('De-identify a text').and.include('role="img"');
    expect(html).to.match(/Requests<\/span><span class="value">4/);
    expect(html).to.match(/Refused<\/span><span class="value">1/);
  });

  it('shows on the first page why requests were refused', async () => {
    const { html } = await owner.get('/dashboard');
    expect(html).to.include('by reason').and.include('/docs/errors/api_key_malformed');
  });

  it('exports the same as CSV without formulas', async () => {
    const { html, headers } = await owner.get('/dashboard/usage.csv');
    expect(headers.get('content-type')).to.equal('text/csv; charset=utf-8');
    const [head, ...rows] = html.trimEnd().split('\r\n');
    expect(head).to.equal('day,key,name,operation,requests,refused,tokens');
    expect(rows).to.have.length(2);
    expect(html)
      .to.include(`"'=HYPERLINK(""x"")"`)
      .and.not.match(/(?:^|,)"?[=+@-]/m);
  });

  it('lists requests without their content, by key and outcome', async () => {
    const all = (await owner.get('/dashboard/requests')).html;
    expect(all.match(/req_[\w-]{36}/g)).to.have.length(5);
    expect(all).to.include('api_key_malformed').and.include('validation_failed').and.not.include('jones');
    const refused = (await owner.get('/dashboard/requests?outcome=refused')).html;
    expect(refused.match(/req_[\w-]{36}/g)).to.have.length(2);
    const [key] = await service.keys.admin.list();
    const own = (await owner.get(`/dashboard/requests?key=${key?.id}&outcome=good`)).html;
    expect(own.match(/req_[\w-]{36}/g)).to.have.length(2);
    expect((await owner.get("/dashboard/requests?key=' or 1=1&before=x&outcome=__proto__")).status).to.equal(200);
  });

  it('keeps at most 100 requests of a second, and 10,000 in all', async () => {
    const { requests, db } = service.keys.store;
    const row = { key_id: null, operation: 'analyzeText', status: 200, code: null, ms: 1, tokens: 1 };
    for (let i = 0; i < 500; i++) requests.add({ ...row, id: `a${i}`, at: Date.now() });
    await requests.flush(Date.now());
    const count = async () =>
      Number(
        (
          await db
            .selectFrom('requests')
            .select((e) => e.fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    expect(await count()).to.equal(105);
    requests.add({ ...row, id: 'old', at: 0 });
    for (let i = 0; i < 61; i++) {
      requests.add({ ...row, id: `b${i}`, at: Date.now() });
      await requests.flush(Date.now());
    }
    expect(await db.selectFrom('requests').select('id').where('id', '=', 'old').execute()).to.deep.equal([]);
  });

  it('shows owners the audit log, and that it has not been changed', async () => {
    const { html } = await owner.get('/dashboard/audit');
    expect(html).to.include('account.create').and.include('Ada Osei').and.include('are as they were written');
    const developer = await join(service, 'developer', 'dev@hospital.test');
    for (const path of ['/audit', '/members']) expect((await developer.get(`/dashboard${path}`)).status).to.equal(403);
    expect((await developer.post('/dashboard/members', { role: 'owner' })).status).to.equal(403);
  });

  it('invites members, who join once, and lets owners change them', async () => {
    await owner.get('/dashboard/members');
    const invited = await owner.post('/dashboard/members', { role: 'viewer' });
    const [, code = ''] = /setup#code=([\w-]+)/.exec(invited.html) ?? [];
    const guest = new Visitor(service.url);
    await guest.get('/dashboard/setup');
    const account = { code, name: '<b>Vi</b>', email: 'vi@hospital.test', password: OWNER.password };
    expect((await guest.post('/dashboard/setup', account)).status).to.equal(303);
    expect((await owner.get('/dashboard/members')).html).to.include('<bdi>&lt;b>Vi&lt;/b></bdi>');
    const id = (await service.keys.accounts.list()).find(({ email }) => email === 'vi@hospital.test')?.id ?? '';
    expect((await guest.get('/dashboard/keys/new')).status).to.equal(403);
    await owner.post(`/dashboard/members/${id}`, { role: 'developer' });
    expect((await guest.get('/dashboard/keys/new')).status).to.equal(200);
    await owner.post(`/dashboard/members/${id}`, { status: 'disabled' });
    expect((await guest.get('/dashboard/keys')).to).to.equal('/dashboard/sign-in');
  });

  it('keeps at least one owner', async () => {
    const [first] = await service.keys.accounts.list();
    await owner.get('/dashboard/members');
    for (const fields of [{ role: 'viewer' }, { status: 'disabled' }])
      expect((await owner.post(`/dashboard/members/${first?.id}`, fields)).status).to.equal(409);
  });

  it('changes a password, and ends the other sessions', async () => {
    const other = new Visitor(service.url);
    await other.get('/dashboard/sign-in');
    await other.post('/dashboard/sign-in', { email: OWNER.email, password: OWNER.password });
    await owner.get('/dashboard/account');
    const wrong = await owner.post('/dashboard/account/password', { old: 'wrong', password: 'another long password' });
    expect(wrong.status).to.equal(422);
    const fields = { old: OWNER.password, password: 'another long password' };
    expect((await owner.post('/dashboard/account/password', fields)).to).to.equal('/dashboard/account?done=password');
    expect((await other.get('/dashboard')).to).to.equal('/dashboard/sign-in');
    expect((await owner.get('/dashboard')).status).to.equal(200);
  });

  it('shows the settings in force and their origin', async () => {
    const { html } = await owner.get('/dashboard/detection');
    expect(html).to.include('parts/email').and.include('EMAIL_ADDRESS').and.include('For tests of the service.');
  });
});
