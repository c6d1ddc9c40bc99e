import { DeidError } from '../core/index.js';
import { type KeyRing, openKeyRing } from '../server/access/open.js';
import { hasStore } from '../server/store/open.js';
import { readStoreSettings, type StoreSettings } from '../server/store/store-settings.js';
import { usage } from './base/errors.js';
import { note, oneLine, print, table } from './base/terminal.js';

/** Options of the `keys` commands. */
export interface KeyFlags {
  readonly dataDir?: string;
  readonly json?: boolean;
  readonly name?: string;
  readonly plan?: string;
  readonly test?: boolean;
  readonly expires?: string;
  readonly overlap?: string;
}

/** Opens the data directory for some work and always closes it. */
async function withRing(flags: KeyFlags, work: (ring: KeyRing) => Promise<number>): Promise<number> {
  const settings = settingsOf(flags);
  // Redis is not opened, since only services use it: a key can be revoked while Redis is down.
  const { dataDir, databaseUrl } = settings;
  const ring = await openKeyRing({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  if (ring.store.isNew)
    note(
      `No keys were there yet: a new store is made in ${settings.databaseUrl === undefined ? settings.dataDir : 'the Postgres of DEIDKIT_DATABASE_URL'}`,
    );
  try {
    return await work(ring);
  } finally {
    await ring.close();
  }
}

/** Writes an action of the command line to the audit log, like actions in the dashboard. */
export const auditCommand = (ring: KeyRing, action: string, target: string): Promise<void> =>
  ring.audit.add({ actor: 'command', action, target, result: 'done' }, Date.now());

/** Location of the store, as options and environment say. */
export const settingsOf = ({ dataDir }: KeyFlags): StoreSettings =>
  readStoreSettings({ ...process.env, ...(dataDir && { DEIDKIT_DATA_DIR: dataDir }) });

/**
 * Requires an existing store. Only `keys create` creates one: when looking for a key, a missing store means a misspelt
 * directory.
 */
export async function withOldRing(flags: KeyFlags, work: (ring: KeyRing) => Promise<number>): Promise<number> {
  if (hasStore(settingsOf(flags))) return withRing(flags, work);
  throw new DeidError('setting_invalid', [
    'DEIDKIT_DATA_DIR',
    "the directory holds no keys (default: .deidkit where the command is typed). Name that of the service, with --data-dir or in this variable; 'deidkit keys create' makes the first key",
  ]);
}

const withOldKeys = (flags: KeyFlags, work: (ring: KeyRing) => Promise<void>): Promise<number> =>
  withOldRing(flags, async (ring) => {
    await work(ring);
    return 0;
  });

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** Parses a duration such as `90d`, `24h`, `15m`, `30s` or `0` to seconds. */
function seconds(option: string, given: string): number {
  const [, amount, unit = 's'] = /^(\d{1,6})([smhd])?$/.exec(given) ?? [];
  if (amount === undefined) throw usage(`${option} is a time such as 30s, 15m, 24h or 90d.`);
  return Number(amount) * (UNITS[unit] ?? 1);
}

async function show({ id, key }: { readonly id: string; readonly key: string }, json: boolean): Promise<void> {
  if (json) return print(JSON.stringify({ id, key }));
  await print(`Key ${id}, shown this once:\n${key}`);
}

/** Expiry date of a key. */
function endOf(expires: string): Date {
  const left = seconds('--expires', expires);
  if (left === 0) throw usage('--expires is more than 0: a key that ends at once opens nothing.');
  return new Date(Date.now() + left * 1_000);
}

/** `deidkit keys create` */
export const createKey = (flags: KeyFlags): Promise<number> =>
  withRing(flags, async (ring) => {
    const { name, plan, test, expires, json = false } = flags;
    const ends = expires === undefined ? {} : { expiresAt: endOf(expires) };
    const options = { ...(name && { name }), ...(plan && { plan }), ...ends };
    const made = await ring.admin.create({ ...options, environment: test === true ? 'test' : 'live' });
    await auditCommand(ring, 'key.create', made.id);
    await show(made, json);
    return 0;
  });

const day = (date: Date | undefined): string => date?.toISOString().slice(0, 16).replace('T', ' ') ?? '-';

/** `deidkit keys list` */
export const listKeys = (flags: KeyFlags): Promise<number> =>
  withOldKeys(flags, async ({ admin }) => {
    const all = await admin.list();
    if (flags.json === true) return print(JSON.stringify(all));
    if (all.length === 0) return print('There are no keys yet. Create one with: deidkit keys create');
    const rows = all.map((key) => [
      key.id,
      `…${key.last4}`,
      key.status,
      key.plan,
      day(key.createdAt),
      day(key.expiresAt),
      day(key.lastUsedAt),
      oneLine(key.name),
    ]);
    await print(table([['ID', 'KEY', 'STATUS', 'PLAN', 'CREATED (UTC)', 'EXPIRES', 'LAST USED', 'NAME'], ...rows]));
  });

/** `deidkit keys revoke` */
export const revokeKey = (id: string, flags: KeyFlags): Promise<number> =>
  withOldKeys(flags, async (ring) => {
    await ring.admin.get(id);
    await auditCommand(ring, 'key.revoke', id);
    await ring.admin.revoke(id);
    await print('Revoked. Running services refuse the key within 10 seconds.');
  });

/** `deidkit keys rotate` */
export const rotateKey = (id: string, flags: KeyFlags): Promise<number> =>
  withOldKeys(flags, async (ring) => {
    const overlap = seconds('--overlap', flags.overlap ?? '0');
    await ring.admin.get(id);
    await auditCommand(ring, 'key.rotate', id);
    await show(await ring.admin.rotate(id, overlap), flags.json === true);
  });
