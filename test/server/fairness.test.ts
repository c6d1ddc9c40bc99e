import { connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { uploadBudget } from '../../server/limits/upload-budget.js';
import { threadedWork } from '../../server/work/threads.js';
import { raw, request } from './kit/raw.js';
import { CONFIG, form, PATHS, problem, startTestService, type TestService } from './kit/service.js';

const MIB = 1024 * 1024;
const FORM_TYPE = 'multipart/form-data; boundary=b';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('fairness among keys', () => {
  let service: TestService;
  let hostile: string;
  let other: string;
  before(async () => {
    service = await startTestService({
      limits: {
        uploadBytes: 64 * MIB,
        fileBytes: 10 * MIB,
        pace: { idleMs: 2_500, graceMs: 600, bytesPerSecond: 100_000 },
        answerIdleMs: 300,
      },
      work: (engine) => threadedWork(engine, CONFIG, { threads: 1, queue: 8, timeoutMs: 6_000 }),
    });
    hostile = await service.keyOf({});
    other = await service.keyOf({ concurrent_requests: 1 });
    expect((await upload('warm', other)).status).to.equal(200);
  });
  after(() => service.close());

  const upload = (content: string, key: string) =>
    service.call(PATHS.mock, { method: 'POST', body: form(content, 'a.mock'), headers: { 'X-API-Key': key } });

  const announce = (bytes: number): Socket => {
    const headers = { 'X-API-Key': hostile, 'Content-Type': FORM_TYPE, 'Content-Length': String(bytes) };
    const socket = connect(service.port, '127.0.0.1').on('error', () => undefined);
    socket.write(request('POST', PATHS.txt, headers, '--b\r\n'));
    return socket;
  };

  it('keeps memory for another key if one has announced uploads for all of it, and releases stalled uploads', async () => {
    const answers: string[] = [];
    const stalled = Array.from({ length: 14 }, () => announce(9 * MIB));
    for (const socket of stalled) socket.on('data', (data) => answers.push(data.toString('latin1', 9, 12)));
    for (let i = 0; i < 60 && answers.length < 11; i++) await pause(20);
    // Three of nine are less than half; the others were refused at once.
    expect(answers).to.deep.equal(Array(11).fill('503'));
    const content = 'x'.repeat(9 * MIB);
    expect((await upload(content, other)).status).to.equal(200);
    for (let i = 0; i < 100 && answers.length < 14; i++) await pause(50);
    expect(answers.filter((status) => status === '408')).to.have.length(3);
    for (const socket of stalled) socket.destroy();
  });

  it('refuses a body that arrives too slowly, even if steadily', async () => {
    const socket = announce(100_000);
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    for (let i = 0; i < 40 && answer === ''; i++) {
      socket.write('x');
      await pause(50);
    }
    expect(answer)
      .to.match(/^HTTP\/1\.1 408 /)
      .and.include('request_timeout');
    socket.destroy();
  });

  it('gives another key a thread if one occupies all of them and has more waiting', async () => {
    const hanging = Array.from({ length: 3 }, () => upload('hang', hostile));
    await pause(100);
    const answer = await upload('fine', other);
    expect(await answer.text()).to.equal('fine');
    for (const one of hanging) expect(await problem(await one)).to.include({ error: 'processing_timeout' });
  });

  it('lets one key fill half of the queue, and another wait in it', async () => {
    const waits = Array.from({ length: 8 }, () => upload('wait', hostile));
    await pause(100);
    const second = upload('fine', other);
    const statuses = (await Promise.all(waits)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).to.have.length(3);
    expect(statuses.filter((status) => status === 200)).to.have.length(5);
    expect((await second).status).to.equal(200);
  });

  it('disconnects a client that does not read its answer; until then it occupies one of its places', async () => {
    const text = 'plain words '.repeat(60_000);
    const body = JSON.stringify({ text, masking_type: 'redact', candidates: 10 });
    const headers = { 'X-API-Key': other, 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
    const socket = connect(service.port, '127.0.0.1').on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.pause();
    socket.write(request('POST', PATHS.outputs, headers, body));
    await pause(250);
    const refused = await service.post(PATHS.outputs, { text: 'a' }, other);
    expect(await problem(refused)).to.include({ status: 429, error: 'concurrency_limit_reached' });
    await pause(3_000);
    expect((await service.post(PATHS.outputs, { text: 'a' }, other)).status).to.equal(200);
    socket.resume();
    await closed;
  });

  it('does not use up the minute of a key with requests that it refuses for being too many at a time', async () => {
    const key = await service.keyOf({ concurrent_requests: 1, requests_per_minute: 20, requests_per_month: 20 });
    // One that has its place, and never sends its body.
    const headers = { 'X-API-Key': key, 'Content-Type': 'application/json', 'Content-Length': '100' };
    const holding = connect(service.port, '127.0.0.1').on('error', () => undefined);
    holding.write(request('POST', PATHS.outputs, headers, '{'));
    await pause(200);
    // Fewer than it takes for the body to come too slowly.
    for (let i = 0; i < 5; i++)
      expect(await problem(await service.post(PATHS.outputs, { text: 'a' }, key))).to.include({
        status: 429,
        error: 'concurrency_limit_reached',
      });
    holding.destroy();
    await pause(200);
    expect((await service.post(PATHS.outputs, { text: 'a' }, key)).status).to.equal(200);
    const usage = JSON.parse(await (await service.call('/api/v1/usage', { headers: { 'X-API-Key': key } })).text());
    expect([usage.minute.used, usage.month.requests.used]).to.deep.equal([2, 2]);
  });

  it('is part of the plans of a new store', async () => {
    const rows = await service.keys.store.db.selectFrom('plans').select(['id', 'concurrent_requests']).execute();
    const limits = Object.fromEntries(rows.map(({ id, concurrent_requests }) => [id, concurrent_requests]));
    expect(limits).to.include({ free: 8, standard: 32, unlimited: null });
  });

  it('requires complete bodies', async () => {
    const headers = { 'X-API-Key': other, 'Content-Type': 'application/json', 'Content-Length': '12' };
    expect((await raw(service.port, request('POST', PATHS.outputs, headers, '{"text":"a"}'))).status).to.equal(200);
  });
});

describe('memory for uploads', () => {
  const codeOf = (work: () => unknown): string => {
    try {
      work();
      return 'good';
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : 'not ours';
    }
  };

  it('is limited to half for one owner, and always has some for the next one', () => {
    const budget = uploadBudget(1000);
    const held: string[] = [];
    for (const owner of ['a', 'b', 'c', 'd']) {
      let count = 0;
      while (codeOf(() => budget.take(10, owner)) === 'good') count++;
      held.push(`${owner} ${count * 10}`);
    }
    expect(held).to.deep.equal(['a 500', 'b 250', 'c 120', 'd 60']);
  });

  it('accepts one upload of any size if there is no other, and releases memory afterwards', () => {
    const budget = uploadBudget(100);
    const large = budget.take(500, 'a');
    expect(codeOf(() => budget.take(1, 'b'))).to.equal('overloaded');
    large.release();
    large.release();
    const growing = budget.take(0, 'b');
    for (const bytes of [10, 50, 90]) growing.atLeast(bytes);
    expect(codeOf(() => budget.take(1, 'b'))).to.equal('overloaded');
    expect(codeOf(() => budget.take(10, 'a'))).to.equal('good');
    expect(codeOf(() => budget.take(1, 'c'))).to.equal('overloaded');
  });
});
