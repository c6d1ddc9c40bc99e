// `deidkit/services`: the tokens of everything that plugins can replace. Loads nothing of the service itself, so that
// plugins may import it.
import { type ServiceToken, serviceToken } from '../core/services.js';
import type { ServiceLog } from './base/service-log.js';
import type { KeyVerifier } from './keys/verifier.js';
import type { QuotaStore } from './limits/quota.js';

export * from '../core/services.js';
export type { ServiceLog } from './base/service-log.js';
export type { KeyVerifier } from './keys/verifier.js';
export type { Caller, Plan } from './limits/caller.js';
export type { Grant, QuotaLimits, QuotaName, QuotaStore, QuotaUse } from './limits/quota.js';

interface HttpServices {
  /** Verifies the key of a request. Jobs and the dashboard only know keys of the service's own store. */
  readonly keyStore: ServiceToken<KeyVerifier>;
  /** Counts requests and tokens. */
  readonly quotaStore: ServiceToken<QuotaStore>;
  /** Receives requests, jobs and faults, without content. */
  readonly log: ServiceToken<ServiceLog>;
}

/**
 * The services of the HTTP service. One provided by a plugin replaces the one that `deidkit serve`, or the surrounding application, was
 * started with.
 */
export const HTTP_SERVICES: HttpServices = {
  keyStore: serviceToken<KeyVerifier>('deidkit/key-store'),
  quotaStore: serviceToken<QuotaStore>('deidkit/quota-store'),
  log: serviceToken<ServiceLog>('deidkit/log'),
};
