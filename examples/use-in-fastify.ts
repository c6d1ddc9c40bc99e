// An engine inside a Fastify application: what leaves for the ticket system holds no personal data.
import { createEngine, isDeidError } from 'deidkit';
import Fastify from 'fastify';

const engine = await createEngine();
const app = Fastify();
app.addHook('onClose', () => engine.close());

app.post<{ Body: { text: string; mode?: string } }>(
  '/tickets',
  {
    schema: {
      body: {
        type: 'object',
        required: ['text'],
        properties: { text: { type: 'string', maxLength: 100_000 }, mode: { type: 'string' } },
      },
    },
  },
  async (request) => {
    const { text, mode = 'REDACT' } = request.body;
    const { analysis, outputs } = engine.deidentify(text, { mode });
    return { text: outputs[0]?.text, terms: analysis.findings.length };
  },
);

// The message of a DeidError never holds a piece of the text, so that it may be sent.
app.setErrorHandler((error, _request, reply) =>
  isDeidError(error)
    ? reply.code(error.status).send({ error: error.code, message: error.message })
    : reply.code(500).send({ error: 'internal_error' }),
);

// What a client sends, without a socket:
const text = 'Write to mary@example.com.';
console.log((await app.inject({ method: 'POST', url: '/tickets', payload: { text } })).body);
console.log((await app.inject({ method: 'POST', url: '/tickets', payload: { text, mode: 'NONE' } })).statusCode);

await app.close();
