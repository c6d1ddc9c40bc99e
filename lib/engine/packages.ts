import { createRequire } from 'node:module';
import { DeidError } from '../../core/index.js';

/** The optional packages that `deidkit` uses if they are installed. In a clone they are members of the workspace. */
export type PackageName = '@deidkit/arrow' | '@deidkit/office' | '@deidkit/pdf' | '@deidkit/server';

const require = createRequire(import.meta.url);

const NOT_FOUND: ReadonlySet<unknown> = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);

/** True if the error of an import means that this package is not installed; false if one of its modules is missing. */
export const saysMissing = (error: unknown, name: PackageName): boolean =>
  error instanceof Error && 'code' in error && NOT_FOUND.has(error.code) && error.message.includes(`'${name}'`);

/** @returns DeidError `package_missing`, which names the package and the version to install. */
export function packageMissing(name: PackageName): DeidError {
  const { version }: { readonly version: string } = require('deidkit/package.json');
  return new DeidError('package_missing', [name, `${name}@${version}`]);
}

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
