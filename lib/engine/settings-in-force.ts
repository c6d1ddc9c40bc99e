import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Node } from 'jsonc-parser';
import { parseOptions } from '../../core/hosting.js';
import { loadConfig } from './config-file.js';
import { type ConfigSource, engineOf, resolvePlugins } from './create-engine.js';

/** One setting of an engine, and where its value comes from. */
export interface SettingInForce {
  /** JSON pointer into the configuration. */
  readonly pointer: string;
  /** Its value; `(secret)` for keys, tokens and passwords, also within addresses. */
  readonly value: unknown;
  /** `line 12` of the configuration file, `given in code`, `default`, `default of plugin names`, or `plugin`. */
  readonly from: string;
}

/** Defaults of settings that the configuration omits; see `requestOf` in the core. */
const DEFAULTS: readonly (readonly [pointer: string, value: unknown])[] = [
  ['/defaults/level', 2],
  ['/defaults/domain', 'General'],
  ['/defaults/model', 'fast'],
  ['/defaults/language', 'guessed from each text'],
];
/** Names of settings whose value is a secret itself, at their end: `apiToken`. `keyEnv` names a variable, which is none. */
const SECRET = /(?:^|[a-z_-])(?:key|secret|password|passphrase|credential|token)s?$/i;
/** True for the name of a setting whose value is a secret itself. */
export const isSecretName = (name: string): boolean => SECRET.test(name);
/** A user name, with or without a password, within an address. */
const USER = /^([a-z][a-z0-9+.-]*:\/\/)[^/@\s]*@/i;

/**
 * All settings in force under a configuration: those it contains, with their lines, and those of defaults and plugins.
 * @param source path or file URL of a configuration, or the configuration itself; default: the one that comes with the
 * package
 * @throws DeidError as `createEngine`
 */
export async function settingsInForce(source?: ConfigSource): Promise<readonly SettingInForce[]> {
  const loaded = await loadConfig(source);
  await using engine = await engineOf(loaded);
  const isFile = source === undefined || typeof source === 'string' || source instanceof URL;
  const text = isFile ? await readFile(loaded.base, 'utf8') : JSON.stringify(loaded.config);
  const given = [...leavesOf(text, isFile)].filter(({ pointer }) => pointer !== '/$schema');
  const named = new Set(given.map(({ pointer }) => pointer));
  const isGiven = (pointer: string): boolean =>
    [...named].some((one) => one === pointer || one.startsWith(`${pointer}/`));
  const defaults = DEFAULTS.filter(([pointer]) => !isGiven(pointer)).map(([pointer, value]) => ({
    pointer,
    value,
    from: 'default',
  }));
  const plugins = await resolvePlugins(loaded);
  const ofPlugins = plugins.flatMap(({ plugin, options }, i) =>
    Object.entries(parseOptions(plugin.options, options).options).flatMap(([name, value]): SettingInForce[] => {
      const pointer = `/plugins/${i}/options/${escaped(name)}`;
      return isGiven(pointer) ? [] : [{ pointer, value: shown(name, value), from: `default of plugin ${plugin.name}` }];
    }),
  );
  const modes = engine.policies.flatMap(({ name, rules }): SettingInForce[] => {
    const pointer = `/policies/${escaped(name)}`;
    return isGiven(pointer)
      ? []
      : [
          {
            pointer,
            value: Object.fromEntries(Object.entries(rules).map(([type, { use }]) => [type, use])),
            from: 'plugin',
          },
        ];
  });
  return [...given, ...defaults, ...ofPlugins, ...modes];
}

function shown(name: string, value: unknown): unknown {
  if (isSecretName(name)) return '(secret)';
  if (Array.isArray(value)) return value.map((one) => shown(name, one));
  return typeof value === 'string' ? value.replace(USER, '$1(secret)@') : value;
}
const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The values of a JSON text that are neither objects nor lists of objects, each with its line. */
function* leavesOf(text: string, isFile: boolean): Generator<SettingInForce> {
  const { parseTree, getNodeValue }: typeof import('jsonc-parser') = createRequire(import.meta.url)('jsonc-parser');
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  function* walk(node: Node, pointer: string, name: string): Generator<SettingInForce> {
    const { type, children = [], offset } = node;
    const isList = type === 'array' && children.every((one) => one.type !== 'object' && one.type !== 'array');
    if ((type !== 'object' && type !== 'array') || isList || children.length === 0) {
      const from = isFile ? `line ${lineAt(offset)}` : 'given in code';
      return yield { pointer, value: shown(name, getNodeValue(node)), from };
    }
    for (const [i, child] of children.entries()) {
      const [key, value] = type === 'object' ? (child.children ?? []) : [undefined, child];
      const own = String(key?.value ?? i);
      if (value !== undefined) yield* walk(value, `${pointer}/${escaped(own)}`, own);
    }
  }
  const root = parseTree(text.replace(/^\uFEFF/, ''));
  if (root !== undefined) yield* walk(root, '', '');
}
