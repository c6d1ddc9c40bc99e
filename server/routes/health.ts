import { DeidError } from '../../core/index.js';
import type { DeidContext, Step } from '../http/context.js';
import type { Service } from '../service/service.js';

function send(ctx: DeidContext, status: string): void {
  ctx.set('Content-Type', 'application/json');
  ctx.body = JSON.stringify({ status });
}

/** Liveness: the process runs. */
export const healthy: Step = async (ctx) => send(ctx, 'ok');

/** Readiness: the process is not ending, its store answers, and its threads can start. */
export const ready =
  (service: Service, ping: () => Promise<void>): Step =>
  async (ctx) => {
    const { leaving, draining } = service.lifecycle;
    if (leaving || draining) throw new DeidError('shutting_down');
    if (!service.work.ready) throw new DeidError('threads_unavailable');
    await ping();
    send(ctx, 'ready');
  };
