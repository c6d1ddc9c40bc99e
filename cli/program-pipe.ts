import type { Command } from 'commander';
import type { PipeFlags } from './pipe/pipe.js';
import { type Finish, withReading, withSecrets } from './program-options.js';

/** The command that changes records of other systems. */
export function addPipe(program: Command, finish: Finish): void {
  const pipe = withReading(program.command('pipe').description('replace or mask texts in a stream of records'), 'fast');
  withSecrets(pipe)
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
    .option('--rules <file>', 'JSON file with terms, patterns, thresholds and operators for these records alone')
    .option('--seed <text>', 'give a term the same substitute in all records and all processes with this seed')
    .option('--seed-env <name>', 'environment variable that contains the seed')
    .option('--today <day>', "date of the run, used for ages and years: 2026-11-23 (default: the machine's)")
    .action(async (flags: PipeFlags) => finish(await (await import('./pipe/pipe.js')).pipe(flags)));
}
