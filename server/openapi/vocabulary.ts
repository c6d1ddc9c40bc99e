import type { Engine, FileAdapter } from '../../core/index.js';

/** One file endpoint. */
export interface FileRoute {
  /** Last segment of its path. */
  readonly name: string;
  /** Accepted extensions, lower case, without the dot, and the adapter that reads each; none yet: 501. */
  readonly extensions: ReadonlyMap<string, FileAdapter | undefined>;
}

/** What the engine knows that requests may name: it makes the enumerations of the OpenAPI document. */
export interface Vocabulary {
  readonly domains: readonly string[];
  /** Categories and finer types. */
  readonly entityTypes: readonly string[];
  readonly modes: readonly string[];
  readonly files: readonly FileRoute[];
}

const DOCUMENTED_MODES = ['MASKED', 'GDPR', 'HIPAA', 'CUSTOM', 'PROPRIETARY'];

/** The policy behind `masking_type: redact`; it is not a compliance mode. */
export const REDACT_POLICY = 'REDACT';

// The endpoints of the specification, whether or not their adapters are installed.
const DOCUMENTED_FILES: readonly (readonly [name: string, extensions: readonly string[]])[] = [
  ['csv', ['csv', 'xlsx', 'xls']],
  ['docx', ['docx']],
  ['pdf', ['pdf']],
  ['txt', ['txt']],
];

export const vocabularyOf = (engine: Engine): Vocabulary => ({
  domains: engine.domains.map((domain) => domain.name),
  entityTypes: engine.entityTypes.all().map((info) => info.name),
  modes: [
    ...DOCUMENTED_MODES,
    ...engine.policies
      .map((policy) => policy.name)
      .filter((name) => name !== REDACT_POLICY && !DOCUMENTED_MODES.includes(name)),
  ],
  files: fileRoutes(engine.fileAdapters),
});

/**
 * The documented endpoints take the documented extensions. Every other format that an adapter reads has a path of its own:
 * the adapter's name, or the extension where the adapter's name is that of a documented endpoint. Variants of a format that a
 * documented endpoint takes, as .docm beside .docx and .xlsm beside .xlsx, go there too.
 */
function fileRoutes(adapters: readonly FileAdapter[]): FileRoute[] {
  const paths = new Map<string, string[]>(DOCUMENTED_FILES.map(([name, extensions]) => [name, [...extensions]]));
  const taken = new Set(DOCUMENTED_FILES.flatMap(([, extensions]) => extensions));
  for (const { name, extensions } of adapters) {
    for (const extension of extensions) {
      if (taken.has(extension)) continue;
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
 * The adapter of an extension. Several may have it, because tables as text are often named `.xls`: the one named after it stands for
 * all, and takes what any of them takes: files and options.
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
