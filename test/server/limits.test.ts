import { expect } from 'chai';
import type { Engine } from '../../core/index.js';
import type { PlanRow } from '../../server/store/schema.js';
import { inlineWork } from '../../server/work/inline.js';
import type { Work } from '../../server/work/work.js';
import { form, PATHS, problem, startTestService, type TestService } from './kit/service.js';

const NOON = Date.UTC(2026, 10, 29, 12);
const MONTH_ENDS = (Date.UTC(2026, 11, 1) - NOON) / 1000;
/** November, in seconds. */
const NOVEMBER = 30 * 86_400;
/** Two tokens. */
const SHORT = 'so it is';

interface Gate {
  open: Promise<void>;
  /** Texts that have come to it. */
  came: number;
}

/** Work on texts that waits until it is let go, if its text says so. */
function waiting(engine: Engine, gate: Gate): Work {
  const inline = inlineWork(engine);
  return {
    ...inline,
    async outputs(input) {
      if (input.text === 'wait') {
        gate.came++;
        await gate.open;
      }
      return inline.outputs(input);
    },
    ready: true,
  };
}

describe('limits of a plan', () => {
  const gate: Gate = { open: Promise.resolve(), came: 0 };
  let service: TestService;
  let now = NOON;
  const key = (plan: Partial<PlanRow>) => service.keyOf(plan);
  const say = (text: string, key: string) => service.post(PATHS.outputs, { text }, key);
  const usage = async (key: string) => {
    const answer = await service.call('/api/v1/usage', { headers: { 'X-API-Key': key } });
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  };
  const upload = (text: string, key: string) =>
    service.call(PATHS.txt, { method: 'POST', body: form(text, 'a.txt'), headers: { 'X-API-Key': key } });

  before(async () => {
    service = await startTestService({ clock: () => now, work: (engine) => waiting(engine, gate) });
  });
  beforeEach(() => {
    now = NOON;
  });
  after(() => service.close());

  it('are in the headers of every answer, with the remaining amount and the time of the next', async () => {
    const mine = await key({ requests_per_minute: 3, requests_per_month: 5, tokens_per_month: 10 });
    const { headers } = await say(SHORT, mine);
    expect(headers.get('ratelimit-policy')).to.equal(
      `"minute";q=3;w=60, "month";q=5;w=${NOVEMBER}, "tokens";q=10;w=${NOVEMBER};deid-unit="tokens"`,
    );
    expect(headers.get('ratelimit')).to.equal(
      `"minute";r=2;t=61, "month";r=4;t=${MONTH_ENDS}, "tokens";r=8;t=${MONTH_ENDS}`,
    );
    const refused = await service.post(PATHS.outputs, {}, mine);
    expect(refused.status).to.equal(422);
    expect(refused.headers.get('ratelimit')).to.include('"minute";r=1;').and.include('"tokens";r=8;');
    const { body } = await usage(mine);
    expect(body).to.deep.include({ minute: { used: 2, limit: 3 } });
    expect(body.month).to.deep.equal({
      name: '2026-11',
      requests: { used: 2, limit: 5 },
      tokens: { used: 2, limit: 10 },
    });
  });

  it('are in headers only if there are any', async () => {
    const one = await say(SHORT, await key({ requests_per_month: 5 }));
    expect(one.headers.get('ratelimit')).to.equal(`"month";r=4;t=${MONTH_ENDS}`);
    const none = await say(SHORT, await key({}));
    expect(none.status).to.equal(200);
    expect([none.headers.get('ratelimit'), none.headers.get('ratelimit-policy')]).to.deep.equal([null, null]);
  });

  it('of requests per minute refuse until the stated time; usage remains readable, free of charge', async () => {
    const mine = await key({ requests_per_minute: 2 });
    for (let i = 0; i < 2; i++) expect((await say(SHORT, mine)).status).to.equal(200);
    now += 20_000;
    const refused = await say(SHORT, mine);
    expect(refused.headers.get('retry-after')).to.equal('41');
    expect(await problem(refused)).to.include({ status: 429, error: 'request_limit_reached' });
    expect((await problem(await say(SHORT, mine))).detail).to.include('2 requests per minute');
    for (let i = 0; i < 3; i++)
      expect(await usage(mine)).to.deep.nested.include({ status: 200, 'body.minute.used': 2 });
    now += 40_999;
    expect((await say(SHORT, mine)).status).to.equal(429);
    now += 1;
    expect((await say(SHORT, mine)).status).to.equal(200);
  });

  it('of requests per month refuse until the next month', async () => {
    const mine = await key({ requests_per_month: 1 });
    expect((await say(SHORT, mine)).status).to.equal(200);
    const refused = await say(SHORT, mine);
    expect(refused.headers.get('retry-after')).to.equal(String(MONTH_ENDS));
    expect((await problem(refused)).detail).to.include('1 requests per month');
    now += MONTH_ENDS * 1000;
    expect((await say(SHORT, mine)).status).to.equal(200);
  });

  it('of tokens accept a whole text or refuse it, and charge nothing for a refusal', async () => {
    const mine = await key({ tokens_per_month: 10 });
    expect((await say('x'.repeat(21), mine)).status).to.equal(200);
    const refused = await say('x'.repeat(20), mine);
    expect(refused.headers.get('retry-after')).to.equal(String(MONTH_ENDS));
    const { detail } = await problem(refused);
    expect(detail).to.include('has 4 tokens left').and.include('needs 5');
    expect((await usage(mine)).body.month.tokens).to.deep.equal({ used: 6, limit: 10 });
    expect((await say('x'.repeat(16), mine)).status).to.equal(200);
    expect((await say('x', mine)).status).to.equal(429);
  });

  it('of tokens count all text of a file, and return nothing of it if they do not suffice', async () => {
    const mine = await key({ tokens_per_month: 10 });
    expect((await upload('x'.repeat(24), mine)).headers.get('ratelimit')).to.include('"tokens";r=4;');
    const refused = await upload('x'.repeat(17), mine);
    expect(await problem(refused)).to.include({ status: 429, error: 'token_limit_reached' });
    expect(refused.headers.get('content-disposition')).to.equal(null);
    expect((await usage(mine)).body.month.tokens.used).to.equal(6);
    expect((await upload('x'.repeat(16), mine)).status).to.equal(200);
    const empty = await upload('x', mine);
    expect(empty.headers.get('retry-after')).to.equal(String(MONTH_ENDS));
    expect((await problem(empty)).detail)
      .to.include('has 0 tokens left')
      .and.include('at least 1');
  });

  it('of the length of a text count characters as people do, up to the last one', async () => {
    const mine = await key({ text_chars: 3 });
    expect((await say('a😀b', mine)).status).to.equal(200);
    expect(await problem(await say('abcd', mine))).to.include({ status: 413, error: 'text_too_long' });
  });

  it('of operations allow the named ones', async () => {
    const mine = await key({ operations: 'analyzeText showUsage' });
    expect((await service.post(PATHS.analyze, { text: SHORT }, mine)).status).to.equal(200);
    expect((await usage(mine)).status).to.equal(200);
    const refused = await say(SHORT, mine);
    expect(await problem(refused)).to.include({ status: 403, error: 'not_in_plan' });
    expect((await usage(mine)).body.month.requests.used).to.equal(1);
  });

  it('of concurrent requests refuse one more, and accept it once one is finished', async () => {
    const mine = await key({ concurrent_requests: 2 });
    let open = (): void => undefined;
    gate.open = new Promise((resolve) => {
      open = resolve;
    });
    const pending = [say('wait', mine), say('wait', mine)];
    while (gate.came < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    const refused = await say(SHORT, mine);
    expect(refused.headers.get('retry-after')).to.equal('1');
    expect((await problem(refused)).detail).to.include('already has 2 requests');
    open();
    for (const answer of await Promise.all(pending)) expect(answer.status).to.equal(200);
    expect((await say(SHORT, mine)).status).to.equal(200);
    // The refusal has not used up the minute.
    expect((await usage(mine)).body.minute.used).to.equal(3);
  });

  it('are separate for each key', async () => {
    const [one, other] = [await key({ requests_per_minute: 1 }), await key({ requests_per_minute: 1 })];
    expect((await say(SHORT, one)).status).to.equal(200);
    expect((await say(SHORT, other)).status).to.equal(200);
    expect((await say(SHORT, other)).status).to.equal(429);
  });

  it('are recorded by key, day and operation when used, with the last use of a key', async () => {
    const mine = await key({ tokens_per_month: 6 });
    const { admin, store } = service.keys;
    const info = async () => (await admin.list()).find(({ last4 }) => last4 === mine.slice(-4));
    const statuses: number[] = [];
    for (const wait of [0, 59_000, 2_000, 0]) {
      now += wait;
      statuses.push((await say(SHORT, mine)).status);
      await store.flush(now);
      // To the minute: a busy key is not written down each second.
      expect((await info())?.lastUsedAt?.getTime()).to.equal(now < NOON + 60_000 ? NOON : NOON + 61_000);
    }
    expect(statuses).to.deep.equal([200, 200, 200, 429]);
    const id = (await info())?.id ?? '';
    const rows = await store.db.selectFrom('usage').selectAll().where('key_id', '=', id).execute();
    const day = Math.floor(NOON / 86_400_000);
    expect(rows).to.deep.equal([{ key_id: id, day, operation: 'deidentifyText', requests: 4, refused: 1, tokens: 6 }]);
  });
});
