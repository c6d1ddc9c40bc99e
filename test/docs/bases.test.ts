import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { BASES } from '../../core/contracts/basis.js';

describe('docs/explain.md', () => {
  it('lists the bases of scores with the values that the engine uses', () => {
    const page = readFileSync(new URL('../../../docs/explain.md', import.meta.url), 'utf8');
    const rows = Object.entries(BASES).map(([code, { score, reason }]) => `| \`${code}\` | ${score} | ${reason} |`);
    expect(page).to.include(rows.join('\n'));
  });
});
