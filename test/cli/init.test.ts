import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { KINDS } from '../../cli/init/kinds.js';
import { type TempFolder, tempFolder } from '../lib/temp-folder.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const COMMAND = join(ROOT, 'dist/cli/main.js');

/** Node's runner marks what it starts, and would take the tests of the folder for its own. */
const { NODE_TEST_CONTEXT: _, ...environment } = process.env;
const run = (cwd: string, program: string, ...args: string[]) =>
  spawnSync(program, args, { cwd, encoding: 'utf8', env: environment });

/** What `npm install` would bring, without the network. */
function install(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@types'), { recursive: true });
  symlinkSync(ROOT, join(modules, 'deidkit'));
  mkdirSync(join(modules, '@deidkit'));
  for (const name of ['fast-check', 'typescript', '@types/node', '@deidkit/testing'])
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
}

describe('deidkit init', function () {
  this.timeout(120_000);
  let home: TempFolder;
  before(async () => {
    home = await tempFolder({});
  });
  after(() => home[Symbol.asyncDispose]());

  const init = (...args: string[]) => run(home.path, process.execPath, COMMAND, 'init', ...args);

  for (const kind of Object.keys(KINDS))
    it(`writes a ${kind} that passes its test and type check, and does what its README describes`, () => {
      const { status, stdout, stderr } = init(kind, `my-${kind}`);
      expect(status, stderr).to.equal(0);
      expect(stdout).to.equal(`cd my-${kind} && npm install && npm test && npm start\n`);
      const folder = join(home.path, `my-${kind}`);
      install(folder);
      const tests = run(folder, process.execPath, '--test');
      expect(tests.status, tests.stdout + tests.stderr).to.equal(0);
      expect(tests.stdout).to.match(/# pass [1-9]/);
      const types = run(folder, process.execPath, join(ROOT, 'node_modules/typescript/bin/tsc'));
      expect(types.status, types.stdout).to.equal(0);
      const check = run(folder, process.execPath, COMMAND, 'plugins', 'check', '--config', 'plugins.config.json');
      expect(check.status, check.stderr).to.equal(0);
      const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      if (kind === 'service') return;
      const start = run(folder, 'sh', '-c', scripts.start.replace(/^deidkit/, `"${process.execPath}" "${COMMAND}"`));
      expect(start.status, start.stderr).to.equal(0);
      expect(start.stdout).to.match(kind === 'transformer' ? /^Write to T1\.\n$/ : /EMPLOYEE_ID|LOCATION|EMAIL|BERTH/);
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (!file.startsWith('node_modules') && existsSync(join(folder, file)) && /\.\w+$/.test(file))
          expect(readFileSync(join(folder, file), 'utf8'), file).to.not.match(/__\w+__/);
    });

  it('lists the kinds when none is named', () => {
    const { status, stdout } = init();
    expect(status).to.equal(0);
    for (const [kind, { what }] of Object.entries(KINDS)) expect(stdout).to.include(kind).and.include(what);
  });

  it('writes paths that npm resolves, wherever the folder is', () => {
    mkdirSync(join(home.path, 'tarballs'));
    for (const name of ['deidkit', 'deidkit-testing']) writeFileSync(join(home.path, `tarballs/${name}-0.1.0.tgz`), '');
    const clone = relative(home.path, ROOT);
    for (const [folder, deidkit, testing, ...flags] of [
      ['a', ROOT, join(ROOT, 'packages/testing')],
      ['deep/down/b', ROOT, join(ROOT, 'packages/testing')],
      ['deep/c', ROOT, join(ROOT, 'packages/testing'), '--deidkit', clone.replace(/\/$/, '')],
      ['deep/d', ROOT, join(ROOT, 'packages/testing'), '--deidkit', `file:${clone}`],
      [
        'deep/e',
        join(home.path, 'tarballs/deidkit-0.1.0.tgz'),
        join(home.path, 'tarballs/deidkit-testing-0.1.0.tgz'),
        '--deidkit',
        'tarballs/deidkit-0.1.0.tgz',
      ],
    ] as const) {
      const { status, stderr } = init('plugin', folder, ...flags);
      expect(status, stderr).to.equal(0);
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(join(home.path, folder, 'package.json'), 'utf8'),
      );
      for (const [written, path] of [
        [dependencies.deidkit, deidkit],
        [devDependencies['@deidkit/testing'], testing],
      ]) {
        expect(written, folder).to.match(/^file:/);
        expect(relative(resolve(home.path, folder, written.slice('file:'.length)), path), folder).to.equal('');
      }
    }
  });

  it('refuses a path at which there is no deidkit, and a tarball without that of the test kit', () => {
    writeFileSync(join(home.path, 'deidkit-9.9.9.tgz'), '');
    mkdirSync(join(home.path, 'empty'));
    for (const [path, says] of [
      ['./empty', 'no clone'],
      ['../nowhere', 'no clone'],
      ['file:absent.tgz', 'the tarball of deidkit is missing'],
      ['./deidkit-9.9.9.tgz', '@deidkit/testing, beside that of deidkit, is missing'],
    ] as const) {
      const { status, stderr } = init('plugin', 'refused', '--deidkit', path);
      expect(status, path).to.equal(2);
      expect(stderr, path).to.include(says).and.include("'npm run pack'");
    }
    expect(existsSync(join(home.path, 'refused'))).to.equal(false);
  });

  it('overwrites nothing, and reports a wrong kind or name', () => {
    mkdirSync(join(home.path, 'mine'));
    writeFileSync(join(home.path, 'mine', 'index.js'), 'mine');
    for (const [kind, name, says] of [
      ['plugin', 'mine', 'is not empty'],
      ['plugins', 'other', 'there are plugin, recognizer'],
      ['plugin', 'My_Plugin', 'kebab-case'],
      ['__proto__', 'other', 'there are plugin'],
      ['plugin', undefined, 'a name is missing'],
    ] as const) {
      const { status, stderr } = init(kind, ...(name === undefined ? [] : [name]));
      expect(status, name).to.equal(2);
      expect(stderr).to.include(says);
    }
    expect(readFileSync(join(home.path, 'mine', 'index.js'), 'utf8')).to.equal('mine');
    expect(existsSync(join(home.path, 'other'))).to.equal(false);
  });

  it('makes a plugin of which deidkit plugins report prints a page: laws, false alarms, speed, memory', () => {
    init('plugin', 'told');
    const folder = join(home.path, 'told');
    install(folder);
    const report = (...args: string[]) =>
      run(folder, process.execPath, COMMAND, 'plugins', 'report', './index.js', ...args);
    const page = report();
    expect(page.status, page.stderr).to.equal(0);
    expect(page.stdout).to.match(/^# Conformance of told\n/);
    expect(page.stdout).to.match(/\| Laws and cases \| [1-9]\d* passed, 0 failed \|/);
    expect(page.stdout).to.match(/\| Speed at level 3, alone in an engine \| \d[\d.]* MB a second/);
    const plugin = join(folder, 'index.js');
    // A pattern that finds ordinary numbers, and not what the test expects.
    writeFileSync(plugin, readFileSync(plugin, 'utf8').replace(/match: 'BX-[^']*'/, "match: '\\\\b\\\\d{2,3}\\\\b'"));
    const bad = report('--json');
    expect(bad.status).to.equal(1);
    const { tests, measures } = JSON.parse(bad.stdout);
    expect(tests.failed).to.not.be.empty;
    expect(measures.falseAlarms[0]).to.include({ type: 'EMPLOYEE_ID' }).and.to.have.property('level');
  });

  it('works with deidkit dev, which shows the findings again after a file changes', async () => {
    init('plugin', 'seen');
    const folder = join(home.path, 'seen');
    install(folder);
    const child = spawn(process.execPath, [COMMAND, 'dev'], { cwd: folder, env: environment });
    let said = '';
    const shows = (text: string): Promise<void> =>
      new Promise((done) => {
        const look = (): void => {
          if (said.includes(text)) done();
          else child.stdout.once('data', look);
        };
        look();
      });
    child.stdout.on('data', (bytes) => {
      said += bytes;
    });
    const waits = new Promise<void>((done) =>
      child.stderr.on('data', (bytes) => String(bytes).includes('waiting') && done()),
    );
    try {
      await shows('BX-004711');
      await waits;
      const plugin = join(folder, 'index.js');
      writeFileSync(plugin, readFileSync(plugin, 'utf8').replace("match: 'BX-", "match: 'CX-"));
      writeFileSync(join(folder, 'samples/sample.txt'), 'Badge CX-004712.');
      await shows('CX-004712');
    } finally {
      child.kill('SIGTERM');
    }
    const code = await new Promise((done) => child.once('close', done));
    expect(code).to.equal(0);
  });
});
