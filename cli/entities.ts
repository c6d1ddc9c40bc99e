import { createEngine } from '../lib/index.js';
import { type CommonFlags, configOf } from './base/engine-options.js';
import { print, table } from './base/terminal.js';

/** `deidkit entities`: prints the tree of entity types and whether a recognizer finds them. */
export async function entities(flags: CommonFlags): Promise<number> {
  await using engine = await createEngine(configOf(flags));
  const found = new Set(engine.recognizers.flatMap(({ types }) => types));
  const all = engine.entityTypes.all();
  if (flags.json === true) {
    await print(JSON.stringify(all.map((info) => ({ ...info, recognized: found.has(info.name) }))));
    return 0;
  }
  const rows = all.map(({ name, parent, description }) => [
    parent === undefined ? name : `  ${name}`,
    found.has(name) || all.some((child) => child.parent === name && found.has(child.name)) ? ' ' : '-',
    description,
  ]);
  await print(table(rows));
  await print("\n'-': no plugin of this configuration finds it.");
  return 0;
}
