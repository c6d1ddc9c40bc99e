import type { Domain } from '../contracts/domain.js';
import type { EntityTypes } from '../contracts/entity-type.js';
import { DeidError, isDeidError, type Mistake } from '../contracts/errors.js';
import { checkThresholds } from '../detect/thresholds.js';
import { type Config, list } from './config.js';

/**
 * Mistakes in a configuration that satisfies its schema. They show only when the contributions of the plugins are
 * known.
 */
export class ConfigErrors {
  readonly #errors: DeidError[] = [];

  /**
   * Runs a step and collects the error it throws, with pointers below `pointer`. @returns the result of the step, if it
   * did not throw.
   */
  attempt<T>(pointer: string, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!isDeidError(error)) throw error;
      const below = error.mistakes.map((m) => ({ ...m, pointer: pointer + m.pointer }));
      const mistakes = below.length > 0 ? below : [{ pointer, message: error.message }];
      this.#errors.push(new DeidError(error.code, error.parts, mistakes));
      return undefined;
    }
  }

  /** Adds one mistake. */
  add(mistake: Mistake): void {
    this.#errors.push(invalid([mistake]));
  }

  /** Throws the collected mistakes: a single one unchanged, several as an invalid configuration. */
  throwIfAny(): void {
    const [first, second] = this.#errors;
    if (first !== undefined && second === undefined) throw first;
    if (first !== undefined) throw invalid(this.#errors.flatMap((error) => error.mistakes));
  }
}

const invalid = (mistakes: DeidError['mistakes']): DeidError =>
  new DeidError('config_invalid', [mistakes.length, list(mistakes)], mistakes);

/** A key as a part of a JSON pointer (RFC 6901). */
export const pointerTo = (...keys: readonly string[]): string =>
  keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Reports unknown names, and thresholds that would make a higher level find less. */
export function checkNames(config: Config, types: EntityTypes, domains: readonly Domain[], errors: ConfigErrors): void {
  const refuse = (pointer: string, message: string) => errors.add({ pointer, message });
  const checkTypes = (place: string, table: object = {}) => {
    for (const type of Object.keys(table))
      if (type !== '*' && types.get(type) === undefined)
        refuse(place + pointerTo(type), "is no entity type that a plugin declares: 'deidkit entities' lists them");
  };
  const { thresholds = {}, policies = {}, defaults } = config;
  checkTypes('/thresholds', thresholds);
  for (const [type, levels] of Object.entries(thresholds))
    errors.attempt(pointerTo('thresholds', type), () => checkThresholds({ [type]: levels }, 'the configuration'));
  for (const [name, { rules, alwaysFind }] of Object.entries(policies)) {
    checkTypes(pointerTo('policies', name, 'rules'), rules);
    checkTypes(pointerTo('policies', name, 'alwaysFind'), alwaysFind);
  }
  const wanted = defaults?.domain?.toLowerCase();
  if (wanted !== undefined && !domains.some((domain) => domain.name.toLowerCase() === wanted))
    refuse('/defaults/domain', `must be one of ${domains.map((domain) => domain.name).join(', ')}`);
}
