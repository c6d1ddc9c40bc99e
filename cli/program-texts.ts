import type { Command } from 'commander';
import type { CommonFlags } from './base/engine-options.js';
import type { ExplainFlags } from './explain.js';
import type { FolderFlags } from './folders.js';
import type { DeidentifyFlags } from './one-file.js';
import { type Finish, WHAT_ARGUMENTS_MEAN, withDetection, withEngine, withSecrets } from './program-options.js';
import type { RestoreFlags } from './restore.js';

/** Commands that read texts and files. */
export function addTexts(program: Command, finish: Finish): void {
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
  const deidentify = program
    .command('deidentify')
    .description('replace or mask the sensitive terms of texts and files');
  withSecrets(withDetection(deidentify))
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
    .addHelpText('after', WHAT_ARGUMENTS_MEAN)
    .action(async (inputs: string[], flags: DeidentifyFlags) =>
      finish(await (await import('./deidentify.js')).deidentify(inputs, flags)),
    );
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
