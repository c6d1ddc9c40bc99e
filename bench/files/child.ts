// One child measures one file after another; its parent kills it if it hangs, and starts another.
import { readFileSync, writeFileSync } from 'node:fs';
import {
  type Edit,
  type Engine,
  type FileAdapter,
  type FileReport,
  type FileSession,
  isDeidError,
} from '../../core/index.js';
import { createEngine, DEFAULT_FILE_LIMITS } from '../../lib/index.js';
import { compareCells, textOfCells } from './cells.js';
import type { Measured, Message, Residue, Result, Task } from './measured.js';
import { compareParts } from './part-comparison.js';
import { peakBytes, resetPeak } from './peak.js';
import type { ReadPart } from './read-part.js';
import { readParts } from './second-reading.js';
import { pickWords, Sought } from './words.js';

const engine = await createEngine();
const tell = (message: Message): void => void process.send?.(message);

interface Run {
  readonly result: Result;
  readonly output?: Buffer;
  readonly report?: FileReport;
}

async function run(adapter: FileAdapter, bytes: Buffer, kind: string, session: FileSession): Promise<Run> {
  const written: Buffer[] = [];
  try {
    const report = await adapter.process({
      source: {
        stream: async function* () {
          yield bytes;
        },
        bytes: async () => bytes,
        size: bytes.length,
      },
      sink: { write: async (part) => void written.push(Buffer.from(part)) },
      session,
      limits: DEFAULT_FILE_LIMITS,
      extension: kind,
      options: {},
    });
    return { result: { is: 'output' }, output: Buffer.concat(written), report };
  } catch (error) {
    if (isDeidError(error)) return { result: { is: 'refused', code: error.code, why: error.message } };
    return {
      result: {
        is: 'uncaught',
        why: error instanceof Error ? (error.stack ?? error.message).slice(0, 300) : typeof error,
      },
    };
  }
}

/** A session that also searches for given words and records what was replaced. */
function listening(of: Engine, words: readonly string[], found: { text: string; type: string }[]): FileSession {
  const session = of.openSession({ mode: 'MASKED', seed: 'bench' });
  session.remember(words.map((text) => ({ text, type: 'PERSON' })));
  const replace: FileSession['replace'] = (text, findings, context): readonly Edit[] => {
    for (const { start, end, type } of findings) found.push({ text: text.slice(start, end), type });
    return session.replace(text, findings, context);
  };
  return {
    find: (text, context) => session.find(text, context),
    replace,
    deidentify: (text, context) => replace(text, session.find(text, context), context),
    byPerson: session.byPerson,
    remember: (terms) => session.remember(terms),
    count: (codePoints) => session.count(codePoints),
  };
}

const silent: FileSession = {
  find: () => [],
  replace: () => [],
  deidentify: () => [],
  byPerson: false,
  remember: () => () => undefined,
  count: () => undefined,
};

const adapterFor = (kind: string, head: Buffer): FileAdapter | undefined => {
  const known = engine.fileAdapters.filter(({ extensions }) => extensions.includes(kind));
  return known.find((one) => one.accepts(head, kind)) ?? known[0];
};

async function measure({ path, kind, keepAt, onlyCost }: Task): Promise<{ done: Measured; sought: readonly string[] }> {
  const bytes = readFileSync(path);
  const done: Measured = { path, kind, size: bytes.length, result: { is: 'no adapter' } };
  const adapter = adapterFor(kind, bytes.subarray(0, 4096));
  if (adapter === undefined) return { done, sought: [] };
  if (!adapter.accepts(bytes.subarray(0, 4096), kind)) {
    done.result = { is: 'refused', code: 'file_type_mismatch', why: 'by its first bytes' };
    return { done, sought: [] };
  }
  tell({ phase: 'transform' });
  resetPeak();
  const from = process.cpuUsage();
  const session = engine.openSession({ seed: 'bench' });
  const plain = await run(adapter, bytes, kind, session);
  const { user, system } = process.cpuUsage(from);
  Object.assign(done, { result: plain.result, cpu: (user + system) / 1e6, peak: peakBytes() });
  done.replaced = Object.values(session.counts()).reduce((sum, count) => sum + count, 0);
  if (plain.result.is !== 'output' || onlyCost === true) return { done, sought: [] };
  tell({ phase: 'no findings' });
  const untouched = await run(adapter, bytes, kind, silent);
  done.untouched = untouched.output?.equals(bytes) === true;
  return { done, sought: await check(adapter, bytes, done, keepAt) };
}

/** Masks the file with words picked from it and all that is found, then looks for them by simpler means. */
async function check(
  adapter: FileAdapter,
  bytes: Buffer,
  done: Measured,
  keepAt: string | undefined,
): Promise<readonly string[]> {
  tell({ phase: 'second reading' });
  const before = readParts(bytes, done.kind);
  const textOf = (parts: Iterable<ReadPart>, pick: (part: ReadPart) => string): string =>
    [...parts].map(pick).join('\n');
  const own = [...before].flatMap(([name, part]) => (name.includes('!') ? [] : [part]));
  const isBinary = done.kind === 'xls' && !before.has('text');
  const text = isBinary ? textOfCells(bytes, { long: true }) : textOf(own, (part) => part.text);
  const words = pickWords(text, [...before.keys(), textOf(before.values(), (part) => part.skeleton)].join('\n'));
  const found: { text: string; type: string }[] = [];
  tell({ phase: 'mask' });
  const { result, output, report } = await run(adapter, bytes, done.kind, listening(engine, words, found));
  if (output === undefined) {
    done.result = result;
    return [];
  }
  const cellTexts = isBinary ? textOfCells(bytes) : '';
  // SheetJS may give up in the middle of an old workbook.
  const texts = [text, cellTexts, ...[...before.values()].flatMap((part) => [part.text, part.values])];
  const sought = new Sought(texts.join('\n'), words, found);
  tell({ phase: 'look for residue' });
  const after = readParts(output, done.kind);
  done.terms = sought.all.length;
  const isNamed = (names: unknown): boolean => Array.isArray(names) && names.length > 0;
  done.residue = residue(after, sought, isNamed(report?.format.partsNotSearched));
  const replacedFormulas = Number(report?.format.formulasReplaced ?? 0) > 0;
  const { same, changed } = compareParts(before, after, sought, { replacedFormulas, cellTexts });
  Object.assign(done, { same, changedForNothing: changed });
  if (keepAt !== undefined) writeFileSync(keepAt, output);
  if (done.kind === 'xlsx' || done.kind === 'xls') {
    tell({ soFar: done, sought: sought.all });
    compareBySheetJs(bytes, output, sought, done);
  }
  return sought.all;
}

function compareBySheetJs(before: Buffer, after: Buffer, sought: Sought, done: Measured): void {
  try {
    const { cells, changed } = compareCells(before, after, sought);
    Object.assign(done, { cells, cellsChanged: changed.slice(0, 5) });
  } catch (error) {
    done.notCompared = error instanceof Error ? error.message.slice(0, 100) : 'unknown error';
  }
}

/** Macros, pictures (also of what was printed or shown of an object), fonts and objects of other programs, which a report names. */
const NOT_SEARCHED =
  /_VBA_PROJECT_CUR|vbaProject|(?:^|\/)media\/|\.(?:jpe?g|png|gif|tiff?|bmp|emf|wmf|ttf|odttf)$|embeddings\/[^!]*\.(?:bin|doc|ppt)(?:!|$)|\/(?:MBD|_\d)|\/\W?OlePres\d|\/\W?PRINT$/i;

/** @param named whether the report names parts that were not searched. */
function residue(parts: ReadonlyMap<string, ReadPart>, sought: Sought, named: boolean): Residue {
  const count = { text: 0, attributes: 0, binary: 0, named: 0 };
  const places: string[] = [];
  const look = (name: string, where: 'text' | 'attributes' | 'binary', text: string): void => {
    note(name, where, sought.in(text));
  };
  const note = (name: string, where: 'text' | 'attributes' | 'binary', left: readonly string[]): void => {
    count[named && NOT_SEARCHED.test(name) ? 'named' : where] += left.length;
    if (left.length > 0) places.push(`${where} of ${name}: ${[...new Set(left)].join(', ')}`);
  };
  for (const [name, part] of parts) {
    look(name, 'text', part.text);
    note(name, 'text', sought.amongResults(part.computed ?? ''));
    look(name, 'attributes', part.values);
    if (!part.binary) continue;
    const raw = Buffer.from(part.bytes);
    for (const text of [raw.toString('latin1'), raw.toString('utf16le'), raw.subarray(1).toString('utf16le')])
      look(name, 'binary', text);
  }
  return { ...count, places };
}

process.on('message', (task: Task) => {
  measure(task).then(tell, (error: unknown) => {
    const why = error instanceof Error ? (error.stack ?? '').slice(0, 300) : typeof error;
    tell({
      done: {
        path: task.path,
        kind: task.kind,
        size: 0,
        result: { is: 'uncaught', why: `in the measurement: ${why}` },
      },
      sought: [],
    });
  });
});
tell({ phase: 'ready' });
