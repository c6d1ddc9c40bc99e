import { hkdfSync, randomBytes } from 'node:crypto';
import type { KeyHash } from './pepper.js';

/**
 * The secrets that encrypt the memories of the conversations of an owner, a key with its successors: the current one first,
 * then those of earlier peppers, whose memories can still be read.
 */
export type MemorySecrets = (owner: string) => readonly Uint8Array[];

const BYTES = 32;
/** Label from which the secret of memories is derived from the pepper. */
const LABEL = 'secret of memories of conversations 1';

const derived =
  (secrets: readonly Uint8Array[]): MemorySecrets =>
  (owner) =>
    secrets.map((secret) => new Uint8Array(hkdfSync('sha256', secret, '', `memory of ${owner}`, BYTES)));

/** Secrets that all processes of a service derive from its peppers. */
export const memorySecrets = (hash: KeyHash): MemorySecrets =>
  derived([hash, ...hash.earlier].map((one) => Buffer.from(one(LABEL), 'hex')));

/** Secrets for a service without a store: its memories end with the process. */
export const passingSecrets = (): MemorySecrets => derived([randomBytes(BYTES)]);
