import { usage } from './base/errors.js';
import { print } from './base/terminal.js';
import { auditCommand, type KeyFlags, withOldRing } from './keys.js';

/** Options of `deidkit invite`. */
export interface InviteFlags extends KeyFlags {
  readonly role?: string;
}

/**
 * `deidkit invite`: creates an invitation. Anyone with write access to the data directory may do so; this is how a lost
 * password is reset.
 */
export const invite = (flags: InviteFlags): Promise<number> =>
  withOldRing(flags, async (ring) => {
    const { role = 'owner', json = false } = flags;
    if (role !== 'owner' && role !== 'developer' && role !== 'viewer')
      throw usage('--role is owner, developer or viewer.');
    await auditCommand(ring, 'member.invite', role);
    const code = await ring.accounts.invitations.invite('local', role, 'command', Date.now());
    await print(
      json
        ? JSON.stringify({ code, role })
        : `Open /dashboard/setup of the service within 7 days, with this code:\n${code}`,
    );
    return 0;
  });

/** `deidkit audit verify` */
export const verifyAudit = (flags: KeyFlags): Promise<number> =>
  withOldRing(flags, async ({ audit }) => {
    const { entries, head, broken } = await audit.verify();
    if (flags.json === true) await print(JSON.stringify({ entries, head, broken: broken ?? null }));
    else if (broken === undefined) await print(`${entries} entries, all as they were written.\nHead: ${head}`);
    else await print(`Entry ${broken} has been changed or is missing. The entries before it are intact.`);
    return broken === undefined ? 0 : 1;
  });
