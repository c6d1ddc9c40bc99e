import { expect } from 'chai';
import { createEngine } from '../../lib/index.js';
import { threadedWork } from '../../server/work/threads.js';
import { JobClient } from './jobs/kit.js';
import { form, PATHS, problem, startTestService, type TestService } from './kit/service.js';

const NAME = 'Harbour Bank';
const GRANT = 'domain:Harbour%20Bank';
const TERM = 'Blue Heron';
const CONFIG = {
  plugins: [
    ...['transformers', 'surrogates', 'policies', 'contact', 'general', 'txt'].map((name) => ({
      use: `deidkit/plugins/${name}`,
    })),
    {
      use: 'deidkit/plugins/custom',
      options: {
        domains: [
          { name: NAME, reserved: true, dictionary: [{ type: 'PROJECT_NAME', terms: [TERM] }] },
          { name: 'Harbour Desk', extends: NAME },
          { name: 'Shipping', dictionary: [{ type: 'PROJECT_NAME', terms: ['Grey Heron'] }] },
        ],
      },
    },
  ],
};
const TEXT = `${TERM} leaves.`;
const LARGE = `${TEXT}\n`.repeat(4_000);

describe('reserved domains', function () {
  this.timeout(120_000);
  let service: TestService;
  let own: string;
  let other: string;
  before(async () => {
    service = await startTestService({
      engine: () => createEngine(CONFIG),
      work: (engine) => threadedWork(engine, CONFIG, { threads: 1 }),
    });
    own = await service.keyOf({ operations: `* ${GRANT}` });
    other = await service.keyOf({ operations: '*' });
  });
  after(() => service.close());

  const document = (key?: string): Promise<Response> =>
    fetch(`${service.url}/openapi.json`, key === undefined ? {} : { headers: { 'X-API-Key': key } });
  const outputs = (domain: string, key: string, text = TEXT): Promise<Response> =>
    service.post(PATHS.outputs, { text, masking_type: 'redact', domain }, key);
  const upload = (domain: string, key: string, text = TEXT): Promise<Response> =>
    service.call(PATHS.txt, {
      method: 'POST',
      body: form(text, 'a.txt', { masking_type: 'redact', domain }),
      headers: { 'X-API-Key': key },
    });
  const hide = (domain: string, key: string): Promise<Response> =>
    service.post('/api/v1/conversations/hide', { text: TEXT, domain }, key);

  it('stand in the OpenAPI document for the keys that may ask for them, and in no other page', async () => {
    expect(await (await document(own)).text()).to.include(NAME);
    for (const response of [await document(), await document(other), await fetch(`${service.url}/docs`)]) {
      const text = await response.text();
      expect(response.status).to.equal(200);
      expect(text).to.include('Shipping').and.not.include('Harbour');
    }
    expect((await document('deid_live_no-key')).status).to.equal(401);
    expect((await document(own)).headers.get('vary')).to.match(/X-API-Key/i);
  });

  it('are asked by keys whose plan names them, in any case: texts, files, jobs and conversations of any size', async () => {
    for (const domain of [NAME, NAME.toUpperCase()]) {
      for (const text of [TEXT, LARGE]) {
        expect(await (await outputs(domain, own, text)).text()).to.include('"***** leaves');
        expect(await (await upload(domain, own, text)).text())
          .to.include('***** leaves')
          .and.not.include(TERM);
      }
      const jobs = new JobClient(service, own);
      const { id } = await jobs.send(TEXT, 'a.txt', { masking_type: 'redact', domain });
      await jobs.ended(id);
      expect((await jobs.result(id)).toString()).to.equal('***** leaves.');
      expect(await (await hide(domain, own)).text()).to.not.include(TERM);
      const analysed = await service.post(PATHS.analyze, { text: TEXT, domain }, own);
      expect(JSON.parse(await analysed.text())).to.deep.include({ domain: NAME, sensitive_words: [TERM] });
    }
  });

  it('are refused to all others with the answer for a name that there is not', async () => {
    const said = async (response: Response): Promise<object> => {
      const { instance: _, ...rest } = await problem(response);
      expect(JSON.stringify(rest)).to.not.include('Harbour');
      return rest;
    };
    for (const ask of [outputs, upload, hide])
      for (const text of [TEXT, LARGE]) {
        const refused = await said(await ask(NAME, other, text));
        expect(refused).to.include({ status: 422 });
        expect(refused).to.deep.equal(await said(await ask('Nowhere', other, text)));
        expect(refused).to.deep.equal(await said(await ask('Harbour Desk', own, text)));
      }
    const jobs = new JobClient(service, other);
    const sent = (domain: string) =>
      jobs.call('', { method: 'POST', body: form(TEXT, 'a.txt', { masking_type: 'redact', domain }) });
    expect(await said(await sent(NAME))).to.deep.equal(await said(await sent('Nowhere')));
  });

  it('are not included in a key that is restricted to operations without them', async () => {
    const without = await service.keyOf({ operations: `* ${GRANT}` }, { operations: ['deidentifyText'] });
    const within = await service.keyOf({ operations: `* ${GRANT}` }, { operations: ['deidentifyText', GRANT] });
    const unplanned = await service.keyOf({ operations: '*' }, { operations: ['deidentifyText', GRANT] });
    expect((await outputs(NAME, without)).status).to.equal(422);
    expect((await outputs(NAME, unplanned)).status).to.equal(422);
    expect((await outputs(NAME, within)).status).to.equal(200);
  });

  it('end for a conversation when the plan no longer names them', async () => {
    const { memory } = JSON.parse(await (await hide(NAME, own)).text());
    const continued = (key: string) => service.post('/api/v1/conversations/hide', { text: TEXT, memory }, key);
    expect((await continued(own)).status).to.equal(200);
    const { plan } = await service.keys.verifier.verify(own, Date.now());
    const { id, status: _, keys: __, activatedAt: ___, ...limits } = await service.keys.plans.get(plan.name);
    await service.keys.plans.set(id, { ...limits, operations: '*' });
    service.keys.verifier.forget();
    const refused = await problem(await continued(own));
    expect(refused).to.include({ status: 422, error: 'unknown_domain' });
    expect(JSON.stringify(refused)).to.not.include('Harbour');
  });
});
