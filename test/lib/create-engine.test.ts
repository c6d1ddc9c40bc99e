import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { definePlugin, isDeidError } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';
import badge from './badge-plugin.js';
import { tempFolder } from './temp-folder.js';

const transformers = { use: 'deidkit/plugins/transformers' };
const policies = { CUSTOM: { rules: { '*': 'redact' } } };
const mode = 'CUSTOM';

describe('createEngine', () => {
  it('accepts plugin objects with their options', async () => {
    const engine = await createEngine({ plugins: [transformers, { use: badge, options: { digits: 4 } }], policies });
    expect(engine.deidentify('badge BX-1234 and BX-123456', { mode }).outputs[0]?.text).to.equal(
      'badge ***** and BX-123456',
    );
    await engine.close();
  });

  it('reads a file with plugins beside it', async () => {
    const folder = await tempFolder({
      'badge.mjs': `export { default } from ${JSON.stringify(import.meta.resolve('./badge-plugin.js'))};`,
      'my.config.json': JSON.stringify({ plugins: [transformers, { use: './badge.mjs' }], policies }),
    });
    await using engine = await createEngine(folder.file('my.config.json'));
    expect(engine.deidentify('badge BX-123456', { mode }).outputs[0]?.text).to.equal('badge *****');
    await folder[Symbol.asyncDispose]();
  });

  it('reads the configuration of the package by default', async () => {
    await using engine = await createEngine();
    expect(engine.fileAdapters.map(({ name }) => name)).to.include('txt');
  });

  it('starts with it without the compiler of schemas, which would take longer to load than most of the rest', async () => {
    const program = `
      const { createEngine } = await import(${JSON.stringify(import.meta.resolve('../../lib/index.js'))});
      const { createRequire } = await import('node:module');
      const engine = await createEngine();
      for (const mode of ['GDPR', 'HIPAA', 'PROPRIETARY']) engine.deidentify('Call Mary Jones.', { mode });
      const loaded = Object.keys(createRequire(${JSON.stringify(import.meta.url)}).cache);
      console.log(loaded.length > 0, loaded.filter((path) => /[\\/]ajv[\\/]/.test(path)).length);
      process.exit();`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    expect(stdout.trim()).to.match(/^true 0$/);
  });

  it('creates independent engines of different configurations', async () => {
    const [six, four] = await Promise.all(
      [6, 4].map((digits) => createEngine({ plugins: [{ use: badge, options: { digits } }] })),
    );
    const text = 'BX-1234 BX-123456';
    expect(six?.analyze(text).findings.map(({ start }) => start)).to.deep.equal([8]);
    expect(four?.analyze(text).findings.map(({ start }) => start)).to.deep.equal([0]);
  });

  it('reports all mistakes of a configuration at once, each with its place', async () => {
    const error = await createEngine({
      plugins: [
        { use: badge, options: { digits: 'six', colour: 'red' } },
        { use: './absent.js' },
        { options: {} } as never,
        { use: 'deidkit/plugins/absent' },
      ],
      defaults: { level: 7 },
      colour: 'red',
    }).catch((refused: unknown) => refused);
    expect(error).to.include({ code: 'config_invalid' });
    const pointers = isDeidError(error) ? error.mistakes.map(({ pointer }) => pointer) : [];
    expect(pointers).to.have.members([
      '',
      '/plugins/2',
      '/defaults/level',
      '/plugins/0/options/digits',
      '/plugins/0/options',
      '/plugins/1/use',
      '/plugins/3/use',
    ]);
    expect(error).to.have.property('message').that.includes('7 mistake(s)').and.includes('/plugins/0/options/digits');
  });

  it('names a plugin that is missing or is not a plugin', async () => {
    const code = (use: string) => createEngine({ plugins: [{ use }] }).catch((error: unknown) => error);
    expect(await code('./absent.js')).to.include({ code: 'plugin_not_found' });
    expect(await code(import.meta.resolve('./temp-folder.js'))).to.include({ code: 'plugin_invalid' });
  });

  it('disposes what it has created if a plugin fails', async () => {
    let closed = 0;
    const first = definePlugin({ name: 'first', description: '', register() {}, dispose: () => void closed++ });
    const failing = definePlugin({
      name: 'failing',
      description: '',
      register() {
        throw new Error('no list of badges\nat all');
      },
    });
    const error = await createEngine({ plugins: [{ use: first }, { use: failing }] }).catch((e: unknown) => e);
    expect(error).to.include({ code: 'plugin_failed' });
    expect(error).to.have.property('message').that.includes("'failing'").and.includes('(Error: no list of badges).');
    expect(closed).to.equal(1);
  });
});
