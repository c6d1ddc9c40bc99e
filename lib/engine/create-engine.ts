import {
  aBoolean,
  append,
  type Check,
  checkedOptions,
  type PluginWithOptions,
  parseConfig,
  parseOptions,
} from '../../core/hosting.js';
import { DeidError, Engine, isDeidError, isPlugin, type Mistake, type Plugin } from '../../core/index.js';
import { structureReader } from '../../kit/index.js';
import { type LoadedConfig, loadConfig } from './config-file.js';
import { importPlugin, isOwn, type PluginMistake, type PluginSource } from './import-plugins.js';
import { readLexicon } from './lexicon-folders.js';
import { withPaths } from './option-paths.js';
import { readPreparedScan } from './prepared-scan.js';
import { timeLimit } from './time-limit.js';

/** A plugin entry of a configuration made in code. It may hold the plugin itself instead of a module name. */
export interface EngineConfigPlugin {
  /** Module specifier, or the plugin itself. */
  readonly use: PluginSource;
  /** Options of the plugin, validated against its schema. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A configuration as in `plugins.config.json`; docs/config.md describes it. */
export interface EngineConfig {
  /** `default`: all plugins of the package's own configuration, beside `plugins`. Left out, `plugins` are all. */
  readonly extends?: 'default';
  /** Plugins in the order in which they register. */
  readonly plugins?: readonly EngineConfigPlugin[];
  readonly [setting: string]: unknown;
}

/** Path or file URL of a configuration, or the configuration itself. */
export type ConfigSource = string | URL | EngineConfig;

interface Entry extends EngineConfigPlugin {
  /** JSON Pointer into the configuration. */
  readonly pointer: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const listOf = (config: unknown): readonly unknown[] =>
  isObject(config) && Array.isArray(config.plugins) ? config.plugins : [];

/** The plugin entries that name something. Schema validation reports what is wrong with the others. */
function entriesOf(config: unknown): Entry[] {
  return listOf(config).flatMap((entry, index): Entry[] => {
    if (!isObject(entry)) return [];
    const { use, options } = entry;
    if (typeof use !== 'string' && !isPlugin(use)) return [];
    return [{ use, pointer: `/plugins/${index}`, ...(isObject(options) && { options }) }];
  });
}

/** True if a configuration has plugins that are not the package's own. */
export const hasForeignPlugins = (config: unknown): boolean =>
  entriesOf(config).some(({ use }) => typeof use !== 'string' || !isOwn(use));

/** The configuration as plain data for schema validation: plugin objects are replaced by their names. */
export function asData(config: unknown): unknown {
  if (!isObject(config) || !Array.isArray(config.plugins)) return config;
  const named = (entry: unknown): unknown =>
    isObject(entry) && isPlugin(entry.use) ? { ...entry, use: entry.use.name } : entry;
  return { ...config, plugins: config.plugins.map(named) };
}

/** What to write where an entry is the plugin itself. */
const bareMistakes = (config: unknown): Mistake[] =>
  listOf(config).flatMap((entry, i) =>
    isPlugin(entry) ? [{ pointer: `/plugins/${i}`, message: `is a plugin itself: write { use: … } around it` }] : [],
  );

function configMistakes(config: unknown): readonly Mistake[] {
  const bare = bareMistakes(config);
  if (bare.length > 0) return bare;
  try {
    parseConfig(config);
    return [];
  } catch (error) {
    if (isDeidError(error) && error.mistakes.length > 0) return error.mistakes;
    throw error;
  }
}

const optionMistakes = (plugin: Plugin, { options, pointer }: Entry): Mistake[] =>
  parseOptions(plugin.options, options).mistakes.map((mistake) => ({
    pointer: `${pointer}/options${mistake.pointer}`,
    message: mistake.message,
  }));

/**
 * The error for mistakes. A single plugin mistake has an error code of its own; otherwise the code is `config_invalid`.
 */
export function refusal(mistakes: readonly (Mistake | PluginMistake)[]): DeidError {
  const [first] = mistakes;
  if (mistakes.length === 1 && first !== undefined && 'code' in first)
    return new DeidError(first.code, [first.pointer, first.reason], mistakes);
  const lines = mistakes.map(({ pointer, message }) => `  ${pointer || '/'} ${message}`).join('\n');
  const plain = mistakes.map(({ pointer, message }) => ({ pointer, message }));
  return new DeidError('config_invalid', [mistakes.length, lines], plain);
}

/**
 * Imports a configuration's plugins and validates everything, so that all mistakes, including the given `others`, are
 * reported at once.
 */
export async function resolvePlugins(
  { config, base }: LoadedConfig,
  others: readonly Mistake[] = [],
): Promise<PluginWithOptions[]> {
  const entries = entriesOf(config);
  const results = await Promise.all(entries.map((entry) => importPlugin(entry.use, base, `${entry.pointer}/use`)));
  const mistakes: (Mistake | PluginMistake)[] = [...configMistakes(asData(config)), ...others];
  const plugins: PluginWithOptions[] = [];
  for (const [i, entry] of entries.entries()) {
    const result = results[i];
    if (result === undefined) continue;
    if (!isPlugin(result)) mistakes.push(result);
    else {
      append(mistakes, optionMistakes(result, entry));
      plugins.push({ plugin: result, options: withPaths(result.options, entry.options, base) });
    }
  }
  if (mistakes.length > 0) throw refusal(mistakes);
  return plugins;
}

/** The shipped configuration, to be extended: `{ ...config, plugins: [...config.plugins, { use: mine }] }`. */
export async function defaultConfig(): Promise<EngineConfig & { readonly plugins: readonly EngineConfigPlugin[] }> {
  const { plugins = [], ...rest } = parseConfig((await loadConfig()).config);
  return { ...rest, plugins };
}

/** Settings of an engine besides its configuration. */
export interface EngineSettings {
  /** Current date, for ages and years. Default: the system clock. */
  readonly clock?: () => Date;
  /**
   * For plugin authors: attaches what plugin code throws as the `cause` of the engine's error, and stops code that has not ended after five seconds, naming
   * it. The cause may quote the text, so never set it where other people's texts are processed. Default false.
   */
  readonly developer?: boolean;
}

const SETTINGS = {
  clock: (value) => (typeof value === 'function' ? undefined : 'must be a function that returns a Date.'),
  developer: aBoolean,
} as const satisfies Record<keyof EngineSettings, Check>;

/** Creates an engine from a loaded configuration. */
export async function engineOf(loaded: LoadedConfig, settings: EngineSettings = {}): Promise<Engine> {
  const { clock, developer = false } = checkedOptions(settings, SETTINGS);
  const { lexicon, mistakes } = await readLexicon(loaded);
  const plugins = await resolvePlugins(loaded, mistakes);
  const prepared = readPreparedScan();
  return Engine.create({
    config: asData(loaded.config),
    plugins,
    lexicon,
    prepared,
    developer,
    structure: structureReader,
    ...(developer && { limited: timeLimit() }),
    ...(clock && { clock }),
  });
}

/**
 * Creates an engine from a configuration.
 * @param source path or file URL of a configuration, or the configuration itself; left out, the one that comes with the
 * package: all plugins of `plugins/`.
 * @throws DeidError with all mistakes of the configuration at once, each with its place and remedy.
 * @example
 * const engine = await createEngine();
 * engine.deidentify('Call Mary Jones at (415) 555-0132.').outputs[0]?.text;
 */
export const createEngine = async (source?: ConfigSource, settings?: EngineSettings): Promise<Engine> =>
  engineOf(await loadConfig(source), settings);
