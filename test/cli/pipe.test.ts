import { expect } from 'chai';
import { type TempFolder, tempFolder } from '../lib/temp-folder.js';
import { deidkit, type Ran } from './run.js';

const config = JSON.stringify({
  plugins: [
    { use: 'deidkit/plugins/transformers' },
    { use: 'deidkit/plugins/surrogates' },
    { use: 'deidkit/plugins/policies' },
    { use: 'deidkit/plugins/contact' },
    { use: import.meta.resolve('../lib/badge-plugin.js') },
  ],
});

describe('deidkit pipe', () => {
  let folder: TempFolder;
  before(async () => {
    folder = await tempFolder({ 'c.json': config });
  });
  after(() => folder[Symbol.asyncDispose]());
  const pipe = (lines: readonly (string | object)[], args: readonly string[] = [], seed = ''): Promise<Ran> =>
    deidkit(['pipe', ...args], {
      cwd: folder.path,
      input: lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
      env: { DEIDKIT_CONFIG: folder.file('c.json'), PIPE_SEED: seed },
    });

  it('changes the texts of the fields and no other byte', async () => {
    const { code, out, err } = await pipe(
      [
        '{"id": 12345678901234567890, "text" :"Badge BX-123456 \\u00e9\\n", "n":1.0, "note":"BX-123456"}',
        '',
        '{"text":null, "x":{"text":"BX-123456"}}',
      ],
      ['--mode', 'MASKED'],
    );
    expect({ code, err }).to.deep.equal({ code: 0, err: '' });
    expect(out).to.equal(
      '{"id": 12345678901234567890, "text" :"Badge ********* é\\n", "n":1.0, "note":"BX-123456"}\n\n{"text":null, "x":{"text":"BX-123456"}}\n',
    );
  });

  it('accepts several fields, and fields of nested objects', async () => {
    const record = { a: 'BX-123456', b: { c: 'BX-654321', d: 'BX-111111' } };
    const { out } = await pipe([record], ['--mode', 'REDACT', '--fields', 'b.c,a']);
    expect(JSON.parse(out)).to.deep.equal({ a: '*****', b: { c: '*****', d: 'BX-111111' } });
  });

  it('gives a line the same result in any position, and a term the same substitute in all lines of a seed', async () => {
    const lines = Array.from({ length: 30 }, (_, i) => ({ text: `Mail ${i}: mary${i % 3}@jones.test` }));
    const whole = (await pipe(lines, ['--seed-env', 'PIPE_SEED'], 'k1')).out;
    const parts = await Promise.all(
      [lines.slice(0, 7), lines.slice(7)].map((part) => pipe(part, ['--seed-env', 'PIPE_SEED'], 'k1')),
    );
    expect(parts.map(({ out }) => out).join('')).to.equal(whole);
    const mails = new Set([...whole.matchAll(/: (\S+@\S+)"/g)].map(([, mail]) => mail));
    expect(mails.size).to.equal(3);
    expect((await pipe(lines, ['--seed-env', 'PIPE_SEED'], 'k2')).out).not.to.equal(whole);
  });

  it('stops at an unreadable line, reports its number and the reason, and quotes nothing', async () => {
    const secret = 'Canarius';
    for (const [line, why] of [
      [`{"txt":"${secret}"}`, 'lacks the field text'],
      [`{"text":"${secret}","text":"${secret}"}`, 'two members of one name'],
      [`{"text":"a","x":{"b":"${secret}","b":1}}`, 'two members of one name'],
      [`{"text":["${secret}"]}`, 'no text in the field text'],
      [`{"text":"${secret}"`, 'no JSON object'],
      [`"${secret}"`, 'no JSON object'],
      [`{"text":"a" /* ${secret} */}`, 'no JSON object'],
      [`{"text":"a","x":${'['.repeat(100_000)}`, 'nested too deeply'],
    ] as const) {
      const { code, out, err } = await pipe([{ text: 'first' }, line, { text: 'third' }]);
      expect(code, why).to.equal(1);
      expect(err).to.include('Line 2').and.include(why).and.not.include(secret);
      expect(out).to.equal('{"text":"first"}\n');
    }
    const { err } = await deidkit(['pipe'], {
      input: Buffer.from('{"text":"\xff"}\n', 'latin1'),
      env: { DEIDKIT_CONFIG: folder.file('c.json') },
    });
    expect(err).to.include('Line 1 is no valid UTF-8');
  });

  it('refuses options that make no sense', async () => {
    for (const args of [
      ['--fields', 'a,,b'],
      ['--seed-env', 'PIPE_SEED'],
      ['--seed', 'a', '--seed-env', 'PIPE_SEED'],
    ])
      expect((await pipe([], args)).code).to.equal(2);
  });
});
