import { validationFailed } from '../../core/hosting.js';
import type { DeidError, Engine } from '../../core/index.js';
import { knownMode } from '../openapi/modes.js';
import { REDACT_POLICY } from '../openapi/vocabulary.js';

/** The compliance mode, and the policy, that uses substitutes. */
export const SUBSTITUTES = 'PROPRIETARY';

/** The request fields that say how terms are replaced. */
interface Protection {
  readonly compliance_mode?: string | null;
  readonly masking_type?: 'transform' | 'redact' | null;
}

/**
 * The policy of a request. If two fields contradict each other, the request is refused; neither is ignored.
 * @throws DeidError `validation_failed`, `mode_not_configured`, `unknown_mode`
 */
export function policyOf(engine: Engine, { compliance_mode: mode, masking_type: masking }: Protection): string {
  const policy = mode ?? (masking === 'redact' ? REDACT_POLICY : SUBSTITUTES);
  knownMode(engine, policy);
  if (typeof mode === 'string' && typeof masking === 'string')
    throw refused('/masking_type', 'cannot stand beside a compliance_mode, which says what is done.');
  return policy;
}

/** The policy at the general endpoint, where a mode is always given. With PROPRIETARY, a masking type refines it. */
export const generalPolicyOf = (engine: Engine, given: Protection): string =>
  policyOf(engine, given.compliance_mode === SUBSTITUTES ? { ...given, compliance_mode: null } : given);

/** The fields that say where substitutes come from. */
interface Drawn {
  readonly seed?: string | null;
  readonly consistency_key?: string | null;
}

/** Seed or consistency key of a request. Throws DeidError `validation_failed` for both. */
export function drawsOf({ seed, consistency_key: key }: Drawn): { seed?: string; consistencyKey?: string } {
  if (typeof key !== 'string') return typeof seed === 'string' ? { seed } : {};
  if (typeof seed === 'string')
    throw refused('/seed', 'cannot stand beside a consistency_key, which decides the substitutes.');
  return { consistencyKey: key };
}

/** The error for a field that contradicts others. */
export const refused = (pointer: string, message: string): DeidError => validationFailed([{ pointer, message }]);
