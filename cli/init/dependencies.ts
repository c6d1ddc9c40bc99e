import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PUBLISHED, packageVersion } from '../../lib/engine/packages.js';
import { usage } from '../base/errors.js';

/** Root of the package that runs, relative to `dist/cli/init`. */
const PACKAGE = fileURLToPath(new URL('../../../', import.meta.url));

/** What a new folder writes into its package.json for a package of deidkit: `deidkit`, `testing` or `server`. */
export type DependencyOf = (name: 'deidkit' | 'testing' | 'server') => string;

/** A clone has the manifests of the other packages, an installed package their pages only. */
const isClone = (folder: string): boolean => existsSync(join(folder, 'packages/testing/package.json'));

const isPath = (version: string): boolean => /^(?:file:|\.{1,2}(?:[/\\]|$)|[/\\]|[A-Za-z]:[/\\])|\.tgz$/.test(version);

/** The tarball that npm has installed this package from; undefined if it was not one, or another program installed it. */
function ownTarball(): string | undefined {
  const modules = dirname(PACKAGE.replace(/[/\\]$/, ''));
  try {
    const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8'));
    const resolved: unknown = packages['node_modules/deidkit']?.resolved;
    if (typeof resolved !== 'string' || !resolved.startsWith('file:')) return undefined;
    return resolve(dirname(modules), resolved.slice('file:'.length));
  } catch {
    return undefined;
  }
}

const fileOf = (name: string, path: string): string => {
  const beside = name === 'deidkit' ? path : path.replace(/deidkit(-[^/\\]+)$/, `deidkit-${name}$1`);
  if (!existsSync(beside) || !statSync(beside).isFile())
    throw usage(
      `the tarball of ${name === 'deidkit' ? name : `@deidkit/${name}, beside that of deidkit,`} is missing; 'npm run pack' in a clone of deidkit writes all of them`,
    );
  return beside;
};

const memberOf = (name: string, path: string): string => {
  if (!isClone(path)) throw usage("--deidkit names no clone and no tarball of deidkit; 'npm run pack' writes tarballs");
  return name === 'deidkit' ? path : join(path, 'packages', name);
};

/**
 * Where the new folder gets deidkit from. Paths are given relative to the folder where the command is typed, and written
 * relative to the new folder, as npm reads them.
 * @param wanted version or path; without it, the clone or tarball that this program comes from, or its version
 * @throws DeidError if there is no such path, or no package to be had of any kind
 */
export function dependencies(folder: string, wanted: string | undefined): DependencyOf {
  const path = wanted === undefined ? (isClone(PACKAGE) ? PACKAGE : ownTarball()) : pathIn(wanted);
  if (path === undefined) {
    if (wanted === undefined && !PUBLISHED)
      throw usage(
        "the packages of deidkit are on no registry yet: name a clone or the tarball that 'npm run pack' in a clone writes, as in --deidkit ../deidkit-0.1.0.tgz",
      );
    return () => wanted ?? packageVersion();
  }
  return (name) => {
    const found = path.endsWith('.tgz') ? fileOf(name, path) : memberOf(name, path);
    return `file:${relative(folder, found).replaceAll(sep, posix.sep)}`;
  };
}

const pathIn = (wanted: string): string | undefined =>
  isPath(wanted) ? resolve(wanted.replace(/^file:/, '')) : undefined;
