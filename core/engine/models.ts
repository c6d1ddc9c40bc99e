import type { Config } from '../config/config.js';
import type { Level } from '../contracts/domain.js';
import { DeidError } from '../contracts/errors.js';
import type { AnalyzeOptions } from '../contracts/results.js';
import type { ModelName } from '../contracts/service.js';
import { SERVICES } from './core-services.js';
import type { Services } from './services.js';

type Models = readonly ModelName[];

const FAST: Models = ['fast'];
/** At level 3 the fast model's findings are kept as well, because each level must find all that the lower levels find. */
const FAST_AND_ACCURATE: Models = ['fast', 'accurate'];
const ALONE: Readonly<Record<ModelName, Models>> = { fast: FAST, cascade: ['cascade'], accurate: ['accurate'] };

/** The error for a model that is not installed. @param pointer JSON pointer to the setting that names it */
export const modelNotInstalled = (model: ModelName, pointer: string): DeidError =>
  new DeidError('model_not_installed', [model], [{ pointer, message: `'${model}' is not installed here.` }]);

/** Selects the models that read names in a text: by the call, else by the configuration. */
export class ModelChoice {
  readonly #services: Services;
  readonly #configured: NonNullable<Config['defaults']>['model'];

  /** @throws DeidError `model_not_installed` if the configuration names a model that is not installed */
  constructor({ defaults }: Config, services: Services) {
    this.#services = services;
    this.#configured = defaults?.model;
    if (this.#configured !== undefined && this.#configured !== 'by-level')
      this.#check(this.#configured, '/defaults/model');
  }

  /** The models that are installed. */
  get installed(): Models {
    return this.#services.provided(SERVICES.modelRuntime)?.models ?? FAST;
  }

  /** @throws DeidError `model_not_installed` */
  of(options: Pick<AnalyzeOptions, 'model'>, level: Level): Models {
    const model = options.model ?? this.#configured;
    if (model === undefined || model === 'fast') return FAST;
    if (model === 'by-level') return level === 3 && this.installed.includes('accurate') ? FAST_AND_ACCURATE : FAST;
    this.#check(model, '/model');
    return ALONE[model];
  }

  #check(model: ModelName, pointer: string): void {
    if (model !== 'fast' && !this.installed.includes(model)) throw modelNotInstalled(model, pointer);
  }
}
