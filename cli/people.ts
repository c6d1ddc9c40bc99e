import { formatHead, parseHead } from '../server/audit/head.js';
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

/** Options of `deidkit audit verify`. */
export interface AuditFlags extends KeyFlags {
  readonly head?: string;
}

/** `deidkit audit verify` */
export const verifyAudit = (flags: AuditFlags): Promise<number> =>
  withOldRing(flags, async ({ audit }) => {
    const noted = flags.head === undefined ? undefined : parseHead(flags.head);
    if (flags.head !== undefined && noted === undefined)
      throw usage('--head is a head that was noted, such as 12:9f86d081…, as audit verify prints it.');
    const { entries, head, broken, cut } = await audit.verify(noted);
    if (flags.json === true) await print(JSON.stringify({ entries, head, broken: broken ?? null, cut: cut ?? null }));
    else if (broken !== undefined)
      await print(`Entry ${broken} has been changed or is missing. The entries before it are intact.`);
    else if (cut !== undefined)
      await print(`Entry ${cut} was noted and is no longer there, or is another: the log was cut, or is an older one.`);
    else
      await print(`${entries} entries, all as they were written.\nHead: ${formatHead({ seq: entries, hash: head })}`);
    return broken === undefined && cut === undefined ? 0 : 1;
  });
