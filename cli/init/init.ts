import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { usage, withPath } from '../base/errors.js';
import { EXIT } from '../base/exit-codes.js';
import { note, print } from '../base/terminal.js';
import { type DependencyOf, dependencies } from './dependencies.js';
import { KINDS, type Kind } from './kinds.js';

/** Root of the package, relative to `dist/cli/init`. Templates are not compiled. */
const PACKAGE = new URL('../../../', import.meta.url);
const TEMPLATES = fileURLToPath(new URL('cli/init/templates/', PACKAGE));

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** npm does not pack files named .gitignore. */
const RENAMED: Readonly<Record<string, string>> = { gitignore: '.gitignore' };

/** Options of {@link init}. */
export interface InitFlags {
  /** Version or path of deidkit to depend on, instead of that of this program: `../deidkit`, `../deidkit-0.1.0.tgz`. */
  readonly deidkit?: string;
}

const isKind = (word: string): word is Kind => Object.hasOwn(KINDS, word);

/** What `deidkit init` prints without arguments. */
const LIST = [
  'deidkit init KIND NAME',
  ...Object.entries(KINDS).map(([kind, { what }]) => `  ${kind.padEnd(12)}${what}`),
];

/**
 * `deidkit init`: writes a folder with tests, checks and a start script. Existing files are never overwritten. Without
 * a kind it lists the kinds.
 */
export async function init(kind: string | undefined, path: string | undefined, flags: InitFlags): Promise<number> {
  if (kind === undefined) {
    await print(LIST.join('\n'));
    return EXIT.ok;
  }
  if (!isKind(kind)) throw usage(`there is no kind of this name; there are ${Object.keys(KINDS).join(', ')}`);
  if (path === undefined) throw usage(`a name is missing: deidkit init ${kind} my-${kind}`);
  const folder = resolve(path);
  const name = basename(folder);
  if (!NAME.test(name))
    throw usage('the name must be in kebab-case: lower-case letters, digits and hyphens, such as my-plugin');
  const { what, start, base } = KINDS[kind];
  const from = dependencies(folder, flags.deidkit);
  const words = { name, what, start, version: from('deidkit'), testing: from('testing') };
  await withPath('NAME', async () => {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length > 0) throw usage('the folder exists and is not empty; name a new one');
    const files = { ...(await filesOf('shared')), ...(base && (await filesOf(base))), ...(await filesOf(kind)) };
    for (const [file, template] of Object.entries(files))
      await write(
        join(folder, file),
        filled(file === 'package.json' ? manifestOf(template, kind, from) : template, words),
      );
  });
  const shown = relative('.', folder) || '.';
  note(`Written: ${shown}`);
  await print(`cd ${shown} && npm install && npm test && npm start`);
  return EXIT.ok;
}

/** Templates of a folder, by target path. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const root = join(TEMPLATES, folder);
  const files: Record<string, string> = {};
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = relative(root, join(entry.parentPath, RENAMED[entry.name] ?? entry.name));
    files[file] = await readFile(join(entry.parentPath, entry.name), 'utf8');
  }
  return files;
}

/** Adds the script for `npm start`, and the package it needs, to the template. */
function manifestOf(template: string, kind: Kind, from: DependencyOf): string {
  const manifest: Record<'scripts' | 'dependencies', Record<string, string>> = JSON.parse(template);
  const { script, needs } = KINDS[kind];
  manifest.scripts.start = script;
  if (needs !== undefined) manifest.dependencies[needs] = from('server');
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const filled = (template: string, words: Readonly<Record<string, string>>): string =>
  template.replace(/__(name|what|start|version|testing)__/g, (mark, word: string) => words[word] ?? mark);

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text, { flag: 'wx' });
}
