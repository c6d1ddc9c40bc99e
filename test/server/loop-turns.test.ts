import { expect } from 'chai';
import { isDeidError } from '../../core/index.js';
import { LoopTurns } from '../../server/work/loop-turns.js';

describe('turns on the event loop', () => {
  it('come at once if nobody waits', async () => {
    const turns = new LoopTurns();
    let went = false;
    const taken = turns.take('a').then(() => {
      went = true;
    });
    await Promise.resolve();
    await Promise.resolve();
    expect(went).to.equal(true);
    await taken;
  });

  it('alternate between owners, one for each turn of the loop, whoever has sent more', async () => {
    const turns = new LoopTurns();
    const order: string[] = [];
    const take = (owner: string, i: number) => turns.take(owner).then(() => order.push(`${owner}${i}`));
    const all = [0, 1, 2, 3, 4].map((i) => take('flood', i));
    all.push(take('other', 0), take('third', 0), take('other', 1));
    await Promise.all(all);
    expect(order).to.deep.equal(['flood0', 'flood1', 'other0', 'third0', 'flood2', 'other1', 'flood3', 'flood4']);
    let later = 0;
    const first = turns.take('a').then(() => later++);
    const second = turns.take('a').then(() => later++);
    await first;
    expect(later, 'two texts in one round').to.equal(1);
    await second;
  });

  it('are refused only to an owner who would wait too long', async () => {
    const turns = new LoopTurns();
    const work = (ms: number): void => {
      for (const end = performance.now() + ms; performance.now() < end; );
    };
    const short = await Promise.allSettled(Array.from({ length: 120 }, () => turns.take('many')));
    expect(short.filter(({ status }) => status === 'rejected')).to.deep.equal([]);
    const results = await Promise.allSettled([
      ...Array.from({ length: 60 }, () => turns.take('flood').then(() => work(25))),
      turns.take('other'),
    ]);
    expect(results.filter(({ status }) => status === 'rejected')).to.deep.equal([]);
    // Turns of some milliseconds each: that many would take longer than anybody waits.
    const then = await Promise.allSettled([
      ...Array.from({ length: 160 }, () => turns.take('flood')),
      turns.take('other'),
    ]);
    const refused = then.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused.length).to.be.within(160 - 1 - 128, 160 - 128);
    for (const error of refused) expect(isDeidError(error) && error.code).to.equal('overloaded');
    expect(then.at(-1)?.status).to.equal('fulfilled');
  });

  describe('that take long', () => {
    /** Turns of a time that the test makes, each of which takes as long as it says. */
    function timed(turnMs: number) {
      let now = 0;
      let next: (() => void) | undefined;
      const turns = new LoopTurns(
        () => now,
        (later) => {
          next = later;
        },
      );
      const waits: number[] = [];
      const refusals: number[] = [];
      const send = async (owner = 'one'): Promise<void> => {
        const sent = now;
        try {
          await turns.take(owner);
          waits.push(now - sent);
        } catch {
          refusals.push(now - sent);
        }
      };
      /** Lets one turn pass, and settles what it has decided. */
      const pass = async (): Promise<void> => {
        now += turnMs;
        const run = next;
        next = undefined;
        run?.();
        await new Promise((resolve) => setImmediate(resolve));
      };
      return { send, pass, waits, refusals };
    }

    it('are all served if they come at once, and nobody comes after them', async () => {
      const { send, pass, waits, refusals } = timed(50);
      const all = Array.from({ length: 100 }, () => send());
      for (let i = 0; i < 100; i++) await pass();
      await Promise.all(all);
      expect([waits.length, refusals.length]).to.deep.equal([100, 0]);
    });

    it('are refused by age in a flood: what is served has waited a second at most, and what is refused no time', async () => {
      const { send, pass, waits, refusals } = timed(50);
      const all: Promise<void>[] = [];
      for (let i = 0; i < 200; i++) {
        // Three come in the time of one turn.
        all.push(send(), send(), send());
        await pass();
      }
      for (let i = 0; i < 30; i++) await pass();
      await Promise.all(all);
      expect(waits.length).to.be.within(200, 230);
      expect(Math.max(...waits)).to.be.at.most(1_000);
      refusals.sort((a, b) => a - b);
      // They hear it before the next turn.
      expect(refusals[Math.floor(refusals.length * 0.99)]).to.be.at.most(50);
    });

    it('do not delay another owner', async () => {
      const { send, pass, waits } = timed(50);
      const all: Promise<void>[] = [];
      for (let i = 0; i < 100; i++) {
        all.push(send('flood'), send('flood'), send('flood'));
        await pass();
      }
      const before = waits.length;
      const other = send('other');
      await pass();
      await pass();
      await other;
      expect(waits.length - before).to.equal(2);
      for (let i = 0; i < 30; i++) await pass();
      await Promise.all(all);
    });
  });
});
