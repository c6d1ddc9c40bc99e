import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import type { QuotaLimits, QuotaStore } from '../../server/limits/quota.js';
import { openSqlite } from '../../server/store/driver.js';
import { openStore, type Store } from '../../server/store/open.js';
import { openQuotas } from '../../server/store/quotas.js';
import { temporaryDirectory } from './kit/service.js';

const NONE: QuotaLimits = { requestsPerMinute: null, requestsPerMonth: null, tokensPerMonth: null };
const START = Date.UTC(2026, 10, 21, 12);

describe('counters', () => {
  const directory = temporaryDirectory();
  let store: Store;
  let quotas: QuotaStore;
  let next = 0;
  const fresh = () => `quota ${next++}`;

  before(async () => {
    store = await openStore(directory.path);
    quotas = store.quotas;
  });
  after(async () => {
    await store.close();
    directory.remove();
  });

  it('never grant more than the limit in any 60 seconds', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 5 }), (gaps, limit) => {
        const id = fresh();
        const granted: number[] = [];
        let now = START;
        for (const gap of gaps) {
          now += gap;
          if (quotas.takeRequest(id, { ...NONE, requestsPerMinute: limit }, now).refusedBy === undefined)
            granted.push(now);
          const last = granted.filter((at) => at > now - 60_000);
          expect(last.length).to.be.at.most(limit);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('grant again once the time they named is over', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 3, maxLength: 40 });
    fc.assert(
      fc.property(steps, (gaps) => {
        const id = fresh();
        const limits = { ...NONE, requestsPerMinute: 3 };
        let now = START;
        for (const gap of gaps) {
          now += gap;
          const { refusedBy, retryAfter } = quotas.takeRequest(id, limits, now);
          if (refusedBy === undefined) continue;
          expect(refusedBy).to.equal('minute');
          now += retryAfter * 1000;
          expect(quotas.takeRequest(id, limits, now).refusedBy).to.equal(undefined);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('do not come back when the clock goes back', () => {
    const id = fresh();
    const limits = { ...NONE, requestsPerMinute: 1 };
    quotas.takeRequest(id, limits, START);
    expect(quotas.takeRequest(id, limits, START - 3_600_000).refusedBy).to.equal('minute');
  });

  it('begin anew with each calendar month, UTC', () => {
    const id = fresh();
    const limits = { ...NONE, requestsPerMonth: 2 };
    const end = Date.UTC(2026, 11, 1);
    expect(quotas.takeRequest(id, limits, end - 2000).refusedBy).to.equal(undefined);
    expect(quotas.takeRequest(id, limits, end - 2000).refusedBy).to.equal(undefined);
    expect(quotas.takeRequest(id, limits, end - 2000)).to.include({ refusedBy: 'month', retryAfter: 2 });
    expect(quotas.takeRequest(id, limits, end).refusedBy).to.equal(undefined);
  });

  it('take all the tokens a text needs, or none', () => {
    const id = fresh();
    const limits = { ...NONE, tokensPerMonth: 100 };
    expect(quotas.takeTokens(id, 60, limits, START).refusedBy).to.equal(undefined);
    expect(quotas.takeTokens(id, 60, limits, START).refusedBy).to.equal('tokens');
    expect(quotas.takeTokens(id, 40, limits, START).refusedBy).to.equal(undefined);
    expect(quotas.use(id, START).tokens).to.equal(100);
  });

  it('take tokens back in the month they were taken from, and in no other', () => {
    const id = fresh();
    const { use } = quotas.takeTokens(id, 10, NONE, START);
    quotas.returnTokens(id, 4, use.month, START);
    expect(quotas.use(id, START).tokens).to.equal(6);
    const december = Date.UTC(2026, 11, 2);
    quotas.takeTokens(id, 5, NONE, december);
    quotas.returnTokens(id, 5, use.month, december);
    expect(quotas.use(id, december).tokens).to.equal(5);
  });

  it('are one count for all connections to the file', () => {
    const id = fresh();
    const limits = { ...NONE, requestsPerMonth: 100 };
    const other = openSqlite(join(directory.path, 'deidkit.db'), 'NORMAL');
    const both = [quotas, openQuotas(other)];
    const granted = Array.from({ length: 250 }, (_, i) => both[i % 2]?.takeRequest(id, limits, START));
    expect(granted.filter((grant) => grant?.refusedBy === undefined)).to.have.length(100);
    other.close();
  });
});
