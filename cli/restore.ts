import { createEngine } from '../lib/index.js';
import { type CommonFlags, configOf, rulesIn } from './base/engine-options.js';
import { usage } from './base/errors.js';
import { print, readStandardInput, write } from './base/terminal.js';
import { readInputs } from './inputs.js';

/** `deidkit restore`: restores the originals of reversible substitutes. */
export async function restore(args: readonly string[], flags: CommonFlags): Promise<number> {
  const inputs = await readInputs(args, { text: flags.text ?? false });
  const rules = flags.rules === undefined ? {} : { rules: rulesIn(flags.rules) };
  await using engine = await createEngine(configOf(flags));
  for (const input of inputs) {
    if (input.kind === 'file' || input.kind === 'folder')
      throw usage("'restore' takes texts and standard input: deidkit restore - < FILE");
    const options = { ...rules, ...(flags.mode !== undefined && { mode: flags.mode }) };
    // Text from a pipe is written without an additional line break.
    if (input.kind === 'stdin') await write(engine.restore(await readStandardInput(), options));
    else await print(engine.restore(input.text, options));
  }
  return 0;
}
