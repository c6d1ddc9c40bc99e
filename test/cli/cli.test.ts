import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { oneLine } from '../../cli/base/terminal.js';
import { LANGUAGES } from '../../kit/index.js';
import { NUMBERS } from '../../server/setting-numbers.js';
import { type TempFolder, tempFolder } from '../lib/temp-folder.js';
import { deidkit } from './run.js';

const config = JSON.stringify({
  plugins: [
    { use: 'deidkit/plugins/transformers' },
    { use: 'deidkit/plugins/txt' },
    { use: 'deidkit/plugins/csv' },
    { use: import.meta.resolve('../lib/badge-plugin.js') },
  ],
  policies: {
    PROPRIETARY: { rules: { '*': 'redact' } },
    CUSTOM: { rules: { '*': { use: 'encrypt', options: { keyEnv: 'TEST_KEY' } } } },
  },
});

describe('the command line', () => {
  let folder: TempFolder;
  const environment = () => ({ DEIDKIT_CONFIG: folder.file('c.json'), TEST_KEY: 'a secret for tests only' });
  const run = (args: readonly string[], more: { readonly input?: string | Uint8Array } = {}) =>
    deidkit(args, { cwd: folder.path, ...more, env: environment() });

  beforeEach(async () => {
    folder = await tempFolder({ 'c.json': config, 'a.txt': 'Badge BX-123456.\n', 'b.txt': 'nothing\n', 'c.bin': '\0' });
  });
  afterEach(() => folder[Symbol.asyncDispose]());

  it('analyses a text, with output for people and for programs', async () => {
    const people = await run(['analyze', 'Badge BX-123456.']);
    expect(people).to.deep.equal({ code: 0, out: 'EMPLOYEE_ID  0.90  6-15  BX-123456\n', err: '' });
    const { out } = await run(['analyze', '--json', 'Badge BX-123456.']);
    expect(JSON.parse(out)).to.deep.include({ level: 2, domain: 'General' });
    expect(JSON.parse(out).findings).to.have.lengthOf(1);
    expect(JSON.parse(out).findings[0]).to.deep.include({ type: 'EMPLOYEE_ID', start: 6, end: 15, text: 'BX-123456' });
  });

  it('prints control characters of a term in escaped form', () => {
    expect(oneLine('a\tb\nc\u0007\u001b[2J')).to.equal('a\\tb\\nc\\x07\\x1b[2J');
  });

  it('shows the default values in its help', async () => {
    const { out } = await run(['serve', '--help']);
    for (const [name, { otherwise }] of Object.entries(NUMBERS))
      expect(out).to.match(new RegExp(`${name} .*\\(default: ${otherwise}\\)`));
    const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
    for (const name of Object.keys(NUMBERS)) expect(readme).to.include(name);
    expect((await run(['analyze', '--help'])).out.replace(/\s+/g, ' ')).to.include(LANGUAGES.join(', '));
  });

  it('accepts a known language in any case, and lists the known languages for any other', async () => {
    expect((await run(['analyze', '--language', 'DE', 'Badge BX-123456.'])).code).to.equal(0);
    for (const language of ['xx', 'english', 'de-AT', '']) {
      const { code, err } = await run(['analyze', '--language', language, 'Badge BX-123456.']);
      expect(err, language).to.include('--language must be one of: en, de, fr, es, it, pt, nl');
      expect(code, language).to.equal(2);
    }
  });

  it('names the option whose path cannot be used', async () => {
    const taken = await run(['deidentify', '--out', 'a.txt', 'b.txt']);
    expect(taken.err).to.include('--out').and.include('a file of that name exists').and.include('path_unusable');
    expect(taken.code).to.equal(1);
    const missing = await run(['evaluate', '--data', 'nowhere.jsonl']);
    expect(missing.err).to.include('--data').and.include('there is no such file');
  });

  it('refuses two files with the same output path before it writes either', async () => {
    const { code, err } = await run(['deidentify', 'a.txt', 'b.txt', './a.txt']);
    expect(err).to.include('Files 1 and 3');
    expect(code).to.equal(2);
    expect(await readdir(folder.path)).to.have.lengthOf(4);
  });

  it('requires the format of standard input that is not text', async () => {
    const { code, err, out } = await run(['deidentify', '-'], { input: Uint8Array.of(80, 75, 3, 4, 0, 0, 255, 0) });
    expect({ code, out }).to.deep.equal({ code: 2, out: '' });
    expect(err).to.include('--format');
  });

  it('names an option whose value is missing', async () => {
    const { err } = await run(['analyze', 'x', '--level']);
    expect(err).to.include("option '--level <1|2|3>' argument missing");
  });

  it('explains scores', async () => {
    const { out } = await run(['analyze', '--explain', 'Badge BX-123456.']);
    expect(out.split('\n')[1]).to.match(/^ {4}\+0\.\d\d \w/);
  });

  it('shows near misses, and why a word was not found', async () => {
    const nearly = await run(['analyze', '--explain', '--entities', 'PERSON', 'Badge BX-123456.']);
    expect(nearly.out).to.match(
      /^not found:\nEMPLOYEE_ID {2}0\.90 {2}6-15 {2}BX-123456 {2}other types were requested\n {4}\+/,
    );
    const found = await run(['explain', '--why-not', 'bx-123456', 'Badge BX-123456.']);
    expect(found.out).to.equal('BX-123456 at 6-15: it was found\n  EMPLOYEE_ID at 6-15 (0.90, badge/number)\n');
    const nobody = await run(['explain', '--why-not', 'nothing', 'b.txt', '--file']);
    expect(nobody.out).to.match(/^nothing at 0-7: not found at level 2\n {2}no recognizer of \d+ saw anything in it\n/);
    expect((await run(['explain', '--why-not', 'Mary', 'Badge BX-123456.'])).err).to.equal(
      'The text does not contain that term.\n',
    );
    expect((await run(['explain', 'Badge BX-123456.'])).err).to.include('--why-not');
    const json = JSON.parse((await run(['explain', '--json', '--why-not', 'Badge', 'Badge BX-123456.'])).out);
    expect(json).to.deep.include({ level: 2, domain: 'General' });
  });

  it('analyses files', async () => {
    const { code, out } = await run(['analyze', 'a.txt', 'b.txt']);
    expect(out).to.equal('a.txt:\nEMPLOYEE_ID  0.90  6-15  BX-123456\nb.txt:\nno sensitive terms found\n');
    expect(code).to.equal(0);
    expect(await readdir(folder.path)).to.have.lengthOf(4);
  });

  it('analyses files and standard input in the given format', async () => {
    await writeFile(folder.file('list'), 'badge;note\nBX-123456;x\n');
    // The title of the column says it, more surely than the pattern.
    const cell = 'EMPLOYEE_ID  1.00  badge  BX-123456\n';
    expect((await run(['analyze', '--format', 'csv', 'list'])).out).to.equal(`list:\n${cell}`);
    const piped = await run(['analyze', '--format', 'csv', '-'], { input: 'badge;note\nBX-123456;x\n' });
    expect(piped).to.deep.equal({ code: 0, out: cell, err: '' });
    expect((await run(['analyze', '--format', 'zip', 'a.txt'])).err).to.include('unsupported_file_type');
  });

  it('does not misread the letters of standard input', async () => {
    const input = Buffer.from('M\xfcller has badge BX-123456', 'latin1');
    for (const args of [['analyze'], ['deidentify', '--json'], ['restore', '--mode', 'CUSTOM']]) {
      const { code, out, err } = await run(args, { input });
      expect({ code, out }, args.join(' ')).to.deep.equal({ code: 1, out: '' });
      expect(err).to.include('(invalid_utf8)');
    }
    expect((await run(['analyze', '--format', 'txt'], { input })).out).to.include('BX-123456');
  });

  it('de-identifies a text', async () => {
    expect(await run(['deidentify', 'Badge BX-123456.'])).to.deep.equal({ code: 0, out: 'Badge *****.\n', err: '' });
  });

  it('gives several candidates', async () => {
    const { out } = await run(['deidentify', '--candidates', '2', 'BX-123456']);
    expect(out).to.equal('--- candidate 1 ---\n*****\n--- candidate 2 ---\n*****\n');
    const { out: json } = await run(['deidentify', '--candidates', '2', '--json', 'BX-123456']);
    expect(JSON.parse(json).outputs.map(({ id }: { id: number }) => id)).to.deep.equal([1, 2]);
  });

  it('writes de-identified files beside the originals or elsewhere, and replaces existing ones only on request', async () => {
    const beside = await run(['deidentify', 'a.txt']);
    expect(beside).to.deep.equal({ code: 0, out: 'a.txt -> deid_a.txt (1 term)\n', err: '' });
    expect(await readFile(folder.file('deid_a.txt'), 'utf8')).to.equal('Badge *****.\n');
    const again = await run(['deidentify', 'a.txt']);
    expect(again.code).to.equal(1);
    expect(again.err).to.include('output_exists');
    expect((await run(['deidentify', '--force', 'a.txt'])).code).to.equal(0);
    await run(['deidentify', 'a.txt', 'b.txt', '--out', 'new/folder']);
    expect(await readdir(folder.file('new/folder'))).to.have.members(['deid_a.txt', 'deid_b.txt']);
  });

  it('continues after a file that fails, and reports the failure in its exit code', async () => {
    const { code, out, err } = await run(['deidentify', '--file', 'absent.txt', 'a.txt', 'c.bin']);
    expect(code).to.equal(3);
    expect(out).to.equal('a.txt -> deid_a.txt (1 term)\n');
    expect(err)
      .to.include('absent.txt: there is no such file')
      .and.include('c.bin: ')
      .and.include('unsupported_file_type');
    expect((await run(['deidentify', '--file', 'absent.txt', 'c.bin'])).code).to.equal(1);
  });

  it('reports files as lines of JSON', async () => {
    const { out } = await run(['deidentify', '--json', '--file', 'a.txt', 'absent.txt']);
    const [good, bad] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(good).to.deep.include({ file: 'a.txt', output: 'deid_a.txt', counts: { EMPLOYEE_ID: 1 } });
    expect(bad).to.deep.nested.include({ file: 'absent.txt', 'error.code': 'system_error' });
  });

  it('copies standard input byte for byte outside the terms', async () => {
    const long = `${'word '.repeat(300_000)}BX-123456\r\nend`;
    const { code, out } = await run(['deidentify', '-'], { input: long });
    expect(code).to.equal(0);
    expect(out === long.replace('BX-123456', '*****')).to.equal(true);
    expect((await run(['deidentify'], { input: 'BX-123456' })).out).to.equal('*****');
    expect((await run(['analyze'], { input: 'BX-123456' })).out).to.include('BX-123456');
    expect(JSON.parse((await run(['deidentify', '--json'], { input: 'BX-123456' })).out).outputs[0].text).to.equal(
      '*****',
    );
  });

  it('exits quietly when the reader of its output is closed', async () => {
    const main = fileURLToPath(new URL('../../cli/main.js', import.meta.url));
    const env = { ...process.env, ...environment() };
    const child = spawn(process.execPath, [main, 'deidentify', '-'], { env });
    child.stdin.on('error', () => undefined);
    let err = '';
    child.stderr.on('data', (chunk) => (err += String(chunk)));
    child.stdin.end('word '.repeat(2_000_000));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [code] = await once(child, 'close');
    expect({ code, err }).to.deep.equal({ code: 141, err: '' });
  });

  it('reads an argument as a file if such a file exists', async () => {
    expect((await run(['deidentify', '--text', 'a.txt'])).out).to.equal('a.txt\n');
    await writeFile(folder.file('BX-123456'), 'no format');
    expect((await run(['deidentify', 'BX-123456'])).out).to.include('-> deid_BX-123456');
    await writeFile(folder.file('BX-123457'), Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0]));
    expect((await run(['deidentify', 'BX-123457'])).err).to.include('file_type_mismatch');
  });

  for (const [what, args, says] of [
    ['a misspelt file name', ['deidentify', 'absent.txt'], 'looks like a file'],
    ['a path that leads nowhere', ['deidentify', './absent'], 'looks like a file'],
    ['files and texts at once', ['deidentify', 'a.txt', 'some words'], 'Argument 1 is a file, argument 2 is a text'],
    ['an unknown option', ['deidentify', '--levle', '2', 'x'], "unknown option '--levle'"],
    ['a wrong level', ['deidentify', '--level', '4', 'x'], '--level is 1, 2 or 3'],
    ['too many candidates', ['deidentify', '--candidates', '11', 'x'], 'from 1 to 10'],
    ['an unknown mode', ['deidentify', '--mode', 'NONE', 'x'], 'PROPRIETARY'],
    ['an unknown domain', ['analyze', '--domain', 'Astrology', 'x'], 'General'],
    ['an unknown type', ['analyze', '--entities', 'SHOE_SIZE', 'x'], 'PERSON'],
    ['an unknown mode for files', ['deidentify', '--mode', 'NONE', 'a.txt', 'b.txt'], 'PROPRIETARY'],
    ['candidates of files', ['deidentify', '--candidates', '2', 'a.txt'], 'a file has one output'],
    ['standard input twice', ['deidentify', '-', '-'], 'only once'],
    ['a format of texts', ['analyze', '--format', 'csv', 'some words'], 'for files and standard input'],
    ['a format of a text from a pipe', ['deidentify', '--json', '--format', 'csv', '-'], 'leave out --format'],
    ['an unknown command', ['deidentfy', 'x'], 'unknown command'],
    ['no command', [], 'Usage: deidkit'],
  ] as const) {
    it(`refuses ${what}`, async () => {
      const { code, out, err } = await run(args);
      expect(err).to.include(says);
      expect({ code, out }).to.deep.equal({ code: 2, out: '' });
    });
  }

  it('quotes no text in an error', async () => {
    for (const args of [['-- Mary Jones', 'x'], ['--mary-JONES=1'], ['entities', 'Mary Jones'], ['Mary Jones']]) {
      const { code, err } = await run([
        ...(args.length === 2 && args[0] !== 'entities' ? ['deidentify'] : []),
        ...args,
      ]);
      expect(code, args.join(' ')).to.equal(2);
      expect(err).not.to.include('Mary Jones');
    }
  });

  it('reads rules from a file, and points to the mistakes in it', async () => {
    const withRules = async (
      rules: string,
      args: readonly string[] = ['deidentify', 'Badge BX-123456 of Blue Heron.'],
    ) => {
      await writeFile(folder.file('rules.json'), rules);
      return run([...args, '--rules', 'rules.json']);
    };
    const { out } = await withRules('{ "allow": ["BX-123456"], "deny": ["blue heron"] }');
    expect(out).to.equal('Badge BX-123456 of *****.\n');
    const operator = '{ "operators": { "*": { "use": "keep", "option": {} } } }';
    expect((await withRules(operator)).err).to.include('--rules, at /operators/*, holds a name that is not known');
    expect((await withRules('{ "deny": [')).err).to.include('--rules is not JSON at line 1');
    expect((await run(['analyze', 'x', '--rules', 'none.json'])).err).to.include('--rules cannot be read');
  });

  it('prints scripts that complete commands and options', async () => {
    const { out: script } = await run(['completion', 'bash']);
    const completed = (...words: string[]): string =>
      execFileSync('bash', [
        '-c',
        `${script}\nCOMP_WORDS=(deidkit "$@"); COMP_CWORD=$#; _deidkit; echo "\${COMPREPLY[@]}"`,
        'x',
        ...words,
      ])
        .toString()
        .trim();
    expect(completed('anal')).to.equal('analyze');
    expect(completed('keys', 'c')).to.equal('create');
    expect(completed('keys', 'create', '--pl')).to.equal('--plan');
    expect(completed('deidentify', 'notes.txt', '--rul')).to.equal('--rules');
    expect((await run(['completion', 'zsh'])).out).to.include('bashcompinit');
    expect((await run(['completion', 'fish'])).out).to.include("'__fish_seen_subcommand_from deidentify' -l rules");
    expect((await run(['completion', 'tcsh'])).err).to.include('bash, zsh or fish');
  });

  it('prints the current settings, and the line that set each', async () => {
    const lines = [
      '{',
      '  "plugins": [',
      '    { "use": "deidkit/plugins/transformers" },',
      '    { "use": "deidkit/plugins/policies", "options": { } },',
      '    { "use": "deidkit/plugins/surrogates" },',
      '    { "use": "deidkit/plugins/contact" }',
      '  ],',
      '  "override": { "contact/email": {',
      '    "domains": ["General"] } },',
      '  "policies": { "CUSTOM": { "rules": { "*": {',
      '    "use": "hash", "options": { "key": "sixteen letters or more" } } } } }',
      '}',
    ];
    await writeFile(folder.file('d.json'), lines.join('\n'));
    const settings = async (...args: string[]) => {
      const { out } = await run(['config', 'print', '--config', 'd.json', '--json', ...args]);
      return new Map<string, unknown>(
        JSON.parse(out).map(({ pointer, value, from }: Record<string, unknown>) => [pointer, [value, from]]),
      );
    };
    const all = await settings();
    expect(all.get('/plugins/3/use')).to.deep.equal(['deidkit/plugins/contact', 'line 6']);
    expect(all.get('/override/contact~1email/domains')).to.deep.equal([['General'], 'line 9']);
    expect(all.get('/policies/CUSTOM/rules/*/options/key')).to.deep.equal(['(secret)', 'line 11']);
    expect(all.get('/plugins/1/options/safeHarborZip')).to.deep.equal(['2020', 'default of plugin policies']);
    expect(all.get('/defaults/level')).to.deep.equal([2, 'default']);
    expect(all.get('/policies/MASKED')).to.deep.equal([{ '*': 'mask' }, 'plugin']);
    expect([...(await settings('contact/email')).keys()]).to.deep.equal([
      '/plugins/3/use',
      '/override/contact~1email/domains',
    ]);
    expect([...(await settings('CUSTOM')).keys()]).to.have.lengthOf(2);
    expect((await run(['config', 'print', '--config', 'd.json', '/policies'])).out).to.match(/ line 11 +"hash"$/m);
  });

  it("reports which of the operator's marked terms a domain misses, and why", async () => {
    const examples = [
      '# badges',
      'Badge [[EMPLOYEE_ID|BX-123456]] was lost.',
      'Badge [[BX-12345]] was [[CITY|lost]].',
      'Ask [[PERSON|BX-123457]].',
    ];
    await writeFile(folder.file('examples.txt'), examples.join('\n'));
    const { code, out, err } = await run(['domain', 'test', 'examples.txt', '--domain', 'General']);
    expect(code).to.equal(1);
    expect(out).to.match(/^line 3 +missed .*BX-12345 +no recognizer saw anything in it$/m);
    expect(out).to.match(/^line 4 +missed +PERSON +BX-123457 +found as EMPLOYEE_ID$/m);
    expect(out).not.to.include('line 2');
    expect(err).to.include('1 of 4 terms found');
    await writeFile(folder.file('examples.txt'), 'Badge [[BX-123456]], then BX-654321.');
    const unmarked = await run(['domain', 'test', 'examples.txt', '--domain', 'General']);
    expect(unmarked.code).to.equal(1);
    expect(unmarked.out).to.match(/^line 1 +unmarked +EMPLOYEE_ID +BX-654321/m);
    expect(unmarked.err).to.include('1 of 1 terms found; 1 findings unmarked');
    await writeFile(folder.file('examples.txt'), 'Badge [[BX-123456]]');
    expect((await run(['domain', 'test', 'examples.txt', '--domain', 'General'])).code).to.equal(0);
    expect((await run(['domain', 'test', 'examples.txt', '--domain', 'Sea'])).err).to.include('--domain');
  });

  it('restores the originals of substitutes with the key', async () => {
    const { out } = await run(['deidentify', '--mode', 'CUSTOM', 'Badge BX-123456.']);
    expect(out).not.to.include('BX-123456');
    const restored = await run(['restore', '--mode', 'CUSTOM', '-'], { input: out });
    expect(restored).to.deep.equal({ code: 0, out: 'Badge BX-123456.\n', err: '' });
    expect((await run(['restore', '--mode', 'CUSTOM', out.trim()])).out).to.equal('Badge BX-123456.\n');
    expect((await run(['restore', 'x'])).code).to.equal(2);
    const code = out.trim().slice(6, -1);
    const lines = ['restore', '--mode', 'CUSTOM', '--type', 'EMPLOYEE_ID', '-'];
    expect((await run(lines, { input: `${code}\n${code}\n` })).out).to.equal('BX-123456\nBX-123456\n');
    expect((await run([...lines.slice(0, -1), '--key-id', 'k1', code])).code).to.equal(0);
    expect((await run(['restore', '--mode', 'CUSTOM', '--key-id', 'k1', 'x'])).code).to.equal(2);
    const foreign = await run(['restore', '--mode', 'CUSTOM', '--tenant', 'B', out.trim()]);
    expect([foreign.code, foreign.out]).to.deep.equal([1, '']);
    expect(foreign.err).to.include('restore_refused').and.not.include(code);
  });

  it('lists plugins and entity types', async () => {
    const { out } = await run(['plugins', 'list']);
    expect(out)
      .to.match(/^badge +Badge numbers\.$/m)
      .and.include('badge/number');
    const { out: types } = await run(['entities', '--json']);
    const known = JSON.parse(types).filter(({ recognized }: { recognized: boolean }) => recognized);
    expect(known.map(({ name }: { name: string }) => name)).to.deep.equal(['EMPLOYEE_ID']);
  });

  it('checks a configuration', async () => {
    expect((await run(['plugins', 'check'])).out).to.include('The configuration is valid: 4 plugins, 1 recognizers');
    await writeFile(folder.file('wrong.json'), '{"plugins": [{"use": "./no.js"}], "levle": 2}');
    const { code, err } = await run(['plugins', 'check', '--config', 'wrong.json']);
    expect(code).to.equal(1);
    expect(err).to.include('2 mistake(s)').and.include('/plugins/0/use').and.include('levle');
  });

  it('refuses a configuration in which a mode breaks its law, and reads nothing', async () => {
    const hostile = {
      plugins: [{ use: 'deidkit/plugins/transformers' }],
      policies: { HIPAA: { rules: { '*': 'keep' } } },
    };
    await writeFile(folder.file('hostile.json'), JSON.stringify(hostile));
    for (const args of [['plugins', 'check'], ['deidentify', '--mode', 'HIPAA', 'a.txt'], ['serve']]) {
      const { code, out, err } = await run([...args, '--config', 'hostile.json']);
      expect({ args, code, out }).to.deep.equal({ args, code: 1, out: '' });
      expect(err).to.include('45 CFR 164.514(c)');
    }
  });

  it('documents its exit codes, and prints its version', async () => {
    const { code, out } = await run(['--help']);
    expect(code).to.equal(0);
    for (const exit of [0, 1, 2, 3, 141]) expect(out).to.match(new RegExp(`^  ${exit} +\\w`, 'm'));
    expect((await run(['--version'])).out).to.match(/^\d+\.\d+\.\d+\n$/);
  });
});
