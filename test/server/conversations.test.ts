import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { createEngine } from '../../lib/index.js';
import { ROOT } from '../../scripts/pack/members.js';
import { openKeyRing } from '../../server/access/open.js';
import { memorySecrets } from '../../server/keys/memory-secrets.js';
import { rotatePepper } from '../../server/keys/pepper.js';
import { threadedWork } from '../../server/work/threads.js';
import { problem, startTestService, type TestService } from './kit/service.js';

const run = promisify(execFile);
const HIDE = '/api/v1/conversations/hide';
const RESTORE = '/api/v1/conversations/restore';

describe('conversations over HTTP', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService({ engine: () => createEngine(), work: (engine) => threadedWork(engine) });
  });
  after(() => service.close());

  const send = async (path: string, body: string | object, key = service.key) => {
    const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
    const written = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(service.url + path, { method: 'POST', headers, body: written });
    const text = await response.text();
    expect(response.status, text).to.equal(200);
    return { text, headers: response.headers, ...JSON.parse(text), body: JSON.parse(text) };
  };
  const refused = async (path: string, body: object, key?: string) => {
    const { status, error, errors } = await problem(await service.post(path, body, key));
    return [status, error, ...(errors ?? []).map(({ pointer }) => pointer)];
  };

  it('give the same person the same label in all turns, and restore the answer', async () => {
    const first = await send(HIDE, { messages: [{ role: 'user', content: 'Anna Smith is ill.' }] });
    expect(first.body.messages).to.deep.equal([{ role: 'user', content: '[PERSON_1] is ill.' }]);
    expect(first.body.findings).to.have.length(1);
    expect(first.body.findings[0]).to.include({ pointer: '/0/content', type: 'PERSON', start: 0, end: 10 });
    expect(first.headers.get('deid-model')).to.equal('fast');
    const second = await send(HIDE, { text: 'Paul Weber asks about Anna Smith.', memory: first.body.memory });
    expect(second.body.text).to.equal('[PERSON_2] asks about [PERSON_1].');
    const { memory } = second.body;
    const answer = await send(RESTORE, { text: 'Tell \\[person\\_2\\] of [PERSON_1], not [PERSON_7].', memory });
    expect(answer.body).to.deep.equal({
      text: 'Tell Paul Weber of Anna Smith, not [PERSON_7].',
      unknown: ['[PERSON_7]'],
      memory,
    });
    expect(answer.headers.get('deid-model')).to.equal('none');
    expect(memory).not.to.include('Anna');
  });

  it('take texts and JSON, which comes back as it was written', async () => {
    const texts = await send(HIDE, { texts: ['Anna Smith is ill.', '', 'Anna Smith left.'] });
    expect(texts.body.texts).to.deep.equal(['[PERSON_1] is ill.', '', '[PERSON_1] left.']);
    const json = '{ "user":"Anna Smith", "big":12345678901234567890, "n":1.0 }';
    const hidden = await send(HIDE, `{"json":${json}}`);
    expect(hidden.text).to.include('{ "user":"[PERSON_1]", "big":12345678901234567890, "n":1.0 }');
    const quoted = '{ "to":"[PERSON_1]", "n":2.0 }';
    const restored = await send(RESTORE, `{"json":${quoted},"memory":"${hidden.body.memory}"}`);
    expect(restored.text).to.include('{ "to":"Anna Smith", "n":2.0 }');
  });

  it('show genders where they are asked for, and say what stands in names of fields', async () => {
    const first = await send(HIDE, { text: 'Ms. Hale met Peter Stone.', gender: true });
    expect(first.body.text).to.equal('Ms. [PERSON_1:f] met [PERSON_2:m].');
    expect(await refused(HIDE, { text: 'a', memory: first.body.memory, gender: true })).to.deep.equal([
      422,
      'validation_failed',
      '/gender',
    ]);
    const json = { 'anna@example.com': 'Anna Smith' };
    expect((await send(HIDE, { json })).body.json).to.deep.equal({ '[EMAIL_ADDRESS_1]': '[PERSON_1]' });
    expect(await refused(HIDE, { json, keys: 'refuse' })).to.deep.equal([422, 'identifier_in_key']);
    const reported = await send(HIDE, { json, keys: 'report' });
    expect(reported.body.json).to.deep.equal({ 'anna@example.com': '[PERSON_1]' });
    expect(reported.body.findings[0]).to.include({ pointer: '/anna@example.com', in_key: true });
    expect(await refused(HIDE, { text: 'a', keys: 'report' })).to.deep.equal([422, 'validation_failed', '/keys']);
  });

  it('are restored into the arguments of tools so that their JSON stays valid', async () => {
    const { body } = await send(HIDE, { text: 'Write to "Ann\u00e9 O\'Brian" at 5 Oak Street,\nBoston, MA 02139.' });
    const { memory, text } = body;
    const args = JSON.stringify({ to: text });
    const restored = await send(RESTORE, {
      messages: [
        { role: 'assistant', tool_calls: [{ id: 'c', type: 'function', function: { name: 'mail', arguments: args } }] },
      ],
      memory,
    });
    expect(JSON.parse(restored.body.messages[0].tool_calls[0].function.arguments).to).to.equal(
      'Write to "Ann\u00e9 O\'Brian" at 5 Oak Street,\nBoston, MA 02139.',
    );
  });

  it('belong to the key that began them and to its successors', async () => {
    const { body } = await send(HIDE, { text: 'Anna Smith is ill.' });
    const other = await service.keyOf({});
    const ask = { text: '[PERSON_1]', memory: body.memory };
    for (const path of [HIDE, RESTORE])
      expect(await refused(path, ask, other)).to.deep.equal([422, 'conversation_unreadable']);
    const { id, key } = await service.keys.admin.create({ plan: 'standard' });
    const own = await send(HIDE, { text: 'Anna Smith is ill.' }, key);
    const successor = await service.keys.admin.rotate(id);
    const restored = await send(RESTORE, { text: '[PERSON_1]', memory: own.body.memory }, successor.key);
    expect(restored.body.text).to.equal('Anna Smith');
  });

  it('refuse a memory that was changed in any place', async () => {
    const { body } = await send(HIDE, { text: 'Anna Smith is ill.' });
    const memory: string = body.memory;
    for (const at of [0, 6, Math.floor(memory.length / 2), memory.length - 3]) {
      const changed = memory.slice(0, at) + (memory[at] === 'A' ? 'B' : 'A') + memory.slice(at + 1);
      expect(await refused(RESTORE, { text: 'a', memory: changed }), String(at)).to.deep.equal([
        422,
        'conversation_unreadable',
      ]);
    }
    for (const memory of ['', 'x', 'dkc1.', 'dkc1.AAAA'])
      expect(await refused(HIDE, { text: 'a', memory })).to.deep.equal([422, 'conversation_unreadable']);
  });

  it('end, and keep the settings with which they began', async () => {
    const { body } = await send(HIDE, { text: 'Anna Smith, 41, is ill.', ttl: 1, pii_entities: ['PERSON'] });
    const { memory } = body;
    expect(body.text).to.equal('[PERSON_1], 41, is ill.');
    for (const given of [{ compliance_mode: 'GDPR' }, { seed: 'x' }, { level: 3 }, { ttl: 5 }])
      expect(await refused(HIDE, { text: 'a', memory, ...given })).to.deep.equal([
        422,
        'validation_failed',
        `/${Object.keys(given)[0]}`,
      ]);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await refused(HIDE, { text: 'a', memory })).to.deep.equal([422, 'conversation_ended']);
    expect(await refused(RESTORE, { text: 'a', memory })).to.deep.equal([422, 'conversation_ended']);
  });

  it('refuse what nobody can read, or leave it out', async () => {
    const picture = { type: 'image_url', image_url: { url: 'https://example.com/a.png' } };
    const messages = [{ role: 'user', content: [{ type: 'text', text: 'Who is Anna Smith?' }, picture] }];
    expect(await refused(HIDE, { messages })).to.deep.equal([422, 'part_unread']);
    const { body } = await send(HIDE, { messages, unread: 'drop' });
    expect(body.messages[0].content).to.deep.equal([{ type: 'text', text: 'Who is [PERSON_1]?' }]);
    expect(body.unread).to.deep.equal(['/0/content/1']);
    const texts = ['Anna Smith', `data:image/png;base64,${'A'.repeat(200)}`, 'left'];
    expect((await send(HIDE, { texts, unread: 'drop' })).body.texts).to.deep.equal(['[PERSON_1]', '', 'left']);
    expect(await refused(HIDE, { messages: [{ role: 'user', content: 'x', n: 1 }, { big: 2 ** 60 }] })).to.deep.equal([
      422,
      'validation_failed',
      '/messages',
    ]);
  });

  it('have one content, and no field that would make terms unrestorable', async () => {
    expect(await refused(HIDE, {})).to.deep.equal([422, 'validation_failed', '/text']);
    expect(await refused(RESTORE, {})).to.deep.equal([422, 'validation_failed', '/text', '/memory']);
    expect(await refused(HIDE, { text: 'a', json: {} })).to.deep.equal([422, 'validation_failed', '/json']);
    expect(await refused(HIDE, { text: 'a', masking_type: 'redact' })).to.deep.equal([
      422,
      'validation_failed',
      '/masking_type',
    ]);
    expect(await refused(HIDE, { text: 'a', ttl: 10 ** 9 })).to.deep.equal([422, 'validation_failed', '/ttl']);
    const { memory } = (await send(HIDE, { text: 'a' })).body;
    expect(await refused(RESTORE, { text: 'a', memory: memory + 'A'.repeat(512 * 1024) })).to.deep.equal([
      422,
      'validation_failed',
      '/memory',
    ]);
  });

  it('have a largest memory', async () => {
    const numbers = Array.from({ length: 2_000 }, (_, i) => `a${i * 7}.${'x'.repeat(20)}@example.com`);
    expect(await refused(HIDE, { texts: numbers })).to.deep.equal([413, 'conversation_too_large']);
  });

  it('are operations of their own in plans, and are charged as text', async () => {
    const key = await service.keyOf({ operations: 'hideInConversation', tokens_per_month: 10 });
    const { memory } = (await send(HIDE, { text: 'abcd' }, key)).body;
    expect(await refused(RESTORE, { text: 'a', memory }, key)).to.deep.equal([403, 'not_in_plan']);
    expect(await refused(HIDE, { text: 'abcd '.repeat(10), memory }, key)).to.deep.equal([429, 'token_limit_reached']);
    const used = async (): Promise<number> =>
      JSON.parse(await (await service.call('/api/v1/usage')).text()).month.tokens.used;
    const before = await used();
    await send(HIDE, { messages: [{ role: 'user', content: 'abcd' }] });
    // The names of fields count, as in JSON.
    expect((await used()) - before).to.equal(5);
  });

  it('can be continued after the pepper of the service was changed', async () => {
    const { body } = await send(HIDE, { text: 'Anna Smith is ill.' });
    rotatePepper(service.dataDir);
    const ring = await openKeyRing({ dataDir: service.dataDir });
    const quota = (await service.keys.verifier.verify(service.key, Date.now())).quotaId;
    const engine = await createEngine();
    const [latest = new Uint8Array(), earlier = new Uint8Array()] = memorySecrets(ring.hash)(quota);
    const conversation = await engine.importConversation(body.memory, earlier);
    expect(conversation.restore('[PERSON_1]').value).to.equal('Anna Smith');
    expect(latest).not.to.deep.equal(earlier);
    await engine.close();
    await ring.close();
  });

  it('are held by the program in Python of the page, as it says', async function () {
    const there = await run('python3', ['--version']).then(
      () => true,
      () => false,
    );
    if (!there && process.env.CI !== 'true') this.skip();
    const page = readFileSync(join(ROOT, 'docs/language-models.md'), 'utf8');
    const code = /^```python\n([\s\S]*?)^```$/m.exec(page)?.[1] ?? '';
    const env = { ...process.env, DEIDKIT_URL: service.url, DEIDKIT_KEY: service.key };
    const { stdout } = await run('python3', ['-c', code], { env });
    expect(stdout.trim().split('\n')).to.deep.equal([...code.matchAll(/^# prints: (.*)$/gm)].map(([, line]) => line));
  });
});
