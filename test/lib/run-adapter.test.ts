import { spawnSync } from 'node:child_process';
import { expect } from 'chai';
import { tempFolder } from './temp-folder.js';

const ADAPTER = new URL('../../lib/files/run-adapter.js', import.meta.url).href;

/** A program in which a file adapter is run as for its author, with 300 ms. */
const program = (body: string): string => `
  const { runAdapter } = await import('${ADAPTER}');
  const job = { source: { bytes: async () => Buffer.from('Sigrid') }, sink: {}, session: {}, limits: {}, extension: 'own', options: {} };
  const process = async ({ source }) => { ${body} };
  await runAdapter({ name: 'mine', process }, job, { developer: true, pluginOf: () => 'acme' }, { blockedMs: 300, settledMs: 600 });`;

describe('file adapters in engines for developers', () => {
  for (const [where, body] of [
    ['at once', 'for (;;);'],
    ['after it has waited', 'const bytes = await source.bytes(); while (bytes.length > 0);'],
  ] as const)
    it(`end the process, naming the adapter and the line, if one loops endlessly ${where}`, async () => {
      await using folder = await tempFolder({ 'main.mjs': program(body) });
      const run = spawnSync(process.execPath, [folder.file('main.mjs')], {
        encoding: 'utf8',
        timeout: 20_000,
        killSignal: 'SIGTERM',
      });
      expect(run.stderr).to.match(
        /^\s*File adapter 'mine' of plugin 'acme' failed.*it did not end and was stopped.*\n {4}at process /,
      );
      expect(run.stderr).not.to.include('Sigrid');
      expect(run.signal).to.equal('SIGKILL');
    });
});
