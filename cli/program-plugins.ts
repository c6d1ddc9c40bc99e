import type { Command } from 'commander';
import type { CommonFlags } from './base/engine-options.js';
import type { PluginReportFlags } from './conformance/report.js';
import type { PolicyFlags } from './policies.js';
import type { PoliciesVerifyFlags } from './policies-verify.js';
import { type Finish, withEngine } from './program-options.js';

const SIGNING_KEY = 'private key for Ed25519 (PEM) that signs the new lines (default: that of DEIDKIT_SIGNING_KEY)';

/** Commands that show and check plugins, policies and the configuration. */
export function addPlugins(program: Command, finish: Finish): void {
  withEngine(program.command('entities').description('list the entity types'))
    .option('--json', 'as JSON')
    .action(async (flags: CommonFlags) => finish(await (await import('./entities.js')).entities(flags)));
  withEngine(program.command('modes').description('show what each compliance mode does with each entity type'))
    .argument('[mode]', 'show only this mode, with the paragraphs of its law')
    .option('--json', 'as JSON')
    .action(async (mode: string | undefined, flags: CommonFlags) =>
      finish(await (await import('./modes.js')).modes(mode, flags)),
    );
  addPolicies(program, finish);
  addConfig(program, finish);
  const plugins = program.command('plugins').description('list and check the plugins of a configuration');
  withEngine(plugins.command('list').description('list the plugins and their contributions'))
    .option('--json', 'as JSON, with the schemas of their options')
    .action(async (flags: CommonFlags) => finish(await (await import('./plugins.js')).listPlugins(flags)));
  withEngine(plugins.command('check').description('check a configuration, its plugins and their patterns')).action(
    async (flags: CommonFlags) => finish(await (await import('./plugins.js')).checkPlugins(flags)),
  );
  withEngine(plugins.command('report').description('test and measure a plugin, as a page that its author can publish'))
    .argument('<plugin>', 'name of a plugin of the configuration, or a module: ./index.js')
    .option('--test <file>', 'its test, which calls testPlugin() (default: test/plugin.test.js beside it)')
    .option('--json', 'as JSON')
    .action(async (source: string, flags: PluginReportFlags) =>
      finish(await (await import('./conformance/report.js')).reportPlugin(source, flags)),
    );
  withEngine(plugins.command('schema').description('write a JSON Schema for editors of the configuration'))
    .option('--out <file>', 'file to write (default: standard output)')
    .action(async (flags: CommonFlags & { out?: string }) =>
      finish(await (await import('./plugins.js')).schema(flags)),
    );
}

function addPolicies(program: Command, finish: Finish): void {
  const policies = program.command('policies').description('versions of the policies of a configuration');
  const load = () => import('./policies.js');
  const withHistory = (command: Command): Command =>
    withEngine(command).option(
      '--history <file>',
      'the recorded versions (default: policies.jsonl beside the configuration, else in this folder)',
    );
  withHistory(policies.command('list').description('list the recorded versions, and those in force'))
    .argument('[mode]', 'only the versions of this mode')
    .option('--json', 'as JSON')
    .action(async (mode: string | undefined, flags: PolicyFlags) => finish(await (await load()).list(mode, flags)));
  withHistory(policies.command('record').description('record the versions in force, as far as they are new'))
    .option('--note <text>', 'why they were changed')
    .option('--signing-key <file>', SIGNING_KEY)
    .action(async (flags: PolicyFlags) => finish(await (await load()).record(flags)));
  withHistory(policies.command('show').description('show what a version of a policy does'))
    .argument('<version>', 'its first digits, or a mode for the version in force')
    .option('--json', 'as JSON')
    .action(async (version: string, flags: PolicyFlags) => finish(await (await load()).show(version, flags)));
  withHistory(policies.command('diff').description('show what differs between two versions of a policy'))
    .argument('<version>', 'the first digits of a version, or a mode')
    .argument('[other]', 'another (default: the version of the mode that is in force)')
    .option('--json', 'as JSON')
    .action(async (version: string, other: string | undefined, flags: PolicyFlags) =>
      finish(await (await load()).diff(version, other, flags)),
    );
  withHistory(policies.command('rollback').description('put a recorded version back into the configuration'))
    .argument('<version>', 'its first digits')
    .option('--signing-key <file>', SIGNING_KEY)
    .action(async (version: string, flags: PolicyFlags) => finish(await (await load()).rollback(version, flags)));
  withHistory(policies.command('verify').description('check that a signed history was neither changed nor cut'))
    .requiredOption('--key <file>', 'public key for Ed25519 (PEM)')
    .option(
      '--last <sha256>',
      'a last line of before, as this command printed it: sees lines that were cut from the end',
    )
    .action(async (flags: PoliciesVerifyFlags) =>
      finish(await (await import('./policies-verify.js')).verifyPolicies(flags)),
    );
}

function addConfig(program: Command, finish: Finish): void {
  const config = program.command('config').description('show a configuration');
  withEngine(config.command('print').description('print every setting in force and its origin'))
    .argument('[about]', 'show only the settings for a pointer (/plugins/3) or a name (contact/phone, PERSON, HIPAA)')
    .option('--json', 'as JSON')
    .action(async (about: string | undefined, flags: CommonFlags) =>
      finish(await (await import('./config-print.js')).printConfig(about, flags)),
    );
}
