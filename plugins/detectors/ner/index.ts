import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { DeidError, definePlugin, type Registry } from '../../../core/index.js';
import { type ModelFile, type ModelName, type RunningModel, SERVICES } from '../../../core/services.js';
import { STANDARD_TYPES } from '../../../kit/index.js';
import { DOUBTS } from './doubts.js';
import { entityRecognizer } from './entities.js';
import { evidenceKinds } from './evidence.js';
import { SHIPPED_MODEL } from './shipped.js';
import { isHeadFile, readHead } from './tagger/head-file.js';
import { type Model, readModel } from './tagger/model.js';
import { Tagger } from './tagger/tagger.js';
import { trainedRecognizer } from './trained.js';

/** Options of the plugin. */
export interface NerOptions {
  /** Path of a model file. Default: the model of the package. */
  readonly model?: string;
  /** Paths of additional model files made by `deidkit train`. */
  readonly models?: readonly string[];
}

const PATH = { type: 'string', minLength: 1, relativeToConfig: true };

function readBytes(file: string | URL): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new DeidError('model_unreadable', ['it cannot be read']);
  }
}

/** What a model file holds, whichever of the two kinds it is. @param read reads the file again. */
function opened(bytes: Uint8Array, read: () => Uint8Array) {
  if (!isHeadFile(bytes)) {
    let model: Model | undefined = readModel(bytes);
    const { tags, learnt } = model;
    // A tagger copies the weights to where it computes, so that the model itself is kept for the first one only.
    const run = (): Tagger => {
      const tagger = new Tagger(model ?? readModel(read()), learnt === undefined);
      model = undefined;
      return tagger;
    };
    return { types: tags.types, learnt, run };
  }
  const head = readHead(bytes);
  const run = (): never => {
    throw new DeidError('model_not_installed', ['accurate']);
  };
  return { types: head.types, learnt: head.learnt, head, run };
}

/** A unique recognizer name derived from the file name of a model. */
function nameOf(file: string, taken: Set<string>): string {
  const words = basename(file)
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['model'];
  let name = words.join('-');
  for (let number = 2; taken.has(name); number++) name = `${words.join('-')}-${number}`;
  taken.add(name);
  return `ner/${name}`;
}

function declare(registry: Registry, types: readonly string[], declared: Set<string>): void {
  for (const name of types) {
    if (declared.has(name)) continue;
    declared.add(name);
    registry.entityType({ name, description: 'Learnt from labelled examples.', examples: [], laws: [] });
  }
}

export default definePlugin<NerOptions>({
  name: 'ner',
  description:
    'Persons, places and organisations by a statistical model of the package, offline; and what a team has trained.',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      model: { ...PATH, description: 'Path of a model file to be used instead of the one of the package.' },
      models: {
        type: 'array',
        items: PATH,
        description: "Paths of model files made by 'deidkit train', used beside the one of the package.",
      },
    },
  },
  register(registry, { model, models = [] }) {
    const declared = new Set(STANDARD_TYPES.map(({ name }) => name));
    const taken = new Set<string>();
    const runtime = registry.use(SERVICES.modelRuntime, () => ({ open: (file) => file.run() }));
    for (const kind of [...evidenceKinds(), ...DOUBTS]) registry.evidence(kind);
    for (const file of [model ?? SHIPPED_MODEL, ...models]) {
      const read = (): Uint8Array => readBytes(file);
      const { types, learnt, head, run } = opened(read(), read);
      const own: ModelFile = {
        bytes: read,
        types,
        isBeside: learnt !== undefined,
        ...(head && { head }),
        run,
      };
      const running = new Map<ModelName, RunningModel>();
      const tagger = (by: ModelName): RunningModel => {
        const opened = running.get(by) ?? runtime().open(own, by);
        running.set(by, opened);
        return opened;
      };
      declare(registry, types, declared);
      const name = nameOf(learnt === undefined && taken.size === 0 ? 'names' : String(file), taken);
      registry.recognizer(
        learnt === undefined
          ? entityRecognizer(name, tagger, types, model !== undefined)
          : trainedRecognizer(name, tagger, types, learnt, head === undefined ? 'fast' : 'accurate'),
      );
    }
  },
});
