import { type SettingInForce, settingsInForce } from '../lib/index.js';
import { type CommonFlags, configOf } from './base/engine-options.js';
import { print, table } from './base/terminal.js';

/**
 * `deidkit config print`: every setting in force, and which line of the configuration, or which default, made it so.
 * @param about a pointer (`/plugins/3`) or a name (`contact/phone`, `PERSON`, `HIPAA`): only what concerns it
 */
export async function printConfig(about: string | undefined, flags: CommonFlags): Promise<number> {
  const all = await settingsInForce(configOf(flags));
  const settings = about === undefined ? all : all.filter((setting) => concerns(setting, about));
  if (flags.json === true) await print(JSON.stringify(settings));
  else await print(table(settings.map(({ pointer, value, from }) => [pointer, from, JSON.stringify(value)])));
  return 0;
}

/** A recognizer is concerned by what is said of it, of its patterns, and of its plugin. */
function concerns({ pointer, value }: SettingInForce, about: string): boolean {
  if (about.startsWith('/')) return pointer === about || pointer.startsWith(`${about}/`);
  const plugin = about.split('/', 1)[0] ?? about;
  const isAbout = (word: unknown): boolean =>
    typeof word === 'string' &&
    word !== '' &&
    (word === about ||
      word.startsWith(`${about}/`) ||
      about.startsWith(`${word}/`) ||
      (about.includes('/') && word.endsWith(`plugins/${plugin}`)));
  const keys = pointer.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.some(isAbout) || (Array.isArray(value) ? value : [value]).some(isAbout);
}
