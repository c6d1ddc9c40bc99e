import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockedProject, type Tarball } from '../../scripts/pack/lock.js';
import { ROOT } from '../../scripts/pack/members.js';

/** Packs all packages into a folder, with the command that the pages name. */
function packAll(folder: string): Tarball[] {
  const said = execFileSync('npm', ['run', '-s', 'pack', '--', folder], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return said
    .split('\n')
    .filter((line) => line.endsWith('.tgz'))
    .map((path) => {
      const manifest = JSON.parse(
        execFileSync('tar', ['-xzOf', path, 'package/package.json'], { encoding: 'utf8', maxBuffer: 2 ** 24 }),
      );
      return { name: manifest.name, path, manifest };
    });
}

let packed: readonly Tarball[] | undefined;

/** The tarballs of all packages, which are packed once in a run of the tests. */
export function packedOnce(): readonly Tarball[] {
  if (packed !== undefined) return packed;
  const folder = mkdtempSync(join(tmpdir(), 'deidkit-packed-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  packed = packAll(folder);
  return packed;
}

/** What npm said, and what it put on the disk. */
export interface Installed {
  /** Its `node_modules`. */
  readonly modules: string;
  /** Lines of npm that warn, without those about this machine's own settings. */
  readonly warnings: readonly string[];
  readonly packages: number;
  readonly bytes: number;
}

/** Thrown where npm's cache does not hold what the lock file names: `npm ci` of a clone fills it. */
export class NotCached extends Error {}

/** Installs tarballs into an empty project, without a network. */
export function install(folder: string, tarballs: readonly Tarball[], others: readonly string[] = []): Installed {
  const { project, lock } = lockedProject(tarballs, others);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const { status, stderr } = spawnSync('npm', ['ci', '--offline', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (/ENOTCACHED/.test(stderr)) throw new NotCached();
  if (status !== 0) throw new Error(stderr);
  const modules = join(folder, 'node_modules');
  const warnings = stderr.split('\n').filter((line) => /^npm warn/i.test(line) && !/Unknown .*config/.test(line));
  return { modules, warnings, packages: packagesIn(modules), bytes: bytesOf(modules) };
}

function packagesIn(modules: string): number {
  const { packages }: { readonly packages: object } = JSON.parse(
    readFileSync(join(modules, '.package-lock.json'), 'utf8'),
  );
  return Object.keys(packages).length;
}

/** Sum of the sizes of all files. */
function bytesOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
