import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeidError, type EntityType } from '../../../../core/index.js';
import { readTokenizer, type Tokenizer } from './tokenizer.js';

/** A token classifier in a folder, as the usual exporters write it: `model.onnx`, `tokenizer.json`, `config.json`. */
export interface ModelFolder {
  /** Path of the ONNX file. */
  readonly file: string;
  readonly tokenizer: Tokenizer;
  /** Most pieces of a text that is read at once, with its begin and end. */
  readonly positions: number;
  /** The types that it finds. */
  readonly types: readonly EntityType[];
  /** What each label of the model says, in the order of its scores. */
  readonly labels: readonly Label[];
}

/** A label: no type is O; `begins` is undefined where the model does not tell where an entity begins. */
export interface Label {
  /** Index in `types`; -1 for none. */
  readonly type: number;
  readonly begins: boolean | undefined;
}

/** The usual names of labels. */
const USUAL: Readonly<Record<string, EntityType>> = {
  PER: 'PERSON',
  PERSON: 'PERSON',
  LOC: 'LOCATION',
  LOCATION: 'LOCATION',
  GPE: 'LOCATION',
  ORG: 'ORGANIZATION',
  ORGANIZATION: 'ORGANIZATION',
};

/** Attention takes time by the square of a window's length, and names need no more than this around them. */
const MOST_POSITIONS = 256;
/** Models of the kind RoBERTa count their positions from 2 on. */
const SPARE_POSITIONS = 2;
const PREFIXED = /^([BILUSEM])[-_](.+)$/;

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const unreadable = (what: string): DeidError => new DeidError('model_unreadable', [what]);

/**
 * Reads a folder with a token classifier.
 * @param mapped entity types by the names of labels without `B-` and `I-`; those it does not name have the usual meaning, or none
 * @throws DeidError `model_unreadable`
 */
export function readFolder(folder: string, mapped: Readonly<Record<string, EntityType>> = {}): ModelFolder {
  const file = [join(folder, 'model.onnx'), join(folder, 'onnx', 'model.onnx')].find((path) => existsSync(path));
  if (file === undefined) throw unreadable('its folder has no model.onnx');
  const config = readJson(folder, 'config.json');
  if (!isRecord(config) || !isRecord(config.id2label)) throw unreadable('config.json has no id2label');
  const names = config.id2label;
  const ordered = Object.keys(names).map((_, id) => names[id]);
  const parsed = ordered.map((name) => {
    if (typeof name !== 'string') throw unreadable('the labels of config.json are not numbered from 0 on');
    const [, prefix, rest] = PREFIXED.exec(name) ?? [];
    const label = rest ?? name;
    const usual = USUAL[label.toUpperCase()];
    const type = Object.hasOwn(mapped, label) ? mapped[label] : usual;
    return { label, type, begins: prefix === undefined ? undefined : 'BUS'.includes(prefix) };
  });
  const strange = Object.keys(mapped).filter((name) => !parsed.some(({ label }) => label === name)).length;
  if (strange > 0) throw unreadable(`${strange} of the option labels are no labels of config.json`);
  const types = [...new Set(parsed.flatMap(({ type }) => type ?? []))];
  if (types.length === 0) throw unreadable('none of its labels has an entity type; say which by the option labels');
  const hasBegins = parsed.some(({ type, begins }) => type !== undefined && begins === true);
  return {
    file,
    tokenizer: readTokenizer(readJson(folder, 'tokenizer.json')),
    positions: Math.min(positionsOf(config), MOST_POSITIONS),
    types,
    labels: parsed.map(({ type, begins }) => ({
      type: type === undefined ? -1 : types.indexOf(type),
      begins: hasBegins ? begins : undefined,
    })),
  };
}

function positionsOf({ max_position_embeddings: most }: Json): number {
  if (most === undefined) return MOST_POSITIONS;
  if (typeof most !== 'number' || most < 8) throw unreadable('config.json has no max_position_embeddings');
  return most - SPARE_POSITIONS;
}

function readJson(folder: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8'));
  } catch {
    throw unreadable(`${name} of its folder is missing, or is no JSON`);
  }
}
