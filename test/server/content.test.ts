import { expect } from 'chai';
import { createEngine } from '../../lib/index.js';
import { inlineWork } from '../../server/work/inline.js';
import { PATHS, problem, startTestService, type TestService } from './kit/service.js';

describe('several texts, and JSON, in one request', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService({ engine: () => createEngine(), work: (engine) => inlineWork(engine) });
  });
  after(() => service.close());

  const send = async (path: string, body: string | object) => {
    const headers = { 'X-API-Key': service.key, 'Content-Type': 'application/json' };
    const written = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(service.url + path, { method: 'POST', headers, body: written });
    const text = await response.text();
    expect(response.status, text).to.equal(200);
    return { text, body: JSON.parse(text) };
  };
  const refused = async (path: string, body: object) => problem(await service.post(path, body));

  it('texts have results in order, each as for a text, with one memory', async () => {
    const texts = ['Anna Smith is ill.', 'Paul Weber asks about Anna.', ''];
    const { body } = await send(PATHS.general, { texts, compliance_mode: 'GDPR' });
    expect(body.results.map((one: { output_text: string }) => one.output_text)).to.deep.equal([
      '[PERSON_1] is ill.',
      '[PERSON_2] asks about [PERSON_1].',
      '',
    ]);
    for (const [path, more] of [
      [PATHS.general, { compliance_mode: 'PROPRIETARY' }],
      [PATHS.outputs, { explain: true }],
    ] as const) {
      const alone = await send(path, { text: texts[0], seed: 's', ...more });
      const together = await send(path, { texts: [texts[0]], seed: 's', ...more });
      expect(together.body.results).to.deep.equal([alone.body]);
    }
  });

  it('JSON comes back as it was written, except for what is replaced', async () => {
    const json =
      '{ "name":"Zorblat Quimby", "phone":4155550132,\n "big":12345678901234567890, "n":1.0, "t":"\\u00e9" }';
    const general = await send(PATHS.general, `{"compliance_mode":"MASKED","json":${json}}`);
    const masked = json.replace('Zorblat Quimby', '*'.repeat(14)).replace('4155550132', `"${'*'.repeat(10)}"`);
    expect(general.text).to.include(`"output_json":${masked},"original_json":${json}`);
    expect(general.body.spans).to.deep.equal([
      { pointer: '/name', start: 0, end: 14, label: 'PERSON' },
      { pointer: '/phone', start: 0, end: 10, label: 'PHONE_NUMBER' },
    ]);
    const outputs = await send(PATHS.outputs, `{"json":${json},"candidates":2,"explain":true}`);
    expect(outputs.body).to.include({ mode: 'PROPRIETARY_OUTPUTS' });
    expect(outputs.body.meta.counts).to.deep.equal({ PERSON: 1, PHONE_NUMBER: 1 });
    expect(outputs.body.outputs.map(({ id }: { id: number }) => id)).to.deep.equal([1, 2]);
    for (const { json: made } of outputs.body.outputs) expect(made.phone).to.be.a('number').not.equal(4155550132);
  });

  it('identifiers in keys are refused, replaced or reported', async () => {
    const json = { calls: { 'jo.berg@acme-corp.com': 1 } };
    const body = { json, compliance_mode: 'GDPR' };
    expect(await refused(PATHS.general, body)).to.include({ status: 422, error: 'identifier_in_key' });
    const reported = await send(PATHS.general, { ...body, keys: 'report' });
    expect(reported.body.output_json).to.deep.equal(json);
    expect(reported.body.spans[0]).to.include({ pointer: '/calls/jo.berg@acme-corp.com', in_key: true });
    const replaced = await send(PATHS.general, { ...body, keys: 'replace' });
    expect(replaced.body.output_json).to.deep.equal({ calls: { '[EMAIL_ADDRESS_1]': 1 } });
  });

  it('the content of a request is one of three, and a text is still required without the others', async () => {
    const pointers = async (body: object) => {
      const { status, errors } = await refused(PATHS.outputs, body);
      return [status, errors?.map(({ pointer }: { pointer: string }) => pointer)];
    };
    expect(await pointers({})).to.deep.equal([422, ['/text']]);
    expect(await pointers({ json: null })).to.deep.equal([422, ['/text']]);
    expect(await pointers({ text: 'a', json: {} })).to.deep.equal([422, ['/json']]);
    expect(await pointers({ text: 'a', texts: ['b'] })).to.deep.equal([422, ['/texts']]);
    expect(await pointers({ texts: ['a'], json: {} })).to.deep.equal([422, ['/json']]);
    expect(await pointers({ texts: ['a', 1] })).to.deep.equal([422, ['/texts/1']]);
    expect(await pointers({ json: 'Anna' })).to.deep.equal([422, ['/json']]);
    expect(await pointers({ text: 'a', keys: 'report' })).to.deep.equal([422, ['/keys']]);
  });

  it('replacements apply to each text, and are refused for JSON', async () => {
    const given = { compliance_mode: 'PROPRIETARY', replacements: { Anna: 'X' } };
    const { body } = await send(PATHS.general, { ...given, texts: ['Anna', 'and Anna'] });
    expect(body.results.map((one: { output_text: string }) => one.output_text)).to.deep.equal(['X', 'and X']);
    const { errors } = await refused(PATHS.general, { ...given, json: {} });
    expect(errors?.[0]?.pointer).to.equal('/replacements');
  });

  it('is charged as text: all texts together; strings, numbers and keys', async () => {
    const charged = async (body: object) => {
      const before = await used();
      await send(PATHS.outputs, body);
      return (await used()) - before;
    };
    const used = async (): Promise<number> => {
      const response = await fetch(`${service.url}/api/v1/usage`, { headers: { 'X-API-Key': service.key } });
      return JSON.parse(await response.text()).month.tokens.used;
    };
    expect(await charged({ texts: ['abcd', 'abcd', 'a'] })).to.equal(3);
    expect(await charged({ json: { abcd: ['abcd', 1234, true, null] } })).to.equal(3);
  });

  it('a JSON file goes to its own endpoint, or to the one for all files, as files of other kinds do', async () => {
    const post = async (path: string, name: string, text: string) => {
      const body = new FormData();
      body.set('file', new Blob([text]), name);
      body.set('compliance_mode', 'GDPR');
      const response = await fetch(service.url + path, { method: 'POST', headers: { 'X-API-Key': service.key }, body });
      return [response.status, response.headers.get('content-type'), await response.text()];
    };
    const json = '{ "name":"Zorblat Quimby" }';
    const made = [200, 'application/json', '{ "name":"[PERSON_1]" }'];
    expect(await post('/api/v1/deidentify/text/proprietary/outputs/json', 'a.json', json)).to.deep.equal(made);
    expect(await post('/api/v1/deidentify/file', 'a.json', json)).to.deep.equal(made);
    expect(await post('/api/v1/deidentify/file', 'a.ndjson', json)).to.deep.equal([
      200,
      'application/x-ndjson',
      made[2],
    ]);
    expect((await post('/api/v1/deidentify/file', 'a.csv', 'name\nZorblat Quimby\n'))[2]).to.equal(
      'name\n[PERSON_1]\n',
    );
    expect((await post('/api/v1/deidentify/file', 'a.json', 'no JSON'))[0]).to.equal(415);
    expect((await post('/api/v1/deidentify/file', 'a.xyz', json))[0]).to.equal(415);
  });
});
