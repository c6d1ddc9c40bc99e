import { statSync } from 'node:fs';
import { DeidError, definePlugin, type EntityType } from '../../../core/index.js';
import { type ModelName, type ModelRuntime, type RuntimeKind, SERVICES } from '../../../core/services.js';
import { type Accurate, NAMES, networksOf, ofFile, ofFolder, RUNTIMES, type RuntimeName } from './accurate.js';
import { Cascade } from './cascade.js';
import { PACKAGED_DETAILS, packaged, readModel } from './packaged.js';
import { labelRecognizer } from './recognizer.js';
import { SharedReading } from './shared-reading.js';

/** Options of the plugin. */
export interface NeuralOptions {
  /** Path of a model file, or of a folder with a token classifier in ONNX; left out, the file of the package `deidkit-model-names`. */
  readonly model?: string;
  /** Of a folder: entity types by the names of its labels, without `B-` and `I-`. */
  readonly labels?: Readonly<Record<string, EntityType>>;
  /** What runs a model file: `wasm`, the plugin's own kernel; `onnx`, the package `onnxruntime-node`; `auto`, the latter where it is installed; default `wasm`. */
  readonly runtime?: RuntimeName;
}

/** Models that have been opened, by the name under which they read. */
type Readings = Map<ModelName, SharedReading>;

/**
 * @param runs what runs it
 * @param accurate reads the model's file; called for the first text that needs it, so that an engine which nobody asks for it starts as fast
 * @param readings gets the models that are opened for names
 */
function runtimeOf(runs: RuntimeKind, accurate: () => Accurate, readings: Readings = new Map()): ModelRuntime {
  let opened: Accurate | undefined;
  return {
    models: ['fast', 'cascade', 'accurate'],
    runs,
    open(file, by) {
      if (file.head === undefined && (by === 'fast' || file.isBeside)) return file.run();
      opened ??= accurate();
      if (file.head !== undefined) return opened.withHead(file.head, file.types.length);
      // A model with other types than this network's cannot take its readings.
      if (!opened.fits(file.types)) return file.run();
      const model = opened.among(file.types);
      const shared = new SharedReading(by === 'accurate' ? model : new Cascade(file.run(), model), file.types.length);
      readings.set(by, shared);
      return shared;
    },
  };
}

const fastAlone = (): ModelRuntime => ({ open: (file) => file.run() });

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

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
      runtime: {
        enum: [...RUNTIMES],
        description:
          "What runs a model file: wasm, the plugin's own kernel; onnx, the package 'onnxruntime-node', one and a half to three times as fast, with slightly other findings; auto, the latter where it is installed. Default wasm; auto in the service and the command.",
      },
    },
  },
  register(registry, { model, labels, runtime }) {
    if (model !== undefined && isFolder(model)) {
      if (runtime === 'wasm')
        throw new DeidError('model_unreadable', ['it is a folder, which the option runtime: wasm cannot run']);
      const own = ofFolder(registry, model, labels);
      registry.service(SERVICES.modelRuntime, () => runtimeOf('onnx', () => own));
      return;
    }
    // By default findings do not depend on what else is installed.
    const { runs, networkOf } = networksOf(registry, runtime ?? 'wasm');
    // What somebody names is read at once: if it cannot be used, the start must say so.
    const own = model === undefined ? undefined : readModel(model);
    const readings: Readings = new Map();
    const details = own === undefined ? PACKAGED_DETAILS : own.types.slice(NAMES.length);
    if (details.length > 0)
      registry.recognizer(
        labelRecognizer((view, by, suspicion) => readings.get(by)?.details(view, suspicion) ?? [], details),
      );
    registry.service(SERVICES.modelRuntime, () => {
      if (own !== undefined) return runtimeOf(runs, () => ofFile(own, networkOf), readings);
      const file = packaged();
      return file === undefined ? fastAlone() : runtimeOf(runs, () => ofFile(readModel(file), networkOf), readings);
    });
  },
});
