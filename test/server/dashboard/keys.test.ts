import { expect } from 'chai';
import { PATHS, problem, startTestService, type TestService } from '../kit/service.js';
import { join, setUp, Visitor } from '../kit/visitor.js';

const DAY = 86_400_000;
const KEY = /deid_(?:live|test)_[0-9A-Za-z]{38}/;

describe('dashboard: the life of a key', () => {
  let service: TestService;
  let owner: Visitor;
  // A clock of its own, because the expiry of keys must depend on the clock of the service and not of the system.
  let now = Date.now() - DAY;
  before(async () => {
    service = await startTestService({ clock: () => now });
    owner = await setUp(service);
  });
  after(() => service.close());

  const make = async (fields: Readonly<Record<string, string | readonly string[]>> = {}) => {
    const form = await owner.get('/dashboard/keys/new');
    const once = Visitor.hidden(form, 'once');
    const page = await owner.post('/dashboard/keys/new', { once, plan: 'standard', name: 'ward', ...fields });
    const key = KEY.exec(page.html)?.[0] ?? '';
    const id = /\/dashboard\/keys\/(key_[\w-]+)/.exec(page.html)?.[1] ?? '';
    return { page, key, id, once };
  };
  const statusOf = async (key: string, path: string = PATHS.outputs) =>
    (await service.post(path, { text: 'a' }, key)).status;
  const codeOf = async (key: string) => (await problem(await service.post(PATHS.outputs, { text: 'a' }, key))).error;

  it('creates none before a plan is activated', async () => {
    await service.keys.plans.suspend('standard');
    expect((await owner.get('/dashboard/keys')).html).to.include('First activate a plan');
    expect((await owner.get('/dashboard/keys/new')).to).to.equal('/dashboard/plans?first=1');
    await owner.get('/dashboard/plans');
    const page = await owner.post('/dashboard/keys/new', { plan: 'standard', name: 'early', once: 'x' });
    expect(page.status).to.equal(409);
    expect(await codeOf(service.key)).to.equal('plan_inactive');
  });

  it('creates one after a plan is activated, shows it once, and it works', async () => {
    await owner.get('/dashboard/plans/standard/activate');
    expect((await owner.post('/dashboard/plans/standard/activate')).to).to.equal('/dashboard/plans?done=activated');
    const { page, key, id, once } = await make();
    expect(page.status).to.equal(200);
    expect(page.headers.get('cache-control')).to.equal('no-store');
    expect(await statusOf(key)).to.equal(200);
    for (const path of ['/dashboard/keys', `/dashboard/keys/${id}`])
      expect((await owner.get(path)).html)
        .to.include(key.slice(-4))
        .and.not.include(key);
    const again = await owner.post('/dashboard/keys/new', { once, plan: 'standard', name: 'ward' });
    expect(again.status, 'the same form again').to.equal(409);
    expect(again.html).to.not.match(KEY);
    expect(JSON.stringify(service.lines)).to.not.include(key);
  });

  it('disables and enables a key at once in this process', async () => {
    const { key, id } = await make();
    expect(await statusOf(key)).to.equal(200);
    await owner.get(`/dashboard/keys/${id}`);
    await owner.post(`/dashboard/keys/${id}/disable`);
    expect(await codeOf(key)).to.equal('api_key_inactive');
    await owner.post(`/dashboard/keys/${id}/enable`);
    expect(await statusOf(key)).to.equal(200);
  });

  it('revokes a key permanently, after its last characters were typed', async () => {
    const { key, id } = await make();
    const wrong = await owner.post(`/dashboard/keys/${id}/revoke`, { last4: '----' });
    expect(wrong.status).to.equal(422);
    expect(await statusOf(key)).to.equal(200);
    expect((await owner.post(`/dashboard/keys/${id}/revoke`, { last4: key.slice(-4) })).status).to.equal(303);
    expect(await codeOf(key)).to.equal('api_key_inactive');
    expect((await owner.post(`/dashboard/keys/${id}/enable`)).status).to.equal(409);
    expect(await codeOf(key)).to.equal('api_key_inactive');
  });

  it('rotates a key once, with an overlap in which both keys work', async () => {
    const { key, id } = await make({ name: 'rotating' });
    const once = Visitor.hidden(await owner.get(`/dashboard/keys/${id}`), 'once');
    const page = await owner.post(`/dashboard/keys/${id}/rotate`, { once, overlap: '3600' });
    const next = KEY.exec(page.html)?.[0] ?? '';
    expect(next).to.not.equal(key).and.not.equal('');
    expect([await statusOf(key), await statusOf(next)]).to.deep.equal([200, 200]);
    const twice = Visitor.hidden(await owner.get('/dashboard/keys/new'), 'once');
    expect((await owner.post(`/dashboard/keys/${id}/rotate`, { once: twice, overlap: '0' })).status).to.equal(409);
    const before = now;
    now += 3_700_000;
    expect(await codeOf(key)).to.equal('api_key_expired');
    expect(await statusOf(next)).to.equal(200);
    now = before;
  });

  it('ends a key at its expiry date', async () => {
    const { key, id } = await make({ expires: '30' });
    expect((await owner.get(`/dashboard/keys/${id}`)).html).to.include(
      new Date(now + 30 * DAY).toISOString().slice(0, 10),
    );
    const before = now;
    now += 31 * DAY;
    expect(await codeOf(key)).to.equal('api_key_expired');
    now = before;
  });

  it('restricts a key to the selected endpoints', async () => {
    const { key, id } = await make({ operations: ['analyzeText', 'made-up'] });
    expect(await statusOf(key, PATHS.analyze)).to.equal(200);
    expect(await codeOf(key)).to.equal('not_in_plan');
    await owner.get(`/dashboard/keys/${id}`);
    const operations = ['analyzeText', 'deidentifyText'];
    await owner.post(`/dashboard/keys/${id}/change`, { name: 'ward 2', expires: 'keep', operations });
    expect(await statusOf(key)).to.equal(200);
    expect((await service.keys.admin.get(id)).name).to.equal('ward 2');
  });

  it('displays names as text, whatever they contain', async () => {
    for (const name of ['<script>alert(1)</script>', '=cmd()', '\u202eevil', '"><img src=x>', "O'Neil & co"]) {
      const { id } = await make({ name });
      for (const path of ['/dashboard/keys', `/dashboard/keys/${id}`]) {
        const { html } = await owner.get(path);
        expect(html).to.not.include('<script>alert').and.not.include('<img');
        expect(html).to.include(`<bdi>${escaped(name)}</bdi>`);
      }
    }
    for (const name of ['', ' ', 'a\nb', 'x'.repeat(81)]) expect((await make({ name })).page.status).to.equal(422);
  });

  it('lets viewers look, developers create keys, and owners do everything', async () => {
    const viewer = await join(service, 'viewer', 'vi@hospital.test');
    const developer = await join(service, 'developer', 'dev@hospital.test');
    const { id } = await make();
    expect((await viewer.get('/dashboard/keys')).html).to.not.include('New key');
    expect((await viewer.get('/dashboard/keys/new')).status).to.equal(403);
    expect((await viewer.post(`/dashboard/keys/${id}/disable`)).status).to.equal(403);
    expect((await developer.get('/dashboard/keys/new')).status).to.equal(200);
    expect((await developer.post(`/dashboard/keys/${id}/disable`)).status).to.equal(303);
    expect((await developer.get('/dashboard/plans')).status).to.equal(200);
    for (const path of ['/dashboard/plans/new', '/dashboard/plans/free/activate'])
      expect((await developer.get(path)).status, path).to.equal(403);
    expect((await developer.post('/dashboard/plans/free/activate')).status).to.equal(403);
  });

  it('answers 404 to an unknown id', async () => {
    for (const id of ['key_none', '..%2f..%2fetc', '%3Cscript%3E'])
      expect((await owner.get(`/dashboard/keys/${id}`)).status, id).to.equal(404);
  });

  it('creates and changes plans, which take effect at once, and moves keys between them', async () => {
    await owner.get('/dashboard/plans/new');
    const bad = await owner.post('/dashboard/plans/new', { id: 'Bad Name', requests_per_minute: '-1' });
    expect(bad.status).to.equal(422);
    expect(bad.html).to.include('id="id-mistake"').and.include('id="requests_per_minute-mistake"');
    const fields = { id: 'tiny', requests_per_minute: '2', file_bytes: '3' };
    expect((await owner.post('/dashboard/plans/new', fields)).status).to.equal(303);
    expect((await owner.post('/dashboard/plans/new', fields)).status).to.equal(409);
    expect((await service.keys.plans.get('tiny')).file_bytes).to.equal(3 * 1024 * 1024);
    const { key, id } = await make();
    await owner.post('/dashboard/plans/tiny/activate', { move: '1' });
    expect((await service.keys.admin.get(id)).plan).to.equal('tiny');
    expect([await statusOf(key), await statusOf(key), await statusOf(key)]).to.deep.equal([200, 200, 429]);
    await owner.post('/dashboard/plans/tiny', { requests_per_minute: '3' });
    expect(await statusOf(key)).to.equal(200);
  });

  it('records every change, by ids, in a valid chain', async () => {
    const entries = await service.keys.audit.list(1_000);
    const actions = new Set(entries.map(({ action }) => action));
    for (const action of ['create', 'rotate', 'revoke', 'disable', 'enable', 'change'])
      expect(actions).to.include(`key.${action}`);
    for (const action of ['activate', 'create', 'change', 'move-keys']) expect(actions).to.include(`plan.${action}`);
    expect(entries.every(({ actor }) => /^(?:acc_[\w-]+|nobody)$/.test(actor))).to.equal(true);
    expect(await service.keys.audit.verify())
      .to.deep.include({ entries: entries.length })
      .and.not.have.property('broken');
    expect(JSON.stringify(entries)).to.not.include('hospital.test').and.not.match(KEY);
  });
});

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
