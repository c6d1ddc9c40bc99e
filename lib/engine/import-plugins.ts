import { createRequire } from 'node:module';
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { types } from 'node:util';
import { append, nearest } from '../../core/hosting.js';
import { isPlugin, type Mistake, type Plugin } from '../../core/index.js';
import { absent, FORMAT_PACKAGES } from './format-packages.js';
import { saysMissing } from './packages.js';

/** The plugin of an entry: a module name, or, in code, the plugin itself. */
export type PluginSource = string | Plugin;

/** A plugin entry that could not be used. */
export interface PluginMistake extends Mistake {
  readonly code: 'plugin_not_found' | 'plugin_invalid';
  /** Reason, for the message of the error table. */
  readonly reason: string;
}

const require = createRequire(import.meta.url);
const OWN_PLUGINS = 'deidkit/plugins/';
/** True for a module of this package. */
export const isOwn = (specifier: string): boolean => specifier === 'deidkit' || specifier.startsWith('deidkit/');
/** The module of a specifier: plugins of some formats are packages of their own. */
const moduleOf = (specifier: string): string => FORMAT_PACKAGES[specifier]?.name ?? specifier;

/**
 * Resolves a module specifier. The package's own names always resolve to this copy of it, wherever the configuration
 * is; paths are relative to the configuration; other names are packages resolved from the configuration's folder.
 */
async function locate(specifier: string, base: URL): Promise<string> {
  // Not import.meta.resolve, which Jest does not have.
  if (isOwn(specifier)) return pathToFileURL(require.resolve(moduleOf(specifier))).href;
  if (isAbsolute(specifier)) return pathToFileURL(specifier).href;
  const { resolve } = await import('import-meta-resolve');
  return resolve(specifier, base.href);
}

/**
 * Imports a module. Uses `require` first, because Node loads the five hundred modules of the package's plugins faster
 * that way than by asynchronous import.
 */
async function load(specifier: string, base: URL): Promise<{ readonly default?: unknown }> {
  if (isOwn(specifier))
    try {
      return require(moduleOf(specifier));
    } catch {
      // Ignored: the import below reports a broken module, and waits if the module is being imported already.
    }
  return import(await locate(specifier, base));
}

/** The default export. That of a CommonJS module that was compiled from an ES module is a property of what Node imports. */
function defaultOf({ default: given }: { readonly default?: unknown }): unknown {
  const isCompiled = typeof given === 'object' && given !== null && '__esModule' in given && 'default' in given;
  return isCompiled ? given.default : given;
}

const NOT_FOUND = new Set(['ERR_MODULE_NOT_FOUND', 'ERR_UNSUPPORTED_DIR_IMPORT', 'ENOENT']);

/** The name of the missing module, which is the first quoted text of Node's message. */
function notFound(specifier: string, error: unknown): string {
  const missing = types.isNativeError(error) ? (/'([^']+)'/.exec(error.message)?.[1] ?? '') : '';
  const own = specifier.replace(/^(?:\.{1,2}\/|deidkit\/)+/, '');
  if (missing === '' || missing.endsWith(own) || missing.endsWith(`${own}/index.js`))
    return `no such module${likely(specifier)}`;
  return `it imports '${missing}', which is missing`;
}

/** A suggestion: the plugin of this package whose name is most similar. */
function likely(specifier: string): string {
  if (!specifier.startsWith(OWN_PLUGINS)) return '';
  const { exports }: { exports: Record<string, unknown> } = require('../../../package.json');
  const names = Object.keys(exports).flatMap((path) =>
    path.startsWith('./plugins/') ? [path.slice('./plugins/'.length)] : [],
  );
  append(
    names,
    Object.values(FORMAT_PACKAGES).map(({ plugin }) => plugin),
  );
  const meant = nearest(specifier.slice(OWN_PLUGINS.length), names);
  return meant === undefined ? '' : `; '${OWN_PLUGINS}${meant}' may be meant`;
}

// The message of a broken module is safe to show, since no text has been processed when plugins are imported.
function explain(specifier: string, error: unknown): string {
  const code = types.isNativeError(error) && 'code' in error ? String(error.code) : '';
  if (code === 'ERR_PACKAGE_PATH_NOT_EXPORTED')
    return isOwn(specifier) ? `no such module${likely(specifier)}` : 'its package does not export this path';
  if (NOT_FOUND.has(code)) return notFound(specifier, error);
  if (code.startsWith('ERR_')) return `it is not the name of a module (${code})`;
  return `it fails while it loads (${types.isNativeError(error) ? `${error.name}: ${error.message.split('\n', 1)[0]}` : 'no error given'})`;
}

const noPlugin = 'the module does not export a plugin as its default. Export the result of definePlugin().';

/** Imports one plugin; `pointer` is the place in the configuration that names it. */
export async function importPlugin(source: PluginSource, base: URL, pointer: string): Promise<Plugin | PluginMistake> {
  if (typeof source !== 'string') return source;
  try {
    const plugin = defaultOf(await load(source, base));
    if (isPlugin(plugin)) return plugin;
    return { code: 'plugin_invalid', pointer, reason: '', message: noPlugin };
  } catch (error) {
    const elsewhere = FORMAT_PACKAGES[source];
    if (elsewhere !== undefined && saysMissing(error, elsewhere.name)) return absent(elsewhere);
    const reason = explain(source, error);
    return { code: 'plugin_not_found', pointer, reason, message: `${reason}. Install it, or correct its 'use'.` };
  }
}
