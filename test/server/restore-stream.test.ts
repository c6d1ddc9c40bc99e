import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { createEngine } from '../../lib/index.js';
import { threadedWork } from '../../server/work/threads.js';
import { startTestService, type TestService } from './kit/service.js';

const HIDE = '/api/v1/conversations/hide';
const RESTORE = '/api/v1/conversations/restore';
const TEXT = 'text/plain';
const EVENTS = 'text/event-stream';

/** A request whose answer is read while it is still being sent. */
class Exchange {
  readonly #request: ClientRequest;
  readonly response: Promise<IncomingMessage>;
  /** What has arrived, and how it ended. */
  text = '';
  ended: 'not yet' | 'whole' | 'cut' = 'not yet';
  #heard: () => void = () => undefined;

  constructor(url: string, key: string, type: string) {
    const headers = { 'X-API-Key': key, 'Content-Type': type };
    this.#request = request(url + RESTORE, { method: 'POST', headers });
    this.#request.on('error', () => this.#end('cut'));
    this.response = new Promise((resolve) =>
      this.#request.on('response', (response) => {
        response.setEncoding('utf8').on('data', (piece: string) => {
          this.text += piece;
          this.#heard();
        });
        response.on('end', () => this.#end('whole')).on('error', () => this.#end('cut'));
        resolve(response);
      }),
    );
  }

  #end(how: 'whole' | 'cut'): void {
    if (this.ended === 'not yet') this.ended = how;
    this.#heard();
  }

  write(piece: string | Uint8Array): this {
    this.#request.write(piece);
    return this;
  }

  /** Waits for the end of the answer. */
  async end(): Promise<this> {
    this.#request.end();
    await this.until(() => this.ended !== 'not yet');
    return this;
  }

  leave(): void {
    this.#request.destroy();
  }

  async until(isThere: () => boolean): Promise<void> {
    while (!isThere() && this.ended === 'not yet') await new Promise<void>((resolve) => (this.#heard = resolve));
  }
}

describe('an answer that is restored over HTTP while it arrives', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService({
      engine: () => createEngine(),
      work: (engine) => threadedWork(engine),
      plan: 'unlimited',
    });
  });
  after(() => service.close());

  const memoryOf = async (text: string, key = service.key): Promise<string> => {
    const response = await service.post(HIDE, { text }, key);
    expect(response.status).to.equal(200);
    return (await response.json()).memory;
  };
  const open = (type: string, key = service.key) => new Exchange(service.url, key, type);
  const lastLine = (): Readonly<Record<string, unknown>> => JSON.parse(service.lines.at(-1) ?? '{}');
  /** The line of a request is written after its answer. */
  const logged = async (fields: Readonly<Record<string, unknown>>): Promise<void> => {
    const isThere = (): boolean => Object.entries(fields).every(([name, value]) => lastLine()[name] === value);
    for (let tries = 0; !isThere() && tries < 200; tries++) await pause(10);
    expect(lastLine()).to.include(fields);
  };

  it('comes back with the originals wherever it is cut, before its end has been sent', async () => {
    const memory = await memoryOf('Anna Smith (anna@example.com) and Paul Weber. \u{1F600}');
    const answer =
      '\u{1F600} Dear [PERSON_1], write to \\[email_address_1\\] of [PERSON_2]\u{1F600}, not [PERSON_9] or [PER';
    const restored =
      '\u{1F600} Dear Anna Smith, write to anna@example.com of Paul Weber\u{1F600}, not [PERSON_9] or [PER';
    const stream = open(TEXT);
    stream.write(memory.slice(0, 10)).write(memory.slice(10)).write('\n');
    const response = await stream.response;
    expect(response.statusCode).to.equal(200);
    expect(response.headers['content-type']).to.equal('text/plain; charset=utf-8');
    expect(response.headers['deid-policy']).to.match(/^GDPR; sha256=/);
    for (const byte of Buffer.from(answer)) {
      stream.write(Uint8Array.of(byte));
      await pause(0);
    }
    await stream.until(() => stream.text.includes('Paul Weber'));
    expect(stream.ended).to.equal('not yet');
    await stream.end();
    expect([stream.text, stream.ended]).to.deep.equal([restored, 'whole']);
    await logged({ operation: 'restoreInConversation', status: 200, tokens: Math.ceil(Array.from(answer).length / 4) });
    const [whole, together] = [open(TEXT), open(TEXT)];
    expect((await whole.write(`${memory}\r\n${answer}`).end()).text).to.equal(restored);
    expect((await together.write(`${memory}\n`).end()).text).to.equal('');
  });

  it('comes back as the events of its model', async () => {
    const memory = await memoryOf('Anna Smith asks.');
    const pieces = Array.from('Dear [PERSON_1]!');
    const ofOpenAi = (delta: object, finish_reason: string | null) =>
      `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
    const chat = `${pieces.map((content) => ofOpenAi({ content }, null)).join('')}${ofOpenAi({}, 'stop')}data: [DONE]\n\n`;
    const ofAnthropic = (type: string, more: object) =>
      `event: ${type}\ndata: ${JSON.stringify({ type, index: 0, ...more })}\n\n`;
    const blocks = `${pieces
      .map((text) => ofAnthropic('content_block_delta', { delta: { type: 'text_delta', text } }))
      .join('')}${ofAnthropic('content_block_stop', {})}`;
    for (const [sent, read] of [
      [chat, 'content'],
      [blocks, 'text'],
    ] as const) {
      const stream = open(EVENTS);
      stream.write(`${memory}\n`);
      for (let at = 0; at < sent.length; at += 7) stream.write(sent.slice(at, at + 7));
      await stream.end();
      expect(stream.ended).to.equal('whole');
      const events = [...stream.text.matchAll(/^data: (\{.*)$/gm)].map(([, json = '']) => JSON.parse(json));
      const texts = events.map((event) => (event.delta ?? event.choices?.[0]?.delta)?.[read] ?? '');
      expect(texts.join('')).to.equal('Dear Anna Smith!');
    }
  });

  it('is refused before it begins where its memory is of another key, changed or missing', async () => {
    const memory = await memoryOf('Anna Smith asks.');
    const other = await service.keyOf({});
    const without = await service.keyOf({ operations: 'hideInConversation' });
    for (const [first, key, status, code] of [
      [`${memory}\n`, other, 422, 'conversation_unreadable'],
      [`${memory.slice(0, -4)}AAAA\n`, service.key, 422, 'conversation_unreadable'],
      ['Dear [PERSON_1]\n', service.key, 422, 'conversation_unreadable'],
      ['Dear [PERSON_1]', service.key, 422, 'conversation_unreadable'],
      ['x'.repeat(600_000), service.key, 422, 'conversation_unreadable'],
      [`${memory}\n`, without, 403, 'not_in_plan'],
      [`${memory}\n`, 'wrong', 401, 'api_key_malformed'],
    ] as const) {
      const stream = open(TEXT, key).write(first).write('Dear [PERSON_1]');
      await stream.end();
      const response = await stream.response;
      expect([response.statusCode, JSON.parse(stream.text).error], first.slice(0, 20)).to.deep.equal([status, code]);
      expect(stream.text).not.to.include('Anna');
    }
  });

  it('is cut where something is wrong in the middle, so that nobody takes a part for the whole', async () => {
    const cases = [
      [{ text_chars: 80 }, 'x'.repeat(50), 'y'.repeat(50), 'text_too_long'],
      [{ tokens_per_month: 1_200 }, 'x'.repeat(4_000), 'y'.repeat(4_000), 'token_limit_reached'],
      [{}, 'x', Uint8Array.of(0xc3, 0x28), 'invalid_utf8'],
    ] as const;
    for (const [plan, first, second, code] of cases)
      for (const type of [TEXT, EVENTS]) {
        const key = await service.keyOf(plan);
        const memory = await memoryOf('Anna Smith asks.', key);
        const before = type === TEXT ? first : `: ${first}\n\n`;
        const stream = open(type, key).write(`${memory}\n[PERSON_1] ${before}`);
        await stream.until(() => stream.text.includes('x'));
        await stream.write(second).end();
        expect(stream.ended, `${code} ${type}`).to.equal('cut');
        expect(stream.text.includes(`event: error\ndata: {"type":"error","error":{"type":"${code}",`)).to.equal(
          type === EVENTS,
        );
        await logged({ operation: 'restoreInConversation', code });
      }
    expect(service.lines.join('\n')).not.to.match(/Anna|Smith|dkc1/);
  });

  it('does not grow without an end from a short one', async () => {
    const key = await service.keyOf({ text_chars: 20_000 });
    const memory = await memoryOf(`See https://example.com/${'a'.repeat(15_000)} now.`, key);
    const answer = '[ONLINE_1] '.repeat(30);
    const stream = await open(TEXT, key).write(`${memory}\n${answer}`).end();
    expect(stream.ended).to.equal('cut');
    const whole = await service.post(RESTORE, { text: answer, memory }, key);
    expect([whole.status, (await whole.json()).error]).to.deep.equal([413, 'text_too_long']);
    expect((await service.post(RESTORE, { text: answer.slice(0, 80), memory }, key)).status).to.equal(200);
  });

  it('is charged as far as it came when its client leaves', async () => {
    const memory = await memoryOf('Anna Smith asks.');
    const stream = open(TEXT).write(`${memory}\n${'x'.repeat(400)}`);
    await stream.until(() => stream.text.length >= 390);
    stream.leave();
    await logged({ operation: 'restoreInConversation', status: 499, tokens: 100 });
  });

  it('does not hold back other streams while its model is silent', async () => {
    const memory = await memoryOf('Anna Smith asks.');
    const silent = Array.from({ length: 12 }, () => open(TEXT).write(`${memory}\nDear [PER`));
    await Promise.all(silent.map((one) => one.until(() => one.text === 'Dear ')));
    expect((await open(TEXT).write(`${memory}\nDear [PERSON_1]`).end()).text).to.equal('Dear Anna Smith');
    const ended = await Promise.all(silent.map((one) => one.write('SON_1]').end()));
    for (const one of ended) expect(one.text).to.equal('Dear Anna Smith');
  });
});
