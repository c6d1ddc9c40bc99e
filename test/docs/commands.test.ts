import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { members, ROOT } from '../../scripts/pack/members.js';
import { type TempFolder, tempFolder } from '../lib/temp-folder.js';
import { firstKeyIn } from '../server/kit/process.js';
import { shownCommands } from './commands/pages.js';
import { installInto, makeWorkplace } from './commands/workplace.js';

/** How a command is run that does not stand for itself: what is there before, where, and what it prints. */
interface Run {
  readonly command: string;
  /** Lines of the shell that run first. */
  readonly before?: string;
  readonly in?: string;
  readonly prints?: string;
  /** A command that runs until it is stopped: what it prints before. */
  readonly until?: string;
  /** Another one that runs meanwhile. */
  readonly with?: string;
}

const data: {
  readonly values: Readonly<Record<string, string>>;
  readonly forms: Readonly<Record<string, string>>;
  readonly runs: readonly Run[];
  /** Names of commands in sentences; typed alone, they say what is missing. */
  readonly names: readonly string[];
  /** Measurements of minutes, each with its short form, which is run in its place. */
  readonly short: Readonly<Record<string, string>>;
  /** Commands that another file runs as they stand. */
  readonly elsewhere: Readonly<Record<string, string>>;
  /** Commands that cannot run here, by reason. */
  readonly marked: Readonly<Record<string, readonly string[]>>;
} = JSON.parse(readFileSync(join(ROOT, 'test/docs/commands/commands.json'), 'utf8'));

const shown = shownCommands();
const marked = new Set(Object.values(data.marked).flat());
const short = new Map(Object.entries(data.short));
const elsewhere = new Map(Object.entries(data.elsewhere));
const VARIABLE = new RegExp(`(?<![\\w$'])(?:${Object.keys(data.values).join('|')}|ID|HEAD)(?![\\w=])`, 'g');

/** A command with all of its options and with values for what stands in capitals. */
function filled(command: string): string {
  const whole = Object.entries(data.forms).reduce((text, [form, by]) => text.replace(form, by), command);
  return whole.replace(/\[([^\]]*)\]/g, '$1').replace(VARIABLE, '"$$$&"');
}

describe('the commands of the pages', function () {
  this.timeout(120_000);
  let folder: TempFolder;
  let environment: NodeJS.ProcessEnv;
  before(async () => {
    folder = await tempFolder();
    makeWorkplace(folder.path);
    const { NODE_TEST_CONTEXT: _, DEIDKIT_CONFIG: __, ...inherited } = process.env;
    environment = {
      ...inherited,
      ...data.values,
      PATH: `${folder.file('node_modules/.bin')}:${process.env.PATH ?? ''}`,
      PORT: '0',
      DEIDKIT_DATA_DIR: folder.file('data'),
      TEST_KEY: 'a key of this test',
    };
    await shell({ command: 'deidkit init plugin my-plugin' }, 'deidkit init plugin my-plugin');
    installInto(folder.file('my-plugin'));
  });
  after(() => folder[Symbol.asyncDispose]());

  /** Runs a line in bash as it stands, with its own group of processes, which ends with it. */
  function shell(run: Run, line: string): Promise<{ readonly code: number | null; readonly said: string }> {
    const cwd = run.in === 'repository' ? ROOT : folder.file(run.in ?? '.');
    const script = `${run.before ?? ''}\n${line}\n`;
    const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', script], { cwd, env: environment, detached: true });
    child.stdin.on('error', () => undefined);
    child.stdin.end('Mary Jones called.\n');
    let said = '';
    const stop = () => {
      try {
        process.kill(-(child.pid ?? 0), 'SIGKILL');
      } catch {
        // It has ended.
      }
    };
    const until = run.until === undefined ? undefined : new RegExp(run.until);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece) => {
        said += piece;
        if (until?.test(said)) stop();
      });
    return new Promise((resolve) => {
      child.once('close', (code) => {
        stop();
        resolve({ code, said });
      });
    });
  }

  it('are run, or are in a list that says why not', () => {
    const known = [
      ...data.runs.map(({ command }) => command),
      ...data.names,
      ...elsewhere.keys(),
      ...marked,
      ...short.keys(),
    ];
    const all = shown.map(({ command }) => command);
    expect(all.length).to.be.greaterThan(100);
    expect(known.filter((command) => !all.includes(command))).to.deep.equal([]);
    const isRunAsItStands = (command: string) => command.includes('deidkit ') && !/^npm |^npx /.test(command);
    expect(all.filter((command) => !known.includes(command) && !isRunAsItStands(command))).to.deep.equal([]);
    expect(Object.keys(data.marked)).to.deep.equal([
      'training',
      'unpublished',
      'registry of others',
      'measures for minutes',
      'writes into the clone',
    ]);
  });

  it('that another file runs stand there', () => {
    for (const [command, path] of elsewhere)
      for (const name of command
        .replace(/npm (?:run )?| && | --[\w=-]+/g, ' ')
        .trim()
        .split(/ +/))
        expect(readFileSync(join(ROOT, path), 'utf8'), `${command} in ${path}`).to.include(
          name === 'start' ? 'npm ci' : name,
        );
  });

  it('of npm name scripts that exist', () => {
    const { scripts }: { readonly scripts: object } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    for (const { command, pages } of shown)
      for (const [, name = ''] of command.matchAll(/npm run ([\w:]+)/g))
        if (!pages.every((page) => page.startsWith('cli/init/')))
          expect({ ...scripts, dev: '' }).to.have.property(name);
    const names = members().map(({ manifest }) => manifest.name);
    for (const command of data.marked.unpublished ?? [])
      for (const [one] of command.matchAll(/@deidkit\/\w+/g)) expect(names).to.include(one);
  });

  for (const name of data.names)
    it(`name what is missing: ${name}`, async () => {
      const { said } = await shell({ command: name }, name);
      expect(said)
        .to.match(/missing|argument|required|Usage|give|name|no JSON object|no stream/i)
        .and.not.match(/unknown (?:command|option)/i);
    });

  const runs = shown
    .map(({ command }) => command)
    .filter((command) => !marked.has(command) && !short.has(command) && !data.names.includes(command))
    .flatMap((command): Run[] => {
      const given = data.runs.filter((run) => run.command === command);
      return given.length > 0 || elsewhere.has(command) ? given : [{ command }];
    });

  for (const [command, form] of short)
    it(`work in a short form: ${form}`, async () => {
      expect(form.startsWith(command)).to.equal(true);
      const { code, said } = await shell({ command: form, in: 'repository' }, form);
      expect(code, said).to.equal(0);
    });

  for (const run of runs)
    it(`work: ${run.command}${run.in === undefined ? '' : ` (in ${run.in})`}`, async () => {
      if (run.with !== undefined) return beside(run);
      const { code, said } = await shell(run, filled(run.command));
      if (run.until === undefined) expect(code, said).to.equal(0);
      else expect(said).to.match(new RegExp(run.until));
      if (run.prints !== undefined) expect(said).to.match(new RegExp(run.prints, 'm'));
    });

  /** Runs a command while a service listens. */
  async function beside({ command, prints = '' }: Run): Promise<void> {
    const data = folder.file('served');
    const service = spawn(process.execPath, [join(ROOT, 'dist/cli/main.js'), 'serve'], {
      cwd: folder.path,
      env: { ...environment, DEIDKIT_DATA_DIR: data },
    });
    try {
      const url = await new Promise<string>((resolve) => {
        let said = '';
        service.stdout.on('data', (piece) => {
          said += piece;
          const address = /listens on (\S+)\n/.exec(said)?.[1];
          if (address !== undefined) resolve(address);
        });
      });
      const before = `SERVICE=${url}; KEY=${firstKeyIn(data)}`;
      const { code, said } = await shell({ command, before }, filled(command));
      expect({ code, said }.said).to.match(new RegExp(prints));
    } finally {
      service.kill('SIGKILL');
    }
  }
});
