import { createRequire } from 'node:module';
import { types } from 'node:util';
import { DeidError } from '../../core/index.js';

/** The optional packages that `deidkit` uses if they are installed. In a clone they are members of the workspace. */
export type PackageName = '@deidkit/arrow' | '@deidkit/office' | '@deidkit/pdf' | '@deidkit/server';

const require = createRequire(import.meta.url);

const NOT_FOUND: ReadonlySet<unknown> = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);

/**
 * True if the error of an import means that this package is not installed; false if one of its modules is missing. Under Jest, errors
 * of Node are of another realm, so that `instanceof Error` is false.
 */
export const saysMissing = (error: unknown, name: PackageName): boolean =>
  types.isNativeError(error) && 'code' in error && NOT_FOUND.has(error.code) && error.message.includes(`'${name}'`);

/** False until the packages are on a registry; until then they are installed from the tarballs of `npm run pack`. */
export const PUBLISHED: boolean = false;

/** Version of deidkit. */
export const packageVersion = (): string => {
  const { version }: { readonly version: string } = require('deidkit/package.json');
  return version;
};

/** What to install, in words that follow `npm install`. */
export function toInstall(name: PackageName): string {
  const version = packageVersion();
  if (PUBLISHED) return `${name}@${version}`;
  const tarball = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  return `./${tarball}, the tarball that 'npm run pack' in a clone of deidkit writes to dist/packages`;
}

/** @returns DeidError `package_missing`, which names the package and what to install. */
export const packageMissing = (name: PackageName): DeidError =>
  new DeidError('package_missing', [name, toInstall(name)]);

/** True if `deidkit` can resolve the package. */
export function isInstalled(name: PackageName): boolean {
  try {
    return require.resolve(`${name}/package.json`) !== '';
  } catch {
    return false;
  }
}

/**
 * Imports a module of an optional package.
 * @param load contains the import itself, so that the compiler knows the module's type
 * @throws DeidError `package_missing`
 */
export async function fromPackage<T>(name: PackageName, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw saysMissing(error, name) ? packageMissing(name) : error;
  }
}
