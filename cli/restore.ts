import { createEngine } from '../lib/index.js';
import { type CommonFlags, configOf } from './engine-options.js';
import { usage } from './errors.js';
import { readInputs } from './inputs.js';
import { print, readStandardInput } from './terminal.js';

/** `deidkit restore`: puts originals back into texts whose substitutes can be reversed. */
export async function restore(args: readonly string[], flags: CommonFlags): Promise<number> {
  const inputs = await readInputs(args, { text: flags.text ?? false });
  await using engine = await createEngine(configOf(flags));
  for (const input of inputs) {
    if (input.kind === 'file') throw usage("'restore' takes texts and standard input: deidkit restore - < FILE");
    const text = input.kind === 'text' ? input.text : await readStandardInput();
    await print(engine.restore(text, flags.mode === undefined ? {} : { mode: flags.mode }));
  }
  return 0;
}
