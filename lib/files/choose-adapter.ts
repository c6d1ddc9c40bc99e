import { parseOptions, validationFailed } from '../../core/hosting.js';
import { DeidError, type Engine, type FileAdapter, type Mistake } from '../../core/index.js';

/** The adapter that reads a file, and the others that its extension might have meant. */
export interface ChosenAdapter {
  readonly adapter: FileAdapter;
  readonly others: readonly FileAdapter[];
}

/**
 * The adapter for a format, if the first bytes can be of it; of several that have the extension, the first whose format it can be.
 * An empty file can be of any.
 */
export function chooseAdapter(
  { fileAdapters }: Engine,
  { adapter: wanted, extension }: { readonly adapter: string | undefined; readonly extension: string },
  head: Uint8Array,
): ChosenAdapter {
  const adapters = fileAdapters.filter(({ name, extensions }) =>
    wanted === undefined ? extensions.includes(extension) : name === wanted,
  );
  if (adapters.length === 0) {
    const known = new Set(fileAdapters.flatMap(({ extensions }) => extensions.map((name) => `.${name}`)));
    throw new DeidError('unsupported_file_type', [[...known].join(', ')]);
  }
  const adapter = adapters.find((one) => one.accepts(head, extension)) ?? (head.length === 0 ? adapters[0] : undefined);
  if (adapter === undefined) throw new DeidError('file_type_mismatch');
  return { adapter, others: adapters.filter((one) => one !== adapter) };
}

const schemaOf = ({ options }: FileAdapter) => options ?? { type: 'object', additionalProperties: false };

const knows = (adapter: FileAdapter, option: string): boolean => {
  const properties: unknown = schemaOf(adapter).properties;
  return typeof properties === 'object' && properties !== null && Object.hasOwn(properties, option);
};

/**
 * The options of the adapter that was chosen, checked. Who names a file by its extension cannot know what it holds, a workbook or a
 * table that is only called one: so the options of every adapter of the extension are allowed, checked by the schema they are
 * from, and those of the others left out.
 */
export function checkedOptions(
  adapter: FileAdapter,
  others: readonly FileAdapter[],
  given: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const byAdapter = new Map<FileAdapter, [string, unknown][]>([[adapter, []]]);
  for (const option of Object.entries(given)) {
    const other = knows(adapter, option[0]) ? undefined : others.find((one) => knows(one, option[0]));
    const owner = other ?? adapter;
    byAdapter.set(owner, [...(byAdapter.get(owner) ?? []), option]);
  }
  const checked = [...byAdapter].map(([owner, own]) => parseOptions(schemaOf(owner), Object.fromEntries(own)));
  const mistakes = checked.flatMap((one) => one.mistakes);
  if (mistakes.length > 0) throw validationFailed(mistakes.map(inOption));
  return checked[0]?.options ?? {};
}

/** Names the option and nothing within it: keys of an option may be the caller's own words, such as titles of columns. */
const inOption = ({ pointer, message }: Mistake): Mistake => ({
  pointer: pointer.split('/', 2).join('/'),
  message: pointer.lastIndexOf('/') > 0 ? 'holds something that is not allowed there.' : message,
});
