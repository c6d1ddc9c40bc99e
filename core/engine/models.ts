import type { AutoLimits, Config } from '../config/config.js';
import type { Level } from '../contracts/domain.js';
import { DeidError } from '../contracts/errors.js';
import type { AnalyzeOptions } from '../contracts/results.js';
import type { ModelName, RuntimeKind } from '../contracts/service.js';
import { SERVICES } from './core-services.js';
import type { Services } from './services.js';

type Models = readonly ModelName[];

const FAST: Models = ['fast'];
/** At level 3 the fast model's findings are kept as well, because each level must find all that the lower levels find. */
const FAST_AND_ACCURATE: Models = ['fast', 'accurate'];
const ALONE: Readonly<Record<ModelName, Models>> = { fast: FAST, cascade: ['cascade'], accurate: ['accurate'] };

/** What `auto` reads shorter documents with, and the longest of them, in UTF-16 code units. */
const AUTO: Readonly<Record<RuntimeKind, { readonly model: ModelName; readonly most: number }>> = {
  wasm: { model: 'cascade', most: 20_000 },
  onnx: { model: 'accurate', most: 60_000 },
};

/** The error for a model that is not installed. @param pointer JSON pointer to the setting that names it */
export const modelNotInstalled = (model: ModelName, pointer: string): DeidError =>
  new DeidError('model_not_installed', [model], [{ pointer, message: `'${model}' is not installed here.` }]);

/** Selects the models that read names in a text: by the call, else by the configuration. */
export class ModelChoice {
  readonly #services: Services;
  readonly #configured: NonNullable<Config['defaults']>['model'];
  readonly #limits: AutoLimits;

  /** @throws DeidError `model_not_installed` if the configuration names a model that is not installed */
  constructor({ defaults }: Config, services: Services) {
    this.#services = services;
    const model = defaults?.model;
    this.#configured = model;
    this.#limits = defaults?.auto ?? {};
    if (model !== undefined && model !== 'by-level' && model !== 'auto') this.#check(model, '/defaults/model');
  }

  /** The models that are installed. */
  get installed(): Models {
    return this.#services.provided(SERVICES.modelRuntime)?.models ?? FAST;
  }

  /** The model with which short documents are read under `auto`; undefined where the configuration says otherwise. */
  get auto(): ModelName | undefined {
    if (this.#configured !== 'auto') return undefined;
    const { model } = AUTO[this.#runs];
    return this.installed.includes(model) ? model : 'fast';
  }

  get #runs(): RuntimeKind {
    return this.#services.provided(SERVICES.modelRuntime)?.runs ?? 'wasm';
  }

  /**
   * @param characters length of the document in UTF-16 code units; undefined where it is unknown, or has rows instead of sentences
   * @throws DeidError `model_not_installed`
   */
  of(options: Pick<AnalyzeOptions, 'model'>, level: Level, characters?: number): Models {
    const model = options.model ?? this.#configured;
    if (model === undefined || model === 'fast') return FAST;
    if (model === 'auto')
      return this.isShort([characters ?? Number.POSITIVE_INFINITY]) ? ALONE[this.auto ?? 'fast'] : FAST;
    if (model === 'by-level') return level === 3 && this.installed.includes('accurate') ? FAST_AND_ACCURATE : FAST;
    this.#check(model, '/model');
    return ALONE[model];
  }

  /** True if `auto` reads a document of these parts in context. Takes no more of the lengths than it needs. */
  isShort(lengths: Iterable<number>): boolean {
    const runs = this.#runs;
    const most = this.#limits[runs] ?? AUTO[runs].most;
    let length = 0;
    for (const one of lengths) {
      length += one;
      if (length > most) return false;
    }
    return true;
  }

  #check(model: ModelName, pointer: string): void {
    if (model !== 'fast' && !this.installed.includes(model)) throw modelNotInstalled(model, pointer);
  }
}
