import { statSync } from 'node:fs';
import { DeidError, definePlugin, type EntityType, type Registry } from '../../../core/index.js';
import {
  type ModelHead,
  type ModelRuntime,
  type RunningModel,
  SERVICES,
  serviceToken,
} from '../../../core/services.js';
import { Cascade } from './cascade.js';
import { Encoder } from './encoder.js';
import { HeadTagger } from './head-tagger.js';
import type { NeuralModel } from './model-file.js';
import { readFolder } from './onnx/folder.js';
import { labelRecognizer } from './onnx/recognizer.js';
import { OnnxSession } from './onnx/session.js';
import { OnnxTagger } from './onnx/tagger.js';
import { packaged, readModel } from './packaged.js';
import { NeuralTagger } from './tagger.js';

/** Options of the plugin. */
export interface NeuralOptions {
  /** Path of a model file, or of a folder with a token classifier in ONNX; left out, the file of the package `deidkit-model-names`. */
  readonly model?: string;
  /** Of a folder: entity types by the names of its labels, without `B-` and `I-`. */
  readonly labels?: Readonly<Record<string, EntityType>>;
}

/** Runs models in ONNX; an optional peer, since it is native code of 300 MB. */
const RUNTIME = 'onnxruntime-node';
/** What plugin `ner` judges. */
const NAMES: readonly EntityType[] = ['PERSON', 'LOCATION', 'ORGANIZATION'];
/** What reads in context: the types it finds, and a model that finds some of them. */
interface Accurate {
  /** True where it can take the place of a model with these types. */
  fits(types: readonly EntityType[]): boolean;
  among(types: readonly EntityType[]): RunningModel;
  /** With a layer of a team's own instead of its labels. @throws DeidError `model_unreadable` */
  withHead(head: ModelHead, types: number): RunningModel;
}

function ofFile(model: NeuralModel): Accurate {
  const encoder = new Encoder(model);
  const tagger = new NeuralTagger(encoder, model);
  const own = model.types.join();
  return {
    fits: (types) => types.join() === own,
    among: () => tagger,
    withHead: (head, types) => new HeadTagger(encoder, head, types),
  };
}

/** @param accurate reads the model's file; called for the first text that needs it, so that an engine which nobody asks for it starts as fast */
function runtimeOf(accurate: () => Accurate): ModelRuntime {
  let opened: Accurate | undefined;
  return {
    models: ['fast', 'cascade', 'accurate'],
    open(file, by) {
      if (file.head === undefined && (by === 'fast' || file.isBeside)) return file.run();
      opened ??= accurate();
      if (file.head !== undefined) return opened.withHead(file.head, file.types.length);
      // A model with other types than this network's cannot take its readings.
      if (!opened.fits(file.types)) return file.run();
      const model = opened.among(file.types);
      return by === 'accurate' ? model : new Cascade(file.run(), model);
    },
  };
}

const fastAlone = (): ModelRuntime => ({ open: (file) => file.run() });

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** A folder with a token classifier. Types that plugin `ner` does not know are reported by a recognizer of their own. */
function ofFolder(registry: Registry, path: string, labels: NeuralOptions['labels']): Accurate {
  const folder = readFolder(path, labels);
  const running = sessions(registry, folder.file);
  let tagger: OnnxTagger | undefined;
  const opened = (): OnnxTagger => {
    tagger ??= new OnnxTagger(folder, running());
    return tagger;
  };
  const others = folder.types.filter((type) => !NAMES.includes(type));
  if (others.length > 0) registry.recognizer(labelRecognizer(() => opened().among(others), others));
  return {
    fits: (types) => folder.types.some((type) => types.includes(type)),
    among: (types) => opened().among(types),
    withHead() {
      throw new DeidError('model_unreadable', ['it was trained on another accurate model than is installed here']);
    },
  };
}

/** A session of a file, opened when it is first asked for and closed with the engine. */
function sessions(registry: Registry, file: string): () => OnnxSession {
  let runtime: string;
  try {
    runtime = import.meta.resolve(RUNTIME);
  } catch {
    throw new DeidError('model_needs_package', [RUNTIME, RUNTIME]);
  }
  const token = serviceToken<OnnxSession>('neural/onnx-session', () => new OnnxSession(file, runtime));
  return registry.use(token);
}

export default definePlugin<NeuralOptions>({
  name: 'neural',
  description:
    'Reads names, places and organisations in context with a neural network, offline, where a call or the configuration asks for it.',
  dependsOn: ['ner'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      model: {
        type: 'string',
        minLength: 1,
        relativeToConfig: true,
        description:
          "Path of a model file, or of a folder with model.onnx, tokenizer.json and config.json; left out, the file of the package 'deidkit-model-names'.",
      },
      labels: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'Of a folder: entity types by the names of its labels, without B- and I-.',
      },
    },
  },
  register(registry, { model, labels }) {
    // What somebody names is read at once: if it cannot be used, the start must say so.
    const own =
      model === undefined ? undefined : isFolder(model) ? ofFolder(registry, model, labels) : readModel(model);
    registry.service(SERVICES.modelRuntime, () => {
      if (own !== undefined) return runtimeOf(() => ('among' in own ? own : ofFile(own)));
      const file = packaged();
      return file === undefined ? fastAlone() : runtimeOf(() => ofFile(readModel(file)));
    });
  },
});
