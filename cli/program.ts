import { Command } from 'commander';
import { LANGUAGES } from '../core/contracts/languages.js';
import { largest } from '../core/hosting.js';
import { fromPackage } from '../lib/engine/packages.js';
import { NUMBERS } from '../server/setting-numbers.js';
import type { BackupFlags } from './backup.js';
import type { CommonFlags } from './base/engine-options.js';
import { EXIT_HELP } from './base/exit-codes.js';
import type { PluginReportFlags } from './conformance/report.js';
import type { EvaluateFlags } from './evaluate.js';
import type { EvidencePageFlags } from './evidence-page.js';
import type { ExplainFlags } from './explain.js';
import type { FolderFlags } from './folders.js';
import type { DevFlags } from './init/dev.js';
import type { InitFlags } from './init/init.js';
import { KINDS } from './init/kinds.js';
import type { KeyFlags } from './keys.js';
import type { DeidentifyFlags } from './one-file.js';
import type { AuditFlags, InviteFlags } from './people.js';
import type { PipeFlags } from './pipe/pipe.js';
import type { PlanFlags } from './plans.js';
import type { PolicyFlags } from './policies.js';
import type { RestoreFlags } from './restore.js';
import type { RiskFlags } from './risk.js';
import type { ServeFlags } from './serve.js';
import type { TrainFlags } from './train.js';
import type { VerifyFlags } from './verify.js';
import type { WelcomeFlags } from './welcome.js';

// Each action imports its modules when it runs, so that `--help` is fast and `analyze` never loads the service.

/** Loads the commands of the HTTP service, whose package may not be installed. */
const service = async () => (await fromPackage('@deidkit/server', () => import('@deidkit/server/commands'))).COMMANDS;

/** Receives the exit code of the action. */
export type Finish = (code: number) => void;

const withEngine = (command: Command): Command =>
  command.option('--config <file>', 'configuration (default: $DEIDKIT_CONFIG, else all plugins of the package)');

const withDetection = (command: Command): Command =>
  withEngine(command)
    .option('--domain <name>', 'General, Medical, Finance, Custom (default: General)')
    .option(
      '--level <1|2|3>',
      'detection strength: 1 finds only certain terms, 2 is balanced, 3 misses as little as possible (default: 2)',
    )
    .option(
      '--model <name>',
      'how names are read: fast, cascade, accurate; the last two need deidkit-model-names (default: fast)',
    )
    .option('--entities <list>', "types or categories, comma-separated; see 'deidkit entities' (default: all)")
    .option('--language <code>', `language of the texts: ${LANGUAGES.join(', ')} (default: guessed from each)`)
    .option('--mode <name>', 'compliance mode: PROPRIETARY, REDACT, MASKED, GDPR, HIPAA, CUSTOM')
    .option('--rules <file>', 'JSON file with terms, patterns, thresholds and operators for these inputs alone')
    .option('--format <extension>', 'read files and standard input in this format, ignoring their names')
    .option('--text', 'treat the arguments as texts, even if files with these names exist')
    .option('--file', 'treat the arguments as files')
    .option('--recursive', 'include the files of subfolders')
    .option('--json', 'one line of JSON for each input')
    .option('--explain', 'show what raised and lowered each score');

const WHAT_ARGUMENTS_MEAN = `
An argument that names an existing file or folder is read as that file, or as the files in the folder. - or no argument reads standard input.
Anything else is a text, except words that look like the name of a missing file: they are refused, because the name may be misspelt.`;

function addText(program: Command, finish: Finish): void {
  withDetection(program.command('analyze').description('print the sensitive terms of texts and files'))
    .argument('[input...]', 'texts, files, or - for standard input')
    .addHelpText('after', WHAT_ARGUMENTS_MEAN)
    .action(async (inputs: string[], flags: CommonFlags & FolderFlags) =>
      finish(await (await import('./analyze.js')).analyze(inputs, flags)),
    );
  withDetection(program.command('explain').description('show why a word of a text was not found'))
    .argument('[input]', 'a text, a plain text file, or - for standard input')
    .requiredOption('--why-not <term>', 'the word or words that were not found')
    .addHelpText('after', WHAT_ARGUMENTS_MEAN)
    .action(async (input: string | undefined, flags: ExplainFlags) =>
      finish(await (await import('./explain.js')).explain(input, flags)),
    );
  withDetection(program.command('deidentify').description('replace or mask the sensitive terms of texts and files'))
    .argument('[input...]', 'texts, files, or - for standard input')
    .option('--out <folder>', 'folder for the deid_NAME files (default: beside the originals)')
    .option('--force', 'replace deid_NAME files that exist')
    .option('--resume', 'leave out files whose deid_NAME file exists and is not older than they are')
    .option('--processes <n>', 'number of processes for files (default: one per processor, if the work is worth it)')
    .option('--dry-run', 'process the files without writing them')
    .option('--report <file>', 'write a JSON report on all files')
    .option('--evidence <folder>', 'write a signed report on each file, which deidkit verify checks')
    .option('--salts <folder>', 'folder for the salts of the reports, to be kept apart from them')
    .option('--signing-key <file>', 'private key for Ed25519 (PEM) that signs the reports')
    .option('--ledger <file>', 'also add each report to this file, in which every report follows the one before it')
    .option('--quasi <list>', 'columns of a table (CSV) that others know: counts k-anonymity of the new table')
    .option('--sensitive <list>', 'columns that others should not learn: also counts l-diversity')
    .option('--min-k <n>', 'write no table (CSV, XLSX) in which rows share their quasi-identifiers with fewer rows')
    .option('--generalise', 'with --min-k: make the quasi-identifiers of such a table (CSV) coarser instead')
    .option('--candidates <n>', 'number of outputs for a text, 1 to 10 (default: 1)')
    .option('--seed <text>', 'make the substitutes reproducible')
    .option(
      '--consistency-key-env <name>',
      'environment variable with a secret: a person gets the same substitutes, and dates the same shift, wherever it is used',
    )
    .option('--tenant <name>', 'whose data it is: reversible codes are restored only for the same tenant')
    .addHelpText('after', WHAT_ARGUMENTS_MEAN)
    .action(async (inputs: string[], flags: DeidentifyFlags) =>
      finish(await (await import('./deidentify.js')).deidentify(inputs, flags)),
    );
  withEngine(program.command('pipe').description('replace or mask texts in a stream of records'))
    .option(
      '--format <name>',
      'ndjson (one JSON object per line) or arrow (a stream of the Arrow IPC format) (default: ndjson)',
    )
    .option(
      '--fields <list>',
      'fields to change, comma-separated, such as text,patient.note; * for all (default: text)',
    )
    .option('--field <name...>', 'more of them, each as it is, for names with a comma')
    .option('--keep <list>', 'fields that stay although their titles say that they identify persons')
    .option('--keep-field <name...>', 'more of them, each as it is')
    .option('--columns <json>', 'what fields hold, by name: keep, text or an entity type, such as {"name":"text"}')
    .option('--bad-records <file>', 'add records that cannot be processed to this file and go on')
    .option('--error-field <name>', 'write the reason in this field in place of a record that cannot be processed')
    .option('--mode <name>', 'compliance mode: PROPRIETARY, REDACT, MASKED, GDPR, HIPAA, CUSTOM')
    .option('--domain <name>', 'General, Medical, Finance, Custom (default: General)')
    .option(
      '--level <1|2|3>',
      'detection strength: 1 finds only certain terms, 2 is balanced, 3 misses as little as possible (default: 2)',
    )
    .option(
      '--model <name>',
      'how names are read: fast, cascade, accurate; the last two need deidkit-model-names (default: fast)',
    )
    .option('--entities <list>', "types or categories, comma-separated; see 'deidkit entities' (default: all)")
    .option('--language <code>', `language of the texts: ${LANGUAGES.join(', ')} (default: guessed from each)`)
    .option('--rules <file>', 'JSON file with terms, patterns, thresholds and operators for these records alone')
    .option('--seed <text>', 'give a term the same substitute in all records and all processes with this seed')
    .option('--seed-env <name>', 'environment variable that contains the seed')
    .option(
      '--consistency-key-env <name>',
      'environment variable with a secret: a person gets the same substitutes, and dates the same shift, wherever it is used',
    )
    .option('--tenant <name>', 'whose data it is: reversible codes are restored only for the same tenant')
    .option('--today <day>', "date of the run, used for ages and years: 2026-11-23 (default: the machine's)")
    .action(async (flags: PipeFlags) => finish(await (await import('./pipe/pipe.js')).pipe(flags)));
  program
    .command('verify')
    .description('check a signed report, and the file that it is about, or a ledger of reports; works offline')
    .argument('[report]', 'the report of a file')
    .argument('[file]', 'the original or the de-identified file')
    .requiredOption('--key <file>', 'public key of the signer (PEM)')
    .option('--salt <file>', 'the salt of the report')
    .option('--ledger <file>', 'check this ledger instead of a report')
    .action(async (report: string | undefined, file: string | undefined, flags: VerifyFlags) =>
      finish(await (await import('./verify.js')).verify(report, file, flags)),
    );
  program
    .command('evidence')
    .description('write a signed report as a PDF or as tables (CSV), after checking its signature; works offline')
    .argument('<report>', 'the report of a file')
    .requiredOption('--key <file>', 'public key of the signer (PEM)')
    .requiredOption('--out <file>', 'the file to write: it ends in .pdf or .csv')
    .action(async (report: string, flags: EvidencePageFlags) =>
      finish(await (await import('./evidence-page.js')).evidencePage(report, flags)),
    );
  program
    .command('risk')
    .description('count how many persons a table (CSV) still tells apart: k-anonymity and l-diversity')
    .argument('<file>', 'a de-identified table with a row of titles')
    .option(
      '--quasi <list>',
      'columns that others know, by title or number, comma-separated (default: by their titles)',
    )
    .option('--sensitive <list>', 'columns that others should not learn, such as a diagnosis')
    .option('--min-k <n>', 'fail if a class has fewer rows; with --out, make the columns coarser until none has')
    .option('--out <file>', 'write the coarser table')
    .option('--json', 'as JSON')
    .action(async (file: string, flags: RiskFlags) => finish(await (await import('./risk.js')).risk(file, flags)));
  withEngine(program.command('restore').description('restore the originals of reversible substitutes'))
    .argument('[text...]', 'texts, or - for standard input')
    .option('--mode <name>', 'the compliance mode that made the substitutes')
    .option('--rules <file>', 'the rules whose operators made the substitutes')
    .option('--tenant <name>', 'whose data it is, as the call that made the codes said')
    .option('--type <name>', 'the arguments, or the lines of standard input, are codes of this entity type (fpe)')
    .option('--key-id <name>', 'name of the key that made them (default: the key in force)')
    .option('--text', 'treat the arguments as texts, even if files with these names exist')
    .action(async (inputs: string[], flags: RestoreFlags) =>
      finish(await (await import('./restore.js')).restore(inputs, flags)),
    );
}

function addPlugins(program: Command, finish: Finish): void {
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
    .action(async (version: string, flags: PolicyFlags) => finish(await (await load()).rollback(version, flags)));
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

function addDomains(program: Command, finish: Finish): void {
  const domain = program.command('domain').description('test a custom domain');
  withEngine(domain.command('test').description('show which marked terms of your sentences a domain misses, and why'))
    .argument(
      '<file>',
      'sentences, one per line, with each term in double brackets: Badge [[BADGE|BX-004711]] was lost.',
    )
    .option('--domain <name>', 'the domain (default: Custom)')
    .option('--level <1|2|3>', 'detection strength (default: 2)')
    .option('--json', 'as JSON')
    .action(async (file: string, flags: CommonFlags) =>
      finish(await (await import('./domain-test.js')).testDomain(file, flags)),
    );
}

function addAuthoring(program: Command, finish: Finish): void {
  program
    .command('init')
    .description('create a folder with a working plugin or service of your own, and a test')
    .argument('[kind]', `${Object.keys(KINDS).join(', ')}; without it, what each is`)
    .argument('[name]', 'the new folder; its last part is the name, such as my-plugin')
    .option('--deidkit <version>', 'version, clone or tarball of deidkit to use (default: this one)')
    .action(async (kind: string | undefined, name: string | undefined, flags: InitFlags) =>
      finish(await (await import('./init/init.js')).init(kind, name, flags)),
    );
  program
    .command('dev')
    .description('show what your plugins find in sample files, and repeat after each change')
    .argument('[file...]', 'sample files (default: those in the folder samples beside the configuration)')
    .option('--config <file>', 'configuration (default: plugins.config.json)')
    .option('--domain <name>', 'a domain, including custom ones (default: General)')
    .option('--level <1|2|3>', 'detection strength (default: 2)')
    .option('--explain', 'show what raised and lowered each score')
    .action(async (files: string[], flags: DevFlags) =>
      finish(await (await import('./init/dev.js')).dev(files, flags)),
    );
}

function addModels(program: Command, finish: Finish): void {
  const data = "labelled texts, one JSON object per line: {'text', 'spans': [{'start', 'end', 'type'}]}";
  program
    .command('train')
    .description('train a model for your own entity types on labelled texts')
    .requiredOption('--data <file>', data)
    .requiredOption('--types <list>', 'types to learn, comma-separated, such as PROJECT_CODE')
    .requiredOption('--out <file>', 'the model file to write; its card is written beside it with the extension .md')
    .option('--seed <text>', 'seed of the training; the same data and seed give the same file (default: deidkit)')
    .option(
      '--base <model>',
      "'fast' trains a small model of its own, 'accurate' a layer on the accurate one (default: fast)",
    )
    .option('--epochs <n>', 'how often each text is read (default: 10)')
    .option('--skip-bad-lines', 'skip lines that are not labelled texts')
    .option('--force', 'replace files that exist')
    .option('--json', 'print the card as JSON')
    .action(async (flags: TrainFlags) => finish(await (await import('./train.js')).train(flags)));
  withEngine(program.command('evaluate').description('measure a model or a configuration on labelled texts'))
    .requiredOption('--data <file>', data)
    .option('--model <file>', 'measure this model alone instead of a configuration')
    .option('--types <list>', 'types to measure (default: all that the data and the engine share)')
    .option('--level <1|2|3>', 'detection strength (default: 2)')
    .option('--domain <name>', 'General, Medical, Finance, Custom (default: General)')
    .option('--skip-bad-lines', 'skip lines that are not labelled texts')
    .option('--json', 'as JSON')
    .action(async (flags: EvaluateFlags) => finish(await (await import('./evaluate.js')).evaluate(flags)));
}

const withKeyStore = (command: Command): Command =>
  command
    .option('--data-dir <folder>', 'folder of keys and counters (default: $DEIDKIT_DATA_DIR, else .deidkit)')
    .option('--json', 'as JSON');

function serviceVariables(): string {
  const names = Object.keys(NUMBERS);
  const width = largest(names.map((name) => name.length));
  const lines = Object.entries(NUMBERS).map(
    ([name, { sets, otherwise }]) => `  ${name.padEnd(width)}  ${sets} (default: ${otherwise})`,
  );
  return ['\nFurther settings are environment variables, all optional:', ...lines].join('\n');
}

function addService(program: Command, finish: Finish): void {
  withEngine(program.command('serve').description('run the HTTP service'))
    .option('--host <address>', 'address to listen on (default: $HOST, else 127.0.0.1)')
    .option('--port <number>', 'port to listen on, 0 for any (default: $PORT, else 3000)')
    .option('--data-dir <folder>', 'folder of keys and counters (default: $DEIDKIT_DATA_DIR, else .deidkit)')
    .option('--workers <n>', 'processes that share the port and the store (default: 1)')
    .addHelpText('after', serviceVariables())
    .action(async (flags: ServeFlags) => finish(await (await (await service()).serve()).serve(flags)));
  withKeyStore(
    program
      .command('welcome')
      .description(
        'print a one-time address of the playground, and until they have been used the first key and the set-up code',
      ),
  )
    .option('--url <url>', 'address of the service (default: http:// with $HOST and $PORT)')
    .action(async (flags: WelcomeFlags) => finish(await (await (await service()).welcome()).welcome(flags)));
  withEngine(program.command('worker').description('process jobs of the HTTP service, without listening'))
    .option('--data-dir <folder>', 'folder of keys, counters and jobs (default: $DEIDKIT_DATA_DIR, else .deidkit)')
    .action(async (flags: ServeFlags) => finish(await (await (await service()).worker()).worker(flags)));
  const keys = program.command('keys').description('create, list, revoke and rotate keys of the HTTP service');
  withKeyStore(keys.command('create').description('create a key; it is shown once'))
    .option('--name <name>', 'display name of the key')
    .option('--plan <plan>', "its plan; 'unlimited' is for operators (default: standard)")
    .option('--test', 'create a test key, which begins with deid_test_')
    .option('--expires <time>', 'lifetime of the key: 24h, 90d (default: unlimited)')
    .action(async (flags: KeyFlags) => finish(await (await (await service()).keys()).createKey(flags)));
  withKeyStore(keys.command('list').description('list the keys')).action(async (flags: KeyFlags) =>
    finish(await (await (await service()).keys()).listKeys(flags)),
  );
  withKeyStore(keys.command('revoke').description('revoke a key permanently'))
    .argument('<id>', "its id, as 'keys list' shows it")
    .action(async (id: string, flags: KeyFlags) => finish(await (await (await service()).keys()).revokeKey(id, flags)));
  withKeyStore(keys.command('rotate').description('replace a key by a new one'))
    .argument('<id>', "id of the old key, as 'keys list' shows it")
    .option('--overlap <time>', 'how long the old key remains valid: 15m, 24h (default: 0)')
    .action(async (id: string, flags: KeyFlags) => finish(await (await (await service()).keys()).rotateKey(id, flags)));
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

/** Defines the commands and options. */
export function makeProgram(version: string, finish: Finish): Command {
  const program = new Command('deidkit')
    .description('Finds personal data in text and files, and replaces or masks it.')
    .version(version)
    .showHelpAfterError("Run 'deidkit --help' or 'deidkit COMMAND --help' for a list of commands and options.")
    .addHelpText('after', EXIT_HELP);
  addText(program, finish);
  addPlugins(program, finish);
  addConfig(program, finish);
  addDomains(program, finish);
  addAuthoring(program, finish);
  addModels(program, finish);
  addService(program, finish);
  addPlans(program, finish);
  addPeople(program, finish);
  program
    .command('completion')
    .description('print a completion script for a shell')
    .argument('<shell>', 'bash, zsh or fish')
    .action(async (shell: string) => finish(await (await import('./completion.js')).completion(shell, program)));
  return program;
}
