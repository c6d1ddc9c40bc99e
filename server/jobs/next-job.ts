import type { Kysely, RawBuilder } from 'kysely';
import type { JobRow } from '../store/job-tables.js';
import { loadKysely } from '../store/kysely.js';
import type { Tables } from '../store/schema.js';

/**
 * True for waiting and running jobs. Written as in the partial indexes of `indexTurns`: with parameters for the states,
 * a database would not use them.
 */
export const isUnfinished = () => loadKysely().sql<boolean>`state in ('waiting', 'running')`;

/** True for ended jobs whose webhook has not been sent; written as in its index. */
export const hasWebhookToSend = () => loadKysely().sql<boolean>`webhook = 'waiting' and state in ('done', 'failed')`;

/**
 * The job whose turn it is: of the owner with the fewest running jobs, then of the owner served longest ago; its oldest
 * due job. Reads a few index entries per owner with unfinished jobs, whatever the number of jobs that wait or are kept:
 * the owners are found one after another in the index of unfinished jobs, because grouping would read all of it. Running jobs are few, and
 * counted in one pass. What is found for an owner is kept (`materialized`): Postgres would look it up again at each use.
 */
export async function nextJob(db: Kysely<Tables>, now: number): Promise<JobRow | undefined> {
  const { rows } = await turnAt(now).execute(db);
  return rows[0];
}

/** The statement of {@link nextJob}. @param now time in milliseconds since 1970 */
export function turnAt(now: number): RawBuilder<JobRow> {
  const { sql } = loadKysely();
  const unfinished = isUnfinished();
  return sql<JobRow>`
    with recursive owners (owner) as (
      select * from (select owner from jobs where ${unfinished} order by owner limit 1) as first
      union all
      select (
        select jobs.owner from jobs where ${unfinished} and jobs.owner > owners.owner order by jobs.owner limit 1
      ) from owners where owners.owner is not null
    ),
    turns (owner, since) as materialized (
      select owners.owner, (
        select jobs.created_at from jobs
        where jobs.owner = owners.owner and ${unfinished} and jobs.due_at <= ${now}
        order by jobs.created_at, jobs.id limit 1
      ) from owners where owners.owner is not null
    ),
    running (owner, jobs) as materialized (
      select jobs.owner, count(*) from jobs where jobs.state = 'running' and jobs.due_at > ${now} group by jobs.owner
    )
    select * from jobs
    where ${unfinished} and due_at <= ${now} and owner = (
      select turns.owner from turns left join running on running.owner = turns.owner where turns.since is not null
      order by
        coalesce(running.jobs, 0),
        coalesce((
          select jobs.started_at from jobs where jobs.owner = turns.owner and jobs.started_at is not null
          order by jobs.started_at desc limit 1
        ), 0),
        turns.since, turns.owner
      limit 1
    )
    order by created_at, id limit 1`;
}
