import { access, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { DeidError } from '../core/index.js';
import {
  cardPage,
  type ModelCard,
  shippedLexicon,
  shippedReader,
  trainModel,
} from '../plugins/detectors/ner/trainer/index.js';
import { accurateBase } from '../plugins/detectors/neural/trainer/index.js';
import { usage, withPath } from './base/errors.js';
import { note, print } from './base/terminal.js';
import { readLabelled } from './labelled-file.js';
import { rateTable } from './rate-table.js';
import { shareBar } from './share-bar.js';

/** Options of `train`. */
export interface TrainFlags {
  readonly data: string;
  readonly types: string;
  readonly out: string;
  readonly seed?: string;
  readonly epochs?: string;
  readonly base?: string;
  readonly skipBadLines?: boolean;
  readonly force?: boolean;
  readonly json?: boolean;
}

/** Names of types, comma-separated. */
export function typesOf(given: string): string[] {
  const types = [...new Set(given.split(',').map((name) => name.trim()))].filter((name) => name !== '');
  if (types.length === 0 || !types.every((name) => /^[A-Z][A-Z0-9_]{0,63}$/.test(name)))
    throw usage('--types is a list of names such as PROJECT_CODE, in capitals, comma-separated.');
  return types;
}

function epochsOf(given: string): number {
  if (!/^(?:[1-9]\d?)$/.test(given)) throw usage('--epochs is a whole number from 1 to 99.');
  return Number(given);
}

/** Parses what to train on: a model of its own, or a layer on top of the accurate model. */
function baseOf(given: string): 'fast' | 'accurate' {
  if (given !== 'fast' && given !== 'accurate') throw usage("--base is 'fast' or 'accurate'.");
  return given;
}

/** Date on the model card. Reproducible builds set SOURCE_DATE_EPOCH, in seconds. */
function today(): string {
  const epoch = Number(process.env.SOURCE_DATE_EPOCH || Number.NaN);
  const date = Number.isFinite(epoch) ? new Date(epoch * 1000) : new Date();
  return date.toISOString().slice(0, 10);
}

async function checkFree(files: readonly string[], force: boolean): Promise<void> {
  for (const file of files) {
    const taken = await access(file).then(
      () => true,
      () => false,
    );
    if (taken && !force) throw new DeidError('output_exists');
  }
}

/** `deidkit train`: trains a model for custom types from labelled texts, and writes the model file and its card. */
export async function train(flags: TrainFlags): Promise<number> {
  const { data, out, seed, force = false } = flags;
  const types = typesOf(flags.types);
  const epochs = flags.epochs === undefined ? {} : { epochs: epochsOf(flags.epochs) };
  const base = baseOf(flags.base ?? 'fast');
  const files = [out, `${out}.md`] as const;
  await checkFree(files, force);
  const examples = await readLabelled(data, { types, skip: flags.skipBadLines === true });
  const bar = shareBar('training');
  const { bytes, card } = trainModel({
    examples,
    types,
    ...(seed !== undefined && { seed }),
    ...epochs,
    data: basename(data),
    date: today(),
    lexicon: shippedLexicon(),
    known: shippedReader(),
    ...(base === 'accurate' && { base: accurateBase() }),
    onProgress: bar.show,
  });
  bar.stop();
  await withPath('--out', async () => {
    await writeFile(files[0], bytes);
    await writeFile(files[1], cardPage(card));
  });
  await (flags.json === true ? print(JSON.stringify(card)) : reportModel(card, files, bytes.length));
  return 0;
}

async function reportModel({ types, texts, base }: ModelCard, files: readonly string[], size: number): Promise<void> {
  note(`${files.join(', ')} (${(size / 1e6).toFixed(1)} MB); scores on ${texts.heldOut} texts held out, level 2:`);
  if (base !== undefined)
    note('It reads texts that are read with the accurate model or cascade: defaults.model, --model.');
  await print(
    rateTable(types.map(({ type, terms, strict, overlap }) => ({ type, terms: terms.heldOut, strict, overlap }))),
  );
}
