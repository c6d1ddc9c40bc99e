import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { conversationHooks, conversationMiddleware, withConversation } from '../../lib/ai/index.js';
import { type Conversation, createEngine, type Engine } from '../../lib/index.js';

/** Folder in which .ci/run has installed `test/packages/tools`. */
const { DEIDKIT_TEST_FOREIGN: TOOLS, CI } = process.env;
const ORIGINALS = /Anna|Smith|example\.com|0143/;
const PROMPT = 'Write to Anna Smith (anna@example.com, 617-555-0143).';
const ANSWER = 'Dear [PERSON_1], I wrote to \\[email\\_address\\_1\\]. [PERSON_8]';
const RESTORED = 'Dear Anna Smith, I wrote to anna@example.com. [PERSON_8]';
const CALL = '{"to":"[EMAIL_ADDRESS_1]","name":"[PERSON_1]"}';
const CALLED = { to: 'anna@example.com', name: 'Anna Smith' };
const USAGE = { inputTokens: {}, outputTokens: {} };

/** A package as a user has it. Their types are not those of this repository, so that what it gives is not checked here. */
async function load(name: string) {
  const require = createRequire(join(TOOLS ?? '', 'tools', 'package.json'));
  return import(pathToFileURL(require.resolve(name)).href);
}

const pieces = (text: string): string[] => text.match(/[\s\S]{1,3}/g) ?? [];

/** A `fetch` that keeps what it is sent, and answers with JSON or events. */
function answering(sent: string[], answer: object | readonly object[]) {
  return async (_url: unknown, { body = '' }: { body?: string } = {}) => {
    sent.push(body);
    const events = Array.isArray(answer);
    const text = events
      ? answer.map((one) => `${'type' in one ? `event: ${one.type}\n` : ''}data: ${JSON.stringify(one)}\n\n`).join('')
      : JSON.stringify(answer);
    return new Response(text, { headers: { 'content-type': events ? 'text/event-stream' : 'application/json' } });
  };
}

describe('language models with conversations', function () {
  this.timeout(120_000);
  let engine: Engine;
  let conversation: Conversation;
  before(async function () {
    if (TOOLS === undefined || !existsSync(TOOLS)) {
      const words = 'DEIDKIT_TEST_FOREIGN names no folder with the clients; .ci/run makes one';
      if (CI === 'true') throw new Error(words);
      console.log(`      skipped: ${words}`);
      return this.skip();
    }
    engine = await createEngine();
  });
  beforeEach(() => {
    conversation = engine.conversation();
  });
  after(() => engine?.close());

  it('hide and restore texts, streams and tools of the AI SDK', async () => {
    const { generateText, streamText, wrapLanguageModel, tool, jsonSchema } = await load('ai');
    const { MockLanguageModelV3, simulateReadableStream } = await load('ai/test');
    const sent: string[] = [];
    const unknown: string[] = [];
    const inner = new MockLanguageModelV3({
      doGenerate: async (options: object) => {
        sent.push(JSON.stringify(options));
        return {
          content: [
            { type: 'text', text: ANSWER },
            { type: 'tool-call', toolCallId: 't', toolName: 'mail', input: CALL },
          ],
          finishReason: { unified: 'stop' },
          usage: USAGE,
          warnings: [],
        };
      },
      doStream: async (options: object) => {
        sent.push(JSON.stringify(options));
        return {
          stream: simulateReadableStream({
            chunks: [
              { type: 'text-start', id: '1' },
              ...pieces(ANSWER).map((delta) => ({ type: 'text-delta', id: '1', delta })),
              { type: 'text-end', id: '1' },
              { type: 'tool-input-start', id: 't', toolName: 'mail' },
              ...pieces(CALL).map((delta) => ({ type: 'tool-input-delta', id: 't', delta })),
              { type: 'tool-input-end', id: 't' },
              { type: 'tool-call', toolCallId: 't', toolName: 'mail', input: CALL },
              { type: 'finish', finishReason: { unified: 'stop' }, usage: USAGE },
            ],
          }),
        };
      },
    });
    const middleware = conversationMiddleware(conversation, { onUnknown: (label) => unknown.push(label) });
    const model = wrapLanguageModel({ model: inner, middleware });
    const called: unknown[] = [];
    const mail = tool({
      description: 'Mails Anna Smith.',
      inputSchema: jsonSchema({ type: 'object', properties: { to: { type: 'string' }, name: { type: 'string' } } }),
      execute: async (input: unknown) => {
        called.push(input);
        return 'sent';
      },
    });
    const whole = await generateText({ model, tools: { mail }, system: 'Be short.', prompt: PROMPT });
    expect(whole.text).to.equal(RESTORED);
    const stream = streamText({ model, tools: { mail }, messages: [{ role: 'user', content: PROMPT }] });
    let text = '';
    for await (const piece of stream.textStream) text += piece;
    expect(text).to.equal(RESTORED);
    expect(called).to.deep.equal([CALLED, CALLED]);
    expect(unknown).to.deep.equal(['[PERSON_8]', '[PERSON_8]']);
    expect(sent).to.have.lengthOf(2);
    for (const one of sent) expect(one).not.to.match(ORIGINALS);
  });

  it('refuse pictures before anything is sent', async () => {
    const { generateText, wrapLanguageModel } = await load('ai');
    const { MockLanguageModelV3 } = await load('ai/test');
    const inner = new MockLanguageModelV3({});
    const model = wrapLanguageModel({ model: inner, middleware: conversationMiddleware(() => conversation) });
    const content = [
      { type: 'text', text: PROMPT },
      { type: 'image', image: new Uint8Array([137, 80, 78, 71]) },
    ];
    const failed: unknown = await generateText({ model, maxRetries: 0, messages: [{ role: 'user', content }] }).catch(
      (error: unknown) => error,
    );
    expect(failed).to.include({ code: 'part_unread' });
    expect(inner.doGenerateCalls).to.have.lengthOf(0);
  });

  it('hide and restore chat, responses and streams of OpenAI', async () => {
    const { OpenAI } = await load('openai');
    const sent: string[] = [];
    const made = (answer: object | readonly object[]) =>
      withConversation(new OpenAI({ apiKey: 'x', fetch: answering(sent, answer) }), conversation);
    const messages = [{ role: 'user', content: PROMPT }];
    const calls = [{ id: 'c', type: 'function', function: { name: 'mail', arguments: CALL } }];
    const chat = await made({
      choices: [{ index: 0, message: { role: 'assistant', content: ANSWER, tool_calls: calls } }],
    }).chat.completions.create({ model: 'gpt-5-2025-08-07', messages });
    expect(chat.choices[0].message.content).to.equal(RESTORED);
    expect(JSON.parse(chat.choices[0].message.tool_calls[0].function.arguments)).to.deep.equal(CALLED);
    const chunks = pieces(ANSWER).map((content) => ({
      choices: [{ index: 0, delta: { content }, finish_reason: null }],
    }));
    const stream = await made([
      ...chunks,
      { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
    ]).chat.completions.create({ model: 'gpt-5', messages, stream: true });
    let text = '';
    for await (const chunk of stream) text += chunk.choices[0]?.delta?.content ?? '';
    expect(text).to.equal(RESTORED);
    const output = [{ type: 'message', role: 'assistant', content: [{ type: 'output_text', text: ANSWER }] }];
    const response = await made({ object: 'response', output }).responses.create({
      model: 'gpt-5',
      input: PROMPT,
      instructions: 'Be kind to Anna Smith.',
    });
    expect(response.output[0].content[0].text).to.equal(RESTORED);
    expect(sent).to.have.lengthOf(3);
    for (const one of sent) expect(one).not.to.match(ORIGINALS);
    expect(sent[0]).to.include('gpt-5-2025-08-07');
    expect(() => made({}).files.create({})).to.throw(TypeError, 'files.create is not covered');
    expect(() => made({}).chat.completions.parse({})).to.throw(TypeError, 'chat.completions.parse is not covered');
  });

  it('hide and restore messages and streams of Anthropic', async () => {
    const { Anthropic } = await load('@anthropic-ai/sdk');
    const sent: string[] = [];
    const made = (answer: object | readonly object[]) =>
      withConversation(new Anthropic({ apiKey: 'x', fetch: answering(sent, answer) }), conversation);
    const body = {
      model: 'claude-test-20270929',
      max_tokens: 100,
      system: 'Be kind to Anna Smith.',
      messages: [{ role: 'user', content: PROMPT }],
    };
    const whole = await made({
      type: 'message',
      content: [
        { type: 'text', text: ANSWER },
        { type: 'tool_use', id: 't', name: 'mail', input: JSON.parse(CALL) },
      ],
    }).messages.create(body);
    expect(whole.content[0].text).to.equal(RESTORED);
    expect(whole.content[1].input).to.deep.equal(CALLED);
    const block = (index: number, delta: object) => ({ type: 'content_block_delta', index, delta });
    const stream = await made([
      { type: 'message_start', message: { content: [] } },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      ...pieces(ANSWER).map((text) => block(0, { type: 'text_delta', text })),
      { type: 'content_block_stop', index: 0 },
      { type: 'content_block_start', index: 1, content_block: { type: 'tool_use', id: 't', name: 'mail', input: {} } },
      ...pieces(CALL).map((partial_json) => block(1, { type: 'input_json_delta', partial_json })),
      { type: 'content_block_stop', index: 1 },
      { type: 'message_stop' },
    ]).messages.create({ ...body, stream: true });
    let [text, input] = ['', ''];
    for await (const event of stream) {
      text += event.delta?.text ?? '';
      input += event.delta?.partial_json ?? '';
    }
    expect(text).to.equal(RESTORED);
    expect(JSON.parse(input)).to.deep.equal(CALLED);
    expect(sent).to.have.lengthOf(2);
    for (const one of sent) expect(one).not.to.match(ORIGINALS);
    expect(sent[0]).to.include('claude-test-20270929');
    expect(() => made({}).messages.stream(body)).to.throw(TypeError, 'messages.stream is not covered');
  });

  it('hide what an agent of LangChain sends, and call its tools with the originals', async () => {
    const { createAgent, createMiddleware, tool } = await load('langchain');
    const { BaseChatModel } = await load('@langchain/core/language_models/chat_models');
    const { AIMessage, HumanMessage } = await load('@langchain/core/messages');
    const sent: string[] = [];
    const calls: unknown[] = [];
    const unknown: string[] = [];
    class Model extends BaseChatModel {
      _llmType() {
        return 'test';
      }
      bindTools() {
        return this;
      }
      async _generate(messages: object[]) {
        sent.push(JSON.stringify(messages));
        const isFirst = sent.length === 1;
        const message = new AIMessage({
          content: isFirst ? '' : ANSWER,
          ...(isFirst && { tool_calls: [{ name: 'mail', args: JSON.parse(CALL), id: 'call_1', type: 'tool_call' }] }),
        });
        return { generations: [{ message, text: '' }] };
      }
    }
    const mail = tool(
      (input: unknown) => {
        calls.push(input);
        return 'Sent to anna@example.com, copy to paul@example.org.';
      },
      { name: 'mail', description: 'Sends.', schema: { type: 'object', properties: { to: {}, name: {} } } },
    );
    const hooks = conversationHooks(conversation, { onUnknown: (label) => void unknown.push(label) });
    const agent = createAgent({
      model: Reflect.construct(Model, [{}]),
      tools: [mail],
      systemPrompt: 'You write for Anna Smith.',
      middleware: [createMiddleware(hooks)],
    });
    const history = new HumanMessage({ content: PROMPT, additional_kwargs: { note: 'of Anna Smith' } });
    const { messages } = await agent.invoke({ messages: [history] });
    expect(sent).to.have.length(2);
    for (const one of sent) expect(one).not.to.match(ORIGINALS);
    expect(sent[1]).to.include('[EMAIL_ADDRESS_2]').and.to.include('call_1');
    expect(calls).to.deep.equal([CALLED]);
    expect(messages.at(-1).content).to.equal(RESTORED);
    expect(messages[0].content).to.equal(PROMPT);
    expect(unknown).to.deep.equal(['[PERSON_8]']);
  });
});
