import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { tempFolder } from '../lib/temp-folder.js';

const COMMAND = fileURLToPath(new URL('../../cli/main.js', import.meta.url));
/** Node warns of a leak at the eleventh listener. */
const EDITS = 11;

describe('deidkit dev', () => {
  it('goes on after mistakes and many edits, without a warning', async () => {
    const folder = await tempFolder({ 'plugins.config.json': '{ "plugins": [', 'samples/a.txt': 'a text' });
    const child = spawn(process.execPath, [COMMAND, 'dev'], { cwd: folder.path, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let rounds = 0;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const all = new Promise<void>((resolve, reject) => {
      const hear = (piece: Buffer) => {
        said += piece;
        const waits = said.split('waiting for a change').length - 1;
        if (waits <= rounds) return;
        rounds = waits;
        if (rounds > EDITS) return resolve();
        writeFile(folder.file('plugins.config.json'), `{ "plugins": [ ${' '.repeat(rounds)}`).catch(reject);
      };
      for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
      void ended.then(() => reject(new Error(`it ended: ${said}`)));
    });
    await all;
    child.kill('SIGINT');
    expect(await ended).to.equal(0);
    expect(said.split('config_unreadable').length - 1).to.equal(EDITS + 1);
    expect(said).not.to.match(/Warning|MaxListeners/);
    await folder[Symbol.asyncDispose]();
  });
});
