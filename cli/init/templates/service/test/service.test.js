import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createEngine } from 'deidkit';

describe('the configuration of the service', () => {
  /** @type {import('deidkit').Engine} */
  let engine;
  before(async () => {
    engine = await createEngine(new URL('../plugins.config.json', import.meta.url));
  });
  after(() => engine.close());

  it('replaces what our plugin finds, and what those of deidkit find', () => {
    const text = 'Badge BX-004711 was reported lost by mary@example.com.';
    const [output] = engine.deidentify(text, { mode: 'REDACT' }).outputs;
    assert.equal(output?.text, 'Badge ***** was reported lost by *****.');
  });
});
