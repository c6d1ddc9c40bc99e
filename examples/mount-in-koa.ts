// The endpoints of the service inside a Koa application of your own, which knows its callers in its own way.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRouter } from '@deidkit/server';
import { createEngine } from 'deidkit';
import Koa from 'koa';

const engine = await createEngine();
const app = new Koa();

app.use(async (context, next) => {
  if (context.get('Authorization') === 'Bearer of-my-own') await next();
  else context.status = 401;
});
app.use(createRouter({ engine, prefix: '/privacy' }).routes());

const server = createServer(app.callback()).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' ? address?.port : undefined;

// What a client of this application sends:
const answer = await fetch(`http://127.0.0.1:${port}/privacy/api/v1/deidentify/text`, {
  method: 'POST',
  headers: { Authorization: 'Bearer of-my-own', 'Content-Type': 'application/json' },
  body: JSON.stringify({ text: 'Write to mary@example.com.', compliance_mode: 'MASKED' }),
});
const body: { readonly output_text: string } = JSON.parse(await answer.text());
console.log(`${answer.status} ${body.output_text}`);

server.close();
await engine.close();
