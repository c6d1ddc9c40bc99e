import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';

const known = new Map<string, boolean>();

/** Whether a program is on this machine. */
export function isInstalled(program: string): boolean {
  const installed = known.get(program) ?? spawnSync('which', [program]).status === 0;
  known.set(program, installed);
  return installed;
}

/** Text of the PDF that LibreOffice makes of a file, pages parted by form feeds; `undefined` if it makes none. */
export function textByOffice(path: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'deidkit-judge-'));
  try {
    const profile = join(tmpdir(), 'deidkit-judge-profile');
    mkdirSync(profile, { recursive: true });
    const args = [
      `-env:UserInstallation=file://${profile}`,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      path,
    ];
    execFileSync('soffice', args, { timeout: 60_000, stdio: 'ignore', killSignal: 'SIGKILL' });
    const pdf = join(folder, `${basename(path, extname(path))}.pdf`);
    if (!existsSync(pdf)) return undefined;
    return execFileSync('pdftotext', ['-q', pdf, '-'], { encoding: 'utf8', maxBuffer: 2 ** 28, timeout: 60_000 });
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const pagesOf = (text: string | undefined): number => (text === undefined ? 0 : text.split('\f').length - 1);
