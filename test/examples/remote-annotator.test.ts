import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { startModel } from '../../examples/remote-annotator/model.js';
import remoteNames from '../../examples/remote-annotator/plugin.js';
import { testPlugin } from '../kit/index.js';

const run = promisify(execFile);
const program = fileURLToPath(new URL('../../examples/remote-annotator/main.js', import.meta.url));

describe('the example of a remote annotator', () => {
  it('runs, and prints what its README shows', async () => {
    const { stdout } = await run(process.execPath, [program]);
    expect(stdout.trim().split('\n')).to.eql([
      '📎 [PERSON_1] of [ORGANIZATION_1]: [EMAIL_ADDRESS_1]',
      '📎 [PERSON_1] of [ORGANIZATION_1]: [EMAIL_ADDRESS_1]',
      'annotators_need_async',
      'annotator_failed',
    ]);
  }).timeout(30_000);
});

const model = await startModel();
after(() => model.close());

testPlugin(remoteNames, {
  options: { url: model.url },
  cases: {
    'remote-names/model': {
      finds: ['[[PERSON|Zebulon Quarrington]] left', '📎 from [[ORGANIZATION|Blue Heron Ltd]]'],
      ignores: ['Nowhere', 'Ida left'],
    },
  },
});
