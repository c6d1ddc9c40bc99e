import type { Engine } from '../core/index.js';
import { createEngine } from '../lib/index.js';
import { type CommonFlags, configOf, rulesIn, tenantIn } from './base/engine-options.js';
import { usage } from './base/errors.js';
import { print, readStandardInput, write } from './base/terminal.js';
import { readInputs } from './inputs.js';

/** Options of `restore`. */
export interface RestoreFlags extends CommonFlags {
  /** Entity type: the arguments, or the lines of standard input, are codes of it. */
  readonly type?: string;
  /** Name of the key that made them. */
  readonly keyId?: string;
}

type Options = Parameters<Engine['restore']>[1];

/** `deidkit restore`: restores the originals of reversible substitutes. */
export async function restore(args: readonly string[], flags: RestoreFlags): Promise<number> {
  if (flags.type === undefined && flags.keyId !== undefined)
    throw usage('--key-id is for --type: codes in a text name their key.');
  const isText = flags.text ?? flags.type !== undefined;
  const inputs = await readInputs(args, { text: isText && args[0] !== '-' });
  const options: Options = {
    ...(flags.rules !== undefined && { rules: rulesIn(flags.rules) }),
    ...(flags.mode !== undefined && { mode: flags.mode }),
    ...tenantIn(flags),
  };
  await using engine = await createEngine(configOf(flags));
  for (const input of inputs) {
    if (input.kind === 'file' || input.kind === 'folder')
      throw usage("'restore' takes texts and standard input: deidkit restore - < FILE");
    const text = input.kind === 'stdin' ? await readStandardInput() : input.text;
    if (flags.type !== undefined) await print(valuesIn(engine, text, flags, options).join('\n'));
    // Text from a pipe is written without an additional line break.
    else if (input.kind === 'stdin') await write(engine.restore(text, options));
    else await print(engine.restore(text, options));
  }
  return 0;
}

/** The originals of codes, one a line. */
function valuesIn(engine: Engine, text: string, { type = '', keyId }: RestoreFlags, options: Options): string[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return engine.restoreValues(
    lines.map((value) => ({ type: type.trim().toUpperCase(), value, keyId })),
    options,
  );
}
