import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { deidkit } from './run.js';

describe('deidkit risk', () => {
  let cwd: string;
  before(async () => {
    cwd = await mkdtemp(join(tmpdir(), 'deidkit-risk-'));
    const rows = Array.from(
      { length: 12 },
      (_, i) => `${30 + i},${i % 2 === 0 ? 'F' : 'M'},6031${i % 5},${i % 3 === 0 ? 'gout' : 'asthma'}`,
    );
    await writeFile(join(cwd, 'table.csv'), `age,sex,zip,diagnosis\n${rows.join('\n')}\n`);
  });
  after(() => rm(cwd, { recursive: true }));
  const risk = (...args: string[]) => deidkit(['risk', 'table.csv', ...args], { cwd });

  it('is counted when a table is de-identified, and no table with a small class is written', async () => {
    await writeFile(join(cwd, 'persons.csv'), 'ward,email\nred,a@jones.test\nred,b@jones.test\nblue,c@jones.test\n');
    const run = (...args: string[]) =>
      deidkit(['deidentify', '--mode', 'REDACT', '--json', ...args, 'persons.csv'], { cwd });
    const counted = await run('--quasi', 'ward', '--sensitive', 'email', '--min-k', '1');
    expect(JSON.parse(counted.out).format.risk).to.include({ rows: 3, classes: 2, k: 1, unique: 1, l: 1 });
    await rm(join(cwd, 'deid_persons.csv'));
    const refused = await run('--quasi', 'ward', '--min-k', '2');
    expect(refused.code).to.equal(1);
    expect(refused.out + refused.err).to.include('class_too_small');
    expect(await readdir(cwd)).to.not.include('deid_persons.csv');
    expect((await deidkit(['deidentify', '--text', '--min-k', '2', 'a text'], { cwd })).code).to.equal(2);
  });

  it('counts what is left, fails below the minimum, and writes a table without small classes', async () => {
    const left = await risk('--sensitive', 'diagnosis', '--json');
    expect(JSON.parse(left.out)).to.include({ rows: 12, classes: 12, k: 1, l: 1, unique: 12 });
    expect((await risk('--min-k', '3')).code).to.equal(1);
    const made = await risk('--min-k', '3', '--out', 'safe.csv', '--sensitive', '4');
    expect([made.code, made.err]).to.deep.equal([0, '']);
    const again = await deidkit(['risk', 'safe.csv', '--quasi', 'age,sex,zip', '--min-k', '3'], { cwd });
    expect([again.code, again.err]).to.deep.equal([0, '']);
    expect((await readFile(join(cwd, 'safe.csv'), 'utf8')).split('\n')[0]).to.equal('age,sex,zip,diagnosis');
  });

  it('refuses unknown columns, an existing file, and a minimum above the number of rows', async () => {
    expect((await risk('--quasi', 'height')).code).to.equal(2);
    expect((await risk('--quasi', 'age', '--min-k', '2', '--out', 'table.csv')).code).not.to.equal(0);
    expect((await risk('--min-k', '13', '--out', 'other.csv')).err).to.include('too_few_rows');
  });
});
