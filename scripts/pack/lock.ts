import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from './members.js';

/** Of the root's package.json: which versions dependencies of dependencies have. */
const { overrides }: { readonly overrides: object } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

type Versions = Readonly<Record<string, string>>;

/** An entry of package-lock.json, as far as it is read. */
interface Locked {
  readonly version?: string;
  readonly dependencies?: Versions;
  readonly optionalDependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly [field: string]: unknown;
}

/** A packed package. */
export interface Tarball {
  readonly name: string;
  /** Path of the file; a relative one is relative to the project. */
  readonly path: string;
  /** Its published package.json. */
  readonly manifest: Locked & { readonly bundleDependencies?: readonly string[] };
}

const root: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
);

/** Where a package that is installed at `from` finds another one: beside itself, or beside one of the folders above. */
function placeOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const place = posix.join(folder, 'node_modules', name);
    if (Object.hasOwn(root.packages, place)) return place;
    if (folder === '.') return undefined;
  }
}

const needsOf = ({ dependencies, optionalDependencies }: Locked): string[] =>
  Object.keys({ ...dependencies, ...optionalDependencies });

/**
 * A project that depends on tarballs, and a lock file with the versions that this repository has locked: `npm ci --offline`
 * then asks no registry which versions there are, and finds all packages in npm's cache.
 * @param others packages that the project needs beside them, as installed in this repository
 */
export function lockedProject(tarballs: readonly Tarball[], others: readonly string[] = []) {
  const packages: Record<string, Locked> = {};
  const open: [name: string, from: string][] = others.map((name) => [name, '.']);
  for (const { name, path, manifest } of tarballs) {
    const { bundleDependencies = [] } = manifest;
    packages[`node_modules/${name}`] = { ...manifest, resolved: `file:${path}` };
    for (const need of needsOf(manifest))
      if (bundleDependencies.includes(need)) {
        const version = root.packages[`node_modules/${need}`]?.version ?? '';
        packages[`node_modules/${name}/node_modules/${need}`] = { version, inBundle: true };
      } else open.push([need, folderOf(name)]);
  }
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const place = placeOf(...next);
    if (place === undefined || Object.hasOwn(packages, place)) continue;
    const { dev: _, optional: __, devOptional: ___, peer: ____, ...locked } = root.packages[place] ?? {};
    packages[place] = locked;
    for (const need of needsOf(locked)) open.push([need, place]);
  }
  const dependencies = Object.fromEntries([
    ...tarballs.map(({ name, path }) => [name, `file:${path}`]),
    ...others.map((name) => [name, root.packages[`node_modules/${name}`]?.version]),
  ]);
  const project = { name: 'foreign', version: '1.0.0', private: true, dependencies, overrides };
  return { project, lock: { ...project, lockfileVersion: 3, requires: true, packages: { '': project, ...packages } } };
}

/** Where the sources of a package have their dependencies: those of `deidkit` at the root. */
const folderOf = (name: string): string =>
  name.startsWith('@deidkit/') ? `packages/${name.slice('@deidkit/'.length)}` : '.';
