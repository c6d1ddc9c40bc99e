import { expect } from 'chai';
import { createEngine, createEnginePool, type EnginePool } from '../../lib/index.js';
import badge from './badge-plugin.js';

const config = {
  plugins: [
    { use: 'deidkit/plugins/transformers' },
    { use: 'deidkit/plugins/txt' },
    { use: import.meta.resolve('./badge-plugin.js'), options: { digits: 4 } },
  ],
  policies: { CUSTOM: { rules: { '*': 'redact' } } },
};
const options = { mode: 'CUSTOM', seed: 'same' } as const;
const text = 'Badge BX-1234, badge BX-5678.';

describe('the pool of engines', () => {
  let pool: EnginePool;

  before(async () => {
    pool = await createEnginePool(config, { threads: 1 });
  });
  after(() => pool.close());

  it('answers like an engine of the same configuration', async () => {
    await using engine = await createEngine(config);
    expect(await pool.analyze(text, { explain: true })).to.deep.equal(engine.analyze(text, { explain: true }));
    expect(await pool.deidentify(text, options)).to.deep.equal(engine.deidentify(text, options));
    expect(await pool.tokens(text)).to.deep.equal(engine.tokens(text));
    const terms = { 'BX-1234': 'x' };
    expect(await pool.replaceTerms(text, terms)).to.deep.equal(engine.replaceTerms(text, terms));
  });

  it('is ready once it is created', () => {
    expect(pool.ready).to.equal(true);
  });

  it('de-identifies a file, and charges its text', async () => {
    const file = [text.slice(0, 10), text.slice(10)].map((part) => Buffer.from(part));
    const { chunks, report, codePoints } = await pool.file({ adapter: 'txt', chunks: file, extension: 'txt', options });
    expect(Buffer.concat(chunks).toString()).to.equal('Badge *****, badge *****.');
    expect(report.counts).to.deep.equal({ EMPLOYEE_ID: 2 });
    expect(codePoints).to.equal(text.length);
  });

  it('refuses a file with more text than allowed', async () => {
    const work = { adapter: 'txt', chunks: [Buffer.from(text)], extension: 'txt', options, maxCodePoints: 8 };
    const error = await pool.file(work).catch((refused: unknown) => refused);
    expect(error).to.include({ code: 'token_limit_reached' });
    expect(error).to.have.property('message').that.includes('has 2 tokens left');
  });

  it('refuses what an engine refuses, with the same facts', async () => {
    const error = await pool.analyze(text, { domain: 'Astrology' }).catch((refused: unknown) => refused);
    expect(error).to.include({ code: 'validation_failed' }).and.have.property('message').that.includes('General');
    expect(await pool.restore(text, options).catch((refused: unknown) => refused)).to.include({
      code: 'not_reversible',
    });
  });

  it('accepts only plugins that are modules, and says so', async () => {
    const error = await createEnginePool({ plugins: [{ use: badge }] }).catch((refused: unknown) => refused);
    expect(error).to.include({ code: 'config_invalid' });
    expect(error).to.have.deep.nested.property('mistakes[0].pointer', '/plugins/0/use');
  });

  it('refuses a configuration like createEngine', async () => {
    const error = await createEnginePool({ plugins: [{ use: './absent.js' }] }).catch((refused: unknown) => refused);
    expect(error).to.include({ code: 'plugin_not_found' });
  });

  it('is not ready once it is closed', async () => {
    const closed = await createEnginePool(config, { threads: 1 });
    await closed.close();
    expect(closed.ready).to.equal(false);
    expect(await closed.analyze(text).catch((refused: unknown) => refused)).to.include({ code: 'shutting_down' });
  });
});
