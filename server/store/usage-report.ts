import type { Kysely } from 'kysely';
import type { Tables } from './schema.js';

const DAY = 86_400_000;

/** Usage sums. */
interface UsageSum {
  readonly requests: number;
  readonly refused: number;
  readonly tokens: number;
}

/** The usage of one day, key or operation. */
export interface UsagePart extends UsageSum {
  /** `YYYY-MM-DD`, the id of a key, or of an operation. */
  readonly name: string;
}

/** The usage of some days, by day, key and operation. */
export interface UsageReport {
  readonly total: UsageSum;
  /** Every day, including those without usage, oldest first. */
  readonly days: readonly UsagePart[];
  readonly keys: readonly UsagePart[];
  readonly operations: readonly UsagePart[];
}

type Row = Tables['usage'];

const nameOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/**
 * Sums up the last days, today included.
 * @param key id of a key; default: all keys
 */
export async function usageReport(db: Kysely<Tables>, days: number, now: number, key?: string): Promise<UsageReport> {
  const today = Math.floor(now / DAY);
  const first = today - days + 1;
  const rows = await db
    .selectFrom('usage')
    .selectAll()
    .where('day', '>=', first)
    .$if(key !== undefined, (query) => query.where('key_id', '=', key ?? ''))
    .execute();
  const empty = Array.from({ length: days }, (_, i) => nameOf(first + i));
  return {
    total: sumOf(rows),
    days: partsOf(rows, (row) => nameOf(row.day), empty),
    keys: byUse(partsOf(rows, (row) => row.key_id)),
    operations: byUse(partsOf(rows, (row) => row.operation)),
  };
}

const NOTHING: UsageSum = { requests: 0, refused: 0, tokens: 0 };

const plus = (a: UsageSum, b: UsageSum): UsageSum => ({
  requests: a.requests + b.requests,
  refused: a.refused + b.refused,
  tokens: a.tokens + b.tokens,
});

const sumOf = (rows: readonly Row[]): UsageSum => rows.reduce<UsageSum>(plus, NOTHING);

function partsOf(rows: readonly Row[], nameOf: (row: Row) => string, names: readonly string[] = []): UsagePart[] {
  const sums = new Map<string, UsageSum>(names.map((name) => [name, NOTHING]));
  for (const row of rows) sums.set(nameOf(row), plus(sums.get(nameOf(row)) ?? NOTHING, row));
  return [...sums].map(([name, sum]) => ({ name, ...sum }));
}

const byUse = (parts: readonly UsagePart[]): UsagePart[] => [...parts].sort((a, b) => b.requests - a.requests);

/** Usage of one operation by one key on one day. */
interface UsageLine extends UsageSum {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Id of the key. */
  readonly key: string;
  readonly operation: string;
}

/** Usage of the last days, one line per day, key and operation; today included, oldest first. */
export async function usageRows(db: Kysely<Tables>, days: number, now: number): Promise<readonly UsageLine[]> {
  const rows = await db
    .selectFrom('usage')
    .selectAll()
    .where('day', '>', Math.floor(now / DAY) - days)
    .orderBy('day')
    .orderBy('key_id')
    .execute();
  return rows.map(({ day, key_id: key, operation, requests, refused, tokens }) => ({
    day: nameOf(day),
    key,
    operation,
    requests,
    refused,
    tokens,
  }));
}

/** Error codes of refused requests since a given time, the most frequent first. */
export async function refusalsSince(
  db: Kysely<Tables>,
  since: number,
): Promise<readonly { readonly code: string; readonly count: number }[]> {
  const rows = await db
    .selectFrom('requests')
    .where('at', '>=', since)
    .where('code', 'is not', null)
    .select((select) => ['code', select.fn.countAll<number>().as('count')])
    .groupBy('code')
    .orderBy('count', 'desc')
    .limit(10)
    .execute();
  return rows.map(({ code, count }) => ({ code: code ?? '', count: Number(count) }));
}
