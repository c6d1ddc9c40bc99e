import type { DeidContext, Step } from '../http/context.js';
import { setLimitHeaders } from '../limits/headers.js';
import type { QuotaUse } from '../limits/quota.js';
import { monthOf, monthStart } from '../limits/window.js';
import type { Service } from '../service/service.js';

const send = (ctx: DeidContext, json: string): void => {
  ctx.set('Content-Type', 'application/json');
  ctx.body = json;
};

/** Serves the categories; serialised once, since an engine never changes. */
export function listEntities({ engine }: Service): Step {
  const types = engine.entityTypes;
  const entities = types.all().map(({ name, description, examples, laws }) => ({
    name,
    category: types.category(name),
    description,
    examples,
    laws,
  }));
  const json = JSON.stringify({ entities });
  return async (ctx) => send(ctx, json);
}

/** Serves what each compliance mode does with each category, including documented modes that are not configured. */
export function listModes({ engine, vocabulary }: Service): Step {
  const modes = engine.modes.filter(({ name }) => vocabulary.modes.includes(name));
  const json = JSON.stringify({ modes });
  return async (ctx) => send(ctx, json);
}

const NOTHING: Omit<QuotaUse, 'month'> = { minute: 0, minuteFrees: 0, requests: 0, tokens: 0, monthEnds: 0 };

/** Serves the exact current usage of the key. */
export const showUsage = (service: Service): Step => {
  const { access, clock } = service;
  return async (ctx) => {
    const { caller } = ctx.state.deid;
    const plan = caller?.plan;
    const use =
      caller && access ? await access.quotas.use(caller.quotaId, clock()) : { ...NOTHING, month: monthOf(clock()) };
    if (plan !== undefined) setLimitHeaders(ctx.res, plan, use);
    const answer = {
      plan: plan?.name ?? 'none',
      minute: { used: use.minute, limit: plan?.requestsPerMinute ?? null },
      month: {
        name: new Date(monthStart(use.month)).toISOString().slice(0, 7),
        requests: { used: use.requests, limit: plan?.requestsPerMonth ?? null },
        tokens: { used: use.tokens, limit: plan?.tokensPerMonth ?? null },
      },
    };
    send(ctx, JSON.stringify(answer));
  };
};
