import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { createEngine } from '../../lib/index.js';
import { modesPage } from './modes-page.js';

describe('docs/modes.md', () => {
  it('equals the page made from the default plugins', async () => {
    await using engine = await createEngine();
    const page = readFileSync(new URL('../../../docs/modes.md', import.meta.url), 'utf8');
    expect(page === modesPage(engine.modes), "out of date: say 'npm run docs'").to.equal(true);
  });
});
