import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { types } from 'node:util';
import { DeidError } from '../../core/index.js';
import { jsonMistake } from './json-place.js';

/** A configuration and the base of its relative paths. */
export interface LoadedConfig {
  /** Not validated yet. */
  readonly config: unknown;
  /** The file it was read from; the working directory for a configuration made in code. */
  readonly base: URL;
}

/** The configuration that comes with the package: all plugins of `plugins/`. */
// Not import.meta.resolve, which Jest does not have.
const shippedConfig = (): URL => pathToFileURL(createRequire(import.meta.url).resolve('deidkit/plugins.config.json'));

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'its permissions forbid it',
};

/** Reason why a file cannot be read, without its name. */
export function reason(error: unknown): string {
  const code = types.isNativeError(error) && 'code' in error ? String(error.code) : '';
  return Object.hasOwn(REASONS, code) ? (REASONS[code] ?? code) : code || 'unknown reason';
}

async function readConfig(file: URL): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new DeidError('config_unreadable', [reason(error)]);
  });
  const json = text.replace(/^\uFEFF/, '');
  const mistake = jsonMistake(json);
  if (mistake !== undefined) throw new DeidError('config_unreadable', [`it is not JSON at ${mistake}`]);
  return JSON.parse(json);
}

/**
 * Reads a configuration.
 * @param source a path or file URL, or the configuration itself; left out, the one that comes with the package.
 * @throws DeidError `config_unreadable`
 */
export async function loadConfig(source: string | URL | object = shippedConfig()): Promise<LoadedConfig> {
  const base = source instanceof URL ? source : typeof source === 'string' ? pathToFileURL(source) : undefined;
  if (base === undefined) return { config: await extended(source), base: pathToFileURL(`${process.cwd()}/`) };
  return { config: await extended(await readConfig(base)), base };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const pluginsOf = (config: unknown): readonly unknown[] =>
  isObject(config) && Array.isArray(config.plugins) ? config.plugins : [];

const useOf = (entry: unknown): unknown => (isObject(entry) ? entry.use : undefined);

/**
 * Adds the plugins of the package's own configuration where a configuration extends it. They come behind its own, so that
 * places in mistakes are those of its file; a plugin that it lists itself, with options of its own, is not added again.
 */
async function extended(config: unknown): Promise<unknown> {
  if (!isObject(config) || config.extends !== 'default') return config;
  const { extends: _, ...rest } = config;
  if (rest.plugins !== undefined && !Array.isArray(rest.plugins)) return rest;
  const own = pluginsOf(rest);
  const uses = new Set(own.map(useOf));
  const shipped = pluginsOf(await readConfig(shippedConfig()));
  return { ...rest, plugins: [...own, ...shipped.filter((entry) => !uses.has(useOf(entry)))] };
}
