import { createRouter } from '@deidkit/server';
import { createEngine } from 'deidkit';
import Koa from 'koa';
import { ask, listening } from './ask.js';

const app = new Koa();
app.use(createRouter({ engine: await createEngine(), prefix: '/privacy' }).routes());
await ask(() => listening(app.listen(0, '127.0.0.1')), '/privacy/api/v1/deidentify/text/proprietary/outputs');
