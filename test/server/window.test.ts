import { expect } from 'chai';
import { setLimitHeaders } from '../../server/limits/headers.js';
import { giveBack, requestsAhead } from '../../server/limits/reserve.js';
import { advance, type Counters, countRequests, minuteUse, newCounters, useOf } from '../../server/limits/window.js';

const MARCH = Date.UTC(2027, 2, 1);

function used(now: number, requests: number, tokens = 0): Counters {
  const counters = newCounters(now);
  countRequests(counters, requests);
  counters.tokens = tokens;
  return counters;
}

describe('the window of a rate limit', () => {
  it('keeps its requests if the clock goes back and returns', () => {
    const counters = used(MARCH + 90_000, 5);
    advance(counters, MARCH + 60_000);
    advance(counters, MARCH + 90_000);
    expect(minuteUse(counters)).to.equal(5);
  });

  it('keeps its month if the clock goes back across the end of one', () => {
    const counters = used(MARCH, 5, 7);
    advance(counters, MARCH - 1);
    advance(counters, MARCH);
    expect(counters).to.include({ requests: 5, tokens: 7 });
  });

  it('ends its month in whole seconds, and never in zero', () => {
    const endsAt = (now: number): number => useOf(newCounters(now), now).monthEnds;
    expect([endsAt(MARCH - 1), endsAt(MARCH - 1000), endsAt(MARCH - 1001), endsAt(MARCH)]).to.deep.equal([
      1,
      1,
      2,
      31 * 86_400,
    ]);
  });

  it('returns what was reserved in the previous month to the minute only', () => {
    const then = used(MARCH - 1000, 9, 9);
    const counters = used(MARCH - 1000, 9, 9);
    advance(counters, MARCH);
    countRequests(counters, 3);
    giveBack(counters, { requests: 4, tokens: 9, counters: then });
    expect(counters).to.include({ requests: 3, tokens: 0 });
    expect(minuteUse(counters)).to.equal(8);
  });

  it('reserves a hundredth of what is left, and at most 64', () => {
    const ahead = (left: number | null) =>
      requestsAhead(newCounters(MARCH), { requestsPerMinute: left, requestsPerMonth: null, tokensPerMonth: null });
    expect([ahead(0), ahead(99), ahead(100), ahead(1050), ahead(null)]).to.deep.equal([0, 0, 1, 10, 64]);
  });

  it('has nothing left, and not less, if a plan now allows less than was used', () => {
    const headers = new Map<string, string>();
    const limits = { requestsPerMinute: 3, requestsPerMonth: null, tokensPerMonth: null };
    const sink = { setHeader: (name: string, value: string) => headers.set(name, value) };
    setLimitHeaders(sink, limits, useOf(used(MARCH, 5), MARCH));
    expect(headers.get('RateLimit')).to.match(/^"minute";r=0;t=\d+$/);
  });
});
