import { expect } from 'chai';
import { type TempFolder, tempFolder } from '../lib/temp-folder.js';
import { deidkit } from './run.js';

const PLUGIN = `import { definePlugin } from '${import.meta.resolve('../../lib/index.js')}';
export default definePlugin({
  name: 'remote',
  description: 'Asks another machine.',
  options: { type: 'object', additionalProperties: true },
  register(registry, { apiToken, fails }) {
    if (fails) throw new Error('refused with ' + apiToken);
  },
});
`;
const SECRET = 'hush-4711-hush';
const options = {
  apiToken: SECRET,
  tokens: [SECRET],
  url: `https://user:${SECRET}@names.example/v1`,
  keyEnv: 'REMOTE_KEY',
  place: 'Leeds',
};
const configOf = (more: object): string =>
  JSON.stringify({ plugins: [{ use: './remote.js', options: { ...options, ...more } }] });

describe('secrets among the options of plugins', () => {
  let folder: TempFolder;
  before(async () => {
    folder = await tempFolder({
      'remote.js': PLUGIN,
      'config.json': configOf({}),
      'failing.json': configOf({ fails: true }),
    });
  });
  after(() => folder[Symbol.asyncDispose]());

  for (const flags of [[], ['--json']])
    it(`are not shown by config print ${flags.join('')}`, async () => {
      const { code, out, err } = await deidkit(['config', 'print', '--config', folder.file('config.json'), ...flags]);
      expect(code, err).to.equal(0);
      expect(out).to.not.include(SECRET);
      expect(out).to.include('REMOTE_KEY').and.include('Leeds').and.include('names.example');
    });

  it('are not shown by the error of a register() that quotes them', async () => {
    const { code, err } = await deidkit(['plugins', 'check', '--config', folder.file('failing.json')]);
    expect(code).to.not.equal(0);
    expect(err).to.include("'remote'").and.include('refused with').and.not.include(SECRET);
  });
});
