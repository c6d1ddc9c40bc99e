import type { EntityType } from './entity-type.js';
import { token } from './token.js';

/**
 * The observed meaning of the scores that a recognizer gives to a type, measured on labelled texts: the log-odds `ln(p
 * / (1 - p))` of the probability are `slope` times those of the score, plus `shift`. With slope 1 and shift 0, the
 * score is the probability. Fitted by a command and stored as data.
 */
export interface Calibration {
  /** `<plugin>/<recognizer>`, in the plugin that registers the calibration. */
  readonly recognizer: string;
  /** Type of what it reports. */
  readonly type: EntityType;
  /** Greater than 0, so that calibration preserves the order of scores. */
  readonly slope: number;
  /** Log-odds of a score of 0.5. */
  readonly shift: number;
}

/** Token under which an engine collects its calibrations. */
export const CALIBRATION = token<Calibration & { readonly name: string }>('deidkit.Calibration');
