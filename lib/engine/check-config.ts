import { pluginMistakes } from '../../core/hosting.js';
import type { Engine } from '../../core/index.js';
import { loadConfig } from './config-file.js';
import { type ConfigSource, engineOf, refusal, resolvePlugins } from './create-engine.js';

/**
 * Creates an engine like `createEngine` and runs the checks of its plugins: everything that can be verified without a
 * text. Used by `deidkit plugins check`.
 * @throws DeidError with all mistakes at once, each with its place.
 */
export async function checkedEngine(source?: ConfigSource): Promise<Engine> {
  const loaded = await loadConfig(source);
  const engine = await engineOf(loaded);
  const plugins = await resolvePlugins(loaded);
  const mistakes = await engine.annotated(() => pluginMistakes(engine, plugins));
  if (mistakes.length === 0) return engine;
  await engine.close();
  throw refusal(mistakes);
}
