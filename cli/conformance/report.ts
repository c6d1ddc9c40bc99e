import { access } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PluginWithOptions } from '../../core/hosting.js';
import { isPlugin } from '../../core/index.js';
import { loadConfig } from '../../lib/engine/config-file.js';
import { refusal, resolvePlugins } from '../../lib/engine/create-engine.js';
import { importPlugin } from '../../lib/engine/import-plugins.js';
import { packageVersion } from '../../lib/engine/packages.js';
import { type CommonFlags, configOf } from '../base/engine-options.js';
import { usage } from '../base/errors.js';
import { EXIT } from '../base/exit-codes.js';
import { note, print } from '../base/terminal.js';
import { LawRunner, type TestResult } from './law-runner.js';
import { type ConformanceReport, markdown } from './markdown.js';
import { measure } from './measure.js';

/** Options of {@link reportPlugin}. */
export interface PluginReportFlags extends Pick<CommonFlags, 'config' | 'json'> {
  readonly test?: string;
}

/** Path of a plugin's test below the plugin, as `deidkit init` creates it. */
const TEST = 'test/plugin.test.js';

/**
 * `deidkit plugins report`: runs the laws and cases of a plugin, measures the plugin alone in an engine, and prints a report that its
 * author can publish. Exit code 1 if a test fails.
 */
export async function reportPlugin(source: string, flags: PluginReportFlags): Promise<number> {
  const { plugin, beside } = await find(source, configOf(flags));
  const test = flags.test ?? (await testBeside(source));
  if (test === undefined) note(`No test was found: name one with --test, such as ${TEST}, that calls testPlugin().`);
  const results = test === undefined ? undefined : await runTests(test);
  const { name, version, description } = plugin.plugin;
  const report: ConformanceReport = {
    plugin: { name, version: version ?? null, description },
    deidkit: packageVersion(),
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    date: new Date().toISOString().slice(0, 10),
    tests:
      (results && { passed: results.filter(isPassed).length, failed: results.filter((one) => !isPassed(one)) }) || null,
    measures: await measure(plugin, beside),
  };
  await print(flags.json === true ? JSON.stringify(report) : markdown(report));
  return (report.tests?.failed.length ?? 0) > 0 ? EXIT.error : EXIT.ok;
}

const isPassed = ({ fault }: TestResult): boolean => fault === undefined;

interface Found {
  readonly plugin: PluginWithOptions;
  /** Plugins that it depends on. */
  readonly beside: readonly PluginWithOptions[];
}

/** Finds a plugin by its name in the configuration, with its options there; otherwise imports a module. */
async function find(source: string, config: string | undefined): Promise<Found> {
  const all = await resolvePlugins(await loadConfig(config));
  const named = all.find(({ plugin }) => plugin.name === source);
  const here = pathToFileURL(`${process.cwd()}/`);
  const loaded = named ?? (await importPlugin(source, here, '/plugin'));
  if (!('plugin' in loaded) && !isPlugin(loaded)) throw refusal([loaded]);
  const plugin = 'plugin' in loaded ? loaded : { plugin: loaded, options: {} };
  const needed = new Set<string>();
  const add = (names: readonly string[] = []): void => {
    for (const name of names) {
      if (needed.has(name)) continue;
      needed.add(name);
      add(all.find((one) => one.plugin.name === name)?.plugin.dependsOn);
    }
  };
  add(plugin.plugin.dependsOn);
  return { plugin, beside: all.filter((one) => needed.has(one.plugin.name)) };
}

async function testBeside(source: string): Promise<string | undefined> {
  const folders = source.startsWith('.') || source.startsWith('/') ? [dirname(resolve(source))] : [process.cwd()];
  for (const folder of folders) {
    const file = resolve(folder, TEST);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return undefined;
}

/** Imports a test file with our own runner in place of the test functions that the test kit and mocha tests call. */
async function runTests(file: string): Promise<readonly TestResult[]> {
  const runner = new LawRunner();
  const { describe, it, before, after } = runner;
  Object.assign(globalThis, { describe, it, before, after });
  const path = file.startsWith('file:') ? fileURLToPath(file) : resolve(file);
  try {
    await import(pathToFileURL(path).href);
  } catch (error) {
    const says = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : 'no error given';
    const missing = /^Cannot find package '([^']+)'/.exec(says)?.[1];
    const remedy = missing === undefined ? '' : ` Install it: npm install --save-dev ${missing}.`;
    throw usage(`--test cannot be imported: ${says}.${remedy}`);
  }
  return runner.run();
}
