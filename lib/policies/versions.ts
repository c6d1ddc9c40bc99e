import { createRequire } from 'node:module';
import type { Engine } from '../../core/index.js';
import { packageVersion } from '../engine/packages.js';
import { isSecretName } from '../engine/settings-in-force.js';
import type { Json } from '../evidence/canonical.js';
import type { PolicyEntry } from './history.js';

/** The version of a mode that is in force, as an entry of a history. */
export function policyInForce(
  engine: Engine,
  mode: string,
  config: unknown,
  note: string,
  now = new Date(),
): PolicyEntry {
  const policy = engine.policyContent(mode);
  return {
    sha256: engine.policyVersion(mode).sha256,
    recordedAt: now.toISOString(),
    version: packageVersion(),
    policy,
    configured: configuredIn(config, policy.mode),
    note,
  };
}

/** What `policies` of a configuration says of a mode; null if it says nothing. */
function configuredIn(config: unknown, mode: string): Json {
  const { policies = {} }: { readonly policies?: Readonly<Record<string, Json>> } = JSON.parse(JSON.stringify(config));
  return Object.hasOwn(policies, mode) ? (policies[mode] ?? null) : null;
}

/** True if options within it hold a secret themselves, rather than the name of a variable with one. */
export function holdsSecret(value: Json, isOptions = false): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, one]) =>
      (isOptions && typeof one === 'string' && isSecretName(name)) || holdsSecret(one, isOptions || name === 'options'),
  );
}

/** The text of a configuration with what a version said of its mode. All else stays as it is written. */
export function withPolicy(config: string, { policy, configured }: PolicyEntry): string {
  // What is not there cannot be removed.
  if (configured === null && configuredIn(JSON.parse(config), policy.mode) === null) return config;
  const { applyEdits, modify }: typeof import('jsonc-parser') = createRequire(import.meta.url)('jsonc-parser');
  const options = { formattingOptions: { insertSpaces: true, tabSize: 2 } };
  const value = configured === null ? undefined : configured;
  return applyEdits(config, modify(config, ['policies', policy.mode], value, options));
}
