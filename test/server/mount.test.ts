import { createServer } from 'node:http';
import { expect } from 'chai';
import Koa from 'koa';
import supertest from 'supertest';
import { createRouter } from '../../server/index.js';
import { makeEngine } from './kit/service.js';

describe('the service in another application', () => {
  const start = async () => {
    const app = new Koa();
    app.use(createRouter({ engine: await makeEngine(), prefix: '/privacy' }).routes());
    app.use(async (ctx) => {
      ctx.body = 'the host';
    });
    return supertest(createServer(app.callback()));
  };

  it('answers below its prefix, without keys of its own', async () => {
    const http = await start();
    const answer = await http
      .post('/privacy/api/v1/deidentify/text/proprietary/outputs')
      .send({ text: 'a mary@jones.test', masking_type: 'redact' });
    expect(answer.body.outputs).to.deep.equal([{ id: 1, text: 'a *****' }]);
    const usage = await http.get('/privacy/api/v1/usage');
    expect(usage.body).to.deep.include({ plan: 'none', minute: { used: 0, limit: null } });
  });

  it('answers its own errors, and leaves all other addresses to the host', async () => {
    const http = await start();
    const refused = await http.post('/privacy/api/v1/analyze/text/proprietary').send({});
    expect(refused.status).to.equal(422);
    expect(refused.body.type).to.equal('/privacy/docs/errors/validation_failed');
    expect((await http.get(refused.body.type)).status).to.equal(200);
    expect((await http.get('/privacy/openapi.json')).body.servers).to.deep.equal([{ url: '/privacy' }]);
    expect((await http.delete('/privacy/api/v1/usage')).status).to.equal(405);
    for (const path of ['/', '/api/v1/usage', '/privacy/healthz'])
      expect((await http.get(path)).text).to.equal('the host');
  });
});
