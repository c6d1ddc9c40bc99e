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
});
