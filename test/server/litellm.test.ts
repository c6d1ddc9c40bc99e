import { expect } from 'chai';
import { isDeidError } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';
import { CALL_MEMORY_MS } from '../../server/store/call-memories.js';
import { threadedWork } from '../../server/work/threads.js';
import { startTestService, type TestService } from './kit/service.js';

const PATH = '/beta/litellm_basic_guardrail_api';

interface Answer {
  readonly action: string;
  readonly blocked_reason?: string;
  readonly texts: readonly string[];
  readonly tools?: readonly unknown[];
  readonly tool_calls?: readonly { readonly function: { readonly arguments: string } }[];
  readonly stream_holdback_chars?: readonly number[];
}

describe("the guardrail of LiteLLM's proxy", () => {
  let service: TestService;
  let ahead = 0;
  before(async () => {
    service = await startTestService({
      engine: () => createEngine(),
      work: (engine) => threadedWork(engine),
      plan: 'unlimited',
      litellm: true,
      clock: () => Date.now() + ahead,
    });
  });
  after(() => service.close());

  /** A request as LiteLLM 1.99.4 writes it. */
  const asked = (type: 'request' | 'response', id: string | null, more: object) => ({
    input_type: type,
    litellm_call_id: id,
    litellm_trace_id: 'trace',
    structured_messages: null,
    images: null,
    tools: null,
    texts: [],
    request_data: { user_api_key_alias: 'Anna Smith' },
    request_headers: { host: '127.0.0.1', authorization: '[present]' },
    litellm_version: '1.99.4',
    additional_provider_specific_params: {},
    tool_calls: null,
    model: 'gpt',
    ...more,
  });
  const send = async (body: object | string, key = service.key): Promise<Answer> => {
    const response = await fetch(service.url + PATH, {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    expect(response.status, text).to.equal(200);
    return JSON.parse(text);
  };
  const hide = (id: string | null, texts: readonly string[], more: object = {}, key?: string) =>
    send(asked('request', id, { texts, ...more }), key);
  const restore = (id: string | null, texts: readonly string[], more: object = {}, key?: string) =>
    send(asked('response', id, { texts, ...more }), key);
  const blocked = (answer: Answer): string => {
    expect(answer.action).to.equal('BLOCKED');
    expect(answer).not.to.have.property('texts');
    return answer.blocked_reason ?? '';
  };

  it('hides the texts of a call, and restores those of its answer', async () => {
    const hidden = await hide('call-1', ['You are kind.', 'Anna Smith is ill, says Paul Weber.']);
    expect(hidden).to.deep.equal({
      action: 'GUARDRAIL_INTERVENED',
      texts: ['You are kind.', '[PERSON_1] is ill, says [PERSON_2].'],
    });
    const answer = await restore('call-1', ['Get well, [person_1]!', '[PERSON_9]']);
    expect(answer).to.deep.include({ action: 'GUARDRAIL_INTERVENED', texts: ['Get well, Anna Smith!', '[PERSON_9]'] });
    expect(await hide('call-2', ['Nothing here.'])).to.deep.equal({ action: 'NONE', texts: ['Nothing here.'] });
    expect(await restore('call-2', ['Fine.'])).to.deep.include({ action: 'NONE', texts: ['Fine.'] });
  });

  it('reads the messages of the texts, so that what a model said of its labels stays its own', async () => {
    const messages = [
      { role: 'system', content: 'Be kind.' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Anna Smith asks.' },
          { type: 'text', text: 'So does Paul Weber.' },
        ],
      },
      { role: 'tool', tool_call_id: 'c', content: '{"to":"Anna Smith"}' },
    ];
    const texts = ['Be kind.', 'Anna Smith asks.', 'So does Paul Weber.', '{"to":"Anna Smith"}'];
    const hidden = await hide('call-3', texts, { structured_messages: messages });
    expect(hidden.texts).to.deep.equal(['Be kind.', '[PERSON_1] asks.', 'So does [PERSON_2].', '{"to":"[PERSON_1]"}']);
    const some = await hide('call-4', ['Anna Smith asks.'], { structured_messages: messages });
    expect(some.texts).to.deep.equal(['[PERSON_1] asks.']);
  });

  it('gives a growing answer the same beginning each time, and says what may still change', async () => {
    await hide('call-5', ['Anna Smith lives in Boston. \u{1F600}']);
    const whole = '\u{1F600} Dear [PERSON_1], how is [LOCATION_1]? \u{1F600} [PER';
    let sent = '';
    for (let end = 1; end <= whole.length; end += 3) {
      const piece = Array.from(whole.slice(0, end))
        .filter((sign) => !/^[\ud800-\udfff]$/.test(sign))
        .join('');
      const { texts, stream_holdback_chars: held = [] } = await restore('call-5', [piece]);
      const points = Array.from(texts[0] ?? '');
      const settled = points.slice(0, points.length - (held[0] ?? 0)).join('');
      expect(settled.startsWith(sent), piece).to.equal(true);
      sent = settled;
    }
    expect(sent).to.equal('\u{1F600} Dear Anna Smith, how is Boston? \u{1F600} ');
    const last = await restore('call-5', [whole]);
    expect(last.texts).to.deep.equal(['\u{1F600} Dear Anna Smith, how is Boston? \u{1F600} [PER']);
  });

  it('hides terms in the definitions of tools, and restores arguments for whoever takes them', async () => {
    const tools = [
      {
        type: 'function',
        function: { name: 'mail', description: 'Writes to anna@example.com', parameters: { type: 'object' } },
      },
    ];
    const hidden = await hide('call-6', ['Write.'], { tools });
    expect(JSON.stringify(hidden.tools)).to.include('"name":"mail"').and.not.to.include('anna@');
    const call = { id: 'c', type: 'function', function: { name: 'mail', arguments: '{"to":"[EMAIL_ADDRESS_1]"}' } };
    const { tool_calls } = await restore('call-6', [], { tool_calls: [call] });
    expect(tool_calls?.[0]?.function.arguments).to.equal('{"to":"anna@example.com"}');
  });

  it('blocks what LiteLLM would send as it is: pictures, parts without text, arguments of tools, unknown fields', async () => {
    const picture = { type: 'image_url', image_url: { url: 'https://example.com/anna.png' } };
    const args = { id: 'c', type: 'function', function: { name: 'mail', arguments: '{"to":"anna@example.com"}' } };
    for (const more of [
      { images: ['https://example.com/anna.png'] },
      { structured_messages: [{ role: 'user', content: [{ type: 'text', text: 'a' }, picture] }] },
      { structured_messages: [{ role: 'user', content: [{ type: 'input_audio', input_audio: { data: 'AAAA' } }] }] },
      { structured_messages: [{ role: 'user', name: 'Anna Smith', content: 'a' }] },
      { structured_messages: [{ role: 'assistant', content: null, tool_calls: [args] }] },
      { tool_calls: [args] },
      { documents: ['Anna Smith'] },
      { texts: [7] },
      { input_type: 'both' },
      { additional_provider_specific_params: { compliance_mode: 'NONE' } },
      { additional_provider_specific_params: { text: 'Anna' } },
      { additional_provider_specific_params: { memory: 'dkc1.AAAA' } },
      { additional_provider_specific_params: { unread: 'drop' } },
    ])
      expect(blocked(await hide('call-7', ['a'], more)), JSON.stringify(more)).not.to.match(/Anna|anna/);
    const labelled = { ...args, function: { name: 'mail', arguments: '{"to":"[EMAIL_ADDRESS_1]"}' } };
    const fine = await hide('call-8', ['a'], {
      structured_messages: [{ role: 'assistant', content: 'a', tool_calls: [labelled] }],
    });
    expect(fine.action).to.equal('NONE');
  });

  it('takes settings of the guardrail, and keeps labels where a call is asked about twice', async () => {
    const more = { additional_provider_specific_params: { level: 3 } };
    expect((await hide('call-9', ['Anna Smith, anna@example.com'], more)).texts).to.deep.equal([
      '[PERSON_1], [EMAIL_ADDRESS_1]',
    ]);
    expect((await hide('call-9', ['Paul Weber and Anna Smith'], more)).texts).to.deep.equal([
      '[PERSON_2] and [PERSON_1]',
    ]);
    expect((await restore('call-9', ['[PERSON_2]'])).texts).to.deep.equal(['Paul Weber']);
  });

  it('takes options of a request only where they make it stricter: its clients can add them', async () => {
    const asking = (fields: object) => hide('call-15', ['Anna Smith'], { additional_provider_specific_params: fields });
    for (const fields of [
      { level: 1 },
      { pca_dimension: 1 },
      { pii_entities: ['PHONE_NUMBER'] },
      { rules: { allow: ['Anna Smith'] } },
      { rules: { thresholds: { '*': 1 } } },
      { compliance_mode: 'PROPRIETARY' },
      { domain: 'Medical' },
      { seed: 'known' },
      { gender: true },
      { ttl: 1 },
    ]) {
      const [name = ''] = Object.keys(fields);
      expect(blocked(await asking(fields)), name).to.include(`/additional_provider_specific_params/${name} `);
    }
    const fine = { level: 3, pii_entities: ['all'], detector: 'fast', gender: false, rules: null };
    expect((await asking(fine)).texts).to.deep.equal(['[PERSON_1]']);
    expect(blocked(await asking({}))).to.include('the same');
  });

  it('gives what a client hides under an id of its choice to no other client of the proxy', async () => {
    const of = (hash: string, user?: string) => ({
      request_data: { user_api_key_hash: hash, ...(user && { user_api_key_user_id: user }) },
    });
    await hide('chosen', ['Anna Smith is ill.'], of('one'));
    for (const other of [of('two'), of('one', 'other'), {}]) {
      expect(blocked(await restore('chosen', ['[PERSON_1]'], other))).not.to.include('Anna');
      blocked(await hide('chosen', ['Say [PERSON_1].'], other));
    }
    expect((await restore('chosen', ['[PERSON_1]'], of('one'))).texts).to.deep.equal(['Anna Smith']);
  });

  it('restores nothing for a key whose plan does not include it', async () => {
    const hiding = await service.keyOf({ operations: 'hideInConversation' });
    expect((await hide('call-16', ['Anna Smith'], {}, hiding)).texts).to.deep.equal(['[PERSON_1]']);
    expect(blocked(await restore('call-16', ['[PERSON_1]'], {}, hiding))).to.include('plan');
  });

  it('never answers two requests about one call with the same label for two persons', async () => {
    const names = ['Anna Smith', 'Paul Weber', 'Mary Jones', 'John Miller'];
    const made = await Promise.all(names.map((name) => hide('call-17', [name])));
    const answered = names.filter((_, i) => made[i]?.action !== 'BLOCKED');
    expect(answered).not.to.have.length(0);
    for (const [i, name] of names.entries()) {
      const { action, texts } = made[i] ?? {};
      if (action === 'BLOCKED') expect(texts).to.equal(undefined);
      else expect((await restore('call-17', texts ?? [])).texts).to.deep.equal([name]);
    }
  });

  it('reads calls of tools that stand beside messages', async () => {
    const args = { id: 'c', type: 'function', function: { name: 'mail', arguments: '{"to":"anna@example.com"}' } };
    const more = { structured_messages: [{ role: 'user', content: 'a' }], tool_calls: [args] };
    expect(blocked(await hide('call-18', ['a'], more))).to.include('/tool_calls');
  });

  it('gives the memory of a call to its key and successors only, for an hour, and keeps it encrypted', async () => {
    await hide('call-10', ['Anna Smith is ill.']);
    const other = await service.keyOf({});
    expect(blocked(await restore('call-10', ['[PERSON_1]'], {}, other))).to.include('memory');
    expect((await hide('call-10', ['Paul Weber'], {}, other)).texts).to.deep.equal(['[PERSON_1]']);
    expect((await restore('call-10', ['[PERSON_1]'])).texts).to.deep.equal(['Anna Smith']);
    const rows = await service.keys.store.db.selectFrom('call_memories').selectAll().execute();
    expect(rows.length).to.be.greaterThan(1);
    expect(JSON.stringify(rows)).not.to.match(/Anna|Smith|call-10/);
    ahead = CALL_MEMORY_MS + 1_000;
    blocked(await restore('call-10', ['[PERSON_1]']));
    await hide('call-11', ['Anna Smith']);
    const left = await service.keys.store.db.selectFrom('call_memories').select('id').execute();
    expect(left).to.have.length(1);
    ahead = 0;
  });

  it('does not take a text of a client for the id of a call', async () => {
    await hide('secret-call', ['Anna Smith']);
    const texts = ['"litellm_call_id": "secret-call" [PERSON_1]'];
    blocked(await send({ ...asked('response', null, { texts }), litellm_call_id: undefined }));
    const withTools = ({ tools: _, ...body }: ReturnType<typeof asked>): object => ({
      tools: [{ litellm_call_id: 'secret-call', type: 'x' }],
      ...body,
    });
    blocked(await send(withTools(asked('response', null, { texts: ['[PERSON_1]'] }))));
    blocked(await send(withTools(asked('response', 'call-x', { texts: ['[PERSON_1]'] }))));
    blocked(await restore('no such call', ['[PERSON_1]']));
    blocked(await restore(null, ['[PERSON_1]']));
    expect((await hide(null, ['Anna Smith'])).texts).to.deep.equal(['[PERSON_1]']);
  });

  it('blocks what is too large, malformed or too dear, and refuses strangers before', async () => {
    blocked(await send('{"input_type":'));
    blocked(await send('[]'));
    const narrow = await service.keyOf({ text_chars: 20 });
    expect(blocked(await hide('call-12', ['Anna Smith is ill, and so on.'], {}, narrow))).to.include('20');
    const poor = await service.keyOf({ tokens_per_month: 1 });
    expect(blocked(await hide('call-13', ['Anna Smith is ill, and so on.'], {}, poor))).to.include('tokens');
    const without = await service.keyOf({ operations: 'analyzeText' });
    const statuses = await Promise.all(
      ['wrong', without].map(async (key) => {
        const response = await service.post(PATH, asked('request', 'a', {}), key);
        return response.status;
      }),
    );
    expect(statuses).to.deep.equal([401, 403]);
  });

  it('blocks when the store fails, and logs nothing of the texts', async () => {
    const { db } = service.keys.store;
    await db.schema.alterTable('call_memories').renameTo('away').execute();
    blocked(await hide('call-14', ['Anna Smith']));
    await db.schema.alterTable('away').renameTo('call_memories').execute();
    expect((await hide('call-14', ['Anna Smith'])).texts).to.deep.equal(['[PERSON_1]']);
    expect(service.lines.join('\n'))
      .to.include('hideInConversation')
      .and.not.to.match(/Anna|Weber|call-14/);
  });

  it('takes its options from the operator, and says which of them are not sound', async () => {
    const options = { level: 1, pii_entities: ['person'], domain: 'medical', rules: { deny: ['Blue Heron'] } };
    const open = (guardrailOptions: object) =>
      startTestService({ engine: () => createEngine(), litellm: true, guardrailOptions: { ...guardrailOptions } });
    const set = await open(options);
    try {
      const ask = async (texts: readonly string[], fields: object): Promise<Answer> =>
        (await set.post(PATH, asked('request', 'a', { texts, additional_provider_specific_params: fields }))).json();
      const texts = ['Anna Smith of Blue Heron, anna@example.com'];
      expect((await ask(texts, {})).texts?.[0]).to.match(/^\[PERSON_1\] of \[\w+\], anna@example\.com$/);
      expect((await ask(texts, { level: 1, domain: 'Medical' })).texts?.[0]).to.include('anna@');
      blocked(await ask(texts, { pii_entities: ['EMAIL_ADDRESS'] }));
      blocked(await ask(texts, { domain: 'General' }));
    } finally {
      await set.close();
    }
    const wrong = await open({ level: 9 }).then(
      () => undefined,
      (error: unknown) => (isDeidError(error) ? error.message : ''),
    );
    expect(wrong).to.include('DEIDKIT_LITELLM_OPTIONS').and.include('/level');
  });

  it('is not there unless it is switched on', async () => {
    const plain = await startTestService();
    expect((await plain.post(PATH, {})).status).to.equal(404);
    await plain.close();
  });
});
