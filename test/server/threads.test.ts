import { expect } from 'chai';
import { isDeidError } from '../../core/index.js';
import { threadedWork } from '../../server/work/threads.js';
import { CONFIG, form, makeEngine, PATHS, problem, startTestService, type TestService } from './kit/service.js';

const LONG = `${'plain words. '.repeat(400)}mary@jones.test`;

describe('work in threads', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService({
      work: (engine) =>
        threadedWork(engine, CONFIG, { threads: 2, timeoutMs: 4000, textTimeoutMs: 20_000, memoryMb: 300 }),
    });
  });
  after(() => service.close());

  const upload = (content: string) => service.call(PATHS.mock, { method: 'POST', body: form(content, 'a.mock') });

  it('gives the same results for long texts as for short ones', async () => {
    for (const text of [LONG, 'mary@jones.test']) {
      const analysis = JSON.parse(await (await service.post(PATHS.analyze, { text })).text());
      expect(analysis.sensitive_words).to.deep.equal(['mary@jones.test']);
      const outputs = JSON.parse(await (await service.post(PATHS.outputs, { text, masking_type: 'redact' })).text());
      expect(outputs.outputs[0].text).to.equal(text.replace('mary@jones.test', '*****'));
      const general = await service.post(PATHS.general, {
        text,
        compliance_mode: 'PROPRIETARY',
        replacements: { mary: 'ann' },
      });
      expect(JSON.parse(await general.text()).output_text).to.equal(text.replace('mary', 'ann'));
    }
  });

  it('passes on the errors of the engine', async () => {
    expect(await problem(await upload('encrypted'))).to.include({ status: 422, error: 'document_encrypted' });
  });

  it('reveals only that a fault occurred', async () => {
    const response = await upload('throw Sigrid Vonnegut');
    const body = await response.text();
    expect(JSON.parse(body)).to.include({ status: 500, error: 'adapter_failed' });
    expect(body + service.lines.join('')).not.to.include('Sigrid');
  });

  it('stops tasks that take too long, serves others meanwhile, and charges nothing for them', async () => {
    const before = JSON.parse(await (await service.call('/api/v1/usage')).text());
    const hanging = upload('hang');
    expect((await service.post(PATHS.outputs, { text: 'short' })).status).to.equal(200);
    const response = await hanging;
    expect(response.headers.get('retry-after')).to.equal('10');
    expect(await problem(response)).to.include({ status: 503, error: 'processing_timeout' });
    const after = JSON.parse(await (await service.call('/api/v1/usage')).text());
    expect(after.month.tokens.used - before.month.tokens.used).to.equal(2);
  });

  it('stops a file that allocates memory without end, also outside the heap', async () => {
    const response = await upload('swell');
    expect(response.headers.get('retry-after')).to.equal('10');
    expect(await problem(response)).to.include({ status: 503, error: 'processing_out_of_memory' });
    expect(await (await upload('fine')).text()).to.equal('fine');
  });

  it('continues after a thread has died', async () => {
    expect(await problem(await upload('exit'))).to.include({ status: 500, error: 'processing_failed' });
    expect(await (await upload('fine')).text()).to.equal('fine');
  });

  it('cancels files of disconnected clients, and charges what was searched until then', async () => {
    const tokens = async () => JSON.parse(await (await service.call('/api/v1/usage')).text()).month.tokens.used;
    // So that a thread is there.
    await upload('fine');
    const before = await tokens();
    const order = `hang ${'x'.repeat(395)}`;
    const controller = new AbortController();
    const hanging = service.call(PATHS.mock, {
      method: 'POST',
      body: form(order, 'a.mock'),
      signal: controller.signal,
    });
    const gone = hanging.catch((error: Error) => error.name);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    controller.abort();
    expect(await gone).to.equal('AbortError');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(service.lines.at(-1))
      .to.include('"status":499')
      .and.include(`"tokens":${order.length / 4}`);
    expect((await tokens()) - before).to.equal(order.length / 4);
    expect(await (await upload('fine')).text()).to.equal('fine');
  });
});

describe('threads that cannot start', () => {
  it('are shown in readiness, and do not affect short texts', async () => {
    await using engine = await makeEngine();
    let told: (error: unknown) => void = () => undefined;
    const fault = new Promise<unknown>((resolve) => {
      told = resolve;
    });
    const work = await threadedWork(engine, { plugins: [{ use: 'deidkit/plugins/nowhere' }] }, { threads: 1 }, told);
    expect(work.ready).to.equal(true);
    work.warmUp();
    expect(await fault).to.satisfy(isDeidError);
    expect(work.ready).to.equal(false);
    const { sensitive_words } = JSON.parse(String(await work.analyze({ text: 'mary@jones.test', explain: false })));
    expect(sensitive_words).to.deep.equal(['mary@jones.test']);
    await work.close();
  });
});
