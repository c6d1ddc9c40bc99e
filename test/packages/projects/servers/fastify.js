import { createEngine } from 'deidkit';
import Fastify from 'fastify';
import { ask } from './ask.js';

const engine = await createEngine();
const app = Fastify();
app.post('/notes', async ({ body }) => engine.deidentify(body.text, { mode: 'REDACT' }).outputs[0]);
await ask(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app.server;
});
await app.close();
