import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { expect } from 'chai';
import { type TempFolder, tempFolder } from '../lib/temp-folder.js';
import { deidkit } from './run.js';

const plugins = ['transformers', 'surrogates', 'policies'].map((name) => ({ use: `deidkit/plugins/${name}` }));
const configOf = (custom: object): string =>
  `${JSON.stringify({ plugins, policies: { CUSTOM: { rules: custom } } }, null, 2)}\n`;

describe('deidkit policies', () => {
  let folder: TempFolder;
  const policies = (...args: string[]) => deidkit(['policies', ...args, '--config', folder.file('config.json')]);
  const config = () => readFile(folder.file('config.json'), 'utf8');
  before(async () => {
    folder = await tempFolder({ 'config.json': configOf({ '*': 'redact' }) });
  });
  after(() => folder[Symbol.asyncDispose]());

  it('records versions, shows what differs, and brings one back', async () => {
    const made = await policies('record', '--note', 'first');
    expect(made.code, made.err).to.equal(0);
    const version = /CUSTOM {2}([0-9a-f]{12})/.exec(made.out)?.[1] ?? '';
    await writeFile(folder.file('config.json'), configOf({ '*': 'redact', CITY: 'label' }));
    const differs = await policies('diff', version);
    expect(differs.out).to.match(/type +CITY +redact -> label/);
    expect((await policies('record')).out).to.match(/^CUSTOM {2}[0-9a-f]{12}\n$/);
    const back = await policies('rollback', version);
    expect(back.code, back.err).to.equal(0);
    expect(JSON.parse(await config())).to.deep.equal(JSON.parse(configOf({ '*': 'redact' })));
    const listed: readonly Record<string, unknown>[] = JSON.parse((await policies('list', 'custom', '--json')).out);
    expect(listed.map(({ in_force, note }) => [in_force, note])).to.deep.equal([
      [false, 'first'],
      [false, ''],
      [true, `rollback to ${version}`],
    ]);
  });

  it('leaves a configuration that cannot be loaded with the version, and names an unknown version', async () => {
    const before = configOf({ '*': 'label' }).replace('deidkit/plugins/transformers', './missing.js');
    await writeFile(folder.file('config.json'), before);
    const history = await readFile(folder.file('policies.jsonl'), 'utf8');
    const version = /"sha256":"([0-9a-f]{64})"/.exec(history.trim().split('\n').at(-1) ?? '')?.[1] ?? '';
    expect((await policies('rollback', version)).code).to.equal(1);
    expect(await config()).to.equal(before);
    const unknown = await policies('rollback', '0'.repeat(10));
    expect(unknown.code).to.equal(2);
    expect(unknown.err).to.include('no such version');
  });

  it('refuses to record a secret, or into a history that was changed', async () => {
    const secret = 'a secret of many signs';
    await writeFile(folder.file('config.json'), configOf({ '*': { use: 'hash', options: { key: secret } } }));
    const refused = await policies('record');
    expect([refused.code, refused.err]).to.deep.equal([
      2,
      'deidkit: the policy CUSTOM holds a secret, which a history must not: name a variable with it (keyEnv). (usage)\n',
    ]);
    const history = await readFile(folder.file('policies.jsonl'), 'utf8');
    expect(history).to.not.include(secret);
    await writeFile(folder.file('policies.jsonl'), history.split('\n').slice(1).join('\n'));
    const broken = await policies('list');
    expect(broken.code).to.equal(2);
    expect(broken.err).to.include('line 1 of --history');
  });

  it('signs what it records, and sees lines that were changed, removed, cut from the end or signed by another', async () => {
    const key = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    await using own = await tempFolder({
      'config.json': configOf({ '*': 'redact' }),
      'private.pem': key.privateKey,
      'public.pem': key.publicKey,
    });
    const run = (...args: string[]) => deidkit(['policies', ...args, '--config', own.file('config.json')]);
    const record = () => run('record', '--signing-key', own.file('private.pem'));
    const verify = async (...more: string[]) => {
      const { code, out, err } = await run('verify', '--key', own.file('public.pem'), ...more);
      return code === 0 ? out : err;
    };
    expect((await run('record')).code).to.equal(0);
    expect(await verify()).to.include('not signed');
    await writeFile(own.file('config.json'), configOf({ '*': 'redact', CITY: 'label' }));
    expect((await record()).code).to.equal(0);
    await writeFile(own.file('config.json'), configOf({ '*': 'redact', CITY: 'mask' }));
    expect((await record()).code).to.equal(0);
    const right = await verify();
    const last = /--last ([0-9a-f]{64})/.exec(right)?.[1] ?? '';
    expect(right).to.match(/^Right: \d versions/);
    expect(await verify('--last', last)).to.equal(right);

    const history = await readFile(own.file('policies.jsonl'), 'utf8');
    const lines = history.trimEnd().split('\n');
    const faultOf = async (changed: readonly string[], ...more: string[]) => {
      await writeFile(own.file('policies.jsonl'), `${changed.join('\n')}\n`);
      return verify(...more);
    };
    const unsigned = JSON.stringify({ ...JSON.parse(lines.at(-1) ?? ''), signature: undefined });
    expect(await faultOf(lines.slice(1))).to.include('does not follow');
    expect(
      await faultOf([...lines.slice(0, -1), (lines.at(-1) ?? '').replace('"note":""', '"note":"other"')]),
    ).to.include('signature is wrong');
    expect(await faultOf([...lines.slice(0, -1), unsigned])).to.include('not signed');
    expect(await faultOf(lines.slice(0, -1), '--last', last)).to.include('cut');
    await writeFile(
      own.file('public.pem'),
      generateKeyPairSync('ed25519', {
        publicKeyEncoding: { type: 'spki', format: 'pem' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      }).publicKey,
    );
    expect(await faultOf(lines)).to.include('another key');
  });
});
