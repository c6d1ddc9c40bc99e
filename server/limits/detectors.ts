import { modelNotInstalled } from '../../core/hosting.js';
import { DeidError, type Engine } from '../../core/index.js';
import { MODEL_NAMES, type ModelName } from '../../core/services.js';
import type { Caller } from './caller.js';

/** Header of an answer that names the models which read the text. */
export const MODEL_HEADER = 'Deid-Model';

/** A detector that costs more than the fast model; plans and keys may include it, as they include endpoints. */
export interface DetectorGrant {
  readonly id: string;
  readonly summary: string;
}

const GRANTS: Readonly<Partial<Record<ModelName, DetectorGrant>>> = {
  cascade: { id: 'cascadeDetector', summary: 'Detector cascade: the accurate one where the fast one is unsure' },
  accurate: { id: 'accurateDetector', summary: 'Detector accurate: reads everything in context' },
};

/** The grants for detectors that are installed. */
export const detectorGrants = ({ models }: Pick<Engine, 'models'>): readonly DetectorGrant[] =>
  models.flatMap((model) => GRANTS[model] ?? []);

/** The detectors that a caller may select, installed or not. */
export const detectorsOf = (caller: Caller | undefined): readonly ModelName[] =>
  MODEL_NAMES.filter((model) => {
    const grant = GRANTS[model];
    return grant === undefined || caller?.plan.operations?.has(grant.id) !== false;
  });

/** Maximum text length in code points of each model that cannot read any text in time. */
export type ModelLimits = Readonly<Partial<Record<ModelName, number>>>;

/**
 * Refuses a text that a model would not finish in time, before work begins.
 * @param options of the request, which decide the models
 * @throws DeidError `text_too_long_for_detector`
 */
export function refuseEndless(
  engine: Pick<Engine, 'modelsOf'>,
  options: Parameters<Engine['modelsOf']>[0],
  points: number,
  limits: ModelLimits,
): void {
  for (const model of engine.modelsOf(options)) {
    const most = limits[model];
    if (most !== undefined && points > most) throw new DeidError('text_too_long_for_detector', [model, most]);
  }
}

/**
 * The model that the field `detector` of a request selects, as an option of the engine. Without the field, the engine
 * decides; where `auto` would choose a model that the caller may not select, the fast one reads.
 * @param allowed result of {@link detectorsOf}
 * @throws DeidError `detector_not_in_plan`, `model_not_installed`
 */
export function modelOf(
  { models, autoModel }: Pick<Engine, 'models' | 'autoModel'>,
  detector: ModelName | null | undefined,
  allowed: readonly ModelName[] = MODEL_NAMES,
): { readonly model?: ModelName } {
  if (detector === null || detector === undefined)
    return autoModel === undefined || allowed.includes(autoModel) ? {} : { model: 'fast' };
  if (!allowed.includes(detector)) throw new DeidError('detector_not_in_plan', [detector]);
  if (!models.includes(detector)) throw modelNotInstalled(detector, '/detector');
  return { model: detector };
}
