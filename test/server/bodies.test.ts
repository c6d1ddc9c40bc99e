import { expect } from 'chai';
import { threadedWork } from '../../server/work/threads.js';
import type { Work } from '../../server/work/work.js';
import { BODY_SHAPES, type BodyShape, contentTypeOf, framed } from './kit/body-shapes.js';
import { raw, request } from './kit/raw.js';
import { CONFIG, PATHS, problem, startTestService, type TestService } from './kit/service.js';

/** Far more than is read on the event loop; bench/bodies sends 8 MB. */
const BYTES = 1_000_000;

/** The same work, whose owner can see how often bodies were handed over, and what was read on the event loop. */
function watched(work: Work, seen: string[]): Work {
  return {
    ...work,
    textBody(body) {
      seen.push('textBody');
      return work.textBody(body);
    },
    fileBody(body, signal) {
      seen.push('fileBody');
      return work.fileBody(body, signal);
    },
    get ready() {
      return work.ready;
    },
  };
}

describe('bodies designed to block the service', () => {
  const seen: string[] = [];
  let service: TestService;
  before(async () => {
    service = await startTestService({
      limits: { textChars: 100_000 },
      work: async (engine) => watched(await threadedWork(engine, CONFIG, { threads: 1 }), seen),
    });
  });
  after(() => service.close());

  async function send(shape: BodyShape): Promise<string> {
    const body = shape.body(BYTES);
    const framing: Record<string, string> =
      shape.chunk === undefined ? { 'Content-Length': String(body.length) } : { 'Transfer-Encoding': 'chunked' };
    const headers = { ...shape.headers, ...framing, 'Content-Type': contentTypeOf(shape), 'X-API-Key': service.key };
    const answer = await raw(service.port, request('POST', PATHS[shape.path], headers), ...framed(shape, body));
    if (answer.status === 200) return '200';
    const { error, errors = [] } = JSON.parse(answer.body);
    expect(errors.length).to.be.at.most(20);
    expect(answer.body.length).to.be.lessThan(5_000);
    return `${answer.status} ${error}`;
  }

  it('are at least forty', () => expect(BODY_SHAPES.length).to.be.at.least(40));

  for (const shape of BODY_SHAPES)
    it(`are answered ${shape.answer}, and parsed in a thread: ${shape.name}`, async () => {
      seen.length = 0;
      expect(await send(shape)).to.equal(shape.answer);
      // Bodies refused for their size or compression are not parsed at all.
      const unread = ['413 body_too_large', '413 file_too_large'].includes(shape.answer);
      expect(seen).to.deep.equal(unread ? [] : [shape.path === 'txt' ? 'fileBody' : 'textBody']);
    });

  it('are parsed in the main thread up to 64 KiB, and above in a worker thread', async () => {
    const textOf = (bytes: number) => JSON.stringify({ text: 'a'.repeat(bytes - '{"text":""}'.length) });
    for (const [bytes, expected] of [
      [65_536, []],
      [65_537, ['textBody']],
    ] as const) {
      seen.length = 0;
      const body = textOf(bytes);
      const headers = { 'Content-Type': 'application/json' };
      expect((await service.call(PATHS.outputs, { method: 'POST', body, headers })).status).to.equal(200);
      expect(seen).to.deep.equal(expected);
    }
  });

  it('may arrive in chunks of any sensible size', async () => {
    const body = JSON.stringify({ text: 'word '.repeat(20_000), masking_type: 'redact' });
    for (const chunk of [20, 100, 5_000, 65_536]) {
      const shape: BodyShape = { name: '', path: 'outputs', answer: '200', chunk, body: () => Buffer.from(body) };
      const headers = {
        'Content-Type': 'application/json',
        'Transfer-Encoding': 'chunked',
        'X-API-Key': service.key,
      };
      const bytes = Buffer.concat([...framed(shape, shape.body(0))]);
      for (let i = 0; i < 5; i++) {
        const answer = await raw(service.port, request('POST', PATHS.outputs, headers), bytes);
        expect(answer.status, `${chunk}: ${answer.body.slice(0, 200)}`).to.equal(200);
      }
    }
  });

  it("may be as large as the plan's longest text in any escaping plus 64 KiB, and no larger", async () => {
    const key = await service.keyOf({ text_chars: 10_000 });
    const escaped = `{"text":"${'\\ud83d\\ude00'.repeat(10_000)}","masking_type":"redact"}`;
    const send = (body: string) =>
      service.call(PATHS.outputs, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', 'X-API-Key': key },
      });
    expect((await send(escaped)).status).to.equal(200);
    const most = 10_000 * 12 + 65_536;
    expect((await send(escaped.padEnd(most))).status).to.equal(200);
    const refused = await problem(await send(escaped.padEnd(most + 1)));
    expect(refused).to.include({ status: 413, error: 'body_too_large' });
    expect(refused.detail).to.include(String(most));
  });

  it('with more than twenty mistakes are answered with the first twenty', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`levle${i}`, i]));
    for (const body of [
      { text: 'a', ...unknown },
      { text: 'a', pii_entities: Array.from({ length: 500 }, (_, i) => `NAME${i}`) },
      { text: 'a', pii_entities: Array.from({ length: 501 }, () => 0) },
      { text: 'a', pii_entities: Array.from({ length: 500 }, () => 0), level: 'x', seed: 1, ...unknown },
    ]) {
      const { status, errors = [] } = await problem(await service.post(PATHS.outputs, body));
      expect(status).to.equal(422);
      expect(errors.length).to.be.within(1, 20);
    }
    const names = { text: 'a', pii_entities: Array.from({ length: 500 }, (_, i) => `NAME${i}`) };
    expect((await problem(await service.post(PATHS.outputs, names))).errors).to.have.length(20);
  });
});
