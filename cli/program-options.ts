import type { Command } from 'commander';
import { LANGUAGES } from '../core/contracts/languages.js';
import { fromPackage } from '../lib/engine/packages.js';

/** Loads the commands of the HTTP service, whose package may not be installed. */
export const service = async (): Promise<typeof import('@deidkit/server/commands')['COMMANDS']> =>
  (await fromPackage('@deidkit/server', () => import('@deidkit/server/commands'))).COMMANDS;

/** Receives the exit code of the action. */
export type Finish = (code: number) => void;

/** Adds the option that names the configuration. */
export const withEngine = (command: Command): Command =>
  command.option('--config <file>', 'configuration (default: $DEIDKIT_CONFIG, else all plugins of the package)');

/** Adds the options that say how a text is read. @param model what is read where --model is not given, for the help */
export const withReading = (command: Command, model: string): Command =>
  withEngine(command)
    .option('--domain <name>', 'General, Medical, Finance, Custom, Legal where it is configured (default: General)')
    .option(
      '--level <1|2|3>',
      'detection strength: 1 finds only certain terms, 2 is balanced, 3 misses as little as possible (default: 2)',
    )
    .option(
      '--model <name>',
      `how names are read: fast, cascade, accurate; the last two need deidkit-model-names (default: ${model})`,
    )
    .option('--entities <list>', "types or categories, comma-separated; see 'deidkit entities' (default: all)")
    .option('--language <code>', `language of the texts: ${LANGUAGES.join(', ')} (default: guessed from each)`)
    .option('--mode <name>', 'compliance mode: PROPRIETARY, REDACT, MASKED, GDPR, HIPAA, CUSTOM');

/** Adds the options that say whose secret and whose codes are used. */
export const withSecrets = (command: Command): Command =>
  command
    .option(
      '--consistency-key-env <name>',
      'environment variable with a secret: a person gets the same substitutes, and dates the same shift, wherever it is used',
    )
    .option('--tenant <name>', 'whose data it is: reversible codes are restored only for the same tenant');

/** Adds the options of the commands that read texts and files. */
export const withDetection = (command: Command): Command =>
  withReading(command, 'auto: by length, and by what is installed')
    .option('--rules <file>', 'JSON file with terms, patterns, thresholds and operators for these inputs alone')
    .option('--format <extension>', 'read files and standard input in this format, ignoring their names')
    .option('--text', 'treat the arguments as texts, even if files with these names exist')
    .option('--file', 'treat the arguments as files')
    .option('--recursive', 'include the files of subfolders')
    .option('--json', 'one line of JSON for each input')
    .option('--explain', 'show what raised and lowered each score');

/** Adds the options of the commands that work on the store of the service. */
export const withKeyStore = (command: Command): Command =>
  command
    .option('--data-dir <folder>', 'folder of keys and counters (default: $DEIDKIT_DATA_DIR, else .deidkit)')
    .option('--json', 'as JSON');

/** Help: what an argument of `analyze`, `explain` and `deidentify` may be. */
export const WHAT_ARGUMENTS_MEAN = `
An argument that names an existing file or folder is read as that file, or as the files in the folder. - or no argument reads standard input.
Anything else is a text, except words that look like the name of a missing file: they are refused, because the name may be misspelt.`;
