import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';

const run = promisify(execFile);
const file = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const { DEIDKIT_TEST_OTHER_NODE: OTHER_NODE, CI } = process.env;
const TEXTS = [
  ...['README.md', 'docs/cookbook.md', 'plugins/detectors/ner/training/templates/clinical.txt'].map((path) =>
    readFileSync(file(path), 'utf8'),
  ),
  'Frau Önder und Herr Dr. Weiß trafen sich am 3. Mai in Köln bei der Nordlicht Versicherung AG.',
  'Ольга Петрова живёт в Туле и работает у Ивана Сергеева.',
  '王小明昨天在上海见到了李娜。',
];

const findings = async (node: string, model: string): Promise<string> => {
  const args = [file('dist/cli/main.js'), 'analyze', '--json', '--level', '3', '--model', model, '--text', ...TEXTS];
  const { stdout } = await run(node, args, {
    env: { ...process.env, DEIDKIT_CONFIG: '' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
};

describe('another version of Node', () => {
  before(async function () {
    if (OTHER_NODE !== undefined) {
      const { stdout } = await run(OTHER_NODE, ['--version']);
      expect(stdout.trim(), 'another version than that of the tests').to.not.equal(process.version);
      return;
    }
    const words = 'DEIDKIT_TEST_OTHER_NODE names no other Node; .ci/run installs one';
    if (CI === 'true') throw new Error(words);
    console.log(`      ${words}: findings are not compared`);
    this.skip();
  });

  for (const model of ['fast', 'cascade'])
    it(`finds the same with the same scores, read with the model ${model}`, async () => {
      const [here, there] = await Promise.all(
        [process.execPath, OTHER_NODE ?? ''].map((node) => findings(node, model)),
      );
      expect(here?.trim().split('\n')).to.have.length(TEXTS.length);
      expect(there).to.equal(here);
    }).timeout(240_000);
});
