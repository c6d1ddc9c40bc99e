import { Command } from 'commander';
import { LANGUAGES } from '../core/contracts/languages.js';
import { NUMBERS } from '../server/setting-numbers.js';
import type { BackupFlags } from './backup.js';
import { EXIT_HELP } from './base/exit-codes.js';
import type { DeidentifyFlags } from './deidentify.js';
import type { CommonFlags } from './engine-options.js';
import type { EvaluateFlags } from './evaluate.js';
import type { ExplainFlags } from './explain.js';
import type { FolderFlags } from './folders.js';
import type { DevFlags } from './init/dev.js';
import type { InitFlags } from './init/init.js';
import { KINDS } from './init/kinds.js';
import type { KeyFlags } from './keys.js';
import type { InviteFlags } from './people.js';
import type { PipeFlags } from './pipe.js';
import type { PlanFlags } from './plans.js';
import type { ServeFlags } from './serve.js';
import type { TrainFlags } from './train.js';

// Each action imports its modules when it runs, so that `--help` is fast and `analyze` never loads the service.

/** Receives the exit code of the action. */
export type Finish = (code: number) => void;

const withEngine = (command: Command): Command =>
  command.option('--config <file>', 'configuration (default: $DEIDKIT_CONFIG, else all plugins of the package)');

const withDetection = (command: Command): Command =>
  withEngine(command)
    .option('--domain <name>', 'General, Medical, Finance, Custom (default: General)')
    .option('--level <1|2|3>', 'detection strength: 1 only what is sure, 2 balanced, 3 nothing slips (default: 2)')
    .option(
      '--model <name>',
      'how names are read: fast, cascade, accurate; the last two need deidkit-model-names (default: fast)',
    )
    .option('--entities <list>', "types or categories, comma-separated; see 'deidkit entities' (default: all)")
    .option('--language <code>', `language of the texts: ${LANGUAGES.join(', ')} (default: guessed from each)`)
    .option('--mode <name>', 'compliance mode: PROPRIETARY, REDACT, MASKED, GDPR, HIPAA, CUSTOM')
    .option('--rules <file>', 'JSON file with terms, patterns, thresholds and operators for these inputs alone')
    .option('--format <extension>', 'read files and standard input as this format, whatever their names')
    .option('--text', 'the arguments are texts, even where files of such names exist')
    .option('--file', 'the arguments are files')
    .option('--recursive', 'folders stand for the files of their folders, too')
    .option('--json', 'one line of JSON for each input')
    .option('--explain', 'say what raised and lowered each score');

const WHAT_ARGUMENTS_MEAN = `
An argument that is an existing file is a file, a folder stands for the files in it; - or no argument is standard input; all else is text. A word that looks
like a file name but is none is refused, so that a misspelt name is never taken for a text.`;

function addText(program: Command, finish: Finish): void {
  withDetection(program.command('analyze').description('print the sensitive terms of texts and files'))
    .argument('[input...]', 'texts, files, or - for standard input')
    .addHelpText('after', WHAT_ARGUMENTS_MEAN)
    .action(async (inputs: string[], flags: CommonFlags & FolderFlags) =>
      finish(await (await import('./analyze.js')).analyze(inputs, flags)),
    );
  withDetection(program.command('explain').description('say why a word of a text was not found'))
    .argument('[input]', 'a text, a plain text file, or - for standard input')
    .requiredOption('--why-not <term>', 'the word or words that are missing among the findings')
    .addHelpText('after', WHAT_ARGUMENTS_MEAN)
    .action(async (input: string | undefined, flags: ExplainFlags) =>
      finish(await (await import('./explain.js')).explain(input, flags)),
    );
  withDetection(program.command('deidentify').description('replace or mask the sensitive terms of texts and files'))
    .argument('[input...]', 'texts, files, or - for standard input')
    .option('--out <folder>', 'where deid_NAME files go (default: beside the originals)')
    .option('--force', 'replace deid_NAME files that exist')
    .option('--dry-run', 'do all of the work on files, and write none')
    .option('--report <file>', 'write what became of all files into one JSON file')
    .option('--candidates <n>', 'number of outputs for a text, 1 to 10 (default: 1)')
    .option('--seed <text>', 'makes the substitutes reproducible')
    .addHelpText('after', WHAT_ARGUMENTS_MEAN)
    .action(async (inputs: string[], flags: DeidentifyFlags) =>
      finish(await (await import('./deidentify.js')).deidentify(inputs, flags)),
    );
  withEngine(program.command('pipe').description('replace or mask texts in a stream of records'))
    .option(
      '--format <name>',
      'ndjson, a JSON object a line, or arrow, a stream of the Arrow IPC format (default: ndjson)',
    )
    .option('--fields <list>', 'fields with texts, comma-separated, such as text,patient.note (default: text)')
    .option('--mode <name>', 'compliance mode: PROPRIETARY, REDACT, MASKED, GDPR, HIPAA, CUSTOM')
    .option('--domain <name>', 'General, Medical, Finance, Custom (default: General)')
    .option('--level <1|2|3>', 'detection strength: 1 only what is sure, 2 balanced, 3 nothing slips (default: 2)')
    .option(
      '--model <name>',
      'how names are read: fast, cascade, accurate; the last two need deidkit-model-names (default: fast)',
    )
    .option('--entities <list>', "types or categories, comma-separated; see 'deidkit entities' (default: all)")
    .option('--language <code>', `language of the texts: ${LANGUAGES.join(', ')} (default: guessed from each)`)
    .option('--rules <file>', 'JSON file with terms, patterns, thresholds and operators for these records alone')
    .option('--seed <text>', 'the same term has the same substitute in all records and all processes with this seed')
    .option('--seed-env <name>', 'variable of the environment that holds the seed')
    .option('--today <day>', "day of the run, from which ages and years are told: 2026-11-23 (default: the machine's)")
    .action(async (flags: PipeFlags) => finish(await (await import('./pipe.js')).pipe(flags)));
  withEngine(program.command('restore').description('put originals back where substitutes can be reversed'))
    .argument('[text...]', 'texts, or - for standard input')
    .option('--mode <name>', 'the compliance mode that made the substitutes')
    .option('--rules <file>', 'the rules by whose operators they were made')
    .option('--text', 'the arguments are texts, even where files of such names exist')
    .action(async (inputs: string[], flags: CommonFlags) =>
      finish(await (await import('./restore.js')).restore(inputs, flags)),
    );
}

function addPlugins(program: Command, finish: Finish): void {
  withEngine(program.command('entities').description('list the entity types'))
    .option('--json', 'as JSON')
    .action(async (flags: CommonFlags) => finish(await (await import('./entities.js')).entities(flags)));
  const plugins = program.command('plugins').description('look at the plugins of a configuration');
  withEngine(plugins.command('list').description('list the plugins and what they bring'))
    .option('--json', 'as JSON, with the schemas of their options')
    .action(async (flags: CommonFlags) => finish(await (await import('./plugins.js')).listPlugins(flags)));
  withEngine(plugins.command('check').description('check a configuration, its plugins and their patterns')).action(
    async (flags: CommonFlags) => finish(await (await import('./plugins.js')).checkPlugins(flags)),
  );
  withEngine(plugins.command('schema').description('write a JSON Schema for editors of the configuration'))
    .option('--out <file>', 'where to (default: standard output)')
    .action(async (flags: CommonFlags & { out?: string }) =>
      finish(await (await import('./plugins.js')).schema(flags)),
    );
}

function addConfig(program: Command, finish: Finish): void {
  const config = program.command('config').description('look at a configuration');
  withEngine(config.command('print').description('print every setting in force, and what made it so'))
    .argument('[about]', 'only what concerns a pointer (/plugins/3) or a name (contact/phone, PERSON, HIPAA)')
    .option('--json', 'as JSON')
    .action(async (about: string | undefined, flags: CommonFlags) =>
      finish(await (await import('./config-print.js')).printConfig(about, flags)),
    );
}

function addDomains(program: Command, finish: Finish): void {
  const domain = program.command('domain').description('look at a domain of your own');
  withEngine(domain.command('test').description('say which marked terms of your sentences a domain misses, and why'))
    .argument('<file>', 'sentences, one a line, with each term in double brackets: Badge [[BADGE|BX-004711]] was lost.')
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
    .description('write a folder for a plugin or a service of your own, with a test, that runs')
    .argument('<kind>', Object.keys(KINDS).join(', '))
    .argument('<name>', 'the new folder; its last part is the name, such as my-plugin')
    .option('--deidkit <version>', 'the version of deidkit that it uses (default: this one)')
    .action(async (kind: string, name: string, flags: InitFlags) =>
      finish(await (await import('./init/init.js')).init(kind, name, flags)),
    );
  program
    .command('dev')
    .description('show what your plugins find in sample files, again at each change')
    .argument('[file...]', 'sample files (default: those in the folder samples beside the configuration)')
    .option('--config <file>', 'configuration (default: plugins.config.json)')
    .option('--domain <name>', 'a domain, also one of your own (default: General)')
    .option('--level <1|2|3>', 'detection strength (default: 2)')
    .option('--explain', 'say what raised and lowered each score')
    .action(async (files: string[], flags: DevFlags) =>
      finish(await (await import('./init/dev.js')).dev(files, flags)),
    );
}

function addModels(program: Command, finish: Finish): void {
  const data = "labelled texts, a line each: {'text', 'spans': [{'start', 'end', 'type'}]}";
  program
    .command('train')
    .description('learn entity types of your own from labelled texts')
    .requiredOption('--data <file>', data)
    .requiredOption('--types <list>', 'types to learn, comma-separated, such as PROJECT_CODE')
    .requiredOption('--out <file>', 'the model file to write; its card is written beside it, with .md behind its name')
    .option('--seed <text>', 'the same data and seed make the same file (default: deidkit)')
    .option('--epochs <n>', 'how often each text is read (default: 10)')
    .option('--skip-bad-lines', 'leave lines out that are no labelled texts')
    .option('--force', 'replace files that exist')
    .option('--json', 'print the card as JSON')
    .action(async (flags: TrainFlags) => finish(await (await import('./train.js')).train(flags)));
  withEngine(program.command('evaluate').description('measure a model or a configuration on labelled texts'))
    .requiredOption('--data <file>', data)
    .option('--model <file>', 'measure this model alone instead of a configuration')
    .option('--types <list>', 'types to measure (default: all that the data and the engine share)')
    .option('--level <1|2|3>', 'detection strength (default: 2)')
    .option('--domain <name>', 'General, Medical, Finance, Custom (default: General)')
    .option('--skip-bad-lines', 'leave lines out that are no labelled texts')
    .option('--json', 'as JSON')
    .action(async (flags: EvaluateFlags) => finish(await (await import('./evaluate.js')).evaluate(flags)));
}

const withKeyStore = (command: Command): Command =>
  command
    .option('--data-dir <folder>', 'folder of keys and counters (default: $DEIDKIT_DATA_DIR, else .deidkit)')
    .option('--json', 'as JSON');

function serviceVariables(): string {
  const names = Object.keys(NUMBERS);
  const width = Math.max(...names.map((name) => name.length));
  const lines = Object.entries(NUMBERS).map(
    ([name, { sets, otherwise }]) => `  ${name.padEnd(width)}  ${sets} (default: ${otherwise})`,
  );
  return ['\nFurther settings are variables of the environment, all optional:', ...lines].join('\n');
}

function addService(program: Command, finish: Finish): void {
  withEngine(program.command('serve').description('run the HTTP service'))
    .option('--host <address>', 'address to listen on (default: $HOST, else 127.0.0.1)')
    .option('--port <number>', 'port to listen on, 0 for any (default: $PORT, else 3000)')
    .option('--data-dir <folder>', 'folder of keys and counters (default: $DEIDKIT_DATA_DIR, else .deidkit)')
    .option('--workers <n>', 'processes that share the port and the store (default: 1)')
    .addHelpText('after', serviceVariables())
    .action(async (flags: ServeFlags) => finish(await (await import('./serve.js')).serve(flags)));
  withEngine(program.command('worker').description('work on jobs of the HTTP service, without listening'))
    .option('--data-dir <folder>', 'folder of keys, counters and jobs (default: $DEIDKIT_DATA_DIR, else .deidkit)')
    .action(async (flags: ServeFlags) => finish(await (await import('./worker.js')).worker(flags)));
  const keys = program.command('keys').description('make, list, revoke and rotate keys of the HTTP service');
  withKeyStore(keys.command('create').description('make a key; it is shown once'))
    .option('--name <name>', 'what people call it')
    .option('--plan <plan>', "its plan; 'unlimited' is for operators (default: standard)")
    .option('--test', 'a key that begins with deid_test_')
    .option('--expires <time>', 'after how long it ends: 24h, 90d (default: never)')
    .action(async (flags: KeyFlags) => finish(await (await import('./keys.js')).createKey(flags)));
  withKeyStore(keys.command('list').description('list the keys')).action(async (flags: KeyFlags) =>
    finish(await (await import('./keys.js')).listKeys(flags)),
  );
  withKeyStore(keys.command('revoke').description('end a key for ever'))
    .argument('<id>', "its id, as 'keys list' shows it")
    .action(async (id: string, flags: KeyFlags) => finish(await (await import('./keys.js')).revokeKey(id, flags)));
  withKeyStore(keys.command('rotate').description('make a key that takes the place of another'))
    .argument('<id>', "id of the old key, as 'keys list' shows it")
    .option('--overlap <time>', 'how long the old key goes on working: 15m, 24h (default: 0)')
    .action(async (id: string, flags: KeyFlags) => finish(await (await import('./keys.js')).rotateKey(id, flags)));
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
      'endpoints it includes, as named in /openapi.json, with cascadeDetector and accurateDetector, comma-separated; or all',
    );

function addPlans(program: Command, finish: Finish): void {
  const plans = program.command('plans').description('list, make, change and activate plans of the HTTP service');
  const load = () => import('./plans.js');
  withKeyStore(plans.command('list').description('list the plans and their limits')).action(async (flags: PlanFlags) =>
    finish(await (await load()).listPlans(flags)),
  );
  withLimits(plans.command('create').description('make a plan; limits left out are none'))
    .argument('<name>', 'lower-case letters, digits and hyphens')
    .action(async (name: string, flags: PlanFlags) => finish(await (await load()).createPlan(name, flags)));
  withLimits(plans.command('set').description('change limits of a plan; those left out stay'))
    .argument('<name>', 'its name')
    .action(async (name: string, flags: PlanFlags) => finish(await (await load()).setPlan(name, flags)));
  withKeyStore(plans.command('activate').description('let keys be made with a plan, and those it has work'))
    .argument('<name>', 'its name')
    .option('--move-keys', 'put all keys of other plans under it')
    .action(async (name: string, flags: PlanFlags) => finish(await (await load()).activatePlan(name, flags)));
  withKeyStore(plans.command('suspend').description('refuse the keys of a plan until it is activated again'))
    .argument('<name>', 'its name')
    .action(async (name: string, flags: PlanFlags) => finish(await (await load()).suspendPlan(name, flags)));
}

function addPeople(program: Command, finish: Finish): void {
  withKeyStore(program.command('invite').description('print a code by which an account of the dashboard is made, once'))
    .option('--role <role>', 'owner, developer or viewer (default: owner)')
    .action(async (flags: InviteFlags) => finish(await (await import('./people.js')).invite(flags)));
  const backup = program.command('backup').description('copy the store of the HTTP service, and put a copy back');
  withKeyStore(backup.command('make').description('copy the store while services use it, and check the copy'))
    .argument('<file>', 'the file to write')
    .action(async (file: string, flags: BackupFlags) =>
      finish(await (await import('./backup.js')).makeBackup(file, flags)),
    );
  withKeyStore(backup.command('restore').description('put a copy back; services must be stopped'))
    .argument('<file>', 'a file that backup make has written')
    .option('--force', 'replace a store that is there; it is kept as deidkit.db.before')
    .action(async (file: string, flags: BackupFlags) =>
      finish(await (await import('./backup.js')).restoreFrom(file, flags)),
    );
  const pepper = program.command('pepper').description('the secret with which keys are hashed');
  const loadPepper = () => import('./pepper.js');
  withKeyStore(pepper.command('list').description('list the secrets by name, and how many keys each has')).action(
    async (flags: KeyFlags) => finish(await (await loadPepper()).list(flags)),
  );
  withKeyStore(pepper.command('rotate').description('put a new secret in force; keys go on working')).action(
    async (flags: KeyFlags) => finish(await (await loadPepper()).rotate(flags)),
  );
  const audit = program.command('audit').description('look at the audit log of the dashboard');
  withKeyStore(audit.command('verify').description('check that every entry is as it was written')).action(
    async (flags: KeyFlags) => finish(await (await import('./people.js')).verifyAudit(flags)),
  );
}

/** Defines the commands and options. */
export function makeProgram(version: string, finish: Finish): Command {
  const program = new Command('deidkit')
    .description('Finds personal data in text and files, and replaces or masks it.')
    .version(version)
    .showHelpAfterError("Say 'deidkit --help' or 'deidkit COMMAND --help' for what there is.")
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
    .description('print a script that completes commands and options in a shell')
    .argument('<shell>', 'bash, zsh or fish')
    .action(async (shell: string) => finish(await (await import('./completion.js')).completion(shell, program)));
  return program;
}
