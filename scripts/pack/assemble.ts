import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { type Manifest, moduleOf, ROOT, type Target } from './members.js';
import type { Owned } from './trace.js';

/** Fields of a package.json of which only a clone makes use. */
const OF_THE_CLONE = ['workspaces', 'scripts', 'devDependencies', 'overrides', 'allowScripts'];

/** The package behind `npm create deidkit`: npm installs it alone, so it brings `deidkit` along. */
export const CREATE = 'create-deidkit';

/** Path below which the other packages reach the modules of `deidkit`; no part of its stable interface. */
const INTERNAL = 'internal';

/**
 * Dependencies of which a part is needed, with that part. They are packed with `deidkit`, because npm would install 24 MB of
 * them: stdnum has everything twice and its sources, libphonenumber-js five builds of a parser that is not used; and with
 * piscina native code for the priority of threads, which nothing here sets.
 */
export const PACKED_PARTS: Readonly<Record<string, readonly string[]>> = {
  piscina: ['package.json', 'LICENSE', 'dist'],
  stdnum: ['package.json', 'LICENSE.md', 'lib/cjs'],
  'libphonenumber-js': [
    'package.json',
    'LICENSE',
    'metadata.min.json',
    'metadata.min.json.js',
    'types.d.ts',
    'types.d.cts',
  ],
};

/** The text of a module with imports of modules that another package owns under the name that this one exports. */
function withNames(file: string, text: string, owned: ReadonlySet<string>): string {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  let out = '';
  let from = 0;
  for (const { fileName, pos } of [...importedFiles].sort((a, b) => a.pos - b.pos)) {
    const target = posix.join(posix.dirname(file), fileName);
    if (!fileName.startsWith('.') || !target.startsWith('dist/') || owned.has(target)) continue;
    // `pos` is that of the opening quote.
    const start = text.indexOf(fileName, pos);
    out += `${text.slice(from, start)}deidkit/${INTERNAL}/${target.slice('dist/'.length)}`;
    from = start + fileName.length;
  }
  return out + text.slice(from);
}

/**
 * A CommonJS door to a module. Jest runs tests in a context of its own, where it replaces Node's module system by one that cannot
 * `require` ES modules; the door asks Node's, which is in the main context. The loaded modules are those that `import` finds.
 */
function door(exported: string, name: string): string {
  const module = `nodeModule.createRequire(__filename)('${exported}')`;
  const start = `'use strict';
const nodeModule = require('node:vm').runInThisContext("process.getBuiltinModule('node:module')");
`;
  if (name !== '@deidkit/testing') return `${start}module.exports = ${module};\n`;
  return `${start}const kit = ${module};
// Jest gives each test file a global scope of its own, in which its functions are.
const testPlugin = (plugin, cases = {}) => kit.testPlugin(plugin, { runner: kit.currentRunner(globalThis), ...cases });
module.exports = { ...kit, testPlugin };
`;
}

/** `exports` with a door for `require` beside each module. */
function withDoors(folder: string, { name, exports }: Manifest): Record<string, Target> {
  const doors = Object.entries(exports).map(([path, target]): [string, Target] => {
    const module = moduleOf(target);
    if (module === undefined) return [path, target];
    const file = `cjs/${path === '.' ? 'index' : path.slice('./'.length).replaceAll('/', '-')}.cjs`;
    mkdirSync(join(folder, 'cjs'), { recursive: true });
    writeFileSync(join(folder, file), door(`../${module}`, name));
    return [path, { types: `./${module.replace(/\.js$/, '.d.ts')}`, require: `./${file}`, default: `./${module}` }];
  });
  return Object.fromEntries(doors);
}

/** The package.json that is published. */
function published(folder: string, { manifest, folder: source }: Owned['member']): Record<string, unknown> {
  const kept = Object.entries(manifest).filter(([field]) => !OF_THE_CLONE.includes(field) && field !== 'files');
  const exports = withDoors(folder, manifest);
  const bundled = Object.keys(PACKED_PARTS);
  if (source === '')
    return {
      ...Object.fromEntries(kept),
      exports: { ...exports, [`./${INTERNAL}/*`]: './dist/*' },
      bundleDependencies: bundled,
    };
  const usesDeidkit = Object.values(exports).some((target) => typeof target !== 'string');
  const peers = { ...(usesDeidkit && { deidkit: manifest.version }), ...manifest.peerDependencies };
  return {
    ...Object.fromEntries(kept),
    exports,
    // In a clone nothing installs what the clone itself is.
    ...(manifest.name === CREATE && { dependencies: { deidkit: manifest.version } }),
    ...(Object.keys(peers).length > 0 && { peerDependencies: peers }),
  };
}

/** Files beside the modules: of `deidkit` what npm finds by `files`, of a member the paths listed there. */
function otherFiles({ manifest, folder }: Owned['member']): readonly { readonly from: string; readonly to: string }[] {
  if (folder !== '') {
    const listed = ['README.md', ...manifest.files.filter((path) => path !== 'dist')];
    // Assets lie where the sources do, at the top of the repository; the page and data of a member in its own folder.
    const sourceOf = (path: string): string => (existsSync(join(ROOT, folder, path)) ? join(folder, path) : path);
    const legal = ['LICENSE', 'NOTICE'].map((path) => ({ from: path, to: path }));
    return [...listed.map((path) => ({ from: sourceOf(path), to: path })), ...legal];
  }
  const said = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const [{ files }]: readonly [{ readonly files: readonly { readonly path: string }[] }] = JSON.parse(said);
  return files.filter(({ path }) => path !== 'package.json').map(({ path }) => ({ from: path, to: path }));
}

/** Copies parts of a dependency, without what it would install if it could. */
function packParts(folder: string, name: string, parts: readonly string[]): void {
  const [from, to] = [join(ROOT, 'node_modules', name), join(folder, 'node_modules', name)];
  const isNeeded = (path: string): boolean => !/\.map$|\.(?:test|spec)\.|node_modules\/piscina\/dist\/test/.test(path);
  for (const part of parts) cpSync(join(from, part), join(to, part), { recursive: true, filter: isNeeded });
  const { optionalDependencies: _, ...manifest } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Writes the folder of a package as npm publishes it.
 * @param folder is emptied first
 */
export function assemble(folder: string, { member, files }: Owned): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { from, to } of otherFiles(member)) cpSync(join(ROOT, from), join(folder, to), { recursive: true });
  for (const file of files) {
    const source = join(ROOT, file);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    if (file.endsWith('.json')) cpSync(source, join(folder, file));
    else writeFileSync(join(folder, file), withNames(file, readFileSync(source, 'utf8'), files));
  }
  if (member.folder === '') for (const [name, parts] of Object.entries(PACKED_PARTS)) packParts(folder, name, parts);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published(folder, member), null, 2)}\n`);
}
