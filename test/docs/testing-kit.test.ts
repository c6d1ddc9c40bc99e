import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { LawRunner } from '../../cli/conformance/law-runner.js';
import { definePlugin } from '../../core/index.js';
import { testPlugin } from '../kit/index.js';
import { type TempFolder, tempFolder } from '../lib/temp-folder.js';

const ROOT = new URL('../../../', import.meta.url);
const root = fileURLToPath(ROOT);
const manifest = JSON.parse(readFileSync(new URL('packages/testing/package.json', ROOT), 'utf8'));
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));

describe('the test kit as an installed package', () => {
  let folder: TempFolder;
  const packages = (...path: string[]): string => join(folder.path, 'node_modules', ...path);
  const link = (name: string): void => {
    mkdirSync(dirname(packages(name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), packages(name));
  };
  const importKit = () => {
    const program = `import(${JSON.stringify(pathToFileURL(packages('deidkit/dist/test/kit/index.js')).href)}).then(
      (kit) => console.log(typeof kit.testPlugin), (error) => { console.error(error.message); process.exitCode = 1; })`;
    return spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
      cwd: folder.path,
    });
  };

  before(async () => {
    folder = await tempFolder({ 'package.json': '{}' });
    for (const part of ['lexicon', 'core', 'kit', 'lib', 'test/kit'])
      cpSync(join(root, 'dist', part), packages('deidkit/dist', part), { recursive: true });
    cpSync(join(root, 'package.json'), packages('deidkit/package.json'));
    for (const name of Object.keys(dependencies)) link(name);
  });
  after(() => folder[Symbol.asyncDispose]());

  it('says that fast-check is missing and how to install it', () => {
    const { stderr, status } = importKit();
    expect(stderr).to.include('npm install --save-dev fast-check@4');
    expect(status).to.equal(1);
  });

  it('works once fast-check is installed', () => {
    link('fast-check');
    const { stdout, stderr } = importKit();
    expect([stdout.trim(), stderr]).to.deep.equal(['function', '']);
  });

  it('has fast-check as an optional peer dependency of the tested version', () => {
    expect({ ...dependencies, ...manifest.dependencies }).to.not.have.property('fast-check');
    expect(manifest.peerDependenciesMeta['fast-check']).to.deep.equal({ optional: true });
    const { version } = createRequire(import.meta.url)('fast-check/package.json');
    expect(manifest.peerDependencies['fast-check']).to.equal(`^${version.split('.')[0]}.0.0`);
  });
});

describe('mistakes in a test of a plugin', () => {
  const plugin = definePlugin({
    name: 'stars',
    description: 'Stars.',
    register: (registry) =>
      registry.transformer({
        name: 'stars',
        description: 'Stars.',
        reversible: false,
        derived: false,
        prepare: () => ({ apply: (terms) => terms.map(() => '***') }),
      }),
  });

  it('are reported by name: an unknown key, a transformer without a test, a test of something not registered', async () => {
    const misspelt = { cases: {}, file: {} };
    expect(() => testPlugin(plugin, misspelt)).to.throw("testPlugin knows no 'file'; it knows options, cases,");
    const faults = async (transformers: Readonly<Record<string, Readonly<Record<string, unknown>>>>) => {
      const runner = new LawRunner();
      testPlugin(plugin, { transformers, runner });
      return (await runner.run()).flatMap(({ fault }) => fault ?? []);
    };
    expect(await faults({})).to.deep.equal(["'stars' has no test: add it to 'transformers' of testPlugin"]);
    expect((await faults({ stars: {}, dots: {} }))[0]).to.equal(
      "'transformers' of testPlugin names 'dots', which the plugin does not register",
    );
  });
});
