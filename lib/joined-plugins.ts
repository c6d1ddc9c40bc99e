import { existsSync, readFileSync } from 'node:fs';
import { url as debuggerUrl } from 'node:inspector';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';
import * as core from '../core/index.js';
import { readSealed, writeSealed } from './sealed-file.js';

/** Beside the compiled code; `npm run build` writes it. Without it everything works, and engines take longer to make. */
const FILE = new URL('../joined-plugins.bin', import.meta.url);
/** What the compiler of TypeScript notes of all modules that it has written. It is not published: there nobody compiles anew. */
const COMPILED = new URL('.tsbuildinfo', FILE);
const CORE = 'core/index.js';
const require = createRequire(import.meta.url);

interface Stored {
  /** Sum of the compiler's notes: after another run of it the modules are other ones. */
  readonly stamp: number | undefined;
  readonly parts: readonly Part[];
}

/** Some of the modules. */
export interface Part {
  /** Modules by path, as functions: an object of {@link Fill}s. A string with letters of many scripts takes V8 twice the memory. */
  readonly code: string;
  /** V8's own form of the code; V8 itself refuses it if another version made it. */
  readonly compiled?: Buffer | undefined;
}

type Load = (name: string) => object;
/** Fills the exports of a module. */
type Fill = (exports: object, load: Load, url: string) => void;

interface Joined {
  /** Of each part. */
  readonly scripts: readonly Script[];
  /** The exports of a plugin's main module; undefined if it is not among the joined ones. */
  plugin(name: string): { readonly default?: unknown } | undefined;
}

/** Who debugs or measures the code wants to see the modules themselves. */
const isWatched = (): boolean =>
  debuggerUrl() !== undefined || process.sourceMapsEnabled || process.env.NODE_V8_COVERAGE !== undefined;

const stampOf = (notes: URL): number | undefined => (existsSync(notes) ? crc32(readFileSync(notes)) : undefined);

/** Writes the file. */
export function writeJoinedPlugins(parts: readonly Part[], file: URL = FILE, notes: URL = COMPILED): void {
  writeSealed({ stamp: stampOf(notes), parts } satisfies Stored, file);
}

/** The plugins of the package in one piece; undefined if nobody has joined them, or not as they are now. */
export function readJoinedPlugins(file: URL = FILE, notes: URL = COMPILED): Joined | undefined {
  try {
    // V8 believes what it is given: a damaged file must not get that far.
    const stored = readSealed<Stored>(file);
    const now = stampOf(notes);
    return stored === undefined || (now !== undefined && now !== stored.stamp) ? undefined : joinedFrom(stored);
  } catch {
    return undefined;
  }
}

const scriptOf = ({ code, compiled }: Part): Script =>
  new Script(code, { filename: FILE.pathname, ...(compiled && { cachedData: compiled }) });

function joinedFrom({ parts }: Stored): Joined {
  const scripts = parts.map(scriptOf);
  const fills: Readonly<Record<string, Fill>> = Object.assign(
    Object.create(null),
    ...scripts.map((script) => script.runInThisContext()),
  );
  const loaded = new Map<string, object>([[CORE, core]]);
  const load: Load = (name) => {
    const known = loaded.get(name);
    if (known !== undefined) return known;
    const fill = fills[name];
    if (fill === undefined) return require(name);
    const exports = {};
    fill(exports, load, new URL(name, FILE).href);
    loaded.set(name, exports);
    return exports;
  };
  return {
    scripts,
    plugin(name) {
      const path = `plugins/${name}/index.js`;
      const exports: { readonly default?: unknown } | undefined = path in fills ? load(path) : undefined;
      return exports;
    },
  };
}

let joined: Joined | undefined;

/** The main module of a plugin of the package, from the joined ones; undefined where it is to be imported. */
export function joinedPlugin(specifier: string): { readonly default?: unknown } | undefined {
  const name = /^deidkit\/plugins\/([a-z-]+)$/.exec(specifier)?.[1];
  if (name === undefined || isWatched()) return undefined;
  joined ??= readJoinedPlugins();
  return joined?.plugin(name);
}

/** What V8 has compiled of each part of the joined plugins so far. */
export const compiledPlugins = (): readonly Buffer[] =>
  joined?.scripts.map((script) => script.createCachedData()) ?? [];
