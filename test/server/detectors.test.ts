import { expect } from 'chai';
import { createEngine } from '../../lib/index.js';
import { inlineWork } from '../../server/work/inline.js';
import { threadedWork } from '../../server/work/threads.js';
import { form, PATHS, problem, startTestService, type TestService } from './kit/service.js';

const CONFIG = {
  plugins: ['transformers', 'surrogates', 'policies', 'general', 'ner', 'neural', 'txt'].map((name) => ({
    use: `deidkit/plugins/${name}`,
  })),
};
/** The fast model finds no name in it. */
const TEXT = '王小明住在旁边。';
const REDACTED = '*****住在旁边。';

describe('detectors of requests', () => {
  let service: TestService;
  /** Texts that were processed in the thread of the event loop. */
  const inline: string[] = [];
  before(async () => {
    service = await startTestService({
      engine: () => createEngine(CONFIG),
      work: async (engine) => {
        const work = inlineWork(engine);
        const outputs: typeof work.outputs = (input) => {
          inline.push(input.text);
          return work.outputs(input);
        };
        return threadedWork(engine, CONFIG, { threads: 1 }, undefined, { ...work, outputs });
      },
    });
  });
  after(() => service.close());

  const redact = (fields: object, key?: string) =>
    service.post(PATHS.outputs, { text: TEXT, masking_type: 'redact', ...fields }, key);
  const upload = (fields: Record<string, string>, key?: string) =>
    service.call(PATHS.txt, {
      method: 'POST',
      body: form(TEXT, 'a.txt', { masking_type: 'redact', ...fields }),
      ...(key === undefined ? {} : { headers: { 'X-API-Key': key } }),
    });
  const output = async (response: Response) => JSON.parse(await response.text()).outputs[0].text;

  it('find names in texts and files with the model that the request selects', async () => {
    expect(await output(await redact({}))).to.equal(TEXT);
    expect(await output(await redact({ detector: null }))).to.equal(TEXT);
    expect(await output(await redact({ detector: 'accurate' }))).to.equal(REDACTED);
    expect(await (await upload({})).text()).to.equal(TEXT);
    expect(await (await upload({ detector: 'accurate' })).text()).to.equal(REDACTED);
    expect(await problem(await redact({ detector: 'slow' }))).to.include({ status: 422, error: 'validation_failed' });
  });

  it('refuse before work begins what they cannot finish in time, by a limit of their own', async () => {
    const small = await startTestService({
      engine: () => createEngine(CONFIG),
      work: (engine) => threadedWork(engine, CONFIG, { threads: 1 }),
      limits: { modelChars: { accurate: 20, cascade: 3_000 } },
    });
    try {
      const ask = async (length: number, detector: string, path: string = PATHS.outputs, more = {}) => {
        const answer = await small.post(path, { text: 'x '.repeat(length / 2), detector, ...more });
        return answer.status === 200 ? 200 : (await problem(answer)).error;
      };
      const general = { compliance_mode: 'MASKED' };
      const replacing = { compliance_mode: 'PROPRIETARY', replacements: { x: 'y' } };
      for (const [length, detector, path, more, answer] of [
        [20, 'accurate', PATHS.outputs, {}, 200],
        [22, 'accurate', PATHS.outputs, {}, 'text_too_long_for_detector'],
        [22, 'accurate', PATHS.analyze, {}, 'text_too_long_for_detector'],
        [22, 'accurate', PATHS.general, general, 'text_too_long_for_detector'],
        [22, 'accurate', PATHS.general, replacing, 200],
        [22, 'cascade', PATHS.outputs, {}, 200],
        [100_000, 'cascade', PATHS.outputs, {}, 'text_too_long_for_detector'],
        [100_000, 'fast', PATHS.outputs, { masking_type: 'redact' }, 200],
      ] as const)
        expect(await ask(length, detector, path, more), `${length} ${detector} ${path}`).to.equal(answer);
      const used = await (await small.call('/api/v1/usage')).text();
      const refused = await small.post(PATHS.outputs, { text: 'x '.repeat(50), detector: 'accurate' });
      expect(await problem(refused)).to.include({ status: 413 });
      expect(JSON.parse(await (await small.call('/api/v1/usage')).text()).month.tokens).to.deep.equal(
        JSON.parse(used).month.tokens,
      );
    } finally {
      await small.close();
    }
  });

  it('never hold the event loop: all but the fast one work in another thread, however short the text', async () => {
    inline.length = 0;
    await redact({ text: 'one', detector: 'fast' });
    await redact({ text: 'two', detector: 'accurate' });
    await redact({ text: 'three', detector: 'cascade' });
    expect(inline).to.eql(['one']);
  });

  it('are refused if the plan or the key lists its operations without them', async () => {
    const without = await service.keyOf({ operations: 'deidentifyText deidentifyFileTxt' });
    const within = await service.keyOf({ operations: 'deidentifyText deidentifyFileTxt accurateDetector' });
    expect((await redact({ detector: 'fast' }, without)).status).to.equal(200);
    for (const response of [
      await redact({ detector: 'accurate' }, without),
      await redact({ detector: 'accurate', text: `${TEXT} `.repeat(2000) }, without),
      await redact({ detector: 'cascade' }, within),
      await upload({ detector: 'accurate' }, without),
    ]) {
      expect(await problem(response)).to.include({ status: 403, error: 'detector_not_in_plan' });
    }
    expect(await output(await redact({ detector: 'accurate' }, within))).to.equal(REDACTED);
  });
});

describe('the detector of requests that select none', () => {
  let service: TestService;
  const auto = { ...CONFIG, defaults: { model: 'auto', auto: { wasm: 100 } } };
  const inline: string[] = [];
  before(async () => {
    service = await startTestService({
      engine: () => createEngine(auto),
      work: (engine) => {
        const work = inlineWork(engine);
        const outputs: typeof work.outputs = (input) => {
          inline.push(input.text);
          return work.outputs(input);
        };
        return threadedWork(engine, auto, { threads: 1 }, undefined, { ...work, outputs });
      },
    });
  });
  after(() => service.close());

  const redact = (text: string, fields: object = {}, key?: string) =>
    service.post(PATHS.outputs, { text, masking_type: 'redact', ...fields }, key);
  const told = async (response: Response) => {
    const answer = JSON.parse(await response.text());
    return [response.headers.get('Deid-Model'), answer.outputs[0].text];
  };

  it('is chosen by the length of the text, and named in the answer', async () => {
    expect(await told(await redact(TEXT))).to.deep.equal(['cascade', REDACTED]);
    const long = TEXT.repeat(20);
    expect(await told(await redact(long))).to.deep.equal(['fast', long]);
    expect((await told(await redact(long, { detector: 'accurate' })))[0]).to.equal('accurate');
    expect(await told(await redact(TEXT, { detector: 'fast' }))).to.deep.equal(['fast', TEXT]);
    // A large body is read in another thread.
    expect((await redact('so it was. '.repeat(8000))).headers.get('Deid-Model')).to.equal('fast');
    // What reads in context never holds the event loop; the fast model reads short texts in it.
    expect(inline).to.deep.equal([long, TEXT]);
  });

  it('is named in the answer to a file and in its report', async () => {
    for (const [text, model] of [
      [TEXT, 'cascade'],
      [TEXT.repeat(20), 'fast'],
    ] as const) {
      const body = form(text, 'a.txt', { masking_type: 'redact' });
      const { headers } = await service.call(PATHS.txt, { method: 'POST', body });
      expect(headers.get('Deid-Model')).to.equal(model);
      expect(JSON.parse(headers.get('X-Deid-Report') ?? '{}').models).to.deep.equal([model]);
    }
  });

  it('is none where nothing is searched', async () => {
    const fields = { compliance_mode: 'PROPRIETARY', replacements: { one: 'two' } };
    const response = await service.post(PATHS.general, { text: 'one', ...fields });
    expect(response.status).to.equal(200);
    expect(response.headers.get('Deid-Model')).to.equal('none');
  });

  it('is the fast one for a key that may not select another', async () => {
    const without = await service.keyOf({ operations: 'deidentifyText' });
    expect(await told(await redact(TEXT, {}, without))).to.deep.equal(['fast', TEXT]);
  });
});

describe('detectors that are not installed', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService();
  });
  after(() => service.close());

  it('are refused with their place', async () => {
    for (const response of [
      await service.post(PATHS.outputs, { text: TEXT, detector: 'accurate' }),
      await service.call(PATHS.txt, { method: 'POST', body: form(TEXT, 'a.txt', { detector: 'accurate' }) }),
    ]) {
      const body = await problem(response);
      expect(body).to.include({ status: 422, error: 'model_not_installed' });
      expect(body.errors?.[0]).to.include({ pointer: '/detector' });
    }
    expect((await service.post(PATHS.outputs, { text: TEXT, detector: 'fast' })).status).to.equal(200);
  });
});
