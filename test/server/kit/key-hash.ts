import type { KeyHash } from '../../../server/keys/pepper.js';

/** A hash that tests can read. */
export const testHash = (hash: (key: string) => string = (key) => key): KeyHash =>
  Object.assign((key: string) => hash(key), { pepper: 'of-tests', earlier: [] });
