// A thread that sends requests, so that two of them do not hold each other up.
import { parentPort, workerData } from 'node:worker_threads';
import { quantile } from '../cpu.js';
import { Connections } from './connections.js';

/** The request to be sent. */
export interface Sending {
  readonly port: number;
  /** A whole request, as it goes over the wire. */
  readonly request: Uint8Array;
  readonly connections: number;
  /** A request comes each so often, whatever becomes of those before; left out, each connection sends the next when it has an answer. */
  readonly perSecond?: number;
  /** It ends after so long, or so many. */
  readonly seconds?: number;
  readonly requests?: number;
}

/** How long some requests took, in milliseconds from the moment at which they were due. */
export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** The result. */
export interface Outcome {
  /** Answers by their statuses; 0: the connection was broken off. */
  readonly byStatus: Readonly<Record<number, number>>;
  readonly served: Times;
  readonly refused: Times;
  readonly unanswered: number;
  /** Seconds until the last answer. */
  readonly seconds: number;
  /** By how much this thread itself was late in sending, p99 in milliseconds: where it is large, so are the times, and the service need not be why. */
  readonly late: number;
}

/** How long answers are waited for when all has been sent. */
const GRACE_MS = 60_000;

const timesOf = (all: readonly number[]): Times => ({
  count: all.length,
  p50: quantile(all, 0.5),
  p99: quantile(all, 0.99),
  longest: all.reduce((most, one) => Math.max(most, one), 0),
});

/** Requests that have been sent and responses that have arrived. */
class Answers {
  readonly served: number[] = [];
  readonly refused: number[] = [];
  readonly late: number[] = [];
  readonly byStatus: Record<number, number> = {};
  readonly #from = performance.now();
  sent = 0;

  answered(status: number, ms: number): void {
    this.byStatus[status] = (this.byStatus[status] ?? 0) + 1;
    (status === 200 ? this.served : this.refused).push(ms);
  }

  get open(): number {
    return this.sent - this.served.length - this.refused.length;
  }

  outcome(): Outcome {
    return {
      byStatus: this.byStatus,
      served: timesOf(this.served),
      refused: timesOf(this.refused),
      unanswered: this.open,
      seconds: (performance.now() - this.#from) / 1_000,
      late: quantile(this.late, 0.99),
    };
  }
}

/** As many as the connections can: the next when there is an answer. */
function inTurn(
  { connections, seconds = Infinity, requests = Infinity }: Sending,
  pool: Connections,
): Promise<Outcome> {
  const record = new Answers();
  const until = performance.now() + seconds * 1_000;
  return new Promise((resolve) => {
    const next = (): void => {
      if (record.sent === requests || performance.now() > until) {
        if (record.open === 0) resolve(record.outcome());
        return;
      }
      record.sent++;
      const from = performance.now();
      pool.send((status) => {
        record.answered(status, performance.now() - from);
        next();
      });
    };
    for (let i = 0; i < connections; i++) next();
  });
}

/** One after the other at equal distances, answered or not. */
function atARate({ perSecond = 1, seconds = 1 }: Sending, pool: Connections): Promise<Outcome> {
  const record = new Answers();
  const total = Math.round(perSecond * seconds);
  const from = performance.now();
  const dueOf = (index: number): number => from + (index / perSecond) * 1_000;
  return new Promise((resolve) => {
    const ended = (): void => resolve(record.outcome());
    const send = (due: number, now: number): void => {
      record.sent++;
      record.late.push(now - due);
      pool.send((status) => {
        record.answered(status, performance.now() - due);
        if (record.sent === total && record.open === 0) ended();
      });
    };
    const tick = (): void => {
      const now = performance.now();
      while (record.sent < total && dueOf(record.sent) <= now) send(dueOf(record.sent), now);
      if (record.sent < total) setTimeout(tick, 1);
      else setTimeout(ended, GRACE_MS).unref();
    };
    tick();
  });
}

const sending: Sending = workerData;
const pool = new Connections(sending.port, Buffer.from(sending.request), sending.connections);
const outcome = await (sending.perSecond === undefined ? inTurn(sending, pool) : atARate(sending, pool));
pool.close();
parentPort?.postMessage(outcome);
