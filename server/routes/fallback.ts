import { DeidError } from '../../core/index.js';
import type { Step } from '../http/context.js';

/**
 * Response to unsupported methods of a known address; OPTIONS returns the supported ones. No CORS, since callers are
 * back ends.
 */
export function otherMethods(methods: readonly string[]): Step {
  const allow = [
    ...methods.flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])),
    'OPTIONS',
  ].join(', ');
  return async (ctx) => {
    ctx.set('Allow', allow);
    if (ctx.method !== 'OPTIONS') throw new DeidError('method_not_allowed', [allow]);
    ctx.status = 204;
  };
}

/** Response at every other address. */
export const notFound: Step = async () => {
  throw new DeidError('not_found');
};
