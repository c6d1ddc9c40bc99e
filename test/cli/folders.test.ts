import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { type TempFolder, tempFolder } from '../lib/temp-folder.js';
import { deidkit } from './run.js';

const config = JSON.stringify({
  plugins: [
    { use: 'deidkit/plugins/contact' },
    { use: 'deidkit/plugins/txt' },
    { use: 'deidkit/plugins/csv' },
    { use: 'deidkit/plugins/transformers' },
  ],
  policies: { PROPRIETARY: { rules: { '*': 'redact' } } },
});

describe('the command, on folders', function () {
  this.timeout(60_000);
  let folder: TempFolder;
  const run = (...args: string[]) =>
    deidkit(args, { cwd: folder.path, env: { DEIDKIT_CONFIG: folder.file('c.json') } });
  const files = async (path = '.') => (await readdir(join(folder.path, path), { recursive: true })).sort();

  beforeEach(async () => {
    folder = await tempFolder({ 'c.json': config });
    await mkdir(folder.file('in/ward/b'), { recursive: true });
    await writeFile(folder.file('in/a.txt'), 'mary@jones.test\n');
    await writeFile(folder.file('in/.hidden.txt'), 'mary@jones.test\n');
    await writeFile(folder.file('in/picture.png'), 'x');
    await writeFile(folder.file('in/ward/list.csv'), 'mail\nmary@jones.test\njohn@roe.test\n');
    await writeFile(folder.file('in/ward/b/a.txt'), 'nothing\n');
  });
  afterEach(() => folder[Symbol.asyncDispose]());

  it('processes the readable files of a folder, and reports how many others there are', async () => {
    const { code, out, err } = await run('deidentify', 'in');
    expect({ code, out }).to.deep.equal({ code: 0, out: 'in/a.txt -> in/deid_a.txt (1 term)\n' });
    expect(err).to.equal('1 file of formats that nothing here reads: left out.\n');
    // What it wrote is not taken for an original.
    expect((await run('deidentify', '--force', 'in')).out).to.equal('in/a.txt -> in/deid_a.txt (1 term)\n');
  });

  it('reads files without an extension if they are text, and leaves out those that are not', async () => {
    await writeFile(folder.file('in/README'), 'mary@jones.test\n');
    await writeFile(folder.file('in/program'), Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 1]));
    const { out, err } = await run('deidentify', 'in');
    expect(out.split('\n').sort()).to.deep.equal([
      '',
      'in/README -> in/deid_README (1 term)',
      'in/a.txt -> in/deid_a.txt (1 term)',
    ]);
    expect(err).to.equal('2 files of formats that nothing here reads: left out.\n');
    expect(await readFile(folder.file('in/deid_README'), 'utf8')).to.equal('*****\n');
    expect((await run('deidentify', 'in/program')).code).to.not.equal(0);
  });

  it('descends into subfolders on request, and keeps the structure below --out', async () => {
    const { code } = await run('deidentify', '--recursive', '--out', 'clean', 'in');
    expect(code).to.equal(0);
    expect(await files('clean')).to.deep.equal([
      'deid_a.txt',
      'ward',
      'ward/b',
      'ward/b/deid_a.txt',
      'ward/deid_list.csv',
    ]);
    expect(await readFile(folder.file('clean/ward/deid_list.csv'), 'utf8')).to.equal('mail\n*****\n*****\n');
    expect((await run('analyze', '--recursive', 'in')).out).to.match(/john@roe\.test/);
  });

  it('writes nothing in a dry run, but reports the same', async () => {
    const before = await files();
    const { out } = await run('deidentify', '--dry-run', '--recursive', '--out', 'clean', 'in');
    expect(out).to.include('in/ward/list.csv -> clean/ward/deid_list.csv (2 terms; not written)');
    expect(await files()).to.deep.equal(before);
  });

  it('writes a report of all files that contains nothing of their texts', async () => {
    await writeFile(folder.file('in/bad.csv'), '"a\n');
    const { code } = await run(
      'deidentify',
      '--recursive',
      '--out',
      'clean',
      '--report',
      'report.json',
      'in',
      '--file',
    );
    const text = await readFile(folder.file('report.json'), 'utf8');
    const report = JSON.parse(text);
    expect(report.totals).to.deep.include({ files: 4, counts: { EMAIL_ADDRESS: 3 } });
    expect(report.totals.failed).to.equal(code === 0 ? 0 : 1);
    expect(report.files.map(({ file }: { file: string }) => file)).to.include('in/ward/b/a.txt');
    expect(text).to.not.match(/mary|john/);
  });

  it('refuses options that only apply to files, and folders without files', async () => {
    for (const args of [
      ['--dry-run', 'a text'],
      ['--report', 'r.json', 'a text'],
      ['--recursive', 'a text'],
    ])
      expect(await run('deidentify', ...args)).to.include({ code: 2, out: '' });
    await mkdir(folder.file('empty'));
    const { code, err } = await run('deidentify', 'empty');
    expect(code).to.equal(2);
    expect(err).to.include('contains no readable file');
  });

  it('leaves no incomplete output when it is interrupted', async () => {
    await writeFile(folder.file('large.txt'), 'Write to mary@jones.test or john@roe.test today.\n'.repeat(1_000_000));
    const main = fileURLToPath(new URL('../../cli/main.js', import.meta.url));
    const env = { ...process.env, DEIDKIT_CONFIG: folder.file('c.json') };
    const child = spawn(process.execPath, [main, 'deidentify', 'large.txt'], { cwd: folder.path, env });
    let err = '';
    child.stderr.on('data', (bytes) => {
      err += bytes;
    });
    while (!(await files()).some((name) => name.endsWith('.tmp'))) await new Promise((done) => setTimeout(done, 20));
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    expect({ code, err }).to.deep.equal({ code: 130, err: '' });
    expect((await files()).filter((name) => /tmp|deid_/.test(name))).to.deep.equal([]);
  });

  describe('with several processes', () => {
    const COUNT = 12;
    const names = Array.from({ length: COUNT }, (_, i) => `many/${String(i).padStart(2, '0')}.txt`);

    beforeEach(async () => {
      await mkdir(folder.file('many'));
      for (const [i, name] of names.entries())
        await writeFile(folder.file(name), `mail ${i}: mary@jones.test\n`.repeat(i === 0 ? 5_000 : 2));
    });

    const outputs = (out: string): Promise<readonly string[]> =>
      Promise.all(names.map((name) => readFile(folder.file(name.replace('many/', `${out}/deid_`)), 'utf8')));

    it('writes the same files as one, and reports them in the order of their paths', async () => {
      const one = await run('deidentify', '--processes', '1', '--out', 'one', 'many');
      const three = await run('deidentify', '--processes', '3', '--out', 'three', 'many');
      expect(three).to.deep.equal({ ...one, out: one.out.replaceAll('one/', 'three/') });
      expect(three.out.match(/^many\/\d\d/gm)).to.deep.equal(names.map((name) => name.slice(0, -4)));
      expect(await outputs('three')).to.deep.equal(await outputs('one'));
    });

    it('reports files that fail, in their place, and writes the others', async () => {
      await mkdir(folder.file('out'));
      await writeFile(folder.file('out/deid_03.txt'), 'of an earlier run');
      const { code, out, err } = await run('deidentify', '--processes', '2', '--out', 'out', 'many');
      expect(code).to.equal(3);
      expect(err).to.match(/^many\/03\.txt: /);
      expect(out.trim().split('\n')).to.have.length(COUNT - 1);
    });

    it('does what is missing in a second run with --resume, and ends well', async () => {
      await run('deidentify', '--processes', '2', '--out', 'out', 'many');
      const before = await outputs('out');
      await rm(folder.file('out/deid_04.txt'));
      const { code, out, err } = await run('deidentify', '--resume', '--processes', '2', '--out', 'out', 'many');
      expect({ code, out }).to.deep.equal({ code: 0, out: 'many/04.txt -> out/deid_04.txt (2 terms)\n' });
      expect(err).to.equal(`${COUNT - 1} files have their output already: left out.\n`);
      expect(await outputs('out')).to.deep.equal(before);
      expect((await run('deidentify', '--resume', '--out', 'out', 'many')).code).to.equal(0);
    });

    it('does not take the output of an older version of a file for that of the file', async () => {
      await run('deidentify', '--out', 'out', 'many');
      const later = new Date(Date.now() + 10_000);
      await utimes(folder.file('many/05.txt'), later, later);
      const { code, err } = await run('deidentify', '--resume', '--out', 'out', 'many');
      expect(code).to.equal(1);
      expect(err).to.include('many/05.txt: ');
      expect((await run('deidentify', '--resume', '--force', '--out', 'out', 'many')).code).to.equal(0);
    });

    it('shares a folder with another run that resumes it at the same time: each file once, both end well', async () => {
      const args = ['deidentify', '--resume', '--seed', 'k', '--processes', '2', '--out', 'shared', 'many'];
      const runs = await Promise.all([run(...args), run(...args), run(...args)]);
      for (const { code, err } of runs) expect(code, err).to.equal(0);
      const written = runs.flatMap(({ out }) => out.match(/^many\/\d\d(?=.*terms?\)$)/gm) ?? []);
      expect(written.sort()).to.deep.equal(names.map((name) => name.slice(0, -4)));
      await run('deidentify', '--seed', 'k', '--out', 'alone', 'many');
      expect(await outputs('shared')).to.deep.equal(await outputs('alone'));
      expect((await readdir(folder.file('shared'))).sort()).to.deep.equal(
        names.map((name) => name.replace('many/', 'deid_')),
      );
    });

    it('gives a person and an id the same substitutes in all files of a run, with any number of processes', async () => {
      await mkdir(folder.file('people'));
      await writeFile(
        folder.file('people/persons.csv'),
        'patient_id,name\n00481177,Rosalind Hargreave\n00481251,Barnabas Tolliver\n',
      );
      await writeFile(
        folder.file('people/visits.csv'),
        'visit,patient_id,patient\n7,00481251,Barnabas Tolliver\n8,00481177,Rosalind Hargreave\n',
      );
      const names: string[] = [];
      for (const args of [[], ['--seed', 'k'], ['--seed', 'k', '--processes', '2']]) {
        const out = `joined${names.length}`;
        expect(
          (await run('deidentify', '--config', resolve('plugins.config.json'), ...args, '--out', out, 'people')).code,
        ).to.equal(0);
        const rows = async (file: string): Promise<string[][]> =>
          (await readFile(folder.file(`${out}/deid_${file}.csv`), 'utf8'))
            .trim()
            .split('\n')
            .slice(1)
            .map((row) => row.split(','));
        const persons = new Map((await rows('persons')).map(([id = '', name = '']) => [id, name]));
        expect(persons.has('00481177')).to.equal(false);
        for (const [, id = '', name] of await rows('visits')) expect(persons.get(id)).to.equal(name);
        names.push([...persons.values()].join());
      }
      expect(names[0]).not.to.equal(names[1]);
      expect(names[1]).to.equal(names[2]);
    });

    it('refuses a number of processes that is none', async () => {
      expect((await run('deidentify', '--processes', 'all', 'many')).code).to.equal(2);
      expect((await run('deidentify', '--text', '--processes', '2', 'a')).code).to.equal(2);
    });
  });
});
