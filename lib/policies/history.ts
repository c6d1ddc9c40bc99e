import { type KeyObject, sign } from 'node:crypto';
import { type PolicyContent, policyVersion } from '../../core/hosting.js';
import { canonical, type Json, keyName, sha256 } from '../evidence/canonical.js';
import { NOTHING_BEFORE } from '../evidence/report.js';

const FORMAT = 'deidkit/policy/1';
/** What is signed of a line: separated from any other use of the key. */
export const signedPart = (line: { readonly [name: string]: Json }): Buffer =>
  Buffer.from(`${FORMAT}\n${canonical(line)}`);
/** Digits of a version that are enough to name it. */
const SHORTEST = 8;

/** A version of a policy in a history. */
export interface PolicyEntry {
  /** SHA-256 of what the policy does: `result.policy.sha256`, as evidence and the header `Deid-Policy` name it. */
  readonly sha256: string;
  /** When it was recorded, in UTC. */
  readonly recordedAt: string;
  /** Version of deidkit. */
  readonly version: string;
  /** What it does. */
  readonly policy: PolicyContent;
  /** What `policies` of the configuration said of the mode; null if a plugin defined it. */
  readonly configured: Json;
  /** Why it was recorded; may be empty. */
  readonly note: string;
}

/** What a history says, or the first line that is not as it was written, from 1. */
export type PolicyHistory = { readonly entries: readonly PolicyEntry[] } | { readonly brokenLine: number };

/** Reads a history: one line of JSON for each version, each with the SHA-256 of the line before. A changed, missing or moved line is seen. */
export function readPolicyHistory(text: string): PolicyHistory {
  const entries: PolicyEntry[] = [];
  let before = NOTHING_BEFORE;
  for (const [i, line] of text.split('\n').slice(0, -1).entries()) {
    const entry = entryOf(line, before);
    if (entry === undefined) return { brokenLine: i + 1 };
    entries.push(entry);
    before = sha256(line);
  }
  // A line without its end was not written to the end.
  return text === '' || text.endsWith('\n') ? { entries } : { brokenLine: text.split('\n').length };
}

/** The line that follows a history, with its line break; signed, if a private key for Ed25519 is given. */
export function policyLine(entry: PolicyEntry, history: string, key?: KeyObject): string {
  const last = history.trimEnd().split('\n').at(-1) ?? '';
  const { sha256: version, recordedAt, policy, configured, note } = entry;
  const written = {
    format: FORMAT,
    sha256: version,
    recorded_at: recordedAt,
    version: entry.version,
    policy: JSON.parse(JSON.stringify(policy)),
    configured,
    note,
    previous: last === '' ? NOTHING_BEFORE : sha256(last),
    ...(key !== undefined && { key: keyName(key) }),
  };
  if (key === undefined) return `${oneLine(written)}\n`;
  const signature = sign(null, signedPart(written), key).toString('base64url');
  return `${oneLine({ ...written, signature })}\n`;
}

/** The versions of which a name is the beginning: at least 8 of the hexadecimal digits. Each version once, the latest entry of it. */
export function versionsNamed(entries: readonly PolicyEntry[], name: string): readonly PolicyEntry[] {
  const digits = name.trim().toLowerCase();
  if (digits.length < SHORTEST) return [];
  return [...new Map(entries.map((entry) => [entry.sha256, entry])).values()].filter(({ sha256: version }) =>
    version.startsWith(digits),
  );
}

const oneLine = (value: Json): string => JSON.stringify(JSON.parse(canonical(value)));

type Fields = { readonly [name: string]: Json };

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function entryOf(line: string, before: string): PolicyEntry | undefined {
  const fields = parsed(line);
  if (fields === undefined || oneLine(fields) !== line || fields.format !== FORMAT || fields.previous !== before)
    return undefined;
  const { sha256: version, recorded_at: recordedAt, version: product, configured = null, note } = fields;
  const policy: unknown = fields.policy;
  const isRead = isContent(policy) && policyVersion(policy).sha256 === version;
  if (!isRead || typeof recordedAt !== 'string' || typeof product !== 'string' || typeof note !== 'string')
    return undefined;
  return { sha256: version, recordedAt, version: product, policy, configured, note };
}

function parsed(line: string): Fields | undefined {
  try {
    const value: Json = JSON.parse(line);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isContent(value: unknown): value is PolicyContent {
  if (!isObject(value) || !('mode' in value && 'rules' in value && 'alwaysFind' in value && 'actions' in value))
    return false;
  const { mode, rules, alwaysFind, actions } = value;
  const isPair = (one: unknown): boolean => Array.isArray(one) && one.length === 2 && typeof one[0] === 'string';
  return (
    typeof mode === 'string' &&
    isObject(rules) &&
    isObject(alwaysFind) &&
    Array.isArray(actions) &&
    actions.every(isPair)
  );
}
