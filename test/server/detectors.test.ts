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
