import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { apiReport, PUBLIC_CORE_MAXIMUM, publicNames } from './api-report.js';

describe('the public interface', () => {
  it('is what docs/api-report.md says: who changes it on purpose runs `npm run docs` and shows the difference', function () {
    this.timeout(120_000);
    expect(readFileSync(new URL('../../../docs/api-report.md', import.meta.url), 'utf8')).to.equal(apiReport());
  });

  it('of the core stays small', () => {
    expect(publicNames('core/index.ts')).to.have.length.at.most(PUBLIC_CORE_MAXIMUM);
  });
});
