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
  /** Tells whose key a request carries. Jobs and the dashboard know the keys of the service's own store only. */
  readonly keyStore: ServiceToken<KeyVerifier>;
  /** Counts requests and tokens. */
  readonly quotaStore: ServiceToken<QuotaStore>;
  /** Receives requests, jobs and faults, without content. */
  readonly log: ServiceToken<ServiceLog>;
}

/** The services of the HTTP service. A plugin's takes the place of what `deidkit serve`, or the application around, was started with. */
export const HTTP_SERVICES: HttpServices = {
  keyStore: serviceToken<KeyVerifier>('deidkit/key-store'),
  quotaStore: serviceToken<QuotaStore>('deidkit/quota-store'),
  log: serviceToken<ServiceLog>('deidkit/log'),
};
