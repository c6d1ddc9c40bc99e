import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** What a command did. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const main = fileURLToPath(new URL('../../cli/main.js', import.meta.url));

/** Runs the built command with its standard input and output as pipes. */
export async function deidkit(
  args: readonly string[],
  {
    input = '',
    cwd,
    env = {},
  }: { input?: string | Uint8Array; cwd?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [main, ...args], { cwd, env: { ...process.env, DEIDKIT_CONFIG: '', ...env } });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { code, out, err };
}
