import { DeidError } from '../core/index.js';
import { type KeyRing, openKeyRing } from '../server/keys/open.js';
import { readDataDir } from '../server/settings.js';
import { hasStore } from '../server/store/open.js';
import { usage } from './errors.js';
import { note, oneLine, print, table } from './terminal.js';

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

/** Opens the keys of the data directory, and closes them whatever happens. */
async function withKeys(flags: KeyFlags, work: (keys: KeyRing['admin']) => Promise<void>): Promise<number> {
  const directory = directoryOf(flags);
  const ring = await openKeyRing(directory);
  if (ring.store.isNew) note(`No keys were there yet: a new store is made in ${directory}`);
  try {
    await work(ring.admin);
    return 0;
  } finally {
    await ring.close();
  }
}

function directoryOf({ dataDir }: KeyFlags): string {
  return readDataDir({ ...process.env, ...(dataDir && { DEIDKIT_DATA_DIR: dataDir }) });
}

/** A store is made for a key that is made, and not, in a misspelt directory, for one that is looked for. */
async function withOldKeys(flags: KeyFlags, work: (keys: KeyRing['admin']) => Promise<void>): Promise<number> {
  if (hasStore(directoryOf(flags))) return withKeys(flags, work);
  throw new DeidError('setting_invalid', [
    'DEIDKIT_DATA_DIR',
    "the directory holds no keys; 'deidkit keys create' makes the first one",
  ]);
}

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** Seconds of a duration such as `90d`, `24h`, `15m`, `30s` or `0`. */
function seconds(option: string, given: string): number {
  const [, amount, unit = 's'] = /^(\d{1,6})([smhd])?$/.exec(given) ?? [];
  if (amount === undefined) throw usage(`${option} is a time such as 30s, 15m, 24h or 90d.`);
  return Number(amount) * (UNITS[unit] ?? 1);
}

async function show({ id, key }: { readonly id: string; readonly key: string }, json: boolean): Promise<void> {
  if (json) return print(JSON.stringify({ id, key }));
  await print(`Key ${id}, shown this once:\n${key}`);
}

/** When a key is to end. */
function endOf(expires: string): Date {
  const left = seconds('--expires', expires);
  if (left === 0) throw usage('--expires is more than 0: a key that ends at once opens nothing.');
  return new Date(Date.now() + left * 1_000);
}

/** `deidkit keys create` */
export const createKey = (flags: KeyFlags): Promise<number> =>
  withKeys(flags, async (keys) => {
    const { name, plan, test, expires, json = false } = flags;
    const ends = expires === undefined ? {} : { expiresAt: endOf(expires) };
    const options = { ...(name && { name }), ...(plan && { plan }), ...ends };
    await show(await keys.create({ ...options, environment: test === true ? 'test' : 'live' }), json);
  });

const day = (date: Date | undefined): string => date?.toISOString().slice(0, 16).replace('T', ' ') ?? '-';

/** `deidkit keys list` */
export const listKeys = (flags: KeyFlags): Promise<number> =>
  withOldKeys(flags, async (keys) => {
    const all = await keys.list();
    if (flags.json === true) return print(JSON.stringify(all));
    if (all.length === 0) return print('There are no keys yet. Make one with: deidkit keys create');
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
  withOldKeys(flags, async (keys) => {
    await keys.revoke(id);
    await print('Revoked. Running services refuse the key within 10 seconds.');
  });

/** `deidkit keys rotate` */
export const rotateKey = (id: string, flags: KeyFlags): Promise<number> =>
  withOldKeys(flags, async (keys) =>
    show(await keys.rotate(id, seconds('--overlap', flags.overlap ?? '0')), flags.json === true),
  );
