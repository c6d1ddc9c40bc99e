import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { resolve } from 'import-meta-resolve';
import { isPlugin, type Mistake, type Plugin } from '../core/index.js';

/** What a plugin entry of a configuration names: a module, or, in code, the plugin itself. */
export type PluginSource = string | Plugin;

/** A plugin entry that could not be used. */
export interface PluginMistake extends Mistake {
  readonly code: 'plugin_not_found' | 'plugin_invalid';
  /** Why, for the table's sentence. */
  readonly reason: string;
}

/**
 * The module a specifier means. The package's own names always mean this copy of it, wherever the configuration lies;
 * paths are relative to the configuration; other names are packages as seen from the configuration's folder.
 */
function locate(specifier: string, base: URL): string {
  if (specifier === 'deidkit' || specifier.startsWith('deidkit/')) return import.meta.resolve(specifier);
  if (isAbsolute(specifier)) return pathToFileURL(specifier).href;
  return resolve(specifier, base.href);
}

const NOT_FOUND = new Set(['ERR_MODULE_NOT_FOUND', 'ERR_UNSUPPORTED_DIR_IMPORT', 'ENOENT']);

// Nothing has been processed yet when plugins are imported, so the message of a broken module cannot hold anybody's text.
function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return 'its package does not export this path';
  if (NOT_FOUND.has(code)) return 'no such module, or a module that it imports is missing';
  if (code.startsWith('ERR_')) return `it is not the name of a module (${code})`;
  return `it fails while it loads (${error instanceof Error ? `${error.name}: ${error.message.split('\n', 1)[0]}` : 'no error given'})`;
}

async function importPlugin(source: PluginSource, base: URL, index: number): Promise<Plugin | PluginMistake> {
  const pointer = `/plugins/${index}/use`;
  const mistake = (code: PluginMistake['code'], reason: string, message: string): PluginMistake => ({
    code,
    reason,
    pointer,
    message,
  });
  const noPlugin = 'the module does not export a plugin as its default. Export the result of definePlugin().';
  if (typeof source !== 'string') return isPlugin(source) ? source : mistake('plugin_invalid', '', noPlugin);
  try {
    const module: { default?: unknown } = await import(locate(source, base));
    return isPlugin(module.default) ? module.default : mistake('plugin_invalid', '', noPlugin);
  } catch (error) {
    const why = explain(error);
    return mistake('plugin_not_found', why, `${why}. Install it, or correct its 'use'.`);
  }
}

/** Imports all plugins at once, in the order of the configuration; those that cannot be used come back as mistakes. */
export async function importPlugins(
  sources: readonly PluginSource[],
  base: URL,
): Promise<{ readonly plugins: readonly Plugin[]; readonly mistakes: readonly PluginMistake[] }> {
  const results = await Promise.all(sources.map((source, index) => importPlugin(source, base, index)));
  const plugins: Plugin[] = [];
  const mistakes: PluginMistake[] = [];
  for (const result of results) {
    if ('pointer' in result) mistakes.push(result);
    else plugins.push(result);
  }
  return { plugins, mistakes };
}
