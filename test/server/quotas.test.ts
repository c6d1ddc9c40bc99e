import { expect } from 'chai';
import fc from 'fast-check';
import type { QuotaLimits, QuotaStore } from '../../server/limits/quota.js';
import { QUOTA_KINDS, type TestQuotas } from './kit/store-kinds.js';

const NONE: QuotaLimits = { requestsPerMinute: null, requestsPerMonth: null, tokensPerMonth: null };
const START = Date.UTC(2026, 10, 21, 12);

for (const kind of QUOTA_KINDS)
  describe(`counters in ${kind.name}`, function () {
    // A busy machine may take long for what a store over a network is asked one by one.
    this.timeout(120_000);
    let opened: TestQuotas | undefined;
    let quotas: QuotaStore;
    let other: QuotaStore;
    let next = 0;
    const fresh = () => `quota ${next++}`;
    const runs = (all: number) => ({ numRuns: Math.ceil(all * kind.share) });

    before(async function () {
      opened = await kind.open(this);
      [quotas, other] = opened.both;
    });
    after(() => opened?.close());

    it('never grant more than the limit in any 60 seconds', async () => {
      const steps = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 60 });
      await fc.assert(
        fc.asyncProperty(steps, fc.integer({ min: 1, max: 5 }), async (gaps, limit) => {
          const id = fresh();
          const granted: number[] = [];
          let now = START;
          for (const gap of gaps) {
            now += gap;
            const { refusedBy } = await quotas.takeRequest(id, { ...NONE, requestsPerMinute: limit }, now);
            if (refusedBy === undefined) granted.push(now);
            const last = granted.filter((at) => at > now - 60_000);
            expect(last.length).to.be.at.most(limit);
          }
        }),
        runs(50),
      );
    });

    it('grant a busy key exactly its limit in any minute, whatever is reserved in advance', async () => {
      // The edges of the window among them, and bursts large enough for many to be counted ahead.
      const gap = fc.oneof(fc.constantFrom(0, 999, 1000, 59_000, 60_000, 61_000, 62_000), fc.nat(25_000));
      const bursts = fc.array(fc.tuple(gap, fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 400 }))), {
        minLength: 1,
        maxLength: 10,
      });
      const limit = 300;
      await fc.assert(
        fc.asyncProperty(bursts, async (given) => {
          const id = fresh();
          const granted: number[] = [];
          let now = START;
          for (const [gap, count] of given) {
            now += gap;
            const oldest = Math.floor(now / 1000) - 60;
            let left = limit - granted.filter((at) => Math.floor(at / 1000) >= oldest).length;
            for (let i = 0; i < count; i++) {
              const { refusedBy } = await quotas.takeRequest(id, { ...NONE, requestsPerMinute: limit }, now);
              expect(refusedBy).to.equal(left > 0 ? undefined : 'minute');
              if (left-- > 0) granted.push(now);
            }
          }
        }),
        runs(30),
      );
    });

    it('grant exactly the tokens of a month, one by one', async () => {
      for (const limit of [1, 2, 199, 250]) {
        const id = fresh();
        const limits = { ...NONE, tokensPerMonth: limit };
        const grants: (string | undefined)[] = [];
        for (let i = 0; i < limit + 5; i++) grants.push((await quotas.takeTokens(id, 1, limits, START)).refusedBy);
        expect(grants.filter((refusedBy) => refusedBy === undefined)).to.have.length(limit);
        expect(grants.indexOf('tokens')).to.equal(limit);
      }
    });

    it('grant exactly the limit to many simultaneous requests, over both connections', async () => {
      const id = fresh();
      const limits = { requestsPerMinute: 100, requestsPerMonth: null, tokensPerMonth: 1_000 };
      const ask = (i: number) => (i % 2 === 0 ? quotas : other);
      const requests = await Promise.all(
        Array.from({ length: 500 }, (_, i) => ask(i).takeRequest(id, limits, START + (i % 900))),
      );
      expect(requests.filter(({ refusedBy }) => refusedBy === undefined)).to.have.length(100);
      const tokens = await Promise.all(
        Array.from({ length: 200 }, (_, i) => ask(i).takeTokens(id, 7, limits, START + (i % 900))),
      );
      expect(tokens.filter(({ refusedBy }) => refusedBy === undefined)).to.have.length(Math.floor(1_000 / 7));
      for (const store of [quotas, other]) await store.settle(START + 1_000);
      expect(await quotas.use(id, START + 1_000)).to.include({ requests: 100, minute: 100, tokens: 994 });
    });

    it('grant again after the stated time', async () => {
      const steps = fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 3, maxLength: 40 });
      await fc.assert(
        fc.asyncProperty(steps, async (gaps) => {
          const id = fresh();
          const limits = { ...NONE, requestsPerMinute: 3 };
          let now = START;
          for (const gap of gaps) {
            now += gap;
            const { refusedBy, retryAfter } = await quotas.takeRequest(id, limits, now);
            if (refusedBy === undefined) continue;
            expect(refusedBy).to.equal('minute');
            now += retryAfter * 1000;
            expect((await quotas.takeRequest(id, limits, now)).refusedBy).to.equal(undefined);
          }
        }),
        runs(50),
      );
    });

    it('are not restored if the clock goes back', async () => {
      const id = fresh();
      const limits = { ...NONE, requestsPerMinute: 1 };
      await quotas.takeRequest(id, limits, START);
      expect((await quotas.takeRequest(id, limits, START - 3_600_000)).refusedBy).to.equal('minute');
    });

    it('block nobody after a clock was set ahead and corrected, and belong to the actual month', async () => {
      const id = fresh();
      const limits = { ...NONE, requestsPerMinute: 2, requestsPerMonth: 4 };
      const take = async (now: number) => (await quotas.takeRequest(id, limits, now)).refusedBy;
      const later = START + 365 * 86_400_000;
      expect([await take(START), await take(later), await take(later), await take(later)]).to.deep.equal([
        undefined,
        undefined,
        undefined,
        'minute',
      ]);
      expect(await take(START + 1_000)).to.equal('minute');
      expect(await take(START + 62_000)).to.equal(undefined);
      expect(await take(START + 63_000)).to.equal('month');
    });

    it('restart with each calendar month, UTC', async () => {
      const id = fresh();
      const limits = { ...NONE, requestsPerMonth: 2 };
      const end = Date.UTC(2026, 11, 1);
      expect((await quotas.takeRequest(id, limits, end - 2000)).refusedBy).to.equal(undefined);
      expect((await quotas.takeRequest(id, limits, end - 2000)).refusedBy).to.equal(undefined);
      expect(await quotas.takeRequest(id, limits, end - 2000)).to.include({ refusedBy: 'month', retryAfter: 2 });
      expect((await quotas.takeRequest(id, limits, end)).refusedBy).to.equal(undefined);
    });

    it('take all the tokens that a text needs, or none', async () => {
      const id = fresh();
      const limits = { ...NONE, tokensPerMonth: 100 };
      expect((await quotas.takeTokens(id, 60, limits, START)).refusedBy).to.equal(undefined);
      expect((await quotas.takeTokens(id, 60, limits, START)).refusedBy).to.equal('tokens');
      expect((await quotas.takeTokens(id, 40, limits, START)).refusedBy).to.equal(undefined);
      expect((await quotas.use(id, START)).tokens).to.equal(100);
    });

    it('return tokens to the month they were taken from, and to no other', async () => {
      const id = fresh();
      const { use } = await quotas.takeTokens(id, 10, NONE, START);
      await quotas.returnTokens(id, 4, use.month, START);
      expect((await quotas.use(id, START)).tokens).to.equal(6);
      const december = Date.UTC(2026, 11, 2);
      const later = (await quotas.takeTokens(id, 5, NONE, december)).use;
      await quotas.returnTokens(id, 5, use.month, december);
      expect((await quotas.use(id, december)).tokens).to.equal(5);
      await quotas.returnTokens(id, 5, later.month, december);
      expect((await quotas.use(id, december)).tokens).to.equal(0);
    });

    it('are shared by all connections', async () => {
      const id = fresh();
      const limits = { ...NONE, requestsPerMonth: 100 };
      let granted = 0;
      for (let i = 0; i < 250; i++)
        if ((await (i % 2 === 0 ? quotas : other).takeRequest(id, limits, START)).refusedBy === undefined) granted++;
      expect(granted).to.equal(100);
    });

    it('never exceed a limit while two processes reserve in advance, and reach it once both have settled', async () => {
      const both = [quotas, other];
      const bursts = fc.array(fc.tuple(fc.nat(1), fc.integer({ min: 1, max: 400 }), fc.nat(900)), { maxLength: 30 });
      const limits = { requestsPerMinute: null, requestsPerMonth: 2000, tokensPerMonth: 20_000 };
      await fc.assert(
        fc.asyncProperty(bursts, async (given) => {
          const id = fresh();
          let [now, requests, tokens] = [START, 0, 0];
          const ask = async (store: QuotaStore | undefined, count: number): Promise<void> => {
            for (let i = 0; i < count; i++) {
              if ((await store?.takeRequest(id, limits, now))?.refusedBy === undefined) requests++;
              if ((await store?.takeTokens(id, 7, limits, now))?.refusedBy === undefined) tokens += 7;
            }
          };
          for (const [who, count, gap] of given) {
            await ask(both[who], count);
            now += gap;
            expect(requests).to.be.at.most(2000);
            expect(tokens).to.be.at.most(20_000);
          }
          for (const store of both) await store.settle(now);
          expect(await quotas.use(id, now)).to.include({ requests, tokens });
          await ask(quotas, 3000);
          expect(requests).to.equal(2000);
          expect(tokens).to.equal(19_999);
        }),
        runs(20),
      );
    });

    it('report the usage, whatever is reserved in advance, and keep no more than that after settling', async () => {
      const id = fresh();
      expect(await quotas.use(id, START)).to.include({ requests: 0, minute: 0, minuteFrees: 0, tokens: 0 });
      for (let i = 0; i < 10; i++) {
        const taken = { requests: i + 1, minute: i + 1 };
        const now = START + i;
        expect((await quotas.takeRequest(id, NONE, now)).use).to.include({ ...taken, tokens: 5 * i });
        expect((await quotas.takeTokens(id, 5, NONE, now)).use).to.include({ ...taken, tokens: 5 * (i + 1) });
        expect(await quotas.use(id, now)).to.include({ ...taken, tokens: 5 * (i + 1) });
      }
      await quotas.settle(START + 1500);
      expect(await other.use(id, START + 1500)).to.include({ requests: 10, minute: 10, tokens: 50 });
    });
  });

describe('counters in every store', () => {
  const opened: TestQuotas[] = [];
  before(async function () {
    for (const kind of QUOTA_KINDS) opened.push(await kind.open(this));
  });
  after(async () => {
    for (const one of opened) await one.close();
  });

  it('report the same for any request', async () => {
    const step = fc.record({
      gap: fc.oneof(fc.constantFrom(0, 500, 1_000, 60_000, 61_000, 86_400_000 * 5), fc.nat(3_000)),
      what: fc.constantFrom('request', 'request', 'tokens', 'back', 'use'),
      tokens: fc.nat(40),
    });
    const limits = { requestsPerMinute: 4, requestsPerMonth: 12, tokensPerMonth: 150 };
    interface Step {
      readonly gap: number;
      readonly what: string;
      readonly tokens: number;
    }
    const run = async (quotas: QuotaStore, id: string, steps: readonly Step[]) => {
      const said: unknown[] = [];
      let now = Date.UTC(2026, 10, 28);
      let taken = { tokens: 0, month: 0 };
      for (const { gap, what, tokens } of steps) {
        now += gap;
        if (what === 'request') said.push(await quotas.takeRequest(id, limits, now));
        if (what === 'use') said.push(await quotas.use(id, now));
        if (what === 'back') await quotas.returnTokens(id, taken.tokens, taken.month, now);
        if (what !== 'tokens') continue;
        const grant = await quotas.takeTokens(id, tokens, limits, now);
        said.push(grant);
        if (grant.refusedBy === undefined) taken = { tokens, month: grant.use.month };
      }
      return said;
    };
    let next = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        const id = `same ${next++}`;
        const answers = await Promise.all(opened.map(({ both }) => run(both[0], id, steps)));
        for (const answer of answers) expect(answer).to.deep.equal(answers[0]);
      }),
      { numRuns: 60 },
    );
  });
});
