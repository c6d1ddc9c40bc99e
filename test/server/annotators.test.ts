import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import type { Engine } from '../../core/index.js';
import { createEngine, createEnginePool } from '../../lib/index.js';
import { createApp } from '../../server/app.js';
import { threadedWork } from '../../server/work/threads.js';
import type { Work } from '../../server/work/work.js';

const CONFIG = {
  plugins: [
    { use: new URL('./kit/annotator-plugin.js', import.meta.url).href },
    { use: 'deidkit/plugins/transformers' },
    { use: 'deidkit/plugins/txt' },
  ],
  policies: {
    PROPRIETARY: { rules: { '*': 'redact' } },
    MASKED: { rules: { '*': 'redact' } },
  },
};

describe('a service whose engine has annotators', () => {
  let engine: Engine;
  let work: Work;
  let url: string;
  let close: () => Promise<void>;
  const post = (path: string, body: object): Promise<Response> =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  before(async () => {
    engine = await createEngine(CONFIG);
    work = await threadedWork(engine, CONFIG, { threads: 1 });
    const server = createServer(createApp({ engine, work }).callback());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address: AddressInfo | string | null = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    close = async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    };
  });
  after(async () => {
    await close();
    await work.close();
    await engine.close();
  });

  // The first is worked on by the event loop, the others by a thread: a long text, and a body that the thread reads.
  for (const [where, filler] of [
    ['the event loop', 0],
    ['a thread', 1_000],
    ['a thread that reads the body', 20_000],
  ] as const)
    it(`waits for them in ${where}`, async () => {
      const text = `Q12 left. ${'and so on '.repeat(filler)}`;
      const outputs = await post('/api/v1/deidentify/text/proprietary/outputs', { text });
      expect((await outputs.json()).outputs[0].text.slice(0, 12)).to.equal('***** left. ');
      const analysis = await post('/api/v1/analyze/text/proprietary', { text });
      expect((await analysis.json()).sensitive_words).to.eql(['Q12']);
      const general = await post('/api/v1/deidentify/text', { text, compliance_mode: 'MASKED' });
      expect((await general.json()).output_text.slice(0, 5)).to.equal('*****');
    }).timeout(30_000);

  it('returns a problem that reveals nothing of the text if one of them fails', async () => {
    for (const filler of [0, 1_000]) {
      const text = `Q0 left. ${'and so on '.repeat(filler)}`;
      const answer = await post('/api/v1/deidentify/text/proprietary/outputs', { text });
      const body = await answer.text();
      expect([answer.status, JSON.parse(body).error]).to.eql([502, 'annotator_failed']);
      expect(body).to.not.include('Q0');
    }
  });

  it('reads files with them', async () => {
    const form = new FormData();
    form.append('file', new Blob(['Q12 left.']), 'note.txt');
    const answer = await fetch(`${url}/api/v1/deidentify/text/proprietary/outputs/txt`, { method: 'POST', body: form });
    expect(await answer.text()).to.equal('***** left.');
  });

  it('still shows its reference, which calls no annotator', async () => {
    const answers = await Promise.all(['/openapi.json', '/docs'].map((path) => fetch(url + path)));
    expect(answers.map(({ status }) => status)).to.eql([200, 200]);
  });

  it('works the same with pools of engines', async () => {
    const pool = await createEnginePool(CONFIG, { threads: 1 });
    try {
      expect((await pool.analyze('Q12 left.')).findings).to.have.length(1);
      expect((await pool.deidentify('Q12 left.')).outputs[0]?.text).to.equal('***** left.');
    } finally {
      await pool.close();
    }
  });
});
