import {
  DeidError,
  definePlugin,
  type FileAdapter,
  type FileJob,
  type Term,
  type TransformScope,
} from '../../../core/index.js';

/** Something new for each term and candidate, the same for the same term. */
function substitutes(terms: readonly Term[], scope: TransformScope): readonly string[] {
  const known = scope.memory('parts', () => new Map<string, string>());
  return terms.map(({ text }) => {
    const substitute =
      known.get(text) ??
      `sub-${scope
        .random(text)
        .int(2 ** 40)
        .toString(36)}`;
    known.set(text, substitute);
    return substitute;
  });
}

/** A file type whose content says what happens: what hostile documents do to an adapter. */
const mock: FileAdapter = {
  name: 'mock',
  extensions: ['mock'],
  mediaTypes: { mock: 'application/x-mock' },
  accepts: (head) => head[0] !== 0,
  async process(job) {
    await act(job, Buffer.from(await job.source.bytes()).toString());
    return { counts: {}, warnings: [], format: {} };
  },
};

/** Takes memory that V8's limit of the heap does not count, without end. */
function swell(): never {
  const held: Uint8Array[] = [];
  for (;;) held.push(new Uint8Array(2 ** 23).fill(1));
}

async function act(job: FileJob, order: string): Promise<void> {
  job.session.count(order.length);
  if (order.startsWith('throw')) throw new Error(`cannot read ${order}`);
  if (order.startsWith('encrypted')) throw new DeidError('document_encrypted');
  if (order.startsWith('hang')) for (;;);
  if (order.startsWith('swell')) swell();
  if (order.startsWith('exit')) process.exit(1);
  if (order.startsWith('wait')) await new Promise((resolve) => setTimeout(resolve, 400));
  // Long enough to be killed meanwhile.
  if (order.startsWith('slow')) await new Promise((resolve) => setTimeout(resolve, 3_000));
  await job.sink.write(Buffer.from(order));
}

/** A small engine's worth of everything the service asks for. */
export default definePlugin({
  name: 'parts',
  description: 'For tests of the service.',
  register(registry) {
    registry.recognizer({
      name: 'parts/email',
      types: ['EMAIL_ADDRESS'],
      patterns: [{ type: 'EMAIL_ADDRESS', match: '[a-z]{1,20}@[a-z]{1,20}\\.test\\b', score: 0.9 }],
    });
    registry.recognizer({
      name: 'parts/badge',
      types: ['EMPLOYEE_ID'],
      patterns: [{ type: 'EMPLOYEE_ID', match: 'BX-\\d{6}\\b', score: 0.6 }],
    });
    registry.recognizer({
      name: 'parts/project',
      types: ['PROJECT_NAME'],
      domainSpecific: true,
      dictionary: [{ type: 'PROJECT_NAME', terms: ['Project Kestrel'], score: 0.9 }],
    });
    registry.transformer({
      name: 'substitute',
      description: 'Something else.',
      reversible: false,
      derived: false,
      prepare: () => ({ apply: substitutes }),
    });
    registry.transformer({
      name: 'stars',
      description: 'Stars.',
      reversible: false,
      derived: false,
      prepare: () => ({ apply: (terms) => terms.map(() => '*****') }),
    });
    registry.domain({ name: 'Medical', description: 'For tests.' });
    registry.policy({ name: 'PROPRIETARY', description: 'Substitutes.', rules: { '*': { use: 'substitute' } } });
    for (const name of ['REDACT', 'MASKED', 'GDPR', 'HIPAA'])
      registry.policy({ name, description: 'Stars.', rules: { '*': { use: 'stars' } } });
    registry.fileAdapter(mock);
  },
});
