import type { EntityType } from './entity-type.js';
import { token } from './token.js';

/**
 * What the scores that a recognizer gives to a type turned out to mean on labelled texts: the log-odds `ln(p / (1 - p))` of the probability
 * are `slope` times those of the score, plus `shift`. With slope 1 and shift 0 a score means what it says. Fitted by a command and kept as data.
 */
export interface Calibration {
  /** `<plugin>/<recognizer>`, of the plugin that registers it. */
  readonly recognizer: string;
  /** Type of what it reports. */
  readonly type: EntityType;
  /** More than 0, so that a higher score stays the higher probability. */
  readonly slope: number;
  /** Log-odds of a score of 0.5. */
  readonly shift: number;
}

/** Token under which an engine collects its calibrations. */
export const CALIBRATION = token<Calibration & { readonly name: string }>('deidkit.Calibration');
