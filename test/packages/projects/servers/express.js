import { createEngine } from 'deidkit';
import express from 'express';
import { ask, listening } from './ask.js';

const engine = await createEngine();
const app = express();
app.post('/notes', express.json(), (request, response) => {
  response.json(engine.deidentify(request.body.text, { mode: 'REDACT' }).outputs[0]);
});
await ask(() => listening(app.listen(0, '127.0.0.1')));
