import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. Compiled, this file lies in `dist/scripts/pack`. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What an entry of `exports` leads to. */
export type Target = string | Readonly<Record<string, string>>;

/** A package.json, as far as it is read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, Target>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** A package that is published: the root, or a member of the workspace. */
export interface Member {
  readonly manifest: Manifest;
  /** Folder of its package.json, relative to the root: `''`, or `packages/office`. */
  readonly folder: string;
  /** The compiled modules at which users enter, relative to the root: `dist/lib/index.js`. */
  readonly entries: readonly string[];
}

/** Modules of `deidkit` that are loaded by address rather than imported by a name of `exports`. */
const LOADED_BY_ADDRESS = ['dist/lib/pool/engine-work.js', 'dist/plugins/detectors/neural/index.js'];

/** Modules that several other packages use, and `deidkit` itself does not: they are its part, because each module has one owner. */
const SHARED_BY_OTHERS = ['dist/lib/web/this-machine.js'];

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

/** The module that an export leads to, relative to the package; undefined for data. */
export const moduleOf = (target: Target): string | undefined => {
  const path = typeof target === 'string' ? target : target.default;
  return path?.endsWith('.js') ? path.slice('./'.length) : undefined;
};

function member(folder: string): Member {
  const manifest = readManifest(folder);
  const exported = Object.values(manifest.exports).flatMap((target) => moduleOf(target) ?? []);
  const commands = Object.values(manifest.bin ?? {}).map((path) => path.slice('./'.length));
  return {
    manifest,
    folder,
    entries: [...exported, ...commands, ...(folder === '' ? [...LOADED_BY_ADDRESS, ...SHARED_BY_OTHERS] : [])],
  };
}

/** All packages, `deidkit` first. */
export const members = (): Member[] =>
  ['', ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)].map(member);
