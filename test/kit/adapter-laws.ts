import assert from 'node:assert/strict';
import type { PluginWithOptions } from '../../core/hosting.js';
import {
  definePlugin,
  type Engine,
  type FileAdapter,
  type FileReport,
  isDeidError,
  type Plugin,
} from '../../core/index.js';
import { type AdapterHost, isAccepted, runAdapter } from '../../lib/files/run-adapter.js';
import { fc } from './fast-check.js';
import type { TestRunner } from './runner.js';
import { engineWithoutAnnotators } from './silenced.js';

/** A complete file of a format, and facts about it that the laws need. */
export interface FileCase {
  /** Content of the file; a string is encoded as UTF-8. */
  readonly bytes: Uint8Array | string;
  /** Extension without the dot; default: the adapter's first. */
  readonly extension?: string;
}

const MODE = 'KIT_KEEP';
const RUNS = { numRuns: 25 };
/** Time limits of an adapter in tests, in milliseconds. Test files are small. */
const ENDING = { blockedMs: 5000, settledMs: 8000 };
const LIMITS = { wholeFileBytes: 1 << 26, partBytes: 1 << 26, unpackedBytes: 1 << 28 };

const bytesOf = ({ bytes }: FileCase): Uint8Array => (typeof bytes === 'string' ? Buffer.from(bytes) : bytes);

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** The engine, as for authors of plugins: code that does not end is stopped. */
const hostOf = (engine: Engine): AdapterHost => ({
  developer: true,
  pluginOf: (kind, name) => engine.pluginOf(kind, name),
});

/** Runs an adapter over bytes in memory. */
async function run(
  engine: Engine,
  adapter: FileAdapter,
  bytes: Uint8Array,
  extension: string,
  chunk: number,
): Promise<{ output: Buffer; report: FileReport }> {
  const written: Buffer[] = [];
  const job = {
    source: { stream: () => inChunks(bytes, chunk), bytes: async () => bytes, size: bytes.length },
    sink: { write: async (part: Uint8Array) => void written.push(Buffer.from(part)) },
    session: engine.openSession({ mode: MODE, seed: 'kit' }),
    limits: LIMITS,
    extension,
    options: {},
  };
  const report = await runAdapter(adapter, job, hostOf(engine), ENDING);
  return { output: Buffer.concat(written), report };
}

/** A mode in which every substitute equals the original, so that any change is made by the adapter itself. */
const keep = definePlugin({
  name: 'kit-keep',
  description: 'A mode that changes nothing, for the laws of the test kit.',
  register(registry) {
    registry.transformer({
      name: 'kit-keep',
      description: 'Changes nothing.',
      reversible: false,
      derived: false,
      prepare: () => ({ keeps: ({ text }) => [text], apply: (terms) => terms.map(({ text }) => text) }),
    });
    registry.policy({ name: MODE, description: 'Changes nothing.', rules: { '*': { use: 'kit-keep' } } });
  },
});

/** Tests the laws of file adapters with files of their format. */
export function testAdapterLaws(
  { describe, it, before, after }: TestRunner,
  make: () => readonly (Plugin | PluginWithOptions)[],
  name: string,
  files: readonly FileCase[],
): void {
  describe(`file adapter ${name}`, () => {
    let engine: Engine;
    before(async () => {
      engine = await engineWithoutAnnotators({ plugins: [...make(), keep] });
    });
    after(() => engine.close());
    const adapter = (): FileAdapter => {
      const found = engine.fileAdapters.find((one) => one.name === name);
      assert.ok(found, `no file adapter ${name}`);
      return found;
    };

    it('accepts its own files by their first bytes', () => {
      for (const file of files)
        assert.ok(isAccepted(adapter(), bytesOf(file).subarray(0, 4096), extensionOf(file, adapter()), hostOf(engine)));
    });

    it('returns a file byte for byte if nothing changes, in whatever chunks it arrives', async () => {
      for (const file of files)
        for (const chunk of [1 << 20, 7]) {
          const { output } = await run(engine, adapter(), bytesOf(file), extensionOf(file, adapter()), chunk);
          assert.ok(output.equals(bytesOf(file)), firstChange(bytesOf(file), output));
        }
    });

    it('answers a truncated or damaged file with a file or an error of the table, and nothing else', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...files),
          fc.nat(),
          fc.nat(255),
          fc.boolean(),
          async (file, at, byte, cut) => {
            const whole = bytesOf(file);
            const place = at % (whole.length + 1);
            const damaged = cut ? whole.slice(0, place) : Uint8Array.from(whole, (b, i) => (i === place ? byte : b));
            try {
              await run(engine, adapter(), damaged, extensionOf(file, adapter()), 1000);
            } catch (error) {
              if (!isDeidError(error) || error.code === 'adapter_failed') throw error;
            }
          },
        ),
        RUNS,
      );
    });
  });
}

/** Describes the first difference between two files that should be equal. */
function firstChange(file: Uint8Array, output: Uint8Array): string {
  const at = file.findIndex((byte, i) => byte !== output[i]);
  const hex = (bytes: Uint8Array, from: number): string =>
    Buffer.from(bytes.subarray(from, from + 8)).toString('hex') || 'nothing';
  const from = at === -1 ? file.length : at;
  return `the file came back changed: from byte ${from} on it was ${hex(file, from)}, and is ${hex(output, from)}`;
}

const extensionOf = (file: FileCase, adapter: FileAdapter): string => file.extension ?? adapter.extensions[0] ?? '';
