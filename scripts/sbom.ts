// `npm run sbom`: prints a CycloneDX list of what is installed with the package. npm's own `--omit dev` leaves out what development needs
// as well (ajv, commander), so npm is given a lock file without what only development needs.
import { execFileSync } from 'node:child_process';
import { cpSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Json = Readonly<Record<string, unknown>>;

interface Lock {
  readonly packages: Readonly<Record<string, Json>>;
}

const ROOT = new URL('../../', import.meta.url);
const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, ROOT), 'utf8'));
const withoutDevelopment = ({ devDependencies: _, scripts: __, ...rest }: Json): Json => rest;

/** Of the members of the workspace npm reads the package.json alone. */
const isManifest = (path: string): boolean => lstatSync(path).isDirectory() || path.endsWith('package.json');

const lock = read<Lock>('package-lock.json');
const kept = Object.entries(lock.packages).filter(([, { dev, devOptional }]) => dev !== true && devOptional !== true);
const packages = Object.fromEntries(
  kept.map(([path, entry]) => [path, path === '' ? withoutDevelopment(entry) : entry]),
);

const folder = mkdtempSync(join(tmpdir(), 'deidkit-sbom-'));
try {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(withoutDevelopment(read<Json>('package.json'))));
  cpSync(new URL('packages', ROOT), join(folder, 'packages'), { recursive: true, filter: isManifest });
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline'];
  process.stdout.write(
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 }),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
