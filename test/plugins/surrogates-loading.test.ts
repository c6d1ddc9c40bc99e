import { execFileSync } from 'node:child_process';
import { expect } from 'chai';

/** After each step of a process of its own: whether the modules that invent values have been loaded. */
const PROGRAM = `
  import { createRequire } from 'node:module';
  import { createEngine } from ${JSON.stringify(import.meta.resolve('../../lib/index.js'))};
  const { cache } = createRequire(import.meta.url);
  const engine = await createEngine();
  const said = (step) => console.log(step, Object.keys(cache).some((path) => /surrogates.replace\\.js$/.test(path)));
  engine.analyze('Call Mary Jones.');
  said('analyze');
  for (const mode of ['MASKED', 'REDACT', 'GDPR', 'PROPRIETARY']) {
    engine.deidentify('Call Mary Jones.', { mode });
    said(mode);
  }`;

describe('the modules that generate values', () => {
  it('are loaded when the first value is needed, and not before', function () {
    this.timeout(60_000);
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], { encoding: 'utf8' });
    expect(said.trim().split('\n')).to.deep.equal([
      'analyze false',
      'MASKED false',
      'REDACT false',
      'GDPR false',
      'PROPRIETARY true',
    ]);
  });
});
