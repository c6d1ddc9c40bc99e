import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect } from 'chai';
import { openKeyRing } from '../../server/access/open.js';
import { createLog } from '../../server/base/logging.js';
import { drainable } from '../../server/http/drain.js';
import { readSettings } from '../../server/settings.js';
import { startService } from '../../server/start.js';
import { firstKeyIn, keyIn, type ServiceProcess, startOnTerminal, startProcess } from './kit/process.js';
import { raw, request } from './kit/raw.js';
import { CONFIG, form, PATHS, problem, temporaryDirectory, UNLIMITED } from './kit/service.js';

const post = (url: string, key: string, body: unknown = { text: 'mary@jones.test' }) =>
  fetch(url + PATHS.outputs, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
  });

/** Sends a form, its body only when the service has said that it takes it. */
async function begin(url: string, key: string, data: FormData): Promise<{ readonly status: Promise<number> }> {
  const { headers, body } = await encoded(data);
  const sent = httpRequest(url, {
    method: 'POST',
    headers: { ...headers, 'X-API-Key': key, 'Content-Length': body.length, Expect: '100-continue' },
  });
  const status = new Promise<number>((resolve, reject) => {
    sent.once('error', reject).once('response', (response) => resolve(response.resume().statusCode ?? 0));
  });
  sent.flushHeaders();
  await Promise.race([once(sent, 'continue'), status]);
  sent.end(body);
  return { status };
}

async function encoded(data: FormData) {
  const response = new Response(data);
  const headers = { 'Content-Type': response.headers.get('content-type') ?? '' };
  return { headers, body: Buffer.from(await response.arrayBuffer()) };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the end of a server', () => {
  it('waits for a request that is in progress when it begins', async () => {
    const server = createServer((_, response) => response.end('served'));
    const drain = drainable(server);
    // At this moment the connection is there and none of its bytes has been read.
    const ended = new Promise<void>((resolve) => server.once('connection', () => resolve(drain(5_000))));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const answer = await raw(port, request('GET', '/', {}));
    expect(answer).to.include({ status: 200, body: 'served' });
    await ended;
  });
});

describe('the end of the service', () => {
  it('answers 503 to requests that take too long, and stops waiting', async () => {
    const directory = temporaryDirectory();
    const config = join(directory.path, 'config.json');
    writeFileSync(config, JSON.stringify(CONFIG));
    const settings = readSettings({ PORT: '0', DEIDKIT_DATA_DIR: directory.path, DEIDKIT_CONFIG: config });
    const service = await startService(settings, createLog({ write: () => undefined }), 100);
    const key = service.firstKey ?? '';
    const endless = await begin(service.url + PATHS.mock, key, form('hang', 'a.mock'));
    const unsent = httpRequest(service.url + PATHS.outputs, {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json', 'Content-Length': 100 },
    });
    const answer = once(unsent, 'response');
    unsent.once('error', () => undefined).write('{"text":');
    // The thread of the endless file has started, and both requests are in work.
    await pause(1_000);
    await service.close();
    expect(await endless.status).to.equal(503);
    expect((await answer)[0]).to.have.property('statusCode', 503);
    directory.remove();
  }).timeout(30_000);
});

describe('the service as a process', () => {
  const directory = temporaryDirectory();
  const started: ServiceProcess[] = [];
  const start = async (environment?: Readonly<Record<string, string>>) => {
    const service = await startProcess(directory.path, environment);
    started.push(service);
    return service;
  };
  let key = '';

  after(async () => {
    for (const service of started) await service.end('SIGKILL');
    directory.remove();
  });

  it('prints on a terminal, at its first start, a call that works as pasted, and later where keys are created', async () => {
    const first = await startOnTerminal(directory.path);
    started.push(first);
    key = keyIn(first.said());
    expect(existsSync(join(directory.path, 'first-key'))).to.equal(false);
    expect(first.said()).to.include(`${directory.path} (new: there were no keys here)\n`);
    const call =
      first
        .said()
        .split('\n')
        .find((line) => line.startsWith('curl ')) ?? '';
    const answer = JSON.parse(execFileSync('sh', ['-c', call], { encoding: 'utf8' }));
    expect(answer).to.have.property('mode', 'PROPRIETARY_OUTPUTS');
    expect(await first.end('SIGTERM')).to.equal(0);
    const second = await start();
    expect(second.said())
      .to.include('deidkit keys create')
      .and.include(`${directory.path}\n`)
      .and.not.include('deid_live_');
    expect((await post(second.url, key)).status).to.equal(200);
    await second.end('SIGTERM');
  });

  it('prints nothing where no terminal is that opens anything: the key is in a file for its user only', async () => {
    const fresh = temporaryDirectory();
    const service = await startProcess(fresh.path);
    started.push(service);
    const made = firstKeyIn(fresh.path);
    expect(statSync(join(fresh.path, 'first-key')).mode & 0o777).to.equal(0o600);
    expect((await post(service.url, made)).status).to.equal(200);
    for (const text of [service.said(), service.logged()])
      expect(text).to.not.match(/deid_(?:live|test)_|code=|[A-Z0-9]{4}-[A-Z0-9]{4}|\/open\/[\w-]{20}/);
    expect(service.said()).to.include('deidkit welcome');
    await service.end('SIGTERM');
    fresh.remove();
  });

  it('creates one first key if two start at once', async () => {
    const both = temporaryDirectory();
    const services = await Promise.all([startProcess(both.path), startProcess(both.path)]);
    started.push(...services);
    expect(services.filter((service) => service.said().includes('The first key is in a file'))).to.have.length(1);
    expect((await post(services[0].url, firstKeyIn(both.path))).status).to.equal(200);
    for (const service of services) await service.end('SIGTERM');
    both.remove();
  });

  for (const [where, limit, count] of [
    ['one process', 'requests_per_minute', 1],
    ['two processes', 'requests_per_month', 2],
  ] as const)
    it(`serves exactly 100 of 500 parallel requests, in ${where}`, async () => {
      const services = await Promise.all(Array.from({ length: count }, () => start()));
      const ring = await openKeyRing({ dataDir: directory.path });
      await ring.store.db
        .insertInto('plans')
        .values({ ...UNLIMITED, id: limit, [limit]: 100 })
        .execute();
      const limited = await ring.admin.create({ plan: limit });
      await ring.close();
      const answers = await Promise.all(
        Array.from({ length: 500 }, (_, i) => post(services[i % count]?.url ?? '', limited.key)),
      );
      // A machine that is busy with other things sheds some of those that it has let in, and answers the others.
      expect(answers.filter(({ status }) => status === 200 || status === 503)).to.have.length(100);
      expect(answers.filter(({ status }) => status === 200)).to.have.length.greaterThan(0);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).to.have.length(400);
      expect(Number(refused[0]?.headers.get('retry-after'))).to.be.greaterThan(0);
      expect(refused[0]?.headers.get('ratelimit')).to.match(/^"(?:minute|month)";r=0;t=\d+$/);
      await Promise.all(services.map((service) => service.end('SIGTERM')));
    });

  it('loses no counted use if it is killed', async () => {
    const service = await start();
    const usage = async (url: string) => {
      const response = await fetch(`${url}/api/v1/usage`, { headers: { 'X-API-Key': key } });
      return JSON.parse(await response.text()).month;
    };
    const before = await usage(service.url);
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(service.url, key)));
    expect(answers.every(({ status }) => status === 200)).to.equal(true);
    await pause(1100);
    expect(await service.end('SIGKILL')).to.equal(null);
    const again = await start();
    const after = await usage(again.url);
    expect(after.requests.used - before.requests.used).to.equal(20);
    expect(after.tokens.used - before.tokens.used).to.equal(20 * 4);
    const ring = await openKeyRing({ dataDir: directory.path });
    const days = await ring.store.db
      .selectFrom('usage')
      .select('requests')
      .where('operation', '=', 'deidentifyText')
      .execute();
    expect(days.reduce((sum, { requests }) => sum + requests, 0)).to.be.at.least(20);
    await ring.close();
    await again.end('SIGTERM');
  });

  it('finishes what it has begun after a signal to stop, refuses the rest, and exits', async () => {
    const service = await start();
    const { hostname, port } = new URL(service.url);
    const idle = connect(Number(port), hostname);
    const slow = await begin(service.url + PATHS.mock, key, form('wait a moment', 'a.mock'));
    const ended = service.end('SIGTERM');
    expect(await slow.status).to.equal(200);
    expect(await ended).to.equal(0);
    expect(service.logged()).to.include('"stopped"');
    idle.destroy();
    const refused = await post(service.url, key).catch(() => 'no connection');
    expect(refused).to.equal('no connection');
  });

  it('leaves nothing in its directory but the store, the pepper and the configuration', () => {
    const names = readdirSync(directory.path).filter((name) => !/^deidkit\.db(?:-wal|-shm)?$/.test(name));
    expect(names.sort()).to.deep.equal(['config.json', 'pepper']);
  });

  it('prints its address, and who else may call it', async () => {
    const service = await start({ HOST: '0.0.0.0' });
    expect(service.url).to.match(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(service.said()).to.include('open to    every network of this machine, unencrypted');
    expect((await post(service.url, key)).status).to.equal(200);
    await service.end('SIGTERM');
  });

  it('names an invalid setting', async () => {
    for (const name of ['PORT', 'DEIDKIT_MAX_TEXT']) {
      const error = await start({ [name]: 'http' }).catch((failure: Error) => failure.message);
      expect(error).to.include(name);
    }
  });

  it('reports damaged data, or an address that is not of this machine', async () => {
    const broken = temporaryDirectory();
    writeFileSync(join(broken.path, 'deidkit.db'), Buffer.alloc(8192, 'no database '));
    const damaged = await startProcess(broken.path).catch((failure: Error) => failure.message);
    expect(damaged).to.include('DEIDKIT_DATA_DIR').and.include('deidkit.db is damaged');
    broken.remove();
    const elsewhere = await start({ HOST: '192.0.2.1' }).catch((failure: Error) => failure.message);
    expect(elsewhere).to.include('HOST').and.include('no such address');
  });

  it('applies the configured sizes', async () => {
    const service = await start({ DEIDKIT_MAX_TEXT: '100' });
    expect((await post(service.url, key, { text: 'x'.repeat(100) })).status).to.equal(200);
    const refused = await post(service.url, key, { text: 'x'.repeat(101) });
    expect(await problem(refused)).to.include({ status: 413, error: 'text_too_long' });
    await service.end('SIGTERM');
  });
});
