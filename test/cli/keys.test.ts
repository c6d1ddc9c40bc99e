import { existsSync } from 'node:fs';
import { expect } from 'chai';
import { type TempFolder, tempFolder } from '../lib/temp-folder.js';
import { deidkit } from './run.js';

describe('deidkit keys', () => {
  let folder: TempFolder;
  const keys = (...args: string[]) => deidkit(['keys', ...args], { env: { DEIDKIT_DATA_DIR: folder.file('data') } });
  const listed = async (): Promise<Record<string, unknown>[]> => JSON.parse((await keys('list', '--json')).out);

  before(async () => {
    folder = await tempFolder();
  });
  after(() => folder[Symbol.asyncDispose]());

  it('creates keys, shows them once, lists them without their secret, rotates and revokes them', async () => {
    const made = await keys('create', '--plan', 'unlimited', '--name', 'operations', '--expires', '90d');
    const [, id = '', key = ''] = /^Key (key_\S+), shown this once:\n(deid_live_\w{38})\n$/.exec(made.out) ?? [];
    expect({ code: made.code, id: id.slice(0, 4) }).to.deep.equal({ code: 0, id: 'key_' });

    const table = (await keys('list')).out;
    expect(table).to.include(id).and.include(key.slice(-4)).and.include('operations').and.not.include(key);
    const [info] = await listed();
    expect(info).to.include({ id, plan: 'unlimited', status: 'active' });
    const days = (Date.parse(String(info?.expiresAt)) - Date.parse(String(info?.createdAt))) / 86_400_000;
    expect(days).to.be.closeTo(90, 0.01);

    const rotated = JSON.parse((await keys('rotate', id, '--overlap', '0', '--json')).out);
    expect((await keys('revoke', rotated.id)).code).to.equal(0);
    expect((await listed()).map(({ status }) => status)).to.deep.equal(['rotated', 'revoked']);
  });

  it('lists each key on one line, whatever characters its name contains', async () => {
    const elsewhere = ['--data-dir', folder.file('names')];
    await keys('create', ...elsewhere, '--name', '\u001b[31mred\u202eder\u2028two\nthree');
    const { out } = await keys('list', ...elsewhere);
    expect(out.split('\n')).to.have.length(3);
    expect(out).to.include('\\x1b[31mred\\u202eder\\u2028two\\nthree\n');
  });

  it('creates a new store and says so, but never creates one only to list keys', async () => {
    const elsewhere = folder.file('misspelt');
    for (const args of [['list'], ['revoke', 'key_none'], ['rotate', 'key_none']]) {
      const { code, out, err } = await deidkit(['keys', ...args, '--data-dir', elsewhere]);
      expect({ code, out }).to.deep.equal({ code: 2, out: '' });
      expect(err).to.include('the directory holds no keys');
      expect(existsSync(elsewhere)).to.equal(false);
    }
    expect((await deidkit(['keys', 'create', '--data-dir', elsewhere])).err).to.include(`made in ${elsewhere}\n`);
    expect((await deidkit(['keys', 'create', '--data-dir', elsewhere])).err).to.equal('');
  });

  for (const [what, args, says] of [
    ['an unknown plan', ['create', '--plan', 'golden'], 'Known plans: '],
    ['an unknown key', ['revoke', 'key_none'], 'key_not_found'],
    ['a time that is none', ['create', '--expires', 'soon'], '--expires is a time such as'],
    ['a time that is over at once', ['create', '--expires', '0d'], '--expires is more than 0'],
    ['a key that is not named', ['rotate'], "missing required argument 'id'"],
  ] as const) {
    it(`refuses ${what}`, async () => {
      const { code, out, err } = await keys(...args);
      expect(err).to.include(says);
      expect({ code, out }).to.deep.equal({ code: 2, out: '' });
    });
  }

  it('records in a verifiable log which keys were created and ended', async () => {
    const elsewhere = ['--data-dir', folder.file('record')];
    const { id } = JSON.parse((await keys('create', ...elsewhere, '--json')).out);
    await keys('revoke', id, ...elsewhere);
    const verify = await deidkit(['audit', 'verify', '--json', ...elsewhere], {});
    expect(JSON.parse(verify.out)).to.deep.include({ entries: 2, broken: null });
    const invited = await deidkit(['invite', '--role', 'viewer', ...elsewhere], {});
    expect(invited.out).to.match(/\n(?:[0-9A-Z]{4}-){5}[0-9A-Z]{4}\n$/);
    expect((await deidkit(['invite', '--role', 'king', ...elsewhere], {})).code).to.equal(2);
    expect((await deidkit(['audit', 'verify', ...elsewhere], {})).out).to.include('3 entries');
  });

  it('keeps keys valid after a rotation of the pepper, and counts the keys of each pepper', async () => {
    const elsewhere = ['--data-dir', folder.file('rotated')];
    await keys('create', ...elsewhere);
    const pepper = (...args: string[]) => deidkit(['pepper', ...args, ...elsewhere], {});
    expect(await pepper('rotate')).to.include({ code: 0, err: '' });
    await keys('create', ...elsewhere);
    const { out } = await pepper('list', '--json');
    const counts = JSON.parse(out).map(({ inForce, keys: count }: Record<string, unknown>) => [inForce, count]);
    expect(counts).to.deep.equal([
      [true, 1],
      [false, 1],
    ]);
    expect((await pepper('list')).out).to.match(/^NAME +STATE +KEYS\n\w{12} +in force +1\n\w{12} +earlier +1\n$/);
    expect((await deidkit(['audit', 'verify', ...elsewhere], {})).code).to.equal(0);
  });

  it('creates, changes, activates and suspends plans', async () => {
    const plans = (...args: string[]) => deidkit(['plans', ...args, '--data-dir', folder.file('record')], {});
    expect((await plans('create', 'team', '--per-minute', '5', '--max-file', '2')).code).to.equal(0);
    expect((await plans('create', 'team')).code).to.equal(1);
    expect((await plans('set', 'team', '--per-minute', 'none', '--tokens', '100')).code).to.equal(0);
    expect((await plans('activate', 'team', '--move-keys')).code).to.equal(0);
    expect((await plans('suspend', 'free')).code).to.equal(1);
    const listed: readonly Record<string, unknown>[] = JSON.parse((await plans('list', '--json')).out);
    const team = listed.find(({ id }) => id === 'team');
    expect(team).to.include({
      status: 'active',
      requests_per_minute: null,
      tokens_per_month: 100,
      file_bytes: 2 ** 21,
    });
    for (const wrong of [
      ['create', 'Bad Name'],
      ['set', 'team', '--tokens', '-1'],
      ['set', 'none'],
      ['activate', 'none'],
    ])
      expect((await plans(...wrong)).code, wrong.join(' ')).to.equal(2);
    expect((await deidkit(['audit', 'verify', '--data-dir', folder.file('record')], {})).code).to.equal(0);
  });
});
