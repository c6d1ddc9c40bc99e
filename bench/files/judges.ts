import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';

const LONGEST_MS = 60_000;
const known = new Map<string, boolean>();

/** Whether a program is on this machine. */
export function isInstalled(program: string): boolean {
  const installed = known.get(program) ?? spawnSync('which', [program]).status === 0;
  known.set(program, installed);
  return installed;
}

/** LibreOffice, with a profile of its own: two runs that shared one would keep each other out. */
export interface OfficeJudge {
  /** Text of the PDF that it makes of a file, pages parted by form feeds; `undefined` if it makes none. */
  textOf(path: string): Promise<string | undefined>;
  /** Removes the profile. */
  close(): void;
}

/** LibreOffice as a judge of files, to be closed at the end. */
export function openOfficeJudge(): OfficeJudge {
  const home = mkdtempSync(join(tmpdir(), 'deidkit-judge-'));
  const profile = `-env:UserInstallation=file://${join(home, 'profile')}`;
  return {
    async textOf(path) {
      const folder = mkdtempSync(join(home, 'pdf-'));
      try {
        await run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, path]);
        return textOfPdf(join(folder, `${basename(path, extname(path))}.pdf`));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    close: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** Runs a program to its end; one that takes too long is ended with all that it has started, since `soffice` only starts the office. */
async function run(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  const timer = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), LONGEST_MS);
  await new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  clearTimeout(timer);
}

function textOfPdf(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return execFileSync('pdftotext', ['-q', path, '-'], { encoding: 'utf8', maxBuffer: 2 ** 28, timeout: LONGEST_MS });
  } catch {
    return undefined;
  }
}

export const pagesOf = (text: string | undefined): number => (text === undefined ? 0 : text.split('\f').length - 1);
