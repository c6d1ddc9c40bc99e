import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Engine, Level } from '../core/index.js';
import { createEngine } from '../lib/index.js';
import {
  countLabels,
  countText,
  type Example,
  isHeadFile,
  noCounts,
  ratesOf,
  sumCounts,
  type TypeCounts,
} from '../plugins/detectors/ner/trainer/index.js';
import { analyzeOptions, configOf } from './base/engine-options.js';
import { usage } from './base/errors.js';
import { note, print } from './base/terminal.js';
import { readLabelled } from './labelled-file.js';
import { rateTable } from './rate-table.js';
import { shareBar } from './share-bar.js';
import { typesOf } from './train.js';

/** Options of `evaluate`. */
export interface EvaluateFlags {
  readonly data: string;
  readonly model?: string;
  readonly config?: string;
  readonly types?: string;
  readonly level?: string;
  readonly domain?: string;
  readonly skipBadLines?: boolean;
  readonly json?: boolean;
}

/** True for a layer on the accurate model. False for an unreadable file, which the engine reports. */
const isHead = (file: string): Promise<boolean> => readFile(file).then(isHeadFile, () => false);

const engineFor = async ({ model, config }: EvaluateFlags): Promise<Engine> => {
  if (model !== undefined && config !== undefined) throw usage('Give --model or --config, not both.');
  if (model === undefined) return createEngine(configOf({ ...(config !== undefined && { config }) }));
  const ner = { use: 'deidkit/plugins/ner', options: { model: resolve(model) } };
  if (!(await isHead(model))) return createEngine({ plugins: [ner] });
  return createEngine({ plugins: [ner, { use: 'deidkit/plugins/neural' }], defaults: { model: 'accurate' } });
};

/** The types to measure: those requested, else those that the data and the engine share. */
function typesToMeasure(engine: Engine, examples: readonly Example[], asked: string | undefined): string[] {
  const known = new Set(
    engine.recognizers.flatMap(({ types }) => types.flatMap((t) => [t, engine.entityTypes.category(t)])),
  );
  const labels = countLabels(examples);
  const wanted = asked === undefined ? [...labels.keys()] : typesOf(asked);
  const types = wanted.filter((type) => known.has(type));
  const left = wanted.filter((type) => !known.has(type));
  const terms = left.reduce((sum, type) => sum + (labels.get(type) ?? 0), 0);
  if (left.length > 0)
    note(`Not measured, because the engine has no such types: ${left.length} labels, ${terms} terms.`);
  if (types.length === 0) throw usage('The data contain no label that is a type of the engine; see --types.');
  return types;
}

interface Result {
  readonly level: Level;
  readonly domain: string;
  readonly counts: ReadonlyMap<string, TypeCounts>;
}

/** Counts a finding for its type and for its category: a CITY is correct where LOCATION is labelled. */
async function measure(
  engine: Engine,
  examples: readonly Example[],
  types: readonly string[],
  flags: EvaluateFlags,
): Promise<Result> {
  const { level, domain } = flags;
  const options = analyzeOptions({ ...(level !== undefined && { level }), ...(domain !== undefined && { domain }) });
  const counts = new Map(types.map((type) => [type, noCounts()]));
  const { level: used, domain: name } = await engine.analyzeAsync('', options);
  const bar = shareBar('reading');
  for (const [i, { text, spans }] of examples.entries()) {
    const { findings } = await engine.analyzeAsync(text, options);
    for (const [type, count] of counts)
      countText(
        count,
        spans.filter((s) => s.label === type),
        findings.filter((f) => f.type === type || engine.entityTypes.category(f.type) === type),
      );
    bar.show((i + 1) / examples.length);
  }
  bar.stop();
  return { level: used, domain: name, counts };
}

const rates = ({ strict, overlap }: TypeCounts) => ({
  labelled: strict.labelled,
  found: strict.found,
  strict: ratesOf(strict),
  overlap: ratesOf(overlap),
});

/** `deidkit evaluate`: measures how well a model, or a whole configuration, finds labelled terms. */
export async function evaluate(flags: EvaluateFlags): Promise<number> {
  const examples = await readLabelled(flags.data, { skip: flags.skipBadLines === true });
  await using engine = await engineFor(flags);
  const types = typesToMeasure(engine, examples, flags.types);
  const { level, domain, counts } = await measure(engine, examples, types, flags);
  const all = sumCounts(counts.values());
  if (flags.json === true) {
    const byType = Object.fromEntries([...counts].map(([type, count]) => [type, rates(count)]));
    await print(JSON.stringify({ level, domain, texts: examples.length, types: byType, all: rates(all) }));
    return 0;
  }
  note(`${examples.length} texts, level ${level}, domain ${domain}; points`);
  const rows = [...counts, ...(counts.size > 1 ? [['all', all] as const] : [])];
  await print(
    rateTable(
      rows.map(([type, count]) => {
        const { labelled, strict, overlap } = rates(count);
        return { type, terms: labelled, strict, overlap };
      }),
    ),
  );
  return 0;
}
