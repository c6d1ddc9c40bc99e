import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { openKeyRing } from '../../server/access/open.js';
import { type TempFolder, tempFolder } from '../lib/temp-folder.js';
import { firstKeyIn } from '../server/kit/process.js';
import { PATHS, UNLIMITED } from '../server/kit/service.js';
import { deidkit } from './run.js';

const MAIN = fileURLToPath(new URL('../../cli/main.js', import.meta.url));
const plugins = ['transformers', 'surrogates', 'policies', 'contact'].map((name) => ({
  use: `deidkit/plugins/${name}`,
}));

/** Set after the tests, so that one that failed does not wait on and keep the process of the tests alive. */
let over = false;

const until = async <T>(ask: () => Promise<T | undefined> | T | undefined): Promise<T> => {
  while (!over) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The tests are over.');
};

const childrenOf = ({ pid = 0 }: ChildProcess): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

describe('deidkit serve --workers', function () {
  this.timeout(60_000);
  let folder: TempFolder;
  let service: ChildProcess;
  let [said, logged, url, metrics, key] = ['', '', '', '', ''];
  let ended: Promise<number | null>;

  before(async function () {
    // Workers are found, to be killed, by what Linux says of a process.
    if (process.platform !== 'linux') return this.skip();
    folder = await tempFolder({ 'c.json': JSON.stringify({ plugins }) });
    service = spawn(
      process.execPath,
      [MAIN, 'serve', '--workers', '2', '--port', '0', '--config', folder.file('c.json')],
      {
        cwd: folder.path,
        env: { PATH: process.env.PATH ?? '', DEIDKIT_METRICS_PORT: '0' },
      },
    );
    service.stdout?.on('data', (chunk) => {
      said += chunk;
    });
    service.stderr?.on('data', (chunk) => {
      logged += chunk;
    });
    ended = new Promise((resolve) => service.once('exit', resolve));
    await until(() => (/metrics {4}\S+\n/.test(said) ? true : undefined));
    url = /listens on (\S+)/.exec(said)?.[1] ?? '';
    metrics = /metrics {4}(\S+)/.exec(said)?.[1] ?? '';
    key = firstKeyIn(`${folder.path}/.deidkit`);
    await until(() => (childrenOf(service).length === 2 ? true : undefined));
  });
  after(async () => {
    over = true;
    service?.kill('SIGKILL');
    await folder?.[Symbol.asyncDispose]();
  });

  const post = (by = key): Promise<Response> =>
    // A connection each: one that is kept goes to one worker.
    fetch(url + PATHS.outputs, {
      method: 'POST',
      body: '{"text":"mary@jones.test"}',
      headers: { 'X-API-Key': by, 'Content-Type': 'application/json', Connection: 'close' },
    });

  /** True once a request is answered: a killed worker closes connections, and refuses them until another listens. */
  const served = (): Promise<true | undefined> =>
    post().then(
      ({ status }) => (status === 200 ? true : undefined),
      () => undefined,
    );

  it('prints one address, and nothing that opens anything; deidkit welcome does, once', async () => {
    expect(said)
      .to.include('workers    2')
      .and.not.match(/deid_live_|code=/);
    expect((await post()).status).to.equal(200);
    const run = () => deidkit(['welcome', '--url', url], { env: { DEIDKIT_DATA_DIR: `${folder.path}/.deidkit` } });
    const { out } = await run();
    expect(out.match(/deid_live_\w+/g)).to.deep.equal([key, key]);
    const setUp = /(\S+setup#code=\S+)/.exec(out)?.[1] ?? '';
    expect(await (await fetch(setUp)).text()).to.include('type="password"');
    const pass = /(\S+\/dashboard\/open\/\S+)/.exec(out)?.[1] ?? '';
    const opened = await Promise.all([1, 2, 3, 4].map(() => fetch(pass, { redirect: 'manual' })));
    expect(opened.map(({ status }) => status).sort()).to.deep.equal([303, 410, 410, 410]);
    const cookie =
      opened
        .find(({ status }) => status === 303)
        ?.headers.getSetCookie()
        .at(-1)
        ?.split(';')[0] ?? '';
    for (let i = 0; i < 4; i++) {
      const headers = { Cookie: cookie, Connection: 'close' };
      expect((await fetch(`${url}/dashboard/playground`, { headers, redirect: 'manual' })).status).to.equal(200);
    }
    expect((await run()).out).to.not.include('deid_live_');
  });

  it('enforces limits exactly across workers', async () => {
    const ring = await openKeyRing({ dataDir: `${folder.path}/.deidkit` });
    await ring.store.db
      .insertInto('plans')
      .values({ ...UNLIMITED, id: 'hundred', requests_per_minute: 100 })
      .execute();
    const limited = await ring.admin.create({ plan: 'hundred' });
    await ring.close();
    const answers = await Promise.all(Array.from({ length: 300 }, () => post(limited.key)));
    const counts = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([counts(200) + counts(503), counts(429)]).to.deep.equal([100, 200]);
    expect(counts(200)).to.be.greaterThan(0);
  });

  it('shows the metrics of all workers on one page', async () => {
    const page = await (await fetch(metrics)).text();
    const counts = [...page.matchAll(/^deidkit_requests_total\{[^}]*\} (\d+)$/gm)].map(([, count]) => Number(count));
    expect(counts.reduce((sum, count) => sum + count, 0)).to.equal(1 + 300);
    expect(page).to.match(/^deidkit_ready 1$/m);
  });

  it('replaces a killed worker, and keeps serving meanwhile', async () => {
    const [victim = 0, other = 0] = childrenOf(service);
    process.kill(victim, 'SIGKILL');
    const pids = await until(() => {
      const now = childrenOf(service);
      return now.length === 2 && !now.includes(victim) ? now : undefined;
    });
    expect(pids).to.include(other);
    await until(() => (logged.includes('worker replaced') ? true : undefined));
    expect((await post()).status).to.equal(200);
    expect(said.match(/listens on/g), 'no second greeting').to.have.length(1);
  });

  it('listens on the same port again when all workers have been killed at once', async () => {
    const victims = childrenOf(service);
    for (const victim of victims) process.kill(victim, 'SIGKILL');
    await until(() => (childrenOf(service).some((pid) => victims.includes(pid)) ? undefined : true));
    await until(served);
  });

  it('leaves no connection silent when a worker is killed', async () => {
    for (let round = 0; round < 3; round++) {
      const [victim = 0] = childrenOf(service);
      // Half of them on their way at that moment.
      const asked = Array.from({ length: 16 }, (_, i) => {
        if (i === 8) process.kill(victim, 'SIGKILL');
        return post().then(
          ({ status }) => status,
          () => 'closed',
        );
      });
      const silent = new Promise<string>((resolve) => setTimeout(() => resolve('silent'), 20_000).unref());
      const answers = await Promise.all(asked.map((one) => Promise.race([one, silent])));
      expect(answers.filter((one) => one === 'silent')).to.deep.equal([]);
      await until(() => (childrenOf(service).length === 2 && !childrenOf(service).includes(victim) ? true : undefined));
      await until(served);
    }
  }).timeout(90_000);

  it('lets requests finish in all workers after a signal to stop, then exits', async () => {
    const answers = Array.from({ length: 20 }, () => post());
    await answers[0];
    service.kill('SIGTERM');
    const statuses = (await Promise.allSettled(answers)).map((answer) =>
      answer.status === 'fulfilled' ? answer.value.status : 'refused',
    );
    expect(statuses.every((status) => status === 200 || status === 503 || status === 'refused')).to.equal(true);
    expect(await ended, 'exit code').to.equal(0);
    expect(logged.match(/"stopped"/g)).to.have.length(2);
  });

  it('refuses an invalid number of workers', async () => {
    for (const given of ['0', 'two', '-1']) {
      const child = spawn(process.execPath, [MAIN, 'serve', '--workers', given], { stdio: 'ignore' });
      expect(await new Promise((resolve) => child.once('exit', resolve))).to.equal(2);
    }
  });
});
