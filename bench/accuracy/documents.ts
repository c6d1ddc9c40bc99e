import type { ParseArgsConfig } from 'node:util';
import type { AnalyzeOptions, Engine } from '../../core/index.js';
import { printTable } from '../table.js';
import { countLeaks, type Leaks, sum } from './domains/leaks.js';
import { readDocuments } from './domains/read.js';

/** Marked documents of one language or kind. */
export interface Group {
  readonly name: string;
  /** In `bench/accuracy`. */
  readonly folder: string;
}

/** What one model leaves readable in each group. */
export interface Run {
  readonly model: Model;
  readonly level: Level;
  readonly groups: readonly { readonly name: string; readonly leaks: readonly Leaks[] }[];
}

type Model = NonNullable<AnalyzeOptions['model']>;
type Level = NonNullable<AnalyzeOptions['level']>;

const LEVELS: readonly Level[] = [1, 2, 3];
const MODELS: readonly Model[] = ['fast', 'cascade', 'accurate'];

/** Options that every measure of documents takes. */
export const DOCUMENT_OPTIONS = {
  level: { type: 'string', default: '2' },
  model: { type: 'string', multiple: true, default: ['fast'] },
  missed: { type: 'boolean', default: false },
  'by-label': { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

/** Ends the program with a message when a value is none of the allowed ones. */
export function oneOf<T>(option: string, allowed: readonly T[], value: string): T {
  const found = allowed.find((one) => String(one) === value);
  if (found !== undefined) return found;
  console.error(`--${option} is one of ${allowed.join(', ')}`);
  return process.exit(2);
}

/** Analyses the documents of all groups in the domain General, once with each model. */
export function measureGroups(
  engine: Engine,
  groups: readonly Group[],
  values: { readonly level: string; readonly model: readonly string[] },
): Run[] {
  const level = oneOf('level', LEVELS, values.level);
  return values.model.map((name) => {
    const model = oneOf('model', MODELS, name);
    const measured = groups.map((group) => ({
      name: group.name,
      leaks: readDocuments(`${group.name}.txt`, group.folder).map((document) =>
        countLeaks(engine, document, { domain: 'General', level, model }),
      ),
    }));
    return { model, level, groups: measured };
  });
}

/** A row for each group and one for all. @param column what a group is */
export function printRun({ model, level, groups }: Run, column: string): void {
  const all = { name: 'all', leaks: groups.flatMap(({ leaks }) => leaks) };
  console.log(`\nmodel ${model}, level ${level}, domain General`);
  printTable(
    [column, 'documents', 'leak %', 'persons missed', 'false findings', 'per 1,000 words'],
    [...groups, all].map(({ name, leaks }) => [name, String(leaks.length), ...figures(leaks)]),
  );
}

/** A row for each kind of mark, over all groups. */
export function printLabels({ groups }: Run): void {
  const labels = new Map<string, { all: number; missed: number }>();
  for (const { kinds } of groups.flatMap(({ leaks }) => leaks)) {
    for (const [label, { all, missed }] of kinds) {
      const before = labels.get(label) ?? { all: 0, missed: 0 };
      labels.set(label, { all: before.all + all, missed: before.missed + missed });
    }
  }
  const rows = [...labels].sort(([, a], [, b]) => b.missed - a.missed);
  printTable(
    ['label', 'marks', 'not wholly covered', '%'],
    rows.map(([label, { all, missed }]) => [label, String(all), String(missed), ((missed / all) * 100).toFixed(0)]),
  );
}

/** The terms themselves, document by document. */
export function printMissed({ groups }: Run): void {
  for (const { name: group, leaks } of groups) {
    for (const { name, missed, wrong } of leaks) {
      console.log(`${group} · ${name}\n  missed: ${missed.join(' · ')}\n  false: ${wrong.join(' · ')}`);
    }
  }
}

/** Leak in marked letters and digits, marked persons that are not wholly covered, and findings that touch no mark. */
function figures(leaks: readonly Leaks[]): string[] {
  const persons = leaks.map(({ kinds }) => kinds.get('PERSON') ?? { all: 0, missed: 0 });
  const count = (key: 'all' | 'missed'): number => persons.reduce((total, one) => total + one[key], 0);
  return [
    ((sum(leaks, 'leaked') / sum(leaks, 'gold')) * 100).toFixed(1),
    `${count('missed')} of ${count('all')}`,
    String(sum(leaks, 'false')),
    ((sum(leaks, 'false') / sum(leaks, 'words')) * 1000).toFixed(1),
  ];
}
