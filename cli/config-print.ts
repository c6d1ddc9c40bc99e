import { type SettingInForce, settingsInForce } from '../lib/index.js';
import { type CommonFlags, configOf } from './base/engine-options.js';
import { print, table } from './base/terminal.js';

/**
 * `deidkit config print`: prints all settings in force, each with the line of the configuration, or the default, that it comes from.
 * @param about prints only settings that concern this pointer (`/plugins/3`) or name (`contact/phone`, `PERSON`, `HIPAA`)
 */
export async function printConfig(about: string | undefined, flags: CommonFlags): Promise<number> {
  const all = (await settingsInForce(configOf(flags))).map(ofCommand);
  const settings = about === undefined ? all : all.filter((setting) => concerns(setting, about));
  if (flags.json === true) await print(JSON.stringify(settings));
  else await print(table(settings.map(({ pointer, value, from }) => [pointer, from, JSON.stringify(value)])));
  return 0;
}

/** The command and the service read with the model `auto` where the configuration names none. */
const ofCommand = (setting: SettingInForce): SettingInForce =>
  setting.pointer === '/defaults/model' && setting.from === 'default'
    ? { ...setting, value: 'auto', from: 'default of the command and the service' }
    : setting;

/** A name concerns settings of itself, of its patterns if it is a recognizer, and of its plugin. */
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
