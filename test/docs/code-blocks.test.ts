import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { createEngine } from '../../lib/index.js';

const root = new URL('../../../', import.meta.url);
const run = promisify(execFile);

/** The blocks marked `js`, each with the number of its line. */
const blocksOf = (page: string): { readonly line: number; readonly code: string }[] =>
  [...page.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map((match) => ({
    line: page.slice(0, match.index).split('\n').length,
    code: match[1] ?? '',
  }));

const printsOf = (code: string): string =>
  [...code.matchAll(/^\/\/ prints: (.*)$/gm)].map((line) => `${line[1]}\n`).join('');

describe('the code of the documentation', () => {
  it('shows a configuration that creates an engine', async () => {
    const page = await readFile(new URL('docs/config.md', root), 'utf8');
    const json = /^```json\n([\s\S]*?)^```$/m.exec(page)?.[1] ?? '';
    expect(json).to.include('"./badge.js"');
    const config = JSON.parse(json.replace('./badge.js', import.meta.resolve('../lib/badge-plugin.js')));
    await using engine = await createEngine(config);
    expect(engine.analyze('Badge BX-123456').domain).to.equal('Medical');
  });

  for (const name of [
    'README.md',
    'docs/plugins.md',
    'docs/services.md',
    'docs/config.md',
    'docs/explain.md',
    'docs/presidio.md',
    'docs/cookbook.md',
    'docs/rules.md',
    'docs/stability.md',
  ]) {
    it(`runs and prints what it shows: ${name}`, async () => {
      const blocks = blocksOf(await readFile(new URL(name, root), 'utf8'));
      for (const { line, code } of blocks) {
        const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], {
          cwd: fileURLToPath(root),
        });
        expect(stdout, `${name}, line ${line}`).to.equal(printsOf(code));
      }
      expect(blocks, 'blocks that run').not.to.have.lengthOf(0);
    }).timeout(60_000);
  }
});
