import type { Caller } from './caller.js';
import type { NamedGrant } from './named-grants.js';

const PREFIX = 'domain:';

/** The grant for a reserved domain, which a plan or key must name. Names of grants stand in lists separated by blanks. */
const domainGrant = (domain: string): string => `${PREFIX}${encodeURIComponent(domain)}`;

/** True for the id of a grant for a reserved domain. */
export const isDomainGrant = (id: string): boolean => id.startsWith(PREFIX);

/** The grants for reserved domains. */
export const domainGrants = (reserved: readonly string[]): readonly NamedGrant[] =>
  reserved.map((domain) => ({ id: domainGrant(domain), summary: `Domain ${domain}` }));

/**
 * The reserved domains that a caller may ask for. Without a key, there are none.
 * @param reserved all of the engine
 */
export const domainsOf = (caller: Caller | undefined, reserved: readonly string[]): readonly string[] =>
  reserved.filter((domain) => caller?.plan.named?.has(domainGrant(domain)) === true);
