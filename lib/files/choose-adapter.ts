import { parseOptions, validationFailed } from '../../core/hosting.js';
import { DeidError, type Engine, type FileAdapter, type Mistake } from '../../core/index.js';
import { missingFor } from '../engine/format-packages.js';
import { packageMissing } from '../engine/packages.js';
import { unsupportedType } from './read-as.js';
import { type AdapterHost, isAccepted } from './run-adapter.js';

/** The adapter for a file, and others with the same extension. */
export interface ChosenAdapter {
  readonly adapter: FileAdapter;
  readonly others: readonly FileAdapter[];
}

/**
 * The adapter for a format, if the first bytes fit it. If several adapters have the extension, the first that fits. An
 * empty file fits any.
 */
export function chooseAdapter(
  engine: Pick<Engine, 'fileAdapters'> & AdapterHost,
  { adapter: wanted, extension }: { readonly adapter: string | undefined; readonly extension: string },
  head: Uint8Array,
): ChosenAdapter {
  const adapters = engine.fileAdapters.filter(({ name, extensions }) =>
    wanted === undefined ? extensions.includes(extension) : name === wanted,
  );
  const accepting = adapters.find((one) => isAccepted(one, head, extension, engine));
  const adapter = accepting ?? (head.length === 0 ? adapters[0] : undefined);
  if (adapter !== undefined) return { adapter, others: adapters.filter((one) => one !== adapter) };
  const missing = missingFor(wanted ?? extension);
  if (missing !== undefined) throw packageMissing(missing);
  throw adapters.length === 0 ? unsupported(engine) : new DeidError('file_type_mismatch');
}

/** The error about a format that no adapter reads. */
export const unsupported = ({ fileAdapters }: Pick<Engine, 'fileAdapters'>): DeidError =>
  unsupportedType(
    fileAdapters.flatMap(({ extensions }) => extensions),
    "with the option extension: 'txt', or --format txt of the command",
  );

const schemaOf = ({ options }: FileAdapter) => options ?? { type: 'object', additionalProperties: false };

const knows = (adapter: FileAdapter, option: string): boolean => {
  const properties: unknown = schemaOf(adapter).properties;
  return typeof properties === 'object' && properties !== null && Object.hasOwn(properties, option);
};

/**
 * Validates the options of the chosen adapter. Callers who only know the extension cannot know the real format (a
 * workbook, or a table that is merely named like one), so options of all adapters of the extension are accepted, each
 * validated against its own schema, and only those of the chosen adapter are used.
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
  // A promise about the new file, unlike options that only say how to read one.
  if (Object.hasOwn(given, 'risk') && !knows(adapter, 'risk'))
    mistakes.push({
      pointer: '/risk',
      message: 'is for tables: csv, tsv, tab, and workbooks (xlsx, xlsm, xltx, xltm).',
    });
  if (mistakes.length > 0) throw validationFailed(mistakes.map(inOption));
  return checked[0]?.options ?? {};
}

/** Limits a mistake to the option itself, since keys inside it may be the caller's words, such as column titles. */
const inOption = ({ pointer, message }: Mistake): Mistake => ({
  pointer: pointer.split('/', 2).join('/'),
  message: pointer.lastIndexOf('/') > 0 ? 'holds something that is not allowed there.' : message,
});
