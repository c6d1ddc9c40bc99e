import { DeidError } from '../core/index.js';
import type { PlanInfo, PlanLimits } from '../server/keys/plans.js';
import { UNLIMITED } from '../server/store/seeds.js';
import { usage } from './base/errors.js';
import { print, table } from './base/terminal.js';
import { auditCommand, type KeyFlags, withOldRing } from './keys.js';

/** Options of the `plans` commands; a limit is a whole number, or `none`. */
export interface PlanFlags extends KeyFlags {
  readonly perMinute?: string;
  readonly perMonth?: string;
  readonly tokens?: string;
  readonly concurrent?: string;
  readonly maxText?: string;
  readonly maxFile?: string;
  readonly maxJob?: string;
  readonly operations?: string;
  readonly moveKeys?: boolean;
}

const MIB = 1024 * 1024;
const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Parses a limit; if missing, the current one is kept. */
function limitOf(option: string, given: string | undefined, now: number | null, unit = 1): number | null {
  if (given === undefined) return now;
  if (given === 'none') return null;
  if (/^\d{1,12}$/.test(given) && Number(given) > 0) return Number(given) * unit;
  throw usage(`${option} is a whole number from 1 on, or none.`);
}

/** The name of an operation, or `domain:` and that of a reserved domain. */
const OPERATION = /^(?:[A-Za-z]{1,60}|domain:[^\s,]{1,190})$/;

function operationsOf(given: string | undefined, now: string): string {
  if (given === undefined) return now;
  const names = given.split(',').map((name) => (name.trim() === 'all' ? '*' : name.trim()));
  if (names.every((name) => name === '*' || OPERATION.test(name))) return names.join(' ');
  throw usage(
    '--operations is all, or names of operations as in /openapi.json, separated by commas; all,allJobs for all and the jobs of all keys; all,domain:NAME for all and a reserved domain, %20 for a blank in its name; restoreOriginals must be named too.',
  );
}

const limitsOf = (flags: PlanFlags, now: PlanLimits): PlanLimits => ({
  requests_per_minute: limitOf('--per-minute', flags.perMinute, now.requests_per_minute),
  requests_per_month: limitOf('--per-month', flags.perMonth, now.requests_per_month),
  tokens_per_month: limitOf('--tokens', flags.tokens, now.tokens_per_month),
  concurrent_requests: limitOf('--concurrent', flags.concurrent, now.concurrent_requests),
  text_chars: limitOf('--max-text', flags.maxText, now.text_chars),
  file_bytes: limitOf('--max-file', flags.maxFile, now.file_bytes, MIB),
  job_bytes: limitOf('--max-job', flags.maxJob, now.job_bytes, MIB),
  operations: operationsOf(flags.operations, now.operations),
});

const shown = (limit: number | null): string => (limit === null ? 'none' : String(limit));

const row = (plan: PlanInfo): string[] => [
  plan.id,
  plan.status === 'none' ? 'not active' : plan.status,
  shown(plan.requests_per_minute),
  shown(plan.requests_per_month),
  shown(plan.tokens_per_month),
  shown(plan.text_chars),
  plan.file_bytes === null ? 'none' : String(Math.round((plan.file_bytes / MIB) * 100) / 100),
  String(plan.keys),
];

/** `deidkit plans list` */
export const listPlans = (flags: PlanFlags): Promise<number> =>
  withOldRing(flags, async ({ plans }) => {
    const all = await plans.list();
    if (flags.json === true) await print(JSON.stringify(all));
    else
      await print(
        table([['PLAN', 'STATUS', 'PER MINUTE', 'PER MONTH', 'TOKENS', 'TEXT', 'FILE (MiB)', 'KEYS'], ...all.map(row)]),
      );
    return 0;
  });

/** `deidkit plans create` */
export const createPlan = (id: string, flags: PlanFlags): Promise<number> =>
  withOldRing(flags, async (ring) => {
    if (!NAME.test(id)) throw usage('The name of a plan is 1 to 40 lower-case letters, digits and hyphens.');
    const limits = limitsOf(flags, UNLIMITED);
    await auditCommand(ring, 'plan.create', id);
    await ring.plans.create(id, limits);
    await print(`Created. Keys can be created for it after: deidkit plans activate ${id}`);
    return 0;
  });

/** `deidkit plans set` */
export const setPlan = (id: string, flags: PlanFlags): Promise<number> =>
  withOldRing(flags, async (ring) => {
    const limits = limitsOf(flags, await ring.plans.get(id));
    await auditCommand(ring, 'plan.change', id);
    await ring.plans.set(id, limits);
    await print('Saved. Running services follow within 10 seconds.');
    return 0;
  });

/** `deidkit plans activate` */
export const activatePlan = (id: string, flags: PlanFlags): Promise<number> =>
  withOldRing(flags, async (ring) => {
    await ring.plans.get(id);
    await auditCommand(ring, 'plan.activate', id);
    await ring.plans.activate(id, Date.now());
    if (flags.moveKeys === true) {
      await auditCommand(ring, 'plan.move-keys', id);
      await ring.plans.moveKeys(id);
    }
    await print('Active. Keys can be created for it.');
    return 0;
  });

/** `deidkit plans suspend` */
export const suspendPlan = (id: string, flags: PlanFlags): Promise<number> =>
  withOldRing(flags, async (ring) => {
    const { status } = await ring.plans.get(id);
    if (status === 'none') throw new DeidError('plan_not_activated');
    await auditCommand(ring, 'plan.suspend', id);
    await ring.plans.suspend(id);
    await print('Suspended. Its keys are refused within 10 seconds.');
    return 0;
  });
