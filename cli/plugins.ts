import { writeFile } from 'node:fs/promises';
import type { Engine } from '../core/index.js';
import { checkedEngine, createEngine, editorSchema } from '../lib/index.js';
import { type CommonFlags, configOf } from './base/engine-options.js';
import { withPath } from './base/errors.js';
import { print, table } from './base/terminal.js';

const contributions = (engine: Engine): [string, readonly { readonly name: string }[]][] => [
  ['recognizers', engine.recognizers],
  ['transformers', engine.transformers],
  ['domains', engine.domains],
  ['compliance modes', engine.policies],
  ['file formats', engine.fileAdapters],
];

/** `deidkit plugins list`: lists the plugins of the configuration and their contributions. */
export async function listPlugins(flags: CommonFlags): Promise<number> {
  await using engine = await createEngine(configOf(flags));
  const plugins = engine.plugins.map(({ name, version, languages, dependsOn, description, options }) => ({
    ...{ name, version, languages, dependsOn },
    ...{ description, options },
  }));
  const brought = contributions(engine).map(([kind, list]) => [kind, list.map(({ name }) => name)] as const);
  if (flags.json === true) {
    await print(JSON.stringify({ plugins, ...Object.fromEntries(brought) }));
    return 0;
  }
  await print(table(plugins.map(({ name, version = '', description }) => [name, version, description])));
  for (const [kind, names] of brought) await print(`\n${kind} (${names.length}):\n  ${names.join(', ')}`);
  return 0;
}

/**
 * `deidkit plugins check`: creates an engine, which validates the configuration, all options and all patterns, and runs
 * the checks of the plugins.
 */
export async function checkPlugins(flags: CommonFlags): Promise<number> {
  await using engine = await checkedEngine(configOf(flags));
  const counts = contributions(engine).map(([kind, list]) => `${list.length} ${kind}`);
  await print(`The configuration is valid: ${engine.plugins.length} plugins, ${counts.join(', ')}.`);
  return 0;
}

/** `deidkit plugins schema`: prints a JSON Schema with which editors complete the configuration. */
export async function schema(flags: CommonFlags & { readonly out?: string }): Promise<number> {
  const { out } = flags;
  const text = `${JSON.stringify(await editorSchema(configOf(flags)), null, 2)}\n`;
  if (out === undefined) await print(text.trimEnd());
  else await withPath('--out', () => writeFile(out, text));
  return 0;
}
