import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock } from 'node:test';
import { expect } from 'chai';
import { definePlugin } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';
import { SlowTexts } from '../../server/work/slow-texts.js';
import { firstKeyIn, startProcess } from './kit/process.js';
import { CONFIG, PATHS, temporaryDirectory } from './kit/service.js';

const core = JSON.stringify(import.meta.resolve('../../core/index.js'));
/** Leaves a promise behind that is rejected with the text, while it reads and after a while. */
const CARELESS = `
  import { definePlugin } from ${core};
  const fail = async (text) => { await null; throw new Error(text); };
  export default definePlugin({
    name: 'careless',
    description: 'Leaves promises behind.',
    register(registry) {
      registry.recognizer({
        name: 'careless/background',
        types: ['PERSON'],
        *recognize({ view }) {
          fail(view);
          setTimeout(() => fail(view), 1);
        },
      });
    },
  });`;

/** Holds its thread until the test lets it go on, or for twenty seconds. */
const SLOW = `
  import { existsSync, writeFileSync } from 'node:fs';
  import { definePlugin } from ${core};
  const beside = (name) => new URL(name, import.meta.url);
  export default definePlugin({
    name: 'slow',
    description: 'Takes long.',
    register(registry) {
      registry.recognizer({
        name: 'slow/thinker',
        types: ['PERSON'],
        *recognize({ view }) {
          if (!view.includes('Zebulon')) return;
          writeFileSync(beside('began'), '');
          const end = Date.now() + 20_000;
          while (!existsSync(beside('goOn')) && Date.now() < end);
        },
      });
    },
  });`;

describe('a plugin that fails where nobody waits', () => {
  it('ends no service and shows no text', async () => {
    const directory = temporaryDirectory();
    const plugin = join(directory.path, 'careless.mjs');
    writeFileSync(plugin, CARELESS);
    const config = join(directory.path, 'own.json');
    writeFileSync(config, JSON.stringify({ plugins: [...CONFIG.plugins, { use: plugin }] }));
    const service = await startProcess(directory.path, { DEIDKIT_CONFIG: config });
    const ask = (text: string): Promise<Response> =>
      fetch(service.url + PATHS.outputs, {
        method: 'POST',
        headers: { 'X-API-Key': firstKeyIn(directory.path), 'Content-Type': 'application/json' },
        body: JSON.stringify({ text, masking_type: 'redact' }),
      });
    // The second one is long enough for a thread.
    for (const text of ['Zebulon Quarrington', `Zebulon Quarrington ${'word '.repeat(1_000)}`, 'Zebulon']) {
      const answer = await ask(text);
      expect(answer.status, await answer.text()).to.equal(200);
    }
    expect(await service.end('SIGTERM')).to.equal(0);
    expect(service.logged()).not.to.include('Zebulon');
    expect(service.said()).not.to.include('Zebulon');
    directory.remove();
  });

  it('delays only its own requests if it takes long for a text, from the first one on', async () => {
    const directory = temporaryDirectory();
    const plugin = join(directory.path, 'slow.mjs');
    writeFileSync(plugin, SLOW);
    const config = join(directory.path, 'own.json');
    writeFileSync(config, JSON.stringify({ plugins: [...CONFIG.plugins, { use: plugin }] }));
    const service = await startProcess(directory.path, { DEIDKIT_CONFIG: config });
    const order: string[] = [];
    const slow = fetch(service.url + PATHS.outputs, {
      method: 'POST',
      headers: { 'X-API-Key': firstKeyIn(directory.path), 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: 'Zebulon', masking_type: 'redact' }),
    }).then(async (response) => {
      order.push('slow');
      return [response.status, await response.text()] as const;
    });
    while (!existsSync(join(directory.path, 'began'))) await new Promise((resolve) => setTimeout(resolve, 20));
    for (let i = 0; i < 5; i++) expect((await fetch(`${service.url}/healthz`)).status).to.equal(200);
    order.push('others');
    // The recognizer goes on only now.
    writeFileSync(join(directory.path, 'goOn'), '');
    expect((await slow)[0]).to.equal(200);
    expect(order).to.deep.equal(['others', 'slow']);
    expect(await service.end('SIGTERM')).to.equal(0);
    directory.remove();
  });

  it('is named if its register() never ends', async () => {
    let called = (): void => undefined;
    const registering = new Promise<void>((resolve) => {
      called = resolve;
    });
    const waiting = definePlugin({
      name: 'waiting',
      description: 'Waits for ever.',
      register() {
        called();
        return new Promise(() => undefined);
      },
    });
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const error = createEngine({ plugins: [{ use: waiting }] }).catch((reason: unknown) => reason);
      await registering;
      mock.timers.tick(120_000);
      expect(await error).to.include({ code: 'plugin_failed' });
      expect(await error)
        .to.have.property('message')
        .that.includes("'waiting'")
        .and.includes('register() did not end');
    } finally {
      mock.timers.reset();
    }
  });
});

describe('short texts', () => {
  it('go to threads for a while after one that held the event loop, each time for twice as long', () => {
    let now = 0;
    const texts = new SlowTexts(() => now);
    const taking = (ms: number) =>
      texts.run(() => {
        now += ms;
        return ms;
      });
    expect(taking(900)).to.equal(900);
    expect(texts.inThreads).to.equal(false);
    for (const minutes of [1, 2, 4]) {
      taking(4_000);
      now += minutes * 60_000 - 1;
      expect(texts.inThreads).to.equal(true);
      now += 1;
      expect(texts.inThreads).to.equal(false);
    }
    expect(() =>
      texts.run(() => {
        now += 4_000;
        throw new Error('stopped');
      }),
    ).to.throw('stopped');
    expect(texts.inThreads).to.equal(true);
  });
});
