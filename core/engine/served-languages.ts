import { type Config, list } from '../config/config.js';
import { DeidError, type Mistake } from '../contracts/errors.js';
import { LANGUAGES } from '../contracts/languages.js';
import type { Plugin, PluginWithOptions } from '../contracts/plugin.js';

/**
 * True if the plugin supports one of the wanted languages, or declares none.
 * @param wanted the languages of the configuration; undefined: any
 */
export const serves = (
  { languages }: { readonly languages?: readonly string[] },
  wanted: readonly string[] | undefined,
): boolean => wanted === undefined || languages === undefined || languages.some((code) => wanted.includes(code));

/** The languages that a call may name. */
export const knownLanguages = (plugins: readonly Plugin[], wanted?: readonly string[]): readonly string[] =>
  wanted ?? [...new Set([...LANGUAGES, ...plugins.flatMap(({ languages = [] }) => languages)])];

/**
 * The plugins that support a language of the configuration, and why the others are left out.
 * @throws DeidError `config_invalid` with the place of each language that neither the core nor a plugin knows, because
 * a misspelt language would switch off plugins by mistake
 */
export function servingPlugins(
  { languages: wanted, defaults }: Config,
  given: readonly PluginWithOptions[],
): { readonly plugins: readonly PluginWithOptions[]; readonly leftOut: ReadonlyMap<string, string> } {
  const known = knownLanguages(given.map(({ plugin }) => plugin));
  const mistakes: Mistake[] = (wanted ?? []).flatMap((code, i) =>
    known.includes(code)
      ? []
      : [{ pointer: `/languages/${i}`, message: `is no language of the core or of a plugin: ${known.join(', ')}` }],
  );
  const own = defaults?.language;
  if (own !== undefined && wanted?.includes(own) === false)
    mistakes.push({ pointer: '/defaults/language', message: `must be one of 'languages': ${wanted.join(', ')}` });
  if (mistakes.length > 0) throw new DeidError('config_invalid', [mistakes.length, list(mistakes)], mistakes);
  const left = given.filter(({ plugin }) => !serves(plugin, wanted));
  const why = `is left out, since it serves none of the 'languages' of the configuration`;
  return {
    plugins: given.filter((entry) => !left.includes(entry)),
    leftOut: new Map(left.map(({ plugin }) => [plugin.name, why])),
  };
}
