import type { Command } from 'commander';
import type { CommonFlags } from './base/engine-options.js';
import type { EvaluateFlags } from './evaluate.js';
import type { DevFlags } from './init/dev.js';
import type { InitFlags } from './init/init.js';
import { KINDS } from './init/kinds.js';
import { type Finish, withEngine } from './program-options.js';
import type { TrainFlags } from './train.js';

/** Commands for those who write plugins and domains or train models. */
export function addAuthoring(program: Command, finish: Finish): void {
  addInit(program, finish);
  addDomains(program, finish);
  addModels(program, finish);
}

function addInit(program: Command, finish: Finish): void {
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
