import type Router from '@koa/router';
import type { KeyRing } from './access/open.js';
import { once } from './base/once.js';
import { packageVersion } from './base/version.js';
import type { DeidState, Step } from './http/context.js';
import type { Service } from './service/service.js';

type Routes = ReturnType<Router<DeidState>['routes']>;
type RouteStep = (ctx: Parameters<Routes>[0], next: Parameters<Routes>[1]) => Promise<unknown>;

/** The dashboard's handlers. */
export interface LazyDashboard {
  readonly pages: RouteStep;
  /** The page at `/` for browsers. */
  readonly front: Step;
}

/** Loads the dashboard at the first request for one of its pages, so that the service starts faster. */
export function lazyDashboard(service: Service, ring: KeyRing): LazyDashboard {
  const load = once(async () => {
    const { dashboard } = await import('./dashboard/index.js');
    return dashboard({ service, ring, version: packageVersion() });
  });
  const base = `${service.prefix}/dashboard`;
  return {
    async pages(ctx, next) {
      if (ctx.path !== base && !ctx.path.startsWith(`${base}/`)) return next();
      return (await load()).pages(ctx, next);
    },
    front: async (ctx, next) => (await load()).front(ctx, next),
  };
}
