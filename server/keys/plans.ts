import type { Kysely } from 'kysely';
import { DeidError } from '../../core/index.js';
import type { PlanRow, SubscriptionRow, Tables } from '../store/schema.js';
import { LOCAL_WORKSPACE, subscribe, subscriptionOf } from './create.js';

/** A plan and its use in the workspace. */
export interface PlanInfo extends PlanRow {
  /** `none`: never activated. */
  readonly status: SubscriptionRow['status'] | 'none';
  readonly activatedAt?: Date;
  /** Number of keys that are not revoked. */
  readonly keys: number;
}

/** The limits of a plan. */
export type PlanLimits = Omit<PlanRow, 'id'>;

/** Manages plans, for the command line and the dashboard. Running services apply changes within 10 seconds. */
export class PlanAdmin {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** All plans, smallest limit first. */
  async list(): Promise<readonly PlanInfo[]> {
    const [plans, subscriptions, keys] = await Promise.all([
      this.#db.selectFrom('plans').selectAll().orderBy('id').execute(),
      this.#db.selectFrom('subscriptions').selectAll().where('workspace_id', '=', LOCAL_WORKSPACE).execute(),
      this.#db.selectFrom('keys').select(['subscription_id']).where('status', '!=', 'revoked').execute(),
    ]);
    const infos = plans.map((plan): PlanInfo => {
      const subscription = subscriptions.find(({ id }) => id === subscriptionOf(plan.id));
      return {
        ...plan,
        status: subscription?.status ?? 'none',
        ...(subscription === undefined ? {} : { activatedAt: new Date(subscription.created_at) }),
        keys: keys.filter(({ subscription_id }) => subscription_id === subscription?.id).length,
      };
    });
    return infos.sort((a, b) => size(a) - size(b));
  }

  /** Throws DeidError `unknown_plan`. */
  async get(id: string): Promise<PlanInfo> {
    const all = await this.list();
    const plan = all.find((one) => one.id === id);
    if (plan === undefined) throw new DeidError('unknown_plan', [all.map((one) => one.id).join(', ')]);
    return plan;
  }

  /** Throws DeidError `plan_exists`. */
  async create(id: string, limits: PlanLimits): Promise<void> {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('plans')
      .values({ ...limits, id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) throw new DeidError('plan_exists');
  }

  /** Changes limits, for all keys of the plan. */
  async set(id: string, limits: PlanLimits): Promise<void> {
    await this.get(id);
    await this.#db.updateTable('plans').set(limits).where('id', '=', id).execute();
  }

  /** Activates a plan: keys can be created and work. */
  async activate(id: string, now: number): Promise<void> {
    const subscription = await subscribe(this.#db, id, now);
    await this.#setStatus(subscription, 'active');
  }

  /** Suspends a plan: its keys are refused with `plan_inactive` until it is activated again. */
  async suspend(id: string): Promise<void> {
    await this.get(id);
    await this.#setStatus(subscriptionOf(id), 'suspended');
  }

  /** Moves all keys that are not revoked to an active plan. */
  async moveKeys(to: string): Promise<void> {
    if ((await this.get(to)).status !== 'active') throw new DeidError('plan_not_activated');
    await this.#db
      .updateTable('keys')
      .set({ subscription_id: subscriptionOf(to) })
      .where('status', '!=', 'revoked')
      .execute();
  }

  async #setStatus(id: string, status: SubscriptionRow['status']): Promise<void> {
    await this.#db.updateTable('subscriptions').set({ status }).where('id', '=', id).execute();
  }
}

const size = ({ requests_per_minute: limit }: PlanRow): number => limit ?? Number.MAX_SAFE_INTEGER;
