import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { ERROR_CODES } from '../../core/index.js';
import { errorsPage } from './errors-page.js';

describe('docs/errors.md', () => {
  let page: string;
  before(async () => {
    page = await readFile(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
  });

  it('names every code of the table, and no other', () => {
    const named = [...page.matchAll(/^\| `(\w+)` \|/gm)].map((match) => match[1]);
    expect(named, "out of date: say 'npm run docs'").to.have.members(Object.keys(ERROR_CODES));
  });

  it('equals the generated page', () => {
    expect(page === errorsPage(), "out of date: say 'npm run docs'").to.equal(true);
  });
});
