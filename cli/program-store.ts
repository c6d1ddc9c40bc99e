import type { Command } from 'commander';
import type { BackupFlags } from './backup.js';
import type { KeyFlags } from './keys.js';
import type { AuditFlags, InviteFlags } from './people.js';
import type { PlanFlags } from './plans.js';
import { type Finish, service, withKeyStore } from './program-options.js';

/** Commands that manage plans, accounts and the store of the service. */
export function addStore(program: Command, finish: Finish): void {
  addPlans(program, finish);
  addPeople(program, finish);
}

function addPlans(program: Command, finish: Finish): void {
  const plans = program.command('plans').description('list, create, change and activate plans of the HTTP service');
  const load = async () => (await service()).plans();
  withKeyStore(plans.command('list').description('list the plans and their limits')).action(async (flags: PlanFlags) =>
    finish(await (await load()).listPlans(flags)),
  );
  withLimits(plans.command('create').description('create a plan; omitted limits mean unlimited'))
    .argument('<name>', 'lower-case letters, digits and hyphens')
    .action(async (name: string, flags: PlanFlags) => finish(await (await load()).createPlan(name, flags)));
  withLimits(plans.command('set').description('change limits of a plan; omitted limits stay'))
    .argument('<name>', 'its name')
    .action(async (name: string, flags: PlanFlags) => finish(await (await load()).setPlan(name, flags)));
  withKeyStore(
    plans.command('activate').description('activate a plan, so that its keys work and new ones can be created'),
  )
    .argument('<name>', 'its name')
    .option('--move-keys', 'move all keys of other plans to it')
    .action(async (name: string, flags: PlanFlags) => finish(await (await load()).activatePlan(name, flags)));
  withKeyStore(plans.command('suspend').description('refuse the keys of a plan until it is activated again'))
    .argument('<name>', 'its name')
    .action(async (name: string, flags: PlanFlags) => finish(await (await load()).suspendPlan(name, flags)));
}

const withLimits = (command: Command): Command =>
  withKeyStore(command)
    .option('--per-minute <n>', "requests of each key in any 60 seconds; 'none' for no limit")
    .option('--per-month <n>', 'requests of each key in a calendar month, UTC')
    .option('--tokens <n>', 'tokens of each key in a month; one is four characters')
    .option('--concurrent <n>', 'requests of each key at the same time')
    .option('--max-text <n>', 'largest text, in characters')
    .option('--max-file <n>', 'largest file, in MiB')
    .option('--max-job <n>', 'largest file of a job, in MiB')
    .option(
      '--operations <list>',
      'endpoints it includes, as named in /openapi.json, with cascadeDetector and accurateDetector, comma-separated; or all; with allJobs, its keys see and delete the jobs of all keys; with domain:NAME, they may ask for a reserved domain; with restoreOriginals, they restore originals',
    );

function addPeople(program: Command, finish: Finish): void {
  withKeyStore(program.command('invite').description('print a one-time code to create a dashboard account'))
    .option('--role <role>', 'owner, developer or viewer (default: owner)')
    .action(async (flags: InviteFlags) => finish(await (await (await service()).people()).invite(flags)));
  const backup = program.command('backup').description('back up and restore the store of the HTTP service');
  withKeyStore(backup.command('make').description('copy the store while services use it, and verify the copy'))
    .argument('<file>', 'the file to write')
    .action(async (file: string, flags: BackupFlags) =>
      finish(await (await (await service()).backup()).makeBackup(file, flags)),
    );
  withKeyStore(backup.command('restore').description('restore a copy; services must be stopped'))
    .argument('<file>', 'a file written by backup make')
    .option('--force', 'replace an existing store; it is kept as deidkit.db.before')
    .action(async (file: string, flags: BackupFlags) =>
      finish(await (await (await service()).backup()).restoreFrom(file, flags)),
    );
  const pepper = program.command('pepper').description('manage the secret with which keys are hashed');
  const loadPepper = async () => (await service()).pepper();
  withKeyStore(pepper.command('list').description('list the secrets by name, and the number of keys of each')).action(
    async (flags: KeyFlags) => finish(await (await loadPepper()).list(flags)),
  );
  withKeyStore(pepper.command('rotate').description('switch to a new secret; existing keys stay valid')).action(
    async (flags: KeyFlags) => finish(await (await loadPepper()).rotate(flags)),
  );
  const audit = program.command('audit').description('check the audit log of the dashboard');
  withKeyStore(audit.command('verify').description('verify that no entry has been changed or cut off'))
    .option('--head <head>', 'an earlier head, noted elsewhere: the log must still hold it')
    .action(async (flags: AuditFlags) => finish(await (await (await service()).people()).verifyAudit(flags)));
}
