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

const PAGES = [
  'README.md',
  'docs/plugins.md',
  'docs/services.md',
  'docs/config.md',
  'docs/explain.md',
  'docs/presidio.md',
  'docs/cookbook.md',
  'docs/language-models.md',
  'docs/rules.md',
  'docs/stability.md',
  'docs/word-lists.md',
] as const;

describe('the code of the documentation', () => {
  it('shows a configuration that creates an engine', async () => {
    const page = await readFile(new URL('docs/config.md', root), 'utf8');
    const json = /^```json\n([\s\S]*?)^```$/m.exec(page)?.[1] ?? '';
    expect(json).to.include('"./badge.js"');
    const config = JSON.parse(json.replace('./badge.js', import.meta.resolve('../lib/badge-plugin.js')));
    await using engine = await createEngine(config);
    expect(engine.analyze('Badge BX-123456').domain).to.equal('Medical');
  });

  it('shows every method of the registry in a block that runs', async () => {
    const contract = await readFile(new URL('core/contracts/plugin.ts', root), 'utf8');
    const registry = /interface Registry \{([\s\S]*?)^\}/m.exec(contract)?.[1] ?? '';
    const methods = [...registry.matchAll(/^ {2}(\w+)[<(]/gm)].map((match) => match[1] ?? '');
    expect(methods).to.include.members(['recognizer', 'policy', 'service']);
    const pages = await Promise.all(PAGES.map((name) => readFile(new URL(name, root), 'utf8')));
    const code = pages.flatMap((page) => blocksOf(page).map((block) => block.code)).join('\n');
    for (const method of methods) expect(code, `registry.${method}`).to.include(`registry.${method}(`);
  });

  for (const name of PAGES) {
    it(`runs and prints what it shows: ${name}`, async () => {
      const blocks = blocksOf(await readFile(new URL(name, root), 'utf8'));
      for (const { line, code } of blocks) {
        const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], {
          cwd: fileURLToPath(root),
        });
        expect(stdout, `${name}, line ${line}`).to.equal(printsOf(code));
      }
      expect(blocks, 'blocks that run').not.to.have.lengthOf(0);
    }).timeout(180_000);
  }
});
