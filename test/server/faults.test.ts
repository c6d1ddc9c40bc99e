import { join } from 'node:path';
import { expect } from 'chai';
import { explain } from '../../cli/base/errors.js';
import { DeidError, type Engine, ERROR_CODES, type ErrorCode } from '../../core/index.js';
import { generateKey } from '../../server/keys/format.js';
import { openSqlite } from '../../server/store/driver.js';
import { unavailable } from '../../server/store/unavailable.js';
import { inlineWork } from '../../server/work/inline.js';
import type { Work } from '../../server/work/work.js';
import { PATHS, problem, startTestService, type TestService } from './kit/service.js';

const CODES = Object.keys(ERROR_CODES).filter((code): code is ErrorCode => code in ERROR_CODES);
const codeOf = (text: string): ErrorCode => CODES.find((code) => code === text) ?? 'internal_error';

/** Work that fails as code does that nobody has foreseen, or with the error whose code is the text. */
const failing = (engine: Engine, state: { ready: boolean }): Work => ({
  ...inlineWork(engine),
  get ready() {
    return state.ready;
  },
  analyze: async ({ text }) => {
    if (Object.hasOwn(ERROR_CODES, text)) throw new DeidError(codeOf(text));
    throw new TypeError(`cannot read '${text}'\n    at ${text} (file:///x.js:1:1)`);
  },
});

describe('faults', () => {
  const state = { ready: true };
  let service: TestService;
  before(async () => {
    service = await startTestService({ work: (engine) => failing(engine, state) });
  });
  after(() => service.close());

  it('of the service reveal nothing of the text, in the answer or in the log', async () => {
    const response = await service.post(PATHS.analyze, { text: 'Sigrid Vonnegut' });
    const body = await problem(response);
    expect(body).to.include({ status: 500, error: 'internal_error' });
    expect(JSON.stringify(body)).not.to.include('Sigrid');
    const fault = service.lines.find((line) => line.includes('"fault"')) ?? '';
    expect(JSON.parse(fault)).to.include({ id: body.instance, fault: 'TypeError' });
    expect(fault).to.include('faults.test').and.not.include('Sigrid');
  });

  it('after the answer was sent reveal nothing of the text either, and a disconnected client is not a fault', () => {
    const before = service.lines.length;
    service.app.emit('error', Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }));
    expect(service.lines.length).to.equal(before);
    service.app.emit('error', new RangeError('Sigrid Vonnegut'));
    const fault = service.lines.slice(before).join('');
    expect(JSON.parse(fault)).to.include({ fault: 'RangeError' });
    expect(fault).not.to.include('Sigrid');
  });

  it('that are temporary say when to try again', async () => {
    const passing = CODES.filter((code) => ERROR_CODES[code].status === 503);
    expect(passing).to.include.members(['processing_timeout', 'processing_out_of_memory']);
    for (const code of passing) {
      const response = await service.post(PATHS.analyze, { text: code });
      expect(response.status, code).to.equal(503);
      expect(Number(response.headers.get('retry-after')), code).to.be.greaterThan(0);
    }
  });

  it('of the service cost a request and no tokens', async () => {
    const use = async () => JSON.parse(await (await service.call('/api/v1/usage')).text()).month;
    const before = await use();
    await service.post(PATHS.analyze, { text: 'some text' });
    const after = await use();
    expect(after.tokens.used).to.equal(before.tokens.used);
    expect(after.requests.used).to.equal(before.requests.used + 1);
  });

  it('of threads that cannot start are shown in readiness, and do not affect short texts', async () => {
    state.ready = false;
    const response = await fetch(`${service.url}/readyz`);
    expect(response.headers.get('retry-after')).to.equal('5');
    expect(await problem(response)).to.include({ status: 503, error: 'threads_unavailable' });
    expect((await service.post(PATHS.outputs, { text: 'x' })).status).to.equal(200);
    state.ready = true;
    expect((await fetch(`${service.url}/readyz`)).status).to.equal(200);
  });

  it('of the store stop new callers with 503, and readiness', async () => {
    expect((await fetch(`${service.url}/readyz`)).status).to.equal(200);
    await service.keys.store.db.schema.alterTable('plans').renameTo('hidden').execute();
    const response = await service.post(PATHS.outputs, { text: 'x' }, generateKey());
    expect(response.headers.get('retry-after')).to.equal('5');
    expect(await problem(response)).to.include({ status: 503, error: 'store_unavailable' });
    expect(await problem(await fetch(`${service.url}/readyz`))).to.include({ status: 503, error: 'store_unavailable' });
    expect((await fetch(`${service.url}/healthz`)).status).to.equal(200);
    await service.keys.store.db.schema.alterTable('hidden').renameTo('plans').execute();
    expect((await fetch(`${service.url}/readyz`)).status).to.equal(200);
  });

  it('of the counters stop everybody, because uncounted requests are not served', async () => {
    // What has been counted ahead is counted, and would still be served.
    await service.keys.store.flush(Date.now());
    await service.keys.store.db.schema.alterTable('quotas').renameTo('hidden').execute();
    expect(await problem(await service.post(PATHS.outputs, { text: 'x' }))).to.include({
      status: 503,
      error: 'store_unavailable',
    });
    const fault = service.lines.findLast((line) => line.includes('"fault"')) ?? '';
    expect(JSON.parse(fault)).to.include({ code: 'store_unavailable', store: 'SQLite says 1' });
    await service.keys.store.db.schema.alterTable('hidden').renameTo('quotas').execute();
    expect((await service.post(PATHS.outputs, { text: 'x' })).status).to.equal(200);
  });

  it('of counters locked by another program are waited for, and delay no request', async () => {
    await service.keys.store.flush(Date.now());
    const other = openSqlite(join(service.dataDir, 'deidkit.db'), 'NORMAL');
    other.exec('begin immediate');
    let answered = 0;
    const waiting = Array.from({ length: 8 }, async () => {
      const { status } = await service.post(PATHS.outputs, { text: 'x' });
      answered++;
      return status;
    });
    // All of them have come, and been tried, when a request that needs no counters has been answered ten times.
    for (let i = 0; i < 10; i++) expect((await fetch(`${service.url}/healthz`)).status).to.equal(200);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(answered).to.equal(0);
    other.exec('commit');
    other.close();
    expect(await Promise.all(waiting)).to.deep.equal(Array(8).fill(200));
  });

  it('of counters that stay locked lead to a 503', async () => {
    const other = openSqlite(join(service.dataDir, 'deidkit.db'), 'NORMAL');
    await service.keys.store.flush(Date.now());
    other.exec('begin immediate');
    const refused = await problem(await service.post(PATHS.outputs, { text: 'x' }));
    other.exec('rollback');
    other.close();
    expect(refused).to.include({ status: 503, error: 'store_unavailable' });
    const fault = service.lines.findLast((line) => line.includes('"fault"')) ?? '';
    expect(JSON.parse(fault)).to.include({ store: 'another program has locked it' });
  }).timeout(20_000);

  it('of recording the usage are shown in readiness until it is recorded', async () => {
    const { store } = service.keys;
    await store.db.schema.alterTable('usage').renameTo('hidden').execute();
    expect((await service.post(PATHS.outputs, { text: 'x' })).status).to.equal(200);
    expect(await store.flush(Date.now()).catch((error: unknown) => error)).to.have.property(
      'code',
      'store_unavailable',
    );
    expect(await problem(await fetch(`${service.url}/readyz`))).to.include({ status: 503, error: 'store_unavailable' });
    await store.db.schema.alterTable('hidden').renameTo('usage').execute();
    await store.flush(Date.now());
    expect((await fetch(`${service.url}/readyz`)).status).to.equal(200);
  });

  it('of the system are logged by their codes, if they are system errors', () => {
    const logged = (error: Error) => {
      service.app.emit('error', error);
      return JSON.parse(service.lines.at(-1) ?? '');
    };
    const system = (code: string, more: object = {}) => Object.assign(new Error('Sigrid Vonnegut'), { code, ...more });
    expect(logged(system('ENOSPC'))).to.include({ fault: 'Error', code: 'ENOSPC' });
    expect(logged(system('ERR_SQLITE_ERROR', { errcode: 13 }))).to.include({ store: 'no space is left on the disk' });
    expect(logged(system('ERR_SQLITE_ERROR', { errcode: 2570 }))).to.include({
      store: 'the disk cannot be read or written',
    });
    expect(logged(system('Sigrid'))).not.to.have.property('code');
    const locked = system('ERR_SQLITE_ERROR', { errcode: 5 });
    for (const error of [locked, unavailable(locked)])
      expect(explain(error)).to.include('DEIDKIT_DATA_DIR').and.include('locked').and.not.include('Sigrid');
  });

  it('do not occur while the service ends: new requests get 503, and the connection is closed', async () => {
    service.lifecycle.draining = true;
    const response = await service.post(PATHS.outputs, { text: 'x' });
    expect(response.headers.get('connection')).to.equal('close');
    expect(await problem(response)).to.include({ status: 503, error: 'shutting_down' });
    expect(await problem(await fetch(`${service.url}/readyz`))).to.include({ status: 503, error: 'shutting_down' });
    expect((await fetch(`${service.url}/healthz`)).status).to.equal(200);
    service.lifecycle.draining = false;
  });
});
