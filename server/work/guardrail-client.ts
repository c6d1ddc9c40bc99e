import { hkdfSync } from 'node:crypto';
import { isObject } from './guardrail-fields.js';

/** What LiteLLM says about the client of a call: its own keys and users, whom it knows before the call and after it. */
const CLIENT = ['user_api_key_hash', 'user_api_key_user_id', 'user_api_key_end_user_id'] as const;
const BYTES = 32;

/**
 * Secrets for the memories of one client of LiteLLM. Clients may choose the ids of their calls (`x-litellm-call-id`), so
 * the id alone must not open what another client has hidden under it.
 * @param about the field `request_data`
 */
export function clientSecrets(secrets: readonly Uint8Array[], about: unknown): readonly Uint8Array[] {
  const client = JSON.stringify(CLIENT.map((name) => (isObject(about) ? (about[name] ?? null) : null)));
  return secrets.map((secret) => new Uint8Array(hkdfSync('sha256', secret, '', `client of LiteLLM ${client}`, BYTES)));
}
