import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { docx, paragraph } from '../plugins/office/make-docx.js';
import { handMade, onePage } from '../plugins/pdf/make-pdf.js';
import { JobClient } from './jobs/kit.js';
import { raw, request } from './kit/raw.js';
import { form, PATHS } from './kit/service.js';
import { found, type Place, WATCHED_KINDS, type Watched, watched } from './kit/watched.js';

const CANARY = 'Canarius';
const TEXT = `${CANARY} wrote to mary@jones.test about BX-123456 `;
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Requests of every kind, to a service that is watched; gives the statuses, and all that was said in refusals. */
async function everything({ service, key }: Watched): Promise<{ statuses: number[]; answers: string[] }> {
  const answers: string[] = [];
  const call = (path: string, init: RequestInit) =>
    fetch(service.url + path, { ...init, headers: { 'X-API-Key': key, ...init.headers } });
  const note = async (response: Response) => {
    const body = await response.text();
    if (response.status >= 400) answers.push(JSON.stringify([...response.headers]) + body);
    return response.status;
  };
  const json = (
    body: string | Uint8Array<ArrayBuffer>,
    headers: Readonly<Record<string, string>> = {},
    path: string = PATHS.outputs,
  ) => call(path, { method: 'POST', body, headers: { ...JSON_TYPE, ...headers } }).then(note);
  const file = (
    content: string | Uint8Array,
    name: string,
    fields?: Readonly<Record<string, string>>,
    path: string = PATHS.txt,
  ) => call(path, { method: 'POST', body: form(content, name, fields) }).then(note);

  // Some go well; the others are wrong in every way that could quote what it stumbled over.
  const statuses = [
    await json(JSON.stringify({ text: TEXT })),
    await json(JSON.stringify({ text: TEXT.repeat(200) }), {}, PATHS.analyze),
    await json(`{"text":"${TEXT}`),
    await json(TEXT),
    await json(`{"text":"${TEXT}","text":"${TEXT}"}`),
    await json(`{"text":"${TEXT}","${CANARY}":1}`),
    await json(`{"text":"${TEXT}","domain":"${CANARY}","level":"${CANARY}","pii_entities":["${CANARY}"]}`),
    await json(`{"text":"${TEXT}","compliance_mode":"PROPRIETARY","replacements":{"${CANARY}":1}}`, {}, PATHS.general),
    await json(`{"text":"${TEXT}","compliance_mode":"${CANARY}"}`, {}, PATHS.general),
    await json(`{"text":"${TEXT}","rules":{"deny":["${CANARY}"],"allow":["x ${CANARY}"]}}`),
    await json(`{"text":"${TEXT}","rules":{"${CANARY}":["${CANARY}"]}}`),
    await json(`{"text":"${TEXT}","rules":{"thresholds":{"${CANARY}":0.5},"operators":{"*":"${CANARY}"}}}`),
    await json(`{"text":"${TEXT}","rules":{"patterns":[{"type":"${CANARY}","match":"(${CANARY}"}]}}`),
    await file(TEXT, 'a.txt', { rules: `{"deny":["${CANARY}"]}` }),
    await file(TEXT, 'a.txt', { rules: `{"deny":["${CANARY}"` }),
    await json(gzipSync(TEXT).subarray(0, 20), { 'Content-Encoding': 'gzip' }),
    await json(Buffer.from(`{"text":"${CANARY}\xff"}`, 'latin1')),
    await json('{}', { 'Content-Type': `text/${CANARY}` }),
    await json('{}', { 'Content-Encoding': CANARY }),
    await json('{}', { Accept: `x/${CANARY}` }),
    await json('{}', { 'X-API-Key': `deid_live_${CANARY}` }),
    await json('{}', {}, `/api/v1/${CANARY}`),
    await json('{}', {}, `/docs/errors/${CANARY}`),
    await file(TEXT, `${CANARY}.txt`),
    await file(`name,note\n${TEXT},${TEXT}\n`, `${CANARY}.csv`, {}, `${PATHS.outputs}/csv`),
    await file(docx(paragraph(TEXT)), `${CANARY}.docx`, {}, `${PATHS.outputs}/docx`),
    await file(handMade(onePage([TEXT])), `${CANARY}.pdf`, {}, `${PATHS.outputs}/pdf`),
    await file(docx(paragraph(TEXT)).subarray(0, -50), `${CANARY}.docx`, {}, `${PATHS.outputs}/docx`),
    await file(TEXT, `a.${CANARY}`),
    await file('x'.repeat(2 ** 20 + 1), `${CANARY}.txt`),
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
    const answer = await raw(Number(new URL(service.url).port), bytes);
    statuses.push(answer.status);
    answers.push(answer.body);
  }
  return { statuses, answers };
}

/** Jobs that are done, that fail, that are removed, and one that is in work for a while yet. */
async function jobsOf({ service, key }: Watched): Promise<string[]> {
  const jobs = new JobClient({ url: service.url, key });
  const words = {
    seed: `${CANARY} seed`,
    webhook_url: `http://127.0.0.1:9/${CANARY}`,
    webhook_secret: `${CANARY} secret 1`,
  };
  const marked = await jobs.post(TEXT.repeat(3_000), `${CANARY}.txt`, words, { 'Idempotency-Key': CANARY });
  const done = JSON.parse(await marked.text()).id;
  await jobs.ended(done);
  await jobs.result(done);
  await jobs.ended((await jobs.send(`throw ${TEXT}`, `${CANARY}.mock`)).id);
  const removed = await jobs.send(`slow ${TEXT}`, `${CANARY}.mock`, words);
  await jobs.call(`/${removed.id}`, { method: 'DELETE' });
  const refused = await Promise.all([
    jobs.post(TEXT, `a.${CANARY}`),
    jobs.post(TEXT, 'a.txt', { [CANARY]: TEXT, level: CANARY }),
    jobs.post(TEXT, 'a.txt', { webhook_url: `ftp://${CANARY}` }),
    jobs.post(TEXT, 'a.txt', {}, { 'Idempotency-Key': `${CANARY} ${CANARY}` }),
    jobs.post(TEXT, 'a.txt', {}, { 'Idempotency-Key': CANARY }),
    jobs.call(`/${CANARY}`),
    jobs.call(`?after=${CANARY}`),
  ]);
  for (const answer of refused) expect(answer.status).to.be.within(400, 499);
  await jobs.until((await jobs.send(`slow ${TEXT}`, `${CANARY}.mock`, words)).id, 'running');
  return Promise.all(refused.map((answer) => answer.text()));
}

for (const kind of WATCHED_KINDS)
  describe(`the canary: a text, a file name and a key leave no trace in a service on ${kind.name}`, () => {
    let one: Watched | undefined;
    before(async function () {
      this.timeout(120_000);
      one = await watched(await kind.stores(this));
    });
    after(() => one?.close());

    it('in errors, logs, files, databases and metrics', async () => {
      if (one === undefined) throw new Error('no service');
      const { statuses, answers } = await everything(one);
      expect(statuses.filter((status) => status === 200)).to.have.length(8);
      expect(statuses.filter((status) => status >= 400)).to.have.length(statuses.length - 8);
      answers.push(...(await jobsOf(one)));
      const { key } = one;
      const traces = [CANARY, 'jones.test', 'BX-123456', key, key.slice(10)];
      const inWork = await one.places();
      expect(found(inWork, traces)).to.deep.equal([]);
      const metrics = await (await fetch(one.metricsUrl)).text();
      expect(metrics).to.include('deidkit_jobs_ended_total');
      const said: Place[] = [
        ['metrics', Buffer.from(metrics)],
        ...answers.map((text): Place => ['answer', Buffer.from(text)]),
      ];
      expect(found(said, traces)).to.deep.equal([]);
      await one.service.end('SIGTERM');
      const left = await one.places();
      expect(found(left, traces)).to.deep.equal([]);
      // What does stand there is found.
      expect(found(left, ['deidentifytext', 'deidentifyText', 'deidkit:'])).to.include.members(kind.found);
    });

    it('in the fields of the log, whose complete list is this', () => {
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
      const lines = (one?.service.logged() ?? '').trim().split('\n');
      expect(lines).to.have.length.greaterThan(30);
      for (const line of lines) expect(known).to.include.members(Object.keys(JSON.parse(line)));
    });
  });
