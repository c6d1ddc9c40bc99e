import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { WebhookRules } from '../../../server/jobs/webhook-rules.js';
import { problem, startTestService, type TestService } from '../kit/service.js';
import { type JobBody, JobClient } from './kit.js';

const SECRET = 'a secret of the client';

interface Delivery {
  readonly path: string;
  readonly body: string;
  readonly signature: string;
}

describe('the webhook of a job', () => {
  let service: TestService;
  let jobs: JobClient;
  let server: Server;
  let url = '';
  const deliveries: Delivery[] = [];
  /** What the other side answers, one after the other; then 204. */
  const answers: number[] = [];

  before(async () => {
    server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const signature = String(request.headers['deidkit-signature']);
        deliveries.push({ path: request.url ?? '', body: Buffer.concat(pieces).toString(), signature });
        response.writeHead(answers.shift() ?? 204, { Location: '/elsewhere' }).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    url = `http://${host}`;
    service = await startTestService({ jobs: { webhookHosts: [host], webhookPauseMs: 1 } });
    jobs = new JobClient(service);
  });
  after(async () => {
    await service.close();
    server.closeAllConnections();
    server.close();
  });

  const send = (content: string, path: string, name = 'Mary Jones.txt'): Promise<JobBody> =>
    jobs.send(content, name, { webhook_url: url + path, webhook_secret: SECRET });
  async function until(id: string, webhook: string): Promise<void> {
    while ((await jobs.show(id)).webhook !== webhook) await pause(100);
  }
  const deliveriesTo = (path: string): readonly Delivery[] => deliveries.filter((one) => one.path === path);

  it('reports the end with a signature, and contains nothing but id and state', async () => {
    const { id, webhook } = await send('write to mary@jones.test', '/done');
    expect(webhook).to.equal('waiting');
    await until(id, 'sent');
    const failed = await send('encrypted', '/failed', 'a.mock');
    await until(failed.id, 'sent');
    const [one, ...others] = deliveriesTo('/done');
    expect(others).to.deep.equal([]);
    expect(JSON.parse(one?.body ?? '')).to.deep.equal({ id, state: 'done' });
    expect(JSON.parse(deliveriesTo('/failed')[0]?.body ?? '')).to.deep.equal({ id: failed.id, state: 'failed' });
    const [, seconds = '', signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(one?.signature ?? '') ?? [];
    expect(Math.abs(Number(seconds) - Date.now() / 1_000)).to.be.lessThan(60);
    expect(signature).to.equal(createHmac('sha256', SECRET).update(`${seconds}.${one?.body}`).digest('hex'));
  });

  it('is repeated until the receiver accepts it; redirects are not followed', async () => {
    answers.push(500, 302, 429);
    const { id } = await send('text', '/again');
    await until(id, 'sent');
    expect(deliveriesTo('/again')).to.have.length(4);
    expect(deliveriesTo('/elsewhere')).to.have.length(0);
  });

  it('is abandoned after the last attempt', async () => {
    answers.push(...Array.from({ length: 8 }, () => 500));
    const { id } = await send('text', '/never');
    const { db } = service.keys.store;
    // The pauses grow to hours: they are passed over here.
    const hurry = setInterval(
      () => void db.updateTable('jobs').set({ webhook_at: 0 }).where('id', '=', id).execute(),
      200,
    );
    await until(id, 'failed');
    clearInterval(hurry);
    expect(deliveriesTo('/never')).to.have.length(8);
    expect((await jobs.show(id)).state).to.equal('done');
  });

  it('is refused at once if its address is not allowed', async () => {
    for (const address of [
      'http://example.org/',
      'https://127.0.0.1/',
      'https://10.1.2.3/',
      'https://[::1]/',
      'https://[::ffff:192.168.0.1]/',
      'https://[::127.0.0.1]/',
      'https://[::a9fe:a9fe]/',
      'https://[::]/',
      'https://168.63.129.16/',
      'https://[::ffff:168.63.129.16]/',
      'https://[64:ff9b::10.0.0.1]/',
      'https://[64:ff9b:1::a00:1]/',
      'https://[2002:7f00:1::]/',
      'https://[2001:0:53aa:64c:0:5efe:7f00:1]/',
      'https://[2606:4700::5efe:10.0.0.1]/',
      'https://[2606:4700:0:0:200:5efe:a00:1]/',
      'https://[fec0::1]/',
      'https://[fd00:ec2::254]/',
      'https://100.100.100.200/',
      'https://192.0.0.192/',
      'https://0x7f.1/',
      'https://2130706433/',
      'https://169.254.169.254/latest',
      'https://0x7f000001/',
      'https://user:pass@example.org/',
      'ftp://example.org/',
      'file:///etc/passwd',
      'nonsense',
      `https://example.org/${'x'.repeat(2_001)}`,
    ]) {
      const answer = await jobs.post('text', 'a.txt', { webhook_url: address, webhook_secret: SECRET });
      expect(answer.status, address).to.equal(422);
      const { errors } = await problem(answer);
      expect(errors?.[0]?.pointer, address).to.equal('/webhook_url');
      expect(JSON.stringify(errors)).not.to.include('example.org');
    }
    for (const fields of [
      { webhook_url: `${url}/x` },
      { webhook_url: `${url}/x`, webhook_secret: 'short' },
      { webhook_secret: SECRET },
    ])
      expect((await jobs.post('text', 'a.txt', fields)).status).to.equal(422);
  });

  it('is not called if a name resolves to a private address, whatever it resolved to before', async () => {
    const rules = new WebhookRules([]);
    const find = (name: string): Promise<string> =>
      new Promise((resolve) => {
        const address = rules.read(`https://${name}/`);
        if (typeof address === 'string') return resolve(address);
        rules.lookupFor(address)?.(name, { all: true }, (error) => resolve(error?.message ?? 'found'));
      });
    expect(await find('localhost')).to.equal('a private address');
    expect(new WebhookRules(['localhost']).lookupFor(new URL('https://localhost/'))).to.equal(undefined);
  });

  it('leaves neither address nor secret in the store or the log', () => {
    const lines = service.lines.join('\n');
    expect(lines).not.to.include(SECRET).and.not.include('/done');
  });
});
