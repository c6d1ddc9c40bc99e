import { expect } from 'chai';
import { type Conversation, createEngine, type Engine } from '../../lib/index.js';

type Fields = Record<string, unknown>;

/** The events of a stream, named before each as Anthropic does, or not. */
const sent = (events: readonly Fields[], named: boolean): string =>
  events.map((event) => `${named ? `event: ${String(event.type)}\n` : ''}data: ${JSON.stringify(event)}\n\n`).join('');

async function streamed(conversation: Conversation, pieces: readonly string[]): Promise<Fields[]> {
  const stream = new ReadableStream<string>({
    start(to) {
      for (const piece of pieces) to.enqueue(piece);
      to.close();
    },
  });
  let out = '';
  for await (const piece of stream.pipeThrough(conversation.restoreStream({ as: 'events' }))) out += piece;
  return out
    .split('\n\n')
    .flatMap((event) => event.split('\n').filter((line) => line.startsWith('data: ')))
    .filter((line) => line !== 'data: [DONE]')
    .map((line) => JSON.parse(line.slice('data: '.length)));
}

/** A text in pieces of a length. */
const pieces = (text: string, length: number): string[] => text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [];

const ANSWER = 'Dear [PERSON_1], call [PHONE_NUMBER_1] or [PERSON_1.2]. [PERSON_7';
const RESTORED = 'Dear Anna "A" Smith, call 617-555-0143 or Smith. [PERSON_7';
const CALL = '{"name":"[PERSON_1]","tel":"[PHONE_NUMBER_1]"}';
const CALLED = { name: 'Anna "A" Smith', tel: '617-555-0143' };

const chat = (delta: Fields, finish_reason: string | null = null): Fields => ({
  id: 'c',
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, finish_reason }],
});
const callOf = (args: string): Fields => ({ tool_calls: [{ index: 0, function: { arguments: args } }] });
const path = (value: unknown, ...keys: readonly (string | number)[]): unknown =>
  keys.reduce<unknown>(
    (one, key) => (typeof one === 'object' && one !== null ? Reflect.get(one, key) : undefined),
    value,
  );
const joined = (events: readonly Fields[], ...keys: readonly (string | number)[]): string =>
  events.map((event) => path(event, ...keys) ?? '').join('');

describe('events of streams', () => {
  let engine: Engine;
  let conversation: Conversation;
  before(async () => {
    engine = await createEngine();
    conversation = engine.conversation();
    await conversation.hide('Anna "A" Smith has 617-555-0143. Smith is ill.');
  });
  after(() => engine.close());

  for (const length of [1, 2, 3, 7, 100]) {
    it(`are restored in OpenAI's chat, in pieces of ${length}`, async () => {
      const text = sent(
        [
          chat({ role: 'assistant', content: '' }),
          ...pieces(ANSWER, length).map((content) => chat({ content })),
          chat({
            tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name: 'tel', arguments: '' } }],
          }),
          ...pieces(CALL, length).map((args) => chat(callOf(args))),
          chat({}, 'tool_calls'),
        ],
        false,
      );
      const events = await streamed(conversation, [`${text}data: [DONE]\n\n`]);
      expect(joined(events, 'choices', 0, 'delta', 'content')).to.equal(RESTORED);
      expect(JSON.parse(joined(events, 'choices', 0, 'delta', 'tool_calls', 0, 'function', 'arguments'))).to.deep.equal(
        CALLED,
      );
      expect(events.at(-1)).to.deep.equal(chat({}, 'tool_calls'));
    });

    it(`are restored in OpenAI's Responses, in pieces of ${length}`, async () => {
      const of = (type: string, rest: Fields): Fields => ({
        type,
        item_id: 'i',
        output_index: 0,
        content_index: 0,
        ...rest,
      });
      const text = sent(
        [
          { type: 'response.created', response: { id: 'r' } },
          ...pieces(ANSWER, length).map((delta) => of('response.output_text.delta', { delta })),
          of('response.output_text.done', { text: ANSWER }),
          ...pieces(CALL, length).map((delta) => of('response.function_call_arguments.delta', { item_id: 'f', delta })),
          of('response.function_call_arguments.done', { item_id: 'f', arguments: CALL }),
          { type: 'response.completed', response: { id: 'r', output: [{ type: 'function_call', arguments: CALL }] } },
        ],
        true,
      );
      const events = await streamed(conversation, [...text]);
      const ofType = (type: string): Fields[] => events.filter((event) => event.type === type);
      expect(joined(ofType('response.output_text.delta'), 'delta')).to.equal(RESTORED);
      expect(joined(ofType('response.output_text.done'), 'text')).to.equal(RESTORED);
      expect(JSON.parse(joined(ofType('response.function_call_arguments.delta'), 'delta'))).to.deep.equal(CALLED);
      expect(JSON.parse(joined(ofType('response.function_call_arguments.done'), 'arguments'))).to.deep.equal(CALLED);
      expect(JSON.parse(joined(ofType('response.completed'), 'response', 'output', 0, 'arguments'))).to.deep.equal(
        CALLED,
      );
    });

    it(`are restored of Anthropic, in pieces of ${length}`, async () => {
      const block = (index: number, delta: Fields): Fields => ({ type: 'content_block_delta', index, delta });
      const text = sent(
        [
          { type: 'message_start', message: { id: 'm', content: [] } },
          { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
          ...pieces(ANSWER, length).map((one) => block(0, { type: 'text_delta', text: one })),
          { type: 'content_block_stop', index: 0 },
          {
            type: 'content_block_start',
            index: 1,
            content_block: { type: 'tool_use', id: 't', name: 'tel', input: {} },
          },
          ...pieces(CALL, length).map((one) => block(1, { type: 'input_json_delta', partial_json: one })),
          { type: 'content_block_stop', index: 1 },
          { type: 'message_delta', delta: { stop_reason: 'tool_use' } },
          { type: 'message_stop' },
        ],
        true,
      );
      for (const cut of [text.length, 1, 5]) {
        const events = await streamed(conversation, pieces(text, cut));
        expect(joined(events, 'delta', 'text')).to.equal(RESTORED);
        expect(JSON.parse(joined(events, 'delta', 'partial_json'))).to.deep.equal(CALLED);
        const types = events.map(({ type }) => type);
        expect(types.lastIndexOf('content_block_delta')).to.be.below(types.lastIndexOf('content_block_stop'));
      }
    });
  }
});
