import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { apiReport, PUBLIC_CORE_MAXIMUM, publicNames } from './api-report.js';

describe('the public interface', () => {
  it('equals docs/api-report.md; run `npm run docs` after an intended change and review the difference', function () {
    this.timeout(120_000);
    expect(readFileSync(new URL('../../../docs/api-report.md', import.meta.url), 'utf8')).to.equal(apiReport());
  });

  it('of the core stays small', () => {
    expect(publicNames('core/index.ts')).to.have.length.at.most(PUBLIC_CORE_MAXIMUM);
  });

  it('of the package has all names of the core, as the pages for authors import them', () => {
    expect(publicNames('lib/index.ts')).to.include.members(publicNames('core/index.ts'));
  });
});
