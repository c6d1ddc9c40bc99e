import type { ModeTable } from '../core/hosting.js';
import { createEngine } from '../lib/index.js';
import { type CommonFlags, configOf } from './base/engine-options.js';
import { usage } from './base/errors.js';
import { print, table } from './base/terminal.js';

/** `deidkit modes`: prints what each compliance mode does with each entity type. @param name one mode, in any case */
export async function modes(name: string | undefined, flags: CommonFlags): Promise<number> {
  await using engine = await createEngine(configOf(flags));
  const shown = engine.modes.filter((mode) => name === undefined || mode.name === name.trim().toUpperCase());
  if (shown.length === 0) throw usage(`there is no such mode; known: ${engine.modes.map((m) => m.name).join(', ')}.`);
  if (flags.json === true) await print(JSON.stringify(shown));
  else if (name === undefined) await printAll(shown);
  else for (const mode of shown) await printOne(mode);
  return 0;
}

async function printAll(all: readonly ModeTable[]): Promise<void> {
  const shown = all.filter(({ available }) => available);
  const types = shown[0]?.actions.map(({ type }) => type) ?? [];
  const rows = types.map((type, i) => [type, ...shown.map(({ actions }) => actions[i]?.transformer ?? '')]);
  await print(table([['', ...shown.map(({ name }) => name)], ...rows]));
  for (const { name } of all.filter(({ available }) => !available))
    await print(`\n${name}: no policy in this configuration.`);
  const added = all.filter(({ specified }) => !specified).map(({ name }) => name);
  if (added.length > 0) await print(`\nNot among the specified modes: ${added.join(', ')}.`);
}

async function printOne({ description, actions }: ModeTable): Promise<void> {
  await print(`${description}\n`);
  await print(
    table([
      ['type', 'transformer', 'found', 'reference'],
      ...actions.map(({ type, transformer, always, reference }) => [
        type,
        transformer,
        always ? 'at every level' : 'by the level',
        reference ?? '-',
      ]),
    ]),
  );
}
