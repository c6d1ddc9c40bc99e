import { DeidError } from '../contracts/errors.js';
import type { PluginWithOptions } from '../contracts/plugin.js';

/**
 * The plugins in registration order: each after those it depends on, otherwise as given.
 * @param leftOut names of plugins that are in the configuration but left out, and why
 * @throws DeidError `plugin_dependency_missing`, `plugin_dependency_circle`
 */
export function inOrder(
  given: readonly PluginWithOptions[],
  leftOut: ReadonlyMap<string, string>,
): PluginWithOptions[] {
  const byName = new Map(given.map((entry) => [entry.plugin.name, entry]));
  const ordered = new Set<PluginWithOptions>();
  const add = (entry: PluginWithOptions, dependants: readonly string[]): void => {
    const { name, dependsOn = [] } = entry.plugin;
    const began = dependants.indexOf(name);
    if (began >= 0) throw new DeidError('plugin_dependency_circle', [[...dependants.slice(began), name].join(' -> ')]);
    if (ordered.has(entry)) return;
    for (const needed of dependsOn) {
      const other = byName.get(needed);
      if (other === undefined)
        throw new DeidError('plugin_dependency_missing', [name, needed, leftOut.get(needed) ?? 'is not there']);
      add(other, [...dependants, name]);
    }
    ordered.add(entry);
  };
  for (const entry of given) add(entry, []);
  return [...ordered];
}
