import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPath } from '../base/errors.js';
import { EXIT } from '../base/exit-codes.js';
import { note } from '../base/terminal.js';

const COMMAND = fileURLToPath(new URL('../main.js', import.meta.url));

/** Delay after a change, because editors write a file in several steps. */
const SETTLE_MS = 150;

/** Options of {@link dev}. */
export interface DevFlags {
  readonly config?: string;
  readonly domain?: string;
  readonly level?: string;
  readonly explain?: boolean;
}

/** True for changes unrelated to the plugin: packages, data of the service, output of the command. */
const isIgnored = (path: string): boolean =>
  path.split(sep).some((part) => part === 'node_modules' || part === '.git' || part === '.deidkit') ||
  basename(path).startsWith('deid_');

/**
 * `deidkit dev`: prints the findings in sample files at once and after each change of a file next to the configuration. Every run is a new
 * process, since a process cannot import a changed module again. Ends with Ctrl-C.
 */
export async function dev(files: readonly string[], flags: DevFlags): Promise<number> {
  const config = resolve(flags.config ?? 'plugins.config.json');
  const root = dirname(config);
  const samples = files.length > 0 ? files.map((file) => resolve(file)) : await samplesIn(root);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  let changed: (() => void) | undefined;
  const watcher = await withPath('--config', () =>
    watch(root, { recursive: true, signal: stop.signal }, (_, path) => {
      if (path !== null && !isIgnored(path)) changed?.();
    }),
  );
  watcher.on('error', () => stop.abort());
  // One listener for all rounds: Node warns of more than ten.
  stop.signal.addEventListener('abort', () => changed?.(), { once: true });
  while (!stop.signal.aborted) {
    const next = new Promise<void>((done) => {
      changed = done;
    });
    if (process.stderr.isTTY) process.stderr.write('\x1bc');
    await show(['--config', config, ...flagsOf(flags), '--file', ...samples], stop.signal);
    note(`\nwaiting for a change in ${root} (Ctrl-C ends)`);
    await next;
    await new Promise((done) => setTimeout(done, SETTLE_MS));
  }
  return EXIT.ok;
}

const flagsOf = ({ domain, level, explain }: DevFlags): string[] => [
  ...(domain === undefined ? [] : ['--domain', domain]),
  ...(level === undefined ? [] : ['--level', level]),
  ...(explain === true ? ['--explain'] : []),
];

async function samplesIn(root: string): Promise<string[]> {
  const folder = join(root, 'samples');
  const names = await withPath('--config', () => readdir(folder));
  return names.sort().map((name) => join(folder, name));
}

/** Prints the findings or the error; the next change tries again. */
const show = (args: readonly string[], signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [COMMAND, 'analyze', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      signal,
    });
    child.once('error', () => done());
    child.once('close', () => done());
  });
