import { expect } from 'chai';
import { currentRunner } from '../kit/runner.js';

describe('the test kit', () => {
  const said = (): void => undefined;

  it('uses the functions of the runner that loads the file: mocha, Jest, or Vitest with globals', () => {
    const [describe, it, first, last] = [() => said(), () => said(), () => said(), () => said()];
    expect(currentRunner({ describe, it, before: first, after: last })).to.deep.equal({
      describe,
      it,
      before: first,
      after: last,
    });
    expect(currentRunner({ describe, it, beforeAll: first, afterAll: last })).to.deep.equal({
      describe,
      it,
      before: first,
      after: last,
    });
  });

  it('uses those of Node if there are no globals', () => {
    const { describe, it } = currentRunner({});
    expect([describe, it].every((one) => typeof one === 'function' && one !== globalThis.it)).to.equal(true);
  });
});
