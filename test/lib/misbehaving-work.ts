import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { resourceLimits } from 'node:worker_threads';
import { DeidError } from '../../core/index.js';
import { defineWork, type TaskStreams } from '../../lib/pool/work.js';

const MIB = 2 ** 20;

/** A work module whose tasks do what documents of the wild make real ones do. */
export default defineWork({
  async start(data: unknown) {
    if (data === 'broken') throw new DeidError('plugin_failed', ['badge']);
    if (data === 'endless') for (;;);
    return { data, calls: 0 };
  },
  tasks: {
    /** Leaves a promise behind that is rejected with what it was given, while it goes on. */
    async leaves(_, text: string) {
      void (async () => {
        await null;
        throw new RangeError(text);
      })();
      await new Promise((resolve) => setTimeout(resolve, 20));
      return 'done';
    },
    echo: (resource, input: string) => `${String(resource.data)} ${input}`,
    calls: (resource) => ++resource.calls,
    bytes: (_, input: number) => new Uint8Array(input).fill(7),
    limits: () => resourceLimits,
    /** How far this thread gives way to others (Linux: each thread has a number there). */
    niceness: () => getPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1))),
    slow: (_, input: number) => new Promise((resolve) => setTimeout(resolve, input)),
    hang: () => {
      for (;;);
    },
    exit: () => process.exit(3),
    exhaust: () => {
      const held: string[][] = [];
      for (;;) held.push(Array.from({ length: 10_000 }, (_, i) => `${held.length}.${i}`));
    },
    buffers: () => {
      const held: Uint8Array[] = [];
      for (;;) held.push(new Uint8Array(8 * MIB).fill(1));
    },
    webAssembly: () => {
      const held: WebAssembly.Memory[] = [];
      for (;;) {
        const memory = new WebAssembly.Memory({ initial: 128 });
        new Uint8Array(memory.buffer).fill(1);
        held.push(memory);
      }
    },
    async buffersByTurns() {
      const held: Uint8Array[] = [];
      for (;;) {
        held.push(new Uint8Array(8 * MIB).fill(1));
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    },
    throwText: (_, input: string) => {
      throw new Error(`cannot read ${input}`);
    },
    refuse: () => {
      throw new DeidError('cell_too_large', ['1 MB'], [{ pointer: '/3', message: 'too large' }]);
    },
    async copy(_, input: number, { source, sink }: TaskStreams) {
      let bytes = 0;
      for await (const chunk of source) {
        for (let from = 0; from < chunk.length; from += input) void sink.write(chunk.subarray(from, from + input));
        await sink.write(new Uint8Array(0));
        bytes += chunk.length;
      }
      return bytes;
    },
    async readForEver(_, __: undefined, { source }: TaskStreams) {
      for await (const _chunk of source);
    },
  },
});
