import { expect } from 'chai';
import { steadyClock } from '../../server/limits/steady-clock.js';
import { PATHS, startTestService, type TestService } from './kit/service.js';

const NOON = Date.UTC(2026, 10, 29, 12);
const MINUTE = 60_000;
const YEAR = 365 * 86_400_000;
/** Into December. */
const TWO_DAYS = 2 * 86_400_000;

/** A clock that can be set, beside the time that really passes. */
class Clocks {
  passed = 0;
  /** By how much the clock is wrong. */
  off = 0;

  readonly read = steadyClock(
    () => NOON + this.passed + this.off,
    () => this.passed,
  );
}

describe('the clock of the service', () => {
  it('follows the system clock in small steps, and ignores a jump for ten minutes', () => {
    const clock = new Clocks();
    clock.off = 1_500;
    expect(clock.read()).to.equal(NOON + 1_500);
    clock.off = YEAR;
    clock.passed = MINUTE;
    expect(clock.read()).to.equal(NOON + 1_500 + MINUTE);
    clock.passed = 10 * MINUTE;
    clock.off = 0;
    expect(clock.read()).to.equal(NOON + clock.passed);
  });

  it('accepts a clock that stays where it has jumped to, in either direction', () => {
    const clock = new Clocks();
    for (const off of [YEAR, -YEAR, 0]) {
      clock.off = off;
      clock.read();
      clock.passed += 10 * MINUTE;
      expect(clock.read()).to.equal(NOON + clock.passed + off);
    }
  });

  it('restarts the waiting time at each jump', () => {
    const clock = new Clocks();
    clock.off = YEAR;
    clock.read();
    clock.passed = 9 * MINUTE;
    clock.off = 2 * YEAR;
    clock.read();
    clock.passed = 12 * MINUTE;
    expect(clock.read()).to.equal(NOON + clock.passed);
  });
});

describe('a clock that is set ahead and corrected', () => {
  let service: TestService;
  let now = NOON;
  before(async () => {
    // No steady clock: as for processes that were started while the clock was wrong.
    service = await startTestService({ clock: () => now });
  });
  beforeEach(() => {
    now = NOON;
  });
  after(() => service.close());

  const statuses = async (key: string, count: number): Promise<number[]> => {
    const all: number[] = [];
    for (let i = 0; i < count; i++) all.push((await service.post(PATHS.outputs, { text: 'so it is' }, key)).status);
    return all;
  };

  it('locks no key out for longer than a minute', async () => {
    const key = await service.keyOf({ requests_per_minute: 2 });
    now = NOON + YEAR;
    expect(await statuses(key, 3)).to.deep.equal([200, 200, 429]);
    now = NOON;
    expect(await statuses(key, 1)).to.deep.equal([429]);
    now = NOON + 61_000;
    expect(await statuses(key, 3)).to.deep.equal([200, 200, 429]);
  });

  it('grants no second monthly quota, and uses nothing of the next', async () => {
    for (const limit of ['requests_per_month', 'tokens_per_month'] as const) {
      now = NOON;
      const key = await service.keyOf({ [limit]: 4 });
      const served = limit === 'requests_per_month' ? 4 : 2;
      expect((await statuses(key, served - 1)).every((status) => status === 200)).to.equal(true);
      now = NOON + TWO_DAYS;
      expect(await statuses(key, 1)).to.deep.equal([200]);
      now = NOON;
      // One was left, and has been used while the clock was wrong.
      expect(await statuses(key, 1), limit).to.deep.equal([429]);
      now = NOON + TWO_DAYS;
      expect(await statuses(key, served + 1)).to.deep.equal([...Array(served).fill(200), 429]);
    }
  });

  it('leaves no stale result of a key check', async () => {
    const ends = new Date(NOON + TWO_DAYS);
    const key = await service.keyOf({}, { expiresAt: ends });
    const { key: revoked, id } = await service.keys.admin.create();
    now = NOON + YEAR;
    expect(await statuses(key, 1)).to.deep.equal([403]);
    expect(await statuses(revoked, 1)).to.deep.equal([200]);
    await service.keys.admin.revoke(id);
    now = NOON;
    expect(await statuses(key, 1)).to.deep.equal([200]);
    expect(await statuses(revoked, 1)).to.deep.equal([401]);
  });

  it('prevents nobody from signing in, and leaves no endless session', async () => {
    const { accounts } = service.keys;
    const code = (await accounts.setUpCode(NOON)) ?? '';
    const password = 'a long enough password';
    const id = await accounts.join(code, { email: 'ann@lee.test', name: 'Ann', password }, NOON);
    const early = await accounts.sessions.begin(id, NOON);
    const sender = { address: '203.0.113.9', marks: [] };
    for (let i = 0; i < 10; i++) await accounts.signIn('ann@lee.test', 'wrong', sender, NOON + YEAR);
    const late = await accounts.sessions.begin(id, NOON + YEAR);
    const signIn = async (now: number) => (await accounts.signIn('ann@lee.test', password, sender, now)).result;
    expect(await signIn(NOON)).to.equal('throttled');
    expect(await signIn(NOON + 16 * MINUTE)).to.equal('right');
    expect(await accounts.sessions.find(late, NOON)).to.equal(undefined);
    expect(await accounts.sessions.find(early, NOON)).to.equal(undefined);
  });

  it('does not remain as the time of last use', async () => {
    const key = await service.keyOf({});
    const lastUse = async () => {
      await service.keys.store.flush(now);
      const all = await service.keys.admin.list();
      return all.find(({ last4 }) => last4 === key.slice(-4))?.lastUsedAt?.getTime();
    };
    now = NOON + YEAR;
    await statuses(key, 1);
    expect(await lastUse()).to.equal(NOON + YEAR);
    now = NOON;
    await statuses(key, 1);
    expect(await lastUse()).to.equal(NOON);
  });
});
