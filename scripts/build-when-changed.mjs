// Builds if a source has changed since the last build: `npm start` and `npm test` need not wait for the compiler each time.
// Plain JavaScript, because it runs before anything is built.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COMPILED = join(ROOT, 'dist', '.tsbuildinfo');
const STAMP = join(ROOT, 'dist', '.built');
const { include } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'));
/** Written by the build itself. */
const WRITTEN = 'compiled.ts';
const SETTINGS = ['tsconfig.json', 'package.json', 'package-lock.json'];

function sources() {
  const folders = include.map((pattern) => pattern.split('/')[0]);
  const files = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.md') && entry.name !== WRITTEN)
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...SETTINGS.map((name) => join(ROOT, name)), ...files.sort()];
}

function stampOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/**
 * The sources of the last build; undefined if there was none, it failed, or the compiler has been run by hand since
 * then.
 */
function lastStamp() {
  try {
    return statSync(COMPILED).mtimeMs > statSync(STAMP).mtimeMs ? undefined : readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}

const stamp = stampOf(sources());
if (stamp !== lastStamp()) {
  console.error('deidkit: building, half a minute; without a change the next time is quick …');
  rmSync(STAMP, { force: true });
  execFileSync('npm', ['run', '-s', 'build'], { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  writeFileSync(STAMP, stamp);
}
