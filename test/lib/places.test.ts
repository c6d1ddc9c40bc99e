import { expect } from 'chai';
import { type Place, Places } from '../../lib/pool/places.js';

const never = new AbortController().signal;

/** Asks for places by owner, and notes who gets one. */
function asker(places: Places): {
  readonly got: string[];
  ask(owner: string, signal?: AbortSignal): void;
  leave(owner: string): void;
} {
  const got: string[] = [];
  const held: [string, Place][] = [];
  return {
    got,
    ask(owner, signal = never) {
      void places.take(owner, signal).then(
        (place) => {
          got.push(owner);
          held.push([owner, place]);
        },
        () => got.push(`${owner} gave up`),
      );
    },
    leave(owner) {
      const index = held.findIndex(([name]) => name === owner);
      held.splice(index, 1)[0]?.[1].leave();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('places in a pool', () => {
  it('are given to owners in turn, to those with the fewest first', async () => {
    const { got, ask, leave } = asker(new Places(1));
    for (const owner of ['a', 'a', 'a', 'b', 'c']) ask(owner);
    for (const owner of ['a', 'a', 'a', 'b']) {
      await settled();
      leave(got.at(-1) ?? owner);
    }
    await settled();
    expect(got).to.have.members(['a', 'a', 'a', 'b', 'c']);
    const two = asker(new Places(2));
    for (const owner of ['a', 'a', 'a', 'a', 'b', 'b']) two.ask(owner);
    await settled();
    two.leave('a');
    await settled();
    expect(two.got).to.deep.equal(['a', 'a', 'b']);
  });

  it('are kept in reserve for an owner that has none', async () => {
    const { got, ask, leave } = asker(new Places(2, 1));
    for (const owner of ['a', 'a', 'a', 'b', 'b']) ask(owner);
    await settled();
    expect(got).to.deep.equal(['a', 'a', 'b']);
    leave('b');
    await settled();
    expect(got).to.deep.equal(['a', 'a', 'b', 'b']);
  });

  it('are not held for callers that have given up', async () => {
    const places = new Places(1);
    const { got, ask, leave } = asker(places);
    const stop = new AbortController();
    ask('a');
    ask('b', stop.signal);
    ask('c');
    stop.abort();
    leave('a');
    await settled();
    expect(got.filter((name) => name !== 'b gave up')).to.deep.equal(['a']);
    leave('a');
    await settled();
    expect(got).to.include('b gave up').and.include('c').and.not.include('b');
    expect(places.waiting).to.equal(0);
  });
});
