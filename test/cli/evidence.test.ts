import { generateKeyPairSync } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { deidkit } from './run.js';

describe('deidkit deidentify --evidence, and verify', () => {
  let cwd: string;
  before(async () => {
    cwd = await mkdtemp(join(tmpdir(), 'deidkit-evidence-'));
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    await writeFile(join(cwd, 'private.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await writeFile(join(cwd, 'public.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
    await writeFile(join(cwd, 'a.txt'), 'Patient: Maren Oldfield\n');
    await writeFile(join(cwd, 'b.csv'), 'name,mrn\nUgo Brandt,4471902\n');
  });
  after(() => rm(cwd, { recursive: true }));

  const evidence = [
    '--evidence',
    'reports',
    '--salts',
    'salts',
    '--signing-key',
    'private.pem',
    '--ledger',
    'ledger.jsonl',
  ];
  const verify = (...args: string[]) => deidkit(['verify', ...args, '--key', 'public.pem'], { cwd });
  const ofA = ['reports/deid_a.txt.evidence.json', 'deid_a.txt', '--salt', 'salts/deid_a.txt.salt'];

  it('writes reports that are verified with file and salt, and a ledger', async () => {
    const made = await deidkit(['deidentify', '--mode', 'HIPAA', ...evidence, 'a.txt', 'b.csv'], { cwd });
    expect(made.code, made.err).to.equal(0);
    const report = await readFile(join(cwd, 'reports/deid_a.txt.evidence.json'), 'utf8');
    expect(report).to.include('"HIPAA"').and.not.include('Oldfield').and.not.include('a.txt');
    const right = await verify(...ofA);
    expect([right.code, right.out]).to.deep.equal([0, 'Right: the report, and the file is its de-identified file.\n']);
    expect((await verify('--ledger', 'ledger.jsonl')).code).to.equal(0);
  });

  it('writes a verified report as PDF and as CSV, and a changed one as neither', async () => {
    const [report = ''] = ofA;
    const page = (path: string, out: string) =>
      deidkit(['evidence', path, '--key', 'public.pem', '--out', out], { cwd });
    for (const out of ['report.pdf', 'report.csv']) expect(await page(report, out)).to.include({ code: 0, err: '' });
    expect((await readFile(join(cwd, 'report.pdf'))).subarray(0, 5).toString()).to.equal('%PDF-');
    expect(await readFile(join(cwd, 'report.csv'), 'utf8')).to.include('Policy,mode,HIPAA\n');
    await writeFile(
      join(cwd, 'changed.json'),
      (await readFile(join(cwd, report), 'utf8')).replace('"HIPAA"', '"GDPR"'),
    );
    const changed = await page('changed.json', 'changed.pdf');
    expect([changed.code, changed.err]).to.deep.equal([
      1,
      'The report: its signature is wrong: it was changed after it was signed. Nothing was written.\n',
    ]);
    expect((await page(report, 'report.csv')).code, 'a file that exists').to.equal(1);
    expect((await page(report, 'report.txt')).code, 'another ending').to.equal(2);
    expect(await readdir(cwd))
      .to.not.include('changed.pdf')
      .and.not.include('report.txt');
  });

  it('refuses a file that was changed, and a ledger without its first line', async () => {
    await appendFile(join(cwd, 'deid_a.txt'), '.');
    const file = await verify(...ofA);
    expect([file.code, file.err]).to.deep.equal([
      1,
      'The file: it is about other files, or the salt belongs to another report.\n',
    ]);
    const lines = (await readFile(join(cwd, 'ledger.jsonl'), 'utf8')).split('\n');
    await writeFile(join(cwd, 'cut.jsonl'), lines.slice(1).join('\n'));
    expect((await verify('--ledger', 'cut.jsonl')).code).to.equal(1);
  });

  it('sees that reports were cut from the end of a ledger, by what an earlier check printed or by a report', async () => {
    const whole = await verify('--ledger', 'ledger.jsonl');
    expect(whole.out).to.match(/^Right: the ledger, \d+ reports \(.*\); for the next check: --last [0-9a-f]{64}\.\n$/);
    const last = /--last ([0-9a-f]{64})/.exec(whole.out)?.[1] ?? '';
    const reports = (await readdir(join(cwd, 'reports'))).map((name) => join('reports', name));
    const lines = (await readFile(join(cwd, 'ledger.jsonl'), 'utf8')).split('\n');
    const logged = reports.map((path) => verify(path, '--ledger', 'ledger.jsonl'));
    expect((await Promise.all(logged)).map(({ code }) => code)).to.deep.equal(reports.map(() => 0));
    for (const [left, lost] of [
      [lines.slice(0, -2), 1],
      [[], reports.length],
    ] as const) {
      await writeFile(join(cwd, 'cut.jsonl'), left.map((line) => `${line}\n`).join(''));
      const cut = await verify('--ledger', 'cut.jsonl', '--last', last);
      expect(cut.code).to.equal(1);
      expect(cut.err).to.include('cut from its end');
      const found = await Promise.all(reports.map((path) => verify(path, '--ledger', 'cut.jsonl')));
      expect(found.filter(({ code }) => code === 1)).to.have.length(lost);
    }
    expect((await verify('--ledger', 'ledger.jsonl', '--last', last)).code).to.equal(0);
    expect((await verify(...ofA, '--last', last)).code).to.equal(2);
  });

  it('does not count a file as done by an earlier run when its report is missing', async () => {
    const again = ['deidentify', '--mode', 'HIPAA', '--resume', '--out', 'resumed', ...evidence.slice(0, -2), 'a.txt'];
    expect((await deidkit(again, { cwd })).code).to.equal(0);
    expect((await deidkit(again, { cwd })).err).to.include('left out');
    // As after a run that was killed between the file and its report.
    await rm(join(cwd, 'reports/deid_a.txt.evidence.json'));
    const left = await deidkit(again, { cwd });
    expect(left.code, left.out).to.not.equal(0);
    expect(left.err).to.include('--force');
    expect((await deidkit([...again, '--force'], { cwd })).code).to.equal(0);
    expect((await verify(ofA[0] ?? '', 'resumed/deid_a.txt', ...ofA.slice(2))).code).to.equal(0);
  });

  it('refuses to keep salts beside the reports, and options without each other', async () => {
    const together = ['deidentify', '--evidence', 'x', '--salts', 'x', '--signing-key', 'private.pem', 'a.txt'];
    for (const args of [together, ['deidentify', '--evidence', 'x', 'a.txt'], ['deidentify', '--salts', 'x', 'a.txt']])
      expect((await deidkit(args, { cwd })).code, args.join(' ')).to.equal(2);
    expect((await verify('a.txt', 'deid_a.txt')).code).to.equal(2);
  });
});
