import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { createEngine } from '../../lib/index.js';
import { freePort, urlOf } from '../../server/base/listen.js';
import { threadedWork } from '../../server/work/threads.js';
import { startTestService, type TestService, temporaryDirectory } from './kit/service.js';

/** LiteLLM's program; `.ci/run` installs it. */
const LITELLM = process.env.DEIDKIT_TEST_LITELLM;
const HOST = '127.0.0.1';
const ANSWER = 'Dear [PERSON_1], write to [email_address_1].';

/** A model that notes what it gets, and answers with labels, in pieces if it is asked to. */
function mockModel(seen: string[]): Server {
  const answer = { id: 'c', created: 1, model: 'mock' };
  return createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const body = Buffer.concat(pieces).toString();
    seen.push(body);
    const { stream, tools } = JSON.parse(body);
    const call = { id: 'c', type: 'function', function: { name: 'mail', arguments: '{"to":"[EMAIL_ADDRESS_1]"}' } };
    const message = { role: 'assistant', ...(tools ? { content: null, tool_calls: [call] } : { content: ANSWER }) };
    if (!stream) {
      const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
      const choices = [{ index: 0, message, finish_reason: 'stop' }];
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ ...answer, object: 'chat.completion', choices, usage }));
      return;
    }
    response.setHeader('Content-Type', 'text/event-stream');
    const send = (delta: object, finish_reason: string | null): void => {
      const choices = [{ index: 0, delta, finish_reason }];
      response.write(`data: ${JSON.stringify({ ...answer, object: 'chat.completion.chunk', choices })}\n\n`);
    };
    for (let at = 0; at < ANSWER.length; at += 3) send({ role: 'assistant', content: ANSWER.slice(at, at + 3) }, null);
    send({}, 'stop');
    response.end('data: [DONE]\n\n');
  });
}

describe("LiteLLM's proxy in front of a model", function () {
  this.timeout(240_000);
  const folder = temporaryDirectory();
  const seen: string[] = [];
  const model = mockModel(seen);
  let service: TestService | undefined;
  let proxy: ChildProcess | undefined;
  let url = '';

  before(async function () {
    if (LITELLM === undefined) {
      if (process.env.CI === 'true') throw new Error('DEIDKIT_TEST_LITELLM names no LiteLLM');
      console.log('      no LiteLLM here (name one in DEIDKIT_TEST_LITELLM): its proxy is not run');
      return this.skip();
    }
    const made = await startTestService({
      engine: () => createEngine(),
      work: (engine) => threadedWork(engine),
      plan: 'unlimited',
      litellm: true,
    });
    service = made;
    await new Promise<void>((resolve) => model.listen(0, HOST, resolve));
    const port = await freePort(HOST);
    url = `http://${HOST}:${port}`;
    const config = join(folder.path, 'config.yaml');
    // JSON is YAML.
    writeFileSync(config, JSON.stringify(configOf(`${urlOf(model, HOST)}/v1`, made)));
    const env = { ...process.env, LITELLM_LOCAL_MODEL_COST_MAP: 'True', NO_DOCS: 'True' };
    const args = ['--config', config, '--host', HOST, '--port', String(port), '--telemetry', 'False'];
    proxy = spawn(LITELLM, args, { env, cwd: folder.path, stdio: 'ignore' });
    while (!(await isUp(`${url}/health/liveliness`))) await pause(500);
  });
  after(async () => {
    proxy?.kill('SIGKILL');
    model.close();
    await service?.close();
    folder.remove();
  });

  const isUp = (address: string): Promise<boolean> =>
    fetch(address).then(
      ({ ok }) => ok,
      () => {
        if (proxy?.exitCode !== null) throw new Error('LiteLLM has ended');
        return false;
      },
    );
  const MASTER = 'sk-of-this-test';
  const configOf = (model_api: string, { url: api_base, key: api_key }: TestService) => ({
    general_settings: { master_key: MASTER },
    model_list: [{ model_name: 'mock', litellm_params: { model: 'openai/mock', api_base: model_api, api_key: 'x' } }],
    guardrails: [
      {
        guardrail_name: 'deidkit',
        litellm_params: {
          guardrail: 'generic_guardrail_api',
          mode: ['pre_call', 'post_call'],
          default_on: true,
          api_base,
          api_key,
          streaming_transform_mode: 'incremental_diff',
          streaming_sampling_rate: 1,
          additional_provider_specific_params: { level: 2 },
        },
      },
    ],
  });
  const ask = async (
    more: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly status: number; readonly text: string }> => {
    const messages = [{ role: 'user', content: 'Tell Anna Smith (anna@example.com).' }];
    const response = await fetch(`${url}/v1/chat/completions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${MASTER}`, ...headers },
      body: JSON.stringify({ model: 'mock', messages, ...more }),
    });
    return { status: response.status, text: await response.text() };
  };

  it('hides what the model gets, and restores its answer', async () => {
    const { status, text } = await ask({});
    expect(status, text).to.equal(200);
    expect(JSON.parse(text).choices[0].message.content).to.equal('Dear Anna Smith, write to anna@example.com.');
    expect(JSON.parse(seen.at(-1) ?? '').messages[0].content).to.equal('Tell [PERSON_1] ([EMAIL_ADDRESS_1]).');
  });

  it('restores an answer while it streams, without a piece of a label', async () => {
    const { text } = await ask({ stream: true });
    const pieces = [...text.matchAll(/^data: (\{.*)$/gm)].flatMap(([, json = '']) => {
      const content: unknown = JSON.parse(json).choices?.[0]?.delta?.content;
      return typeof content === 'string' && content !== '' ? [content] : [];
    });
    expect(pieces.join('')).to.equal('Dear Anna Smith, write to anna@example.com.');
    expect(pieces.length).to.be.greaterThan(2);
    expect(text).not.to.match(/person_|email_address/i);
  });

  it('keeps users apart who choose the same id for their calls', async () => {
    const as = (user: string) => ask({ user, stream: user === 'two' }, { 'x-litellm-call-id': 'chosen' });
    expect((await as('one')).text).to.include('Anna Smith');
    expect((await as('one')).text).to.include('Anna Smith');
    const { status, text } = await as('two');
    expect(status, text).not.to.equal(200);
    expect(text).not.to.include('Anna');
    expect((await ask({ user: 'two', stream: true })).text).to.include('Smith');
  });

  it('leaves the arguments of tools with labels, and takes these back', async () => {
    const tools = [
      { type: 'function', function: { name: 'mail', description: 'Sends.', parameters: { type: 'object' } } },
    ];
    const { text } = await ask({ tools });
    const [call] = JSON.parse(text).choices[0].message.tool_calls;
    expect(call.function.arguments).to.equal('{"to":"[EMAIL_ADDRESS_1]"}');
    const messages = [
      { role: 'user', content: 'Tell Anna Smith (anna@example.com).' },
      { role: 'assistant', content: null, tool_calls: [call] },
      { role: 'tool', tool_call_id: 'c', content: 'Sent to anna@example.com' },
    ];
    expect((await ask({ messages })).status).to.equal(200);
    expect(seen.at(-1)).to.include('[EMAIL_ADDRESS_1]').and.not.to.include('anna@');
  });

  it('blocks pictures and identifiers that it cannot change, and everything while the service is away', async () => {
    const before = seen.length;
    const picture = { type: 'image_url', image_url: { url: 'https://example.com/a.png' } };
    const clear = { id: 'c', type: 'function', function: { name: 'mail', arguments: '{"to":"anna@example.com"}' } };
    for (const messages of [
      [{ role: 'user', content: [{ type: 'text', text: 'Who?' }, picture] }],
      [
        { role: 'user', content: 'x' },
        { role: 'assistant', content: null, tool_calls: [clear] },
      ],
    ])
      expect((await ask({ messages })).status).to.equal(400);
    service?.server.closeAllConnections();
    await new Promise((resolve) => service?.server.close(resolve));
    expect((await ask({})).status).to.be.at.least(400);
    expect(seen).to.have.length(before);
    expect(seen.join('\n')).not.to.match(/Anna|Smith|anna@/);
  });
});
