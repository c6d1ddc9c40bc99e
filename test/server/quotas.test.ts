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

  it('grant a busy key exactly its limit in any minute, whatever is counted ahead', () => {
    // The edges of the window among them, and bursts large enough for many to be counted ahead.
    const gap = fc.oneof(fc.constantFrom(0, 999, 1000, 59_000, 60_000, 61_000, 62_000), fc.nat(25_000));
    const bursts = fc.array(fc.tuple(gap, fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 400 }))), {
      minLength: 1,
      maxLength: 10,
    });
    const limit = 300;
    fc.assert(
      fc.property(bursts, (given) => {
        const id = fresh();
        const granted: number[] = [];
        let now = START;
        for (const [gap, count] of given) {
          now += gap;
          const oldest = Math.floor(now / 1000) - 60;
          let left = limit - granted.filter((at) => Math.floor(at / 1000) >= oldest).length;
          for (let i = 0; i < count; i++) {
            const { refusedBy } = quotas.takeRequest(id, { ...NONE, requestsPerMinute: limit }, now);
            expect(refusedBy).to.equal(left > 0 ? undefined : 'minute');
            if (left-- > 0) granted.push(now);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('grant exactly the tokens of a month, one by one', () => {
    for (const limit of [1, 2, 199, 250]) {
      const id = fresh();
      const limits = { ...NONE, tokensPerMonth: limit };
      const grants = Array.from({ length: limit + 5 }, () => quotas.takeTokens(id, 1, limits, START).refusedBy);
      expect(grants.filter((refusedBy) => refusedBy === undefined)).to.have.length(limit);
      expect(grants.indexOf('tokens')).to.equal(limit);
    }
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
    const later = quotas.takeTokens(id, 5, NONE, december).use;
    quotas.returnTokens(id, 5, use.month, december);
    expect(quotas.use(id, december).tokens).to.equal(5);
    quotas.returnTokens(id, 5, later.month, december);
    expect(quotas.use(id, december).tokens).to.equal(0);
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

  it('never pass a limit while two processes count ahead, and reach it once both have settled', () => {
    const other = openSqlite(join(directory.path, 'deidkit.db'), 'NORMAL');
    const both = [quotas, openQuotas(other)];
    const wishes = fc.array(fc.tuple(fc.nat(1), fc.integer({ min: 1, max: 400 }), fc.nat(900)), { maxLength: 30 });
    const limits = { requestsPerMinute: null, requestsPerMonth: 2000, tokensPerMonth: 20_000 };
    fc.assert(
      fc.property(wishes, (bursts) => {
        const id = fresh();
        let [now, requests, tokens] = [START, 0, 0];
        const ask = (store: QuotaStore | undefined, count: number): void => {
          for (let i = 0; i < count; i++) {
            if (store?.takeRequest(id, limits, now).refusedBy === undefined) requests++;
            if (store?.takeTokens(id, 7, limits, now).refusedBy === undefined) tokens += 7;
          }
        };
        for (const [who, count, gap] of bursts) {
          ask(both[who], count);
          now += gap;
          expect(requests).to.be.at.most(2000);
          expect(tokens).to.be.at.most(20_000);
        }
        for (const store of both) store.settle(now);
        expect(quotas.use(id, now)).to.include({ requests, tokens });
        ask(quotas, 3000);
        expect(requests).to.equal(2000);
        expect(tokens).to.equal(19_999);
      }),
      { numRuns: 20 },
    );
    other.close();
  });

  it('say what has been used, whatever was counted ahead, and keep no more than that after settling', () => {
    const id = fresh();
    expect(quotas.use(id, START)).to.include({ requests: 0, minute: 0, minuteFrees: 0, tokens: 0 });
    for (let i = 0; i < 10; i++) {
      expect(quotas.takeRequest(id, NONE, START + i).use).to.include({ requests: i + 1, minute: i + 1, tokens: 5 * i });
      expect(quotas.takeTokens(id, 5, NONE, START + i).use).to.include({ minute: i + 1, tokens: 5 * (i + 1) });
      expect(quotas.use(id, START + i)).to.include({ requests: i + 1, minute: i + 1, tokens: 5 * (i + 1) });
    }
    quotas.settle(START + 1500);
    const other = openSqlite(join(directory.path, 'deidkit.db'), 'NORMAL');
    expect(openQuotas(other).use(id, START + 1500)).to.include({ requests: 10, minute: 10, tokens: 50 });
    other.close();
  });
});
