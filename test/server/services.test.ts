import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { createEngine } from '../../lib/index.js';
import { createApp } from '../../server/app.js';
import { HTTP_SERVICES } from '../../server/services.js';
import { mockKeyStore, mockLog, mockQuotas, providing } from '../kit/index.js';

/** What must not be asked: a plugin provides another one. */
const never = async (): Promise<never> => {
  throw new Error('asked');
};

describe('services that plugins provide to the HTTP service', () => {
  it('replace its key store, its quotas and its log', async () => {
    const quotas = mockQuotas();
    const log = mockLog();
    await using engine = await createEngine({
      plugins: [
        { use: 'deidkit/plugins/contact' },
        { use: 'deidkit/plugins/transformers' },
        { use: 'deidkit/plugins/surrogates' },
        { use: 'deidkit/plugins/policies' },
        { use: providing(HTTP_SERVICES.keyStore, mockKeyStore({ mine: {}, none: { operations: new Set() } })) },
        { use: providing(HTTP_SERVICES.quotaStore, quotas) },
        { use: providing(HTTP_SERVICES.log, log) },
      ],
    });
    const counted = { takeRequest: never, takeTokens: never, returnTokens: never, use: never, settle: never };
    const usage = { add: () => undefined, flush: async () => undefined };
    const access = { keys: { verify: never, forget: () => undefined }, quotas: counted, usage };
    const server = createServer(createApp({ engine, access }).callback());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address: AddressInfo | string | null = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const post = (key: string): Promise<Response> =>
      fetch(`http://127.0.0.1:${port}/api/v1/deidentify/text/proprietary/outputs`, {
        method: 'POST',
        headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
        body: JSON.stringify({ text: 'mary@example.com' }),
      });
    try {
      const answers = [await post('mine'), await post('other'), await post('none')];
      expect(answers.map(({ status }) => status)).to.eql([200, 401, 403]);
      expect([quotas.requests, quotas.tokens]).to.eql([1, 4]);
      quotas.refusedBy = 'minute';
      expect((await post('mine')).status).to.equal(429);
      expect(log.entries.map(([kind]) => kind)).to.eql(['request', 'request', 'request', 'request']);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
});
