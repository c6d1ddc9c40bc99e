import type Router from '@koa/router';
import type { DeidState } from './http/context.js';
import type { KeyRing } from './keys/open.js';
import { once } from './once.js';
import type { Service } from './service.js';
import { packageVersion } from './version.js';

type Routes = ReturnType<Router<DeidState>['routes']>;
type RouteStep = (ctx: Parameters<Routes>[0], next: Parameters<Routes>[1]) => Promise<unknown>;

/** The dashboard, loaded when its first page is asked for: the service starts without it. */
export function lazyDashboard(service: Service, ring: KeyRing): RouteStep {
  const load = once(async () => {
    const { dashboard } = await import('./dashboard/index.js');
    return dashboard({ service, ring, version: packageVersion() });
  });
  const base = `${service.prefix}/dashboard`;
  return async (ctx, next) => {
    if (ctx.path !== base && !ctx.path.startsWith(`${base}/`)) return next();
    return (await load())(ctx, next);
  };
}
