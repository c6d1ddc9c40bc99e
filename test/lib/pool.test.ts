import { getPriority } from 'node:os';
import { expect } from 'chai';
import { isDeidError } from '../../core/index.js';
import { createPool, type PoolOptions } from '../../lib/pool/pool.js';
import type { TasksOf, WorkPool } from '../../lib/pool/work.js';
import type misbehaving from './misbehaving-work.js';

type Pool = WorkPool<TasksOf<typeof misbehaving>>;

async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail('it should have been refused'),
    (error: unknown) => error,
  );
}

async function code(promise: Promise<unknown>): Promise<string> {
  const error = await rejection(promise);
  return isDeidError(error) ? error.code : expect.fail(`not a DeidError: ${String(error)}`);
}

describe('the pool of worker threads', () => {
  const pools: Pool[] = [];
  const pool = (limits: Partial<PoolOptions> = {}, data: unknown = 'data'): Pool => {
    const made = createPool<typeof misbehaving>({
      module: new URL('./misbehaving-work.js', import.meta.url),
      data,
      threads: 1,
      ...limits,
    });
    pools.push(made);
    return made;
  };
  afterEach(() => Promise.all(pools.splice(0).map((made) => made.close())));

  it('runs a task in a thread that was set up with the data', async () => {
    expect(await pool().run('echo', 'in')).to.equal('data in');
  });

  it('sets up a thread once', async () => {
    const one = pool();
    expect([await one.run('calls', undefined), await one.run('calls', undefined)]).to.deep.equal([1, 2]);
  });

  it('gives a thread the requested memory, and more for new objects than V8 would', async () => {
    const limits = await pool({ memoryMb: 512 }).run('limits', undefined);
    expect(limits).to.include({ maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 96 });
  });

  it('lets the event loop go first where threads have priorities of their own', async function () {
    if (process.platform !== 'linux') this.skip();
    expect(await pool().run('niceness', undefined)).to.be.greaterThan(getPriority());
  });

  it('returns bytes unchanged', async () => {
    expect(await pool().run('bytes', 3)).to.deep.equal(new Uint8Array([7, 7, 7]));
  });

  it('passes on the error of a task with its facts and places', async () => {
    const error = await rejection(pool().run('refuse', undefined));
    expect(error).to.deep.include({ code: 'cell_too_large', status: 422 });
    expect(error).to.have.property('message').that.includes('larger than 1 MB');
    expect(error).to.have.deep.property('mistakes', [{ pointer: '/3', message: 'too large' }]);
  });

  it('goes on with a task that leaves a rejected promise behind, and tells the kind of the error alone', async () => {
    const kinds: string[] = [];
    const one = pool({ onBackgroundFault: (kind) => kinds.push(kind) });
    expect(await one.run('leaves', 'Zebulon')).to.equal('done');
    expect(await one.run('calls', undefined)).to.equal(1);
    expect(kinds).to.deep.equal(['RangeError']);
  });

  it('passes on no content of a foreign error', async () => {
    const error = await rejection(pool().run('throwText', 'SSN 000-12-3456'));
    expect(error).to.include({ code: 'processing_failed' });
    expect(`${JSON.stringify(error)}${error instanceof Error ? `${error.message}${error.stack}` : ''}`).not.to.include(
      '000-12',
    );
    expect(error).not.to.have.property('cause');
  });

  it('reports a thread that cannot be set up, for every task and for ready()', async () => {
    const broken = pool({}, 'broken');
    expect(await code(broken.run('echo', 'in'))).to.equal('plugin_failed');
    expect(await code(broken.ready())).to.equal('plugin_failed');
  });

  for (const [task, expected] of [
    ['hang', 'processing_timeout'],
    ['exit', 'processing_failed'],
  ] as const) {
    it(`continues after a task that does ${task}`, async () => {
      const one = pool({ timeoutMs: 15_000 });
      await one.ready();
      expect(await code(one.run(task, undefined, { timeoutMs: 300 }))).to.equal(expected);
      expect(await one.run('echo', 'in', { timeoutMs: 15_000 })).to.equal('data in');
    });
  }

  it('continues after a task that exhausts its memory', async () => {
    const one = pool({ memoryMb: 40 });
    expect(await code(one.run('exhaust', undefined))).to.equal('processing_out_of_memory');
    expect(await one.run('echo', 'in')).to.equal('data in');
  });

  for (const [what, task] of [
    ['buffers', 'buffers'],
    ['WebAssembly', 'webAssembly'],
    ['buffers little by little', 'buffersByTurns'],
  ] as const)
    it(`stops only the task that allocates memory outside its heap: ${what}`, async () => {
      const two = pool({ memoryMb: 300, threads: 2, minThreads: 2, timeoutMs: 30_000 });
      await two.ready();
      const bystander = two.run('slow', 3_000);
      const error = await rejection(two.run(task, undefined));
      expect(error).to.include({ code: 'processing_out_of_memory', status: 503 });
      expect(process.memoryUsage.rss()).to.be.lessThan(4 * 2 ** 30);
      expect(await two.run('echo', 'in')).to.equal('data in');
      await bystander;
    });

  it('refuses work if its queue is full, and after it is closed', async () => {
    const one = pool({ queue: 1, timeoutMs: 5000 });
    await one.ready();
    const running = code(one.run('hang', undefined));
    const waiting = code(one.run('hang', undefined));
    expect(await code(one.run('echo', 'in'))).to.equal('overloaded');
    expect(one.queued).to.equal(1);
    expect(await Promise.all([running, waiting])).to.deep.equal(['processing_timeout', 'processing_timeout']);
    await one.close();
    expect(await code(one.run('echo', 'in'))).to.equal('shutting_down');
  });

  it('closes after the running tasks have ended, at the latest at their time limit', async () => {
    const one = pool({ timeoutMs: 5000 });
    await one.ready();
    const slow = pool({ timeoutMs: 10_000 });
    const ends = Promise.all([code(one.run('hang', undefined)), slow.run('slow', 200)]);
    await Promise.all([one.close(), slow.close()]);
    expect((await ends)[0]).to.equal('processing_timeout');
  });

  it('does not wait for a thread that is still starting when it is closed', async () => {
    const one = pool({ timeoutMs: 600_000 }, 'endless');
    const ready = code(one.ready());
    await one.close();
    expect(await ready).to.equal('processing_failed');
  });

  it('rejects with the reason of a signal, and never starts a task that was cancelled while it waited', async () => {
    const one = pool();
    await one.ready();
    const first = one.run('slow', 200);
    const stop = new AbortController();
    const waiting = rejection(one.run('calls', undefined, { signal: stop.signal }));
    const reason = new Error('client closed');
    stop.abort(reason);
    expect(await waiting).to.equal(reason);
    await first;
    expect(await one.run('calls', undefined)).to.equal(1);
    expect(await rejection(one.run('calls', undefined, { signal: AbortSignal.abort(reason) }))).to.equal(reason);
  });

  describe('with streams', () => {
    async function* chunks(count: number, size: number): AsyncGenerator<Uint8Array> {
      for (let i = 0; i < count; i++) yield new Uint8Array(size).fill(i);
    }

    const all = async (source: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> => {
      const parts: Uint8Array[] = [];
      for await (const part of source) parts.push(part);
      return parts;
    };

    const collect = (): { readonly parts: Uint8Array[]; write(bytes: Uint8Array): Promise<void> } => {
      const parts: Uint8Array[] = [];
      return { parts, write: async (bytes) => void parts.push(bytes) };
    };

    it('transfers every byte both ways, in order, in any chunks', async () => {
      for (const cut of [1_000, 70_000, 200_000]) {
        const sink = collect();
        expect(await pool().run('copy', cut, { source: chunks(9, 100_000), sink })).to.equal(900_000);
        const wanted = Buffer.concat(await all(chunks(9, 100_000)));
        expect(Buffer.concat(sink.parts).equals(wanted), `cut at ${cut}`).to.equal(true);
      }
    });

    it('reads no further ahead than a slow sink allows', async () => {
      let read = 0;
      let written = 0;
      let furthest = 0;
      async function* source(): AsyncGenerator<Uint8Array> {
        for await (const chunk of chunks(60, 65_536)) {
          read += chunk.length;
          furthest = Math.max(furthest, read - written);
          yield chunk;
        }
      }
      const sink = {
        async write(bytes: Uint8Array) {
          await new Promise((resolve) => setTimeout(resolve, 1));
          written += bytes.length;
        },
      };
      await pool().run('copy', 65_536, { source: source(), sink });
      expect(written).to.equal(60 * 65_536);
      expect(furthest).to.be.lessThan(16 * 65_536);
    });

    it('ends with the error of the source or of the sink, and releases the source', async () => {
      const one = pool();
      const full = new Error('disk full');
      let released = false;
      async function* endless(): AsyncGenerator<Uint8Array> {
        try {
          for (;;) yield new Uint8Array(65_536);
        } finally {
          released = true;
        }
      }
      const sink = { write: () => Promise.reject(full) };
      expect(await rejection(one.run('copy', 65_536, { source: endless(), sink }))).to.equal(full);
      expect(released).to.equal(true);
      expect(await one.run('echo', 'in')).to.equal('data in');
    });

    it('frees the thread of a task that is cancelled while it waits for a source', async () => {
      const one = pool();
      const never = { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined) }) };
      const stop = new AbortController();
      const reading = rejection(one.run('readForEver', undefined, { source: never, signal: stop.signal }));
      stop.abort(new Error('client closed'));
      await reading;
      expect(await one.run('echo', 'in')).to.equal('data in');
    });
  });
});
