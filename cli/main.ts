#!/usr/bin/env node
import { createRequire } from 'node:module';
import { CommanderError } from 'commander';
import { explain, withoutQuotes } from './base/errors.js';
import { EXIT, exitCodeOf } from './base/exit-codes.js';
import { compileExpressionsOnce } from './base/expressions.js';
import { note } from './base/terminal.js';
import { Interrupted } from './interrupt.js';
import { makeProgram } from './program.js';

compileExpressionsOnce();

const { version }: { readonly version: string } = createRequire(import.meta.url)('deidkit/package.json');

// Ignore writes after the reader has closed the pipe, as if the program had been ended by SIGPIPE.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? EXIT.pipeClosed : EXIT.error);
});

// Work that a plugin started and did not wait for: Node would print its message, which may quote a text, and end the process.
process.on('unhandledRejection', (error) => {
  // A service has a listener of its own, and continues.
  if (process.listenerCount('unhandledRejection') > 1) return;
  const kind = error instanceof Error ? error.name : typeof error;
  note(`deidkit: background work failed (${kind}); plugins must await and catch what they start`);
  process.exitCode = EXIT.error;
});

const program = makeProgram(version, (code) => {
  process.exitCode = code;
});
for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)])
  command.exitOverride().configureOutput({ outputError: (message, write) => write(withoutQuotes(message)) });

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  else if (!(error instanceof Interrupted)) {
    note(`deidkit: ${explain(error)}`);
    process.exitCode = exitCodeOf(error);
  }
}
