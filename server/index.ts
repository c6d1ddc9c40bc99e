// `@deidkit/server`: the service as part of another Koa application.
import type Router from '@koa/router';
import { createService, type ServiceOptions } from './create-service.js';
import type { DeidState } from './http/context.js';
import { serviceRouter } from './router.js';

export { type AppOptions, createApp } from './app.js';
export type { ServiceOptions } from './create-service.js';
export type { ServiceLimits } from './limits/service-limits.js';
export type { Access } from './service/service.js';
export { inlineWork } from './work/inline.js';
export { type ThreadLimits, threadedWork } from './work/threads.js';
export type { Work } from './work/work.js';

/**
 * Creates a router with all endpoints, for an application with its own authentication.
 * @example
 * const app = new Koa();
 * app.use(createRouter({ engine: await createEngine(), prefix: '/privacy' }).routes());
 */
export const createRouter = (options: ServiceOptions): Router<DeidState> => serviceRouter(createService(options));
