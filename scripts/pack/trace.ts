import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { type Member, ROOT } from './members.js';

/** The modules of a package and the other packages that they import. */
export interface Owned {
  readonly member: Member;
  /** Compiled files, relative to the root: `dist/core/index.js` and its `.d.ts`. */
  readonly files: ReadonlySet<string>;
  /** Names of the packages that its modules import, also where they need only types. */
  readonly imports: ReadonlySet<string>;
}

/** Modules that are not imported but started, and packages that are loaded by a `require` of another name. */
const BY_ADDRESS = /new URL\('(\.{1,2}\/[^']+\.c?js)', import\.meta\.url\)/g;
const BY_REQUIRE = /(?:\brequire|createRequire\(import\.meta\.url\)|packages|\.resolve)\(\s*['`]([@a-z][^'`$]*)/g;

/** Specifiers of a compiled file. */
export function specifiersOf(text: string): string[] {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const found = [...text.matchAll(BY_ADDRESS), ...text.matchAll(BY_REQUIRE)].map(([, name = '']) => name);
  return [...importedFiles.map(({ fileName }) => fileName), ...found];
}

export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The files of a module: itself, and its declarations. */
const filesOf = (path: string): string[] =>
  [path, path.replace(/\.(c?)js$/, '.d.$1ts')].filter(
    (file, i, all) => all.indexOf(file) === i && existsSync(join(ROOT, file)),
  );

/** All that is reached from the entries of a member without leaving `dist` or entering what `taken` holds. */
function reach(member: Member, taken: ReadonlySet<string>): Owned {
  const files = new Set<string>();
  const imports = new Set<string>();
  const open = member.entries.flatMap(filesOf);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file) || taken.has(file)) continue;
    files.add(file);
    if (file.endsWith('.json')) continue;
    for (const specifier of specifiersOf(readFileSync(join(ROOT, file), 'utf8'))) {
      if (!specifier.startsWith('.')) imports.add(packageOf(specifier));
      else {
        const target = posix.join(posix.dirname(file), specifier);
        if (target.startsWith('dist/')) open.push(...filesOf(target));
      }
    }
  }
  return { member, files, imports };
}

/**
 * Divides the compiled modules among the packages: `deidkit` has all that its entries reach, each other package what its
 * own entries reach beyond that.
 * @throws Error if two packages beside `deidkit` reach the same file
 */
export function divide([first, ...others]: readonly Member[]): Owned[] {
  if (first === undefined) return [];
  const base = reach(first, new Set());
  const rest = others.map((member) => reach(member, base.files));
  const owners = new Map<string, string>();
  for (const { member, files } of rest)
    for (const file of files) {
      const other = owners.get(file);
      if (other !== undefined) throw new Error(`${file} is reached by ${other} and ${member.manifest.name}`);
      owners.set(file, member.manifest.name);
    }
  return [base, ...rest];
}
