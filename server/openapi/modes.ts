import { DeidError, type Engine } from '../../core/index.js';

/** Refuses a documented mode for which the engine has no policy: CUSTOM where the operator has not written one. */
export function knownMode(engine: Engine, mode: string): void {
  if (engine.policies.some((policy) => policy.name === mode)) return;
  if (mode === 'CUSTOM') throw new DeidError('mode_not_configured');
  throw new DeidError('unknown_mode', [engine.policies.map((policy) => policy.name).join(', ')]);
}
