import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { threadedWork } from '../../server/work/threads.js';
import { raw, request } from './kit/raw.js';
import { CONFIG, form, PATHS, startTestService, type TestService } from './kit/service.js';

const CANARY = 'Canarius';
const TEXT = `${CANARY} wrote to mary@jones.test about BX-123456 `;
const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('the canary: a text, a file name and a key leave no trace', () => {
  let service: TestService;
  const answers: string[] = [];
  before(async () => {
    service = await startTestService({
      limits: { fileBytes: 5000 },
      work: (engine) => threadedWork(engine, CONFIG, { threads: 1, timeoutMs: 2000 }),
    });
  });
  after(() => service.close());

  const note = async (response: Response) => {
    const body = await response.text();
    if (response.status >= 400) answers.push(JSON.stringify([...response.headers]) + body);
    return response.status;
  };
  const json = (
    body: string | Uint8Array<ArrayBuffer>,
    headers: Readonly<Record<string, string>> = {},
    path: string = PATHS.outputs,
  ) => service.call(path, { method: 'POST', body, headers: { ...JSON_TYPE, ...headers } }).then(note);
  const file = (content: string, name: string, fields?: Readonly<Record<string, string>>, path: string = PATHS.txt) =>
    service.call(path, { method: 'POST', body: form(content, name, fields) }).then(note);

  /** Requests that go well, and in every way wrong that could quote what it stumbled over. */
  async function everything(): Promise<number[]> {
    const statuses = [
      await json(JSON.stringify({ text: TEXT })),
      await json(JSON.stringify({ text: TEXT.repeat(200) }), {}, PATHS.analyze),
      await json(`{"text":"${TEXT}`),
      await json(TEXT),
      await json(`{"text":"${TEXT}","text":"${TEXT}"}`),
      await json(`{"text":"${TEXT}","${CANARY}":1}`),
      await json(`{"text":"${TEXT}","domain":"${CANARY}","level":"${CANARY}","pii_entities":["${CANARY}"]}`),
      await json(
        `{"text":"${TEXT}","compliance_mode":"PROPRIETARY","replacements":{"${CANARY}":1}}`,
        {},
        PATHS.general,
      ),
      await json(`{"text":"${TEXT}","compliance_mode":"${CANARY}"}`, {}, PATHS.general),
      await json(gzipSync(TEXT).subarray(0, 20), { 'Content-Encoding': 'gzip' }),
      await json(Buffer.from(`{"text":"${CANARY}\xff"}`, 'latin1')),
      await json('{}', { 'Content-Type': `text/${CANARY}` }),
      await json('{}', { 'Content-Encoding': CANARY }),
      await json('{}', { Accept: `x/${CANARY}` }),
      await json('{}', { 'X-API-Key': `deid_live_${CANARY}` }),
      await json('{}', {}, `/api/v1/${CANARY}`),
      await json('{}', {}, `/docs/errors/${CANARY}`),
      await file(TEXT, `${CANARY}.txt`),
      await file(TEXT, `a.${CANARY}`),
      await file('x'.repeat(9000), `${CANARY}.txt`),
      await file(TEXT, 'a.txt', { [CANARY]: 'x' }),
      await file(TEXT, 'a.txt', { level: CANARY, pii_entities: CANARY }),
      await file(`throw ${TEXT}`, `${CANARY}.mock`, {}, PATHS.mock),
      await file(`exit ${TEXT}`, `${CANARY}.mock`, {}, PATHS.mock),
    ];
    for (const bytes of [
      `${CANARY} / HTTP/1.1\r\n\r\n`,
      `GET / HTTP/1.1\r\n${CANARY} x\r\n\r\n`,
      request('GET', `/${CANARY}?q=${CANARY}`, {}),
    ]) {
      const answer = await raw(service.port, bytes);
      statuses.push(answer.status);
      answers.push(answer.body);
    }
    return statuses;
  }

  it('in errors, logs, or on the disk', async () => {
    const statuses = await everything();
    expect(statuses.filter((status) => status === 200)).to.have.length(3);
    expect(statuses.filter((status) => status >= 400)).to.have.length(statuses.length - 3);
    await service.keys.store.usage.flush();
    const traces = [CANARY, 'jones', 'BX-123456', service.key, service.key.slice(10)];
    for (const text of [...answers, ...service.lines])
      for (const trace of traces) expect(text.toLowerCase(), trace).not.to.include(trace.toLowerCase());
    expect(service.lines).to.have.length.greaterThan(statuses.length - 1);
    for (const name of readdirSync(service.dataDir)) {
      const bytes = readFileSync(join(service.dataDir, name));
      for (const trace of traces) expect(bytes.includes(trace), `${trace} in ${name}`).to.equal(false);
    }
  });

  it('in the fields of the log, which are these and no others', () => {
    const known = [
      'level',
      'time',
      'id',
      'method',
      'operation',
      'status',
      'code',
      'ms',
      'key',
      'tokens',
      'fault',
      'at',
      'msg',
    ];
    for (const line of service.lines) expect(known).to.include.members(Object.keys(JSON.parse(line)));
  });
});
