import { expect } from 'chai';
import { createEngine } from '../../lib/engine/create-engine.js';
import { CONFIG, form, PATHS, startTestService, type TestService } from './kit/service.js';

const RESTORE = '/api/v1/restore';
const TEXT = 'write to mary@jones.test about BX-123456';
const NAMED = { operations: '* restoreOriginals' };
const KEY = { key: 'a secret that only tests know', keyId: 'k1' };
const SETTINGS = {
  plugins: [...CONFIG.plugins, { use: 'deidkit/plugins/transformers' }],
  policies: {
    CUSTOM: { rules: { '*': { use: 'encrypt', options: KEY }, EMPLOYEE_ID: { use: 'fpe', options: KEY } } },
  },
};
const WHY = { compliance_mode: 'CUSTOM', reason: 'treatment', reference: 'CASE-4711' };

describe('POST /api/v1/restore', () => {
  let service: TestService;
  let desk: string;
  before(async () => {
    service = await startTestService({ engine: () => createEngine(SETTINGS), restores: true });
    desk = await service.keyOf(NAMED);
  });
  after(() => service.close());

  const ask = async (body: object, key = desk) => {
    const response = await service.post(RESTORE, body, key);
    return { status: response.status, body: await response.json() };
  };
  const coded = async (key = service.key): Promise<string> => {
    const response = await service.post(PATHS.general, { text: TEXT, compliance_mode: 'CUSTOM' }, key);
    return (await response.json()).output_text;
  };
  const audited = async () => (await service.keys.audit.list(100)).filter(({ action }) => action === 'text.restore');

  it('restores what another key of the environment had replaced, and writes who did it and why', async () => {
    const text = await coded();
    const employee = /BX-\d+|[A-Z]{2}-\d{6}/.exec(text)?.[0] ?? '';
    const { status, body } = await ask({ text, ...WHY });
    expect([status, body.restored]).to.deep.equal([200, 1]);
    expect(body.text).to.equal(TEXT.replace('BX-123456', employee));
    const values = await ask({ values: [{ type: 'EMPLOYEE_ID', value: employee, key_id: 'k1' }], ...WHY });
    expect(values.body).to.deep.equal({ values: ['BX-123456'], restored: 1 });
    const entries = await audited();
    expect(entries.map(({ target, result }) => [target, result])).to.deep.equal([
      ['treatment 1 CASE-4711', 'done'],
      ['treatment 1 CASE-4711', 'done'],
    ]);
    expect(new Set(entries.map(({ actor }) => actor)).size).to.equal(1);
    expect((await service.keys.audit.verify()).broken).to.equal(undefined);
  });

  it('restores what stood in a file', async () => {
    const sent = { method: 'POST', body: form(TEXT, 'a.txt', { compliance_mode: 'CUSTOM' }) };
    const text = await (await service.call(PATHS.txt, sent)).text();
    expect((await ask({ text, ...WHY })).body.text).to.include('mary@jones.test');
  });

  it('is refused to plans that do not name it, also to those with all operations', async () => {
    const text = await coded();
    for (const key of [
      service.key,
      await service.keyOf({ operations: '*' }),
      await service.keyOf({ operations: 'analyzeText' }),
    ])
      expect((await ask({ text, ...WHY }, key)).body).to.include({ status: 403, error: 'not_in_plan' });
  });

  it('requires a reason in fixed words, and a reference that is a number', async () => {
    const text = await coded();
    const refused = [
      { reason: undefined },
      { reason: 'for Mary Jones' },
      { reference: 'Mary Jones' },
      { reason: null },
    ];
    for (const wrong of refused) {
      const { status, body } = await ask({ text, ...WHY, ...wrong });
      expect([status, JSON.stringify(body).includes('Mary')]).to.deep.equal([422, false]);
    }
    for (const wrong of [
      { masking_type: 'redact' },
      { level: 3 },
      { pii_entities: ['PERSON'] },
      { reson: 'audit' },
      { values: [] },
    ])
      expect((await ask({ text, ...WHY, ...wrong })).status, JSON.stringify(wrong)).to.equal(422);
  });

  it('refuses changed codes, unknown keys and codes of another environment, and writes that down', async () => {
    const text = await coded();
    const other = await service.keyOf(NAMED, { environment: 'test' });
    const attempts: [string, string][] = [
      [text.replace(/\.(.)/, '._'), desk],
      [text.replace('k1.', 'k2.'), desk],
      [text, other],
      [await coded(other), desk],
    ];
    const before = (await audited()).length;
    for (const [given, key] of attempts) {
      const { status, body } = await ask({ text: given, ...WHY }, key);
      expect([status, body.error]).to.deep.equal([422, 'restore_refused']);
      expect(JSON.stringify(body)).not.to.match(/mary|\[\[/);
    }
    const entries = (await audited()).slice(0, (await audited()).length - before);
    expect(entries.map(({ target, result }) => [target, result])).to.deep.equal(
      attempts.map(() => ['restore_refused', 'refused']),
    );
    expect((await ask({ text, ...WHY, compliance_mode: 'HIPAA' })).body.error).to.equal('not_reversible');
    expect(service.lines.join('')).not.to.include('mary');
  });

  it('is not there without an audit log', async () => {
    const plain = await startTestService();
    try {
      expect((await plain.post(RESTORE, {})).status).to.equal(404);
    } finally {
      await plain.close();
    }
  });
});
