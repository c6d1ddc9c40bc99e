import { rotatePepper } from '../server/keys/pepper.js';
import { listPeppers } from '../server/keys/peppers.js';
import { readStoreSettings } from '../server/store/store-settings.js';
import { print, table } from './base/terminal.js';
import { auditCommand, type KeyFlags, withOldRing } from './keys.js';

const directoryOf = ({ dataDir }: KeyFlags): string =>
  readStoreSettings({ ...process.env, ...(dataDir && { DEIDKIT_DATA_DIR: dataDir }) }).dataDir;

/** `deidkit pepper list`: lists the secrets with which keys are hashed, by names that reveal nothing about them. */
export const list = (flags: KeyFlags): Promise<number> =>
  withOldRing(flags, async ({ store, hash, clock }) => {
    const peppers = await listPeppers(store.db, hash, clock());
    if (flags.json === true) await print(JSON.stringify(peppers));
    else
      await print(
        table([
          ['NAME', 'STATE', 'KEYS'],
          ...peppers.map(({ name, inForce, keys }) => [name, inForce ? 'in force' : 'earlier', String(keys)]),
        ]),
      );
    return 0;
  });

/** `deidkit pepper rotate` */
export const rotate = (flags: KeyFlags): Promise<number> =>
  withOldRing(flags, async (ring) => {
    await auditCommand(ring, 'pepper.rotate', ring.hash.pepper);
    rotatePepper(directoryOf(flags));
    await print(
      'A new pepper is in force once the service has started again; with several machines, copy the file pepper to all before that.\n' +
        'Keys go on working; those made from then on are hashed with it. If the old one may be known, rotate or revoke the keys of it: deidkit pepper list.\n' +
        'People of the dashboard sign in again; open invitations end.',
    );
    return 0;
  });
