import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { FORMAT_PACKAGES } from '../../lib/engine/format-packages.js';
import { createEngine } from '../../lib/index.js';
import { PACKED_PARTS } from '../../scripts/pack/assemble.js';
import { members, ROOT } from '../../scripts/pack/members.js';
import { divide, packageOf, specifiersOf } from '../../scripts/pack/trace.js';
import { type Installed, install, NotCached, packedOnce } from './installed.js';

const divided = divide(members());
/** Packages whose types alone are imported: the compiler needs them, no program does. */
const TYPES_ONLY = ['@deidkit/server'];

describe('the contents of each package', () => {
  it('is divided so that no module is in two packages, and the core, the library and the command are in deidkit', () => {
    const all = divided.flatMap(({ files }) => [...files]);
    expect(all.filter((file, i) => all.indexOf(file) !== i)).to.deep.equal([]);
    const ownerOf = (file: string) => divided.find(({ files }) => files.has(file))?.member.manifest.name;
    expect(ownerOf('dist/core/index.js')).to.equal('deidkit');
    expect(ownerOf('dist/cli/main.js')).to.equal('deidkit');
    expect(ownerOf('dist/lib/pool/worker.js')).to.equal('deidkit');
    expect(ownerOf('dist/cli/serve.js')).to.equal('@deidkit/server');
    expect(ownerOf('dist/server/start.js')).to.equal('@deidkit/server');
    expect(ownerOf('dist/plugins/formats/office/index.js')).to.equal('@deidkit/office');
    expect(ownerOf('dist/plugins/formats/pdf/deidentify.js')).to.equal('@deidkit/pdf');
    expect(ownerOf('dist/test/kit/index.js')).to.equal('@deidkit/testing');
    expect(ownerOf('dist/test/support/plugin-folders.js')).to.equal(undefined);
  });

  for (const { member, files, imports } of divided)
    it(`${member.manifest.name} lists what its modules import, and nothing else`, () => {
      const { name, dependencies = {}, peerDependencies = {} } = member.manifest;
      const isOurs = (one: string): boolean => one === 'deidkit' || one.startsWith('@deidkit/');
      const needed = [...imports].filter((one) => !isBuiltin(one) && !isOurs(one));
      const listed = Object.keys({ ...dependencies, ...peerDependencies });
      const texts = [...files].map((file) => readFileSync(join(ROOT, file), 'utf8'));
      expect(
        needed.filter((one) => !listed.includes(one)),
        'imported, not listed',
      ).to.deep.equal([]);
      const unused = listed.filter(
        (one) => !texts.some((text) => text.includes(`'${one}`) || text.includes(`\`${one}`)),
      );
      expect(unused, 'listed, not imported').to.deep.equal([]);
      expect(
        name === 'deidkit' ? [...imports].filter((one) => TYPES_ONLY.includes(one)) : [TYPES_ONLY[0]],
      ).to.have.lengthOf(1);
    });

  it('all packages have one version', () => {
    const versions = new Set(divided.map(({ member }) => member.manifest.version));
    expect([...versions]).to.have.lengthOf(1);
  });

  it('the extensions for which deidkit names a package are those that its plugin reads', async () => {
    for (const [use, { extensions }] of Object.entries(FORMAT_PACKAGES)) {
      await using engine = await createEngine({ plugins: [{ use }] });
      const read = engine.fileAdapters.flatMap((adapter) => adapter.extensions);
      expect([...extensions].sort(), use).to.deep.equal([...new Set(read)].sort());
    }
  });
});

/** Rows of the table of sizes: what is installed, megabytes, number of packages. */
const rows = [...readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(/^\| `([^|]+)` \| (\d+) MB \| (\d+) \|/gm)].map(
  ([, names = '', megabytes, packages]) => ({
    names: names.split(' '),
    megabytes: Number(megabytes),
    packages: Number(packages),
  }),
);

describe('the packages as npm installs them', function () {
  this.timeout(300_000);
  let folder = '';
  const installed = new Map<string, Installed>();

  before(function () {
    folder = mkdtempSync(join(tmpdir(), 'deidkit-installed-'));
    try {
      for (const { names } of rows) {
        const tarballs = packedOnce().filter(({ name }) => names.includes(name));
        const others = names.filter((name) => !name.includes('deidkit'));
        installed.set(names.join(' '), install(join(folder, String(installed.size)), tarballs, others));
      }
    } catch (error) {
      if (!(error instanceof NotCached) || process.env.CI === 'true') throw error;
      console.log("      skipped: npm's cache does not hold the packages of package-lock.json; npm ci fills it");
      this.skip();
    }
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const textOnly = (): Installed => {
    const found = installed.get('deidkit');
    if (found === undefined) throw new Error('the README has no row of deidkit alone');
    return found;
  };
  const deidkit = (input: string | Uint8Array, ...args: string[]) => {
    const command = join(textOnly().modules, 'deidkit/dist/cli/main.js');
    return spawnSync(process.execPath, [command, ...args], {
      encoding: 'utf8',
      input,
      cwd: join(textOnly().modules, '..'),
    });
  };

  it('have the sizes in the table of the README', () => {
    expect(rows.map(({ names }) => names[0]))
      .to.include('deidkit')
      .and.to.have.lengthOf.above(4);
    for (const { names, megabytes, packages } of rows) {
      const measured = installed.get(names.join(' '));
      expect((measured?.bytes ?? 0) / 1e6, `${names}: MB`).to.be.within(megabytes * 0.85, megabytes);
      // Binaries for a system are packages of their own.
      expect(measured?.packages, `${names}: packages`).to.be.within(packages - 3, packages);
    }
  });

  it('for text take at most 30 MB and 30 packages, without a warning of npm, native code or an install script', () => {
    const { bytes, packages, warnings, modules } = textOnly();
    expect(bytes).to.be.below(30e6);
    expect(packages).to.be.at.most(30);
    expect(warnings).to.deep.equal([]);
    const { packages: locked } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8'));
    for (const [name, entry] of Object.entries<object>(locked)) {
      expect(entry, name).to.not.have.any.keys('hasInstallScript', 'os', 'cpu');
    }
  });

  it('find and replace in text and csv with deidkit alone', () => {
    const { stdout, stderr } = deidkit('Call Mary Jones.', 'deidentify', '--mode', 'REDACT', '-');
    expect([stdout, stderr]).to.deep.equal(['Call *****.', '']);
  });

  it('use the scan that was prepared by the build', () => {
    const program = `import { readPreparedScan } from 'deidkit/internal/lib/engine/prepared-scan.js';
      console.log(readPreparedScan() !== undefined);`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
      cwd: join(textOnly().modules, '..'),
    });
    expect([stdout, stderr]).to.deep.equal(['true\n', '']);
  });

  it('name the package that is missing, and how it is installed', () => {
    const { version } = divided[0]?.member.manifest ?? {};
    const program = `import { createEngine, deidentifyFile } from 'deidkit';
      const engine = await createEngine();
      for (const extension of ['docx', 'xlsx', 'xls', 'pdf'])
        await deidentifyFile(engine, Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'bytes', { extension, mode: 'REDACT' }).catch((error) =>
          console.log(error.code, error.status, /npm install (\\S+),/.exec(error.message)[1]));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
      cwd: join(textOnly().modules, '..'),
    });
    const line = (name: string): string => `package_missing 501 ./deidkit-${name}-${version}.tgz\n`;
    expect([stdout, stderr]).to.deep.equal([line('office').repeat(3) + line('pdf'), '']);
    const commands = {
      server: [['serve'], ['worker'], ['keys', 'list'], ['plans', 'list'], ['invite']],
      arrow: [['pipe', '--format', 'arrow']],
    };
    for (const [name, all] of Object.entries(commands))
      for (const args of all) {
        const { status, stderr: said } = deidkit('', ...args);
        expect(said, args.join(' '))
          .to.include(`npm install ./deidkit-${name}-${version}.tgz`)
          .and.to.include('(package_missing)');
        expect(status).to.not.equal(0);
      }
  });

  it('make a folder for a plugin by npm create deidkit', () => {
    const home = join(folder, 'create');
    const { modules } = install(
      home,
      packedOnce().filter(({ name }) => ['deidkit', 'create-deidkit'].includes(name)),
    );
    const create = join(modules, '.bin/create-deidkit');
    const { status, stdout, stderr } = spawnSync(create, ['service', 'my-service'], { cwd: home, encoding: 'utf8' });
    expect(status, stderr).to.equal(0);
    expect(stdout).to.equal('cd my-service && npm install && npm test && npm start\n');
    const { name, dependencies, devDependencies } = JSON.parse(
      readFileSync(join(home, 'my-service/package.json'), 'utf8'),
    );
    expect(name).to.equal('my-service');
    const wanted = {
      deidkit: dependencies.deidkit,
      '@deidkit/server': dependencies['@deidkit/server'],
      '@deidkit/testing': devDependencies['@deidkit/testing'],
    };
    for (const [one, at] of Object.entries<string>(wanted)) {
      const tarball = packedOnce().find((packed) => packed.name === one);
      expect(resolve(home, 'my-service', at.slice('file:'.length)), one).to.equal(tarball?.path);
    }
  });

  it('shows in the list of plugins which ones are not installed', () => {
    const { stdout } = deidkit('', 'plugins', 'list');
    expect(stdout).to.include('Not installed: npm install ./deidkit-pdf-');
  });
});

describe('npm pack in a clone', () => {
  it('is refused, and names the command that puts the packages together', () => {
    const { status, stderr } = spawnSync('npm', ['pack', '--dry-run'], { cwd: ROOT, encoding: 'utf8' });
    expect(status).to.not.equal(0);
    expect(stderr).to.include("'npm run pack'");
  });
});

describe('dependencies packed with deidkit', () => {
  it('are exactly the files that its modules load', () => {
    const loaded = [...(divided[0]?.files ?? [])]
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => specifiersOf(readFileSync(join(ROOT, file), 'utf8')))
      .filter((specifier) => Object.hasOwn(PACKED_PARTS, packageOf(specifier)));
    for (const name of Object.keys(PACKED_PARTS)) expect(loaded.map(packageOf), name).to.include(name);
  });
});
