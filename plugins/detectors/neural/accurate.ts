import { DeidError, type EntityType, isDeidError, type Registry } from '../../../core/index.js';
import type { ModelHead, RunningModel, RuntimeKind } from '../../../core/services.js';
import { Encoder } from './encoder.js';
import { HeadTagger } from './head-tagger.js';
import type { NeuralModel } from './model/model-file.js';
import type { Network } from './model/network.js';
import { readFolder } from './onnx/folder.js';
import { installedSession, neededSession } from './onnx/installed.js';
import { OnnxNetwork } from './onnx/network.js';
import type { OnnxSession } from './onnx/session.js';
import { OnnxTagger } from './onnx/tagger.js';
import { labelRecognizer } from './recognizer.js';
import { NeuralTagger } from './tagger.js';
import { WasmNetwork } from './wasm-network.js';

/** What runs the layers of a model file: the kernel of this plugin, onnxruntime-node, or that only where it is installed. */
export const RUNTIMES = ['auto', 'wasm', 'onnx'] as const;
export type RuntimeName = (typeof RUNTIMES)[number];

/** What reads in context: the types it finds, and a model that finds some of them. */
export interface Accurate {
  /** True where it can take the place of a model with these types. */
  fits(types: readonly EntityType[]): boolean;
  /** Reads these types, numbered so; a model file numbers its further types, details of people, behind them. */
  among(types: readonly EntityType[]): RunningModel;
  /** With a layer of a team's own instead of its labels. @throws DeidError `model_unreadable` */
  withHead(head: ModelHead, types: number): RunningModel;
}

/** What plugin `ner` judges; the first types of every model file. */
export const NAMES: readonly EntityType[] = ['PERSON', 'LOCATION', 'ORGANIZATION'];

/** A model file. @throws DeidError `model_unreadable` */
export function ofFile(model: NeuralModel, networkOf: (model: NeuralModel) => Network): Accurate {
  const encoder = new Encoder(model, networkOf(model));
  const tagger = new NeuralTagger(encoder, model);
  return {
    fits: (types) => types.join() === model.types.slice(0, types.length).join(),
    among: () => tagger,
    withHead: (head, types) => new HeadTagger(encoder, head, types),
  };
}

/**
 * Opens the network of a model file.
 * @throws DeidError `model_needs_package` where `runtime` is `onnx` and that is not installed
 */
export function networksOf(registry: Registry, runtime: RuntimeName): Networks {
  if (runtime === 'wasm') return { runs: 'wasm', networkOf: wasm };
  if (runtime === 'onnx') {
    const session = neededSession(registry);
    return { runs: 'onnx', networkOf: (model) => new OnnxNetwork(model, session()) };
  }
  const session = installedSession(registry);
  return session === undefined
    ? { runs: 'wasm', networkOf: wasm }
    : { runs: 'onnx', networkOf: (model) => onnxOrWasm(model, session()) };
}

/** What opens the networks of model files, and what is meant to run them. */
interface Networks {
  readonly runs: RuntimeKind;
  readonly networkOf: (model: NeuralModel) => Network;
}

const wasm = (model: NeuralModel): Network => new WasmNetwork(model);

/** With the runtime, if it runs here: there may be no native code for this platform. */
export function onnxOrWasm(model: NeuralModel, session: OnnxSession): Network {
  try {
    return new OnnxNetwork(model, session);
  } catch (error) {
    // A damaged file is told by the kernel as well.
    if (isDeidError(error) && error.code === 'model_unreadable') return wasm(model);
    throw error;
  }
}

/** A folder with a token classifier. Types that plugin `ner` does not know are reported by a recognizer of their own. */
export function ofFolder(
  registry: Registry,
  path: string,
  labels: Readonly<Record<string, EntityType>> | undefined,
): Accurate {
  const folder = readFolder(path, labels);
  const session = neededSession(registry);
  let tagger: OnnxTagger | undefined;
  const opened = (): OnnxTagger => {
    tagger ??= new OnnxTagger(folder, session());
    return tagger;
  };
  const others = folder.types.filter((type) => !NAMES.includes(type));
  if (others.length > 0)
    registry.recognizer(labelRecognizer((view, _by, suspicion) => opened().among(others).tag(view, suspicion), others));
  return {
    fits: (types) => folder.types.some((type) => types.includes(type)),
    among: (types) => opened().among(types),
    withHead() {
      throw new DeidError('model_unreadable', ['it was trained on another accurate model than is installed here']);
    },
  };
}
