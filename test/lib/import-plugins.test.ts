import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import { definePlugin, isPlugin, type Plugin } from '../../core/index.js';
import { importPlugin, type PluginMistake } from '../../lib/engine/import-plugins.js';
import { saysMissing } from '../../lib/engine/packages.js';
import { PLUGIN_FOLDERS } from '../support/plugin-folders.js';
import { type TempFolder, tempFolder } from './temp-folder.js';

const core = JSON.stringify(import.meta.resolve('../../core/index.js'));
const file = JSON.stringify(fileURLToPath(import.meta.resolve('../../core/index.js')));
const plugin = (name: string): string =>
  `import { definePlugin } from ${core};\nexport default definePlugin({ name: '${name}', description: '', register() {} });`;

describe('importing plugins', () => {
  let folder: TempFolder;
  const load = async (...uses: string[]): Promise<{ plugins: Plugin[]; mistakes: PluginMistake[] }> => {
    const base = pathToFileURL(folder.file('config/plugins.config.json'));
    const results = await Promise.all(uses.map((use, index) => importPlugin(use, base, `/plugins/${index}/use`)));
    return {
      plugins: results.filter((result) => isPlugin(result)),
      mistakes: results.flatMap((result) => ('pointer' in result ? [result] : [])),
    };
  };

  before(async () => {
    folder = await tempFolder({
      'config/badge.mjs': plugin('badge'),
      'config/by-hand.cjs': `module.exports = require(${file}).definePlugin({ name: 'by-hand', description: '', register() {} });`,
      'config/compiled.cjs': [
        '"use strict";',
        'Object.defineProperty(exports, "__esModule", { value: true });',
        `const core_1 = require(${file});`,
        "exports.default = (0, core_1.definePlugin)({ name: 'compiled', description: '', register() { } });",
      ].join('\n'),
      'config/broken.mjs': 'export default undefinedName;',
      'config/typo.mjs': 'export default {',
      'config/orphan.mjs': `import 'not-installed';\n${plugin('orphan')}`,
      'config/nothing.mjs': 'export default { name: "badge", register() {} };',
      'node_modules/esm-only/package.json':
        '{"name": "esm-only", "type": "module", "exports": {".": {"import": "./index.js"}, "./sub": {"import": "./sub.js"}}}',
      'node_modules/esm-only/index.js': plugin('esm-only'),
      'node_modules/esm-only/sub.js': plugin('esm-sub'),
      'node_modules/@acme/cjs/package.json': '{"name": "@acme/cjs", "main": "./index.js"}',
      'node_modules/@acme/cjs/index.js': `module.exports = { name: 'cjs', register() {}, [Symbol.for('deidkit.plugin.v1')]: true };`,
    });
  });
  after(() => folder[Symbol.asyncDispose]());

  it('resolves paths beside the configuration, absolute paths, and packages above it, including ESM-only ones', async () => {
    const { plugins, mistakes } = await load(
      './badge.mjs',
      folder.file('config/badge.mjs'),
      'esm-only',
      'esm-only/sub',
      '@acme/cjs',
    );
    expect(mistakes).to.deep.equal([]);
    expect(plugins.map(({ name }) => name)).to.deep.equal(['badge', 'badge', 'esm-only', 'esm-sub', 'cjs']);
  });

  it('accepts CommonJS, as it is written by hand and as tsc compiles it', async () => {
    const { plugins, mistakes } = await load('./by-hand.cjs', './compiled.cjs');
    expect(mistakes).to.deep.equal([]);
    expect(plugins.map(({ name }) => name)).to.deep.equal(['by-hand', 'compiled']);
  });

  it('knows a missing package by an error of another realm too, as Jest has them', () => {
    const make = `Object.assign(new Error("Cannot find package '@deidkit/office'"), { code: 'ERR_MODULE_NOT_FOUND' })`;
    expect(saysMissing(runInNewContext(make), '@deidkit/office')).to.equal(true);
    expect(saysMissing(runInNewContext(make), '@deidkit/pdf')).to.equal(false);
  });

  it('accepts a plugin object', async () => {
    const made = definePlugin({ name: 'made', description: '', register() {} });
    expect(await importPlugin(made, pathToFileURL('/x/'), '')).to.equal(made);
  });

  it('returns the same plugin while another caller is importing it', () => {
    const program = `
      import { importPlugin } from ${JSON.stringify(import.meta.resolve('../../lib/engine/import-plugins.js'))};
      const elsewhere = import(${JSON.stringify(import.meta.resolve('../../plugins/formats/office/index.js'))});
      await new Promise((resolve) => setImmediate(resolve));
      const plugin = await importPlugin('deidkit/plugins/office', new URL('file:///x/'), '');
      console.log(plugin === (await elsewhere).default);`;
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
    expect(said).to.equal('true\n');
  });

  it('imports the modules below plugins/ directly in a plain process, so that tests and users run the same code', () => {
    const names = PLUGIN_FOLDERS.map(
      (folder) => [folder, folder.endsWith('/basic') ? 'transformers' : basename(folder)] as const,
    );
    const program = `
      import { importPlugin } from ${JSON.stringify(import.meta.resolve('../../lib/engine/import-plugins.js'))};
      const at = ${JSON.stringify(new URL('../../plugins/', import.meta.url).href)};
      const same = async (folder, name) =>
        (await importPlugin('deidkit/plugins/' + name, new URL('file:///x/'), '')) === (await import(at + folder + '/index.js')).default;
      for (const [folder, name] of ${JSON.stringify(names)}) console.log(folder + ' ' + (await same(folder, name)));`;
    // Without what the test's own process was started with: source maps, coverage.
    const { NODE_OPTIONS: _, NODE_V8_COVERAGE: __, ...env } = process.env;
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8', env });
    expect(said.trim().split('\n')).to.deep.equal(names.map(([folder]) => `${folder} true`));
    expect(names).to.have.length.above(20);
  });

  it('reports all unusable plugins at once, each with its place and reason', async () => {
    const { plugins, mistakes } = await load(
      './badge.mjs',
      './absent.mjs',
      'not-installed',
      'esm-only/private',
      './broken.mjs',
      './typo.mjs',
      './orphan.mjs',
      './nothing.mjs',
      'https://example.com/plugin.js',
      'deidkit/plugins/no-such',
      '',
    );
    expect(plugins.map(({ name }) => name)).to.deep.equal(['badge']);
    expect(mistakes.map(({ pointer, code }) => `${pointer} ${code}`)).to.deep.equal(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
        (i) => `/plugins/${i}/use ${i === 7 ? 'plugin_invalid' : 'plugin_not_found'}`,
      ),
    );
    const at = (index: number): string =>
      mistakes.find(({ pointer }) => pointer === `/plugins/${index}/use`)?.message ?? '';
    expect(at(1)).to.include('no such module');
    expect(at(2)).to.include('no such module');
    expect(at(3)).to.include('does not export this path');
    expect(at(4)).to.include('fails while it loads').and.include('undefinedName is not defined');
    expect(at(5)).to.include('SyntaxError');
    expect(at(6)).to.match(/it imports '.+', which is missing/);
    expect(at(7)).to.include('definePlugin()');
    expect(at(9)).to.include('no such module');
  });
});
