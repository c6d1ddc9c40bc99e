import type { Mistake } from '../contracts/errors.js';
import type { PluginWithOptions } from '../contracts/plugin.js';
import type { Engine } from './engine.js';
import { checkedOptions } from './engine-parts.js';

/**
 * Mistakes that plugins find with their own options in a finished engine; see `check` of a plugin's definition.
 * @param plugins in the order of the configuration, which the pointers refer to.
 */
export const pluginMistakes = (engine: Engine, plugins: readonly PluginWithOptions[]): Mistake[] =>
  plugins.flatMap(({ plugin, options }, i) => {
    if (!engine.plugins.some(({ name }) => name === plugin.name)) return [];
    const mistakes = plugin.check?.(engine, checkedOptions(plugin, options)) ?? [];
    return mistakes.map(({ pointer, message }) => ({ pointer: `/plugins/${i}/options${pointer}`, message }));
  });
