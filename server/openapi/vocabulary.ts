import type { Engine, FileAdapter } from '../../core/index.js';

/** One file endpoint. */
export interface FileRoute {
  /** Last segment of its path. */
  readonly name: string;
  /** Its path below that of the API, where it is not beside the documented endpoints. */
  readonly path?: string;
  /** Accepted extensions, lower case, without the dot, with their adapters; undefined if none is installed: 501. */
  readonly extensions: ReadonlyMap<string, FileAdapter | undefined>;
}

/** The names of the engine that requests may use. They become enumerations of the OpenAPI document. */
export interface Vocabulary {
  /** Those that every caller may ask for. */
  readonly domains: readonly string[];
  /** Domains that only plans and keys that name them may ask for. */
  readonly reserved: readonly string[];
  /** Categories and finer types. */
  readonly entityTypes: readonly string[];
  readonly modes: readonly string[];
  readonly files: readonly FileRoute[];
}

/** The policy of `masking_type: redact`, which is not a compliance mode. */
export const REDACT_POLICY = 'REDACT';

// The documented endpoints, which exist even if their adapters are not installed.
const DOCUMENTED_FILES: readonly (readonly [name: string, extensions: readonly string[]])[] = [
  ['csv', ['csv', 'xlsx', 'xls']],
  ['docx', ['docx']],
  ['pdf', ['pdf']],
  ['txt', ['txt']],
];

export const vocabularyOf = (engine: Engine): Vocabulary => ({
  domains: engine.domains.filter(({ reserved }) => reserved !== true).map(({ name }) => name),
  reserved: engine.domains.filter(({ reserved }) => reserved === true).map(({ name }) => name),
  entityTypes: engine.entityTypes.all().map((info) => info.name),
  modes: engine.modes.map(({ name }) => name).filter((name) => name !== REDACT_POLICY),
  files: withAnyFile(fileRoutes(engine.fileAdapters)),
});

/** Adds the endpoint for files of every kind that one of the others accepts. */
const withAnyFile = (routes: readonly FileRoute[]): FileRoute[] => [
  ...routes,
  { name: 'file', path: 'deidentify/file', extensions: new Map(routes.flatMap(({ extensions }) => [...extensions])) },
];

/**
 * Builds the file endpoints. Documented endpoints accept the documented extensions. Every other format has a path of
 * its own: the adapter's name, or the extension if the adapter's name is that of a documented endpoint. Variants of a
 * documented format, such as .docm and .xlsm, use its endpoint.
 */
function fileRoutes(adapters: readonly FileAdapter[]): FileRoute[] {
  const paths = new Map<string, string[]>(DOCUMENTED_FILES.map(([name, extensions]) => [name, [...extensions]]));
  const taken = new Set(DOCUMENTED_FILES.flatMap(([, extensions]) => extensions));
  for (const { name, extensions } of adapters) {
    for (const extension of extensions) {
      // Over HTTP the format of a file is recognised by its name, so an adapter for names without an extension has no endpoint.
      if (extension === '' || taken.has(extension)) continue;
      taken.add(extension);
      const home = DOCUMENTED_FILES.find(([, documented]) => documented.some((one) => extensions.includes(one)))?.[0];
      const isDocumented = DOCUMENTED_FILES.some(([documented]) => documented === name);
      const path = home ?? (isDocumented ? extension : name);
      paths.set(path, [...(paths.get(path) ?? []), extension]);
    }
  }
  return [...paths].map(([name, extensions]) => ({
    name,
    extensions: new Map(extensions.map((extension) => [extension, readerOf(extension, adapters)])),
  }));
}

/**
 * The adapter of an extension. If several adapters share it (text tables are often named `.xls`), the one named after
 * the extension represents all and accepts the files and options of any of them.
 */
function readerOf(extension: string, all: readonly FileAdapter[]): FileAdapter | undefined {
  const adapters = all.filter((adapter) => adapter.extensions.includes(extension));
  const [first] = adapters;
  const named = adapters.find(({ name }) => name === extension) ?? first;
  if (named === undefined || adapters.length === 1) return named;
  const accepts: FileAdapter['accepts'] = (head, name) => adapters.some((adapter) => adapter.accepts(head, name));
  const properties = Object.fromEntries(
    [...adapters, named].flatMap(({ options }) => Object.entries(options?.properties ?? {})),
  );
  return { ...named, accepts, options: { type: 'object', properties } };
}
