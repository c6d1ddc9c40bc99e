import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** What a command did, its output as bytes. */
export interface RanBytes {
  readonly code: number | null;
  readonly out: Buffer;
  readonly err: string;
}

/** What a command did. */
export interface Ran extends Omit<RanBytes, 'out'> {
  readonly out: string;
}

interface RunOptions {
  readonly input?: string | Uint8Array;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** True: its input stays open after the last byte, as that of a stream does. */
  readonly staysOpen?: boolean;
}

const main = fileURLToPath(new URL('../../cli/main.js', import.meta.url));

/** Runs the built command with its standard input and output as pipes. */
export async function deidkitBytes(
  args: readonly string[],
  { input = '', cwd, env = {}, staysOpen = false }: RunOptions = {},
): Promise<RanBytes> {
  const child = spawn(process.execPath, [main, ...args], { cwd, env: { ...process.env, DEIDKIT_CONFIG: '', ...env } });
  child.stdin.on('error', () => undefined);
  if (staysOpen) child.stdin.write(input);
  else child.stdin.end(input);
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, err, code] = await Promise.all([buffer(child.stdout), buffer(child.stderr), exit]);
  return { code, out, err: err.toString() };
}

/** The same, its output as a text. */
export async function deidkit(args: readonly string[], options?: RunOptions): Promise<Ran> {
  const ran = await deidkitBytes(args, options);
  return { ...ran, out: ran.out.toString() };
}
