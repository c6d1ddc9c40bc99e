import { expect } from 'chai';
import { isDeidError } from '../../core/index.js';
import { createEngine, deidentifyFile } from '../../lib/index.js';
import badge from './badge-plugin.js';

const any = <T>(value: unknown): T => value as never;
const PLUGINS = ['transformers', 'surrogates', 'policies', 'txt', 'csv'].map((name) => ({
  use: `deidkit/plugins/${name}`,
}));
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => expect.fail('it is accepted'),
    (error: unknown) => {
      if (!isDeidError(error)) throw error;
      return `${error.code} ${error.message}`;
    },
  );

describe('the library, given something else than it takes', () => {
  it('accepts an extension with its dot', async () => {
    await using engine = await createEngine({ plugins: PLUGINS });
    const { bytes } = await deidentifyFile(engine, Buffer.from('a,b\n1,2\n'), 'bytes', {
      extension: '.CSV',
      mode: 'REDACT',
    });
    expect(Buffer.from(bytes).toString()).to.equal('a,b\n1,2\n');
  });

  it('says what is wrong with arguments of another kind', async () => {
    await using engine = await createEngine({ plugins: PLUGINS });
    const input = Buffer.from('a text');
    const options = { extension: 'txt', mode: 'REDACT' };
    for (const [work, says] of [
      [() => deidentifyFile(any({}), input, 'bytes', options), 'the engine must be'],
      [() => deidentifyFile(engine, any(undefined), 'bytes', options), 'the input must be'],
      [() => deidentifyFile(engine, any(7), 'bytes', options), 'the input must be'],
      [() => deidentifyFile(engine, input, any(undefined), options), 'the output must be'],
    ] as const)
      expect(await refusal(work()))
        .to.match(/^validation_failed/)
        .and.include(says);
  });

  it('says what to write for a plugin that stands in the list itself', async () => {
    expect(await refusal(createEngine(any({ plugins: [badge] })))).to.match(
      /^config_invalid[\s\S]*\/plugins\/0[\s\S]*use: …/,
    );
  });

  it('shows no empty list of modes', async () => {
    await using engine = await createEngine({ plugins: [] });
    expect(await refusal(engine.deidentifyAsync('a text'))).to.include('deidkit/plugins/policies');
  });
});
