import type { Engine } from '../../core/index.js';
import { type LoadedConfig, loadConfig } from './config-file.js';
import { type ConfigSource, engineOf } from './create-engine.js';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NEURAL = 'deidkit/plugins/neural';

/** Lets the plugin use the fast runtime where it is installed, unless the configuration says what to use. */
function withRuntime(entry: unknown): unknown {
  if (!isObject(entry) || entry.use !== NEURAL) return entry;
  const { options = {} } = entry;
  if (!isObject(options) || options.runtime !== undefined) return entry;
  return { ...entry, options: { runtime: 'auto', ...options } };
}

/**
 * The configuration of the service and of the command: the model `auto`, unless the configuration says which model
 * reads. A configuration with mistakes is returned as it is; they are reported when an engine is made of it.
 */
export function withAutoModel(loaded: LoadedConfig): LoadedConfig {
  const { config, base } = loaded;
  if (!isObject(config)) return loaded;
  const { defaults = {}, plugins } = config;
  if (!isObject(defaults) || defaults.model !== undefined) return loaded;
  const entries = Array.isArray(plugins) ? { plugins: plugins.map(withRuntime) } : {};
  return { config: { ...config, defaults: { ...defaults, model: 'auto' }, ...entries }, base };
}

/** As `createEngine`, with the model `auto` unless the configuration says which model reads. */
export const createAutoEngine = async (source?: ConfigSource): Promise<Engine> =>
  engineOf(withAutoModel(await loadConfig(source)));
