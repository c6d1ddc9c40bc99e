import { expect } from 'chai';
import { currentRunner } from '../kit/runner.js';

describe('the test kit', () => {
  const said = (): void => undefined;

  it('takes the functions of the runner in whose file it is: mocha, Jest, or Vitest with globals', () => {
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

  it('takes those of Node where none is global', () => {
    const { describe, it } = currentRunner({});
    expect([describe, it].every((one) => typeof one === 'function' && one !== globalThis.it)).to.equal(true);
  });
});
