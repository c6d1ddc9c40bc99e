import { Command } from 'commander';
import { EXIT_HELP } from './base/exit-codes.js';
import { addAuthoring } from './program-authoring.js';
import { addEvidence } from './program-evidence.js';
import type { Finish } from './program-options.js';
import { addPipe } from './program-pipe.js';
import { addPlugins } from './program-plugins.js';
import { addService } from './program-service.js';
import { addStore } from './program-store.js';
import { addTexts } from './program-texts.js';

// Each action imports its modules when it runs, so that `--help` is fast and `analyze` never loads the service.

/** Defines the commands and options. */
export function makeProgram(version: string, finish: Finish): Command {
  const program = new Command('deidkit')
    .description('Finds personal data in text and files, and replaces or masks it.')
    .version(version)
    .showHelpAfterError("Run 'deidkit --help' or 'deidkit COMMAND --help' for a list of commands and options.")
    .addHelpText('after', EXIT_HELP);
  addTexts(program, finish);
  addPipe(program, finish);
  addEvidence(program, finish);
  addPlugins(program, finish);
  addAuthoring(program, finish);
  addService(program, finish);
  addStore(program, finish);
  program
    .command('completion')
    .description('print a completion script for a shell')
    .argument('<shell>', 'bash, zsh or fish')
    .action(async (shell: string) => finish(await (await import('./completion.js')).completion(shell, program)));
  return program;
}
