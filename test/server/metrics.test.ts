import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { createLog } from '../../server/base/logging.js';
import { readSettings } from '../../server/settings.js';
import { type RunningService, startService } from '../../server/start.js';
import { firstKeyIn, startProcess } from './kit/process.js';
import { CONFIG, PATHS, temporaryDirectory } from './kit/service.js';

const CANARY = 'Canarius';
const silent = createLog({ write: () => undefined });

describe('metrics for Prometheus', () => {
  const directory = temporaryDirectory();
  let service: RunningService;
  let key = '';
  before(async () => {
    const config = join(directory.path, 'config.json');
    writeFileSync(config, JSON.stringify(CONFIG));
    const environment = {
      PORT: '0',
      DEIDKIT_METRICS_PORT: '0',
      DEIDKIT_DATA_DIR: directory.path,
      DEIDKIT_CONFIG: config,
    };
    service = await startService(readSettings(environment), silent);
    key = service.firstKey ?? '';
  });
  after(async () => {
    await service.close();
    directory.remove();
  });

  const page = async () => (await fetch(service.metricsUrl ?? '')).text();
  const post = (body: unknown) =>
    fetch(service.url + PATHS.outputs, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    });

  it('count answers by operation, status and code, and the charged tokens', async () => {
    await post({ text: `${CANARY} wrote to mary@jones.test` });
    await post({ text: 7, [CANARY]: 1 });
    await fetch(`${service.url}/api/v1/${CANARY}`);
    const text = await page();
    expect(text).to.include('deidkit_requests_total{operation="deidentifyText",status="200",code="none"} 1');
    expect(text).to.include(
      'deidkit_requests_total{operation="deidentifyText",status="422",code="validation_failed"} 1',
    );
    expect(text).to.include('deidkit_requests_total{operation="none",status="404",code="not_found"} 1');
    expect(text).to.match(/deidkit_tokens_total\{operation="deidentifyText"\} [1-9]/);
    expect(text).to.match(/deidkit_request_duration_seconds_count\{operation="deidentifyText"\} 2/);
    expect(text).to.include('deidkit_ready 1').and.include('deidkit_requests_in_progress 0');
    expect(text).to.include('nodejs_eventloop_lag_seconds');
  });

  it('contain nothing of a request', async () => {
    expect((await page()).toLowerCase())
      .not.to.match(/canarius|jones/)
      .and.not.include(key.toLowerCase());
  });

  it('are only available at their own address, which offers nothing else', async () => {
    expect((await fetch(`${service.url}/metrics`)).status).to.equal(404);
    const url = service.metricsUrl ?? '';
    expect((await fetch(url, { method: 'POST' })).status).to.equal(405);
    expect((await fetch(url.replace('/metrics', '/'))).status).to.equal(404);
  });
});

describe('a service that gets a signal to stop, with DEIDKIT_DRAIN_SECONDS', () => {
  it('reports it on /readyz, and keeps serving until the time is over', async () => {
    const directory = temporaryDirectory();
    const service = await startProcess(directory.path, { DEIDKIT_DRAIN_SECONDS: '5' });
    try {
      expect((await fetch(`${service.url}/readyz`)).status).to.equal(200);
      const ended = service.end('SIGTERM');
      const states: number[] = [];
      // The signal arrives a moment later.
      while (states.at(-1) !== 503) states.push((await fetch(`${service.url}/readyz`)).status);
      const answer = await fetch(service.url + PATHS.outputs, {
        method: 'POST',
        body: JSON.stringify({ text: 'mary@jones.test' }),
        headers: { 'X-API-Key': firstKeyIn(directory.path), 'Content-Type': 'application/json' },
      });
      expect(answer.status).to.equal(200);
      expect((await fetch(`${service.url}/health`)).status).to.equal(200);
      expect(await ended).to.equal(0);
    } finally {
      await service.end('SIGKILL');
      directory.remove();
    }
  });
});
