import { DeidError, type Engine } from '../../core/index.js';

/** Throws for a documented mode without a policy in the engine: CUSTOM if the operator has not defined one. */
export function knownMode(engine: Engine, mode: string): void {
  if (engine.policies.some((policy) => policy.name === mode)) return;
  if (mode === 'CUSTOM') throw new DeidError('mode_not_configured');
  throw new DeidError('unknown_mode', [engine.policies.map((policy) => policy.name).join(', ')]);
}
